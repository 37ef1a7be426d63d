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
from annotally.model.wording import Wording, join_and, plural
from annotally.tasks.near_names import perhaps

FindingKey = tuple[str | int, ...]
_LISTED = 8
"""Declared names that a finding lists; it counts the others."""


class Finding(NamedTuple):
    """A fault: the key of the part, a message, the expectation, and the remedy."""

    key: FindingKey
    found: Wording
    expected: Wording
    remedy: Wording
    severity: Severity = Severity.ERROR


def prefix_findings(prefix: FindingKey, findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield findings with ``prefix`` ahead of their keys; keys that begin with ``schema`` stay."""
    for finding in findings:
        whole = finding.key[:1] == ("schema",)
        yield finding if whole else finding._replace(key=(*prefix, *finding.key))


def name_labels(names: Iterable[str]) -> Wording:
    """Return the names of labels as words: ``label PERSON``, ``labels PERSON and EVENT``."""
    listed = [shown(name, 40) for name in names]
    return plural("label {names}", "labels {names}", len(listed), names=join_and(listed))


def name_attributes(names: Iterable[str]) -> Wording:
    """Return the names of attributes as words, as `name_labels` does those of labels."""
    listed = [shown(name, 40) for name in names]
    return plural("attribute {names}", "attributes {names}", len(listed), names=join_and(listed))


def unknown_labels(key: FindingKey, names: Sequence[str], declared: Collection[str]) -> Iterator[Finding]:
    """Find names that no label of the task has, each with the nearest one, and repeated names."""
    # Repetitions are tested ahead of declarations: an unknown name twice is one finding of each kind.
    earlier_names: set[str] = set()
    for name in names:
        if name in earlier_names:
            message = Wording("label {name!r} twice", name=shown(name, 40))
            yield Finding(key, message, Wording("every label once"), Wording("remove one of the two"))
        elif name not in declared:
            message = Wording("label {name!r}, which the task does not have", name=shown(name, 40))
            remedy = perhaps(name, sorted(declared), _list_declared(declared))
            yield Finding(key, message, Wording("a label"), remedy)
        earlier_names.add(name)


def find_missing_parts(key: FindingKey, part: Wording, **parts: str | Sequence[str]) -> Iterator[Finding]:
    """Find required values of a part that are empty: no file could hold such a part.

    The values go by what they are: ``name``, ``method``, ``labels`` or ``attributes``.
    """
    for name, value in parts.items():
        if not value:
            message, expected = _describe_missing(part, name)
            yield Finding((*key, name), message, expected, Wording("add the value, or remove the line"))


def _describe_missing(part: Wording, name: str) -> tuple[Wording, Wording]:
    # A form for each value: put into one template, its name could not be inflected.
    if name == "labels":
        return Wording("{part} without labels", part=part), Wording("at least one of the labels")
    if name == "attributes":
        return Wording("{part} without attributes", part=part), Wording("at least one of the attributes")
    if name == "method":
        return Wording("{part} without method", part=part), Wording("a name")
    return Wording("{part} without name", part=part), Wording("a name")


def _list_declared(declared: Collection[str]) -> Wording:
    """Return the remedy for an unknown label that lists those that are declared, the first few by name."""
    if not declared:
        return Wording("declare it, or remove it; none is declared")
    names = sorted(declared)
    listing, more = shown(", ".join(names[:_LISTED]), 200), len(names) - _LISTED
    if more > 0:
        return Wording(
            "declare it, or remove it; available: {names} and {count} more", names=listing, count=more
        )
    return Wording("declare it, or remove it; available: {names}", names=listing)
