"""The entries of a document: each once, told by what it says, right where nothing of it is wrong."""

from collections import Counter
from pathlib import Path

import pytest

from annotally.reports.tables.content_digests import ContentDigests
from annotally.reports.tables.object_types import Types
from annotally.reports.tree.identities import KEY, RESPONSE, Owner, RunEntries, owner_row, run_entries
from annotally.reports.tree.run_changes import FILL, OBJECT
from annotally.scoring.tally import Status
from annotally.tasks.presets.ready_made import preset
from support.run_samples import METHODS, opened
from support.small_inputs import sgml, write

ADA = Owner("PERSON", "k1", "r1")


def test_equals_are_told_apart_by_rank_and_the_key_comes_first() -> None:
    gathered = RunEntries()
    for _ in range(2):
        gathered.fill(ADA, Status.COR, "NAME", 0, ("Ada", "Ada"))
        gathered.fill(ADA, Status.SPU, "NAME", None, ("", "Lee"))
    assert list(gathered.by_identity) == [
        (FILL, KEY, "k1", "NAME", "0", 0),
        (FILL, RESPONSE, "k1", "NAME", "Lee", 0),
        (FILL, KEY, "k1", "NAME", "0", 1),
        (FILL, RESPONSE, "k1", "NAME", "Lee", 1),
    ]


def test_a_whole_object_is_right_where_nothing_of_it_is_wrong() -> None:
    gathered = RunEntries()
    gathered.object(ADA, Status.COR, wrong=True, texts=("Ada", "Ada"))
    gathered.object(ADA, Status.COR, wrong=False, texts=("Ada", "Ada"))
    gathered.object(Owner("PERSON", None, "r2"), Status.SPU, wrong=True, texts=("", "Bo"))
    gathered.object(ADA, Status.OPT, wrong=False, texts=("Ada", ""))
    assert [item.status for item in gathered.by_identity.values()] == [
        Status.INC,
        Status.COR,
        Status.SPU,
        None,
    ]
    assert [identity[1] for identity in gathered.by_identity] == [KEY, KEY, RESPONSE, KEY]


def test_what_is_not_scored_is_no_thing(tmp_path: Path) -> None:
    body = '<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> wore <HAT>a hat</HAT>'
    path = Path(write(tmp_path, "key.sgm", sgml("1", body)))
    workspace = opened(preset("muc7-named-entity"), path, path)
    tree = workspace.tree("1")
    actual_run_entries = run_entries(tree, workspace.sides.instances("1"), Types(workspace.task))
    assert Counter(identity[0] for identity in actual_run_entries) == {
        OBJECT: 1,
        FILL: len(actual_run_entries) - 1,
    }
    assert {tree.texts[0][run_entry.row] for run_entry in actual_run_entries.values()} == {
        "Ada Example",
        "PERSON",
    }


@pytest.mark.parametrize("method", METHODS)
def test_every_row_is_at_most_one_thing_and_stands_below_its_owner(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    kinds = Types(workspace.task)
    for document in workspace.document_ids:
        tree = workspace.tree(document)
        actual_run_entries = run_entries(tree, workspace.sides.instances(document), kinds)
        rows = [run_entry.row for run_entry in actual_run_entries.values()]
        assert rows == sorted(set(rows))
        for identity, run_entry in actual_run_entries.items():
            assert identity[0] == OBJECT or owner_row(tree.nodes, run_entry.row) < run_entry.row
            assert (identity[1] == RESPONSE) == (tree.nodes.sides[0].instance[run_entry.row] < 0)


def test_c7_content_is_the_same_in_whatever_file_it_stands(tmp_path: Path) -> None:
    text = '<ENAMEX TYPE="PERSON">Ada</ENAMEX> and <ENAMEX TYPE="PERSON">Bo</ENAMEX>'
    paths = [write(tmp_path, name, sgml("1", text)) for name in ("a.sgm", "b.sgm")]
    workspace = opened(preset("muc7-named-entity"), *map(Path, paths))
    first, second = (ContentDigests().of("1", side) for side in workspace.sides.instances("1"))
    assert first == second
    assert len(set(first)) == 2
