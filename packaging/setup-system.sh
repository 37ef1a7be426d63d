#!/bin/sh
# Install what the operating system must bring: Qt's libraries and Python's venv module; with --tests also an
# X server without a screen, a window manager, an accessibility bus, Tcl, and fonts for every script the tests
# draw.
# What is there already is not touched, and then neither apt nor sudo is called.
set -eu
cd "$(dirname "$0")/.."
. packaging/common.sh

# soname:package, as the X and the offscreen platform of Qt load them
libraries='libEGL.so.1:libegl1 libGL.so.1:libgl1 libglib-2.0.so.0:libglib2.0-0 libdbus-1.so.3:libdbus-1-3
    libfontconfig.so.1:libfontconfig1 libxkbcommon.so.0:libxkbcommon0 libxcb-cursor.so.0:libxcb-cursor0
    libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-shape.so.0:libxcb-shape0
    libxkbcommon-x11.so.0:libxkbcommon-x11-0'
# command:package
tools='Xvfb:xvfb xvfb-run:xvfb xauth:xauth openbox:openbox xdotool:xdotool xprop:x11-utils
    tclsh:tcl dbus-daemon:dbus-daemon gdbus:libglib2.0-bin'
services=at-spi2-core
fonts='fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji'

missing=''
need() { case " $missing " in *" $1 "*) ;; *) missing="$missing $1" ;; esac }

# A user's PATH on Debian lacks /sbin.
known=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p)
for pair in $libraries; do
    case $known in *"${pair%%:*} "*) ;; *) need "${pair##*:}" ;; esac
done

python=$(find_python)
"$python" -c 'import ensurepip, venv' 2>/dev/null || need python3-venv

if [ "${1:-}" = --tests ]; then
    for pair in $tools; do
        command -v "${pair%%:*}" >/dev/null || need "${pair##*:}"
    done
    if command -v dpkg-query >/dev/null; then
        for package in $services $fonts; do
            case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) in
                installed) ;;
                *) need "$package" ;;
            esac
        done
    fi
fi

missing=${missing# }
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    say "annotally: this system has no apt-get. Qt may not start without the libraries that Debian calls"
    say "  $missing"
    say "Install what your system calls them. Going on without."
    exit 0
fi

root=''
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "these packages are missing, and there is no sudo to install them:" \
        "$missing" "As root: apt-get install $missing"
    root=sudo
fi

say "Installing with apt-get${root:+ (as root, through sudo)}: $missing"
apt() { $root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Dpkg::Use-Pty=0 "$@"; }
# Lists that cannot be renewed may still do.
apt update >&2 || say "annotally: apt-get update failed; trying with the lists that are there."
# shellcheck disable=SC2086  # one word per package
apt install --no-install-recommends $missing >&2 || fail "apt-get could not install what is missing:" "$missing" \
    "Its own message is above. Without a network, or with another system's packages, install them by hand."
