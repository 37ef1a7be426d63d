"""The measures of the help, each with an example computed by the engine: measure_tables.py [--check].

The page stands in ``resources/annotally_resources/help/measures.md``; its part between two marks is replaced.
With ``--check`` nothing is written, and the exit code is 1 where the page is stale.
"""

import re
import sys
from collections.abc import Iterator, Sequence

from help_page import HELP, anchor, bring_up_to_date, with_part
from measure_entries import Entry, Section, sections
from tex_formulas import tex_formula, tex_name

PAGE = HELP / "measures.md"
SCRIPT = "measure_tables.py"


def main(arguments: list[str]) -> int:
    """Bring the page up to date, or tell whether it is."""
    return bring_up_to_date(PAGE, with_measures(PAGE.read_text(encoding="utf-8")), arguments)


def with_measures(page: str) -> str:
    """Return the page with the current measures between its marks."""
    return with_part(page, SCRIPT, "\n\n".join(_parts(sections())) + "\n")


def _parts(listed: Sequence[Section]) -> Iterator[str]:
    yield "\n".join(_contents(section) for section in listed)
    for section in listed:
        yield f"## {section.title}\n\n{_linked(section.words)}"
        for entry in section.entries:
            yield _entry(section, entry)


def _contents(section: Section) -> str:
    links = (f"[{entry.short}](#{anchor(heading(section, entry))})" for entry in section.entries)
    return f"- [{section.title}](#{anchor(section.title)}): {', '.join(links)}"


def heading(section: Section, entry: Entry) -> str:
    """Return the heading of a measure, which no other one has."""
    return f"{entry.title} ({section.word})"


def _entry(section: Section, entry: Entry) -> str:
    lines = [
        f"### {heading(section, entry)}",
        *_formula(entry),
        f"- Example: {entry.example}\n- {_undefined(entry)}\n"
        f"- In CSV and JSON: {_names(entry)}\n- Source: {_linked(_escaped(entry.source))}",
    ]
    return "\n\n".join(lines)


def _formula(entry: Entry) -> Iterator[str]:
    """Yield the formula, typeset where it is one, with the names in it; else its words."""
    formula = tex_formula(str(entry.formula))
    if formula is None:
        yield f"> **{_escaped(entry.short)}** = {_escaped(entry.formula)}"
        return
    yield f"```math\n{tex_name(entry.short)} = {formula.tex}\n```"
    if formula.words:
        yield f"{_escaped(_sentence(formula.words))}."


def _sentence(words: str) -> str:
    """Return the words behind a formula as a sentence; the sign of a quantity keeps its case."""
    first = words.partition(" ")[0]
    is_sign = (first.isalpha() and len(first) == 1) or "_" in first
    return f"With {words}" if is_sign else words[:1].upper() + words[1:]


def _undefined(entry: Entry) -> str:
    return (
        f"Without a value where {_escaped(entry.undefined)}" if entry.undefined else "Never without a value"
    )


def _names(entry: Entry) -> str:
    return ", ".join(f"`{name}`" for name in entry.key.split(", "))


def _linked(text: str) -> str:
    """Return text with rulings as links to their anchors."""
    return re.sub(
        r"(?<![\w-])([CMHSEA][0-9]{1,2})(?![\w-])",
        lambda match: f"[{match[1]}](history.md#{match[1].casefold()})",
        text,
    )


def _escaped(text: str) -> str:
    return re.sub(r"([*_<\[\]])", r"\\\1", str(text))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
