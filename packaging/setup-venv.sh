#!/bin/sh
# Make .venv from the exact, hashed pins, with the project itself installed so that its sources stay in use;
# with --tests from the tests' pins. A stamp holds the digest of all that went in: nothing changed, nothing done.
set -eu
cd "$(dirname "$0")/.."
. packaging/common.sh

kind=run
pins=packaging/requirements.txt
if [ "${1:-}" = --tests ]; then
    kind=test
    pins=packaging/requirements-test.txt
fi

# The folder counts, for the installed project points into it.
digest() { { pwd; cat "$1" pyproject.toml packaging/setup-venv.sh; } | sha256sum; }
wanted=$(digest "$pins")

works() { .venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
stamped() { [ "$(cat ".venv/annotally-$1.stamp" 2>/dev/null)" = "$2" ]; }
stamped "$kind" "$wanted" && works && exit 0

python=$(find_python)
if ! works; then
    rm -rf .venv
    "$python" -m venv .venv || fail "$python could not make a virtual environment; its message is above." \
        "On Debian: apt-get install python3-venv"
fi
rm -f .venv/annotally-*.stamp

# Wheels only: an install runs no code but ours. The pins name no address, pip's own settings do.
pip() { .venv/bin/python -m pip --disable-pip-version-check install --quiet "$@"; }
say "Installing the pinned libraries into .venv (the first time some 100 MB are downloaded) ..."
pip --only-binary :all: --require-hashes -r "$pins" || fail "the pinned libraries could not be installed." \
    "pip's message is above. Usual causes: no network or a proxy pip does not know, a full disk," \
    "or a Python or processor for which a library offers no wheel (found: $(.venv/bin/python -VV))." \
    "Nothing is half done: run the same command again when the cause is mended."
# The pins hold the window's extra, gui, too: the dependencies of the project are all there.
pip --no-deps --no-build-isolation --no-index -e . || fail "the project itself could not be installed into .venv;" \
    "pip's message is above. Remove .venv and try again."

# The tests' pins hold the program's: .venv serves both from now on.
[ "$kind" = run ] || digest packaging/requirements.txt >.venv/annotally-run.stamp
printf '%s\n' "$wanted" >".venv/annotally-$kind.stamp"
