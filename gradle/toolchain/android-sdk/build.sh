#!/usr/bin/env bash
# Lays out an Android SDK that the Android Gradle Plugin accepts: build.sh ANDROID_ALL_JAR APKTOOL_JAR ASM_JAR OUT
# It has what a build reads: the platform's android.jar and resources, and aapt2.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
android_all=$1 apktool=$2 asm=$3 out=$4
api=36 release=16 build_tools=35.0.0
platform=$out/platforms/android-$api tools=$out/build-tools/$build_tools
mkdir -p "$platform"/{optional,data} "$tools/lib"

"$JAVA_HOME/bin/java" -cp "$asm" "$here/AndroidJar.java" "$android_all" \
  "$platform/android.jar" "$platform/core-for-system-modules.jar"
cat > "$platform/source.properties" <<X
Pkg.Desc=Android SDK Platform $release
Pkg.UserSrc=false
Platform.Version=$release
Platform.CodeName=
Pkg.Revision=1
AndroidVersion.ApiLevel=$api
Layoutlib.Api=15
Layoutlib.Revision=1
Platform.MinToolsRev=22
X
(cd "$platform" && "$JAVA_HOME/bin/jar" xf "$android_all" build.prop)
: > "$platform/framework.aidl"
echo '[]' > "$platform/optional/optional.json"

printf 'Pkg.UserSrc=false\nPkg.Revision=%s\n' "$build_tools" > "$tools/source.properties"
(cd "$tools" && "$JAVA_HOME/bin/jar" xf "$apktool" prebuilt/linux/aapt2 && mv prebuilt/linux/aapt2 . && rm -r prebuilt)
chmod +x "$tools/aapt2"
# The plugin checks that these exist; the build runs none of them.
for tool in aapt aidl apksigner bcc_compat d8 dexdump lld llvm-rs-cc split-select zipalign; do
  printf '#!/bin/sh\necho "$0: not part of this SDK" >&2\nexit 1\n' > "$tools/$tool"
  chmod +x "$tools/$tool"
done
mkdir "$tools/empty"
"$JAVA_HOME/bin/jar" cf "$tools/core-lambda-stubs.jar" -C "$tools/empty" .
rmdir "$tools/empty"
cp "$tools/core-lambda-stubs.jar" "$tools/lib/d8.jar"
