"""Formulas as rich text: within a line with strokes and small letters, on their own as they are printed.

Qt's rich text has no mathematics. Fractions, limits and cases are tables in cells of tables, so that they can
be selected, read aloud and magnified like every text.
"""

import re
from collections.abc import Iterable
from itertools import groupby

from annotally_gui.services.guide.formulas import (
    Fenced,
    FormulaPart,
    FormulaRow,
    Fraction,
    Grid,
    Root,
    Scripts,
    Symbol,
    is_operand,
    read_formula,
    spaced,
)
from annotally_gui.services.rich_text import Markup, element, joined

_NOTHING = FormulaRow(())
_SCRIPT = re.compile(r"\b([^\W\d_])_([^\W_]+)\b")
"""A letter with another one, or digits, at its foot, as one types it."""
TALLEST = 6
"""The lines of the tallest parentheses and braces; those of n lines are of the class ``fence`` and n."""


def inline_formula(source: str) -> Markup:
    """Return a formula as a part of a line."""
    return element("span", _inline(read_formula(source).root), class_="formula")


def displayed_formula(source: str) -> Markup:
    """Return a formula as a block of its own."""
    return element("div", _row_of((_display(read_formula(source).root),)), class_="formula")


def with_scripts(text: str) -> Markup:
    """Return words with letters such as ``p_e`` as they are printed."""
    parts: list[str] = []
    place = 0
    for match in _SCRIPT.finditer(text):
        letter = Scripts(Symbol(match[1], "variable"), Symbol(match[2]), None)
        parts += [text[place : match.start()], _inline(letter)]
        place = match.end()
    return joined((*parts, text[place:]))


def _inline(node: FormulaPart) -> Markup:
    match node:
        case Symbol():
            return element("i", node.text) if node.kind == "variable" else joined((node.text,))
        case FormulaRow():
            return joined(map(_inline, spaced(node.items)))
        case Fraction():
            return joined((_inline_operand(node.above), " / ", _inline_operand(node.below)))
        case Scripts():
            below = (element("sub", _inline(node.below)),) if node.below is not None else ()
            above = (element("sup", _inline(node.above)),) if node.above is not None else ()
            return joined((_inline(node.base), *below, *above))
        case Root():
            return joined(("√", element("span", _inline(node.content), class_="root")))
        case Fenced():
            return joined((node.opening, _inline(node.content), node.closing))
        case Grid():
            rows = (joined((*map(_inline, row), "; ")) for row in node.rows)
            return joined((node.opening, " ", *rows))


def _inline_operand(node: FormulaPart) -> Markup:
    words = _inline(node)
    return words if is_operand(node) else joined(("(", words, ")"))


def _height(node: FormulaPart | None) -> int:
    """Return how many lines a part takes where it is displayed."""
    # Lines, not pixels: they choose between words in a line and tables, and the size of parentheses.
    match node:
        case FormulaRow():
            return max(map(_height, node.items), default=1)
        case Fraction():
            return _height(node.above) + _height(node.below)
        case Scripts():
            limits = (node.below is not None) + (node.above is not None)
            return _height(node.base) + (limits if _is_large(node.base) else 0)
        case Root() | Fenced():
            return _height(node.content)
        case Grid():
            return sum(max(map(_height, row), default=1) for row in node.rows)
        case _:
            return 1


def _display(node: FormulaPart) -> Markup:
    if _height(node) == 1 and not _is_large(node):
        return _inline(node)
    match node:
        case Symbol():
            return element("span", node.text, class_="large")
        case FormulaRow():
            return _row_of(_cells(node))
        case Fraction():
            return _stack((_display(node.above), "above"), (_display(node.below), "below"))
        case Scripts():
            return _scripts(node)
        case Root():
            roof = element("table", element("tr", element("td", _display(node.content), class_="roof")))
            return _row_of((_fence("√", _height(node.content)), roof))
        case Fenced():
            height = _height(node.content)
            return _row_of(
                (_fence(node.opening, height), _display(node.content), _fence(node.closing, height))
            )
        case Grid():
            rows = (
                element("tr", *(element("td", _display(cell), class_="case") for cell in row))
                for row in node.rows
            )
            return _row_of((_fence(node.opening, _height(node)), element("table", *rows, cellspacing=0)))


def _cells(row: FormulaRow) -> Iterable[Markup]:
    """Yield the cells of a row: parts of one line share a cell."""
    # As few cells as possible: within a cell the font spaces letters, between cells there is a gap.
    parts = (part for part in spaced(row.items) if part != _NOTHING)
    for is_flat, group in groupby(parts, lambda part: _height(part) == 1 and not _is_large(part)):
        if is_flat:
            yield joined(map(_inline, group))
        else:
            yield from map(_display, group)


def _is_large(node: FormulaPart) -> bool:
    return isinstance(node, Symbol) and node.kind == "large"


def _scripts(node: Scripts) -> Markup:
    below = _inline(node.below if node.below is not None else _NOTHING)
    above = _inline(node.above if node.above is not None else _NOTHING)
    # Limits of a sum stand over and under its sign; other scripts beside the top or the bottom of what is
    # high.
    if _is_large(node.base):
        return _stack((above, "limit"), (_display(node.base), "sign"), (below, "limit"))
    side = "top" if not below else "bottom" if not above else "middle"
    scripts = element("td", _stack((above, "limit"), (below, "limit")), valign=side)
    base = element("td", _display(node.base), valign="middle")
    return element("table", element("tr", base, scripts), cellspacing=0, cellpadding=0)


def _fence(sign: str, height: int) -> Markup:
    return element("span", sign, class_=f"fence{min(height, TALLEST)}") if sign else Markup()


def _row_of(cells: Iterable[Markup]) -> Markup:
    filled = (element("td", cell, valign="middle", class_="part") for cell in cells if cell)
    return element("table", element("tr", *filled), cellspacing=0, cellpadding=0)


def _stack(*cells: tuple[Markup, str]) -> Markup:
    rows = (element("tr", element("td", cell, align="center", class_=name)) for cell, name in cells if cell)
    return element("table", *rows, cellspacing=0, cellpadding=0, class_="stack")
