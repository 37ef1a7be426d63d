"""The line below the tree while a row is being paired."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally_gui.views.pairing_bar import PairingBar


def test_it_says_what_would_happen_and_its_buttons_say_what_a_person_wants(qtbot: QtBot) -> None:
    bar, result = PairingBar(), list[str]()
    qtbot.addWidget(bar)
    assert bar.isHidden()
    bar.confirmed.connect(lambda: result.append("pair"))
    bar.list_asked.connect(lambda: result.append("list"))
    bar.cancelled.connect(lambda: result.append("left"))
    bar.show_source("Pair A “Bo” with…")
    bar.tell("both are of the same side", possible=False)
    bar.show()
    assert (bar.source.text(), bar.outcome.text()) == ("Pair A “Bo” with…", "both are of the same side")
    assert bar.outcome.accessibleName() == "both are of the same side"
    qtbot.mouseClick(bar.pair_button, Qt.MouseButton.LeftButton)
    assert result == []
    bar.tell("A “Bo” with B “Bo”", possible=True)
    for button in (bar.pair_button, bar.list_button, bar.leave_button):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert button.accessibleName() or button.text()
    assert result == ["pair", "list", "left"]
