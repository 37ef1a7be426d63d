"""The text of configuration files: places to the character, and edits that leave every other byte."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.tasks.muc_config.parser import (
    ConfigurationText,
    parse_text,
    quote_value,
    remove_option,
    replace_values,
)

SAMPLE = """# how we score
:key_file keys
:premodifiers a "an" 'the'
;  more of them
   some
:class_defs
\t"enamex  enamex  scored  0"
\t"timex  timex  scored  0"
:empty
"""


def parsed(text: str) -> ConfigurationText:
    file, errors = parse_text(Source("x.cfg", text))
    assert errors == []
    return file


def values(text: str, name: str) -> list[str]:
    entry = parsed(text).entry(name)
    assert entry is not None
    return [value.text for value in entry.values]


def test_options_values_quotes_and_comments_are_told_apart() -> None:
    texts = {entry.name: [value.text for value in entry.values] for entry in parsed(SAMPLE).entries}
    assert texts == {
        "key_file": ["keys"],
        "premodifiers": ["a", "an", "the", "some"],
        "class_defs": ["enamex  enamex  scored  0", "timex  timex  scored  0"],
        "empty": [],
    }


def test_every_value_knows_its_place() -> None:
    file = parsed(SAMPLE)
    for entry in file.entries:
        assert SAMPLE[entry.start : entry.end] == f":{entry.name}"
        for value in entry.values:
            assert SAMPLE[value.at : value.at + len(value.text)] == value.text
            assert SAMPLE[value.start : value.end].strip("\"'") == value.text
    assert file.place(SAMPLE.index("timex")) == "x.cfg:8"


def test_a_quote_inside_a_word_is_a_character() -> None:
    assert values(":premodifiers o'clock 5\"", "premodifiers") == ["o'clock", '5"']


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_they_like(end: str) -> None:
    text = SAMPLE.replace("\n", end)
    assert values(text, "premodifiers") == ["a", "an", "the", "some"]
    assert end + '\t"new  line"' + end in replace_values(parsed(text), "class_defs", ["new  line"])


@pytest.mark.parametrize(
    ("text", "place", "actual"),
    [
        (':a "b', (1, 4), "'\"b': a quote that is not closed"),
        (":a 'b\n:c 'd'", (1, 4), '"\'b": a quote that is not closed'),
        (':a\n "b"c', (2, 5), "'c' right after a closing quote"),
        (": a", (1, 1), "a colon without a name"),
        ("# fine\n  x y\nz\n:a", (2, 3), "'x y' before the first option"),
    ],
)
def test_what_breaks_the_grammar_is_an_error_with_its_place(
    text: str, place: tuple[int, int], actual: str
) -> None:
    _, errors = parse_text(Source("x.cfg", text))
    assert [((error.line, error.column), error.found) for error in errors] == [(place, actual)]
    assert errors[0].expected
    assert errors[0].remedy


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("a", "a"),
        ("", '""'),
        ("a b", '"a b"'),
        ('say "so" now', "'say \"so\" now'"),
        ("'tis", '"\'tis"'),
        ("#1", '"#1"'),
        (":x", '":x"'),
        ("o'clock", "o'clock"),
    ],
)
def test_values_are_quoted_where_they_need_it(value: str, written: str) -> None:
    assert quote_value(value) == written


def test_a_preferred_quote_is_used_where_it_can_be() -> None:
    assert quote_value("a", "'") == "'a'"
    assert quote_value("o'clock", "'") == '"o\'clock"'
    assert quote_value("o'\"clock", "'") == "o'\"clock"


@pytest.mark.parametrize("value", ["two\nlines", "two\rlines", "both ' and \""])
def test_what_no_file_can_hold_is_refused(value: str) -> None:
    with pytest.raises(InputRefused, match="one line"):
        quote_value(value)


def test_a_changed_value_keeps_its_quotes_and_its_neighbours() -> None:
    assert replace_values(parsed(SAMPLE), "premodifiers", ["a", "one", "the", "some"]) == SAMPLE.replace(
        '"an"', '"one"'
    )
    assert replace_values(parsed(SAMPLE), "KEY_FILE", ["my keys"]) == SAMPLE.replace("keys", '"my keys"')


def test_values_come_and_go_in_their_place() -> None:
    file = parsed(SAMPLE)
    assert replace_values(file, "premodifiers", ["a", "the", "some"]) == SAMPLE.replace(' "an"', "")
    assert replace_values(file, "premodifiers", ["a", "an", "the"]) == SAMPLE.replace("   some\n", "")
    assert replace_values(file, "premodifiers", ["a", "an", "the", "some", "any"]) == SAMPLE.replace(
        "some", "some any"
    )
    more = replace_values(file, "class_defs", [*values(SAMPLE, "class_defs"), "numex numex scored 0"])
    assert more == SAMPLE.replace(":empty", '\t"numex numex scored 0"\n:empty')
    assert replace_values(file, "class_defs", ["timex  timex  scored  0"]) == SAMPLE.replace(
        '\t"enamex  enamex  scored  0"\n', ""
    )
    assert replace_values(file, "empty", ["x"]) == SAMPLE.replace(":empty", ":empty x")
    assert replace_values(file, "empty", ["x"], lines=True) == SAMPLE.replace(":empty", ":empty\n        x")


def test_a_new_option_is_added_at_the_end() -> None:
    assert replace_values(parsed(SAMPLE), "response_file", ["r"]) == f"{SAMPLE}:response_file r\n"
    assert (
        replace_values(parsed(":a b"), "c", ["d e", "f"], lines=True)
        == ':a b\n:c\n        "d e"\n        f\n'
    )
    assert replace_values(parsed(""), "c", []) == ":c\n"


def test_an_option_is_taken_out_with_its_lines_and_comments_stay() -> None:
    file = parsed(SAMPLE)
    without = remove_option(file, "premodifiers")
    assert without == SAMPLE.replace(":premodifiers a \"an\" 'the'\n", "").replace("   some\n", "")
    assert ";  more of them" in without
    assert remove_option(file, "class_defs") == SAMPLE[: SAMPLE.index(":class")] + ":empty\n"
    assert remove_option(file, "unheard_of") == SAMPLE


NAMES = st.sampled_from(["alpha", "beta", "gamma", "delta"])
WORDS = st.text(string.ascii_letters + " #:;'\"é中", max_size=6).filter(
    lambda word: not ("'" in word and '"' in word)
)
CONTENTS = st.dictionaries(NAMES, st.lists(WORDS, max_size=4), max_size=4)


@st.composite
def files(draw: st.DrawFn) -> tuple[str, dict[str, list[str]]]:
    """Draw a file in any layout, with what it says."""
    content = draw(CONTENTS)
    end = draw(st.sampled_from(["\n", "\r\n"]))
    blank = st.sampled_from([" ", "\t", "   ", end + "  ", f"{end}# a comment{end} ", end + end + "\t"])
    text = draw(st.sampled_from(["", f"# head{end}", f"; :no option{end}{end}"]))
    for name, words in content.items():
        text += f":{name}" + "".join(draw(blank) + quote_value(word) for word in words)
        text += draw(st.sampled_from(["", "  "])) + end + draw(st.sampled_from(["", end, f"#:x{end}"]))
    return text, content


@given(files())
def test_what_is_written_is_read(sample: tuple[str, dict[str, list[str]]]) -> None:
    text, content = sample
    assert {e.name: [v.text for v in e.values] for e in parsed(text).entries} == content


@given(files(), NAMES, st.lists(WORDS, max_size=5), st.booleans())
def test_an_edit_changes_one_option_and_leaves_every_other_byte(
    sample: tuple[str, dict[str, list[str]]], name: str, wanted: list[str], lines: bool
) -> None:
    text, content = sample
    after = replace_values(parsed(text), name, wanted, lines=lines)
    assert {e.name: [v.text for v in e.values] for e in parsed(after).entries} == {**content, name: wanted}
    for second in content.keys() - {name}:
        assert _stretch(text, second) == _stretch(after, second)
    assert _comments(after) == _comments(text)
    if content.get(name) == wanted:
        assert after == text


@given(files(), NAMES)
def test_taking_an_option_out_leaves_every_other_byte(
    sample: tuple[str, dict[str, list[str]]], name: str
) -> None:
    text, content = sample
    after = remove_option(parsed(text), name)
    content.pop(name, None)
    assert {e.name: [v.text for v in e.values] for e in parsed(after).entries} == content
    for second in content:
        assert _stretch(text, second) == _stretch(after, second)
    assert _comments(after) == _comments(text)


def _stretch(text: str, name: str) -> str:
    """Return the bytes from an option's colon to the end of its last value."""
    entry = parsed(text).entry(name)
    assert entry is not None
    return text[entry.start : entry.values[-1].end if entry.values else entry.end]


def _comments(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(("#", ";"))]


@given(st.text(st.sampled_from(list("ab:#;\"' \n\r\t\x0b\x1c\u2028\x00é")), max_size=60))
def test_whatever_the_text_there_are_only_findings(text: str) -> None:
    file, errors = parse_text(Source("x.cfg", text))
    for entry in file.entries:
        for value in entry.values:
            assert text[value.start : value.end].strip("\"'") == value.text.strip("\"'")
    assert all(1 <= error.line <= text.count("\n") + text.count("\r") + 1 for error in errors)
