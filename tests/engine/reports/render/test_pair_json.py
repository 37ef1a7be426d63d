"""Pairs encoded row by row are those of the nested values of the tree, byte for byte."""

from pathlib import Path

import msgspec
import pytest

from annotally.comparison.constraints import Constraints
from annotally.model.annotation_sets import stable_ids
from annotally.reports.render.pair_json import PairEncoder
from annotally.reports.tables.object_types import Types
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import Workspace
from support.json_results import PairValues
from support.run_samples import METHODS, opened
from support.small_inputs import sgml, write


def assert_as_the_tree(workspace: Workspace) -> int:
    """Compare every document with its nested values, and return how many bytes were compared.

    Before the nodes are made pairs are encoded by their outline, if there is one; afterwards by the nodes.
    """
    encoder, types = PairEncoder(workspace.task, workspace.sides), Types(workspace.task)
    total = 0
    for document in workspace.document_ids:
        before = encoder.encode(workspace.unit(document)).encode()
        values = list(PairValues(workspace.tree(document), workspace.sides, types).all())
        expected = msgspec.json.encode(values)[1:-1]
        assert before == expected
        assert encoder.encode(workspace.unit(document)).encode() == expected
        total += len(expected)
    return total


@pytest.mark.parametrize("method", sorted(METHODS))
def test_pairs_are_those_of_the_tree(method: str, tmp_path: Path) -> None:
    assert assert_as_the_tree(METHODS[method](tmp_path)) > 1000


@pytest.mark.parametrize("method", sorted(METHODS))
def test_pairs_of_outlines_are_those_of_the_tree(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    encoder, encoded = PairEncoder(workspace.task, workspace.sides), []
    comparison = workspace.pass_units(lambda unit: encoded.append(encoder.encode(unit)), outlined=True)
    plain = PairEncoder(workspace.task, workspace.sides)
    for document, text in zip(workspace.document_ids, encoded, strict=True):
        unit = workspace.unit(document)
        assert unit.outline_maker is None
        assert text == plain.encode(unit)
        assert comparison.units[document].table == unit.nodes.table()


@pytest.mark.parametrize("task", ["coreference", "muc7-coreference"])
def test_classes_of_many_mentions_are_those_of_the_tree(task: str, tmp_path: Path) -> None:
    # Twelve mentions in classes that the sides cut differently; 10 and 11 sort before 2 as text.
    def side(name: str, every: int) -> Path:
        refs = [f' REF="{number % every}"' if number >= every else "" for number in range(13)]
        marks = (f'<COREF ID="{number}"{ref}>w{number}</COREF>' for number, ref in enumerate(refs))
        return Path(write(tmp_path, name, sgml("1", " ".join(marks))))

    workspace = opened(find_task(task), side("key.sgm", 3), side("response.sgm", 4))
    assert assert_as_the_tree(workspace) > 1000
    assert '"key":["0","12","3","6","9"]' in PairEncoder(workspace.task, workspace.sides).encode(
        workspace.unit("1")
    )


def test_signs_that_json_escapes_and_documents_without_pairs(tmp_path: Path) -> None:
    odd = 'a "b\\c" é \U0001f600 \x7f'
    sides = (f'<ENAMEX TYPE="PERSON">{odd}</ENAMEX> {odd}', f'{odd} <ENAMEX TYPE="{odd[:1]}">{odd}</ENAMEX>')
    key, response = (
        write(tmp_path, f"{number}.sgm", [sgml("1", body), sgml("2")]) for number, body in enumerate(sides)
    )
    workspace = opened(find_task("spans"), Path(key), Path(response))
    assert assert_as_the_tree(workspace) > 1000


def test_pairs_made_by_hand_are_those_of_the_tree(tmp_path: Path) -> None:
    workspace = METHODS["event mentions"](tmp_path)
    (document, *_) = workspace.document_ids
    first, second = (stable_ids(document, side) for side in workspace.sides.instances(document))
    workspace.with_constraints(document, Constraints(frozenset(), frozenset({(first[0], second[0])})))
    assert assert_as_the_tree(workspace) > 1000
