#!/usr/bin/env bash
# Fetches what maven.txt lists for a step, and checks it: maven-fetch.sh STEP OUT
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/refuse.sh"
step=$1 out=$2
command -v mvn > /dev/null || refuse "Maven is missing, which fetches the toolchain's parts:" \
  "install it (on Debian: apt install maven) and run this again."
mkdir -p "$out"
{
  echo '<project><modelVersion>4.0.0</modelVersion><groupId>toolchain</groupId><artifactId>parts</artifactId>'
  echo '<version>1</version><packaging>pom</packaging><dependencies>'
  awk -v step="$step" '$1 == step {
    split($3, c, ":")
    print "<dependency><groupId>" c[1] "</groupId><artifactId>" c[2] "</artifactId><version>" c[3] "</version>" \
      "<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions></dependency>"
  }' "$here/maven.txt"
  echo '</dependencies></project>'
} > "$out/pom.xml"
mvn -q -B -f "$out/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \
  -DexcludeTransitive=true -DoutputDirectory="$out"
rm "$out/pom.xml"

awk -v step="$step" '$1 == step {print $2, $3}' "$here/maven.txt" | while read -r sum coordinates; do
  IFS=: read -r _ artifact version <<< "$coordinates"
  echo "$sum  $out/$artifact-$version.jar" | sha256sum -c --quiet || refuse "The checksum of $coordinates is wrong:" \
    "what Maven fetched is not what this version of Highfive was made with, so it is not used."
done
