"""Rows have the texts and extents of what they stand for: those of an instance are made once."""

from pathlib import Path

import pytest

from annotally.comparison.result import Level
from annotally.reports.tree.row_texts import RowTexts
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import Workspace
from support.run_samples import METHODS, opened
from support.small_inputs import sgml, write


def texts_of(workspace: Workspace, document: str, *, stored: bool = False) -> list[RowTexts]:
    text, sides = workspace.document(document).text, workspace.sides
    instances = sides.stored_instances(document) if stored else sides.instances(document)
    return [RowTexts(workspace.task, document, number, side, text) for number, side in enumerate(instances)]


@pytest.mark.parametrize("method", sorted(METHODS))
def test_the_columns_of_a_tree_are_these_texts(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    for document in workspace.document_ids:
        tree = workspace.tree(document)
        for side, texts in enumerate(texts_of(workspace, document)):
            columns = zip(tree.texts[side], tree.starts[side], tree.ends[side], strict=True)
            for row, (text, start, end) in enumerate(columns):
                expected_text, extent = texts.of_row(tree.nodes, row)
                assert (text, start) == (expected_text, extent.start if extent else -1)
                assert end == (extent.end if extent else -1)


@pytest.mark.parametrize("method", sorted(METHODS))
def test_columns_have_the_texts_of_their_instances(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    compared = 0
    for document in workspace.document_ids:
        nodes, sides = workspace.unit(document).nodes, workspace.sides.instances(document)
        pairs = zip(
            texts_of(workspace, document), texts_of(workspace, document, stored=True), sides, strict=True
        )
        for made_texts, stored_texts, instances in pairs:
            whole = [made_texts.of_instance(number) for number in range(len(instances))]
            assert made_texts.list_whole() == whole == stored_texts.list_whole()
            rows = range(len(nodes))
            assert [made_texts.of_row(nodes, row) for row in rows] == [
                stored_texts.of_row(nodes, row) for row in rows
            ]
            compared += len(whole)
    assert compared > 0


@pytest.mark.parametrize("method", ["event mentions", "derived similarity"])
def test_listed_texts_are_those_of_each_instance(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    listed = 0
    for document in workspace.document_ids:
        nodes, sides = workspace.unit(document).nodes, workspace.sides.instances(document)
        for texts, instances in zip(texts_of(workspace, document, stored=True), sides, strict=True):
            for row in range(len(nodes)):
                places, labels = texts.list_places(nodes, row), texts.list_labels(nodes, row)
                shown = labels if places is None else [(text, None) for text in places]
                if shown is not None:
                    numbers = range(len(instances))
                    assert shown == [texts.of_place(nodes, row, number) for number in numbers]
                    listed += 1
    assert listed > 0


def test_an_entity_shows_its_words_and_its_slots_their_fills(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("1", '<ENAMEX TYPE="PERSON">Ada</ENAMEX> x'))
    response = write(tmp_path, "response.sgm", sgml("1", "Ada x"))
    workspace = opened(find_task("named-entity"), Path(key), Path(response))
    nodes = workspace.unit("1").nodes
    key_texts, response_texts = texts_of(workspace, "1")
    (entity,) = (row for row, level in enumerate(nodes.level) if level == Level.INSTANCE)
    text, extent = key_texts.of_row(nodes, entity)
    assert text == "Ada"
    assert extent is not None
    assert workspace.document("1").text[extent.start : extent.end] == "Ada"
    assert key_texts.of_instance(0) is key_texts.of_instance(0) == (text, extent)
    assert response_texts.of_row(nodes, entity) == ("", None)
    slots = {nodes.names[nodes.name[row]]: key_texts.of_row(nodes, row)[0] for row in nodes.children(entity)}
    assert sorted(slots.values()) in (["Ada", "PERSON"], ["PERSON"])
