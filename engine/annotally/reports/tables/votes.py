"""The votes on each object beside the final key, one line for each aspect: as CSV, and as lines of JSON."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import log2

import msgspec

from annotally.model.diagnostics import error
from annotally.model.extents import Extent, extents_text
from annotally.model.wording import Wording
from annotally.reports.tables.table import Cell, Column, Table, columns_of, csv_table

FORMS = ("jsonl", "csv")
"""The forms that votes are written in; the ending of a file says which."""
_KEYS = ("document", "item", "aspect", "slot", "extents", "text", "votes", "final", "source", "rule", "by")
_FURTHER_KEYS = ("reason", "comment", "entropy")


class VoteSource(StrEnum):
    """Where the final value is from."""

    UNANIMOUS = "unanimous"
    """All votes are for it, two at least."""
    ADJUDICATED = "adjudicated"
    """A person decided."""
    RULE = "rule"
    UNRESOLVED = "unresolved"
    """Nothing is decided."""


@dataclass(frozen=True, slots=True)
class VoteLine:
    """The votes of the annotators on the label, the extent or a slot of an object, and the final value.

    A vote is None where the annotator has none: the document or the object is not theirs. ``final`` is None
    where nothing is decided, or where there is nothing final to say. ``rule`` names the rule that decided,
    ``by`` the person; ``reason`` and ``comment`` are theirs.
    """

    document: str
    item: str
    aspect: str
    slot: str
    extents: tuple[Extent, ...]
    text: str
    votes: tuple[str | None, ...]
    final: str | None
    source: VoteSource
    rule: str = ""
    by: str = ""
    reason: str = ""
    comment: str = ""

    @property
    def counts(self) -> dict[str, int]:
        """The number of votes for each value, the most frequent first."""
        counts = Counter(vote for vote in self.votes if vote is not None)
        return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))

    @property
    def entropy(self) -> float | None:
        """The entropy of the shares of the votes in bits; None without votes."""
        counts = list(self.counts.values())
        total = sum(counts)
        return -sum(count / total * log2(count / total) for count in counts) + 0.0 if counts else None

    def without_text(self, *, closed: bool) -> "VoteLine":
        """Return the line without words, reason and comment, which may quote the text.

        Unless the values are ``closed``, from a list, they become numbers: ``value 1``. Equal values stay
        equal.
        """
        # Numbers in the order of the sides keep the distribution, and so the entropy, of free values.
        line = replace(self, text="", reason="", comment="")
        if closed:
            return line
        values = dict.fromkeys(value for value in (*self.votes, self.final) if value is not None)
        names: Mapping[str | None, str | None] = {
            value: f"value {number}" for number, value in enumerate(values, 1)
        }
        votes = tuple(names.get(vote) for vote in line.votes)
        return replace(line, votes=votes, final=names.get(line.final))


def form_of_votes(path: str) -> str:
    """Return the form that the ending of a path names. Raises InputRefused for another ending."""
    form = path.rpartition(".")[2].casefold()
    if form not in FORMS:
        raise error(
            path,
            0,
            0,
            Wording("the ending names no form of votes"),
            Wording("a name that ends in .jsonl or .csv"),
            Wording("choose another name"),
        )
    return form


def votes_text(form: str, lines: Iterable[VoteLine], annotators: Sequence[str]) -> str:
    """Return the lines in one of `FORMS`."""
    return votes_csv(lines, annotators) if form == "csv" else votes_jsonl(lines, annotators)


def votes_jsonl(lines: Iterable[VoteLine], annotators: Sequence[str]) -> str:
    """Return a JSON object for each line, one a line."""
    encode = msgspec.json.encode
    return "".join(f"{encode(_object(line, annotators)).decode()}\n" for line in lines)


def _object(line: VoteLine, annotators: Sequence[str]) -> dict[str, object]:
    # The cells of CSV, with the values that JSON has better than texts.
    cells = dict(zip(_KEYS, _cells(line), strict=True))
    further = dict(zip(_FURTHER_KEYS, (line.reason, line.comment, line.entropy), strict=True))
    extents = [[extent.start, extent.end] for extent in line.extents]
    by_annotator = dict(zip(annotators, line.votes, strict=True))
    values = {**cells, "extents": extents, "votes": line.counts, "final": line.final}
    return {**values, **further, "annotators": by_annotator}


def votes_csv(lines: Iterable[VoteLine], annotators: Sequence[str]) -> str:
    """Return the lines as CSV (RFC 4180); the column ``votes`` holds a JSON object."""
    columns = [*columns_of((*_KEYS, *_FURTHER_KEYS)), *(Column(f"by:{name}") for name in annotators)]
    return csv_table(Table(columns, _rows(lines)))


def _rows(lines: Iterable[VoteLine]) -> Iterator[list[Cell]]:
    for line in lines:
        votes: list[Cell] = [vote or "" for vote in line.votes]
        yield [*_cells(line), line.reason, line.comment, line.entropy, *votes]


def _cells(line: VoteLine) -> list[Cell]:
    extents = extents_text(line.extents)
    votes = msgspec.json.encode(line.counts).decode()
    place: list[Cell] = [line.document, line.item, line.aspect, line.slot, extents, line.text, votes]
    return [*place, line.final or "", line.source.value, line.rule, line.by]
