"""Words after global mapping, with their places (H5, H7)."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.text import Source
from annotally.text.alignment.glm import Mapper
from annotally.text.alignment.glm_rules import GlmRule, RuleSet, read_rules
from annotally.text.alignment.normalised import normalised, settled
from annotally.text.alignment.words import words_of

RULES = """;;
* case_sensitive 'F'
UH-HUH => %BCACK / [ ] __ [ ]
HM => (YES) / [ ] __ [ ]
GONNA => GOING TO / [ ] __ [ ]
AIR LINES => AIRLINES / [ ] __ [ ]
[ LIKE ] => [ ]
[CAN'T] => [{CAN NOT / CANNOT}] / [ ] __ [ ]
[FIRM'S] => [{FIRM'S / FIRM IS / FIRM HAS}] / [ ] __ [ ]
[OOPS] => [{@ / O { O / OH } PS}] / [ ] __ [ ]
BROKEN- => BROKEN HEART / [ ] __ [ ]
"""
MAPPER = Mapper(read_rules(Source("x", RULES)))
PLAIN = Mapper(RuleSet())


def pieces(text: str) -> list[tuple[str, str]]:
    words = normalised(text, MAPPER).words
    return [(words.forms[n], text[words.starts[n] : words.ends[n]]) for n in range(len(words))]


def test_h5_every_word_keeps_its_place() -> None:
    text = "<P>We're gonna</P> fly, air  lines. Like, uh-huh well-known"
    assert pieces("so we're gonna fly air lines like uh-huh well-known") == [
        ("SO", "so"),
        ("WE'RE", "we're"),
        ("GOING", "gonna"),
        ("TO", "gonna"),
        ("FLY", "fly"),
        ("AIRLINES", "air lines"),
        ("%BCACK", "uh-huh"),
        ("WELL", "well"),
        ("KNOWN", "known"),
    ]
    assert [form for form, _ in pieces(text)][:4] == ["WE'RE", "GOING", "TO", "FLY"]


def test_h5_blanks_that_a_rule_replaces_belong_to_no_word() -> None:
    mapper = Mapper(read_rules(Source("x", ";;\n[ OK ] => [ OKAY ]\n[TO A] => [TOA]\n")))
    words = normalised("an OK to a", mapper).words
    assert list(words.forms) == ["AN", "OKAY", "TOA"]
    assert [tuple(pair) for pair in zip(words.starts, words.ends, strict=True)] == [(0, 2), (3, 5), (6, 10)]


def test_what_a_rule_takes_away_is_no_word() -> None:
    assert pieces("go like this") == [("GO", "go"), ("THIS", "this")]


def test_h7_what_is_optional() -> None:
    """A filler, a rule's round brackets, and what comes out of a fragment."""
    words = normalised("uh hm go broken- on", MAPPER).words
    assert list(words.forms) == ["UH", "YES", "GO", "BROKEN", "HEART", "ON"]
    assert words.optional == {0, 1, 3, 4}


def test_h7_round_brackets_of_transcripts() -> None:
    result = normalised("so (can't gonna) go (like it)", MAPPER, bracketed=True)
    assert list(result.words.forms) == ["SO", "CAN", "NOT", "GOING", "TO", "GO", "IT"]
    assert result.words.optional == {1, 2, 3, 4, 6}
    assert all(word.optional for reading in result.choices[0].readings for word in reading)


def test_of_alternatives_the_first_are_the_words() -> None:
    result = normalised("I can't oops go", MAPPER)
    assert list(result.words.forms) == ["I", "CAN", "NOT", "GO"]
    assert [
        (choice.first, choice.end, choice.extent.start, choice.extent.end) for choice in result.choices
    ] == [
        (1, 3, 2, 7),
        (3, 3, 8, 12),
    ]
    assert [[word.form for word in reading] for reading in result.choices[1].readings] == [
        [],
        ["O", "O", "PS"],
        ["O", "OH", "PS"],
    ]


