"""Event mentions for tests, written as files: Appendix 2 of their document, and short corpora."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace

Row = tuple[str, str, str, str, str]
"""Id, tokens, mention, type, realis."""

SAMPLE = "1b268b27094ba9c5feb11192dad940ab"
"""The document of the printed output; the tables of the example call it ``sample``."""

SYSTEM: tuple[Row, ...] = (
    ("E1", "t17", "advice", "Communicate", "Other"),
    ("E2", "t19", "reassurance", "Communicate", "Other"),
    ("E3", "t33", "came", "Transport-Person", "Actual"),
    ("E4", "t52", "going", "Transport-Person", "Actual"),
)
"""Appendix 2, "Sample System output"."""
GOLD: tuple[Row, ...] = (
    ("E1", "t52", "going", "Transport-Person", "Actual"),
    ("E2", "t33", "came", "Transport-Person", "Actual"),
    ("E3", "t87", "got", "Transport-Person", "Actual"),
    ("E4", "t14,t17,t18,t19", "offer advice or reassurance", "Communicate", "Other"),
)
"""Appendix 2, "Gold annotations"."""
WORDS = {14: "offer", 17: "advice", 18: "or", 19: "reassurance", 33: "came", 52: "going", 87: "got"}


def tbf(documents: Mapping[str, Iterable[Row]], system: str = "gold") -> str:
    """Return an event mention file."""
    lines = []
    for document, rows in documents.items():
        lines.append(f"#BeginOfDocument {document}\n")
        lines += ["\t".join((system, document, *row, "1")) + "\n" for row in rows]
        lines.append("#EndOfDocument\n")
    return "".join(lines)


def mentions(*tokens: str, kind: str = "Meet", realis: str = "Actual") -> list[Row]:
    """Return mentions of these token lists, E1, E2 and so on, alike but for their tokens."""
    return [(f"E{number}", ids, "said", kind, realis) for number, ids in enumerate(tokens, 1)]


def table(words: Sequence[str]) -> str:
    """Return a token table with a blank between words, ends inclusive."""
    rows, at = [], 0
    for number, word in enumerate(words):
        rows.append(f"t{number}\t{word}\t{at}\t{at + len(word) - 1}\n")
        at += len(word) + 1
    return "".join(rows)


def words(known_texts: Mapping[int, str], length: int = 100) -> list[str]:
    """Return that many words, ``known`` ones at their places."""
    return [known_texts.get(number, f"w{number}") for number in range(length)]


def files(
    folder: Path,
    gold: Mapping[str, Iterable[Row]],
    system: Mapping[str, Iterable[Row]],
    spoken: Mapping[int, str] = WORDS,
) -> tuple[str, str, str]:
    """Write both sides and a table per document; return the paths of gold, system and tables."""
    tokens = folder / "tokens"
    tokens.mkdir()
    for document in {**gold, **system}:
        (tokens / f"{document}.txt.tab").write_text(table(words(spoken)), encoding="utf-8")
    paths = []
    for name, side in (("gold", gold), ("sue", system)):
        path = folder / f"{name}.tbf"
        path.write_text(tbf(side, name), encoding="utf-8")
        paths.append(str(path))
    return paths[0], paths[1], str(tokens)


def opened(
    folder: Path,
    gold: Mapping[str, Iterable[Row]],
    system: Mapping[str, Iterable[Row]],
    spoken: Mapping[int, str] = WORDS,
) -> Workspace:
    """Return the comparison of two sides written as files."""
    key, response, tokens = files(folder, gold, system, spoken)
    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    return open_workspace(OpenRequest(find_task("event-mention"), sides, tokens=(tokens,)))


def appendix(folder: Path) -> Workspace:
    """Return the comparison of Appendix 2."""
    return opened(folder, {SAMPLE: GOLD}, {SAMPLE: SYSTEM})
