"""Files without content, which say that nothing was annotated: white space and comments (C8).

Which lines are comments depends on the format. A file without content does not show its format: that is
named, or known from the other files of its side, or from the other side.
"""

import re
from collections.abc import Callable

from annotally.formats.sniffing import end_of_run
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.text import Source
from annotally.model.wording import Wording

SilenceTest = Callable[[str], bool]
"""Tells whether a text is without content."""

_COMMENT = "<!--.*?-->"
_MAYBE = re.compile(rf"\s+|^[#;@][^\r\n]*|{_COMMENT}", re.MULTILINE | re.DOTALL)
"""A run of white space, or a comment of any format."""
_MARKUP = re.compile(rf"\s+|{_COMMENT}", re.DOTALL)


def may_be_silent(text: str) -> bool:
    """Tell whether a text could be without content in some format; most show at once that they are not."""
    return end_of_run(text, _MAYBE) == len(text)


def silent_lines(comment: str = "") -> SilenceTest:
    """Return the test for texts of white space and comments, lines beginning with the pattern ``comment``."""
    pattern = re.compile(rf"\s+|^(?:{comment})[^\r\n]*" if comment else r"\s+", re.MULTILINE)
    return lambda text: end_of_run(text, pattern) == len(text)


def silent_markup(text: str) -> bool:
    """Tell whether a text holds nothing but white space and comments of SGML."""
    return end_of_run(text, _MARKUP) == len(text)


def warn_of_silence(source: Source) -> Diagnostic:
    """Build the warning about a file without content."""
    message = Wording("a file without content") if source.text else Wording("an empty file (0 bytes)")
    return warning(
        source.path,
        0,
        0,
        message,
        Wording("annotations"),
        Wording("counted as: nothing annotated"),
    )
