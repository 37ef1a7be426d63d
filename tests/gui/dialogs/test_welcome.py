from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.services.recent_files import as_entry
from annotally_gui.services.samples import SAMPLES
from annotally_gui.services.session import SessionRequest
from annotally_gui.window.main_window import MainWindow

Make = Callable[..., MainWindow]


def remember(context: AppContext, tmp_path: Path) -> tuple[SessionRequest, SessionRequest]:
    for name in ("key", "response"):
        (tmp_path / name).write_text("x")
    here = SessionRequest(
        "muc4", (), (str(tmp_path / "key"),), (str(tmp_path / "response"),), ("gold", "ours")
    )
    gone = SessionRequest("muc4", (), (str(tmp_path / "key"),), (str(tmp_path / "gone"),), ("gold", "theirs"))
    context.settings.remember(as_entry(gone))
    context.settings.remember(as_entry(here))
    return here, gone


def test_an_empty_page_says_what_to_do(make_window: Make) -> None:
    page = make_window().welcome
    assert page.empty.isVisible()
    assert "Open the sample" in page.empty.text()
    assert not page.list.isVisible()


def test_the_buttons_do_what_the_menus_do(make_window: Make, qtbot: QtBot) -> None:
    window = make_window()
    with qtbot.waitSignal(window.sample_requested):
        window.welcome.sample_button.click()


@pytest.mark.parametrize(
    ("button", "mode", "adjudicating"),
    [
        ("compare_button", QFileDialog.FileMode.ExistingFiles, False),
        ("compare_folder_button", QFileDialog.FileMode.Directory, False),
        ("adjudicate_button", QFileDialog.FileMode.ExistingFiles, True),
        ("adjudicate_folder_button", QFileDialog.FileMode.Directory, True),
    ],
)
def test_every_way_in_leads_straight_to_the_chooser_and_from_there_to_one_sheet(
    make_window: Make, tmp_path: Path, button: str, mode: QFileDialog.FileMode, adjudicating: bool
) -> None:
    window = make_window()
    getattr(window.welcome, button).click()
    (chooser,) = window.findChildren(QFileDialog)
    assert chooser.isVisible()
    assert chooser.fileMode() is mode
    chooser.filesSelected.emit([str(tmp_path / "one.sgm"), str(tmp_path / "two.sgm")])
    chooser.close()
    (sheet,) = window.findChildren(OpenFilesDialog)
    assert sheet.isVisible()
    assert sheet.accept_button.isEnabled()
    assert bool(sheet.project.place) is adjudicating
    sheet.close()


def test_the_other_samples_are_a_click_away(make_window: Make, qtbot: QtBot) -> None:
    page = make_window().welcome
    for number, sample in enumerate(SAMPLES):
        assert sample.title in page.samples.text()
        with qtbot.waitSignal(page.reopened) as heard:
            page.samples.linkActivated.emit(str(number))
        assert heard.args == [sample.request()]
        assert all(Path(path).exists() for path in sample.request().paths)
        page.samples.linkHovered.emit(str(number))
        assert page.samples.toolTip() == sample.tip


def test_recent_comparisons_open_and_missing_ones_are_greyed(
    make_window: Make, context: AppContext, tmp_path: Path, qtbot: QtBot
) -> None:
    here, _gone = remember(context, tmp_path)
    window = make_window()
    page = window.welcome
    page.grey_missing()
    folder = tmp_path.name
    assert [page.list.item(row).text().split(" · ")[0] for row in range(2)] == [
        f"{folder} – gold / ours",
        f"{folder} – gold / theirs",
    ]
    assert page.list.item(1).flags() == Qt.ItemFlag.NoItemFlags
    assert "missing: gone" in page.list.item(1).text()
    heard: list[SessionRequest] = []
    window.open_requested.connect(heard.append)
    for row in (1, 0):
        place = page.list.visualItemRect(page.list.item(row)).center()
        qtbot.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard == [here]


def test_the_menu_of_recent_files_greys_what_is_missing(
    make_window: Make, context: AppContext, tmp_path: Path, qtbot: QtBot
) -> None:
    menu_owner = make_window()
    menu = context.actions.menu("file/recent")
    assert not menu.isEnabled()
    here, _gone = remember(context, tmp_path)
    assert menu.isEnabled()
    menu.aboutToShow.emit()
    entries = menu.actions()
    assert [action.isEnabled() for action in entries[:2]] == [True, False]
    with qtbot.waitSignal(menu_owner.open_requested) as heard:
        entries[0].trigger()
    assert heard.args == [here]
    entries[-1].trigger()
    assert context.settings.values.recent == ()


def test_return_opens_the_sample_on_a_first_start(make_window: Make, qtbot: QtBot) -> None:
    window = make_window()
    window.activateWindow()
    assert window.focusWidget() is window.welcome.sample_button
    with qtbot.waitSignal(window.sample_requested):
        qtbot.keyClick(window.welcome.sample_button, Qt.Key.Key_Return)


def test_return_opens_the_newest_of_the_recent(
    make_window: Make, context: AppContext, tmp_path: Path, qtbot: QtBot
) -> None:
    here, _gone = remember(context, tmp_path)
    window = make_window()
    assert window.focusWidget() is window.welcome.list
    with qtbot.waitSignal(window.open_requested) as heard:
        qtbot.keyClick(window.welcome.list, Qt.Key.Key_Return)
    assert heard.args == [here]


def test_no_letter_of_the_page_is_one_of_the_menu_bar(make_window: Make) -> None:
    window = make_window()
    titles = [action.text() for action in window.menuBar().actions()]
    titles += [button.text() for button in window.welcome.findChildren(QPushButton)]
    titles.append(window.welcome.caption.text())
    letters = [title[title.index("&") + 1].casefold() for title in titles]
    assert sorted(letters) == sorted(set(letters))
