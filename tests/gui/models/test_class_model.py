"""The model of the coreference pane: lines, names of sides, what is said of a cell."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from annotally.reports.tree.classes import ClassTable, class_table
from annotally_gui.models.class_model import ClassColumn, ClassModel
from annotally_gui.models.roles import RIGHT, DataRole
from support.chain_samples import open_session
from support.coreference_samples import muc

TIP, WORDS = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qapp: object, tmp_path: Path) -> ClassModel:
    del qapp
    workspace = muc(tmp_path)
    class_model = ClassModel()
    class_model.set_table(class_table(workspace.tree(workspace.document_ids[0])))
    class_model.set_side_names("gold", "ours")
    return class_model


def test_the_model_is_sound(model: ClassModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_table(ClassTable())
    assert model.rowCount() == 0


def test_lines_stand_under_their_components_and_classes(model: ClassModel) -> None:
    def below(index: QModelIndex, depth: int = 0) -> list[tuple[int, int]]:
        values = []
        for row in range(model.rowCount(index)):
            child = model.index(row, 0, index)
            assert child.parent() == index
            values += [(model.line_at(child), depth), *below(child, depth + 1)]
        return values

    depths = below(QModelIndex())
    assert [line for line, _ in depths] == list(range(len(model.table)))
    assert [depth for _, depth in depths[:6]] == [0, 1, 2, 2, 2, 1]


def test_cells_say_what_the_table_says_on_one_line(model: ClassModel) -> None:
    cells = [model.index_at(1, column).data() for column in ClassColumn]
    assert cells == ["key a (3)", "INC", "Ada Example, an expert in law,", "2 in a · 1 in b", "1/2", ""]
    assert "\n" in model.index_at(1, ClassColumn.KEY).data(TIP)
    assert model.index_at(1, ClassColumn.RECALL).data(TIP) == (
        "Links of the key that the response has, of all: 1/2"
    )
    assert model.index_at(5, ClassColumn.PRECISION).data(TIP).endswith("that the key has, of all: 1/1")
    assert model.index_at(1, ClassColumn.PRECISION).data(TIP) == ""
    assert model.index_at(1, ClassColumn.STATE).data(TIP) == "INC: incorrect"
    assert model.index_at(1, ClassColumn.RECALL).data(Qt.ItemDataRole.TextAlignmentRole) == RIGHT


def test_what_cuts_a_class_is_quiet_and_its_own_text_is_not(model: ClassModel) -> None:
    quiet = [bool(model.index_at(1, column).data(DataRole.QUIET)) for column in ClassColumn]
    assert quiet == [column is ClassColumn.RESPONSE for column in ClassColumn]
    quiet = [bool(model.index_at(5, column).data(DataRole.QUIET)) for column in ClassColumn]
    assert quiet == [column is ClassColumn.KEY for column in ClassColumn]


def test_a_line_is_said_in_words(model: ClassModel) -> None:
    value = model.index_at(10, 0).data(WORDS)
    assert value == "2, spurious, ours white"
    assert model.index_at(10, ClassColumn.STATE).data(WORDS) == "SPU"


def test_headers_name_the_sides(model: ClassModel) -> None:
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in ClassColumn]
    assert titles == ["Class", "State", "A (gold)", "B (ours)", "R", "P"]
    assert "MUC recall" in model.headerData(ClassColumn.RECALL, Qt.Orientation.Horizontal, TIP)
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert ClassModel().headerData(ClassColumn.KEY, Qt.Orientation.Horizontal) == "Key"


def test_a_mention_has_a_line_under_its_class_on_either_side(model: ClassModel) -> None:
    lines = model.lines_of(model.table.row[2])
    assert list(lines) == [2, 6]
    assert [model.class_of(line) for line in lines] == [1, 5]
    assert model.class_of(0) == 0
    assert model.class_of(18) == 18, "a mention in no class stands for itself"
    assert model.is_within(2, 0)
    assert model.is_within(2, 2)
    assert not model.is_within(6, 1)
    assert model.lines_of(9999) == []


def test_lines_of_what_a_link_merges_are_warned_of(model: ClassModel) -> None:
    row = model.table.row[1]
    model.set_merging([row])
    assert model.index_at(1).data() == "! key a (3)"
    assert "merges separate classes" in model.index_at(1).data(TIP)
    assert "merges separate classes" in model.index_at(1).data(WORDS)
    assert model.index_at(0).data()[0] != "!"
    model.set_merging([])
    assert model.index_at(1).data() == "key a (3)"


# --- of several annotators


@pytest.fixture
def many(qapp: object, tmp_path: Path) -> Iterator[ClassModel]:
    del qapp
    adjudicator = open_session(tmp_path, ["abcd"], ["ab", "cd"], ["abc"])
    class_model = ClassModel()
    class_model.set_side_names("anna", "ben", "cora")
    class_model.annotators = 3
    class_model.set_table(class_table(adjudicator.workspace.tree(adjudicator.workspace.document_ids[0])))
    yield class_model
    adjudicator.project.close()


def test_each_annotator_has_a_column_and_nothing_adds_to_recall(many: ClassModel) -> None:
    QAbstractItemModelTester(many, QAbstractItemModelTester.FailureReportingMode.Fatal)
    across = Qt.Orientation.Horizontal
    titles = [many.headerData(column, across) for column in range(many.columnCount())]
    assert titles == ["Class", "State", "A (anna)", "B (ben)", "C (cora)"]
    assert many.headerData(5, across) is None
    assert "classes of others" in str(many.headerData(4, across, TIP))
    cells = [many.index_at(1, column).data() for column in range(5)]
    assert cells == ["anna a (4)", "INC", "a", "2 in a · 2 in b", "3 in a · 1 not in cora"]
    quiet = [many.index_at(1, column).data(DataRole.QUIET) for column in range(2, 5)]
    assert quiet == [False, True, True]
    assert str(many.index_at(1, 0).data(WORDS)).endswith("ben 2 in a · 2 in b, cora 3 in a · 1 not in cora")
    assert len(many.lines_of(many.table.row[2])) == 3


def test_of_two_there_are_the_columns_of_two_again(many: ClassModel) -> None:
    many.set_side_names("gold", "ours")
    assert (many.columnCount(), many.rowCount()) == (len(ClassColumn), 0)
