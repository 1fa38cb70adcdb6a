# A Gradle home, made from the gradle-api artifact and the libraries that Gradle uses.
parts=$1/parts
"$root/gradle/toolchain/maven-fetch.sh" gradle "$parts"
mkdir "$1/api"
mv "$parts"/gradle-api-*.jar "$1/api/"
"$root/gradle/toolchain/gradle-home/build.sh" "$1"/api/gradle-api-*.jar "$parts" "$1"
rm -r "$parts" "$1/api"
