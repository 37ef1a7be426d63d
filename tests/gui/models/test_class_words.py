"""Texts of the lines of classes, in English and in another language."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from annotally.reports.tree.classes import class_table
from annotally_gui.models.class_model import ClassColumn, ClassModel
from support.catalogues_installed import speaking_german
from support.coreference_samples import muc

CELLS = (ClassColumn.TITLE, ClassColumn.KEY, ClassColumn.RESPONSE)


@pytest.fixture
def model(qapp: QApplication, tmp_path: Path) -> ClassModel:
    del qapp
    workspace = muc(tmp_path)
    class_model = ClassModel()
    class_model.set_side_names("Ann", "Ben")
    class_model.set_table(class_table(workspace.tree(workspace.document_ids[0])))
    return class_model


def texts(model: ClassModel) -> list[tuple[str, ...]]:
    return [
        tuple(" ".join(model.text(line, column).split()) for column in CELLS)
        for line in range(len(model.table))
    ]


def test_classes_stand_beside_each_other_with_what_cuts_them(model: ClassModel) -> None:
    ada = "Ada Example, an expert in law,"
    assert texts(model) == [
        ("1 key, 2 response", ada, "Ada Example"),
        ("key a (3)", ada, "2 in a · 1 in b"),
        ("1 in a", ada, "Ada Example"),
        ("2 in a", "The lawyer", "The lawyer"),
        ("3 in b", "she", "she"),
        ("response a (2)", "2 in a", "Ada Example"),
        ("1 in a", ada, "Ada Example"),
        ("2 in a", "The lawyer", "The lawyer"),
        ("response b (2)", "1 in a · 1 spurious", "she"),
        ("1 in a", "she", "she"),
        ("2", "", "white"),
        ("1 key, 1 response", "the Town Hall", "Town Hall"),
        ("key a (2)", "the Town Hall", "2 in a"),
        ("1 in a", "the Town Hall", "Town Hall"),
        ("2 in a", "It", "It"),
        ("response a (2)", "2 in a", "Town Hall"),
        ("1 in a", "the Town Hall", "Town Hall"),
        ("2 in a", "It", "It"),
        ("COREF 4", "the building", ""),
        ("1 key, 0 response", "allies", ""),
        ("key a (2)", "allies", "2 missing"),
        ("1", "allies", ""),
        ("2", "them", ""),
    ]


def test_m19_of_two_keys_none_is_the_measure(model: ClassModel) -> None:
    model.annotators = 2
    titles = texts(model)
    assert [title for title, _, _ in titles[:2]] == ["1 Ann, 2 Ben", "Ann a (3)"]
    assert titles[8][1] == "1 in a · 1 not in Ann"
    assert titles[20][2] == "2 not in Ben"


def test_a_mention_in_no_class_of_the_other_side_is_said_to_be(model: ClassModel, tmp_path: Path) -> None:
    key = '<COREF ID="1">Ada</COREF> met <COREF ID="2" REF="1">her</COREF>.'
    response = '<COREF ID="1">Ada</COREF> met <COREF ID="2">her</COREF>.'
    (tmp_path / "other").mkdir()
    workspace = muc(tmp_path / "other", key, response)
    model.set_table(class_table(workspace.tree(workspace.document_ids[0])))
    assert texts(model)[1][2] == "2 in no class"
    assert texts(model)[2][0] == "1 in no class"


def test_classes_are_worded_in_the_language_of_the_window(
    model: ClassModel, qapp: QApplication, tmp_path: Path
) -> None:
    german = {"{count} in {part}": "{count} in Klasse {part}", "{count} missing": "{count} fehlen"}
    with speaking_german(qapp, tmp_path, german):
        assert texts(model)[1] == (
            "key a (3)",
            "Ada Example, an expert in law,",
            "2 in Klasse a · 1 in Klasse b",
        )
        assert texts(model)[20][2] == "2 fehlen"
