# bin/clang, bin/ld.lld, bin/cmake, bin/ninja: links to the machine's own, or unpacked from packages of its release.
# Where the machine has no C compiler that links, linux.cmake lets that clang build for the machine itself.
source "$root/gradle/toolchain/refuse.sh"
out=$1
mkdir "$out/bin"

# own NAME COMMAND...: makes bin/NAME the first of the commands that the machine has; false if it has none.
own() {
  local name=$1 command found
  shift
  for command in "$@"; do
    if found=$(command -v "$command"); then
      ln -s "$found" "$out/bin/$name"
      return 0
    fi
  done
  return 1
}

# unpacked NAME PATTERN: makes bin/NAME start the program that was unpacked, with the libraries unpacked beside it.
unpacked() {
  local program
  program=$(cd "$out" && compgen -G "tree/usr/$2" | sort -V | tail -n 1)
  cat > "$out/bin/$1" <<X
#!/bin/sh
here=\$(dirname "\$(dirname "\$(readlink -f "\$0")")")
LD_LIBRARY_PATH=\$here/tree/usr/lib/x86_64-linux-gnu\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH
exec "\$here/$program" "\$@"
X
  chmod +x "$out/bin/$1"
}

packages=()
own clang clang clang-{21,20,19,18,17,16,15} || packages+=(clang)
own ld.lld ld.lld ld.lld-{21,20,19,18,17,16,15} || packages+=(lld)
own cmake cmake || packages+=(cmake)
own ninja ninja || packages+=(ninja-build)

if [ ${#packages[@]} -gt 0 ]; then
  command -v apt-get > /dev/null || refuse "This machine lacks ${packages[*]} and has no apt to take them from:" \
    "install them with its own package manager and run this again."
  "$root/gradle/toolchain/debian/unpack.sh" --beside-installed own "$toolchain/part/native-tools-apt" "$out/tree" \
    "${packages[@]}"
  for package in "${packages[@]}"; do
    case $package in
      clang) unpacked clang 'lib/llvm-*/bin/clang' ;;
      lld) unpacked ld.lld 'lib/llvm-*/bin/lld' && sed -i 's/"\$@"$/-flavor gnu "$@"/' "$out/bin/ld.lld" ;;
      cmake) unpacked cmake bin/cmake ;;
      ninja-build) unpacked ninja bin/ninja ;;
    esac
  done
fi

if ! echo 'int probe;' | cc -shared -fPIC -x c - -o "$out/probe.so"; then
  cp "$root/gradle/toolchain/cmake/linux-unpacked.cmake" "$out/linux.cmake"
fi
rm -f "$out/probe.so"
for tool in clang ld.lld cmake ninja; do "$out/bin/$tool" --version; done
