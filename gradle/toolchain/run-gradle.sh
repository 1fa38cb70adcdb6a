#!/usr/bin/env bash
# Runs Gradle with the tools that set-up chose: run-gradle.sh ARGUMENT...   ($root, $toolchain and JAVA_HOME are set)
set -euo pipefail
arguments=(-p "$root" -Phighfive.toolchain="$toolchain")
if [ -d "$toolchain/android-sdk" ] && [ ! -f "${ANDROID_HOME-}/platforms/android-36/android.jar" ]; then
  export ANDROID_HOME=$toolchain/android-sdk
  arguments+=(-Pandroid.aapt2FromMavenOverride="$(echo "$ANDROID_HOME"/build-tools/*/aapt2)")
fi
if [ -x "$toolchain/gradle/gradle" ]; then
  export GRADLE_USER_HOME=${GRADLE_USER_HOME:-$toolchain/gradle-user-home}
  exec "$toolchain/gradle/gradle" "${arguments[@]}" "$@"
fi
exec "$root/gradlew" "${arguments[@]}" "$@"
