"""Advisories about libraries of Python that lie in files: which of them hold for the pins.

Read are records of OSV's schema, a file each, as JSON or YAML: a folder or a ZIP archive of them, such as a
copy of the PyPA's advisory database (CC BY 4.0) or OSV's archive of PyPI. Also read is ``insecure_full.json``
of safety-db, whose licence (CC BY-NC-SA 4.0) allows no commercial use: it is read only if a person names it,
and nothing of it is kept.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

_ENDINGS = (".json", ".yaml", ".yml")


@dataclass
class Findings:
    """Advisories that hold for pins, the number of all advisories, and the day of the newest (ISO 8601)."""

    matches: list[str] = field(default_factory=list)
    count: int = 0
    newest: str = ""


def pins_of(text: str) -> dict[str, str]:
    """Return the versions in the text of a file of requirements, by canonical name."""
    pairs = re.findall(r"(?m)^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s\\;]+)", text)
    return {canonicalize_name(name): version for name, version in pairs}


def look_up(path: Path, pins: Mapping[str, str]) -> Findings:
    """Return the advisories at ``path`` that hold for the pins. Raises ValueError where it has none."""
    findings = Findings()
    for record in _records(path):
        if "$meta" in record:
            _look_up_safety(record, pins, findings)
        elif isinstance(record.get("affected"), list):
            findings.count += 1
            findings.newest = max(findings.newest, str(record.get("modified", ""))[:10])
            findings.matches += _holding(record, pins)
    if not findings.count:
        raise ValueError(f"{path} has no advisories")
    findings.matches.sort()
    return findings


def _records(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the records below a folder, in an archive or in a file, with the order of their names."""
    if path.is_dir():
        files = sorted(entry for entry in path.rglob("*") if entry.suffix in _ENDINGS and entry.is_file())
        contents: Iterable[tuple[str, bytes]] = ((entry.name, entry.read_bytes()) for entry in files)
        yield from _parsed(contents)
    elif path.suffix == ".zip":
        with ZipFile(path) as archive:
            names = sorted(name for name in archive.namelist() if name.endswith(_ENDINGS))
            yield from _parsed((name, archive.read(name)) for name in names)
    else:
        yield from _parsed([(path.name, path.read_bytes())])


def _parsed(contents: Iterable[tuple[str, bytes]]) -> Iterator[dict[str, Any]]:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    for name, content in contents:
        record = json.loads(content) if name.endswith(".json") else yaml.load(content, loader)
        if isinstance(record, dict):
            yield record


def _holding(record: Mapping[str, Any], pins: Mapping[str, str]) -> Iterator[str]:
    """Yield a line for each pin that a record of OSV's schema holds for; withdrawn ones hold for none."""
    if record.get("withdrawn"):
        return
    lines = set()
    for entry in record["affected"]:
        package = entry.get("package", {})
        name = canonicalize_name(str(package.get("name", "")))
        if package.get("ecosystem") == "PyPI" and name in pins and _is_affected(entry, pins[name]):
            lines.add(f"{name} {pins[name]}: {record.get('id')}")
    yield from sorted(lines)


def _is_affected(entry: Mapping[str, Any], pin: str) -> bool:
    # A version is affected if it is listed, or lies behind an event that introduces the weakness and no other
    # that ends it, in the order of versions. Ranges of commits say nothing about releases.
    if pin in map(str, entry.get("versions") or ()):
        return True
    version = Version(pin)
    for span in entry.get("ranges") or ():
        if span.get("type") not in ("ECOSYSTEM", "SEMVER"):
            continue
        events = [
            (_version(str(bound)), kind) for event in span.get("events", ()) for kind, bound in event.items()
        ]
        state = False
        for bound, kind in sorted(events, key=lambda event: event[0]):
            if bound <= version and not (kind == "last_affected" and bound == version):
                state = kind == "introduced"
        if state:
            return True
    return False


def _version(text: str) -> Version:
    try:
        return Version(text)
    except InvalidVersion:  # a bound that is no version of Python's: taken as the first of all
        return Version("0.dev0")


def _look_up_safety(record: Mapping[str, Any], pins: Mapping[str, str], findings: Findings) -> None:
    """Add the advisories of safety-db's file: by name of the library, with specifiers of versions."""
    meta = record["$meta"]
    day = datetime.fromtimestamp(int(meta.get("timestamp", 0)), UTC).date().isoformat()
    findings.newest = max(findings.newest, day)
    for name, advisories in record.items():
        if name == "$meta":
            continue
        findings.count += len(advisories)
        pin = pins.get(canonicalize_name(name))
        for advisory in advisories if pin is not None else ():
            if any(SpecifierSet(specifier).contains(str(pin)) for specifier in advisory.get("specs", ())):
                identifier = advisory.get("cve") or advisory.get("id")
                findings.matches.append(f"{canonicalize_name(name)} {pin}: {identifier}")
