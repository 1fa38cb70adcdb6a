#!/usr/bin/env bash
# Unpacks Debian packages with all they depend on into a folder. Nothing is installed and no root is needed.
#   unpack.sh [--beside-installed] SUITE CACHE OUT PACKAGE...
# SUITE is a Debian release ("trixie"), or "own" for the releases that this machine's apt is set up for.
# With --beside-installed, what is installed already is taken from the machine; without it the tree is whole
# and has its own C library. The mirror is the one that this machine's apt uses, and apt checks its signatures.
set -euo pipefail
status=
if [ "$1" = --beside-installed ]; then status=/var/lib/dpkg/status; shift; fi
suite=$1 cache=$2 out=$3
shift 3

mkdir -p "$cache"/{lists/partial,archives/partial,etc/preferences.d} "$out"
: > "$cache/empty-status"
if [ "$suite" = own ]; then
  sources='Dir::Etc::Parts "/dev/null";'
else
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m1 '/debian/\?$') || {
    echo "apt on this machine has no Debian mirror" >&2
    exit 1
  }
  keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  echo "deb [signed-by=$keyring] $mirror $suite main" > "$cache/etc/sources.list"
  sources="Dir::Etc::sourcelist \"$cache/etc/sources.list\"; Dir::Etc::sourceparts \"-\";
    Dir::Etc::preferences \"-\"; Dir::Etc::preferencesparts \"$cache/etc/preferences.d\";"
fi
cat > "$cache/apt.conf" <<X
$sources
Dir::State "$cache"; Dir::State::Lists "$cache/lists"; Dir::State::status "${status:-$cache/empty-status}";
Dir::Cache "$cache"; Dir::Cache::archives "$cache/archives";
APT::Architecture "amd64"; APT::Architectures { "amd64"; };
APT::Install-Recommends "false"; APT::Sandbox::User ""; APT::Get::AllowUnauthenticated "false";
Acquire::Languages "none"; Debug::NoLocking "true";
X
export APT_CONFIG=$cache/apt.conf
apt-get -q update || echo "apt could not refresh all its lists; going on with those it has"
apt-get -q -y --download-only install "$@"

# Releases since 2023 expect /bin, /lib and so on to be links into /usr.
for folder in bin sbin lib lib64; do
  mkdir -p "$out/usr/$folder"
  [ -e "$out/$folder" ] || ln -s "usr/$folder" "$out/$folder"
done
for package in "$cache"/archives/*.deb; do
  dpkg-deb --fsys-tarfile "$package" | tar -x -C "$out" --keep-directory-symlink --no-same-owner
done
rm -rf "$cache/archives" "$cache/lists"
