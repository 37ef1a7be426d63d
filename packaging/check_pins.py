"""Ask whether vulnerabilities of the pinned libraries are known; say plainly where nobody could be asked.

check_pins.py [--advisories PATH]

PyPI is asked, then OSV, by pip-audit. PATH, or ANNOTALLY_ADVISORIES, names advisories in files
(`advisories.py`), which are looked at besides, or where there is no network. Libraries of Debian that the
bundle takes along are compared with those that Debian's archive has now, by the lists that apt-get update
brought. Ends with 1 where a vulnerability of a pin is known.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from packages_build import DIST, PINS, prepared_environment, scripts, version

SERVICES = {"pypi": "PyPI", "osv": "OSV"}


def audit(service: str, pins: Path) -> tuple[list[str], list[str], str]:
    """Return the vulnerabilities a service lists, libraries it answered for, and why not for others."""
    python = scripts(prepared_environment()) / "python"
    words = [python, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format", "json"]
    words += ["--timeout", "20", "--vulnerability-service", service, "-r", pins]
    process = subprocess.run(words, capture_output=True, text=True, check=False, env=os.environ)
    try:
        libraries = json.loads(process.stdout)["dependencies"]
    except (ValueError, KeyError):
        return [], [], (process.stderr.strip().splitlines() or ["no answer"])[-1]
    return audited(libraries)


def audited(libraries: Iterable[Mapping[str, object]]) -> tuple[list[str], list[str], str]:
    """Return the same three of the libraries in an answer of pip-audit."""
    vulnerabilities, answered, reason = [], [], ""
    for library in libraries:
        if "skip_reason" in library:
            reason = f"{library['name']}: {library['skip_reason']}"
            continue
        answered.append(str(library["name"]))
        weaknesses = library.get("vulns", ())
        assert isinstance(weaknesses, list | tuple)
        vulnerabilities += [
            f"{library['name']} {library['version']}: {weakness['id']}" for weakness in weaknesses
        ]
    return vulnerabilities, answered, reason


def check_by_network(pins: Path) -> list[str]:
    """Print the answer of the first service that has one; return the vulnerabilities in it."""
    for service, name in SERVICES.items():
        vulnerabilities, answered, reason = audit(service, pins)
        if answered and not reason:
            count = len(vulnerabilities)
            print(f"{pins.name}: {name} knows {count} vulnerabilities of {len(answered)} libraries, today")
            return vulnerabilities
        print(f"{pins.name}: NOT CHECKED by {name} ({len(answered)} libraries answered; {reason})")
        if vulnerabilities:
            return vulnerabilities
    return []


def check_by_files(path: Path, pins: Path) -> list[str]:
    """Print how many advisories in files hold, and their date; return the vulnerabilities."""
    # What reads them is in the environment of the packages, not in that of whoever starts this.
    python = scripts(prepared_environment()) / "python"
    process = subprocess.run(
        [python, __file__, "--look-up", path, pins], capture_output=True, text=True, check=False
    )
    if process.returncode:
        print(f"{pins.name}: NOT CHECKED by {path.name} ({process.stderr.strip().splitlines()[-1]})")
        return []
    answer = json.loads(process.stdout)
    print(
        f"{pins.name}: {answer['count']} advisories in {path.name}, {len(answer['matches'])} of them hold;"
        f" the newest is of {answer['newest']}, so what became known later is NOT CHECKED"
    )
    return list(answer["matches"])


def outdated(policy: str) -> list[str]:
    """Return a line for each package of which the archive has another version, from apt-cache policy's."""
    lines, name, installed = [], "", ""
    for line in policy.splitlines():
        if line and not line.startswith(" "):
            name = line.rstrip(":")
        elif line.strip().startswith("Installed:"):
            installed = line.partition(":")[2].strip()
        elif line.strip().startswith("Candidate:"):
            candidate = line.partition(":")[2].strip()
            if installed not in (candidate, "(none)"):
                lines.append(f"{name} {installed}, the archive has {candidate}")
    return lines


def check_system_libraries(bill: Path) -> None:
    """Print which of Debian's libraries in the bundle have updates in Debian's archive."""
    if shutil.which("apt-cache") is None or not bill.is_file():
        print("Debian's libraries in the bundle: NOT CHECKED, which needs apt and a bundle")
        return
    components = json.loads(bill.read_text(encoding="utf-8"))["components"]
    names = [part["name"] for part in components if part["purl"].startswith("pkg:deb/")]
    policy = subprocess.run(
        ["apt-cache", "policy", *names], capture_output=True, text=True, check=True
    ).stdout
    older = outdated(policy)
    print(
        "\n".join(
            [f"Debian's libraries in the bundle: {len(names)}, of which {len(older)} have updates", *older]
        )
    )


def main(arguments: argparse.Namespace) -> int:
    """Return 1 where a vulnerability is known, 0 where none is or the question could not be asked."""
    vulnerabilities: set[str] = set()
    for pins in PINS:
        vulnerabilities.update(check_by_network(pins))
        if arguments.advisories:
            vulnerabilities.update(check_by_files(Path(arguments.advisories), pins))
    if not arguments.advisories:
        print("Advisories in files: NOT CHECKED, --advisories or ANNOTALLY_ADVISORIES names none")
    check_system_libraries(DIST / f"annotally-{version()}.cdx.json")
    print(
        "\n".join(sorted(vulnerabilities))
        if vulnerabilities
        else "No known vulnerability, as far as was checked above"
    )
    return 1 if vulnerabilities else 0


def look_up_as_json(path: Path, pins: Path) -> str:
    """Return the advisories that hold for the pins of a file, as JSON."""
    from advisories import look_up, pins_of

    return json.dumps(vars(look_up(path, pins_of(pins.read_text(encoding="utf-8")))))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--look-up"]:
        print(look_up_as_json(*map(Path, sys.argv[2:4])))
    else:
        parser = argparse.ArgumentParser(
            description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        parser.add_argument(
            "--advisories",
            metavar="PATH",
            default=os.environ.get("ANNOTALLY_ADVISORIES"),
            help="a folder or ZIP archive of advisories in OSV's schema, or safety-db's insecure_full.json",
        )
        sys.exit(main(parser.parse_args()))
