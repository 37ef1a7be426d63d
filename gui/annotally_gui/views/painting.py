"""Looks of states for the views."""

from typing import Protocol

from PySide6.QtGui import QColor, QPixmap


class StatePainter(Protocol):
    """The look of states (`Status` as a plain int), so that views name no colour themselves."""

    def glyph(self, status: int, size: int, dpr: float, filled: bool = True) -> QPixmap:
        """Return the glyph, ``size`` logical pixels wide and high, for a screen of pixel ratio ``dpr``.

        ``filled`` False outlines it, as the state of a row that is not decided.
        """

    def color(self, status: int) -> QColor:
        """Return the colour of the state's lines and marks in the theme in force."""

    def text(self, status: int) -> str:
        """Return the state's name in full, in the user's language: ``incorrect``."""
