"""Tags of token columns: every scheme, orphans, look-alikes, slips."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from annotally.formats.conll.tags import (
    Scheme,
    TaggedEntity,
    entities_of,
    fold_look_alikes,
    is_slip,
    labels_first,
    letter_first,
    letter_last,
    scheme_of,
    spell_tags,
    suspect_labels,
)


def found(tags: str, breaks: tuple[int, ...] = ()) -> list[tuple[int, int, str]]:
    return [tuple(entity) for entity in entities_of(tags.split(), breaks)[0]]


@pytest.mark.parametrize(
    "tags",
    [
        "O I-PER I-PER B-PER O I-LOC",
        "O B-PER I-PER B-PER O B-LOC",
        "O B-PER E-PER S-PER O S-LOC",
        "O B_PER E_PER S_PER _ S_LOC",
        "O B-PER L-PER U-PER O U-LOC",
        "O I-PER E-PER E-PER O E-LOC",
    ],
)
def test_one_reading_for_every_scheme(tags: str) -> None:
    assert found(tags) == [(1, 3, "PER"), (3, 4, "PER"), (5, 6, "LOC")]


@pytest.mark.parametrize(
    ("tags", "breaks", "expected", "orphans"),
    [
        ("I-A I-B", (), [(0, 1, "A"), (1, 2, "B")], [0, 1]),
        ("B-A I-A", (1,), [(0, 1, "A"), (1, 2, "A")], [1]),
        ("B-A M-A E-A I-A", (), [(0, 3, "A"), (3, 4, "A")], [3]),
        ("B I O", (), [(0, 2, "ENTITY")], []),
        ("", (), [], []),
    ],
)
def test_orphans_begin_an_entity(
    tags: str, breaks: tuple[int, ...], expected: list[tuple[int, int, str]], orphans: list[int]
) -> None:
    many, alone = entities_of(tags.split(), breaks)
    assert [tuple(item) for item in many] == expected
    assert alone == orphans


@pytest.mark.parametrize(
    ("tags", "scheme"),
    [
        ("O I-A I-A B-A", Scheme.IOB1),
        ("O I-A O", Scheme.IOB1),
        ("O B-A I-A", Scheme.IOB2),
        ("O I-A B-B", Scheme.IOB2),
        ("O O", Scheme.IOB2),
        ("B-A E-A", Scheme.IOBES),
        ("B-A M-A E-A", Scheme.BMES),
        ("U-A", Scheme.BILOU),
    ],
)
def test_the_scheme_of_a_file(tags: str, scheme: Scheme) -> None:
    assert scheme_of(tags.split(), entities_of(tags.split(), ())[1]) is scheme


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(1, 3), st.sampled_from("AB")), max_size=8),
    st.sampled_from(list(Scheme)),
    st.sampled_from("-_"),
)
def test_what_is_spelled_is_read_back(steps: list[tuple[int, int, str]], scheme: Scheme, joint: str) -> None:
    many, at = [], 0
    for gap, length, label in steps:
        many.append(TaggedEntity(at + gap, at + gap + length, label))
        at += gap + length
    tags = spell_tags(many[::-1], at + 1, scheme, joint)
    assert entities_of(tags, ())[0] == many
    assert len(tags) == at + 1


@given(
    st.lists(st.sampled_from(["O", "B-A", "I-A", "I-B", "E-A", "S-B", "M-A", "x"]), max_size=12), st.data()
)
def test_no_token_is_in_two_entities(tags: list[str], data: st.DataObject) -> None:
    breaks = sorted(data.draw(st.sets(st.integers(1, 11))))
    many, orphans = entities_of(tags, breaks)
    covered = [n for entity in many for n in range(entity.start, entity.end)]
    assert covered == [n for n, tag in enumerate(tags) if tag not in ("O", "x")]
    assert not any(entity.start < at < entity.end for entity in many for at in breaks)
    assert set(orphans) <= {entity.start for entity in many}


@pytest.mark.parametrize(
    ("tag", "alike"), [("О", "O"), ("И-PERX", "I-PERX"), ("Ｂ–РЕR", "B-PER"), ("B-PER", "B-PER")]
)
def test_letters_that_look_latin(tag: str, alike: str) -> None:
    assert fold_look_alikes(tag) == alike


def test_slips_are_rare_and_near() -> None:
    assert suspect_labels({"PEROSN": 1, "PERSON": 40, "LOCATION": 3, "PERSONS": 3}) == {"PEROSN": "PERSON"}
    assert suspect_labels({"ORG": 1, "ARG": 40}) == {}


TAG_SETS = {
    "chunks of CoNLL-2000": "NP VP PP ADVP ADJP SBAR PRT CONJP INTJ LST UCP",
    "names of CoNLL-2003": "PER LOC ORG MISC",
    "OntoNotes": "PERSON NORP FAC ORG GPE LOC PRODUCT EVENT WORK_OF_ART LAW LANGUAGE DATE TIME PERCENT MONEY"
    " QUANTITY ORDINAL CARDINAL",
    "ACE": "PER ORG GPE LOC FAC VEH WEA",
    "JNLPBA": "DNA RNA protein cell_line cell_type",
    "WNUT17": "person location group corporation product creative-work",
    "roles of PropBank": "ARG0 ARG1 ARG2 ARG3 ARGM-LOC ARGM-TMP ARGM-ADV ARGM-MNR ARGM-MOD ARGM-NEG",
    "parts of speech": "NN NNS NNP NNPS VB VBD VBG VBN VBP VBZ JJ JJR JJS RB RBR RBS PRP",
    "numbers": "PERSON PERSONS EVENT EVENTS LOCATION LOCATIONS TIMEX TIMEX2 TIMEX3",
    "TimeML": "BEFORE AFTER INCLUDES IS_INCLUDED DURING SIMULTANEOUS BEGINS BEGUN_BY ENDS ENDED_BY",
    "i2b2": "PROBLEM TEST TREATMENT DOCTOR PATIENT HOSPITAL ZIP STREET STATE COUNTRY COUNTY CITY",
}


@pytest.mark.parametrize("labels", list(TAG_SETS.values()), ids=list(TAG_SETS))
def test_no_label_of_a_tag_set_is_taken_for_another(labels: str) -> None:
    """In chunks ADJP was guessed to be ADVP wherever it is rare."""
    names = labels.split()
    for rare in names:
        assert suspect_labels({**dict.fromkeys(names, 500), rare: 1}) == {}


@pytest.mark.parametrize("labels", list(TAG_SETS.values()), ids=list(TAG_SETS))
def test_letters_that_changed_places_are_guessed_right(labels: str) -> None:
    names = [name for name in labels.split() if len(name) >= 4]
    for meant in names:
        for n, (first, second) in enumerate(pairwise(meant)):
            slip = f"{meant[:n]}{second}{first}{meant[n + 2 :]}"
            if first != second and slip.isalpha():
                assert suspect_labels({**dict.fromkeys(names, 500), slip: 1}) == {slip: meant}


@pytest.mark.parametrize(
    ("label", "guess"),
    [
        ("PERSSON", True),
        ("PERON", False),
        ("PERSIN", True),
        ("PERSAN", False),
        ("PERSONS", False),
        ("PERSOM", False),
        ("PERSO", False),
        ("PERSO1", False),
        ("xPERSON", False),
        ("PERSXON", False),
    ],
)
def test_slips_in_a_long_label(label: str, guess: bool) -> None:
    assert is_slip(label, "PERSON") is guess


def test_a_double_letter_struck_once() -> None:
    assert is_slip("ADRESS", "ADDRESS")
    assert not is_slip("COUNTY", "COUNTRY")


@given(st.text("ADJPV01", min_size=1, max_size=8), st.text("ADJPV01", min_size=1, max_size=8))
def test_a_slip_is_one_touch_away_and_in_short_labels_an_exchange(label: str, meant: str) -> None:
    if is_slip(label, meant):
        assert OSA.distance(label, meant) == 1
        assert max(len(label), len(meant)) >= 6 or sorted(label) == sorted(meant)


@given(st.text("ABIOS-_x", min_size=1, max_size=6))
def test_tags_are_turned_round_and_back(tag: str) -> None:
    turned = letter_first(tag)
    assert turned == tag or letter_last(turned) == tag


@pytest.mark.parametrize(
    ("tags", "first"),
    [
        ({"NP-B": 2, "NP-I": 1, "O": 9}, True),
        ({"B-NP": 2, "I-NP": 1, "O": 9}, False),
        ({"I-B": 2, "I-I": 1}, False),
        ({"I-B": 2, "I-I": 1, "NP-B": 1}, True),
        ({"O": 9, "B": 1}, False),
        ({}, False),
    ],
)
def test_where_the_letter_stands_is_decided_by_most_tags(tags: dict[str, int], first: bool) -> None:
    assert labels_first(tags) is first
