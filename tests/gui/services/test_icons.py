import re

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from annotally_gui.actions.catalogue import ACTIONS
from annotally_gui.services.icons import Icons, application_icon
from annotally_gui.services.theme import Theme
from annotally_resources import resource

NAMES = sorted(path.name.removesuffix(".svg") for path in resource("icons").iterdir())
FAMILY = [name for name in NAMES if name != "annotally"]


@pytest.mark.parametrize("name", FAMILY)
def test_the_family_is_one(name: str) -> None:
    """One box, one stroke, no colour of its own."""
    drawing = resource("icons", f"{name}.svg").read_text("utf-8")
    assert 'viewBox="0 0 24 24"' in drawing
    assert 'stroke-width="1.6"' in drawing
    assert set(re.findall(r'(?:stroke|fill)="([^"]*)"', drawing)) <= {"none", "currentColor"}


@pytest.mark.parametrize("name", FAMILY)
def test_every_drawing_draws_and_is_tinted(qapp: QApplication, name: str) -> None:
    theme = Theme(qapp, "light")
    icons = Icons(theme)
    image = icons.icon(name).pixmap(QSize(16, 16)).toImage()
    inked = [
        image.pixelColor(x, y) for x in range(16) for y in range(16) if image.pixelColor(x, y).alpha() > 100
    ]
    assert inked
    assert all(color.lightness() < 60 for color in inked)
    disabled = icons.icon(name).pixmap(QSize(16, 16), QIcon.Mode.Disabled).toImage()
    assert disabled != image


def test_every_action_has_its_drawing() -> None:
    assert {entry.icon for entry in ACTIONS} <= set(FAMILY)


def test_an_unknown_name_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        Icons(Theme(qapp, "light")).icon("nothing")


def test_the_application_has_an_icon(qapp: QApplication) -> None:
    assert {size.width() for size in application_icon().availableSizes()} == {16, 32, 64, 128}
