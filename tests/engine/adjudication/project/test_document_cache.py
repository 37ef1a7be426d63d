"""What is kept of documents between two starts."""

from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.project.document_cache import (
    EntryDigests,
    KnownDocument,
    decode_documents,
    encode_documents,
)
from annotally.adjudication.project.entries import Choice, Decision, Entry, EntryKind, Remark
from annotally.adjudication.project.ledger import EntryKey, Ledger
from annotally.reports.tables.score_tables import CorpusRow
from annotally.scoring.families import AnyTally, f1
from annotally.scoring.matches import MatchTally
from annotally.scoring.mentions import MentionTally
from annotally.scoring.ratios import LinkTally, RatioTally
from annotally.scoring.tally import Tally

counts = st.integers(0, 10**6)
tallies: st.SearchStrategy[AnyTally] = st.one_of(
    st.builds(Tally, counts, counts, counts, counts, counts, counts),
    st.builds(MatchTally, counts, counts, counts, counts, counts),
    st.builds(LinkTally, st.just(2), st.integers(2, 9), st.integers(2, 9), two_keys=st.integers(0, 3)),
    st.builds(RatioTally, st.fractions(0, 5), st.just(7), st.fractions(0, 3), st.just(Fraction(10, 3))),
    st.builds(MentionTally, st.fractions(0, 3), st.integers(0, 9), st.just(3), st.integers(9, 10**6)),
)


def line(tally: AnyTally, words: Tally | None, more: tuple[int, ...]) -> CorpusRow:
    return CorpusRow("d", "a label", 5, 7, 3, tally, f1(tally), words, more)


@given(
    tallies, st.none() | st.just(Tally(3, 0, 1)), st.sampled_from([(), (4, 2)]), st.lists(tallies, max_size=3)
)
def test_what_is_kept_comes_back_to_the_last_digit(
    tally: AnyTally, words: Tally | None, more: tuple[int, ...], against: list[AnyTally]
) -> None:
    known_document = KnownDocument(line(tally, words, more), 4, True, tuple(against))
    assert decode_documents(encode_documents({"d": known_document}, {"d": "x"}), {"d": "x"}) == {
        "d": known_document
    }


def test_it_holds_only_while_the_same_is_entered() -> None:
    known_document = KnownDocument(line(Tally(2), None, ()), 1, False)
    stored = encode_documents({"d": known_document, "e": known_document}, {"d": "x"})
    assert decode_documents(stored, {"d": "y"}).keys() == {"e"}
    assert decode_documents(stored, {"d": "x", "e": "x"}).keys() == {"d"}


VALUE = encode_documents({"d": KnownDocument(line(Tally(2), Tally(1), ()), 1, False)}, {})["d"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("tally", ["slots", "two"]),
        ("tally", ["slots", "1/0"]),
        ("tally", ["slots", "-1", "0", "0", "0", "0", "0"]),
        ("tally", ["slots"] + ["1"] * 9),
        ("tally", ["goals", "1"]),
        ("tally", []),
        ("words", ["ratios", "0", "1", "0", "1"]),
        ("counts", [1]),
        ("open", "many"),
        ("tallies", [["slots", ""]]),
    ],
)
def test_what_cannot_be_read_is_as_good_as_not_there(field: str, value: object) -> None:
    damaged = msgspec.json.encode(msgspec.json.decode(VALUE) | {field: value})
    assert decode_documents({"d": damaged, "e": VALUE, "f": b"{"}, {}).keys() == {"e"}


def ledger(*entries: tuple[EntryKey, Entry]) -> Ledger:
    return Ledger(dict(entries))


TAKE, LEAVE = Decision(Choice.TAKE, (0,)), Decision(Choice.NEITHER)
FIRST, SECOND = EntryKey(EntryKind.DECISION, "d", "a"), EntryKey(EntryKind.DECISION, "d", "b")


def test_a_digest_tells_whatever_is_entered_apart_but_not_the_order() -> None:
    both = EntryDigests(ledger((FIRST, TAKE), (SECOND, LEAVE))).of("d")
    assert both == EntryDigests(ledger((SECOND, LEAVE), (FIRST, TAKE))).of("d")
    other_ledgers = [
        ledger((FIRST, TAKE)),
        ledger((FIRST, LEAVE), (SECOND, TAKE)),
        ledger((FIRST, TAKE), (SECOND, LEAVE), (EntryKey(EntryKind.REMARK, "d", "a"), Remark("look"))),
        ledger((FIRST, TAKE), (SECOND, Decision(Choice.NEITHER, by="someone"))),
    ]
    assert len({both, *(EntryDigests(other).of("d") for other in other_ledgers)}) == 5
    assert EntryDigests(ledger()).of("d") == ""


@given(
    st.lists(
        st.tuples(
            st.sampled_from([FIRST, SECOND, EntryKey(EntryKind.DECISION, "e", "a")]),
            st.sampled_from([TAKE, LEAVE, None]),
        ),
        max_size=8,
    )
)
def test_a_digest_that_is_kept_follows_every_command(steps: list[tuple[EntryKey, Entry | None]]) -> None:
    followed = ledger((FIRST, TAKE))
    digests = EntryDigests(followed)
    for step in steps:
        command = followed.command("a step", [step])
        if command is not None:
            followed.apply(command)
        fresh = EntryDigests(Ledger(dict(followed)))
        assert [digests.of(name) for name in "dex"] == [fresh.of(name) for name in "dex"]
