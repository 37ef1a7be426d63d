"""What is decided, row by row of a forest: what the worker acknowledged, and nothing else. No Qt."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES, Decided, code_side
from annotally.comparison.result import Level
from annotally_gui.models.forest import Forest
from annotally_gui.models.masks import both, carried, picking

_OBJECTS = picking(Level.INSTANCE, Level.MENTION)
_NONE = picking(0)


@dataclass(slots=True)
class Totals:
    """Objects of all documents: how many there are, are open, were decided by a rule; documents done."""

    objects: int = 0
    open: int = 0
    ruled: int = 0
    done: int = 0
    loose: int = 0
    """Links that merge what was to stay apart, and entries that no longer fit."""

    @property
    def decided(self) -> int:
        """How many objects are decided."""
        return self.objects - self.open

    def add(self, one: Decided, sign: int = 1) -> None:
        """Count a document, or take it out again with ``sign`` -1."""
        self.objects += sign * one.objects
        self.open += sign * one.open
        self.ruled += sign * one.ruled
        self.done += sign * one.done
        self.loose += sign * (one.lost + one.conflicts)


class DecisionModel:
    """The decisions of the documents of a forest; documents may come before or after their trees."""

    def __init__(self, forest: Forest) -> None:
        self._forest = forest
        self._known: dict[str, Decided] = {}
        self._choice, self._waits = bytearray(), bytearray()
        self.totals = Totals()

    def clear(self) -> None:
        """Know of nothing: no project is open."""
        self._known.clear()
        self._choice, self._waits = bytearray(), bytearray()
        self.totals = Totals()

    def follow(self, forest: Forest) -> None:
        """Go on with other trees; what is known of documents whose trees have another size now is forgotten.

        It comes anew right behind the tree.
        """
        self._forest = forest
        self._choice, self._waits = bytearray(), bytearray()
        for one in list(self._known.values()):
            number = forest.document_number(one.document)
            if number is not None and forest.size(number) != len(one.choice):
                self.totals.add(self._known.pop(one.document), -1)

    def take(self, documents: Iterable[Decided]) -> None:
        """Take what is decided of documents now."""
        for one in documents:
            before = self._known.get(one.document)
            if before is not None:
                self.totals.add(before, -1)
            self.totals.add(one)
            self._known[one.document] = one
            number = self._forest.document_number(one.document)
            if number is not None and self._forest.bases[number + 1] <= len(self._choice):
                self._put(number, one)

    def __getitem__(self, document: str) -> Decided | None:
        return self._known.get(document)

    def __iter__(self) -> Iterator[Decided]:
        return iter(self._known.values())

    # --- rows

    def code(self, row: int) -> int:
        """Return one of `CODES` for a row of the forest."""
        self._catch_up()
        return self._choice[row]

    def sides(self, row: int) -> tuple[int, ...]:
        """Return the sides that a row is taken from, the first ones first; none where it is not."""
        code = self.code(row)
        if code in (CODES["both"], CODES["either"]):
            found, local = self._at(row)
            return found.sides.get(local, (0, 1)) if found is not None else ()
        side = code_side(code)
        return (side,) if side >= 0 else ()

    def own(self, row: int) -> bool:
        """Tell whether a row was decided itself, not from above."""
        found, local = self._at(row)
        return found is not None and bool(found.own[local])

    def by_rule(self, row: int) -> bool:
        """Tell whether a rule decided a row."""
        found, local = self._at(row)
        return found is not None and bool(found.rule[local])

    def optional(self, row: int) -> bool:
        """Tell whether a row was decided to be not required."""
        found, local = self._at(row)
        return found is not None and bool(found.optional[local])

    def words(self, row: int) -> str:
        """Return what was written anew for a row."""
        found, local = self._at(row)
        return found.edited.get(local, "") if found is not None else ""

    def remark(self, row: int) -> Remark | None:
        """Return what was noted about a row."""
        found, local = self._at(row)
        return found.remarks.get(local) if found is not None else None

    def paired(self, row: int) -> bool | None:
        """Tell whether a person paired a row's annotations, or kept them from others; None: neither."""
        found, local = self._at(row)
        return found.paired.get(local) if found is not None else None

    def merges(self, row: int) -> bool:
        """Tell whether a row is of classes that a link merges and that were to stay apart, or of the link.

        Of a document: whether it holds such.
        """
        found, local = self._at(row)
        return found is not None and (local in found.merging or (not local and found.conflicts > 0))

    def merging(self, document: str) -> tuple[int, ...]:
        """Return the rows of a document of which `merges` tells that, but its own."""
        found = self._known.get(document)
        return found.merging if found is not None else ()

    def reason(self, row: int) -> str:
        """Return what a row that was decided itself was marked with."""
        found, local = self._at(row)
        return found.reasons.get(local, "") if found is not None else ""

    @property
    def reasons(self) -> list[str]:
        """What decisions are marked with, each once."""
        return sorted({reason for one in self for reason in one.reasons.values()})

    @property
    def has_reasons(self) -> bool:
        """Whether any decision is marked with a reason."""
        return any(one.reasons for one in self)

    def with_reason(self, holds: Callable[[str], bool], first: int, last: int) -> bytes:
        """Return the rows from ``first`` to before ``last`` of which ``holds`` says that of their reason."""
        found = bytearray(last - first)
        for one in self:
            for local, reason in one.reasons.items():
                row = self._forest.row(one.document, local)
                if row is not None and first <= row < last:
                    found[row - first] = holds(reason)
        return bytes(found)

    def waits(self, row: int) -> bool:
        """Tell whether a row is an object that is still to be decided."""
        self._catch_up()
        return bool(self._waits[row])

    def next_open(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the first open object after ``row`` that passes the filter, or None."""
        self._catch_up()
        return self._forest.next_of(self._waits, row, matched)

    def previous_open(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the last open object before the object of ``row`` that passes the filter, or None."""
        self._catch_up()
        return self._forest.previous_of(self._waits, row, matched)

    def _at(self, row: int) -> tuple[Decided | None, int]:
        number = self._forest.document_at(row)
        return self._known.get(self._forest.trees[number].document), row - self._forest.bases[number]

    # --- masks

    def mask(self, word: str, first: int, last: int) -> bytes:
        """Return the rows from ``first`` to before ``last`` that are what one of `filter_syntax.WORDS` says.

        Open and decided are objects, each with what lies below it; all others single rows.
        """
        self._catch_up()
        if word in ("flagged", "commented"):
            return self._remarked(word, first, last)
        if word == "conflict":
            return self._merging(first, last)
        forest = self._forest
        forest.complete_index()
        begins = forest.index.begins[first:last]
        waits = self._waits[first:last]
        if word == "open":
            return carried(both(begins, waits), begins)
        objects = both(begins, forest.level[first:last].translate(_OBJECTS))
        settled = both(objects, waits.translate(_NONE))
        return both(carried(settled, begins), self._known_rows(first, last))

    def _known_rows(self, first: int, last: int) -> bytes:
        forest, pieces = self._forest, []
        for number in forest.documents_between(first, last):
            here = forest.part(number, first, last)
            known = forest.trees[number].document in self._known
            pieces.append((b"\1" if known else b"\0") * (here.stop - here.start))
        return b"".join(pieces)

    def _merging(self, first: int, last: int) -> bytes:
        found = bytearray(last - first)
        for one in self:
            for local in one.merging:
                row = self._forest.row(one.document, local)
                if row is not None and first <= row < last:
                    found[row - first] = 1
        return bytes(found)

    def _remarked(self, word: str, first: int, last: int) -> bytes:
        found = bytearray(last - first)
        for one in self:
            for local, remark in one.remarks.items():
                row = self._forest.row(one.document, local)
                if row is not None and first <= row < last:
                    found[row - first] = remark.flagged if word == "flagged" else bool(remark.comment)
        return bytes(found)

    def _catch_up(self) -> None:
        """Take in the documents whose trees have come since."""
        forest = self._forest
        while len(self._choice) < len(forest):
            number = forest.document_at(len(self._choice))
            one, size = self._known.get(forest.trees[number].document), forest.size(number)
            self._choice += one.choice if one is not None else bytes(size)
            self._waits += one.waits if one is not None else bytes(size)

    def _put(self, number: int, one: Decided) -> None:
        base, end = self._forest.bases[number], self._forest.bases[number + 1]
        self._choice[base:end] = one.choice
        self._waits[base:end] = one.waits
