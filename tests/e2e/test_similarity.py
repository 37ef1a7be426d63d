"""Comparing by similarity with real keys and mouse: the matrix, why a pair clashes, weights that change."""

from dataclasses import replace
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLineEdit

from annotally.cli.main import main
from annotally.formats.io import load_source
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.task_names import file_name
from annotally_gui.dialogs.labels import COMPARED, LabelsDialog
from annotally_gui.dialogs.profile.editor import ProfileEditor
from annotally_gui.models.query import RowsFilter
from annotally_gui.models.score_changes import ProfileList
from annotally_gui.services.samples import SAMPLES
from annotally_gui.views.confusion import ConfusionPane
from support.driver import Driver, Start, figures

RELATIONS = next(sample for sample in SAMPLES if sample.task.endswith(".xml"))
SUCCESSIONS = next(sample for sample in SAMPLES if "succession" in sample.task or "scenario" in sample.task)


def opened(start: Start) -> Driver:
    driver = start()
    driver.open(RELATIONS.request())
    return driver


def to_front(driver: Driver) -> None:
    """Bring the matrix before the scores, by its shortcut."""
    pane = driver.pane(ConfusionPane)
    assert not driver.scores.visibleRegion().isEmpty(), "the scores are in front at first"
    driver.keys("alt+6")
    driver.until(lambda: not pane.visibleRegion().isEmpty())


def click_cell(driver: Driver, reference: str, hypothesis: str) -> int:
    """Click a cell of the matrix, wait until its rows are listed, and return what the cell says."""
    pane = driver.pane(ConfusionPane)
    lines = pane.model.matrix.lines
    index = pane.model.index(lines.index(reference), lines.index(hypothesis) + 1)
    pane.table.scrollTo(index)
    previous_cell = driver.mapping.model.cell
    driver.click(pane.table.viewport(), pane.table.visualRect(index).center())
    driver.until(lambda: driver.mapping.model.cell not in (None, previous_cell))
    return int(str(index.data()))


def test_a_cell_of_the_matrix_lists_exactly_the_pairs_it_counts(start: Start) -> None:
    driver = opened(start)
    to_front(driver)
    for labels in (("PERSON", "COMPANY"), ("PLACE", "SOCIETY"), ("WORKS_FOR", ""), ("", "EVENT")):
        count = click_cell(driver, *labels)
        assert count == 1
        selection = driver.mapping.selection
        assert selection is not None
        assert selection.objects == selection.matched.count(1) == count
    assert driver.mapping.summary() == "1 of 51 objects"
    cell = driver.mapping.model.cell
    assert isinstance(cell, RowsFilter)
    assert cell.title == "spurious → EVENT"
    assert click_cell(driver, "EVENT", "EVENT") == 7
    assert driver.mapping.summary() == "7 of 51 objects"


def test_keys_alone_choose_a_cell_of_one_document(start: Start) -> None:
    driver = opened(start)
    pane = driver.pane(ConfusionPane)
    document = pane.bar.buttons.buttons()[1]
    to_front(driver)
    driver.click(document, QPoint(8, 8))
    driver.until(lambda: sum(pane.model.matrix.counts.values()) < 51)
    for _ in range(8):
        driver.keys("F6")
        driver.bot.wait(40)
        if pane.table.hasFocus():
            break
    assert pane.table.hasFocus()
    driver.keys("Home", "Right")
    driver.until(lambda: pane.table.currentIndex().column() == 1)
    driver.keys("Return")
    driver.until(lambda: driver.mapping.model.cell is not None)
    cell = driver.mapping.model.cell
    assert isinstance(cell, RowsFilter)
    assert list(cell.rows) == [driver.document]
    assert len(cell.rows[driver.document]) == pane.model.count(pane.table.currentIndex())


def test_the_matrix_goes_with_the_task(start: Start) -> None:
    driver = opened(start)
    to_front(driver)
    click_cell(driver, "EVENT", "EVENT")
    driver.open(SUCCESSIONS.request())
    assert not driver.pane(ConfusionPane).isVisible()
    assert not driver.context.actions.action("window.confusion").isEnabled()
    assert driver.mapping.selection is None, "rows of the last comparison are not looked for in this one"


