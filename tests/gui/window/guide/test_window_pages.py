"""The pages made from the declarations: what is on them, and that they say just what was declared."""

import window_pages as script
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from annotally.scoring.tally import Status
from annotally.tasks.muc_config.options import OPTIONS, TASKS
from annotally_gui.actions.catalogue import ACTIONS
from annotally_gui.actions.help import GUIDE
from annotally_gui.actions.registry import plain_text
from annotally_gui.services.guide.blocks import (
    PageHeading,
    PagePicture,
    PageTable,
    all_blocks,
    parts_of,
    plain_block,
    plain_line,
)
from annotally_gui.services.guide.markdown import read_blocks
from annotally_gui.services.guide.pages import OPTIONS_PAGE, Guide, page_sources
from annotally_gui.services.languages import install_catalogue
from annotally_gui.window.guide.sections import MEANINGS, SECTIONS
from annotally_gui.window.guide.window_pages import KEYS, WINDOW, plain, window_pages
from annotally_resources import resource

SOURCES = page_sources(resource("help"))


def rows(markdown: str) -> set[tuple[str, ...]]:
    tables = (block for block in read_blocks(markdown) if isinstance(block, PageTable))
    return {tuple(map(plain_line, row)) for table in tables for row in table.rows}


def test_the_pages_of_the_repository_are_up_to_date() -> None:
    """If this fails, run packaging/window_pages.py."""
    assert script.main(["--check"]) == 0


def test_every_action_is_on_the_page_of_shortcuts_with_its_keys() -> None:
    listed = rows(window_pages(Guide(SOURCES))[KEYS])
    for entry in (*ACTIONS, *GUIDE):
        (row,) = (row for row in listed if row[1:] == (plain_text(entry.text), entry.tooltip))
        assert len(row[0].split()) >= len(entry.shortcuts) > 0 or not row[0]
    assert len(listed) == len(ACTIONS) + len(GUIDE)


def test_shortcuts_in_force_are_shown_and_pages_that_are_not_there_are_not_linked() -> None:
    pages = window_pages(Guide({}), lambda name: ("Ctrl+Alt+J",) if name == "edit.filter" else ())
    assert ("Ctrl+Alt+J", "Filter") in {row[:2] for row in rows(pages[WINDOW])}
    assert set(Guide(pages).pages[WINDOW].links) == {KEYS, OPTIONS_PAGE}


def test_sections_name_actions_and_pages_that_exist() -> None:
    known = {entry.id for entry in ACTIONS}
    assert {name for section in SECTIONS for name in section.actions} <= known
    assert len({section.id for section in SECTIONS}) == len(SECTIONS)
    guide = Guide(SOURCES)
    made = {WINDOW, KEYS, OPTIONS_PAGE}
    linked = {more for section in SECTIONS for more in section.more}
    assert {more for more in linked - made if guide.place_of(more) is None} == set()


def test_every_state_is_explained_beside_its_sign() -> None:
    assert set(MEANINGS) == set(Status)
    pages = window_pages(Guide(SOURCES), drawn=True)
    blocks = read_blocks(pages[WINDOW])
    pictures = [part.source for block in blocks for part in parts_of(block) if isinstance(part, PagePicture)]
    assert pictures == [f"glyph:{status.name}" for status in MEANINGS]
    listed = rows(pages[WINDOW])
    assert all(any(row[1:] and row[-1] == meaning for row in listed) for meaning in MEANINGS.values())


def test_every_section_has_its_anchor_and_all_its_words() -> None:
    guide = Guide(window_pages(Guide(SOURCES)))
    page = guide.pages[WINDOW]
    assert {section.id for section in SECTIONS} <= page.anchors
    headings = [plain_line(block.content) for block in page.blocks if isinstance(block, PageHeading)]
    assert headings[1:] == [section.title for section in SECTIONS]
    words = "\n".join(map(plain_block, all_blocks(page.blocks)))
    assert all(text in words for section in SECTIONS for text in section.texts)


def test_every_option_is_a_section_with_its_summary_choices_and_default() -> None:
    page = Guide(window_pages(Guide(SOURCES))).pages[OPTIONS_PAGE]
    sections = {section.anchor: section.text for section in page.sections}
    for option in OPTIONS:
        words = sections[option.name.lower()]
        assert words.startswith(option.summary)
        assert all(choice in words for choice in option.choices)
        assert all(value in words for value in option.default or ())
        assert ("Tasks: " in words) == (option.tasks != TASKS)


def test_any_text_is_said_as_it_stands() -> None:
    text = r"a *b* _c_ [d](e) `f` <g> h|i & $j$ ~k~ # l \m &lt;"
    (block,) = read_blocks(f"x {plain(text)}")
    assert plain_block(block) == f"x {text}"


def test_in_german_sections_have_the_same_anchors_and_german_words(qapp: QApplication) -> None:
    catalogue = resource("translations", "annotally_de.qm").read_bytes()
    translator = install_catalogue(qapp, catalogue)
    try:
        made = window_pages(Guide(SOURCES))
        pages = Guide({**SOURCES, **made}, titled=made)
        titles = {entry.title for group in pages.contents("") for entry in group.children}
        assert {"Bereiche, Dialoge und Aufgaben", "Tastenkürzel", "Optionen einer Konfiguration"} <= titles
        assert pages.pages[WINDOW].title == "Bereiche, Dialoge und Aufgaben"
        assert pages.pages[KEYS].title == "Tastenkürzel"
        assert {section.id for section in SECTIONS} <= pages.pages[WINDOW].anchors
        assert pages.broken_links() == []
    finally:
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()
