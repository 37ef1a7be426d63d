"""The lines of comparisons opened before, and what the settings keep of them."""

from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.tasks.task_names import file_name, text_name
from annotally_gui.services.recent_files import (
    RecentEntry,
    as_entry,
    as_text,
    recent_entries,
    recent_titles,
    remember_opened,
    remember_progress,
)
from annotally_gui.services.session import SessionRequest
from annotally_gui.services.settings import Settings

PROJECT = SessionRequest("", project="/p/Emma.annotally")
PLAIN = SessionRequest("muc4", (), ("/data/emma/Emma_1",), ("/data/emma/Emma_2",), ("Emma_1", "Emma_2"))
NAMES = st.text(st.characters(exclude_categories=("Cs",)), max_size=12)
ENTRIES = st.builds(
    RecentEntry,
    st.builds(SessionRequest, NAMES, st.just(()), st.lists(NAMES, max_size=2).map(tuple), project=NAMES),
    st.lists(NAMES, max_size=4).map(tuple),
    st.dates().map(date.isoformat) | st.just(""),
    st.none() | st.tuples(st.integers(0, 10**6), st.integers(0, 10**6)),
)


@given(ENTRIES)
def test_an_entry_comes_back_as_it_was_and_has_a_line(entry: RecentEntry) -> None:
    assert recent_entries((as_text(entry),)) == (entry,)
    assert recent_entries((as_entry(entry.request),)) == (RecentEntry(entry.request),)
    assert isinstance(entry.title, str)


def test_damaged_entries_are_left_out() -> None:
    assert recent_entries(("{", "[]", '{"task": 3}', "null")) == ()


@pytest.mark.parametrize(
    "about", ['"x"', '{"opened": "never", "sides": 3, "progress": [1]}', '{"progress": [true, "x"]}', "[]"]
)
def test_of_damaged_particulars_the_request_is_left(about: str) -> None:
    text = as_entry(PLAIN)
    assert recent_entries((f'{text[:-1]}, "about": {about}}}',)) == (RecentEntry(PLAIN),)


def test_a_line_says_who_when_and_how_far() -> None:
    year = date.today().year
    day = f"{year}-11-12"
    assert RecentEntry(PROJECT, ("Emma_1", "Emma_2"), day, (40, 66)).title == (
        "Emma – Emma_1 / Emma_2 · 12 Nov · 40 of 66 decided"
    )
    assert RecentEntry(PLAIN, (), day).title == "Emma – Emma_1 / Emma_2 · 12 Nov"
    assert RecentEntry(PLAIN, (), f"{year - 1}-11-12").title == f"Emma – Emma_1 / Emma_2 · 12 Nov {year - 1}"
    assert RecentEntry(PROJECT).title == "Emma · project"
    assert RecentEntry(PROJECT, tuple("abcde")).title == "Emma – a / b / c and 2 more · project"


def test_a_line_says_which_configuration_a_comparison_goes_by(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("k.sgm", "r.sgm", "ne.cfg")]
    for file in files:
        file.touch()
    key, response, configuration = map(str, files)

    def entry(task: str) -> RecentEntry:
        return RecentEntry(SessionRequest(task, (), (key,), (response,), ("key", "ours")))

    plain = f"{tmp_path.name} – key / ours"
    assert entry("muc4").title == plain
    assert entry(file_name(configuration)).title == f"{plain} · by ne.cfg"
    assert entry(text_name(configuration, ":a")).title == f"{plain} · changed configuration"
    files[2].unlink()
    assert entry(file_name(configuration)).missing() == configuration
    assert entry(text_name(configuration, ":a")).missing() == ""


def test_a_project_needs_only_its_file(tmp_path: Path) -> None:
    entry = RecentEntry(SessionRequest("", project=str(tmp_path / "mine.annotally")))
    assert entry.missing() == entry.request.project
    (tmp_path / "mine.annotally").touch()
    assert not entry.missing()


def test_lines_that_would_be_the_same_say_their_folders() -> None:
    other = SessionRequest("", project="/q/Emma.annotally")
    lines = recent_titles([RecentEntry(PROJECT), RecentEntry(PLAIN), RecentEntry(other)])
    assert lines == ["Emma · project · /p", "Emma – Emma_1 / Emma_2", "Emma · project · /q"]


def test_what_is_opened_again_comes_first_and_keeps_how_far_it_was(settings: Settings) -> None:
    remember_opened(settings, PROJECT, ("a", "b"))
    remember_opened(settings, PLAIN, ("Emma_1", "Emma_2"))
    remember_progress(settings, PROJECT, 3, 10)
    assert [entry.request for entry in recent_entries(settings.values.recent)] == [PLAIN, PROJECT]
    remember_opened(settings, PROJECT, ("a", "c"))
    first, second = recent_entries(settings.values.recent)
    assert first == RecentEntry(PROJECT, ("a", "c"), date.today().isoformat(), (3, 10))
    assert second.request == PLAIN
    remember_progress(settings, SessionRequest("", project="elsewhere"), 1, 2)
    assert recent_entries(settings.values.recent) == (first, second)


def test_an_entry_of_an_earlier_version_gives_way_to_that_of_today(settings: Settings) -> None:
    settings.change(recent=(as_entry(PROJECT), "damaged"))
    remember_opened(settings, PROJECT, ())
    assert len(settings.values.recent) == 2
    assert settings.values.recent[1] == "damaged"
