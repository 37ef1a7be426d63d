import ast
from pathlib import Path

import pytest

import annotally_gui
from annotally_gui.services.i18n import mark, plural, tr

# Calls whose arguments a person reads. For the constructors and setters all string arguments count.
SHOWN = {
    "setText",
    "setToolTip",
    "setWindowTitle",
    "setPlaceholderText",
    "setAccessibleName",
    "setStatusTip",
    "setAccessibleDescription",
    "setWhatsThis",
    "addAction",
    "addMenu",
    "addTab",
    "setTabText",
    "addItem",
    "addRow",
    "setTitle",
    "showMessage",
    "setHorizontalHeaderLabels",
    "setHeaderLabels",
    "setIconText",
    "setSuffix",
    "setPrefix",
    "addToolBar",
    "insertItem",
    "setHeaderLabel",
    "drawText",
    "getOpenFileNames",
    "getOpenFileName",
    "getSaveFileName",
    "getExistingDirectory",
    "QLabel",
    "QPushButton",
    "QCheckBox",
    "QRadioButton",
    "QAction",
    "QDockWidget",
    "QGroupBox",
    "QListWidgetItem",
    "QTreeWidgetItem",
    "QTableWidgetItem",
    "QMenu",
    "QToolBar",
    "wrapped",
    "make_button",
    "add_button",
    "add_copy_button",
    "notice",
    "set_whole",
    "setDetailedText",
    "setInformativeText",
}
SOURCES = sorted(Path(annotally_gui.__file__).parent.rglob("*.py"))


def bare(node: ast.expr) -> bool:
    """Tell whether the expression is, or holds, a literal with letters that goes past translation."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and any(letter.isalpha() for letter in node.value)
    if isinstance(node, ast.JoinedStr):
        return any(bare(part) for part in node.values)
    if isinstance(node, ast.List | ast.Tuple):
        return any(bare(part) for part in node.elts)
    if isinstance(node, ast.BinOp):
        return bare(node.left) or bare(node.right)
    if isinstance(node, ast.IfExp):
        return bare(node.body) or bare(node.orelse)
    return False


def untranslated(source: str) -> list[int]:
    """Return the lines of calls that show a bare literal."""
    values = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            words = [*node.args, *(word.value for word in node.keywords)]
            if name in SHOWN and any(bare(word) for word in words):
                values.append(node.lineno)
    return values


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_string_goes_past_translation(path: Path) -> None:
    assert untranslated(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "breach",
    [
        'x.setText("Open")',
        'QLabel(f"{n} files")',
        'x.addTab(page, "Look")',
        'x.setHeaderLabels(["File"])',
        'x.setToolTip("a" if y else z)',
        'x.setText("a" + y)',
    ],
)
def test_a_planted_breach_is_found(breach: str) -> None:
    assert untranslated(breach) == [1]


def test_every_marked_name_is_a_literal() -> None:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "mark":
                assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}"


def test_values_are_put_in() -> None:
    assert tr("{count} of {all}", count=3, all=7) == "3 of 7"
    assert tr("{not a value}") == "{not a value}"
    assert mark("Open") == "Open"


@pytest.mark.parametrize(("count", "text"), [(0, "0 files"), (1, "1 file"), (2, "2 files")])
def test_plural(count: int, text: str) -> None:
    assert plural("{count} file", "{count} files", count) == text
