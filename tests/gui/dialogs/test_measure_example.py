"""The published example of a measure in its dialog."""

from pytestqt.qtbot import QtBot

from annotally.reports.tables.laboratory_lines import example_sheet, measure_note
from annotally.reports.tables.laboratory_sheet import ExampleSheet
from annotally.workspace.text_laboratory import ALL_MEASURES, example_of
from annotally_gui.dialogs.measure_example import MeasureExampleDialog
from annotally_gui.services.guide.pages import Guide, page_sources
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
    assert str(dialog.guide_place()) == "measures.md#cohens-kappa-with-its-errors-laboratory"


def test_every_example_can_be_shown_and_the_guide_has_its_measure(qtbot: QtBot) -> None:
    guide = Guide(page_sources(resource("help")))
    for measure in ALL_MEASURES:
        example = example_of(measure.key)
        sheet = ExampleSheet(measure_note(measure), example.source, example.note, example.table, ())
        dialog = MeasureExampleDialog(sheet)
        qtbot.addWidget(dialog)
        place = dialog.guide_place()
        assert guide.place_of(str(place)) == place
