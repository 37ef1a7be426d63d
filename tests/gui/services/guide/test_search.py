from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from annotally.text.search import fold
from annotally_gui.services.guide.pages import Guide, GuidePlace, page_sources
from annotally_gui.services.guide.search import GuideIndex, matches_in, terms_of
from annotally_resources import resource

GUIDE = Guide(
    {
        "a.md": "# Kappa\n\nAgreement beyond chance.\n\n## When it is undefined\n\nOne label throughout.\n",
        "b.md": "# Alpha\n\nAlpha differs from kappa: it takes missing labels. Kappa again.\n",
        "c.md": (
            "# Files\n\nWhere annotators' files are, and how the kappas of files are written.\n\n"
            "## Labels\n\nOne\nlabel.\n"
        ),
    }
)
INDEX = GuideIndex(GUIDE)


def places(query: str) -> list[str]:
    return [str(hit.place) for hit in INDEX.search(query)]


def test_titles_come_before_headings_and_those_before_words() -> None:
    assert places("kappa") == ["a.md", "a.md#when-it-is-undefined", "b.md", "c.md"]
    assert places("LABELS") == ["c.md#labels", "a.md#when-it-is-undefined", "b.md"]


def test_all_words_count_and_quoted_words_as_they_stand() -> None:
    assert places("missing kappa") == ["b.md"]
    assert places('"one label"') == ["c.md#labels", "a.md#when-it-is-undefined"], "the shorter first"
    assert places('"label one"') == []
    assert places("nowhere") == places("  ") == places('""') == []


def test_questions_find_what_they_are_about() -> None:
    assert terms_of("How do I write files?") == ("write", "file")
    assert terms_of("what is it?") == ("what", "is", "it")
    assert terms_of('"The files" a') == ("the files",)
    assert places("How do I write the kappas of files?")[0] == "c.md"


def test_a_long_query_finds_what_has_most_of_it() -> None:
    assert places("alpha missing sources") == ["b.md"]


def test_the_excerpt_shows_the_matches() -> None:
    long = "word " * 40 + "needle and thread " + "word " * 40
    (hit,) = GuideIndex(Guide({"a.md": f"# T\n\n{long}"})).search("thread needle")
    assert hit.excerpt.startswith("… word ")
    assert hit.excerpt.endswith(" word …")
    assert [hit.excerpt[start:end] for start, end in hit.matches] == ["needle", "thread"]
    assert len(hit.excerpt) < 160
    assert hit.place == GuidePlace("a.md")
    (title_only,) = GuideIndex(Guide({"a.md": "# Needle\n\nsome words"})).search("needle")
    assert (title_only.excerpt, title_only.matches) == ("some words", ())


def test_short_terms_are_whole_words() -> None:
    assert matches_in("F of files, f_1 and f-1", ["f"]) == [(0, 1), (12, 13), (20, 21)]
    assert matches_in("--drop", ["--"]) == [(0, 2)]
    assert matches_in("files", ["fil"]) == [(0, 3)]


@given(
    st.text(alphabet="abAB İς", max_size=30),
    st.lists(st.text(alphabet="ab", min_size=3, max_size=4)),
)
def test_matches_are_every_place_of_every_term(text: str, terms: list[str]) -> None:
    ranges = matches_in(text, terms)
    matched = [fold(text[start:end]) for start, end in ranges]
    assert all(any(term in words for term in terms) for words in matched)
    assert [term in fold(text) for term in terms] == [
        any(term in words for words in matched) for term in terms
    ]
    assert all(end <= start for (_, end), (start, _) in pairwise(ranges))


def test_every_word_of_every_page_is_found_on_it() -> None:
    """The oracle: a page that has a word in its text is among the hits of that word."""
    guide = Guide(page_sources(resource("help")))
    index = GuideIndex(guide)
    for word in ("agreement", "inception", "--drop", "α"):
        having = {
            name
            for name, page in guide.pages.items()
            if any(word in fold(f"{section.title}\n{section.text}") for section in page.sections)
        }
        assert {hit.place.page for hit in index.search(word, limit=10_000)} >= having
        assert having
