# dist/: X_ITE as it is served to browsers, without the forms of it that nobody asks for.
source "$root/gradle/toolchain/refuse.sh"
out=$1
command -v npm > /dev/null || refuse "npm is missing, which fetches X_ITE: install it (on Debian: apt install npm) and" \
  "run this again."
(cd "$out" && npm pack --silent x_ite@15.0.1)
tar -xzf "$out"/x_ite-*.tgz -C "$out" package/dist package/LICENSE.md
mv "$out/package/dist" "$out/dist"
mv "$out/package/LICENSE.md" "$out/dist/"
rm -rf "$out"/x_ite-*.tgz "$out/package" "$out"/dist/*.mjs "$out/dist/x_ite.js" "$out/dist/example.html"
find "$out/dist/assets/components" -name '*.js' ! -name '*.min.js' -delete
echo "3926880e58a1c92b8a4b2a3fe079b561ea28cd3fb6e552fccb85c5a1c1ad88f9  $out/dist/x_ite.min.js" | sha256sum -c --quiet \
  || refuse "The checksum of X_ITE from the npm registry is wrong, so it is not used."
