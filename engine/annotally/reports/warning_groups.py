"""Diagnostics as lines for a reader: grouped by kind, with only the first few of many."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.findings import Findings
from annotally.model.missing_documents import MissingDocument, join_missing

SHOWN_OF_A_KIND = 3
"""So many findings of one kind are printed before the others are only counted."""

_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|“[^”]*”|‘[^’]*’")
_PLAIN_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")
_Kind = tuple[Severity, str, str]


def finding_lines(findings: Iterable[Diagnostic], *, every: bool = False) -> list[str]:
    """Return ``findings`` as lines: by kind, the first three of each and the number of the others.

    Documents that the same sides lack are one line together (C6).

    Kinds stand in the order of their first finding, findings of a kind in the order given. ``every`` finding
    has its line, in the order given, if asked for.
    """
    if every:
        return list(map(str, findings))
    return [line for members in findings_by_kind(findings) for line in _lines_of_kind(members)]


def marked_finding_lines(findings: Iterable[Diagnostic], *, every: bool = False) -> list[str]:
    """Return the same lines, each that is about a warning marked as one."""
    if every:
        return [f"{_mark(finding)}{finding}" for finding in findings]
    return [
        f"{mark}{line}"
        for members in findings_by_kind(findings)
        for mark in (_mark(members[0]),)
        for line in _lines_of_kind(members)
    ]


def findings_by_kind(findings: Iterable[Diagnostic]) -> Collection[Sequence[Diagnostic]]:
    """Return findings by kind, in the order of the first of each kind; those of a kind as given."""
    # Diagnostics are of one kind if severity and plain words agree; names, numbers and quotations may differ.
    # Those that are alike are not made here.
    kinds: dict[_Kind, Findings] = {}
    for finding, alike in Findings(findings).representatives():
        kinds.setdefault(_kind(finding), Findings()).extend(alike)
    return kinds.values()


def shown_of_kind(count: int) -> int:
    """Return how many of so many findings of a kind are shown; a single one more is shown itself."""
    return count if count == SHOWN_OF_A_KIND + 1 else min(count, SHOWN_OF_A_KIND)


def is_joined(members: Sequence[Diagnostic]) -> bool:
    """Return whether the findings of a kind are shown as one: several documents that the same sides lack."""
    return len(members) > 1 and isinstance(members[0], MissingDocument)


def findings_shown(members: Sequence[Diagnostic]) -> Sequence[Diagnostic]:
    """Return the findings of a kind that are shown: its first few, or one for all that are joined."""
    count = shown_of_kind(len(members))
    if is_joined(members):
        return (join_missing([member for member in members if isinstance(member, MissingDocument)], count),)
    return members[:count]


def _lines_of_kind(members: Sequence[Diagnostic]) -> Iterator[str]:
    """Yield the first findings of a kind, and how many more there are."""
    remaining = len(members) - shown_of_kind(len(members))
    if is_joined(members):
        (joined,) = findings_shown(members)
        yield f"{joined}; --warnings all names every one" if remaining else str(joined)
        return
    yield from map(str, findings_shown(members))
    if remaining:
        yield f"{remaining:,} more of this kind; --warnings all shows every one"


def _mark(finding: Diagnostic) -> str:
    return "warning: " if finding.severity is Severity.WARNING else ""


def _kind(finding: Diagnostic) -> _Kind:
    """Return a key that findings share if they differ only in the places and names that they mention.

    Missing documents share it if the sides with and without them are the same.
    """
    if isinstance(finding, MissingDocument):
        return finding.severity, f"{finding.present} | {finding.without}", _frame(finding.remedy)
    return finding.severity, _frame(finding.found), _frame(finding.remedy)


@lru_cache(maxsize=256)  # thousands of findings share a remedy
def _frame(sentence: str) -> str:
    """Return the plain words of a sentence, without quotations, numbers and names."""
    words = (word.strip(".,:;()") for word in _QUOTED.sub(" ", sentence).split())
    return " ".join(word for word in words if _PLAIN_WORD.fullmatch(word))
