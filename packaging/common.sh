# Shared by the set-up scripts: read with ".", from the project's folder.

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "annotally: $1"
    shift
    for line; do say "  $line"; done
    exit 1
}

# Print the first Python that is new enough; $PYTHON overrules the search.
find_python() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    found=$("${PYTHON:-python3}" --version 2>&1) || found="no Python at all"
    fail "Python 3.11 or newer is needed, found: $found." \
        "Debian 12 and later bring it: apt-get install python3" \
        "Another one is named so: make run PYTHON=/path/to/python3.12"
}
