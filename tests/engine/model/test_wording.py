"""Sentences that carry their template and arguments."""

import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.wording import (
    NO_WORDS,
    Wording,
    as_sentence,
    change_data,
    join_and,
    join_commas,
    join_or,
    plural,
    sentence_of,
    verbatim,
)

NAMES = st.dictionaries(st.sampled_from(["name", "place"]), st.text(), min_size=2, max_size=2)


@given(NAMES)
def test_a_sentence_is_its_english_text(names: dict[str, str]) -> None:
    wording = Wording("{name!r} of {place}", **names)
    assert wording == f"{names['name']!r} of {names['place']}"
    assert hash(wording) == hash(str(wording))
    assert (wording.template, wording.arguments) == ("{name!r} of {place}", names)


def test_a_sentence_without_arguments_is_taken_as_it_is() -> None:
    assert Wording("a {brace} alone }") == "a {brace} alone }"


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="place"):
        Wording("{name} of {place}", name="a")


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 rows of a"), (1, "1 row of a"), (2, "2 rows of a"), (1_000, "1,000 rows of a")]
)
def test_a_sentence_that_counts_things_has_two_forms(count: int, text: str) -> None:
    wording = plural("{count:,} row of {name}", "{count:,} rows of {name}", count, name="a")
    assert wording == text
    assert (wording.singular, wording.template) == ("{count:,} row of {name}", "{count:,} rows of {name}")
    assert wording.number == count


@pytest.mark.parametrize(
    "wording",
    [
        Wording("nothing"),
        Wording("{why}: {count}", why=Wording("no {thing}", thing="file"), count=3),
        plural("{count} row", "{count} rows", 1),
        verbatim("a {brace}"),
    ],
)
def test_sentences_travel_whole(wording: Wording) -> None:
    copy = pickle.loads(pickle.dumps(wording))
    assert isinstance(copy, Wording)
    assert copy == wording
    assert (copy.template, copy.arguments) == (wording.template, wording.arguments)
    assert (copy.singular, copy.number) == (wording.singular, wording.number)
    assert [type(value) for value in copy.arguments.values()] == [type(v) for v in wording.arguments.values()]


def test_data_is_no_message_of_its_own() -> None:
    assert verbatim("{x}") == "{x}"
    assert verbatim("{x}").template == "{text}"


@pytest.mark.parametrize(
    ("names", "any_of", "all_of"),
    [
        ((), "", ""),
        (("a",), "a", "a"),
        (("a", "b"), "a or b", "a and b"),
        (("a", "b", "c"), "a or b or c", "a, b and c"),
        (("{a}", "b", "c", "d"), "{a} or b or c or d", "{a}, b, c and d"),
    ],
)
def test_names_are_joined_by_a_word_of_the_language(names: tuple[str, ...], any_of: str, all_of: str) -> None:
    assert (join_or(names), join_and(names)) == (any_of, all_of)
    assert isinstance(join_or(names), Wording)
    if len(names) > 1:
        assert (join_or(names).template, join_and(names).template) == (
            "{first} or {others}",
            "{names} and {last}",
        )


def test_no_words_are_false() -> None:
    assert not NO_WORDS
    assert isinstance(NO_WORDS, Wording)


def test_sentences_of_a_list_stay_sentences() -> None:
    parts = [Wording("{value} at {label}", value="int", label="{A}"), verbatim("b"), "c"]
    joined = join_commas(parts)
    assert joined == "int at {A}, b, c"
    assert list(joined.arguments.values()) == parts
    assert join_commas([]) == ""


@pytest.mark.parametrize(
    ("problem", "template"),
    [
        (re.error(Wording("it nests too deep: {limit}", limit=9)), "it nests too deep: {limit}"),
        (re.error("missing )", "(", 1), "{text}"),
        (ValueError("no number"), "{text}"),
        (ValueError(), "{text}"),
        (OSError(2, "no such file"), "{text}"),
    ],
)
def test_an_exception_keeps_the_sentence_it_was_made_with(problem: Exception, template: str) -> None:
    sentence = sentence_of(problem)
    assert sentence == str(problem)
    assert sentence.template == template


def test_data_of_a_sentence_is_changed_and_its_words_are_not() -> None:
    reading = plural("{count} line of {file}", "{count} lines of {file}", 3, file="of.txt")
    sentence = Wording("{why} in {place}: {number}", why=reading, place="of.txt", number=7)
    changed = change_data(sentence, str.upper)
    assert changed == "3 lines of OF.TXT in OF.TXT: 7"
    assert changed.template == sentence.template
    assert change_data(Wording("of {braces}"), str.upper) == "of {braces}"
    assert change_data("of data", str.upper) == "OF DATA"


def test_text_is_a_sentence_without_words_of_its_own() -> None:
    sentence = Wording("no {thing}", thing="file")
    assert as_sentence(sentence) is sentence
    assert as_sentence("a {brace}") == "a {brace}"
    assert as_sentence("a").template == "{text}"
