"""The blocks of a section in the order in which forms that are text have them."""

from collections.abc import Callable, Iterator

from annotally.reports.full.model import LaneText, ReportSection
from annotally.reports.full.svg import description
from annotally.reports.tables.table import NamedTable


def section_blocks(
    section: ReportSection,
    paragraph: Callable[[str], str],
    quotation: Callable[[LaneText], str],
    table: Callable[[NamedTable], str],
) -> Iterator[str]:
    """Yield the sentences, the text and the table of a section, as a form writes each; a picture in words."""
    yield from map(paragraph, section.sentences)
    if section.picture is not None and section.table is None:
        yield paragraph(description(section.picture))
    if section.text is not None:
        yield quotation(section.text)
    if section.table is not None:
        yield table(section.table)
        yield from map(paragraph, section.table.notes)
