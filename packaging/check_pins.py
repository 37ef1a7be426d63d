"""Ask whether vulnerabilities of the pinned libraries are known; say plainly when nobody could be asked."""

import json
import os
import subprocess
import sys

from packages_build import PINS, prepared_environment, scripts


def main() -> int:
    """Return 1 where a vulnerability is known, 0 where none is or the question could not be asked."""
    python = scripts(prepared_environment()) / "python"
    words = [
        python,
        "-m",
        "pip_audit",
        "--disable-pip",
        "--require-hashes",
        "--format",
        "json",
        "--timeout",
        "20",
    ]
    done = subprocess.run(
        [*words, "-r", PINS[0]], capture_output=True, text=True, check=False, env=os.environ
    )
    try:
        libraries = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        reason = (done.stderr.strip().splitlines() or ["no answer"])[-1]
        print(f"Known vulnerabilities of the pins: NOT CHECKED ({reason})")
        return 0
    known = [
        f"{library['name']} {library['version']}: {weakness['id']}"
        for library in libraries
        for weakness in library.get("vulns", ())
    ]
    skipped = [library["name"] for library in libraries if "skip_reason" in library]
    if skipped:
        print(f"Known vulnerabilities: NOT CHECKED for {', '.join(skipped)}")
    asked = len(libraries) - len(skipped)
    if known:
        print("\n".join(known))
    elif asked:
        print(f"Known vulnerabilities of the pins: none in {asked} libraries")
    return 1 if known else 0


if __name__ == "__main__":
    sys.exit(main())