def test_a_clash_is_shown_as_bars_dimension_by_dimension(start: Start) -> None:
    driver = opened(start)
    driver.inspector.set_reasons_open(True)
    page = driver.inspector.reasons
    seen_texts: dict[str, str] = {}
    for _ in range(driver.forest.stop_total):
        previous_selected = driver.selected
        driver.keys("F8")
        driver.until(lambda previous=previous_selected: driver.selected != previous)
        driver.idle()
        row = driver.app_state.forest_row()
        seen_texts[f"{driver.document}: {driver.forest.text(row, 0) or driver.forest.text(row, 1)}"] = (
            page.toPlainText()
        )
    assert len(seen_texts) == driver.forest.stop_total == 24
    ochre = seen_texts["press: Ochre"]
    assert "dead weight: not compared between different tag profiles" in ochre
    assert "0.6\nweights 10 in all" in ochre
    lost = seen_texts["ferry: Ruan Tolliver, Kestrel Boats"]
    assert "Also considered" in lost
    assert "than this pair)" in lost
    driver.keys("Shift+F8")
    driver.idle()
    driver.click(page.viewport())
    driver.keys("ctrl+a", "ctrl+c")
    driver.until(lambda: "weight " in driver.clipboard())
    assert "similarity\t" in driver.clipboard()


def test_another_profile_changes_the_figures_and_back_and_survives_a_restart(start: Start) -> None:
    driver = opened(start)
    previous_figures, bar = figures(driver), driver.scores.profiles
    driver.click(bar.similarity)
    driver.until(bar.similarity.view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: bar.similarity.currentText() == "places and labels")
    driver.until(lambda: figures(driver) != previous_figures)
    changed = figures(driver)
    assert driver.forest.stop_total != 24
    assert driver.app_state.request is not None
    assert driver.app_state.request.similarity.similarity_profile == "places and labels"
    driver.scores.copy_as_text()
    signature = driver.clipboard().splitlines()[-1]
    driver.close()
    second_driver = start()
    second_driver.settled(second_driver.window.restore_session)
    second_driver.activate()
    bar = second_driver.scores.profiles
    assert bar.similarity.currentText() == "places and labels"
    assert figures(second_driver) == changed
    second_driver.scores.copy_as_text()
    assert second_driver.clipboard().splitlines()[-1] == signature, "as if it had been opened so"
    second_driver.click(bar.similarity)
    second_driver.until(bar.similarity.view().isVisible)
    second_driver.keys("Up", "Return")
    second_driver.until(lambda: figures(second_driver) == previous_figures)


def test_the_score_profile_and_the_labels_are_chosen(start: Start) -> None:
    driver = opened(start)
    previous_figures, bar = figures(driver), driver.scores.profiles
    driver.click(bar.score)
    driver.until(bar.score.view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: bar.score.currentText() == "relations")
    driver.until(lambda: figures(driver) != previous_figures)
    limited = figures(driver)
    assert "PERSON" not in limited
    driver.click(bar.labels)
    dialog = driver.dialog(LabelsDialog)
    assert isinstance(dialog, LabelsDialog)
    dialog.table.setCurrentCell(dialog.labels.index("EVENT"), COMPARED)
    dialog.table.setFocus()
    driver.keys("space")
    driver.until(lambda: dialog.choice().ignored == ("EVENT",))
    driver.click(dialog.compare_button)
    driver.until(lambda: bar.labels.text() == "Labels (1)…")
    driver.until(lambda: figures(driver) != limited)
    assert "EVENT" not in figures(driver)


