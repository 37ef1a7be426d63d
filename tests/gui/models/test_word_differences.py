"""Differences word by word."""

import time

from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.models.word_differences import EXACT_LIMIT, Spans, word_differences


def cut(text: str, spans: Spans) -> list[str]:
    return [text[start:end] for start, end in spans]


def words_of(text: str, rival: str) -> tuple[list[str], list[str]]:
    first, second = word_differences(text, rival)
    return cut(text, first.words), cut(rival, second.words)


def characters_of(text: str, rival: str) -> tuple[list[str], list[str]]:
    first, second = word_differences(text, rival)
    return cut(text, first.characters), cut(rival, second.characters)


def test_words_are_marked_whole() -> None:
    assert words_of("the Guild of Dyers", "the Guild of Weavers") == (["Dyers"], ["Weavers"])
    assert words_of("indulgent father", "most affectionate , indulgent father") == (
        [],
        ["most affectionate ,"],
    )
    assert words_of("ORGANIZATION", "LOCATION") == (["ORGANIZATION"], ["LOCATION"])
    assert words_of("same", "same") == ([], [])


def test_characters_are_marked_only_inside_words_that_are_alike() -> None:
    assert characters_of("John Dingell", "Jon Dingell") == (["h"], [])
    assert characters_of("colour", "color") == (["u"], [])
    assert characters_of("a cat", "a mouse") == (["cat"], ["mouse"])
    assert characters_of("one two", "three") == (["one two"], ["three"])


def test_scripts_without_blanks_are_compared_letter_by_letter() -> None:
    assert words_of("東京都", "東京市") == (["都"], ["市"])
    assert words_of("ศาลา", "ศาลาไทย")[1] == ["ไทย"]


def test_right_to_left_words_are_words() -> None:
    assert words_of("بيت كبير", "بيت صغير") == (["كبير"], ["صغير"])


def test_what_two_texts_have_in_common_is_not_marked_wherever_it_stands() -> None:
    assert words_of("Academy of Rain", "Rain Sciences") == (["Academy of"], ["Sciences"])


def test_white_space_is_marked_where_nothing_else_differs() -> None:
    assert words_of("two  blanks", "two blanks") == (["  "], [" "])
    assert words_of(" edge", "edge\n") == ([" "], ["\n"])


def test_marks_stay_with_their_letters() -> None:
    assert words_of("cafe\u0301 bar", "cafe bar") == (["cafe\u0301"], ["cafe"])
    assert words_of("हिन्दी", "हिन्दू") == (["हिन्दी"], ["हिन्दू"])


def test_hostile_texts_take_no_time() -> None:
    began = time.perf_counter()
    word_differences("ab" * 50_000, "ba" * 50_000)
    word_differences("a b " * 50_000, "b a " * 50_000)
    word_differences("a " * 900, "b " * 900)
    assert time.perf_counter() - began < 5


def test_long_texts_are_compared_from_both_ends() -> None:
    text = " ".join(f"w{number}" for number in range(EXACT_LIMIT))
    assert words_of(text, text.replace("w7 ", "v7 ")) == (["w7"], ["v7"])


TEXTS = st.text("ab c,é東", max_size=16)


@given(TEXTS, TEXTS)
def test_what_is_not_marked_is_the_same_in_both(text: str, rival: str) -> None:
    first, second = word_differences(text, rival)
    rests = []
    for whole, difference in ((text, first), (rival, second)):
        marked = {n for start, end in difference.words for n in range(start, end)}
        assert marked >= {n for start, end in difference.characters for n in range(start, end)}
        rests.append("".join(sign for n, sign in enumerate(whole) if n not in marked and not sign.isspace()))
    assert rests[0] == rests[1]
    assert bool(first.words or second.words) is (text != rival)
