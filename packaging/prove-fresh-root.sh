#!/bin/bash
# Prove both commands in a fresh minimal Debian: prove-fresh-root.sh REPOSITORY FOLDER
# FOLDER becomes the new root (it must not exist) and is kept for a look; the committed state is tried, not the
# working tree. Must run as root, with debootstrap. SUITE names another release than bookworm (Debian 12), MIRROR
# another mirror, ANNOTALLY_DATA the corpora; AS_USER=1 tries all as an ordinary user with sudo.
set -euo pipefail
[ $# -eq 2 ] || { echo "usage: prove-fresh-root.sh REPOSITORY FOLDER" >&2; exit 2; }
[ "$(id -u)" -eq 0 ] || { echo "prove-fresh-root.sh: must run as root" >&2; exit 2; }
[ ! -e "$2" ] || { echo "prove-fresh-root.sh: $2 exists; name a new folder" >&2; exit 2; }
repository=$(realpath "$1")
root=$(realpath -m "$2")
house=/srv/annotally
report=()

unmount() { for place in srv/data dev/shm dev/pts proc; do umount "$root/$place" 2>/dev/null || true; done; }
trap unmount EXIT

# Only what this machine needs to reach its mirrors goes along: name service, certificates, pip's index, proxies.
carried=()
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY PIP_INDEX_URL; do
    [ -z "${!name:-}" ] || carried+=("$name=${!name}")
done
# Not under /etc/ssl: the package ca-certificates, which Qt's libraries bring, writes that anew.
certificates=${PIP_CERT:-${SSL_CERT_FILE:-}}
[ -z "$certificates" ] || carried+=(PIP_CERT=/srv/certificates.pem SSL_CERT_FILE=/srv/certificates.pem)

# enter COMMAND [OPTION OF chroot…]: run a command in the new root, as root unless the options say otherwise
enter() {
    local command=$1
    shift
    chroot "$@" "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/srv/home \
        LANG=C.UTF-8 "${carried[@]}" ${ANNOTALLY_DATA:+ANNOTALLY_DATA=/srv/data} sh -c "$command" </dev/null
}

install_packages() {
    enter "apt-get -q -y update && DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends $*"
}

# prove NAME EXPECTED COMMAND: run it, hold its exit status against what is expected, note the time
prove() {
    echo "=== $1: $3"
    local status=0 began=${EPOCHREALTIME/[.,]/}
    enter "cd $house; $3" ${AS_USER:+--userspec=person:person} || status=$?
    local took=$(((${EPOCHREALTIME/[.,]/} - began) / 1000))
    report+=("$(printf '%-6s exit %s (expected %s) %7d ms  %s' \
        "$([ "$status" -eq "$2" ] && echo ok || echo FAILED)" "$status" "$2" "$took" "$1: $3")")
}

debootstrap --variant=minbase "${SUITE:-bookworm}" "$root" ${MIRROR:-}
cp /etc/resolv.conf "$root/etc/resolv.conf"
[ -z "$certificates" ] || install -m 644 "$certificates" "$root/srv/certificates.pem"
for file in /etc/pip.conf /etc/apt/apt.conf.d/*proxy*; do
    [ ! -f "$file" ] || install -D -m 644 "$file" "$root$file"
done
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t devpts devpts "$root/dev/pts" || true
if [ -n "${ANNOTALLY_DATA:-}" ]; then
    mkdir -p "$root/srv/data"
    mount --bind -o ro "$ANNOTALLY_DATA" "$root/srv/data"
    mount -o remount,bind,ro "$root/srv/data"
fi
install_packages python3 make git ${AS_USER:+sudo}
git clone --quiet --no-hardlinks "$repository" "$root$house"
mkdir "$root/srv/home"
if [ -n "${AS_USER:-}" ]; then
    enter "useradd --home-dir /srv/home person && chown -R person:person /srv/home $house"
    echo 'person ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/person"
fi

prove "no display" 2 "make run"
prove "first run, offscreen" 0 "QT_QPA_PLATFORM=offscreen make run ARGS=--smoke"
prove "second run, offscreen" 0 "QT_QPA_PLATFORM=offscreen make run ARGS=--smoke"
prove "set-up of a second run alone" 0 "sh packaging/setup-system.sh && sh packaging/setup-venv.sh"
prove "a display that does not answer" 2 "DISPLAY=:77 make run"
install_packages xvfb xauth
prove "on an X server" 0 "xvfb-run -a make run ARGS=--smoke"
prove "all tests" 0 "make test"

echo
system=$(enter 'cat /etc/debian_version; python3 --version' | tr '\n' ' ')
echo "Fresh Debian root, ${system}commit $(git -C "$repository" rev-parse --short HEAD)${AS_USER:+, as a user with sudo}"
printf '%s\n' "${report[@]}"
[[ "${report[*]}" != *FAILED* ]]
