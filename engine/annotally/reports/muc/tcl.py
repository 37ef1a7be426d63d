"""Tcl lists as text, quoted so that any Tcl reads back every character of every element.

The rules are those of Tcl's manual page for ``list``: an element is written bare, in braces, or with
backslashes. A file of them may be read or sourced, with any translation of line ends.
"""

import re
from collections.abc import Iterable

_SPECIAL = re.compile(r'[\s{}\[\]$";\\\x00-\x1f\x7f-\x9f]')
_UNBRACED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]|\\\n")
"""Characters that braces do not keep: line ends may be translated, control ones end a file, a backslash ahead
of a line end is taken for a continued line where the file is sourced."""
_BRACES = re.compile(r"\\.|[{}]|\\", re.DOTALL)
_NAMED = {"\t": "\\t", "\n": "\\n", "\r": "\\r", "\v": "\\v", "\f": "\\f"}


def tcl_element(text: str) -> str:
    """Return ``text`` as one element of a list."""
    # The plainest form that any Tcl reads back: bare, else in braces, else with a backslash for each sign.
    if not text:
        return "{}"
    if text[0] != "#" and not _SPECIAL.search(text):
        return text
    if _balanced(text) and not _UNBRACED.search(text):
        return f"{{{text}}}"
    escaped = _SPECIAL.sub(_escaped, text)
    return f"\\{escaped}" if escaped[0] == "#" else escaped


def tcl_list(elements: Iterable[str], between: str = " ") -> str:
    """Return a list as one element; ``elements`` are quoted already, ``between`` is white space."""
    return f"{{{between.join(elements)}}}"


def _escaped(match: re.Match[str]) -> str:
    character = match[0]
    if character in _NAMED:
        return _NAMED[character]
    # Four digits, because Tcl takes as many as there are up to its limit, and what follows may be one.
    return f"\\{character}" if character.isascii() and character.isprintable() else f"\\u{ord(character):04x}"


def _balanced(text: str) -> bool:
    """Tell whether braces around ``text`` would close at its end, as Tcl counts them."""
    # An escaped brace counts for nothing; depth must never fall below 0 and end at 0.
    depth = 0
    for match in _BRACES.finditer(text):
        if match[0] == "{":
            depth += 1
        elif match[0] == "}":
            depth -= 1
            if depth < 0:
                return False
        elif match[0] == "\\":  # the last character: it would escape the closing brace
            return False
    return depth == 0
