"""The answer about some files has their tallies, and says whether they are a part of a sum."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.workspace.distribution.file_groups import divide_groups, file_groups
from annotally.workspace.distribution.file_parts import FileAnswer, FilePart, make_nodes, tally_files
from annotally.workspace.distribution.packed_tables import unpack_tables
from annotally.workspace.distribution.parts import pack_request
from annotally.workspace.facade import open_workspace
from support.columns_corpus import write_columns
from support.small_inputs import write


@pytest.fixture
def part(tmp_path: Path) -> FilePart:
    request = write_columns(tmp_path, documents=32)
    groups = file_groups(request)
    assert groups is not None
    return FilePart(pack_request(request), divide_groups(groups, 2)[1])


def test_only_the_files_of_the_part_are_read(part: FilePart, tmp_path: Path) -> None:
    for side in ("key", "response"):
        (tmp_path / side / "d0000.conll").unlink()
    answer = tally_files(part)
    assert list(answer.labels) == [f"d{number:04}" for number in range(16, 32)]
    assert answer.is_apart
    assert not answer.has_findings
    assert answer.formats == ("token-columns", "token-columns")
    assert answer.origin == "0"
    assert [list(files) for files in answer.digests] == [list(files) for files in part.files]


def test_tables_and_nodes_are_those_of_the_corpus(part: FilePart, tmp_path: Path) -> None:
    tables = unpack_tables(tally_files(part).tables)
    request = write_columns(tmp_path / "again", documents=32)
    workspace = open_workspace(request)
    assert tables == [workspace.unit(name).totals for name in workspace.document_ids[16:]]
    assert make_nodes(part, "d0020").status == workspace.unit("d0020").nodes.status


def test_a_stray_tag_is_a_finding(part: FilePart, tmp_path: Path) -> None:
    write(tmp_path, "key/d0020.conll", "word\tI-PER\n" * 60)
    answer = tally_files(part)
    assert answer.has_findings
    assert answer.is_apart


def test_a_format_read_across_files_is_no_part_of_a_sum(part: FilePart, tmp_path: Path) -> None:
    text = "#FORMAT=WebAnno TSV 3.3\n#T_SP=webanno.custom.Entity|value\n\n\n#Text=Ada left\n"
    for side in ("key", "response"):
        write(tmp_path, f"{side}/d0020.conll", f"{text}1-1\t0-3\tAda\tPERSON\t\n1-2\t4-8\tleft\t_\t\n")
    files = tuple((str(tmp_path / side / "d0020.conll"),) for side in ("key", "response"))
    answer = tally_files(replace(part, files=files))
    assert answer.refused == ()
    assert not answer.is_apart


def test_refusals_and_other_versions_come_back_as_answers(part: FilePart, tmp_path: Path) -> None:
    (tmp_path / "key" / "d0020.conll").unlink()
    (diagnostic,) = tally_files(part).refused
    assert diagnostic.file == str(tmp_path / "key" / "d0020.conll")
    assert tally_files(replace(part, program="annotally 0.0.1")) == FileAnswer()
