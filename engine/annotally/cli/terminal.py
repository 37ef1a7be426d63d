"""Text for a terminal: no sign in a label, a file name or a text may take command of it.

Escape sequences begin with a control character, of either set; marks of direction turn around the text
behind them. Each is written out as JSON would write it, which reads the same in JSON and in text.
"""

import re

_COMMANDING = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\r(?!\n)|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]"
)
_BREAKS = re.compile("[\t\r\n]")


def visible(text: str) -> str:
    r"""Return a text with control characters and marks of direction as ``\u001b``; its lines stay lines."""
    return text if text.isascii() and text.isprintable() else _COMMANDING.sub(_spelled, text)


def visible_line(text: str) -> str:
    """Return a text as one line: `visible`, with line breaks and tabs spelled out too."""
    return _BREAKS.sub(_spelled, visible(text))


def _spelled(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"
