"""The matrix of formats and features in the help, made of declared capabilities: format_matrix.py [--check].

The page stands in ``resources/annotally_resources/help/formats.md``; its part between two marks is replaced.
With ``--check`` nothing is written, and the exit code is 1 where the page is stale.
"""

import sys

from help_page import HELP, bring_up_to_date, with_part

from annotally.formats.base import Format
from annotally.formats.capabilities import (
    LOSS_KINDS,
    Capability,
    Degree,
    counted,
    feature_title,
    unit_title,
)
from annotally.formats.registry import FORMATS

PAGE = HELP / "formats.md"
SCRIPT = "format_matrix.py"


def main(arguments: list[str]) -> int:
    """Bring the page up to date, or tell whether it is."""
    return bring_up_to_date(PAGE, with_matrix(PAGE.read_text(encoding="utf-8")), arguments)


def with_matrix(page: str) -> str:
    """Return the page with the current matrix between its marks."""
    parts = {"All formats": listing(), "Which format holds what": matrix(), "Words for `--drop`": kinds()}
    return with_part(page, SCRIPT, "\n".join(f"## {title}\n\n{part}" for title, part in parts.items()))


def listing() -> str:
    """Return the list of all formats, each with a link to its page, and whether it is read and written."""
    lines = ["| format | name | usual endings | read | written |", "|---|---|---|---|---|"]
    for form in FORMATS:
        endings = " ".join(f"`{suffix}`" for suffix in form.suffixes)
        deeds = [_deed(form.read), _writing(form)]
        lines.append(f"| {form.title} | {_link(form)} | {endings} | {' | '.join(deeds)} |")
    return "\n".join([*lines, ""])


def _link(form: Format) -> str:
    return f"[{form.name}](formats/{form.name}.md)"


def _deed(function: object) -> str:
    return "yes" if function else "no"


def _writing(form: Format) -> str:
    if form.write is not None and not form.capabilities.held:
        return "over its own files"
    return _deed(form.write)


def matrix() -> str:
    """Return the matrix: a row a feature, a column a format that is written to new files."""
    written = [form for form in FORMATS if form.write is not None and form.capabilities.held]
    lines = ["| feature | " + " | ".join(map(_link, written)) + " |"]
    lines.append("|---|" + "---|" * len(written))
    notes: list[str] = []
    for feature in Capability:
        cells = [_cell(form, feature, notes) for form in written]
        lines.append(f"| {feature_title(feature)} | " + " | ".join(cells) + " |")
    units = (str(unit_title(form.capabilities.unit)) for form in written)
    lines.append("| unit of offsets | " + " | ".join(units) + " |")
    numbered = [f"{number}. {note}" for number, note in enumerate(notes, 1)]
    return "\n".join([*lines, "", *numbered, ""])


def _cell(form: Format, feature: Capability, notes: list[str]) -> str:
    degree = form.capabilities.carries(feature)
    if degree is not Degree.LIMITED:
        return degree.value
    note = str(form.capabilities.limits[feature])
    if note not in notes:
        notes.append(note)
    return f"in part ({notes.index(note) + 1})"


def kinds() -> str:
    """Return the list of the words for ``--drop``, each with what it stands for."""
    lines = ["| `--drop` | leaves out, for example |", "|---|---|"]
    lines += [f"| `{kind.value}` | {counted(kind, 2)} |" for kind in LOSS_KINDS if kind not in _NEVER_LOST]
    return "\n".join([*lines, ""])


_NEVER_LOST = {Capability.TEXT}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
