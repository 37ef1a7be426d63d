"""The files of a report by the ending of its path: one file, or a folder of tables or pictures."""

from collections.abc import Mapping

from annotally.model.diagnostics import error
from annotally.model.wording import Wording
from annotally.reports.full.model import FullReport
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
}
"""Forms by ending."""
FOLDERS = frozenset({"csv", "svg"})
"""Forms that are folders: of a CSV file for each table, of an SVG file for each picture."""


def form_of(path: str) -> str:
    """Return the form that a path names by its ending. Raises InputRefused for another ending."""
    ending = path[path.rfind(".") :].casefold() if "." in path else ""
    if ending == ".pdf":
        raise error(
            path,
            0,
            0,
            Wording("PDF is written by the window"),
            Wording("a path that ends in {endings}", endings=", ".join(FORMS)),
            Wording("use File › Save report… in the window, or print the HTML page from a browser"),
        )
    if ending not in FORMS:
        raise error(
            path,
            0,
            0,
            Wording("the ending names no form of a report"),
            Wording("a path that ends in {endings}", endings=", ".join(FORMS)),
            Wording("choose another name"),
        )
    return FORMS[ending]


def report_files(report: FullReport, form: str) -> dict[str, bytes]:
    """Return the content of every file by its name in the folder; by an empty name where it is one file."""
    # Writers are imported for the form that is asked for alone: XLSX and LaTeX take time to load.
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
        from annotally.reports.render.table_latex import latex_tables

        return {"": _bytes(latex_tables(report.title, report.tables))}
    if form == "markdown":
        from annotally.reports.full.markdown import markdown_report

        return {"": _bytes(markdown_report(report))}
    from annotally.reports.full.html import html_report

    return {"": _bytes(html_report(report))}


def _bytes(text: str) -> bytes:
    return text.encode(errors="backslashreplace")
