import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from annotally.scoring.tally import Status
from annotally_gui.services.status_glyphs import Glyphs, paint_glyph, state_title
from annotally_gui.services.theme import Theme


def drawn(status: Status, filled: bool = True, size: int = 16) -> QImage:
    """Return the glyph in black on white: what is left without colour."""
    image = QImage(size, size, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_glyph(painter, QRectF(0, 0, size, size), status, QColor("black"), QColor("white"), filled)
    painter.end()
    return image


def apart(image: QImage, other_image: QImage) -> int:
    """Return how many pixels differ clearly."""
    a, b = bytes(image.constBits()), bytes(other_image.constBits())
    return sum(abs(x - y) > 64 for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("filled", [True, False])
def test_no_two_states_look_alike_without_colour(qapp: QApplication, filled: bool) -> None:
    images = {status: drawn(status, filled) for status in Status}
    alike = [
        (a.name, b.name) for a, b in itertools.combinations(Status, 2) if apart(images[a], images[b]) < 4
    ]
    assert alike == []


def test_decided_and_undecided_look_different(qapp: QApplication) -> None:
    for status in (Status.COR, Status.PAR, Status.INC, Status.MIS, Status.SPU):
        assert apart(drawn(status), drawn(status, filled=False)) > 20


def test_every_state_has_a_title() -> None:
    assert len({state_title(status) for status in Status}) == len(Status)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_pixmaps_are_sharp_and_drawn_once(qapp: QApplication, ratio: float) -> None:
    glyphs = Glyphs(Theme(qapp, "light"))
    pixmap = glyphs.pixmap(Status.INC, 24, ratio)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (round(24 * ratio), ratio)
    assert glyphs.pixmap(Status.INC, 24, ratio) is pixmap
    assert glyphs.icon(Status.INC) is glyphs.icon(Status.INC)


def test_another_theme_has_other_pixmaps(qapp: QApplication) -> None:
    theme = Theme(qapp, "light")
    glyphs = Glyphs(theme)
    light = glyphs.pixmap(Status.PAR).toImage()
    theme.choose("dark")
    assert glyphs.pixmap(Status.PAR).toImage() != light
    theme.choose("light")