def test_place_and_expansion_survive_a_comparison(start: Start) -> None:
    driver = opened(start)
    mapping, bar = driver.mapping, driver.scores.profiles
    for _ in range(3):
        previous_selected = driver.selected
        driver.keys("F8")
        driver.until(lambda previous=previous_selected: driver.selected != previous)
        driver.idle()
    text = mapping.model.text(driver.app_state.forest_row(), 0)
    opened_rows = len(mapping.tree._expanded)
    assert opened_rows > 1
    driver.click(bar.score)
    driver.until(bar.score.view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: bar.score.currentText() == "relations")
    figures(driver)
    assert mapping.model.text(driver.app_state.forest_row(), 0) == text
    assert mapping.model.text(mapping.model.row_at(mapping.tree.currentIndex()), 0) == text
    assert len(mapping.tree._expanded) == opened_rows


def edited(driver: Driver) -> ProfileEditor:
    """Open the editor of the profile in force with its shortcut."""
    driver.keys("F7")
    editor = driver.dialog(ProfileEditor)
    assert isinstance(editor, ProfileEditor)
    return editor


def write_weight(driver: Driver, editor: ProfileEditor, place: int, text: str) -> None:
    """Type another weight over the one that stands there."""
    field = editor.rows.weights[place].field
    driver.click(field)
    driver.until(field.hasFocus)
    driver.keys("ctrl+a")
    driver.write(text)
    driver.until(lambda: field.text() == text)


def test_a_weight_changes_the_figures_is_undone_and_saved(start: Start, tmp_path: Path) -> None:
    driver = opened(start)
    previous_figures = figures(driver)
    editor = edited(driver)
    assert [editor.parts.item(row).text() for row in range(5)] == [
        *("Strata", "PERSON", "NAME", "EVENT", "WORKS_FOR"),
    ]
    assert [dimension.name for dimension in editor.draft.profile.tag_profiles[0].dimensions] == [
        *("_label", "_span", "role", "trades"),
    ]
    write_weight(driver, editor, 2, "0")
    write_weight(driver, editor, 3, "0")
    driver.until(lambda: figures(driver) != previous_figures)
    changed = figures(driver)
    assert editor.isWindowModified()
    editor.rows.weights[3].field.setFocus()
    driver.keys("ctrl+z", "ctrl+z")
    driver.until(lambda: figures(driver) == previous_figures)
    assert not editor.isWindowModified()
    assert editor.rows.weights[2].field.text() == "1"
    driver.keys("ctrl+shift+z", "ctrl+shift+z")
    driver.until(lambda: figures(driver) == changed)
    path = tmp_path / "mine.xml"
    editor.save_to(str(path))
    driver.until(path.exists)
    driver.until(
        lambda: driver.app_state.request is not None and driver.app_state.request.task == file_name(str(path))
    )
    driver.until(lambda: figures(driver) == changed)
    source = load_source(str(path), any_content=True)
    assert read_mat_task(source).task == editor.draft.task
    old = Path(RELATIONS.request().configuration).read_text(encoding="utf-8").splitlines()
    new = path.read_text(encoding="utf-8").splitlines()
    differing = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
    assert len(differing) == 2, "only what changed is changed"
    driver.until(lambda: not editor.isWindowModified())
    driver.keys("Escape")
    driver.until(lambda: not shiboken6.isValid(editor) or not editor.isVisible())


def test_a_slider_is_dragged_and_the_shown_document_follows(start: Start) -> None:
    driver = opened(start)
    previous_figures = figures(driver)
    editor = edited(driver)
    slider = editor.rows.weights[2].slider
    slider.setFocus()
    driver.keys("Home")
    driver.until(lambda: editor.draft.profile.tag_profiles[0].dimensions[2].weight == 0)
    driver.until(lambda: figures(driver) != previous_figures)
    assert editor.rows.weights[2].field.text() == "0"
    driver.click(editor.undo_button)
    driver.until(lambda: figures(driver) == previous_figures)
    assert slider.value() == 10


