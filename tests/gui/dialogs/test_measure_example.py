"""The published example of a measure in its dialog."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from annotally.reports.tables.laboratory_lines import example_sheet
from annotally.workspace.text_laboratory import ALL_MEASURES, example_of
from annotally_gui.dialogs.measure_example import MeasureExampleDialog
from annotally_gui.services.guide.pages import Guide, GuidePlace, page_sources
from annotally_resources import resource


def test_data_and_figures_stand_in_tables(qtbot: QtBot) -> None:
    measure = next(each for each in ALL_MEASURES if each.key == "cohen_kappa")
    titles = {each.key: each.title for each in ALL_MEASURES}
    example = example_of(measure.key)
    dialog = MeasureExampleDialog(example_sheet(measure, example, titles))
    qtbot.addWidget(dialog)
    dialog.show()
    data, figures = dialog.data.model(), dialog.figures.model()
    assert data.rowCount() == len(example.table) - 1
    assert [data.index(0, column).data() for column in range(3)] == list(example.table[1])
    rows = [[figures.index(row, column).data() for column in range(7)] for row in range(figures.rowCount())]
    printed = ["Cohen's kappa with its errors", "nominal", "", "value", "0.348", "0.3478", "yes"]
    assert printed in rows
    assert rows[dialog.figures.currentIndex().row()] == printed
    assert dialog.guide_place() == GuidePlace("measures.md", "the-laboratory", measure.title)


def test_examples_of_all_kinds_can_be_shown_and_the_guide_has_their_measures(qtbot: QtBot) -> None:
    guide = Guide(page_sources(resource("help")))
    titles = {each.key: each.title for each in ALL_MEASURES}
    for key in ("krippendorff_alpha", "icc_2_1", "p_k", "boundary_similarity", "gamma_cat"):
        measure = next(each for each in ALL_MEASURES if each.key == key)
        dialog = MeasureExampleDialog(example_sheet(measure, example_of(key), titles))
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.figures.model().rowCount() == len(example_of(key).printed)
        place = dialog.guide_place()
        assert guide.place_of(f"{place.page}#{place.anchor}") == replace(place, words="")
