# bin/tshark and bin/gst-launch-1.0, with which tests hold our packets against programs that others wrote, and bin/ip,
# which makes their networks: links to the machine's own, or unpacked from packages of its release. Without apt they are
# missing, and those tests are skipped.
out=$1
mkdir "$out/bin"
packages=()
if own=$(command -v tshark); then ln -s "$own" "$out/bin/"; else packages+=(tshark); fi
if own=$(command -v gst-launch-1.0) && gst-inspect-1.0 rtpbin; then
  ln -s "$own" "$out/bin/"
else
  packages+=(gstreamer1.0-tools gstreamer1.0-plugins-good)
fi
if own=$(PATH=$PATH:/usr/sbin:/sbin command -v ip); then ln -s "$own" "$out/bin/"; else packages+=(iproute2); fi
if [ ${#packages[@]} = 0 ] || ! command -v apt-get; then exit 0; fi

"$root/gradle/toolchain/debian/unpack.sh" --beside-installed own "$toolchain/part/rtp-peers-apt" "$out/tree" \
  "${packages[@]}"
# GStreamer looks through all plugins when it starts, and complains of those that play sound.
plugins=$out/tree/usr/lib/x86_64-linux-gnu/gstreamer-1.0
[ ! -d "$plugins" ] || find "$plugins" -name '*.so' ! -name 'libgstcoreelements.so' ! -name 'libgstrtp*.so' ! -name 'libgstudp.so' -delete
rm -rf "$out"/tree/usr/share/{doc,man,locale,wireshark}
for program in tshark gst-launch-1.0 ip; do
  [ -x "$out/tree/usr/bin/$program" ] || continue
  cat > "$out/bin/$program" <<X
#!/bin/sh
here=\$(dirname "\$(dirname "\$(readlink -f "\$0")")")
libraries=usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=\$here/tree/\$libraries\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}
export GST_PLUGIN_SYSTEM_PATH_1_0=\$here/tree/\$libraries/gstreamer-1.0:/\$libraries/gstreamer-1.0
export GST_REGISTRY_FORK=no GST_REGISTRY_1_0=\$here/gstreamer-registry
exec "\$here/tree/usr/bin/$program" "\$@"
X
  chmod +x "$out/bin/$program"
  if [ "$program" = ip ]; then "$out/bin/ip" -V; else "$out/bin/$program" --version; fi
done
