#!/bin/sh
# Open the window of a program on this display, press F1 and wait for the guide: try-guide.sh PROGRAM
set -eu
"$1" --sample &
program=$!
trap 'kill "$program" 2>/dev/null || true' EXIT
# wait_for NAME: print the window with this in its title, once it is there
wait_for() { timeout 60 xdotool search --sync --onlyvisible --limit 1 --name "$1"; }
window=$(wait_for 'Annotally$')
xdotool windowactivate --sync "$window"
# A window that still opens the sample takes no key.
for attempt in 1 2 3 4 5 6 7 8 9 10; do
    xdotool key --window "$window" F1
    if timeout 3 xdotool search --sync --onlyvisible --limit 1 --name 'Guide$' >/dev/null; then
        echo "the guide opens in the window of $(basename "$1")"
        exit 0
    fi
done
echo "try-guide.sh: no guide within 30 seconds" >&2
exit 1
