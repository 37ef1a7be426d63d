"""The bootstrap as it is shown: its cells are those of the printed page, and it can be stopped."""

import pytest

from annotally.model.diagnostics import Cancelled
from annotally.reports.render.similarity_pages import similarity_pages
from annotally.reports.tables.bootstrap_table import spread_table
from annotally.reports.tables.score_tables import score_rows
from annotally.scoring.bootstrap import MEASURED, SAMPLES
from engine.reports.tables.test_similarity_tables import MATRIX, RESULT, TASK

ROWS = score_rows(TASK, RESULT.table)


def test_a10_the_cells_are_those_that_the_report_prints() -> None:
    table = spread_table(RESULT.units, ROWS, 7)
    _, page = similarity_pages(TASK, RESULT, MATRIX)
    assert table.page == page
    printed = {line.split()[-1 - 4 * len(MEASURED)]: line.split() for line in page.splitlines()[1:-1]}
    for row in ROWS:
        if row.key[0] == "tag":
            cells = [cell for measure in table.rows[row.key] for cell in measure]
            assert printed[row.name][-len(cells) :] == cells
    assert (table.seed, table.documents, table.samples) == (7, 2, SAMPLES)
    assert page.endswith("1000 samples of documents, seed 7\n")


def test_every_row_of_every_table_is_drawn() -> None:
    assert set(spread_table(RESULT.units, ROWS, 7).rows) == {row.key for row in ROWS}


def test_progress_is_told_and_may_stop_it() -> None:
    numbers: list[tuple[int, int]] = []
    spread_table(RESULT.units, ROWS, 7, lambda *done: numbers.append(done))
    assert numbers[0] == (0, SAMPLES)
    assert numbers == sorted(numbers)
    assert len(numbers) >= 10

    def stop(done: int, total: int) -> None:
        if done > total // 2:
            raise Cancelled("cancelled")

    with pytest.raises(Cancelled):
        spread_table(RESULT.units, ROWS, 7, stop)
