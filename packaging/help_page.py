"""Pages of the help of which a script makes a part: it stands between two marks, one with its name."""

import re
from collections.abc import Sequence
from pathlib import Path

HELP = Path(__file__).resolve().parents[1] / "resources" / "annotally_resources" / "help"
END = "<!-- end -->"


def beginning(script: str) -> str:
    """Return the mark ahead of the part that a script makes."""
    return f"<!-- made by packaging/{script} -->"


def with_part(page: str, script: str, part: str) -> str:
    """Return a page with the part that a script made, between its marks."""
    head, _, rest = page.partition(beginning(script))
    return f"{head}{beginning(script)}\n\n{part}\n{END}{rest.partition(END)[2]}"


def bring_up_to_date(path: Path, after: str, arguments: Sequence[str]) -> int:
    """Write a page; with ``--check`` only return 1 where it is not this one."""
    if "--check" in arguments:
        return int(path.read_text(encoding="utf-8") != after)
    path.write_text(after, encoding="utf-8")
    return 0


def anchor(title: str) -> str:
    """Return the anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", title.casefold()).replace(" ", "-")
