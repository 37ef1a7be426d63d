#!/bin/sh
# Write packaging/requirements.txt and those for tests, mutants, packages and the fuzzer (requirements-*.txt) anew:
# the newest versions allowed, exact and hashed, without addresses. Run it by hand when a dependency changes, then make test, then
# commit.
set -eu
cd "$(dirname "$0")/.."

# The oldest Python supported resolves for all: what it needs, the newer ones need too.
python=${PYTHON:-python3.11}
"$python" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || {
    echo "lock.sh: Python 3.11 is needed to lock; name one with PYTHON=…" >&2
    exit 1
}

# A person's own configuration of pip may add local folders, whose files have other hashes than everybody's.
unset PIP_FIND_LINKS PIP_EXTRA_INDEX_URL PIP_CONSTRAINT
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet 'pip==26.3' 'pip-tools==7.6.2'

compile() {
    CUSTOM_COMPILE_COMMAND=packaging/lock.sh "$work/venv/bin/pip-compile" --quiet --upgrade --generate-hashes \
        --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-annotate --allow-unsafe \
        --no-strip-extras "$@"
}

# Extras are written with their pins (coverage[toml]): without them pip takes the newest release for the extra, which has
# no hash here, and refuses it. Constraints may not name extras.
compile --extra cas --extra gui --output-file packaging/requirements.txt packaging/requirements.in pyproject.toml
# The tests stand on exactly what the program runs on.
without_extras() { sed 's/\[[a-z,]*\]==/==/' "$1" > "$work/$(basename "$1")"; }
without_extras packaging/requirements.txt
compile --extra test --extra gui --constraint "$work/requirements.txt" \
    --output-file packaging/requirements-test.txt packaging/requirements.in pyproject.toml
# What make mutants needs, which runs beside the tests' libraries.
without_extras packaging/requirements-test.txt
compile --constraint "$work/requirements-test.txt" \
    --output-file packaging/requirements-mutants.txt packaging/requirements-mutants.in
# What make packages needs, which runs beside the program's libraries.
compile --constraint "$work/requirements.txt" \
    --output-file packaging/requirements-packages.txt packaging/requirements-packages.in
# What make fuzz needs; it depends on nothing.
compile --output-file packaging/requirements-fuzz.txt packaging/requirements-fuzz.in

if grep -nE '://|^ *-|(^|[^a-z0-9])/[a-z]' packaging/requirements*.txt | grep -v -- '--hash=sha256:'; then
    echo "lock.sh: the lines above name an address, a path or an option; nothing of the kind may be pinned" >&2
    exit 1
fi
