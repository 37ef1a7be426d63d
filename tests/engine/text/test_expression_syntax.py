"""Expressions mean what they mean to Python's `re`, or are refused as it refuses them."""

import re
import unicodedata
import warnings
from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from annotally.text.expression_syntax import LARGEST, spell
from annotally.text.expressions import Expression
from support.time_limit import TookTooLongError, time_limit

SECONDS = 5.0
Places = list[tuple[int, int]]


def places_of_re(source: str, text: str, flags: re.RegexFlag = re.NOFLAG) -> Places:
    """Return where `re` matches; examples that take it too long are left out."""
    try:
        with warnings.catch_warnings(), time_limit(1.0):
            warnings.simplefilter("ignore")
            return [match.span() for match in re.finditer(source, text, flags)]
    except TookTooLongError:
        assume(False)
        return []


def places(source: str, text: str) -> Places:
    return Expression(source).spans(text, SECONDS)


_ATOMS = r"a b c I \. . \w \W \d \D \s \S [ab] [^a] [a-c1] [\w-] [^\s] ^ $ \A \Z \b (?<=a) (?<!ab) (?<=[ab]c)"
ATOMS = st.sampled_from([*_ATOMS.split(), " ", "(?!)", "(?:)", "{e}", "[[:alpha:]]"])
_REPEATS = "* + ? *? +? ?? {2} {1,3} {,2} {2,} {0,2}? *+ ?+"
REPEATS = st.sampled_from(["", *_REPEATS.split()])
OPENINGS = st.sampled_from(["(?:", "(", "(?=", "(?!", "(?>", "(?i:", "(?s:", "(?-i:", "(?ms-i:"])


def _larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    group = st.builds(lambda opening, body: f"{opening}{body})", OPENINGS, inner)
    repeat = st.builds(lambda body, count: f"(?:{body}){count}", inner, REPEATS)
    return st.one_of(
        group, repeat, st.builds(str.__add__, inner, inner), st.builds("{}|{}".format, inner, inner)
    )


@settings(max_examples=400)
@given(st.recursive(ATOMS, _larger, max_leaves=8), st.text("abcI1 \n.{eé½İ", max_size=8), st.booleans())
def test_an_expression_matches_where_re_has_it_match(source: str, text: str, ignore_case: bool) -> None:
    expected = places_of_re(source, text, re.IGNORECASE if ignore_case else re.NOFLAG)
    assert Expression(source, ignore_case=ignore_case).spans(text, SECONDS) == expected


_SIGNS = r"(?: (?= (?<= (?P<n> (?P=n) (?(1) (?x) (?i) {e} {e<=1} {1,2} [:alpha:] \d \w \1 \x61 \u0061 \p{L}"
SIGNS = st.sampled_from([*_SIGNS.split(), "&&", "--", "||", "~~", " ", "\\", *"abe1()[]{}|*+?^$.-:=!<>,#"])


@settings(max_examples=600)
@given(st.lists(SIGNS, max_size=8).map("".join), st.text("abe1{}[]: \n", max_size=8))
def test_any_signs_are_read_or_refused_as_by_re(source: str, text: str) -> None:
    try:
        expected = places_of_re(source, text)
    except re.error as problem:
        if "look-behind" not in str(problem):  # those of any width are more than `re` can do
            with pytest.raises(re.error, match=re.escape(problem.msg)):
                spell(source)
    else:
        assert places(source, text) == expected


@pytest.mark.parametrize(
    ("source", "text", "expected"),
    [
        ("(a)(?P<n>b)?(?P=n)", "abb", [(0, 3)]),
        (r"(a|b)\1", "abba", [(1, 3)]),
        ("(a)?b(?(1)c|d)", "abc bd abd", [(0, 3), (4, 6), (8, 10)]),
        ("(?x) a b # c\n | d", "abcd", [(0, 2), (3, 4)]),
        ("(?<=a|bc)d", "ad bcd cd", [(1, 2), (5, 6)]),
        ("x{e<=1}", "x y x{e<=1}", [(4, 11)]),
        ("[[:alpha:]]+", "ab :]]", [(3, 6)]),
        ("a++a|b", "aab", [(2, 3)]),
        (r"x(?a:\W)", "x½ xa", [(0, 2)]),
        (r"(?i)x(?a:i|\w)", "xİ xı xé XI", [(9, 11)]),
        (r"(?ia)[k-l]é", "KÉ Ké Ké", [(3, 5)]),
        (r"(?a)\w(?u:\w)", "aé éa", [(0, 2)]),
        ("(?s:.)|\\.", "\n.", [(0, 1), (1, 2)]),
        ("[\ud800\\]^-]", "\ud800]^-", [(0, 1), (1, 2), (2, 3), (3, 4)]),
    ],
)
def test_what_python_writes_is_understood(source: str, text: str, expected: Places) -> None:
    assert places(source, text) == expected


def test_letters_match_without_case_as_in_re() -> None:
    every = map(chr, range(0x110000))
    cased = [
        letter
        for letter in every
        if len({letter.lower(), letter.upper(), letter.title(), letter.casefold()}) > 1
    ]
    text = "".join(cased)
    assert len(text) > 2500
    for letter in cased[::7] + list("iIıİsſkKßẞσς"):
        expected = places_of_re(letter, text, re.IGNORECASE)
        assert Expression(letter, ignore_case=True).spans(text, SECONDS) == expected, letter


