"""What a person does in any project on a random walk."""

from hypothesis import strategies as st
from hypothesis.stateful import rule
from msgspec.structs import replace

from annotally.adjudication.editing.extents import place_annotation
from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.messages import RowDraft, RuleChoice, SlotDraft, Written
from annotally.adjudication.review.feedback import feedback
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE
from annotally.reports.render.decision_log import FORMS
from annotally.reports.tree.concordance import Hit
from support.random_walk import PLACES, Walk

Choosing = tuple[str, tuple[int, ...]]
"""What is chosen, and of which sides."""
CHOICES = st.sampled_from(
    [
        *(("take", sides) for sides in ((0,), (1,), (2,), (0, 1), (0, 2))),
        *(("either", sides) for sides in ((0, 1), (1, 0), (2, 1))),
        ("neither", ()),
        ("", ()),
    ]
)
"""Sides are counted round where there are two."""
WORDS = ("Ada Quill", "the harbour", "1912", "")
"""What is written where nothing is chosen of what is offered."""
WRITTEN = st.lists(st.tuples(PLACES, PLACES), min_size=1, max_size=2)
"""Slots, and what is written there: see `_written`."""
SAID_WHY = st.sampled_from(["", "guideline 3", "slip"])
COMMENTS = st.sampled_from(["", "ask again", "zweimal?"])
GROUNDS = st.tuples(SAID_WHY, COMMENTS)
"""The reason and the comment that all get that is decided in one step."""
MANY_ROWS = st.lists(PLACES, min_size=1, max_size=3)

ACTS = (
    *(
        "decide take",
        "decide either",
        "decide neither",
        "decide again open",
        "decide one row",
        "not required",
    ),
    *("rule", "write", "move", "pair", "split", "release", "add", "remark", "finish", "open rule", "batch"),
    *("every occurrence", "reason", "reasons", "add anew", "rewrite", "remove", "dismiss"),
    *("undo", "redo", "reload", "save as", "switch document", "log", "questions", "feedback", "export"),
)
"""What a person does, as it is counted."""
PLACED = {"move", "add", "every occurrence"}
"""What is only done where annotations themselves stand in a text."""
RARE = {"decide either", "decide neither", "decide again open", "dismiss", "resolve apart", "let go", "blind"}
"""What chance may leave out of a project; so are others decided, among rows and in batches."""
LOOKS = ("draft", "places", "candidates")
"""What is asked before something is done: counted, but as no action."""


