"""Entries and the commands that change them: a state machine beside plain dictionaries."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from annotally.adjudication.project.entries import Choice, Decision, Done, Edited, Entry, EntryKind, Remark
from annotally.adjudication.project.ledger import Change, Command, EntryKey, Ledger, StaleError
from annotally.model.instances import Alternative, Slot

TAKE_A, TAKE_B = Decision(Choice.TAKE, (0,)), Decision(Choice.TAKE, (1,))
HERE = EntryKey(EntryKind.DECISION, "doc", "one")
THERE = EntryKey(EntryKind.DECISION, "doc", "two")

DECISIONS = st.sampled_from(
    [TAKE_A, TAKE_B, Decision(Choice.NEITHER), Decision(Choice.EITHER, (0, 1), by="x")]
)
REMARKS = st.builds(Remark, st.sampled_from(["why", "look"]), st.booleans())
WANTED = st.dictionaries(
    st.builds(EntryKey, st.just(EntryKind.DECISION), st.sampled_from("de"), st.sampled_from("123")),
    st.one_of(st.none(), DECISIONS),
    max_size=4,
) | st.dictionaries(
    st.builds(EntryKey, st.just(EntryKind.REMARK), st.sampled_from("de"), st.sampled_from("123")),
    st.one_of(st.none(), REMARKS),
    max_size=2,
)


class Ledgers(RuleBasedStateMachine):
    """A ledger with its history, beside all the states it has been in."""

    def __init__(self) -> None:
        super().__init__()
        self.ledger = Ledger()
        self.commands: list[Command] = []
        self.states: list[dict[EntryKey, Entry]] = [{}]
        self.position = 0

    @rule(wanted=WANTED)
    def give(self, wanted: dict[EntryKey, Entry | None]) -> None:
        command = self.ledger.command("give", wanted.items())
        current_mapping = dict(self.states[self.position])
        for key, entry in wanted.items():
            if entry is None:
                current_mapping.pop(key, None)
            else:
                current_mapping[key] = entry
        if command is None:
            assert current_mapping == self.states[self.position]
            return
        self.ledger.apply(command)
        self.commands = [*self.commands[: self.position], command]
        self.position += 1
        self.states = [*self.states[: self.position], current_mapping]
        assert command.documents == {change.key.document for change in command.changes}

    @precondition(lambda self: self.position)
    @rule()
    def undo(self) -> None:
        self.position -= 1
        self.ledger.apply(self.commands[self.position].invert())

    @precondition(lambda self: self.position < len(self.commands))
    @rule()
    def redo(self) -> None:
        self.ledger.apply(self.commands[self.position])
        self.position += 1

    @invariant()
    def holds_what_it_should(self) -> None:
        expected = self.states[self.position]
        assert dict(self.ledger) == expected
        assert len(self.ledger) == len(expected)
        for key, entry in expected.items():
            assert self.ledger.get(key) == entry
            assert self.ledger.of(key.kind, key.document)[key.target] == entry

    def teardown(self) -> None:
        while self.position:
            self.undo()
        assert len(self.ledger) == 0


TestLedgers = Ledgers.TestCase


def test_a_command_fits_wholly_or_changes_nothing() -> None:
    ledger = Ledger({HERE: TAKE_A})
    stale = Command("stale", (Change(THERE, None, TAKE_A), Change(HERE, TAKE_B, None)))
    with pytest.raises(StaleError, match="stale"):
        ledger.apply(stale)
    assert dict(ledger) == {HERE: TAKE_A}
    assert ledger.of(EntryKind.DECISION, "other") == {}
    assert ledger.get(THERE) is None


@given(WANTED)
def test_what_is_taken_back_leaves_everything_as_it_was(wanted: dict[EntryKey, Entry | None]) -> None:
    ledger = Ledger({HERE: TAKE_A, EntryKey(EntryKind.REMARK, "d", "1"): Remark("why")})
    previous_mapping = dict(ledger)
    command = ledger.command("all", wanted.items(), "someone", "2026-01-01T00:00:00Z")
    if command is not None:
        ledger.apply(command)
        ledger.apply(command.invert())
        assert command.invert().invert() == command
    assert dict(ledger) == previous_mapping


@pytest.mark.parametrize(
    "make",
    [
        lambda: Change(HERE, TAKE_A, TAKE_A),
        lambda: Change(HERE, None, Done()),
        lambda: Command("nothing", ()),
        lambda: Command("twice", (Change(HERE, None, TAKE_A), Change(HERE, TAKE_A, None))),
        lambda: Decision(Choice.TAKE),
        lambda: Decision(Choice.NEITHER, (0,)),
        lambda: Decision(Choice.EITHER, (1, 1)),
        lambda: Decision(Choice.EDITED),
        lambda: Edited(),
        lambda: Edited(slot=Slot("a", ()), alternative=Alternative(())),
        lambda: Remark(),
    ],
)
def test_what_makes_no_sense_cannot_be_said(make: object) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=r"\w"):
        make()
