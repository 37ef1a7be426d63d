#!/bin/sh
# Run a command on an X server without a screen, under a window manager: with-display.sh COMMAND [ARGUMENT…]
# A window manager, because without one windows get no focus, and keys go nowhere.
set -eu
exec xvfb-run -a -s "-screen 0 ${ANNOTALLY_SCREEN:-1600x1000}x24 -dpi 96" \
    sh -c 'openbox >/dev/null 2>&1 & manager=$!; QT_QPA_PLATFORM=xcb "$@"; status=$?; kill "$manager"; exit "$status"' \
    with-display "$@"
