#!/usr/bin/env bash
# Starts the Gradle home that build.sh laid out beside this script. Needs JAVA_HOME.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
open() { printf -- '--add-opens=%s=ALL-UNNAMED ' "$@"; }
exec "$JAVA_HOME/bin/java" -Xmx3g -XX:MaxMetaspaceSize=768m -XX:+UseParallelGC -Dfile.encoding=UTF-8 \
  $(open java.base/java.util java.base/java.lang java.base/java.lang.invoke java.base/java.net \
    java.base/java.nio.charset java.base/java.util.concurrent.atomic java.prefs/java.util.prefs \
    java.xml/javax.xml.namespace) \
  --add-exports=jdk.compiler/com.sun.tools.javac.api=ALL-UNNAMED \
  --add-exports=jdk.compiler/com.sun.tools.javac.util=ALL-UNNAMED \
  -Dorg.gradle.internal.instrumentation.agent=false -Dorg.gradle.vfs.watch=false \
  -cp "$here/lib/*" boot.GradleBoot "$@"
