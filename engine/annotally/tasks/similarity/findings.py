"""Findings about a schema or a profile: functions from values to findings, for files and editors alike.

A finding names the part at fault by a key, so that a reader can add the line and an editor mark the field.
Keys are paths: ``("EVENT", "arg1")``, the names of label and attribute, in a schema; ``("tag_profile", 1,
"dimension", 0, "weight")`` in a similarity profile; ``("aggregation", 0)`` in a score profile. Those of the
parts of a task begin with ``schema``, or ``similarity_profile`` or ``score_profile`` and its number.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from annotally.model.diagnostics import Severity
from annotally.model.source_diagnostics import shown
from annotally.tasks.muc_config.values import perhaps

FindingKey = tuple[str | int, ...]
_LISTED = 8
"""Declared names that a finding lists; it counts the others."""


class Finding(NamedTuple):
    """A fault: the key of the part, a message, the expectation, and the remedy."""

    key: FindingKey
    found: str
    expected: str
    remedy: str
    severity: Severity = Severity.ERROR


def prefix_findings(prefix: FindingKey, findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield findings with ``prefix`` ahead of their keys; keys that begin with ``schema`` stay."""
    for finding in findings:
        whole = finding.key[:1] == ("schema",)
        yield finding if whole else finding._replace(key=(*prefix, *finding.key))


def named(kind: str, names: Iterable[str]) -> str:
    """Return a kind and its names as words: ``label PERSON``, ``labels PERSON and EVENT``."""
    listed = [shown(name, 40) for name in names]
    *most, last = listed
    return f"{kind}s {', '.join(most)} and {last}" if most else f"{kind} {last}"


def unknown_names(
    key: FindingKey, kind: str, names: Sequence[str], declared: Collection[str], owner: str
) -> Iterator[Finding]:
    """Find names that are not declared, each with the nearest one, and repeated names."""
    # Repetitions are tested ahead of declarations: an unknown name twice is one finding of each kind.
    earlier_names: set[str] = set()
    for name in names:
        if name in earlier_names:
            remedy = "leave it out once"
            yield Finding(key, f"{kind} {shown(name, 40)!r} twice", f"every {kind} once", remedy)
        elif name not in declared:
            remedy = perhaps(
                name, sorted(declared), f"declare it, or take it out; there are {_list_names(declared)}"
            )
            yield Finding(
                key, f"{kind} {shown(name, 40)!r}, which {owner} does not have", f"a {kind}", remedy
            )
        earlier_names.add(name)


def find_missing_parts(key: FindingKey, part: str, **parts: str | Sequence[str]) -> Iterator[Finding]:
    """Find required values of a part that are empty: no file could hold such a part."""
    for name, value in parts.items():
        if not value:
            kind = "a name" if isinstance(value, str) else f"at least one of the {name}"
            yield Finding((*key, name), f"{part} without {name}", kind, "write it, or take the line out")


def _list_names(declared: Collection[str]) -> str:
    names = sorted(declared)
    remainder = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
    return shown(", ".join(names[:_LISTED]), 200) + remainder if names else "none"
