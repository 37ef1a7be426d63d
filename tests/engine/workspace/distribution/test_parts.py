"""A part is answered from the files that it names, or says what is wrong with them."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.tasks.derived_similarity import MAT
from annotally.tasks.text_tolerance import TextTolerance
from annotally.workspace.distribution.document_scores import refuse_failure
from annotally.workspace.distribution.packed_tables import unpack_tables
from annotally.workspace.distribution.parts import (
    Part,
    PartAnswer,
    absolute_request,
    digest_of_files,
    input_digests,
    pack_request,
    tally_part,
)
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from annotally.workspace.inputs.reading import read_inputs
from annotally.workspace.request import no_progress
from annotally.workspace.signature import module_path
from support.columns_corpus import write_columns


def part_of(request: OpenRequest, run: str = "run") -> Part:
    """Return the part of documents 2 to 4."""
    files = input_digests(request, read_inputs(request, no_progress))
    return Part(run, pack_request(request), 2, 5, digest_of_files(files))


def test_the_answer_has_the_tables_of_its_documents(tmp_path: Path) -> None:
    request = write_columns(tmp_path)
    answer = tally_part(part_of(request))
    workspace = open_workspace(request)
    units = [workspace.unit(name) for name in workspace.document_ids[2:5]]
    assert unpack_tables(answer.tables) == [unit.totals for unit in units]
    assert all(unit.label_pairs for unit in units)


def test_files_are_read_anew_in_another_run(tmp_path: Path) -> None:
    part = part_of(write_columns(tmp_path))
    changed = tmp_path / "key" / "d0000.conll"
    assert tally_part(part).files is None
    changed.write_text(changed.read_text(encoding="utf-8").replace("PER", "ORG"), encoding="utf-8")
    assert tally_part(part).files is None, "they were opened already"
    files = tally_part(replace(part, run="another run")).files
    assert files is not None
    assert len(files) == 24
    assert str(changed) in files


def test_files_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    part = part_of(write_columns(tmp_path), run="gone")
    (tmp_path / "response").rename(tmp_path / "elsewhere")
    (diagnostic,) = tally_part(part).refused
    assert diagnostic.file == str(tmp_path / "response")


def test_another_version_counts_nothing(tmp_path: Path) -> None:
    part = replace(part_of(write_columns(tmp_path)), program="annotally 0.0.1")
    assert tally_part(part) == PartAnswer()
    with pytest.raises(InputRefused, match=r"workers have annotally 0\.0\.1; expected annotally "):
        refuse_failure(PartAnswer(program="annotally 0.0.1"), {})


def test_the_digest_of_files_depends_on_paths_and_contents_alone() -> None:
    files = {"a": "1", "b": "2"}
    assert digest_of_files(files) == digest_of_files(dict(reversed(files.items())))
    assert (
        len({digest_of_files(f) for f in (files, {"a": "2", "b": "1"}, {"a": "1"}, {"a": "1", "c": "2"})})
        == 4
    )


def test_requests_for_others_have_paths_from_the_root_and_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sides = (SideInput("key", ("k", "/elsewhere/k")), SideInput("response", ("r",), texts=("t",)))
    task = replace(MAT, rules=replace(MAT.rules, module="methods.py"))
    request = absolute_request(OpenRequest(task, sides, ("texts",), tokens=("tokens",)))
    assert [side.paths for side in request.sides] == [
        (str(tmp_path / "k"), "/elsewhere/k"),
        (str(tmp_path / "r"),),
    ]
    assert request.sides[1].texts == (str(tmp_path / "t"),)
    assert (request.texts, request.tokens) == ((str(tmp_path / "texts"),), (str(tmp_path / "tokens"),))
    assert request.jobs == 1
    assert module_path(request.task) == str(tmp_path / "methods.py")
    complete = replace(MAT.complete(()), similarity=replace(MAT.rules, module="methods.py"))
    assert module_path(absolute_request(OpenRequest(complete, sides)).task) == str(tmp_path / "methods.py")


def test_word_lists_of_edges_have_paths_from_the_root_and_are_among_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "words.txt").write_text("big\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    tolerance = TextTolerance(edges=("list:words.txt", "blanks"))
    request = replace(write_columns(tmp_path / "corpus", 1), tolerance=tolerance)
    packed = absolute_request(request)
    assert packed.tolerance.lists == (str(tmp_path / "words.txt"),)
    assert str(tmp_path / "words.txt") in input_digests(packed, read_inputs(packed, no_progress))