def test_what_is_wrong_is_said_where_it_is_and_not_compared_by(start: Start) -> None:
    driver = opened(start)
    previous_figures = figures(driver)
    editor = edited(driver)
    write_weight(driver, editor, 1, "six")
    driver.until(lambda: "is not a number" in editor.rows._problems[1].text())
    assert not editor.save_button.isEnabled()
    write_weight(driver, editor, 1, "6")
    driver.until(editor.save_button.isEnabled)
    editor.parts.setCurrentRow(0)
    editor.strata.lines.setCurrentRow(1)
    driver.click(editor.strata.remove)
    driver.until(lambda: "in no stratum" in editor.strata.problem.text())
    assert editor.parts.item(0).text() == "⚠ Strata"
    assert figures(driver) == previous_figures
    driver.click(editor.strata.fit)
    driver.until(lambda: not editor.strata.problem.text())
    driver.click(editor.revert_button)
    driver.until(lambda: not editor.isWindowModified())
    assert figures(driver) == previous_figures


def test_a_task_from_the_data_is_edited_and_becomes_a_file(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.open(replace(RELATIONS.request(), task="mat"))
    previous_figures = figures(driver)
    editor = edited(driver)
    editor.new_label.setCurrentText("PERSON")
    driver.click(editor.add_tags)
    driver.until(lambda: editor.tag == 0)
    assert figures(driver) == previous_figures, "the program's own profile, written down, is the same"
    names = [dimension.name for dimension in editor.draft.profile.tag_profiles[0].dimensions]
    write_weight(driver, editor, names.index("_nonannotation_attribute_remainder"), "0")
    driver.until(lambda: figures(driver) != previous_figures)
    path = tmp_path / "new.xml"
    editor.save_to(str(path))
    driver.until(
        lambda: driver.app_state.request is not None and driver.app_state.request.task == file_name(str(path))
    )
    assert read_mat_task(load_source(str(path), any_content=True)).task == editor.draft.task


def write_field(driver: Driver, field: QLineEdit, text: str) -> None:
    """Type over what stands in a field, and leave it with Return."""
    driver.click(field)
    driver.until(field.hasFocus)
    driver.keys("ctrl+a")
    driver.write(text)
    driver.until(lambda: field.text() == text)
    driver.keys("Return")


def test_rows_equivalences_and_methods_are_written_compared_undone_and_saved(
    start: Start, tmp_path: Path
) -> None:
    module = tmp_path / "methods.py"
    module.write_text(
        "def same_initial(one, other, case='yes'):\n"
        "    return int(one[:1] == other[:1] and case == 'yes')\n\n"
        "def length(annotation):\n"
        "    return 'none' if annotation.span is None else 'some'\n",
        encoding="utf-8",
    )
    driver = opened(start)
    previous_figures = figures(driver)
    driver.settings.change(dimension_methods=str(module))
    assert figures(driver) == previous_figures
    editor = edited(driver)
    driver.until(lambda: editor.draft.own.path == str(module))

    driver.click(editor.rows.methods[2])
    driver.until(editor.rows.methods[2].view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: editor.draft.profile.tag_profiles[0].dimensions[2].method == "same_initial")
    write_field(driver, editor.rows.words[2, "case"], "no")
    driver.until(lambda: editor.draft.profile.tag_profiles[0].dimensions[2].options == (("case", "no"),))
    driver.until(lambda: figures(driver) != previous_figures)
    by_method = figures(driver)

    editor.tabs.setFocus()
    driver.keys("alt+w")
    driver.until(lambda: editor.tabs.currentIndex() == 1)
    parts = editor.score.parts
    write_field(driver, parts[ProfileList.AGGREGATION].fields[0][0].field, "all things")
    driver.click(parts[ProfileList.BY_METHOD].add_button)
    driver.until(lambda: len(parts[ProfileList.BY_METHOD].fields) == 1)
    driver.until(lambda: "without method" in parts[ProfileList.BY_METHOD].problems[0].text())
    driver.until(parts[ProfileList.BY_METHOD].fields[0][0].field.hasFocus)
    driver.write("length")
    driver.until(lambda: "length=some" in figures(driver))
    assert "all things" in figures(driver)
    driver.keys("ctrl+z", "ctrl+z")  # what was written, and the line itself
    driver.until(lambda: "length=some" not in figures(driver))
    driver.keys("ctrl+shift+z", "ctrl+shift+z")
    driver.until(lambda: "length=some" in figures(driver))
    changed = figures(driver)
    assert changed != by_method

    path = tmp_path / "mine.xml"
    editor.save_to(str(path))
    driver.until(
        lambda: driver.app_state.request is not None and driver.app_state.request.task == file_name(str(path))
    )
    driver.until(lambda: figures(driver) == changed)
    source = load_source(str(path), any_content=True)
    assert read_mat_task(source, own_methods=True).task == editor.draft.task
    assert str(module) not in path.read_text(encoding="utf-8"), "the file names the function, not its place"


@pytest.mark.parametrize("size", [(1240, 700), (1300, 800)])
def test_the_editor_leaves_the_scores_in_sight(start: Start, size: tuple[int, int]) -> None:
    driver = opened(start)
    driver.window.resize(*size)
    driver.window.move(0, 20)
    driver.until(lambda: driver.window.size().toTuple() == size)
    editor, table = edited(driver), driver.scores.table
    scores = driver.window.layout_of_panes.docks["scores"]
    driver.until(lambda: not scores.visibleRegion().isEmpty())
    box = QRect(table.mapToGlobal(QPoint(0, 0)), table.size())
    driver.until(lambda: not editor.frameGeometry().intersects(box))
    assert editor.frameGeometry().right() < box.left()
    assert editor.screen().availableGeometry().contains(editor.geometry())


def test_a_function_that_fails_is_said_in_the_editor_and_nothing_is_lost(
    start: Start, tmp_path: Path
) -> None:
    module = tmp_path / "methods.py"
    module.write_text("def broken(one, other):\n    return 7\n", encoding="utf-8")
    driver = opened(start)
    previous_figures = figures(driver)
    driver.settings.change(dimension_methods=str(module))
    editor = edited(driver)
    driver.until(lambda: editor.draft.own.path == str(module))  # the rows are made anew then
    driver.click(editor.rows.methods[2])
    driver.until(editor.rows.methods[2].view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: "broken returned 7" in editor.status.text())
    assert "a number from 0 to 1" in editor.status.text()
    assert driver.app.activeModalWidget() is None
    assert figures(driver) == previous_figures
    driver.click(editor.undo_button)
    driver.until(lambda: "broken" not in editor.status.text())
    assert figures(driver) == previous_figures


def test_the_bootstrap_is_what_the_command_line_prints(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = opened(start)
    pane = driver.scores
    driver.keys("ctrl+alt+b")
    driver.until(lambda: pane.model.spread is not None)
    assert pane.model.spread is not None
    assert pane.model.spread.seed == 0
    driver.click(pane.spread_bar.seed)
    driver.keys("ctrl+a")
    driver.write("17")
    driver.keys("Return")
    driver.until(lambda: pane.model.spread is not None and pane.model.spread.seed == 17)
    driver.keys("ctrl+alt+c")
    driver.until(lambda: "seed 17" in driver.clipboard())
    request = RELATIONS.request()
    words = ["score", "--config", request.configuration, "--seed", "17"]
    words += ["--key", *request.key, "--response", *request.response]
    assert main(words) == 0
    printed = capsys.readouterr().out
    page = printed[printed.index("BOOTSTRAP") : printed.index("seed 17")]
    assert page in driver.clipboard()
    line = next(line for line in page.splitlines() if line.startswith("<all>"))
    mean, _, deviation = line.split()[1:4]
    row = pane.model.row_of(("tag", "<all>"))
    shown_texts = [str(pane.model.index(row, column).data()) for column in range(pane.model.columnCount())]
    assert shown_texts[-6:-4] == [mean, deviation]
    previous_spread = pane.model.spread
    driver.click(pane.profiles.score)
    driver.until(pane.profiles.score.view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: pane.model.spread not in (None, previous_spread))
    assert ("tag", "PERSON") not in pane.model.spread.rows, "drawn again for what is compared now"
    driver.keys("ctrl+alt+b")
    driver.until(lambda: pane.model.spread is None)
    assert pane.spread_bar.isHidden()
