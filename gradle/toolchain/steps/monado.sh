# The OpenXR runtime Monado with software GL and Vulkan, as a whole tree of Debian packages with its own C library
# (tree/), bin/run and bin/java to start programs in it, and the OpenXR headers (include/). Where apt has no Debian
# mirror there is no Monado: the tests that need it are skipped, and the headers are the machine's own.
source "$root/gradle/toolchain/refuse.sh"
out=$1
mkdir "$out/include"
if command -v apt-get > /dev/null \
  && apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -q '/debian/\?$'; then
  "$root/gradle/toolchain/debian/unpack.sh" trixie "$toolchain/part/monado-apt" "$out/tree" monado-service \
    libopenxr1-monado libopenxr-loader1 libopenxr-dev mesa-vulkan-drivers libegl-mesa0 libegl1 libgles2
  mv "$out/tree/usr/include/openxr" "$out/include/"
  install -D -t "$out/bin" "$root"/gradle/toolchain/monado/*
  "$out/bin/java" -version
elif [ -e /usr/include/openxr/openxr.h ]; then
  ln -s /usr/include/openxr "$out/include/openxr"
else
  refuse "The OpenXR headers are missing and apt has no Debian mirror to take them from:" \
    "install them (on Ubuntu: apt install libopenxr-dev) and run this again."
fi
