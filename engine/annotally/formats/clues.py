"""Clues: cheap tests of the beginning of a file that a format's own recognition need not be asked about.

A clue that fails is certain: the format has no sign there, and rates it 0. One that holds means nothing. They
need no module of the format, so that one file does not load the readers of all.
"""

import re
from collections.abc import Callable

from annotally.formats.conllu.recognition import first_word

Clue = Callable[[str], bool]
"""Tells whether the beginning of a decoded file could be of a format; where not, it is not."""

_LINE_OF_BRAT = re.compile(r"^(?:[TREAMN#][0-9]+|\*)\t", re.MULTILINE)
_TIME = re.compile(r" [0-9.*]")


def always(_beginning: str) -> bool:
    """Return True: every file could be of the format."""
    return True


def never(_beginning: str) -> bool:
    """Return False: no file could be."""
    return False


def holds(*marks: str) -> Clue:
    """Return the clue that one of several marks is somewhere in the beginning."""
    return lambda beginning: any(mark in beginning for mark in marks)


def opens_with(first: str, *marks: str) -> Clue:
    """Return the clue that the first character but blanks is one of ``first``, and a mark is somewhere.

    Without marks the first character is enough.
    """

    def could_be(beginning: str) -> bool:
        stripped = beginning.lstrip()
        return (
            stripped[:1] in first
            and stripped != ""
            and (not marks or any(mark in beginning for mark in marks))
        )

    return could_be


def markup_without_prolog(beginning: str) -> bool:
    """Return the clue of SGML: a tag, and no declaration of XML."""
    return "<" in beginning and not beginning.lstrip().startswith("<?xml")


def message(beginning: str) -> bool:
    """Return the clue of MUC-3/4 templates: the name of their first slot, in any case."""
    return "MESSAGE" in beginning.upper()


def header_of_spans(beginning: str) -> bool:
    """Return the clue of a table of spans: its first line names the column of their beginnings."""
    header = beginning.lstrip().partition("\n")[0].casefold()
    return any(name in header for name in ("start", "begin", "off0"))


def numbered_words(columns: int) -> Clue:
    """Return the clue of tables in which the first line that is no comment is a word of so many cells."""
    return lambda beginning: bool(first_word(beginning, columns))


def line_of_brat(beginning: str) -> bool:
    """Return the clue of brat: a line begins with an identifier and a tab."""
    return "\t" in beginning and _LINE_OF_BRAT.search(beginning) is not None


def times(beginning: str) -> bool:
    """Return the clue of time marks: a number behind a blank, or a sign in place of one."""
    return _TIME.search(beginning) is not None
