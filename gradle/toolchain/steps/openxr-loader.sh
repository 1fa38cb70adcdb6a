# Khronos' loader for arm64 Android. Its own artifact on Maven Central is best (Gradle fetches it then, and this
# folder stays empty); some mirrors lack it, and then the same library comes out of a package of the npm registry.
source "$root/gradle/toolchain/refuse.sh"
out=$1
version=$(sed -n 's/^openxr-loader = "\(.*\)"/\1/p' "$root/gradle/libs.versions.toml")
if mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.6.1:get -Dtransitive=false \
  -Dartifact="org.khronos.openxr:openxr_loader_for_android:$version:aar"; then
  exit 0
fi

command -v npm > /dev/null || refuse "npm is missing, which fetches the OpenXR loader where Maven Central's is not" \
  "to be had: install it (on Debian: apt install npm) and run this again."
library=libopenxr_loader.so
(cd "$out" && npm pack --silent @reactvision/react-viro@3.0.1)
archive=package/android/viro_renderer/viro_renderer-release.aar
tar -xzf "$out"/*.tgz -C "$out" "$archive"
(cd "$out" && "$JAVA_HOME/bin/jar" xf "$archive" "jni/arm64-v8a/$library" && mv "jni/arm64-v8a/$library" .)
rm -r "$out"/*.tgz "$out/package" "$out/jni"
echo "5a6853378430b2cbb75ec34a14e7494ed49cb248e516adfa9fe6bd7032eb7750  $out/$library" | sha256sum -c --quiet \
  || refuse "The checksum of the OpenXR loader from the npm registry is wrong, so it is not used."
