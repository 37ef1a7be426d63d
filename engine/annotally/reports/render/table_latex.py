"""Tables as LaTeX: a document of its own, whose tables can be copied out.

They need the packages array, booktabs, graphicx and longtable, which every installation of LaTeX has.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from annotally.reports.render.latex_signs import latex_text, sign_declarations, text_width
from annotally.reports.tables.table import NamedTable

_PREAMBLE = r"""% pdfLaTeX prints signs that its fonts have not as code points.
% For those take LuaLaTeX or XeLaTeX, with a font that has them: \setmainfont{...}
\documentclass[a4paper]{article}
\ifdefined\pdftexversion
\usepackage[T1]{fontenc}
\usepackage{textcomp}
\IfFileExists{lmodern.sty}{\usepackage{lmodern}}{}
\else
\usepackage{fontspec}
\tracinglostchars=2
\fi
\usepackage[landscape,margin=15mm]{geometry}
\usepackage{array,booktabs,graphicx,longtable}
"""
_BEGIN = r"""\setlength{\parindent}{0pt}
\setlength{\parskip}{3pt plus 1pt}
\setlength{\tabcolsep}{4pt}
\setlength{\LTleft}{0pt}
\emergencystretch=3em
\raggedbottom
\begin{document}
"""
PAGE = 750.0
"""Points that a line of the page has, a little less than A4 across without its margins."""
_GAP = 8.0
"""Points between two columns: twice the length \\tabcolsep."""
_FONTS = (("", 1.0), (r"\small", 0.93), (r"\footnotesize", 0.85), (r"\scriptsize", 0.76))
"""Sizes of type that a table may have, and the width of a text in each beside that of ten points."""
_WRAPPED = _FONTS[2]
"""The size of a table whose cells have several lines, or that is divided."""
_LINE, _LONGEST = 12.0, 40
"""Points between two lines of type, which an upright heading takes; signs that one has at most."""
_LEAST, _MOST = 90.0, 220.0
"""Points of a column of several lines: at least, and at most in a table that is divided."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Columns of a table that fit beside each other: their places, the size of type, widths in points."""

    places: tuple[int, ...]
    font: tuple[str, float]
    widths: tuple[float | None, ...]
    """None for a column as wide as its widest cell."""


def latex_tables(title: str, tables: Sequence[NamedTable]) -> str:
    """Return a document with the tables under their titles, with their notes."""
    blocks = [latex_heading(title)]
    for entry in tables:
        blocks += [latex_heading(entry.title, 2) + latex_table(entry), *map(latex_paragraph, entry.notes)]
    return latex_document(blocks)


def latex_document(blocks: Iterable[str]) -> str:
    """Return a document of blocks, each of them headings, paragraphs, or tables."""
    body = "\n".join(blocks)
    return f"{_PREAMBLE}{sign_declarations(body)}{_BEGIN}{body}\\end{{document}}\n"


def latex_heading(title: str, level: int = 1) -> str:
    """Return the heading of a document (1) or of a part of it (2)."""
    return f"\\{'sub' * (level - 1)}section*{{{latex_text(title, PAGE / 2)}}}\n"


def latex_paragraph(text: str) -> str:
    """Return a text as a paragraph."""
    return f"{latex_text(text, PAGE)}\\par\n"


def latex_table(entry: NamedTable) -> str:
    """Return a table as a ``longtable``, which goes over as many pages as it needs.

    Type is as large as lets the columns fit the page. Where even the smallest does not, texts take several
    lines, or the table is divided: its first column is repeated beside each part of the others.
    """
    columns = entry.table.columns
    headings = [column.heading for column in columns]
    rows = [
        [column.text(cell) for column, cell in zip(columns, row, strict=False)]  # a row may end early
        for row in entry.table.rows
    ]
    right = [column.right for column in columns]
    cells = [
        max((text_width(row[place]) for row in rows if place < len(row)), default=0.0)
        for place in range(len(columns))
    ]
    widths = list(map(max, cells, map(text_width, headings)))
    upright: frozenset[int] = frozenset()
    if _total(widths, _FONTS[-1]) > PAGE:
        upright = _upright(widths, cells, right)
        widths = [
            max(cells[place], _LINE) if place in upright else widths[place] for place in range(len(widths))
        ]
    heads = [_heading(heading, place in upright) for place, heading in enumerate(headings)]
    return "".join(_part_lines(part, heads, rows, right) for part in _parts(widths, right))


