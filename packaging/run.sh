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

# A platform of Qt chosen by hand needs no display, and neither do help and version. A bare word may be a command: the
# program alone knows which there are, and is asked once it is installed.
needs_display() {
    [ -z "${QT_QPA_PLATFORM:-}" ] || return 1
    case ${1:-} in --help | -h | --version) return 1 ;; esac
}
may_be_command() { case ${1:-} in '' | -* | *[./]*) return 1 ;; esac }
opens_window() {
    ! may_be_command "$@" || .venv/bin/python -c 'import sys
from annotally_gui.app.arguments import for_command_line
sys.exit(for_command_line(sys.argv[1:]))' "$@"
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

refuse_unset_display() {
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] ||
        no_display "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)."
}

if needs_display "$@" && ! may_be_command "$@"; then refuse_unset_display; fi

sh packaging/setup-system.sh
sh packaging/setup-venv.sh

if needs_display "$@" && opens_window "$@"; then
    refuse_unset_display
    [ -n "${WAYLAND_DISPLAY:-}" ] || answers || no_display "the display $DISPLAY does not answer."
fi

# The smoke test starts what a person would see.
case "$#:${1:-}" in 0: | 1:--smoke) set -- --sample "$@" ;; esac
exec .venv/bin/python -m annotally_gui "$@"
