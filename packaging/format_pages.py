"""The part of a format's page that says what it does not keep, from declarations: format_pages.py [--check].

A page stands in ``resources/annotally_resources/help/formats/NAME.md``; NAME is that of the format on the
command line. Below its heading ``## Not kept`` the part between two marks is replaced; where there are none,
they are added. With ``--check`` nothing is written, and the exit code is 1 where a page is missing, stale or
of no format.
"""

import sys
from collections.abc import Iterator, Mapping

from help_page import END, HELP, beginning, bring_up_to_date, with_part

from annotally.formats.base import Format
from annotally.formats.capabilities import Capability, Degree, PlaceUnit, feature_title, unit_title
from annotally.formats.registry import FORMATS

FOLDER = HELP / "formats"
SCRIPT = "format_pages.py"
HEADING = "## Not kept\n"
SECTIONS = ("Files", "What is read", "What is written", "Not kept", "Example")
"""The headings of every page, in their order."""


def main(arguments: list[str]) -> int:
    """Bring the pages up to date, or tell whether they are; missing pages are named in either case."""
    pages = {path.stem: path for path in FOLDER.glob("*.md")}
    problems = pages.keys() ^ {form.name for form in FORMATS}
    for name in sorted(problems):
        print(f"{name}: a page without a format" if name in pages else f"{name}: a format without a page")
    stale = 0
    for form in FORMATS:
        if form.name in pages:
            after = with_losses(pages[form.name].read_text(encoding="utf-8"), form)
            stale += bring_up_to_date(pages[form.name], after, arguments)
    return int(bool(problems or stale))


def with_losses(page: str, form: Format) -> str:
    """Return a page with the current part below its heading. Raises ValueError where that is missing."""
    mark = beginning(SCRIPT)
    if mark not in page:
        page = page.replace(HEADING, f"{HEADING}\n{mark}\n{END}\n", 1)
    if f"{HEADING}\n{mark}" not in page:
        message = f"{form.name}: no heading {HEADING.strip()!r} with nothing between it and the mark"
        raise ValueError(message)
    return with_part(page, SCRIPT, f"{_losses(form)}\n")


def _losses(form: Format) -> str:
    """Return the losses of files of a format, as paragraphs and lists of Markdown."""
    if form.write is None:
        return "Files of this format are not written."
    if not form.capabilities.held:
        return "New files are not written. What a file of this format has and nobody changed stays in it."
    return "\n\n".join(_parts(form))


def _parts(form: Format) -> Iterator[str]:
    lost = {kind for kind in Capability if form.capabilities.carries(kind) is Degree.NO} - {Capability.TEXT}
    limits = form.capabilities.limits
    if lost:
        names = [f"- {_named(kind)}" for kind in Capability if kind in lost]
        yield "A new file has no place for these; the word is that for `--drop`:\n\n" + "\n".join(names)
    if limits:
        yield "In part:\n\n" + "\n".join(_limits(limits))
    if form.capabilities.carries(Capability.TEXT) is Degree.NO:
        yield "The text is not in the files."
    if form.capabilities.unit is not PlaceUnit.NONE:
        yield f"Unit of offsets in the files: {unit_title(form.capabilities.unit)}."


def _limits(limits: Mapping[Capability, object]) -> Iterator[str]:
    return (f"- {_named(kind)}: {limits[kind]}" for kind in Capability if kind in limits)


def _named(kind: Capability) -> str:
    title = str(feature_title(kind))
    return title if kind is Capability.TEXT else f"{title} (`{kind.value}`)"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
