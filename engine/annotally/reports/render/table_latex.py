"""Tables as LaTeX: a document of its own, whose tables can be copied out (packages booktabs, longtable)."""

from collections.abc import Iterable, Sequence

from annotally.reports.tables.table import NamedTable

_SPECIAL = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    **{sign: f"\\{sign}" for sign in "&%$#_{}"},
    "[": "{[}",  # else an option of the line break ahead
    "]": "{]}",
}
_PREAMBLE = r"""\documentclass{article}
\usepackage[T1]{fontenc}
\usepackage[landscape,margin=15mm]{geometry}
\usepackage{booktabs,longtable}
\begin{document}
"""


def latex_tables(title: str, tables: Sequence[NamedTable]) -> str:
    """Return a document with the tables under their titles, with their notes."""
    pages = [f"\\section*{{{latex_text(title)}}}\n"]
    for entry in tables:
        pages.append(f"\\subsection*{{{latex_text(entry.title)}}}\n{latex_table(entry)}")
        pages += [f"\n{latex_text(note)}\n" for note in entry.notes]
    return _PREAMBLE + "\n".join(pages) + "\\end{document}\n"


def latex_table(entry: NamedTable) -> str:
    """Return a table as a ``longtable``, which goes over as many pages as it needs."""
    columns = entry.table.columns
    places = "".join("r" if column.right else "l" for column in columns)
    heading = _line(column.heading for column in columns)
    rows = [
        _line(column.text(cell) for column, cell in zip(columns, row, strict=False))  # a row may end early
        for row in entry.table.rows
    ]
    return "".join(
        (
            f"\\begin{{longtable}}{{{places}}}\n\\toprule\n",
            f"{heading}\\midrule\n\\endhead\n",
            *rows,
            "\\bottomrule\n\\end{longtable}\n",
        )
    )


def latex_text(text: str) -> str:
    """Return a text that LaTeX sets as it is, on one line."""
    return "".join(_SPECIAL.get(sign, sign) for sign in " ".join(text.split()))


def _line(cells: Iterable[str]) -> str:
    return " & ".join(map(latex_text, cells)) + " \\\\\n"
