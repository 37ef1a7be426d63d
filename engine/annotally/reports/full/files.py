"""The files of a report by the ending of its path: one file, or a folder of tables or pictures."""

from collections.abc import Callable, Mapping

from annotally.model.diagnostics import error
from annotally.model.wording import Wording
from annotally.reports.full.model import FullReport
from annotally.reports.messages import PrintedReport
from annotally.reports.tables.table import csv_table

FORMS: Mapping[str, str] = {
    ".html": "html",
    ".htm": "html",
    ".md": "markdown",
    ".markdown": "markdown",
    ".tex": "latex",
    ".xlsx": "xlsx",
    ".csv": "csv",
    ".svg": "svg",
    ".pdf": "pdf",
    ".png": "png",
}
"""Forms by ending."""
DRAWN = frozenset({"pdf", "png"})
"""Forms that need fonts and a painter, which the engine has not: whoever has them sets a `Drawing`."""
Drawer = Callable[[PrintedReport, str], dict[str, bytes]]
"""Function that returns the files of a report in a form of `DRAWN`, as `report_files` does."""


class Drawing:
    """The drawer of forms that the engine cannot make; None in a program without Qt."""

    drawer: Drawer | None = None


def form_of(path: str) -> str:
    """Return the form that a path names by its ending. Raises InputRefused for another ending."""
    # The last dot counts, and case does not; a path without any dot names no form.
    ending = path[path.rfind(".") :].casefold() if "." in path else ""
    form = FORMS.get(ending, "")
    if form in DRAWN and Drawing.drawer is None:
        raise error(
            path,
            0,
            0,
            Wording("PDF and PNG need the program with its window"),
            Wording("a path that ends in {endings}", endings=_endings()),
            Wording("start annotally instead of python -m annotally, or print the HTML page from a browser"),
        )
    if not form:
        raise error(
            path,
            0,
            0,
            Wording("the ending names no form of a report"),
            Wording("a path that ends in {endings}", endings=_endings()),
            Wording("choose another name"),
        )
    return form


def _endings() -> str:
    return ", ".join(
        ending for ending, form in FORMS.items() if form not in DRAWN or Drawing.drawer is not None
    )


def printed_report(report: FullReport) -> PrintedReport:
    """Return a report for a printer."""
    from annotally.reports.full.html import print_page
    from annotally.reports.full.svg import picture_svg

    pictures = ((name, title, picture_svg(picture, title)) for name, title, picture in report.pictures)
    return PrintedReport(report.title, print_page(report), tuple(pictures))


def report_files(report: FullReport, form: str) -> dict[str, bytes]:
    """Return the content of every file by its name in the folder; by an empty name where it is one file."""
    # Writers are imported for the form that is asked for alone: XLSX and LaTeX take time to load.
    if form in DRAWN and Drawing.drawer is not None:
        return Drawing.drawer(printed_report(report), form)
    if form == "csv":
        files = {f"{entry.name}.csv": _bytes(csv_table(entry.table)) for entry in report.tables}
        return {**files, "signature.txt": _bytes(f"{report.signature}\n")}
    if form == "svg":
        from annotally.reports.full.svg import picture_svg

        return {
            f"{name}.svg": _bytes(picture_svg(picture, f"{report.title}: {title}"))
            for name, title, picture in report.pictures
        }
    if form == "xlsx":
        from annotally.reports.render.table_xlsx import xlsx_tables

        return {"": xlsx_tables(report.tables)}
    if form == "latex":
        from annotally.reports.full.latex import latex_report

        return {"": _bytes(latex_report(report))}
    if form == "markdown":
        from annotally.reports.full.markdown import markdown_report

        return {"": _bytes(markdown_report(report))}
    from annotally.reports.full.html import html_report

    return {"": _bytes(html_report(report))}


def _bytes(text: str) -> bytes:
    return text.encode(errors="backslashreplace")
