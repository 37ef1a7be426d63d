"""Tests of the losses of a final key in another format than that of its files."""

from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.service.adjudication import Adjudication
from support.span_projects import opened, span_files, take

KEY = "1\tAda\tB-PER\n2\tmet\tO\n3\tBo\tB-PER\n"
OTHER = KEY.replace("3\tBo\tB-PER", "3\tBo\tB-LOC")


@pytest.fixture
def project(tmp_path: Path) -> Adjudication:
    paths = [span_files(tmp_path / name, {"d.conll": text}) for name, text in (("a", KEY), ("b", OTHER))]
    adjudication = opened(paths, tmp_path / "p.annotally", "spans")
    take(adjudication, 0)
    return adjudication


def test_nothing_is_lost_over_files_of_the_same_format(project: Adjudication) -> None:
    assert project.key.losses(None, 0) == ()
    assert project.key.losses("token-columns", 0) == ()
    project.close()


def test_pieces_that_no_annotation_holds_must_be_allowed(project: Adjudication, tmp_path: Path) -> None:
    (loss,) = project.key.losses("brat", 0)
    assert (loss.kind, str(loss.words)) == ("unread", "3 pieces that are not read")
    assert loss.examples == ("d 1:1 column 1", "d 2:1 column 1", "d 3:1 column 1")
    target = tmp_path / "out"
    with pytest.raises(InputRefused) as refused:
        project.key.export(str(target), "brat", 0)
    assert "--drop unread" in str(refused.value)
    assert not target.exists()
    (problem,) = project.key.problems("brat", 0)
    assert problem.document == ""
    assert project.key.problems("brat", 0, None, ["unread"]) == ()
    project.key.export(str(target), "brat", 0, ["unread"])
    assert (target / "d.ann").read_text("utf-8") == "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\n"
    project.close()


def test_a_relation_is_left_out_of_a_table_where_that_is_allowed(tmp_path: Path) -> None:
    lines = "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\n"
    files = {"d.ann": lines + "R1\tknows Arg1:T1 Arg2:T2\n", "d.txt": "Ada met Bo"}
    paths = [span_files(tmp_path / name, files) for name in ("a", "b")]
    adjudication = opened(paths, tmp_path / "p.annotally", "spans")
    take(adjudication, 0)
    (loss,) = adjudication.key.losses("span-table", 0)
    assert (loss.kind, loss.examples) == ("relations", ("d 3:1 knows R1",))
    target = tmp_path / "out.csv"
    with pytest.raises(InputRefused) as refused:
        adjudication.key.export(str(target), "span-table", 0)
    *each, last = refused.value.diagnostics
    assert "the format cannot hold 1 relation (d 3:1 knows R1)" in last.found
    assert "--drop relations" in last.remedy
    assert len(each) == 1
    adjudication.key.export(str(target), "span-table", 0, ["relations"])
    assert target.read_text("utf-8").splitlines()[1:] == ["d,0,3,PER,Ada", "d,8,10,PER,Bo"]
    adjudication.close()
