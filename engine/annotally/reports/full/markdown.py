"""A report as Markdown: tables in the syntax of GitHub, texts as quotations, pictures as their tables."""

import re
from collections.abc import Iterable, Sequence

from annotally.reports.full.model import FullReport, LaneText
from annotally.reports.full.section_blocks import section_blocks
from annotally.reports.tables.table import NamedTable

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~!+&$]|^[-.=:]|(?<=\d)[.)](?=\s))")


def markdown_report(report: FullReport) -> str:
    """Return a report; lines end with LF."""
    blocks = [f"# {markdown_text(report.title)}"]
    for section in report.all_sections:
        blocks += [
            f"## {markdown_text(section.title)}",
            *section_blocks(section, markdown_text, _quotation, markdown_table),
        ]
    # The signature is code, which knows no escapes: a grave accent in it becomes an apostrophe.
    blocks.append(f"`{report.signature.replace('`', chr(0x2019))}`")
    return "\n\n".join(blocks) + "\n"


def markdown_table(entry: NamedTable) -> str:
    """Return a table with its heading; columns of figures are aligned to the right."""
    # Every line has all cells: some readers of Markdown drop a table with a line that is short.
    columns = entry.table.columns
    lines = [
        _line(column.heading for column in columns),
        _line(("---:" if column.right else "---" for column in columns), escaped=False),
    ]
    for row in entry.table.rows:
        cells = [column.text(cell) for column, cell in zip(columns, row, strict=False)]  # it may end early
        lines.append(_line([*cells, *[""] * (len(columns) - len(cells))]))
    return "\n".join(lines)


def markdown_text(text: str) -> str:
    """Return a text that Markdown shows as it is, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _quotation(text: LaneText) -> str:
    """Return a text with its labels in brackets, ahead of the words at which annotations begin."""
    # A sign of the text that Markdown would take for its own is escaped line by line, since some mean
    # something at the beginning of a line alone.
    pieces = []
    for run in text.runs:
        pieces += [f"**\\[{markdown_text(label)}\\]** " for label in run.labels]
        pieces.append("\n".join(map(_escaped, run.text.split("\n"))))
    return "\n".join(f"> {line}".rstrip() for line in "".join(pieces).split("\n"))


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)


def _line(cells: Iterable[str], *, escaped: bool = True) -> str:
    texts: Sequence[str] = [markdown_text(cell) if escaped else cell for cell in cells]
    return f"| {' | '.join(texts)} |"
