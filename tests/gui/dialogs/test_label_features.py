"""The field that says which features are labels: as long as there is room, and whole in its tooltip."""

from PySide6.QtWidgets import QSizePolicy
from pytestqt.qtbot import QtBot

from annotally.model.layers import Feature, Layer
from annotally_gui.dialogs.label_features import LabelField

NAMES = ("Tweet", "Token", "Lookup", "Location", "Unknown")


def layers(*names: str) -> list[Layer]:
    return [Layer(name, name, (Feature("value", text=True), Feature("note", text=True))) for name in names]


def test_many_layers_make_the_sheet_no_wider_and_are_all_in_the_tooltip(qtbot: QtBot) -> None:
    field = LabelField()
    qtbot.addWidget(field)
    field.resize(400, 24)
    field.show()
    field.offer(layers("Thing"))
    assert field.text() == "Thing: value…"
    field.resize(160, 24)
    field.offer(layers(*NAMES))
    assert field.text().startswith("Tweet: value")
    assert field.fontMetrics().horizontalAdvance(field.text()) <= field.width()
    assert field.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
    assert field.accessibleDescription() == "Tweet: value, Token: value, Lookup: value and 2 more"
    assert field.toolTip().splitlines()[1:] == [f"{name}: value" for name in NAMES]
    field.resize(600, 24)
    assert field.text() == "Tweet: value, Token: value, Lookup: value and 2 more…"
