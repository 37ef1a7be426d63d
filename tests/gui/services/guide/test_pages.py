"""Pages of a guide: sections, anchors, links, contents; and the guide that the program has."""

from pathlib import Path

import pytest

from annotally_gui.services.guide.blocks import formulas_of
from annotally_gui.services.guide.formulas import read_formula
from annotally_gui.services.guide.pages import (
    HOME,
    ContentsEntry,
    Guide,
    GuidePlace,
    GuideSection,
    page_sources,
)
from annotally_resources import resource

GUIDE = Guide(
    {
        HOME: "# Guide\n\n- [Start](start.md)\n\n## Files\n\n- [Formats](formats.md) and [Start](start.md)\n",
        "start.md": (
            "Words before.\n\n# Start\n\nFirst.\n\n## One\n\n- a\n\n### Two\n\n<a id='deep'></a>b [c](#one)\n"
        ),
        "formats.md": "# Formats\n\n[x](formats/brat.md#text)\n\n## All\n",
        "formats/brat.md": (
            "# brat\n\n## Text\n\n[up](../formats.md) [out](https://brat.example) [bad](no.md) [no](#no)\n"
        ),
        "lost.md": "no title",
    }
)


def test_a_page_has_sections_by_its_headings() -> None:
    assert GUIDE.pages["start.md"].title == "Start"
    assert GUIDE.pages["lost.md"].title == "lost.md"
    assert GUIDE.pages["start.md"].sections == (
        GuideSection("", "Start", 1, "Words before."),
        GuideSection("", "Start", 1, "First."),
        GuideSection("one", "One", 2, "a"),
        GuideSection("two", "Two", 3, "b c"),
    )


@pytest.mark.parametrize(
    ("target", "page", "place"),
    [
        ("start.md", HOME, GuidePlace("start.md")),
        ("start.md#one", "formats.md", GuidePlace("start.md", "one")),
        ("#deep", "start.md", GuidePlace("start.md", "deep")),
        ("../formats.md#all", "formats/brat.md", GuidePlace("formats.md", "all")),
        ("formats/brat.md", "formats.md", GuidePlace("formats/brat.md")),
        ("#no", "start.md", None),
        ("no.md", "start.md", None),
        ("../../README.md", "start.md", None),
        ("https://brat.example", "start.md", None),
    ],
)
def test_links_lead_to_places(target: str, page: str, place: GuidePlace | None) -> None:
    assert GUIDE.place_of(target, page) == place


def test_places_are_in_sections_and_chapters() -> None:
    page = GUIDE.pages["start.md"]
    assert [page.section_of(anchor) for anchor in ("deep", "two", "one", "start", "no")] == [
        "two",
        "two",
        "one",
        "",
        "",
    ]
    assert [page.chapter_of(anchor) for anchor in ("deep", "two", "one", "start")] == [
        "one",
        "one",
        "one",
        "",
    ]
    assert GUIDE.title_of(GuidePlace("start.md", "deep")) == "Two"
    assert GUIDE.title_of(GuidePlace("start.md")) == "Start"


def test_pages_linked_in_a_paragraph_are_in_the_contents_by_their_titles() -> None:
    guide = Guide({HOME: "# Guide\n\nBegin with [it](a.md).\n", "a.md": "# First steps\n"})
    assert guide.contents("Other") == (
        ContentsEntry("Guide", GuidePlace(HOME)),
        ContentsEntry("First steps", GuidePlace("a.md")),
    )


def test_broken_links_are_listed() -> None:
    assert GUIDE.broken_links() == ["formats/brat.md: no.md", "formats/brat.md: #no"]


def test_the_contents_have_every_page_once() -> None:
    brat = ContentsEntry(
        "brat", GuidePlace("formats/brat.md"), (ContentsEntry("Text", GuidePlace("formats/brat.md", "text")),)
    )
    assert GUIDE.contents("Other") == (
        ContentsEntry("Guide", GuidePlace(HOME)),
        ContentsEntry(
            "Start", GuidePlace("start.md"), (ContentsEntry("One", GuidePlace("start.md", "one")),)
        ),
        ContentsEntry(
            "Files",
            None,
            (
                ContentsEntry(
                    "Formats",
                    GuidePlace("formats.md"),
                    (ContentsEntry("All", GuidePlace("formats.md", "all")), brat),
                ),
            ),
        ),
        ContentsEntry("Other", None, (ContentsEntry("lost.md", GuidePlace("lost.md")),)),
    )
    assert Guide({}).contents("Other") == ()


def test_every_link_and_formula_of_the_programs_guide_is_good() -> None:
    guide = Guide(page_sources(resource("help")))
    assert HOME in guide.pages
    assert guide.broken_links() == []
    unknown = [
        (name, source)
        for name, page in guide.pages.items()
        for source in formulas_of(page.blocks)
        if read_formula(source).unknown
    ]
    assert unknown == []


def test_pages_in_folders_are_read(tmp_path: Path) -> None:
    folder = tmp_path / "formats" / "old"
    folder.mkdir(parents=True)
    (folder / "a.md").write_text("# Ä", encoding="utf-8")
    (folder / "b.txt").write_text("no page", encoding="utf-8")
    assert page_sources(tmp_path) == {"formats/old/a.md": "# Ä"}
