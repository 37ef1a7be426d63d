"""The filter, the facets, the cells of the score table, and the filtered list as a file."""

import csv
import io
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QFileDialog

from annotally.reports.render.tree_csv import rows_csv
from annotally.scoring.tally import Status
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally_gui.models.score_model import SCORE_COLUMNS
from annotally_gui.services.samples import ELEMENTS
from support.driver import Driver, Start


def matched_states(sample: Driver) -> set[str]:
    """Return the states of the rows that match the filter; none if there is no filter."""
    matched = sample.mapping.matched() or bytes(len(sample.forest))
    return {Status(status).name for status, on in zip(sample.forest.status, matched, strict=True) if on}


def write_filter(sample: Driver, text: str) -> None:
    """Write a filter and wait until it is applied."""
    sample.keys("ctrl+l")
    sample.until(sample.mapping.bar.field.hasFocus)
    sample.write(text)
    sample.until(lambda: sample.mapping.filter_text == text and sample.mapping.matched() is not None)


def test_a_filter_by_state_leaves_that_state_and_f8_stops_only_there(sample: Driver) -> None:
    write_filter(sample, "state:MIS")
    sample.until(lambda: matched_states(sample) == {"MIS"})
    stops = [sample.forest.place(row) for row in sample.forest.stops(sample.mapping.matched())]
    assert 0 < len(stops) < len(sample.forest.stops())
    sample.keys("Return")
    sample.until(sample.mapping.tree.hasFocus)
    for number, stop in enumerate(stops, 1):
        sample.keys("F8")
        sample.until(lambda stop=stop: sample.selected == stop)
        assert sample.status_text().startswith(f"Disagreement {number} of {len(stops)} ")
    sample.keys("ctrl+shift+l")
    sample.until(lambda: sample.mapping.matched() is None)
    assert sample.mapping.filter_text == ""
    assert sample.selected == stops[-1]  # what was selected stays so
    sample.until(lambda: sample.status_text().split(" · ")[0].endswith(" of 44"))


def test_a_filter_that_cannot_be_read_says_where_and_leaves_the_list_alone(sample: Driver) -> None:
    previous = sample.mapping.model.rowCount()
    sample.keys("ctrl+l")
    sample.until(sample.mapping.bar.field.hasFocus)
    sample.write("state:WRONG")
    sample.until(sample.mapping.bar.problem.isVisible)
    assert sample.mapping.bar.problem.text().startswith("Position ")
    assert sample.mapping.model.rowCount() == previous


def test_a_filter_nothing_matches_offers_to_clear_it(sample: Driver) -> None:
    write_filter(sample, "zebra")
    sample.until(sample.mapping.clear_button.isVisible)
    sample.click(sample.mapping.clear_button)
    sample.until(lambda: sample.mapping.matched() is None)
    assert sample.mapping.tree.isVisible()


def test_facets_toggle_a_state(sample: Driver) -> None:
    for expected in ("state:SPU", ""):
        sample.choose(sample.mapping.bar.facets[0], "SPU")
        sample.until(lambda expected=expected: sample.mapping.filter_text == expected)
        assert matched_states(sample) == ({"SPU"} if expected else set())


def count_cells(sample: Driver) -> list[tuple[QModelIndex, int]]:
    """Return every count of the score table that is not 0."""
    model = sample.scores.model
    return [
        (model.index(row, column), int(model.index(row, column).data()))
        for row in range(model.rowCount())
        for column in range(1, model.columnCount())
        if model.counted(model.index(row, column)) and model.index(row, column).data() != "0"
    ]


def test_clicking_any_count_lists_exactly_so_many_fills(sample: Driver) -> None:
    table, mapping = sample.scores.table, sample.mapping
    cells = count_cells(sample)
    assert len(cells) > 20
    for index, count in cells:
        table.scrollTo(index)
        title = (
            f"{sample.scores.model.score_row(index.row()).path} · {SCORE_COLUMNS[index.column() - 1].short}"
        )
        sample.click(table.viewport(), table.visualRect(index).center())
        sample.until(lambda title=title: mapping.model.cell and mapping.model.cell.title == title)
        assert (title, mapping.summary().split(" of ")[0]) == (title, str(count))
        assert count == sum(len(rows) for _, rows in mapping.visible_rows())
    chip = mapping.bar.chip
    assert chip.isVisible()
    sample.click(chip)
    sample.until(lambda: mapping.model.cell is None)
    assert not chip.isVisible()
    assert mapping.matched() is None


def test_what_a_count_lists_comes_to_the_front_in_a_small_window(start: Start) -> None:
    driver = start((1280, 700))
    driver.open_sample()
    driver.until(lambda: driver.scores.visibleRegion().isEmpty())
    driver.keys("alt+4")
    driver.until(lambda: not driver.scores.visibleRegion().isEmpty())
    assert driver.mapping.visibleRegion().isEmpty(), "the scores are before it"
    index, _ = count_cells(driver)[0]
    driver.click(driver.scores.table.viewport(), driver.scores.table.visualRect(index).center())
    driver.until(lambda: driver.mapping.model.cell is not None)
    driver.until(driver.mapping.tree.hasFocus)
    assert not driver.mapping.visibleRegion().isEmpty()
    assert driver.mapping.bar.chip.isVisible()


def sample_workspace() -> Workspace:
    request = ELEMENTS.request()
    sides = (SideInput("key", request.key), SideInput("response", request.response))
    return open_workspace(OpenRequest(find_task(request.task), sides, request.texts))


@pytest.mark.parametrize("written", ["state:MIS|SPU", ""])
def test_the_filtered_list_is_exported_with_texts_offsets_and_states(
    sample: Driver, tmp_path: Path, written: str
) -> None:
    if written:
        write_filter(sample, written)
        sample.until(lambda: matched_states(sample) == {"MIS", "SPU"})
    target = tmp_path / "list.csv"
    sample.activate()
    sample.keys("ctrl+e")
    sample.dialog(QFileDialog)
    sample.keys("ctrl+a")
    sample.write(str(target))
    sample.keys("Return")
    sample.until(target.exists)
    sample.idle()
    shown_visible_rows = sample.mapping.visible_rows()
    whole_workspace = sample_workspace()  # the window's own trees hold no offsets
    text = target.read_bytes().decode()
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == sum(len(numbers) for _, numbers in shown_visible_rows) > 0
    assert text == rows_csv(
        (whole_workspace.tree(document), numbers) for document, numbers in shown_visible_rows
    )
    assert {row["state"] for row in rows} >= {"MIS", "SPU"}
    if written:
        assert {row["state"] for row in rows} == {"MIS", "SPU"}
    assert f"{len(rows)} rows written" in sample.window.status.currentMessage()
