# An Android SDK with what a build reads.
parts=$1/parts
"$root/gradle/toolchain/maven-fetch.sh" android-sdk "$parts"
"$root/gradle/toolchain/android-sdk/build.sh" "$parts"/android-all-*.jar "$parts"/apktool-lib-*.jar "$parts"/asm-*.jar "$1"
rm -r "$parts"
