"""Bars of dimensions, pixel by pixel: as long as the weight, filled as far as the similarity."""

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from annotally.reports.tables.similarity_details import DimensionBar
from annotally_gui.views.dimension_bars import HEIGHT, WIDTH, bar_pixmap


def drawn(bar: DimensionBar, dpr: float = 1.0) -> tuple[int, int]:
    """Return how far the bar reaches and how far it is filled, in logical pixels."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.PlaceholderText, QColor(0, 0, 0))
    image = bar_pixmap(bar, palette, dpr).toImage()
    middle = image.height() // 2
    inked = [x for x in range(image.width()) if image.pixelColor(x, middle).alpha() > 128]
    filled = 0
    while filled < image.width() and image.pixelColor(filled, middle).alpha() > 128:
        filled += 1
    return (round((inked[-1] + 1) / dpr) if inked else 0), round(filled / dpr)


@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize(("length", "filled"), [(1.0, 1.0), (1.0, 0.5), (0.5, 0.5), (0.25, 0.0)])
def test_length_is_weight_and_filling_is_similarity(
    qapp: QApplication, length: float, filled: float, dpr: float
) -> None:
    bar = DimensionBar("x", length, filled, "", "", "1")
    reach, inside = drawn(bar, dpr)
    assert reach == pytest.approx(WIDTH * length, abs=2)
    assert inside == pytest.approx(WIDTH * length * filled, abs=2)


def test_no_weight_has_no_bar_and_a_dead_one_is_hatched(qapp: QApplication) -> None:
    assert drawn(DimensionBar("x", 0.0, 1.0, "", "", "0")) == (0, 0)
    dead, live = (
        bar_pixmap(DimensionBar("x", 0.5, 0.0, "", "", "1", dead=is_dead), QPalette(), 1.0).toImage()
        for is_dead in (True, False)
    )
    inside = [(x, y) for x in range(4, WIDTH // 2 - 4) for y in range(3, HEIGHT - 3)]
    assert not any(live.pixelColor(*at).alpha() for at in inside)
    inked = sum(dead.pixelColor(*at).alpha() > 0 for at in inside)
    assert 0 < inked < len(inside)
