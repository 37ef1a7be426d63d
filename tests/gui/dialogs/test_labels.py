"""Labels that are ignored or counted as one: what is asked, and what cannot be."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.reports.messages import SimilaritySetup
from annotally.tasks.similarity_profile import (
    Label,
    LabelEquivalence,
    Schema,
    SimilarityChoice,
    SimilarityTask,
)
from annotally_gui.dialogs.labels import COMPARED, NAME, LabelsDialog

LABELS = ("PERSON", "PLACE", "EVENT")
FILE = SimilarityTask("t", Schema(tuple(Label(name) for name in LABELS)))
CHOICE = SimilarityChoice("", "narrow", "", (LabelEquivalence("THING", ("PERSON", "PLACE")),), ("EVENT",))


@pytest.fixture
def dialog(qtbot: QtBot) -> LabelsDialog:
    labels_dialog = LabelsDialog(SimilaritySetup("mat", CHOICE, FILE, "", "", LABELS))
    qtbot.addWidget(labels_dialog)
    return labels_dialog


def put(dialog: LabelsDialog, label: str, *, compared: bool | None = None, name: str | None = None) -> None:
    row = LABELS.index(label)
    box, text = dialog.table.item(row, COMPARED), dialog.table.item(row, NAME)
    assert box is not None
    assert text is not None
    if compared is not None:
        box.setCheckState(Qt.CheckState.Checked if compared else Qt.CheckState.Unchecked)
    if name is not None:
        text.setText(name)


def test_what_was_asked_stands_there_and_is_asked_again(dialog: LabelsDialog) -> None:
    assert dialog.choice() == CHOICE
    assert dialog.compare_button.isEnabled()


def test_what_is_changed_is_asked_with_all_else_kept(dialog: LabelsDialog, qtbot: QtBot) -> None:
    put(dialog, "EVENT", compared=True)
    put(dialog, "PERSON", compared=False, name="")
    put(dialog, "EVENT", name=" THING ")
    with qtbot.waitSignal(dialog.chosen) as signal:
        dialog.compare_button.click()
    equated = (LabelEquivalence("THING", ("PLACE", "EVENT")),)
    assert signal.args == [SimilarityChoice("", "narrow", "", equated, ("PERSON",))]


def test_what_cannot_be_is_said_and_not_asked(dialog: LabelsDialog) -> None:
    put(dialog, "PERSON", name="EVENT")
    assert "as a label outside of it" in dialog.problem.text()
    assert not dialog.compare_button.isEnabled()
    put(dialog, "PERSON", name="")
    assert dialog.compare_button.isEnabled()
    for label in LABELS:
        put(dialog, label, compared=False)
    assert dialog.problem.text() == "Choose at least one label to compare."
    assert not dialog.compare_button.isEnabled()
