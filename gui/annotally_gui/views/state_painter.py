"""What a view needs to know of a state's looks; colours and glyphs themselves live with the theme."""

from typing import Protocol

from PySide6.QtGui import QColor, QPixmap


class StatePainter(Protocol):
    """Glyph, colour and name of each `annotally.scoring.tally.Status`, given as a number."""

    def glyph(self, status: int, size: int, dpr: float) -> QPixmap:
        """Return the glyph, ``size`` logical pixels wide and high, for a screen of pixel ratio ``dpr``."""

    def color(self, status: int) -> QColor:
        """Return the colour of the state's lines."""

    def text(self, status: int) -> str:
        """Return the state's full name."""
