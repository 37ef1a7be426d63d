"""The painted tree: what it shows from pictures is what it would show without them."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally_gui.models.tree_model import MappingColumn
from annotally_gui.views import painted_tree
from annotally_gui.views.mapping import MappingPane
from support.verdict_builders import decided


def mark_decided(pane: MappingPane, rows: list[int]) -> None:
    pane.take_decisions([decided(pane.forest.trees[0], dict.fromkeys(rows, CODES["first"]))])


def narrow(pane: MappingPane) -> None:
    pane.tree.header().resizeSection(MappingColumn.TITLE, 150)


def darken(pane: MappingPane) -> None:
    palette = pane.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor("black"))
    palette.setColor(QPalette.ColorRole.Text, QColor("white"))
    pane.setPalette(palette)


def enlarge(pane: MappingPane) -> None:
    font = pane.font()
    font.setPointSize(font.pointSize() + 2)
    pane.setFont(font)


CHANGES: list[Callable[[MappingPane, list[int]], object]] = [
    lambda pane, rows: pane.tree.choose(rows[2]),
    lambda pane, rows: pane.tree.collapse(pane.model.index_at(rows[0])),
    lambda pane, rows: mark_decided(pane, rows[:1]),
    lambda pane, rows: pane.take_decisions(
        [decided(pane.forest.trees[0], {rows[1]: CODES["first"]}, remarks={rows[1]: Remark("why", True)})]
    ),
    lambda pane, _: pane.set_adjudicating(False),
    lambda pane, _: pane.set_filter_text("is:disagreeing"),
    lambda pane, _: pane.tree.verticalScrollBar().setValue(3),
    lambda pane, rows: pane.tree.show_pairing(rows[0], rows[1], allowed=True),
    lambda pane, _: narrow(pane),
    lambda pane, _: darken(pane),
    lambda pane, _: enlarge(pane),
    lambda pane, _: pane.resize(520, 300),
]


@pytest.mark.parametrize("number", range(len(CHANGES)))
def test_the_tree_shows_with_pictures_what_it_would_show_without(
    qtbot: QtBot, pane: MappingPane, number: int
) -> None:
    pane.set_adjudicating(True)
    rows = [row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE]
    mark_decided(pane, rows[:2])
    pane.tree.open_all()
    pane.tree.choose(rows[1])
    viewport = pane.tree.viewport()
    before = viewport.grab().toImage()
    CHANGES[number](pane, rows)
    qtbot.wait(30)
    shown = viewport.grab().toImage()
    pane.tree.paint_anew()
    assert shown == viewport.grab().toImage()
    assert shown != before, "the change is one that shows"


def test_the_row_under_the_mouse_is_lighter_and_no_longer_once_the_mouse_has_gone(
    qtbot: QtBot, pane: MappingPane
) -> None:
    row = next(row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE)
    pane.tree.choose(row)
    pane.tree.choose_none()
    viewport, box = pane.tree.viewport(), pane.tree.visualRect(pane.model.index_at(row))
    qtbot.mouseMove(viewport, viewport.rect().bottomRight())
    plain = viewport.grab(box).toImage()
    qtbot.mouseMove(viewport, box.center())
    assert viewport.grab(box).toImage() != plain
    qtbot.mouseMove(viewport, viewport.rect().bottomRight())
    assert viewport.grab(box).toImage() == plain


def test_rows_that_were_painted_are_kept_until_they_are_too_many(
    pane: MappingPane, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane.tree.open_all()
    pane.tree.viewport().repaint()
    in_sight = set(pane.tree.rows_in_sight())
    assert len(in_sight) > 3
    bar = pane.tree.verticalScrollBar()
    bar.setValue(bar.maximum())
    pane.tree.viewport().repaint()
    assert in_sight | set(pane.tree.rows_in_sight()) <= set(pane.tree.painted_rows())
    monkeypatch.setattr(painted_tree, "_MOST_PAINTED", 3)
    pane.tree.paint_anew()
    assert set(pane.tree.painted_rows()) == set(pane.tree.rows_in_sight())
    monkeypatch.undo()
    pane.model.set_scope(None)
    assert pane.tree.painted_rows() == [], "rows are numbered anew"
