"""The list of problems of a final key: links to objects, by mouse and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import KeyProblem
from annotally_gui.dialogs import key_problems
from annotally_gui.dialogs.key_problems import ExportMemory, KeyProblemList
from annotally_gui.models.app_state import Place
from annotally_gui.models.forest import Forest
from support.forest_builders import sample_trees

WHOLE = KeyProblem("key", "", "", 0, "", "", "half a character", "whole ones", "choose another encoding")
MERGED = KeyProblem("conflict", "d", "D", 4, "NP 4", "she", "a link …", "classes", "decide otherwise")


@pytest.fixture
def forest() -> Forest:
    forest = Forest()
    forest.append(sample_trees())
    return forest


@pytest.fixture
def problems(qtbot: QtBot) -> KeyProblemList:
    listed = KeyProblemList(QColor("teal"))
    qtbot.addWidget(listed)
    listed.resize(700, 300)
    with qtbot.waitExposed(listed):
        listed.show()
    return listed


def places(forest: Forest, count: int) -> list[Place]:
    return [Place(forest.trees[0].document, row) for row in range(1, count + 1)]


def test_every_line_about_an_object_is_a_link_and_others_lead_nowhere(
    problems: KeyProblemList, forest: Forest
) -> None:
    (first,) = places(forest, 1)
    problems.show_problems(forest, [first], [MERGED, WHOLE])
    followed: list[Place] = []
    problems.place_chosen.connect(followed.append)
    lines = list[QTreeWidgetItem]()
    for line in range(problems.count()):
        item = problems.topLevelItem(line)
        assert item is not None
        lines.append(item)
        QTest.mouseClick(
            problems.viewport(),
            Qt.MouseButton.LeftButton,
            pos=problems.visualItemRect(item).center(),
        )
    assert followed == [first, Place("d", 4)]
    assert [line.font(1).underline() for line in lines] == [True, True, False]
    assert lines[1].text(2) == "its link merges separate classes"


def test_return_follows_the_current_line_and_it_stays_by_its_number(
    problems: KeyProblemList, forest: Forest
) -> None:
    standing = places(forest, 3)
    problems.show_problems(forest, standing, [])
    problems.choose(1)
    followed: list[Place] = []
    problems.place_chosen.connect(followed.append)
    problems.setFocus()
    QTest.keyClick(problems, Qt.Key.Key_Return)
    assert followed == [standing[1]]
    problems.show_problems(forest, [standing[0], standing[2]], [])
    assert problems.line() == 1
    problems.show_problems(forest, standing[:1], [])
    assert problems.line() == 0
    problems.show_problems(forest, [], [])
    assert (problems.line(), problems.count(), problems.remedy()) == (-1, 0, "")


def test_of_very_many_open_objects_the_others_are_counted_and_no_other_problem_is_left_out(
    problems: KeyProblemList, forest: Forest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(key_problems, "LISTED", 2)
    problems.show_problems(forest, places(forest, 5), [WHOLE] * 4)
    assert problems.topLevelItemCount() == 2 + 4 + 1
    assert problems.count() == 5 + 4
    last = problems.topLevelItem(6)
    assert last is not None
    assert last.text(2) == "3 more undecided objects"


def test_a_memory_holds_for_one_project() -> None:
    memory = ExportMemory("a", "brat", 1, "/place", (WHOLE,), 3)
    memory.forget("b")
    assert memory == ExportMemory("b")
