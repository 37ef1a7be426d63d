"""All lines of a run of the benchmarks as Markdown, beside the table that was kept last.

Run: ``python tests/benchmarks/results_table.py RECORDS TABLE KEPT [--keep]``, as ``make bench`` does. The
records are those that `report` writes. The table is written to TABLE; each median is compared with that of
the same line in KEPT, if there is one. ``--keep`` also writes the table to KEPT, where sections that were not
measured stay.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

COLUMNS = ("line", "unit", "median", "largest", "runs", "limit", "verdict", "kept", "ratio")
SLOWER = 1.2
"""Ratio to the kept median from which on a line is listed as slower: less is noise on a shared machine."""


class Line(NamedTuple):
    """A line of the table: where it stands, and its cells."""

    section: str
    name: str
    cells: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str]:
        """The line's name with that of its section, by which the kept table has the same line."""
        return self.section, self.name


def read_records(path: Path) -> list[dict[str, Any]]:
    """Return the records of a run."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def read_kept(path: Path) -> dict[tuple[str, str], float]:
    """Return the medians of a table by section and name of their lines; none for lines that were not run."""
    medians: dict[tuple[str, str], float] = {}
    section = ""
    for text in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        if text.startswith("## "):
            section = text.removeprefix("## ")
        elif text.startswith("| ") and not text.startswith(("| line", "| ---")):
            name, _, middle, *_ = (cell.strip() for cell in text.strip("| ").split(" | "))
            if middle and middle != "NOT RUN":
                medians[section, name] = float(middle.replace(",", ""))
    return medians


def make_lines(
    records: Iterable[Mapping[str, Any]], kept: Mapping[tuple[str, str], float]
) -> Iterator[Line | tuple[str, str]]:
    """Yield lines, and before those of each section its title with what it was measured on."""
    # A line that belongs to the one above it is indented there; its name is that of both.
    section = above = ""
    for record in records:
        if "title" in record:
            section = f"{record['script']}: {record['title']}"
            yield section, f"{record['parameters']}; {record['machine']}".lstrip("; ")
            continue
        name = record["name"].strip()
        if record["name"].startswith(" "):
            name = f"{above}: {name}"
        else:
            above = name
        if "reason" in record:
            yield Line(section, name, ("", "NOT RUN", "", "", "", record["reason"], "", ""))
            continue
        if "identical" in record:  # a count, not a time
            counted = ("annotations", f"{record['identical']:,}")
            yield Line(section, name, (*counted, "", "", "", "", "", ""))
            continue
        middle, limit, before = record["median"], record["limit"], kept.get((section, name))
        verdict = "" if limit is None else "within" if middle <= limit else "OVER"
        ratio = "" if not before else f"{middle / before:.2f}"
        cells = (record["unit"], f"{middle:,.3f}", f"{record['worst']:,.3f}", str(record["runs"]))
        bounds = ("" if limit is None else f"{limit:,g}", verdict)
        yield Line(section, name, (*cells, *bounds, "" if before is None else f"{before:,.3f}", ratio))


def write_table(lines: Iterable[Line | tuple[str, str]]) -> str:
    """Return the table as Markdown."""
    texts = ["# Benchmarks", ""]
    for line in lines:
        if isinstance(line, Line):
            texts.append(f"| {line.name} | " + " | ".join(line.cells) + " |")
        else:
            title, parameters = line
            head = ["| " + " | ".join(COLUMNS) + " |", "| --- " * len(COLUMNS) + "|"]
            texts += ["", f"## {title}", "", parameters, "", *head]
    return "\n".join(texts) + "\n"


def split_sections(text: str) -> dict[str, str]:
    """Return the sections of a table by their titles, without its head."""
    return {part.partition("\n")[0]: f"## {part}".rstrip() for part in text.split("\n## ")[1:]}


def replace_sections(kept: str, table: str) -> str:
    """Return a kept table with the sections of another in place of its own, sorted by title."""
    sections = split_sections(kept) | split_sections(table)
    return "# Benchmarks\n\n" + "\n\n".join(sections[title] for title in sorted(sections)) + "\n"


def list_slower(lines: Iterable[Line | tuple[str, str]]) -> list[str]:
    """Return the lines that are slower, or larger, than those kept."""
    return [
        f"{line.section} / {line.name}: {line.cells[1]} {line.cells[0]}, kept {line.cells[6]}"
        for line in lines
        if isinstance(line, Line) and line.cells[7] and float(line.cells[7]) > SLOWER
    ]


def main() -> None:
    """Write the table, and print what has become slower."""
    keep = "--keep" in sys.argv
    records, table, kept = (Path(word) for word in sys.argv[1:] if word != "--keep")
    lines = list(make_lines(read_records(records), read_kept(kept)))
    text = write_table(lines)
    table.write_text(text, encoding="utf-8")
    print(f"\nAll lines: {table}")
    for slower in list_slower(lines):
        print(f"  slower than kept: {slower}")
    if keep:
        earlier = kept.read_text(encoding="utf-8") if kept.is_file() else ""
        kept.write_text(replace_sections(earlier, text), encoding="utf-8")


if __name__ == "__main__":
    main()
