"""Boxes to choose from in the bars above tables, as narrow as the pane."""

from collections.abc import Mapping

from PySide6.QtWidgets import QComboBox, QSizePolicy

from annotally_gui.services.i18n import tr
from annotally_gui.widgets.quiet_table import LEAST_ROW

_FEWEST_SIGNS = 8


def make_bar_combo(name: str, tip: str, choices: Mapping[str, str] | None = None) -> QComboBox:
    """Return a box with an accessible name, a tooltip, and choices: their titles, marked, by their data."""
    box = QComboBox()
    box.setAccessibleName(name)
    box.setToolTip(tip)
    for key, title in (choices or {}).items():
        box.addItem(tr(title), key)
    box.setMinimumHeight(LEAST_ROW)
    box.setMinimumContentsLength(_FEWEST_SIGNS)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box