class AnyDeeds(Walk):
    """What is done in any project."""

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(times):
            self.do("undo", "adjudication.undo")

    @rule(times=st.integers(1, 4))
    def redo(self, times: int) -> None:
        for _ in range(times):
            self.do("redo", "adjudication.redo")

    @rule(number=PLACES, row=PLACES, comment=COMMENTS, flag=st.booleans())
    def remark(self, number: int, row: int, comment: str, flag: bool) -> None:
        self.do("remark", "adjudication.remark", *self.row(number, row), comment, flag, "remark")

    @rule(number=PLACES, done=st.booleans())
    def finish(self, number: int, done: bool) -> None:
        self.do("finish", "adjudication.finish", self.document(number), done, "finish")

    @rule(reasons=st.lists(SAID_WHY.filter(bool), unique=True))
    def keep_reasons(self, reasons: list[str]) -> None:
        """Keep another list of reasons: no command, and so never undone."""
        assert self.do("reasons", "adjudication.editing.keep_reasons", tuple(reasons)) == tuple(reasons)

    @rule(on=st.booleans())
    def blind(self, on: bool) -> None:
        """Hide who is who, once something was done: before that they would be exchanged by lot."""
        if self.adjudicator.project.undoable:
            self.do("blind", "adjudication.set_blind", on)

    @rule(first=PLACES, count=st.integers(1, 3))
    def dismiss(self, first: int, count: int) -> None:
        """Forget what was said about what is no longer there, because pairs were made or taken apart."""
        if lost := self.window.ask("key.lost"):
            chosen = [lost[(first + number) % len(lost)] for number in range(count)]
            self.do("dismiss", "adjudication.key.dismiss", chosen, "dismiss")

    @rule(form=st.sampled_from(FORMS), what=st.sampled_from(["log", "questions", "feedback"]))
    def look_back(self, form: str, what: str) -> None:
        """Write the log, or the questions alone, or look at what was decided against whom."""
        if what == "feedback":
            fresh = self.anew()
            names = self.workspace.side_names  # others, once blind inputs were opened again
            assert self.do(what, "review.feedback") == replace(feedback(fresh), annotators=names)
            fresh.project.close()
        else:
            path, questions = str(self.folder / f"log.{form}"), what == "questions"
            count = self.do(what, "review.export_log", path, form, questions)
            assert count == self.lines(questions=questions)

    def lines(self, *, questions: bool) -> int:
        """Return how many lines a log has: one for each entry, but none for a remark beside a decision."""
        ledger = self.adjudicator.project.ledger
        remarks = [key for key, _ in ledger if key.kind is EntryKind.REMARK]
        beside = [
            key
            for key in remarks
            if self.adjudicator.state(key.document).table.targets.row(key.target) is not None
            and any(
                ledger.get(key._replace(kind=kind)) is not None
                for kind in (EntryKind.DECISION, EntryKind.LINK)
            )
        ]
        return len(remarks) if questions else len(ledger) - len(beside)

    @rule()
    def reload(self) -> None:
        path = self.adjudicator.project.path
        self.window.ask("known.keep")
        self.window.ask("close")
        self.do("reload", "adjudication.files.open", path)
        for item in self.window.ask("known.documents"):
            waiting = len(self.adjudicator.state(item.row.document).table.open_objects())
            done = (
                self.adjudicator.project.ledger.get(EntryKey(EntryKind.DONE, item.row.document, ""))
                is not None
            )
            assert (item.open, item.done) == (waiting, done)
        self.window.ask("decided")
        self.touched |= set(self.documents)

    @rule()
    def save_as(self) -> None:
        path = self._file()
        assert self.do("save as", "adjudication.files.save_as", path).path == path

    @rule(number=PLACES, row=PLACES)
    def switch(self, number: int, row: int) -> None:
        """Go to another document, and look at a row: nothing changes by it."""
        document, place = self.row(number, row)
        self.do("switch document", "document", document)
        self.window.ask_any("inspect", document, place)
        self.window.ask("standing", document, place)
        self.window.ask("key.linked", document, place)


