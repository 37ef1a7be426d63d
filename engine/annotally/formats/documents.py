"""The roll of documents of one side: each once, whatever the number of files."""

from pathlib import PurePath

from annotally.model.diagnostics import error
from annotally.model.text import Source
from annotally.model.wording import Wording


def name_from_file(path: str) -> str:
    """Return the name of a document without one: its file's stem, bytes that are no UTF-8 escaped."""
    return printable_name(PurePath(path).stem)


def printable_name(name: str) -> str:
    """Return the name of a file or folder, with bytes that are no UTF-8 escaped."""
    return name.encode("utf-8", "backslashreplace").decode()


def name_of_source(source: Source) -> str:
    """Return the name of a document without one in its source: its folder's, else its file's stem."""
    return source.document or name_from_file(source.path)


class DocumentRoll:
    """The roll of the documents of one side; refuses the second of two documents with one number."""

    def __init__(self) -> None:
        self._places: dict[str, tuple[str, str, int, int]] = {}

    def enter(self, number: str, label: str, file: str, line: int, column: int) -> None:
        """Enter the document of that number, met in ``file`` at ``line`` and ``column``.

        Raises InputRefused naming both places if the number is on the roll already (M13).
        """
        # Documents are matched between sides by this number, so two of one side would make the matching
        # ambiguous: the second is refused (M13) instead of the first being overwritten.
        earlier = self._places.get(number)
        if earlier is not None:
            raise error(
                file,
                line,
                column,
                Wording(
                    "document {document!r} has the number {number!r} of document {earlier!r} "
                    "({file}:{line}:{column})",
                    document=label,
                    number=number,
                    earlier=earlier[0],
                    file=earlier[1],
                    line=earlier[2],
                    column=earlier[3],
                ),
                Wording("every document once"),
                Wording("remove one of the two, or have document numbers compared as written (verbatim)"),
            )
        self._places[number] = (label, file, line, column)