def _upright(widths: Sequence[float], cells: Sequence[float], right: Sequence[bool]) -> frozenset[int]:
    """Return the places of the figures that are much narrower than their headings, which are set upright."""
    # So the confusion of forty labels fits one page.
    return frozenset(
        place
        for place, (width, cell, is_figure) in enumerate(zip(widths, cells, right, strict=True))
        if is_figure and width > max(2 * cell, 2 * _LINE)
    )


def _heading(text: str, is_upright: bool) -> str:
    if not is_upright:
        return latex_text(text)
    short = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    return f"\\rotatebox{{90}}{{{latex_text(short)}}}"


def _parts(widths: Sequence[float], right: Sequence[bool]) -> Iterator[_Part]:
    """Yield the parts that a table is divided into, most often the whole; ``widths`` are in points."""
    # First the largest size of type that has room for all; then texts of several lines; then several tables.
    # Each column is visited once a step: O(columns).
    places = tuple(range(len(widths)))
    for font in _FONTS:
        if _total(widths, font) <= PAGE:
            yield _Part(places, font, (None,) * len(places))
            return
    wrapped = _wrapped(widths, right)
    if wrapped is not None:
        yield _Part(places, _WRAPPED, wrapped)
        return
    yield from _divided(widths, right)


def _total(widths: Sequence[float], font: tuple[str, float]) -> float:
    return sum(widths) * font[1] + _GAP * len(widths)


def _wrapped(widths: Sequence[float], right: Sequence[bool]) -> tuple[float | None, ...] | None:
    """Return widths with which texts of several lines fit beside the figures; None where nothing does."""
    # The widest text gives way first: all that are wider than an equal share of the room get that share.
    scale = _WRAPPED[1]
    room = (
        PAGE
        - _GAP * len(widths)
        - scale * sum(width for width, is_figure in zip(widths, right, strict=True) if is_figure)
    )
    texts = sorted(scale * width for width, is_figure in zip(widths, right, strict=True) if not is_figure)
    while texts and texts[0] <= room / len(texts):
        room -= texts.pop(0)
    if not texts or room / len(texts) < _LEAST:
        return None
    share = room / len(texts)
    return tuple(
        None if is_figure or scale * width < texts[0] else share
        for width, is_figure in zip(widths, right, strict=True)
    )


def _divided(widths: Sequence[float], right: Sequence[bool]) -> Iterator[_Part]:
    """Yield parts that fit, each with the first column and as many of the others as there is room for."""
    scale = _WRAPPED[1]
    cut = [
        None if is_figure or scale * width <= _MOST else _MOST
        for width, is_figure in zip(widths, right, strict=True)
    ]
    taken = [scale * width if limit is None else limit for width, limit in zip(widths, cut, strict=True)]
    places, room = [0], PAGE - taken[0] - _GAP
    for place in range(1, len(widths)):
        if taken[place] + _GAP > room and len(places) > 1:
            yield _Part(tuple(places), _WRAPPED, tuple(cut[number] for number in places))
            places, room = [0], PAGE - taken[0] - _GAP
        places.append(place)
        room -= taken[place] + _GAP
    yield _Part(tuple(places), _WRAPPED, tuple(cut[number] for number in places))


def _part_lines(
    part: _Part, heads: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[bool]
) -> str:
    kinds = (
        ("r" if right[place] else "l")
        if width is None
        else f">{{\\raggedright\\arraybackslash}}p{{{width:.0f}pt}}"
        for place, width in zip(part.places, part.widths, strict=True)
    )
    table = "".join(
        (
            f"\\begin{{longtable}}{{@{{}}{''.join(kinds)}@{{}}}}\n\\toprule\n",
            f"{_joined(heads[place] for place in part.places)}\\midrule\n\\endhead\n",
            *(_row(part, row) for row in rows),
            "\\bottomrule\n\\end{longtable}\n",
        )
    )
    return f"{{{part.font[0]}\n{table}}}\n" if part.font[0] else table


def _row(part: _Part, cells: Sequence[str]) -> str:
    # Words are measured in type of ten points, so the width of the column is brought to that.
    return _joined(
        latex_text(cells[place], width and width / part.font[1])
        for place, width in zip(part.places, part.widths, strict=True)
        if place < len(cells)
    )


def _joined(cells: Iterable[str]) -> str:
    return f"{' & '.join(cells)} \\\\\n"
