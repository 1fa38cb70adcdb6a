# Sets up what a build needs and the machine does not have, step by step. Sourced by ./highfive, which has set
# $root and $toolchain. Where Google's SDK, an NDK or Gradle's own distribution are at hand they are used, and
# the step that would stand in for them is left out.
#
# A step is a script in steps/ that fills a new folder, given as its only argument. The folder takes its place in
# the toolchain only when it is whole, so a set-up that was killed goes on with the step it was at; it is made
# anew when one of the files that it was made from has changed.

tools=$root/gradle/toolchain
logs=$toolchain/log
export root toolchain logs

set_up() {
  [ "$(uname -sm)" = "Linux x86_64" ] || fail "This toolchain is for Linux on x86-64:" \
    "elsewhere install Google's Android SDK and NDK and use ./gradlew."
  choose_java
  if [ "${1-}" = quietly ] && is_set_up; then return; fi
  mkdir -p "$logs" 2>/dev/null || fail "Cannot write to $toolchain: choose another folder with HIGHFIVE_TOOLCHAIN."
  exec 9> "$toolchain/lock"
  flock --nonblock 9 || { say "Waiting for another set-up of $toolchain to finish."; flock 9; }

  for_each_step make_step
  fingerprint_of_all > "$toolchain/complete"
  exec 9>&-
}

# for_each_step VERB: calls VERB NAME MEGABYTES WORDS INPUT... for every step that this machine needs, in order.
for_each_step() {
  local verb=$1
  if ! has_gradle_distribution; then
    "$verb" gradle 300 'Gradle 8.11, from Maven Central' \
      "$tools"/{maven.txt,maven-fetch.sh,gradle-home}
  fi
  if ! has_google_sdk; then
    "$verb" android-sdk 400 'Android SDK 36, from Maven Central' \
      "$tools"/{maven.txt,maven-fetch.sh,android-sdk}
  fi
  "$verb" native-tools 600 'compilers, from Debian packages' "$tools"/{debian,cmake/linux-unpacked.cmake}
  "$verb" monado 900 'the OpenXR runtime Monado and the OpenXR headers, from Debian packages' \
    "$tools"/{debian,monado}
  "$verb" rtp-peers 400 'tshark and GStreamer for tests, from Debian packages' "$tools/debian"
  "$verb" browser 600 'Chromium for tests, from Debian packages' "$tools/debian"
  "$verb" x-ite 60 'X_ITE, which shows VRML in a browser, from the npm registry'
  "$verb" openxr-loader 100 "Khronos' OpenXR loader for Android"
  "$verb" dependencies 1500 'the libraries that the build uses' \
    "$root"/{settings.gradle,build.gradle,buildSrc,gradle/libs.versions.toml} "$root"/*/build.gradle
}

is_set_up() {
  [ -e "$toolchain/complete" ] && [ "$(< "$toolchain/complete")" = "$(fingerprint_of_all)" ]
}

fingerprint_of_all() {
  for_each_step print_fingerprint
}

print_fingerprint() {
  local name=$1
  shift 3
  echo "$name $(fingerprint "$tools/steps/$name.sh" "$@")"
}

# Of the contents of files and folders, wherever they are, without what a build leaves in them.
fingerprint() {
  find "$@" \( -name build -o -name .gradle \) -prune -o -type f -print0 | LC_ALL=C sort -z \
    | xargs -0 cat | sha256sum | cut -c1-16
}

make_step() {
  local name=$1 megabytes=$2 words=$3
  shift 3
  local stamp part=$toolchain/part/$name
  stamp=$(fingerprint "$tools/steps/$name.sh" "$@")
  [ "$(cat "$toolchain/$name/.made-from" 2>/dev/null)" != "$stamp" ] || return 0

  local free
  free=$(df -Pm "$toolchain" | awk 'NR==2 {print $4}')
  [ "$free" -ge "$megabytes" ] || fail "The disk is too full to set up $words: it takes $megabytes MB and" \
    "$toolchain has $free MB left; free some space and run it again, or choose another folder with HIGHFIVE_TOOLCHAIN."

  say "Setting up $words ..."
  local began=$SECONDS
  rm -rf "$part" "$logs/sentence"
  mkdir -p "$part"
  bash -euo pipefail "$tools/steps/$name.sh" "$part" > "$logs/$name.log" 2>&1 9>&- || explain_failure "$name"
  echo "$stamp" > "$part/.made-from" || explain_failure "$name"
  rm -rf "${toolchain:?}/$name"
  mv "$part" "$toolchain/$name"
  rm -rf "$part"-*
  say "  ... done in $((SECONDS - began)) s."
}

explain_failure() {
  local name=$1 log=$logs/$1.log
  if [ -s "$logs/sentence" ]; then
    fail "$(< "$logs/sentence")"
  elif grep -qi 'no space left on device' "$log" || [ "$(df -Pk "$toolchain" | awk 'NR==2 {print $4}')" -lt 1024 ]; then
    fail "The disk that holds $toolchain is full: free some space and run it again," \
      "or choose another folder with HIGHFIVE_TOOLCHAIN."
  else
    fail "Set-up stopped at the step '$name': $(cause_in "$log") (the whole log: $log)."
  fi
}

# Gradle's own explanation, or the last line of any other tool's.
cause_in() {
  awk 'NF && !explained { last = $0 } /^\* What went wrong/ { inside = 1 } inside && !NF { inside = 0; explained = 1 }
    END { sub(/^[ >]+/, "", last); print substr(last, 1, 200) }' "$1"
}

# Gradle 8 runs on Java 17 to 23, the build wants javac.
choose_java() {
  local home version
  for home in "${JAVA_HOME-}" "$(readlink -f "$(command -v javac)" | sed 's:/bin/javac$::')" /usr/lib/jvm/*; do
    [ -x "$home/bin/javac" ] && [ -f "$home/release" ] || continue
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")
    if [ "${version:-0}" -ge 17 ] && [ "$version" -le 23 ]; then
      export JAVA_HOME=$home
      return
    fi
  done
  fail "Highfive is built with a JDK of version 17 to 23 and found none:" \
    "install one (on Debian: apt install openjdk-17-jdk-headless) or set JAVA_HOME."
}

has_google_sdk() {
  [ -n "${ANDROID_HOME-}" ] && [ -f "$ANDROID_HOME/platforms/android-36/android.jar" ]
}

# Asked once for a toolchain: the answer costs a download.
has_gradle_distribution() {
  local answer=$toolchain/gradle-distribution
  if [ ! -e "$answer" ]; then
    mkdir -p "$toolchain"
    if "$root/gradlew" --version > "$toolchain/gradle-distribution.log" 2>&1; then echo yes; else echo no; fi > "$answer"
  fi
  [ "$(< "$answer")" = yes ]
}
