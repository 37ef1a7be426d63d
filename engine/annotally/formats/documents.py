"""The roll of documents of one side: each once, whatever the number of files."""

import os
from pathlib import PurePath

from annotally.model.diagnostics import error
from annotally.model.text import Source
from annotally.model.wording import Wording


def name_from_file(path: str) -> str:
    """Return the name of a document without one: its file's stem, bytes that are no UTF-8 escaped."""
    # As `PurePath.stem`, which takes ten times as long: some corpora have thousands of files.
    name = path.replace(os.sep, "/").rpartition("/")[2] or PurePath(path).name
    dot = name.rfind(".")
    return printable_name(name[:dot] if 0 < dot < len(name) - 1 else name)


def printable_name(name: str) -> str:
    """Return the name of a file or folder, with bytes that are no UTF-8 escaped."""
    return name.encode("utf-8", "backslashreplace").decode()


def name_of_source(source: Source) -> str:
    """Return the name of a document without one in its source: its folder's, else its file's stem."""
    return source.document or name_from_file(source.path)


class DocumentRoll:
    """The roll of the documents of one side; refuses the second of two documents with one number."""

    def __init__(self) -> None:
        self._entries: dict[str, tuple[str, Source, int]] = {}

    def enter(self, number: str, label: str, source: Source, offset: int = -1) -> None:
        """Enter the document of that number, which begins at an offset of its source, -1 for all of it.

        Raises InputRefused naming both places if the number is on the roll already (M13).
        """
        # Documents are matched between sides by this number, so two of one side would make the matching
        # ambiguous: the second is refused (M13) instead of the first being overwritten. Lines are counted
        # for a refusal alone.
        earlier = self._entries.get(number)
        if earlier is not None:
            earlier_label, earlier_source, earlier_offset = earlier
            line, column = _place(earlier_source, earlier_offset)
            raise error(
                source.path,
                *_place(source, offset),
                Wording(
                    "document {document!r} has the number {number!r} of document {earlier!r} "
                    "({file}:{line}:{column})",
                    document=label,
                    number=number,
                    earlier=earlier_label,
                    file=earlier_source.path,
                    line=line,
                    column=column,
                ),
                Wording("every document once"),
                Wording("remove one of the two, or have document numbers compared as written (verbatim)"),
            )
        self._entries[number] = (label, source, offset)


def _place(source: Source, offset: int) -> tuple[int, int]:
    """Return line and column of a document, both 0 for one that is the whole source."""
    return source.place(offset) if offset >= 0 else (0, 0)
