#!/bin/sh
# Start the window: set up what is missing, then run the program with the arguments given; without any, on the
# sample project.
set -eu
cd "$(dirname "$0")/.."
. packaging/common.sh

no_display() {
    fail "$1" \
        "On a desktop: start it from a terminal of that desktop." \
        "Over the network: connect with ssh -X." \
        "On a machine without a screen: xvfb-run -a make run   (Debian's packages xvfb and xauth)." \
        "Only to see that it starts: QT_QPA_PLATFORM=offscreen make run ARGS=--smoke"
}

# What prints and goes needs no display, and neither does a platform of Qt chosen by hand.
needs_display() {
    [ -z "${QT_QPA_PLATFORM:-}" ] || return 1
    case ${1:-} in score | convert | agreement | export | formats | tasks) return 1 ;; esac
    for argument; do
        case $argument in --help | -h | --version) return 1 ;; esac
    done
}

# An X server that is named but does not answer would make Qt abort.
answers() {
    .venv/bin/python - <<'PROBE'
import ctypes, sys
try:
    xcb = ctypes.CDLL("libxcb.so.1")
except OSError:
    sys.exit(0)
xcb.xcb_connect.restype = ctypes.c_void_p
sys.exit(bool(xcb.xcb_connection_has_error(ctypes.c_void_p(xcb.xcb_connect(None, None)))))
PROBE
}

if needs_display "$@" && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    no_display "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)."
fi

sh packaging/setup-system.sh
sh packaging/setup-venv.sh

if needs_display "$@" && [ -z "${WAYLAND_DISPLAY:-}" ] && ! answers; then
    no_display "the display $DISPLAY does not answer."
fi

# The smoke test starts what a person would see.
case "$#:${1:-}" in 0: | 1:--smoke) set -- --sample "$@" ;; esac
exec .venv/bin/python -m annotally_gui "$@"
