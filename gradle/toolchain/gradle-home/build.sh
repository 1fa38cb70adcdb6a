#!/usr/bin/env bash
# Lays out a Gradle home: build.sh GRADLE_API_JAR LIBRARIES OUT
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
api=$1 libraries=$2 out=$3
version=$(basename "$api" .jar) version=${version#gradle-api-}
work=$out/work
mkdir -p "$work"/{beacon,launcher/META-INF/services,compiler-plugin}

"$JAVA_HOME/bin/javac" -d "$work/beacon" "$here"/beacon/org/gradle/internal/installation/beacon/*.java
asm=$(printf '%s:' "$libraries"/asm*.jar)
"$JAVA_HOME/bin/java" -cp "$asm" "$here/GradleHome.java" "$api" "$libraries" "$out" "$work/beacon"

lib=$out/lib
classpath=$lib/gradle-base-services-$version.jar$(printf ':%s' "$lib"/{slf4j-api,javax.inject,groovy-3}*.jar)
"$JAVA_HOME/bin/javac" -nowarn -cp "$classpath" -d "$work/launcher" "$here"/launcher/boot/*.java
echo boot.KotlinSpec > "$work/launcher/META-INF/services/org.gradle.initialization.GradleApiSpecProvider"
(cd "$work" && "$JAVA_HOME/bin/jar" xf "$api" gradle-launcher-classpath.properties)
projects=$(sed -n 's/^projects=//p' "$work/gradle-launcher-classpath.properties" | tr -d '\r')
runtime=$(cd "$lib" && printf '%s,' {groovy,kotlin,slf4j,jul-to,jcl-over,log4j-over,javax.inject}*.jar)
printf 'projects=gradle-launcher,%s\nruntime=%s\n' "$projects" "${runtime%,}" \
  > "$work/launcher/gradle-gradle-cli-classpath.properties"
"$JAVA_HOME/bin/jar" cf "$lib/gradle-gradle-cli-$version.jar" -C "$work/launcher" .

"$JAVA_HOME/bin/javac" -d "$work/compiler-plugin" "$here"/compiler-plugin/org/gradle/internal/compiler/java/*.java
printf 'projects=\nruntime=\n' > "$work/compiler-plugin/gradle-java-compiler-plugin-classpath.properties"
"$JAVA_HOME/bin/jar" cf "$lib/gradle-java-compiler-plugin-$version.jar" -C "$work/compiler-plugin" .

cp "$here/no-incremental.gradle" "$out/init.d/"
install -m 755 "$here/gradle.sh" "$out/gradle"
rm -rf "$work"