class Deeds(AnyDeeds):
    """A person who decides."""

    def of_sides(self, choice: Choosing) -> Choosing:
        """Return a choice about sides that there are."""
        count = len(self.inputs.sides)
        return choice[0], tuple(dict.fromkeys(side % count for side in choice[1]))

    @rule(number=PLACES, rows=MANY_ROWS, choice=CHOICES, why=SAID_WHY)
    def decide(self, number: int, rows: list[int], choice: Choosing, why: str) -> None:
        document = self.document(number)
        places = [self.row(number, row)[1] for row in rows]
        self.do(
            f"decide {choice[0] or 'again open'}",
            "adjudication.decide",
            document,
            places,
            *self.of_sides(choice),
            "decide",
            why,
        )

    @rule(number=PLACES, row=PLACES, choice=CHOICES)
    def decide_below(self, number: int, row: int, choice: Choosing) -> None:
        """Decide any row, however deep."""
        document = self.document(number)
        place = row % len(self.workspace.unit(document).nodes)
        self.do("decide one row", "adjudication.decide", document, [place], *self.of_sides(choice), "decide")

    @rule(number=PLACES, row=PLACES)
    def optional(self, number: int, row: int) -> None:
        document, place = self.row(number, row)
        self.do("not required", "adjudication.toggle_optional", document, [place], "not required")

    @rule(data=st.data(), side=PLACES, most=st.integers(1, 8), tokens=st.booleans(), grounds=GROUNDS)
    def run_a_rule(
        self, data: st.DataObject, side: int, most: int, tokens: bool, grounds: tuple[str, str]
    ) -> None:
        kind, slots = data.draw(st.sampled_from(self.window.ask("rules.objects")))
        names = ["identical", "counted-equal", "optional-differs", "extent-differs", "of-type", "majority"]
        name = data.draw(st.sampled_from([*names, *["slot-of-type"] * bool(slots)]))
        slot = data.draw(st.sampled_from(slots)) if slots else ""
        choice = RuleChoice(name, side % len(self.inputs.sides), most, tokens, kind, slot)
        expected = self.window.ask("rules.preview", choice, 0).count
        changed = self.do("rule", "adjudication.rules.run", choice, name, *grounds)
        assert changed is None or changed.count == expected

    @rule(number=PLACES, row=PLACES, slots=WRITTEN)
    def write(self, number: int, row: int, slots: list[tuple[int, int]]) -> None:
        document, place = self.row(number, row)
        draft = self.do("draft", "adjudication.editing.draft", document, place)
        if isinstance(draft, RowDraft):
            result = self.do(
                "write", "adjudication.editing.write", document, draft.row, _written(draft, slots), "write"
            )
            assert result is None or result.label in ("", "write")

    @rule(number=PLACES, row=PLACES, start=st.integers(-9, 9), end=st.integers(-9, 9))
    def move(self, number: int, row: int, start: int, end: int) -> None:
        document, place = self.row(number, row)
        where = self.do("places", "adjudication.editing.places", document, place)
        if where:
            self.do(
                "move",
                "adjudication.editing.move",
                *(document, place, where[0][0] + start, where[-1][1] + end, "move"),
            )

    @rule(number=PLACES, row=PLACES, with_whom=PLACES)
    def pair(self, number: int, row: int, with_whom: int) -> None:
        document, place = self.row(number, row)
        result = self.do("candidates", "adjudication.editing.candidates", document, place)
        if result:
            other_row = result[with_whom % len(result)].row
            self.do("pair", "adjudication.editing.pair", document, place, other_row, "pair")

    @rule(number=PLACES, row=PLACES, what=st.sampled_from(["split", "split", "release"]))
    def part(self, number: int, row: int, what: str) -> None:
        self.do(what, f"adjudication.editing.{what}", *self.row(number, row), what)

    @rule(number=PLACES, row=PLACES, start=PLACES, length=st.integers(1, 12))
    def add(self, number: int, row: int, start: int, length: int) -> None:
        """Add what one side says elsewhere a second time, where that stands in a text."""
        document = self.document(number)
        side = self.workspace.sides.instances(document)[row % 2]
        text = self.workspace.document(document).text
        if not side or not side[row % len(side)].extents or len(text) <= length:
            return
        at = start % (len(text) - length)
        extents, reading = (Extent(at, at + length),), self.workspace.task.reading
        result = replace(side[row % len(side)], source=NOWHERE)
        new = place_annotation(result, extents, text, reading.text_slot)
        command = self.adjudicator.add(document, new, "add")
        assert command is not None
        access = self.window.service.adjudication.access
        self.attempt("add", lambda: self.window.hear(lambda: access.answer(command)))

    @rule(data=st.data(), kind=PLACES)
    def open_rule(self, data: st.DataObject, kind: int) -> None:
        kinds = self.window.ask("key.types")
        result = data.draw(
            st.sampled_from([("take", (0,)), ("take", (1,)), ("either", (0, 1)), ("neither", ()), ("", ())])
        )
        self.do("open rule", "adjudication.key.fill_open", {kinds[kind % len(kinds)]: result}, "open")

    @rule(
        places=st.lists(st.tuples(PLACES, PLACES), min_size=1, max_size=12), choice=CHOICES, grounds=GROUNDS
    )
    def batch(self, places: list[tuple[int, int]], choice: Choosing, grounds: tuple[str, str]) -> None:
        rows = [self.row(*place) for place in places]
        self.do("batch", "concordance.decide", rows, *self.of_sides(choice), "many", *grounds)

    @rule(number=PLACES, word=PLACES, case=st.booleans(), choice=CHOICES, grounds=GROUNDS)
    def every_occurrence(
        self, number: int, word: int, case: bool, choice: Choosing, grounds: tuple[str, str]
    ) -> None:
        """Look for words of a text in all of them, and decide alike whatever stands at any."""
        stated_parts = self.workspace.document(self.document(number)).text.split()
        at = word % len(stated_parts)
        words, previous_count = " ".join(stated_parts[at : at + 1 + number % 2]), len(self.window.sent)
        result = self.window.ask_any("concordance.find", words, False, case)
        parts = [value for kind, value in self.window.sent[previous_count:] if kind == "part"]
        hits = [hit for part in parts for hit in part if isinstance(hit, Hit)]
        assert result.places
        assert result.listed == len(hits)
        rows = [(hit.document, hit.row) for hit in hits if hit.row >= 0]
        choice = self.of_sides(choice)
        if not rows or not self.do(
            "every occurrence", "concordance.decide", rows, *choice, "every", *grounds
        ):
            return
        for document, row in rows if choice[0] else ():
            table = self.adjudicator.state(document).table
            decision = table.decision(row)
            decided = (decision.choice, decision.sides) if decision is not None else None
            assert decided == choice or not table.decidable(row)

    @rule(number=PLACES, rows=MANY_ROWS, reason=SAID_WHY)
    def give_reason(self, number: int, rows: list[int], reason: str) -> None:
        document = self.document(number)
        places = [self.row(number, row)[1] for row in rows]
        self.do("reason", "adjudication.editing.give_reason", document, places, reason, "why")

    @rule(number=PLACES, start=PLACES, length=st.integers(0, 12), slots=WRITTEN)
    def add_anew(self, number: int, start: int, length: int, slots: list[tuple[int, int]]) -> None:
        """Write an annotation that no side has, where annotations stand in the text: some words of it."""
        document = self.document(number)
        text, sides = self.workspace.document(document).text, self.workspace.sides.instances(document)
        stand = any(instance.extents for side in sides for instance in side)
        at = start % max(1, len(text) - length)
        extents = ((at, at + max(1, length)),) if stand else ()
        types = self.window.ask("editing.blank", document, "", extents).types
        draft = self.window.ask("editing.blank", document, types[start % len(types)], extents)
        self.do("add anew", "adjudication.editing.add", document, _written(draft, slots), "add")

    @rule(which=PLACES, slots=WRITTEN, gone=st.booleans())
    def rewrite(self, which: int, slots: list[tuple[int, int]], gone: bool) -> None:
        """Write anew, or remove, what was added."""
        ledger = self.adjudicator.project.ledger
        added = sorted((key.document, key.target) for key, _ in ledger if key.kind is EntryKind.ADDED)
        if added and gone:
            self.do("remove", "adjudication.editing.remove", *added[which % len(added)], "remove")
        elif added:
            place = added[which % len(added)]
            written = _written(self.window.ask("editing.added", *place), slots)
            self.do("rewrite", "adjudication.editing.rewrite", *place, written, "rewrite")


def _written(draft: RowDraft, slots: list[tuple[int, int]]) -> Written:
    """Return a draft with slots written anew: as it was, from what is offered, with words of one's own."""
    if not draft.slots:
        return Written((), draft.type, draft.extents)
    chosen = {at % len(draft.slots): value for at, value in slots}
    lines = ((draft.slots[at].name, _lines(draft.slots[at], value)) for at, value in chosen.items())
    return Written(tuple(lines), draft.type, draft.extents)


def _lines(slot: SlotDraft, value: int) -> tuple[tuple[str, ...], ...]:
    words = slot.offers if slot.closed else (*slot.offers, *WORDS)
    if not words or value % 5 == 0:
        return slot.lines
    first, second = words[value % len(words)], words[value // 7 % len(words)]
    return (((first,),), ((first, second),), ((first,), (second,)), ())[value // 3 % 4]
