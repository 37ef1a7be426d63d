"""Recognition of tables of numbered words."""

import re

from annotally.formats.sniffing import end_of_run

_NUMBER = re.compile(r"[01](?:[-.][0-9]+)?")
_COMMENTS = re.compile(r"\s+|#(?!begin document|FORMAT=)[^\n]*(?:\n|\Z)")


def first_word(beginning: str, columns: int) -> list[str]:
    """Return the cells of the first line that is no comment; none where it is no numbered word of so many."""
    # Only the head shows the format; the rest of a file may be its text. The number is 1, 1-2 or 0.1.
    at = end_of_run(beginning, _COMMENTS)
    end = beginning.find("\n", at)
    cells = beginning[at : end if end >= 0 else len(beginning)].rstrip("\r").split("\t")
    return cells if len(cells) == columns and _NUMBER.fullmatch(cells[0]) else []


def head_of(beginning: str) -> int:
    """Return where a file begins, white space apart."""
    return len(beginning) - len(beginning.lstrip())
