"""The palette the pane's tests and benchmarks draw with: ARCHITECTURE's colours of the states."""

from PySide6.QtGui import QColor

from annotally.scoring.tally import Status
from annotally_gui.text.look import TextTheme

_LIGHT = {Status.PAR: "#3F4A00", Status.INC: "#7A0F5E", Status.MIS: "#1668C7", Status.SPU: "#E36F0A"}
_NEUTRAL = "#87929B"


def light_theme() -> TextTheme:
    """Return a light theme with the states' colours and 13 % fills."""
    lines = {status: QColor(_LIGHT.get(status, _NEUTRAL)) for status in Status}
    fills = {status: QColor(colour) for status, colour in lines.items()}
    for colour in fills.values():
        colour.setAlphaF(0.13)
    return TextTheme(
        background=QColor("#FFFFFF"),
        foreground=QColor("#1B1E21"),
        selection=QColor("#CFE3F7"),
        accent=QColor("#0B7A75"),
        dim=QColor("#8A939B"),
        lines=lines,
        fills=fills,
        font_family="Noto Serif",
    )
