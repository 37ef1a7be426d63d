#!/bin/bash
# Install a Debian package in a fresh minimal Debian and try it there: prove-deb.sh PACKAGE FOLDER
# FOLDER becomes the new root (it must not exist) and is kept for a look. Must run as root, with debootstrap. SUITE names
# another release than bookworm (Debian 12), MIRROR another mirror.
set -euo pipefail
[ $# -eq 2 ] || { echo "usage: prove-deb.sh PACKAGE FOLDER" >&2; exit 2; }
[ "$(id -u)" -eq 0 ] || { echo "prove-deb.sh: must run as root" >&2; exit 2; }
[ ! -e "$2" ] || { echo "prove-deb.sh: $2 exists; name a new folder" >&2; exit 2; }
root=$(realpath -m "$2")
sample=$(dirname "$0")/../resources/annotally_resources/sample/entities
unmount() { for place in dev/pts dev/shm proc; do umount "$root/$place" 2>/dev/null || true; done; }
trap unmount EXIT

carried=()
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
    [ -z "${!name:-}" ] || carried+=("$name=${!name}")
done
enter() {
    chroot "$@" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/srv/home LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "${carried[@]}" sh -ec "$command" </dev/null
}
as_root() { command=$1; enter "$root"; }
as_person() { command="cd /srv/home; $1"; enter --userspec=person:person "$root"; }

debootstrap --variant=minbase "${SUITE:-bookworm}" "$root" ${MIRROR:-} >/dev/null
cp /etc/resolv.conf "$root/etc/resolv.conf"
for file in /etc/apt/apt.conf.d/*proxy*; do [ ! -f "$file" ] || cp "$file" "$root$file"; done
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t devpts devpts "$root/dev/pts" || true
install -m 644 "$1" "$root/srv/annotally.deb"
mkdir -p "$root/srv/entities"
cp "$sample"/*.sgm "$root/srv/entities"
as_root "apt-get -q -y update && apt-get -q -y install /srv/annotally.deb" >"$root/srv/install.log" 2>&1 ||
    { tail -20 "$root/srv/install.log" >&2; exit 1; }
as_root "useradd --create-home --home-dir /srv/home person"

as_person "! command -v python3 || echo 'note: this root has a Python of its own'"
as_person "annotally --version"
as_person "annotally score --task muc7-named-entity --key /srv/entities/key.sgm \
    --response /srv/entities/response.sgm >score.txt; grep 89.71 score.txt"
as_person "annotally formats | grep uima-xmi"
as_person "annotally convert /srv/entities/key.sgm cas --to uima-xmi --drop all --quiet && ls cas"
as_person "annotally report /srv/entities/key.sgm /srv/entities/response.sgm --task muc7-named-entity \
    --no-agreement --quiet --to report.pdf && head -c 5 report.pdf | grep PDF"
as_person "QT_QPA_PLATFORM=offscreen annotally --sample --smoke"
as_root "grep -q annotally /usr/share/mime/globs2"
as_root "grep -q annotally /usr/share/applications/mimeinfo.cache"
as_root "ls /usr/share/icons/hicolor/*/apps/annotally.* /usr/share/metainfo/annotally.metainfo.xml >/dev/null"
as_root "apt-get -q -y remove annotally >/dev/null && ! test -e /usr/lib/annotally"
echo "$(basename "$1") works in a fresh Debian $(cat "$root/etc/debian_version"): installed, scored, converted, PDF drawn, window opened, removed"
