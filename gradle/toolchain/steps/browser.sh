# bin/chromium, in which tests open the page of a world: the machine's own, or unpacked from packages of its release.
# Without apt it is missing, and those tests are skipped.
out=$1
mkdir "$out/bin"
if own=$(command -v chromium); then
  ln -s "$own" "$out/bin/"
  exit 0
fi
command -v apt-get || exit 0

# Ubuntu's package of this name brings no browser.
"$root/gradle/toolchain/debian/unpack.sh" --beside-installed own "$toolchain/part/browser-apt" "$out/tree" chromium \
  || exit 0
[ -x "$out/tree/usr/lib/chromium/chromium" ] || exit 0
rm -rf "$out"/tree/usr/share/{doc,man,locale,lintian}
cat > "$out/bin/chromium" <<'X'
#!/bin/sh
here=$(dirname "$(dirname "$(readlink -f "$0")")")
libraries=$here/tree/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$libraries:$libraries/nss:$libraries/pulseaudio
exec "$here/tree/usr/lib/chromium/chromium" "$@"
X
chmod +x "$out/bin/chromium"
"$out/bin/chromium" --version