@pytest.mark.parametrize(
    ("ref", "hyp", "expected"),
    [
        ("the firm is going to", "the firm's gonna", "THE FIRM IS GOING TO"),
        ("the firm has gone", "the firm's gone", "THE FIRM HAS GONE"),
        ("the firm's house", "the firm's house", "THE FIRM'S HOUSE"),
        ("nothing like it", "the firm's house", "THE FIRM'S HOUSE"),
        ("I cannot go on", "I can't go on", "I CANNOT GO ON"),
        ("so I can not go on", "so I can't go on", "SO I CAN NOT GO ON"),
        ("so o oh ps well then", "so oops well then", "SO O OH PS WELL THEN"),
        ("so well then", "so oops well then", "SO WELL THEN"),
        ("so well then", "so can't well then", "SO CANNOT WELL THEN"),
        ("he cannot say the firm has it", "he can't say the firm's it", "HE CANNOT SAY THE FIRM HAS IT"),
    ],
)
def test_the_alternative_that_fits_the_other_text_is_taken(ref: str, hyp: str, expected: str) -> None:
    first_words, second_words = settled(normalised(ref, PLAIN), normalised(hyp, MAPPER))
    assert " ".join(second_words.forms) == expected
    assert list(first_words.forms) == ref.upper().split()
    mirrored, _ = settled(normalised(hyp, MAPPER), normalised(ref, PLAIN))
    assert mirrored == second_words


def test_many_choices_in_texts_that_differ_take_no_time() -> None:
    """What is looked at around a choice is bounded, so the time is linear."""
    choices = normalised("can't " * 4000, MAPPER)
    begun = time.process_time()
    for second in ("cannot " * 4000, "so " * 4000, ""):
        settled(choices, normalised(second, PLAIN))
    assert time.process_time() - begun < 10  # a tenth of it on an idle machine


def test_the_words_of_a_choice_share_its_extent() -> None:
    _, second_words = settled(normalised("the firm is in", PLAIN), normalised("the firm's in", MAPPER))
    assert list(second_words.forms) == ["THE", "FIRM", "IS", "IN"]
    assert list(second_words.starts) == [0, 4, 4, 11]
    assert list(second_words.ends) == [3, 10, 10, 13]


def test_optional_words_keep_their_numbers_behind_a_choice() -> None:
    _, second_words = settled(normalised("the firm is uh in", PLAIN), normalised("the firm's uh in", MAPPER))
    assert second_words.optional == {3}


def test_both_sides_may_choose() -> None:
    first_words, second_words = settled(
        normalised("we can't oops", MAPPER), normalised("we can't oops", MAPPER)
    )
    assert list(first_words.forms) == list(second_words.forms) == ["WE", "CAN", "NOT"]


parts = st.lists(
    st.sampled_from(
        ["uh", "can't", "firm's", "the", "oops", "gonna", "like", "<b>", ",", "h-", "air", "lines"]
    ),
    max_size=10,
).map(" ".join)


@given(parts)
def test_without_rules_they_are_the_words_of_the_text(text: str) -> None:
    assert normalised(text, PLAIN).words == words_of(text)


@given(parts, parts)
def test_words_come_from_their_extents(ref: str, hyp: str) -> None:
    for text, words in zip(
        (ref, hyp), settled(normalised(ref, MAPPER), normalised(hyp, MAPPER)), strict=True
    ):
        plain = words_of(text)
        starts, ends = set(plain.starts), set(plain.ends)
        assert list(words.starts) == sorted(words.starts)
        assert list(words.ends) == sorted(words.ends)
        for number in range(len(words)):
            extent = words.extent(number)
            assert extent.start in starts
            assert extent.end in ends


fields = st.text(st.sampled_from("AB -"), max_size=3)
rules = st.lists(
    st.builds(GlmRule, fields.filter(bool), fields, fields, fields, st.none(), st.just(1)), max_size=5
)


@given(rules, st.text(st.sampled_from("AB -<b>"), max_size=12))
def test_rules_that_cut_and_join_words_give_the_words_of_what_they_wrote(
    found: list[GlmRule], text: str
) -> None:
    mapper = Mapper(RuleSet(tuple(found)))
    words = normalised(text, mapper).words
    plain = words_of(text)
    if not plain.forms:
        assert words == plain
        return
    joined = " "
    for number, form in enumerate(plain.forms):
        between = text[plain.ends[number] : plain.starts[number + 1]] if number + 1 < len(plain) else " "
        joined += form + ("-" if between == "-" else " ")
    assert list(words.forms) == list(words_of(mapper.apply(joined).text).forms)
    starts, ends = list(plain.starts), list(plain.ends)
    assert all(start in starts and end in ends for start, end in zip(words.starts, words.ends, strict=True))
    assert list(words.starts) == sorted(words.starts)
    assert list(words.ends) == sorted(words.ends)


@given(parts)
def test_a_text_against_itself_needs_no_choice(text: str) -> None:
    first_words, second_words = settled(normalised(text, MAPPER), normalised(text, MAPPER))
    assert first_words == second_words == normalised(text, MAPPER).words
