"""Texts as LaTeX sets them: special signs written out, mathematical signs as mathematics, long words divided.

pdfLaTeX knows the signs of its font encoding T1 and stops at every other one; those get a declaration in the
preamble of the document, which prints their code point. LuaLaTeX and XeLaTeX print what their font has.
"""

import re
import unicodedata
from collections.abc import Iterable

from annotally.reports.render.table_html import allowed_signs

_SPECIAL = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "`": r"\textasciigrave{}",  # else a quotation mark, or half of one
    **{sign: f"\\{sign}" for sign in "&%$#_{}"},
    "[": "{[}",  # else an option of the line break ahead
    "]": "{]}",
}
_MATHEMATICS = dict(
    zip(
        "−√∑∏∂∞∅≤≥≠≈≡∼∈∩∪⊂⊆∧∨⋅…′←→↔↑↓",
        (
            *("-", r"\surd", r"\sum", r"\prod", r"\partial", r"\infty", r"\emptyset", r"\leq", r"\geq"),
            *(r"\neq", r"\approx", r"\equiv", r"\sim", r"\in", r"\cap", r"\cup", r"\subset", r"\subseteq"),
            *(r"\wedge", r"\vee", r"\cdot", r"\ldots", "'"),
            *(r"\leftarrow", r"\rightarrow", r"\leftrightarrow", r"\uparrow", r"\downarrow"),
        ),
        strict=True,
    )
)
_GREEK = "αβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΦΨΩ"
"""The Greek letters that LaTeX has commands for."""
_SYMBOL = re.compile(rf"(?<![\u0370-\u03ff])[{_GREEK}](?![\u0370-\u03ff])")
"""A Greek letter with no other beside it: a symbol. Words of Greek stay words."""
_LIGATURES = re.compile(r"(?<=-)(?=-)|(?<=,)(?=,)|(?<=')(?=')")
"""Places between signs of which T1 would make another: dashes and quotation marks."""
_KNOWN = frozenset({*map(chr, range(0xA0, 0x180)), *"–—‘’‚“”„†‡•‰‹›€™"} - set("ĦħĸĿŀŉŦŧſ"))
"""The signs outside of ASCII that pdfLaTeX prints without any further package."""
_AFTER = re.compile(r"(?<=[/_.:,;=|\-])(?=\w)")
"""Places inside a word where a line may end: after signs of paths, names and signatures."""
_BREAK = "\x00"
"""Stands for a place where a line may end until the text is written out; no text holds it."""
_LONG_WORD = 12
"""Letters from which on a word may be divided after the signs inside it."""


def latex_text(text: str, width: float | None = None) -> str:
    """Return a text that LaTeX sets as it is, on one line; its words divided if lines have that ``width``.

    ``width`` is in points, for text of ten points. Signs that no file may hold become the replacement
    character.
    """
    words = allowed_signs(text).split()
    if width is not None:
        words = [_divided(word, width) for word in words]
    return "".join(map(_written, _pieces(" ".join(words))))


def sign_declarations(content: str) -> str:
    """Return the lines of a preamble for the signs of ``content`` that pdfLaTeX does not know."""
    unknown = sorted({sign for sign in content if not sign.isascii()} - _KNOWN)
    lines = [
        f"\\DeclareUnicodeCharacter{{{ord(sign):04X}}}{{{{\\tiny U+{ord(sign):04X} }}}}\n" for sign in unknown
    ]
    if not lines:
        return ""
    return "".join(
        (
            "% Signs that pdfLaTeX does not know, as their code points.\n\\ifdefined\\pdftexversion\n",
            *lines,
            "\\fi\n",
        )
    )


def text_width(text: str) -> float:
    """Return about how many points a text takes in a font of ten points."""
    return sum(map(_sign_width, text))


def _sign_width(sign: str) -> float:
    # Rounded up from the widths of Computer Modern: a table rather stays narrower than its page.
    if sign.isascii():
        if sign in " iljtfI.,;:'|!()[]":
            return 4.0
        return 8.6 if sign in "mwMW%@&" else 7.7 if sign.isupper() else 5.4
    if unicodedata.east_asian_width(sign) in "WF":
        return 17.0
    return 8.0 if sign in _KNOWN or sign in _MATHEMATICS or sign in _GREEK else 17.0


def _divided(word: str, width: float) -> str:
    """Return a word with marks where a line of that width may end inside it."""
    if text_width(word) > width:
        return _BREAK.join(word)
    return _AFTER.sub(_BREAK, word) if len(word) > _LONG_WORD else word


def _pieces(text: str) -> Iterable[str]:
    """Return the signs of a text, those that LaTeX would join kept apart by an empty group."""
    marked = _SYMBOL.sub(lambda letter: f"\x01{letter[0]}", _LIGATURES.sub("\x02", text))
    return re.findall(r"\x01.|.", marked, re.DOTALL)


def _written(sign: str) -> str:
    if sign in _SPECIAL:
        return _SPECIAL[sign]
    if sign[0] == "\x01":
        return f"\\ensuremath{{\\{_greek_command(sign[1])}}}"
    if sign in _MATHEMATICS:
        return f"\\ensuremath{{{_MATHEMATICS[sign]}}}"
    return {_BREAK: r"\allowbreak{}", "\x02": "{}"}.get(sign, sign)


def _greek_command(letter: str) -> str:
    """Return the name of a Greek letter as LaTeX has it, with a capital for a capital."""
    name = unicodedata.name(letter).rpartition(" ")[2].replace("LAMDA", "LAMBDA")
    return name.capitalize() if letter.isupper() else name.lower()