@pytest.mark.parametrize(
    "source", ["i", "[i]", "[a-z]", "[^i]", "[İ]", "istanbul", "(?i:I)", "(?-i:i)", "(?a:[a-z])"]
)
def test_turkish_letters_match_without_case(source: str) -> None:
    text = "iIıİ istanbul ISTANBUL İstanbul ıstanbul"
    expression = Expression(source, ignore_case="?" not in source)
    assert expression.spans(text, SECONDS) == places_of_re(
        source, text, re.IGNORECASE if expression.ignore_case else re.NOFLAG
    )


CLASSES = [r"\w", r"\W", r"\d", r"\D", r"\s", r"\S", ".", r"\b", r"\B"]
SETS = [r"[\w-]", r"[\W_]", r"[^\W_]", r"[^\w\s]", r"[\S]", r"[^\S\n]", r"[^\D1]", r"[\W\d]", r"[^\s\d]"]
ASCII = [r"(?a)\w", r"(?a)[^\W_]", r"(?a)\b", r"(?a)\s", r"(?a)[\D\s]"]
CASELESS = [r"(?i)\w", r"(?i)[\W]", r"(?i)[^\w]", r"(?i)[\Wb-x]", r"(?i)[^\Wb-xΑ-Ωы]", r"(?i)[^\dß]"]


@cache
def assigned_characters() -> str:
    """Return the characters with a category of their own; Cn and Co make up most of Unicode."""
    unassigned = {"Cn", "Co"}
    return "".join(sign for sign in map(chr, range(0x110000)) if unicodedata.category(sign) not in unassigned)


@pytest.mark.parametrize("source", CLASSES + SETS + ASCII + CASELESS)
def test_classes_have_the_characters_of_re(source: str) -> None:
    text = ("\n" if source in {r"\b", r"\B", r"(?a)\b"} else "").join(assigned_characters())
    assert places(source, text) == places_of_re(source, text)
    assert len(places(source, text[:2000])) > 5


@pytest.mark.parametrize("source", [r"\b\w+\b", r"\B\w\B", r"(?i)\bi\b", r"\bthe\b|\B\s"])
@pytest.mark.parametrize("text", ["the ways i THE _a\x1cb", "हिन्दी i½ café the שָׁלוֹם", "x\u203fy the \u200d²"])
def test_the_ends_of_words_are_those_of_re(source: str, text: str) -> None:
    assert places(source, text) == places_of_re(source, text)


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("((((a{1000}){1000}){1000}){1000})", "too large"),
        (f"(?:ab){{{LARGEST // 2}}}", "too large"),
        ("(?:a|b|c){99999999}", "too large"),
        ("(?:" * 40 + "a" + "{2})" * 40, "too large"),
        ("(?:a+" * 20 + "b" + ")+" * 20, "too large"),
        ("a{99999999999}", "too large"),
        ("(?i)" + "|".join(f"[{chr(n)}-\U0010ffff]" for n in range(256, 4000)), "too large"),
        ("(" * 5000 + ")" * 5000, "too deep"),
        ("(?:a+" * 61 + ")+" * 61, "too deep"),
        ("a" + "(?:" * 5000 + ")" * 5000, "too deep"),
        ("(", "unterminated"),
        ("(?P<n>a)(?P<n>a)", "redefinition"),
        (r"\p{L}", "bad escape"),
    ],
)
def test_what_is_none_or_too_large_is_one_kind_of_error(source: str, problem: str) -> None:
    with pytest.raises(re.error, match=problem):
        spell(source)


def test_long_and_deep_expressions_are_taken() -> None:
    words = "|".join(f"w{number}" for number in range(3 * LARGEST // 5))
    assert places(words, "x w59 w9999") == [(2, 4), (6, 8)]
    assert places("(?:a*" * 40 + "b" + ")*" * 40, "ab") == [(0, 2), (2, 2)]
    assert places("(?:a" * 10 + "b" + ")+" * 10, "a" * 10 + "b") == [(0, 11)]
    assert places("a{0,1000000}", "aaa") == [(0, 3), (3, 3)]


def test_a_warning_of_python_is_kept_to_itself() -> None:
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("always")
        assert places("[[a]", "[") == [(0, 1)]
    assert not shown


@pytest.mark.parametrize(
    ("source", "parts", "ways", "degree"),
    [
        ("abc", 3, 1, 0),
        ("[a-c1]", 2, 1, 0),
        ("(ab){3}", 12, 1, 0),
        ("a?b{2,4}", 4, 6, 0),
        ("a*b+", 3, 1, 2),
        ("(?:a|b|c)d", 4, 1, 0),
        ("(?:a|bc)d*", 5, 2, 1),
        ("(?=a*)(?<=b)", 4, 1, 1),
        (r"(a)\1", 3, 1, 1),
        ("(a+)+", 6, 1, float("inf")),
        ("(?:a|bc)*", 4, 2, float("inf")),
        ("(?:a*)?", 1, 2, 1),
    ],
)
def test_the_cost_of_a_search_is_counted(source: str, parts: int, ways: int, degree: float) -> None:
    assert spell(source)[1:] == (parts, ways, degree)


def test_steps_bound_a_search() -> None:
    assert spell("abc").steps(9) == 30
    assert spell("a*b*").steps(9) == 2 * 10**3
    assert spell("(a*)*").steps(1) == float("inf")
    assert spell("(?:a?)" * 2000 + "b*").steps(100) > 10**300
