"""A report as LaTeX: its sentences, its texts with their labels, its tables; pictures as their tables."""

from annotally.reports.full.model import FullReport, LaneText
from annotally.reports.full.section_blocks import section_blocks
from annotally.reports.render.latex_signs import latex_text
from annotally.reports.render.table_latex import (
    PAGE,
    latex_document,
    latex_heading,
    latex_paragraph,
    latex_table,
)

_LINE, _LABEL = PAGE - 60.0, 300.0
"""Points of a line of a quotation, and those from which on a label has several lines."""


def latex_report(report: FullReport) -> str:
    """Return a report as a document, with its signature at the end."""
    blocks = [latex_heading(report.title)]
    for section in report.all_sections:
        blocks += [
            latex_heading(section.title, 2),
            *section_blocks(section, latex_paragraph, _quotation, latex_table),
        ]
    return latex_document([*blocks, latex_paragraph(report.signature)])


def _quotation(text: LaneText) -> str:
    """Return a text, a paragraph a line, with labels ahead of the words at which annotations begin."""
    # A run may begin or end with a blank, which a text on one line has not at its ends.
    pieces = []
    for run in text.runs:
        pieces += [f"\\textbf{{[{latex_text(label, _LABEL)}]}} " for label in run.labels]
        pieces.append("\n".join(map(_words, run.text.split("\n"))))
    lines = (line.strip() for line in "".join(pieces).split("\n"))
    paragraphs = "".join(f"{line}\\par\n" for line in lines if line)
    return f"\\begin{{quote}}\\raggedright\n{paragraphs}\\end{{quote}}\n"


def _words(line: str) -> str:
    start, end = (" " if line[place : place + 1 or None].isspace() else "" for place in (0, -1))
    return f"{start}{latex_text(line, _LINE)}{end}"
