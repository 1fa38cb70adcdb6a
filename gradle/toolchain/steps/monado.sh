# The OpenXR runtime Monado with software GL and Vulkan, as a whole tree of Debian packages with its own C library
# (tree/), bin/run and bin/java to start programs in it, and the OpenXR headers (include/). Where apt has no Debian mirror there is no Monado: the file `absent`
# says so, the tests that need it are skipped, and the headers come from the machine's own release.
out=$1
unpack=$root/gradle/toolchain/debian/unpack.sh
mkdir "$out/include"
if apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -q '/debian/\?$'; then
  "$unpack" trixie "$toolchain/part/monado-apt" "$out/tree" monado-service libopenxr1-monado libopenxr-loader1 \
    libopenxr-dev mesa-vulkan-drivers libegl-mesa0 libegl1 libgles2
  mv "$out/tree/usr/include/openxr" "$out/include/"
  install -D -t "$out/bin" "$root"/gradle/toolchain/monado/*
  JAVA_HOME=$JAVA_HOME "$out/bin/java" -version
else
  "$unpack" --beside-installed own "$toolchain/part/monado-apt" "$out/headers" libopenxr-dev
  cp -r "$out/headers/usr/include/openxr" "$out/include/" || cp -r /usr/include/openxr "$out/include/"
  rm -rf "$out/headers"
  echo "apt on this machine has no Debian mirror to take Monado from" > "$out/absent"
fi
