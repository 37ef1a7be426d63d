"""Applying global mapping rules (H5)."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import Extent
from annotally.model.text import Source
from annotally.text.alignment.glm import Mapper, same_length_upper
from annotally.text.alignment.glm_rules import GlmRule, RuleSet, read_rules


def mapper(*rules: str, header: str = "") -> Mapper:
    return Mapper(read_rules(Source("x", f";;\n{header}\n" + "\n".join(rules))))


def test_the_first_rule_in_the_order_of_the_file_fires() -> None:
    assert mapper("AB => 1", "ABC => 2", "A => 3").apply("ABCA").text == "1C3"
    assert mapper("A => 3", "ABC => 2").apply("ABC").text == "3BC"
    assert mapper("ABCD => 4", "AB => 2").apply("ABCE").text == "2CE"


def test_contexts_look_at_the_text_as_it_was() -> None:
    context = mapper("A => B / [A] __ [A]")
    assert context.apply("AAAA").text == "ABBA"
    assert mapper("A => X / [ ] __ [ ]").apply(" A A A ").text == " X X X "


def test_what_a_rule_wrote_is_not_looked_at_again() -> None:
    assert mapper("A => AA", "AA => B").apply("A").text == "AA"


def test_case_counts_unless_the_header_says_otherwise() -> None:
    assert mapper("a => b").apply("aA").text == "bA"
    assert mapper("a => b / [É] __", header="* case_sensitive 'F'").apply("éaÉA").text == "ébÉb"


def test_signs_that_no_rule_matches_may_be_left_out() -> None:
    result = mapper("A => B", header="* copy_no_hit 'F'").apply("xAyA")
    assert result.text == "BB"
    assert [result.source(place, place + 1) for place in range(2)] == [Extent(1, 2), Extent(3, 4)]


def test_every_piece_keeps_its_place() -> None:
    result = mapper("UFO'S => [U. F. O. S]", "[UH ] => []", "CAN'T => CANNOT").apply("THE UH UFO'S CAN'T GO")
    assert result.text == "THE U. F. O. S CANNOT GO"
    places = {word: result.text.index(word) for word in ("THE", "U.", "F.", "CANNOT", "GO")}
    sources = {word: result.source(place, place + len(word)) for word, place in places.items()}
    assert sources == {
        "THE": Extent(0, 3),
        "U.": Extent(7, 12),
        "F.": Extent(7, 12),
        "CANNOT": Extent(13, 18),
        "GO": Extent(19, 21),
    }
    assert result.source(0, len(result.text)) == Extent(0, 21)
    assert result.source(2, 6) == Extent(2, 12)


def test_upper_case_never_moves_anything() -> None:
    assert same_length_upper("straße ﬁn") == "STRAßE ﬁN"


texts = st.text(st.sampled_from("abAB "), max_size=12)
fields = st.text(st.sampled_from("abAB "), max_size=3)
rule = st.builds(GlmRule, fields.filter(bool), fields, fields, fields, st.none(), st.just(1))


def naive(rules: list[GlmRule], text: str, *, exact: bool) -> tuple[str, list[tuple[int, int]]]:
    """Return the text rewritten sign by sign, and for each sign of it what it was made from."""

    def same(first_text: str, second_text: str) -> bool:
        return first_text == second_text if exact else first_text.upper() == second_text.upper()

    out, sources, place = "", [], 0
    while place < len(text):
        for candidate_rule in rules:
            end = place + len(candidate_rule.left)
            if (
                same(text[place:end], candidate_rule.left)
                and same(text[end : end + len(candidate_rule.behind)], candidate_rule.behind)
                and place >= len(candidate_rule.before)
                and same(text[place - len(candidate_rule.before) : place], candidate_rule.before)
            ):
                out += candidate_rule.right
                sources += [(place, end)] * len(candidate_rule.right)
                place = end
                break
        else:
            out += text[place]
            sources.append((place, place + 1))
            place += 1
    return out, sources


@given(st.lists(rule, max_size=6), texts, st.booleans())
def test_it_is_the_algorithm_of_the_description(rules: list[GlmRule], text: str, exact: bool) -> None:
    result = Mapper(RuleSet(tuple(rules), case_sensitive=exact)).apply(text)
    expected, sources = naive(rules, text, exact=exact)
    assert result.text == expected
    places = [result.source(place, place + 1) for place in range(len(expected))]
    assert [(place.start, place.end) for place in places] == sources
