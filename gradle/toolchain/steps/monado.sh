# The OpenXR runtime Monado with software GL and Vulkan, as a whole tree of Debian packages with its own C library
# (tree/), bin/run and bin/java to start programs in it, and the OpenXR headers (include/). With it come Xvfb, for
# pictures that can be looked at, and the layer that checks calls against the specification (layers/). Where apt has no
# Debian mirror there is no Monado: the tests that need it are skipped, and the headers are the machine's own.
source "$root/gradle/toolchain/refuse.sh"
out=$1
mkdir "$out/include"
if command -v apt-get > /dev/null \
  && apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -q '/debian/\?$'; then
  "$root/gradle/toolchain/debian/unpack.sh" trixie "$toolchain/part/monado-apt" "$out/tree" monado-service \
    libopenxr1-monado libopenxr-loader1 libopenxr-dev mesa-vulkan-drivers libegl-mesa0 libegl1 libgles2 \
    xvfb x11-xkb-utils xkb-data
  mv "$out/tree/usr/include/openxr" "$out/include/"
  install -D -t "$out/bin" "$root"/gradle/toolchain/monado/*
  # Xvfb starts /usr/bin/xkbcomp, which is not where ours is: here it starts bin/xkbcomp below its working folder.
  LC_ALL=C sed -i 's#/usr/bin\x00#bin\x00\x00\x00\x00\x00\x00#' "$out/tree/usr/bin/Xvfb"
  "$out/bin/java" -version

  # The release's own layer takes valid calls for errors; the newest is better. The tests can do without.
  mkdir "$out/layers"
  if "$root/gradle/toolchain/debian/unpack.sh" sid "$toolchain/part/monado-layer-apt" "$out/newest" \
    openxr-layer-corevalidation; then
    mv "$out"/newest/usr/lib/x86_64-linux-gnu/openxr/1/api_layers/*core_validation.so "$out/layers/"
    sed 's#"library_path": *"[^"]*"#"library_path": "./libXrApiLayer_core_validation.so"#' \
      "$out"/newest/usr/share/openxr/1/api_layers/explicit.d/*core_validation*.json > "$out/layers/core_validation.json"
  fi
  rm -rf "$out/newest"
elif [ -e /usr/include/openxr/openxr.h ]; then
  ln -s /usr/include/openxr "$out/include/openxr"
else
  refuse "The OpenXR headers are missing and apt has no Debian mirror to take them from:" \
    "install them (on Ubuntu: apt install libopenxr-dev) and run this again."
fi
