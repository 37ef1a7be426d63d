"""Findings about documents that some sides have and others lack; one finding for many of them (C6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.wording import Wording, plural, verbatim

_NAMES_LENGTH = 400
"""So many code points of names are written at most."""


class Consequence(StrEnum):
    """The treatment of a document that some sides lack, as a finding says it."""

    SCORED = "scored"
    REFUSED = "refused"
    SKIPPED = "skipped"
    ALL_MISSING = "all missing"
    NOT_SCORED = "not scored"
    BY_PAIR = "by pair"
    NOT_COMPARED = "not compared"


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingDocument(Diagnostic):
    """A finding that a document is on some sides and not on others (C6).

    ``present`` and ``without`` are the names of the sides, with commas between several.
    """

    document: str
    present: str
    without: str
    consequence: Consequence


def missing_document(
    severity: Severity, file: str, *, document: str, present: str, without: str, consequence: Consequence
) -> MissingDocument:
    """Return the finding that a document is on the sides ``present`` and not on those ``without`` it."""
    return MissingDocument(
        severity,
        file,
        0,
        0,
        Wording(
            "document {document} is in {present} but not in {without}",
            document=document,
            present=present,
            without=without,
        ),
        Wording("every document on every side"),
        _say_consequence(consequence, 1),
        document=document,
        present=present,
        without=without,
        consequence=consequence,
    )


def join_missing(members: Sequence[MissingDocument], named: int) -> Diagnostic:
    """Return the finding that names several documents which the same sides lack.

    It has their number, the first ``named`` names in order, and the number of the others. There are at least
    two members, which differ in document and file alone. The finding is about their file, or about the folder
    that their files share.
    """
    from annotally.model.source_diagnostics import shown

    names = sorted(member.document for member in members)
    first = min(members, key=lambda member: member.document)
    listed: Wording = verbatim(shown(", ".join(names[:named]), _NAMES_LENGTH))
    if len(names) > named:
        listed = Wording("{names} and {count} more", names=listed, count=len(names) - named)
    return Diagnostic(
        first.severity,
        _shared_place([member.file for member in members], first.file),
        0,
        0,
        plural(
            "{count:,} document is in {present} but not in {without}: {names}",
            "{count:,} documents are in {present} but not in {without}: {names}",
            len(names),
            present=first.present,
            without=first.without,
            names=listed,
        ),
        Wording("every document on every side"),
        _say_consequence(first.consequence, len(names)),
    )


def _say_consequence(consequence: Consequence, count: int) -> Wording:
    """Return the sentence about ``count`` documents that some sides lack."""
    return {
        Consequence.SCORED: plural(
            "its annotations are scored as missing or spurious",
            "their annotations are scored as missing or spurious",
            count,
        ),
        Consequence.REFUSED: plural(
            "add the document, or skip incomplete pairs (--skip-incomplete)",
            "add the documents, or skip incomplete pairs (--skip-incomplete)",
            count,
        ),
        Consequence.SKIPPED: plural(
            "it is skipped (--skip-incomplete)", "they are skipped (--skip-incomplete)", count
        ),
        Consequence.ALL_MISSING: plural(
            "all its mentions are missing", "all their mentions are missing", count
        ),
        Consequence.NOT_SCORED: plural("it is not scored", "they are not scored", count),
        Consequence.BY_PAIR: plural(
            "only the annotators who have it are compared",
            "only the annotators who have them are compared",
            count,
        ),
        Consequence.NOT_COMPARED: plural(
            "it is not compared; in a project its annotations are undecided",
            "they are not compared; in a project their annotations are undecided",
            count,
        ),
    }[consequence]


def _shared_place(files: Sequence[str], first_file: str) -> str:
    """Return the file if all are the same, else the folder closest to all, else the first file."""
    # Folders from the innermost outwards: the first that is above every file is the closest to all.
    distinct_files = set(files)
    if len(distinct_files) == 1:
        return first_file
    above_all = set.intersection(*(set(Path(file).parents) for file in distinct_files))
    folder = next((parent for parent in Path(first_file).parents if parent in above_all), None)
    return first_file if folder is None or not folder.name else str(folder)
