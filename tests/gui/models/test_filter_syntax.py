"""The filter's language: what it reads, what it says where it cannot, and how facets write it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.models.filter_syntax import Problem, Query, chosen, parse, quoted, toggled


def shape(text: str) -> list[list[tuple[bool, str, list[str]]]]:
    query = parse(text)
    assert isinstance(query, Query), query
    return [[(t.negated, t.key, [v.text for v in t.values]) for t in group] for group in query.groups]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("   ", []),
        ("Washington", [[(False, "text", ["Washington"])]]),
        ("a b", [[(False, "text", ["a"])], [(False, "text", ["b"])]]),
        ("state:MIS|spu", [[(False, "state", ["MIS", "SPU"])]]),
        ("STATE:missing", [[(False, "state", ["MIS"])]]),
        ("-state:COR", [[(True, "state", ["COR"])]]),
        ("!a|b", [[(True, "text", ["a", "b"])]]),
        ("type:P | b c", [[(False, "type", ["P"]), (False, "text", ["b"])], [(False, "text", ["c"])]]),
        ("type:A|-b", [[(False, "type", ["A"]), (True, "text", ["b"])]]),
        ("a|type:B", [[(False, "text", ["a"]), (False, "type", ["B"])]]),
        ('slot:"HUM TGT: TYPE"', [[(False, "slot", ["HUM TGT: TYPE"])]]),
        (r'"say \"x\" \\"', [[(False, "text", ['say "x" \\'])]]),
        (r"text:/a\/b c/", [[(False, "text", ["a/b c"])]]),
        ("10:30 a/b -- x-y", [[(False, "text", [t])] for t in ("10:30", "a/b")]
            + [[(True, "text", ["-"])], [(False, "text", ["x-y"])]]),
    ],
)  # fmt: skip
def test_what_is_read(text: str, expected: list[list[tuple[bool, str, list[str]]]]) -> None:
    assert shape(text) == expected


@pytest.mark.parametrize(
    ("text", "position", "about"),
    [
        ("| a", 0, "before the |"),
        ("a |", 2, "after the |"),
        ("a | | b", 4, "value is missing"),
        ("state:", 6, "value is missing"),
        ("a -", 3, "value is missing"),
        ('x "abc', 2, 'closing " is missing'),
        ('""', 0, "value is missing"),
        ("text:/abc", 5, "closing / is missing"),
        ("x text:/(/", 7, "regular expression"),
        ("text:/a{99999999999}/", 5, "regular expression"),
        ("state:MIS|WRONG", 10, "unknown state WRONG"),
        ("a colour:red", 2, "unknown field colour:"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(text: str, position: int, about: str) -> None:
    problem = parse(text)
    assert isinstance(problem, Problem)
    assert problem.position == position
    assert about in problem.message


@given(st.text(alphabet='ab:|-!"/\\ *([{+?^state', max_size=14) | st.text(max_size=20))
def test_any_text_is_read_or_refused_with_a_place_in_it(text: str) -> None:
    result = parse(text)
    if isinstance(result, Problem):
        assert 0 <= result.position <= len(text)
        assert result.message
    else:
        for group in result.groups:
            for term in group:
                assert 0 <= term.start < term.end <= len(text)


@given(st.sampled_from(["type", "doc", "slot"]), st.text(min_size=1, max_size=12))
def test_a_quoted_value_is_read_back(key: str, value: str) -> None:
    assert shape(f"{key}:{quoted(value)}") == [[(False, key, [value])]]


def test_facets_add_and_remove_their_values() -> None:
    text = toggled("Washington", "state", "MIS")
    assert text == "Washington state:MIS"
    text = toggled(text, "state", "SPU")
    assert text == "Washington state:MIS|SPU"
    assert chosen(text, "state") == {"mis", "spu"}
    text = toggled(text, "doc", "Text 9306-1")
    assert text == 'Washington state:MIS|SPU doc:"Text 9306-1"'
    assert chosen(text, "doc") == {"text 9306-1"}
    text = toggled(toggled(text, "state", "mis"), "state", "SPU")
    assert text == 'Washington doc:"Text 9306-1"'
    assert toggled(text, "doc", "text 9306-1") == "Washington"


def test_negated_and_alternative_terms_are_not_facets() -> None:
    assert chosen("-state:MIS", "state") == frozenset()
    assert toggled("-state:MIS", "state", "MIS") == "-state:MIS state:MIS"
    assert chosen("state:MIS | a", "state") == frozenset()
    assert chosen('"', "state") == frozenset()


@given(st.text(min_size=1, max_size=8), st.sampled_from(["", "a", "state:MIS x"]))
def test_toggling_twice_changes_nothing(value: str, text: str) -> None:
    once = toggled(text, "type", value)
    assert chosen(once, "type") == {value.casefold()}
    assert toggled(once, "type", value) == text


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("differ", "INC"),
        ("same", "COR"),
        ("partly", "PAR"),
        ('"only A"', "MIS"),
        ('"only b"', "SPU"),
        ("mis", "MIS"),
    ],
)
def test_states_can_be_asked_for_in_plain_words_and_by_code(word: str, code: str) -> None:
    assert chosen(f"state:{word}", "state") == {code.casefold()}
