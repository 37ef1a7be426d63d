"""List what a bundle holds, as SBOM (CycloneDX 1.5, JSON) and as licence notices: BUNDLE FOLDER.

Run by the Python of the environment that the bundle was made from: its metadata are the source for
libraries of Python, dpkg's database that for libraries of the system, which PyInstaller takes along.
"""

import json
import re
import subprocess
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

EXTRAS = ("cas", "gui")


def shipped_distributions() -> list[Distribution]:
    """Return Annotally and all that it needs with the extras of the bundle, by name."""
    # A walk over the graph of requirements: each distribution is visited once.
    distributions: dict[str, Distribution] = {}
    waiting = [("annotally", extra) for extra in ("", *EXTRAS)]
    visited = set()
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in visited:
            continue
        visited.add((name, extra))
        distributions[name] = distribution(name)
        for line in distributions[name].requires or ():
            need = Requirement(line)
            if need.marker is None or need.marker.evaluate({"extra": extra}):
                waiting += [(canonicalize_name(need.name), more) for more in ("", *need.extras)]
    return [distributions[name] for name in sorted(distributions)]


def licence_of(metadata: Distribution) -> str:
    """Return the licence that a distribution names: its expression, its field, or its classifiers."""
    fields = metadata.metadata
    field = (fields.get("License") or "").strip()
    names = [
        line.rpartition(" :: ")[2]
        for line in fields.get_all("Classifier") or ()
        if line.startswith("License ::")
    ]
    short = field if field and "\n" not in field and field != "UNKNOWN" else ""
    return fields.get("License-Expression") or short or ", ".join(names) or "not stated"


def licence_texts(metadata: Distribution) -> list[tuple[str, str]]:
    """Return name and content of the licence files that a distribution brings."""
    wanted = re.compile(r"(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
    files = [path for path in metadata.files or () if ".dist-info" in str(path) and wanted.search(str(path))]
    return [
        (path.name, path.locate().read_text(encoding="utf-8", errors="replace")) for path in sorted(files)
    ]


def system_packages(bundle: Path) -> dict[str, str]:
    """Return the versions of the Debian packages whose shared libraries the bundle holds, by name."""
    owners: dict[str, str] = {}
    # Links lead to libraries of the wheels, and Python is listed for itself.
    paths = [path for path in (bundle / "_internal").glob("*.so*") if not path.is_symlink()]
    libraries = {path.name for path in paths if not path.name.startswith("libpython")}
    for library in sorted(libraries):
        done = subprocess.run(
            ["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True, check=False
        )
        for line in done.stdout.splitlines():
            package = line.partition(":")[0]
            shown = ["dpkg-query", "--show", "--showformat", "${Version}\n", package]
            version = subprocess.run(shown, capture_output=True, text=True, check=True).stdout.split()[0]
            owners[package] = version
    return owners


def bill(distributions: list[Distribution], packages: dict[str, str]) -> dict[str, object]:
    """Return the SBOM; the same inputs give the same bytes, so it has no date and no serial number."""
    components: list[dict[str, object]] = [
        _component("library", metadata.name, metadata.version, "pypi", licence_of(metadata))
        for metadata in distributions
        if metadata.name != "annotally"
    ]
    components.append(
        _component("platform", "Python", ".".join(map(str, sys.version_info[:3])), "generic", "PSF-2.0")
    )
    components += [
        _component("library", name, packages[name], "deb/debian", "see its copyright file")
        for name in sorted(packages)
    ]
    (program,) = (metadata for metadata in distributions if metadata.name == "annotally")
    subject = _component("application", "annotally", program.version, "pypi", licence_of(program))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": subject},
        "components": components,
    }


def _component(kind: str, name: str, version: str, source: str, licence: str) -> dict[str, object]:
    locator = f"pkg:{source}/{canonicalize_name(name) if source == 'pypi' else name}@{version}"
    licences = [{"license": {"name": licence}}]
    return {
        "type": kind,
        "bom-ref": locator,
        "name": name,
        "version": version,
        "purl": locator,
        "licenses": licences,
    }


def notices(distributions: list[Distribution], packages: dict[str, str]) -> str:
    """Return all licence texts, one part a library; a library that brings none is named as such."""
    parts = ["Annotally is distributed with the libraries below, each under its own licence.\n"]
    for metadata in distributions:
        heading = f"{metadata.name} {metadata.version}: {licence_of(metadata)}"
        texts = licence_texts(metadata) or [("", "Its distribution brings no licence file.\n")]
        parts += [f"{'=' * 80}\n{heading}\n", *(f"{name}\n\n{text}\n" for name, text in texts)]
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if not python.is_file():
        python = Path("/usr/share/doc") / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "copyright"
    parts.append(f"{'=' * 80}\nPython\n\n{_read(python)}\n")
    for name, version in sorted(packages.items()):
        text = _read(Path("/usr/share/doc") / name / "copyright")
        parts.append(f"{'=' * 80}\n{name} {version} (of the system it was built on)\n\n{text}\n")
    return "\n".join(parts)


def _read(path: Path) -> str:
    return (
        path.read_text(encoding="utf-8", errors="replace")
        if path.is_file()
        else "Its licence file was not found."
    )


if __name__ == "__main__":
    bundle_folder, target = Path(sys.argv[1]), Path(sys.argv[2])
    shipped, of_system = shipped_distributions(), system_packages(bundle_folder)
    document = json.dumps(bill(shipped, of_system), indent=2, ensure_ascii=False)
    (target / "sbom.cdx.json").write_text(document + "\n", encoding="utf-8")
    (target / "NOTICES.txt").write_text(notices(shipped, of_system), encoding="utf-8")
