"""What the text pane's tests and benchmarks show: a theme, and a small text of many scripts."""

from array import array
from collections.abc import Callable, Hashable, Sequence

from annotally.reports.tree.instance_labels import mark_labels
from annotally.scoring.tally import Status
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.pane import TextPane
from annotally_gui.text.text_style import TextTheme

MakePane = Callable[..., TextPane]

STATES = {
    Status.COR: "#87929B",
    Status.PAR: "#3F4A00",
    Status.INC: "#7A0F5E",
    Status.MIS: "#1668C7",
    Status.SPU: "#E36F0A",
    Status.NON: "#87929B",
    Status.OPT: "#87929B",
    Status.UNS: "#87929B",
    Status.REM: "#87929B",
}


def theme(lines: dict[Status, str] | None = None) -> TextTheme:
    """Return a light theme, with ``lines`` as the states' colours if given."""
    return TextTheme.of(
        background="#FFFFFF",
        foreground="#1B1E21",
        selection="#CFE3F7",
        accent="#0B7A75",
        dim="#8A939B",
        lines=lines or STATES,
        font_family="Noto Serif",
    )


SCRIPTS = (
    "Ada Quill met John Dinwell in Coloma.\r\n"
    "\u05d4\u05d7\u05d1\u05e8\u05d4 \u05d7\u05ea\u05de\u05d4 \u05e2\u05dd "
    "Acme Ltd \u05d1\u05e9\u05e0\u05ea 2024.\n"
    "He said \u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd to \u0645\u0631\u062d\u0628\u0627 yesterday.\r"
    "\u5c71\u7530\u592a\u90ce\u306f\u6771\u4eac\u306b\u3044\u308b\u3002\n"
    "The \U0001f680\U0001f680 flew; Cafe\u0301\u00a0Zo\u00eb stayed."
)
"""Latin, Hebrew, mixed, Japanese, emoji, a combining accent; CRLF, LF and CR."""

SNIPPETS = (
    "John Dinwell",
    "Dinwell",
    "\u05d7\u05ea\u05de\u05d4",
    "Acme Ltd",
    "2024",
    "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd",
    "\u05e2\u05d5\u05dc\u05dd to",
    "\u5c71\u7530",
    "\U0001f680",
    "\u00a0Zo\u00eb",
)


def at(snippet: str, text: str = SCRIPTS) -> tuple[int, int]:
    """Return where ``snippet`` first stands in ``text``."""
    start = text.index(snippet)
    return start, start + len(snippet)


def marked(*rows: tuple[str, int, Status, Hashable], text: str = SCRIPTS) -> MarkSet:
    """Return marks of (snippet, lane, status, key)."""
    return MarkSet.of(Mark(*at(snippet, text), lane, status, key) for snippet, lane, status, key in rows)


def labelled(rows: Sequence[tuple[int, int, int, Status, int, str]]) -> MarkSet:
    """Return marks of (start, end, lane, status, key, label)."""
    starts, ends, lanes, statuses, keys, labels = zip(*rows, strict=True)
    return MarkSet(
        array("i", starts),
        array("i", ends),
        bytes(lanes),
        bytes(statuses),
        bytes(len(rows)),
        keys,
        labels=mark_labels(keys, labels),
    )


LONG = "\n".join(
    f"Paragraph {n} of a fictional text: " + "some words and more, " * (n % 9) for n in range(400)
)
"""A text of 400 paragraphs, each with its number."""


def distant_marks() -> MarkSet:
    """Return marks in both lanes of `LONG`: two near its beginning, one near its end; keys 0, 1 and 2."""
    places = [LONG.index(f"Paragraph {n} ") for n in (1, 3, 390)]
    return MarkSet.of(
        Mark(start, start + 9, lane, Status.INC, n) for n, start in enumerate(places) for lane in (0, 1)
    )
