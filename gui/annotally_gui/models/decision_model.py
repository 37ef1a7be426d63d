"""The decisions about the rows of a forest, as the worker acknowledged them and no others. No Qt."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES, Decided, code_side
from annotally.comparison.result import Level
from annotally_gui.models.forest import Forest
from annotally_gui.models.masks import carry_forward, intersect, picking

_OBJECTS = picking(Level.INSTANCE, Level.MENTION)
_NONE = picking(0)
_GRADES = b"\1\0\2\2".ljust(256, b"\0")
"""Grade by 2 for a waiting object, plus 1 for a rule."""


@dataclass(slots=True)
class Totals:
    """Objects of all documents: how many there are, are open, were decided by a rule; documents done."""

    objects: int = 0
    open: int = 0
    ruled: int = 0
    done: int = 0
    unresolved: int = 0
    """Links that merge classes which were to stay apart, and entries that no longer fit."""

    @property
    def decided(self) -> int:
        """How many objects are decided."""
        return self.objects - self.open

    def add(self, decided: Decided, sign: int = 1) -> None:
        """Count a document, or take it out again with ``sign`` -1."""
        self.objects += sign * decided.objects
        self.open += sign * decided.open
        self.ruled += sign * decided.ruled
        self.done += sign * decided.done
        self.unresolved += sign * (decided.lost + decided.conflicts)


class DecisionModel:
    """The decisions of the documents of a forest; documents may come before or after their trees."""

    def __init__(self, forest: Forest) -> None:
        self._forest = forest
        self._decided: dict[str, Decided] = {}
        self._choice, self._waits = bytearray(), bytearray()
        self.totals = Totals()

    @property
    def forest(self) -> Forest:
        """The trees that the decisions are about."""
        return self._forest

    def clear(self) -> None:
        """Forget all decisions: no project is open."""
        self._decided.clear()
        self._choice, self._waits = bytearray(), bytearray()
        self.totals = Totals()

    def follow(self, forest: Forest) -> None:
        """Go on with other trees; forget the decisions of documents with trees of another size now.

        Their decisions come anew right behind the trees.
        """
        # A tree of another size has other rows, so that decisions stored by row would stand at wrong ones.
        # Columns are emptied and filled from the documents' decisions when somebody asks.
        self._forest = forest
        self._choice, self._waits = bytearray(), bytearray()
        for decided in list(self._decided.values()):
            number = forest.document_number(decided.document)
            if number is not None and forest.size(number) != len(decided.choice):
                self.totals.add(self._decided.pop(decided.document), -1)

    def take(self, documents: Iterable[Decided]) -> None:
        """Take the decisions of documents as they are now."""
        # The totals are kept as running sums: out with the old numbers of a document, in with the new. The
        # columns ``_choice`` and ``_waits`` cover a prefix of the forest; documents behind it are added by
        # `_catch_up` later.
        for decided in documents:
            previous = self._decided.get(decided.document)
            if previous is not None:
                self.totals.add(previous, -1)
            self.totals.add(decided)
            self._decided[decided.document] = decided
            number = self._forest.document_number(decided.document)
            if number is not None and self._forest.bases[number + 1] <= len(self._choice):
                self._store(number, decided)

    def __getitem__(self, document: str) -> Decided | None:
        return self._decided.get(document)

    def __iter__(self) -> Iterator[Decided]:
        return iter(self._decided.values())

    # --- rows

    def code(self, row: int) -> int:
        """Return the code of the decision about a row of the forest, one of `CODES`."""
        self._catch_up()
        return self._choice[row]

    def sides(self, row: int) -> tuple[int, ...]:
        """Return the sides that a row's decision takes, in order; none where it takes no side."""
        # The code of a decision tells one side; which sides "both" and "either" mean among many is stored
        # apart, by row, and the first two where nothing is stored.
        code = self.code(row)
        if code in (CODES["both"], CODES["either"]):
            decided, local = self._locate(row)
            return decided.sides.get(local, (0, 1)) if decided is not None else ()
        side = code_side(code)
        return (side,) if side >= 0 else ()

    def own(self, row: int) -> bool:
        """Tell whether a row has a decision of its own, not one inherited from a row above."""
        # The choice of a row may come from one above it: where it was made is a column of its own.
        decided, local = self._locate(row)
        return decided is not None and bool(decided.own[local])

    def by_rule(self, row: int) -> bool:
        """Tell whether a rule decided a row."""
        decided, local = self._locate(row)
        return decided is not None and bool(decided.rule[local])

    def optional(self, row: int) -> bool:
        """Tell whether a row was decided to be not required."""
        decided, local = self._locate(row)
        return decided is not None and bool(decided.optional[local])

    def words(self, row: int) -> str:
        """Return the text written anew for a row, empty for none."""
        decided, local = self._locate(row)
        return decided.edited.get(local, "") if decided is not None else ""

    def remark(self, row: int) -> Remark | None:
        """Return the remark about a row, None for none."""
        decided, local = self._locate(row)
        return decided.remarks.get(local) if decided is not None else None

    def paired(self, row: int) -> bool | None:
        """Tell whether a person paired a row's annotations, or kept them from others; None: neither."""
        decided, local = self._locate(row)
        return decided.paired.get(local) if decided is not None else None

    def merges(self, row: int) -> bool:
        """Tell whether a row belongs to a conflict: a link merges classes that were to stay apart.

        True for the classes and for the mention of the link; for a document with any such row.
        """
        decided, local = self._locate(row)
        return decided is not None and (local in decided.merging or (not local and decided.conflicts > 0))

    def merging(self, document: str) -> tuple[int, ...]:
        """Return the rows of a document, counted from its first, for which `merges` is true; not row 0."""
        decided = self._decided.get(document)
        return decided.merging if decided is not None else ()

    def reason(self, row: int) -> str:
        """Return the reason a row's own decision is marked with, empty for none."""
        decided, local = self._locate(row)
        return decided.reasons.get(local, "") if decided is not None else ""

    @property
    def reasons(self) -> list[str]:
        """The reasons that decisions are marked with, sorted, each once."""
        return sorted({reason for decided in self for reason in decided.reasons.values()})

    @property
    def has_reasons(self) -> bool:
        """Whether any decision is marked with a reason."""
        return any(decided.reasons for decided in self)

    def with_reason(self, holds: Callable[[str], bool], first: int, last: int) -> bytes:
        """Return the mask of the rows from ``first`` to before ``last`` with reasons that pass ``holds``."""
        # Reasons are few: O(reasons) and one byte for each row of the mask.
        mask = bytearray(last - first)
        for decided in self:
            for local, reason in decided.reasons.items():
                row = self._forest.row(decided.document, local)
                if row is not None and first <= row < last:
                    mask[row - first] = holds(reason)
        return bytes(mask)

    def waits(self, row: int) -> bool:
        """Tell whether a row is an object that is still open."""
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

    def _locate(self, row: int) -> tuple[Decided | None, int]:
        number = self._forest.document_at(row)
        return self._decided.get(self._forest.trees[number].document), row - self._forest.bases[number]

    def grades(self, document: str) -> bytes:
        """Return for every row of a document's tree 2 if its object is open, 0 if a rule decided it, else 1.

        All rows are open where nothing is known of the document.
        """
        number, decided = self._forest.document_number(document), self._decided.get(document)
        base = self._forest.bases[number] if number is not None else 0
        size = len(self._forest.trees[number].nodes) if number is not None else 0
        if decided is None or len(decided.choice) < size:
            return b"\2" * size
        # Objects that wait are carried on to the rows below them, as `mask` does. All of it is done on whole
        # columns: 100,000 rows take a few milliseconds.
        begins = self._forest.level[base : base + size].translate(_OBJECTS)
        waiting = carry_forward(intersect(begins, decided.waits[:size]), begins)
        ruled = int.from_bytes(decided.rule[:size], "little")
        mixed = (2 * int.from_bytes(waiting, "little") + ruled).to_bytes(size, "little")
        return mixed.translate(_GRADES)

    # --- masks

    def mask(self, word: str, first: int, last: int) -> bytes:
        """Return the mask of the rows from ``first`` to before ``last`` for a word of `filter_syntax.WORDS`.

        ``open`` and ``decided`` select objects with all rows below them; the other words single rows.
        """
        self._catch_up()
        if word in ("flagged", "commented"):
            return self._mask_remarks(word, first, last)
        if word == "conflict":
            return self._mask_merging(first, last)
        forest = self._forest
        forest.complete_index()
        # An object begins a block of rows that ends before the next beginning, so a mask of objects becomes a
        # mask of their rows by `carry_forward`, without a loop over rows.
        begins = forest.index.begins[first:last]
        waits = self._waits[first:last]
        if word == "open":
            return carry_forward(intersect(begins, waits), begins)
        objects = intersect(begins, forest.level[first:last].translate(_OBJECTS))
        # Decided is: an object, not waiting, in a document whose decisions are known.
        owners = intersect(objects, waits.translate(_NONE))
        return intersect(carry_forward(owners, begins), self._mask_decided(first, last))

    def _mask_decided(self, first: int, last: int) -> bytes:
        # A run of equal bytes for each document: O(documents) pieces, joined once.
        forest, pieces = self._forest, []
        for number in forest.documents_between(first, last):
            here = forest.part(number, first, last)
            has_decisions = forest.trees[number].document in self._decided
            pieces.append((b"\1" if has_decisions else b"\0") * (here.stop - here.start))
        return b"".join(pieces)

    def _mask_merging(self, first: int, last: int) -> bytes:
        # Rows in ``merging`` count from the document's first row; rows of trees that have not come are left
        # out.
        mask = bytearray(last - first)
        for decided in self:
            for local in decided.merging:
                row = self._forest.row(decided.document, local)
                if row is not None and first <= row < last:
                    mask[row - first] = 1
        return bytes(mask)

    def _mask_remarks(self, word: str, first: int, last: int) -> bytes:
        mask = bytearray(last - first)
        for decided in self:
            for local, remark in decided.remarks.items():
                row = self._forest.row(decided.document, local)
                if row is not None and first <= row < last:
                    mask[row - first] = remark.flagged if word == "flagged" else bool(remark.comment)
        return bytes(mask)

    def _catch_up(self) -> None:
        """Take in the documents with trees that have come since."""
        forest = self._forest
        # Invariant: the columns end at the end of a document. Documents without decisions get zeros.
        while len(self._choice) < len(forest):
            number = forest.document_at(len(self._choice))
            decided, size = self._decided.get(forest.trees[number].document), forest.size(number)
            self._choice += decided.choice if decided is not None else bytes(size)
            self._waits += decided.waits if decided is not None else bytes(size)

    def _store(self, number: int, decided: Decided) -> None:
        base, end = self._forest.bases[number], self._forest.bases[number + 1]
        self._choice[base:end] = decided.choice
        self._waits[base:end] = decided.waits
