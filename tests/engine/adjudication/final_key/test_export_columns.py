"""Final keys over sides of which several columns of tags are one set."""

from pathlib import Path

import pytest

from annotally.service.adjudication import Adjudication
from annotally.service.server import Service
from support.span_projects import opened, span_files, take

KEY = (
    "1\tAda\tB-PER\tO\n2\tLovelace\tI-PER\tB-LOC\n3\tmet\tO\tO\n\n1\tBank\tB-ORG\tO\n2\tRome\tI-ORG\tB-LOC\n"
)
OTHER = KEY.replace("I-PER\tB-LOC", "I-PER\tB-GPE").replace("met\tO\tO", "met\tB-X\tB-Y")


def project_of(folder: Path) -> Adjudication:
    paths = [span_files(folder / name, {"d.conll": text}) for name, text in (("a", KEY), ("b", OTHER))]
    return opened(paths, folder / "p.annotally", "spans", ("all", "3+4"))


@pytest.mark.parametrize(("side", "text"), [(0, KEY), (1, OTHER)])
def test_a_key_of_one_side_is_its_file(tmp_path: Path, side: int, text: str) -> None:
    project = project_of(tmp_path)
    take(project, side)
    for over in (0, 1):
        target = tmp_path / f"final{over}" / "d.conll"
        target.parent.mkdir()
        project.key.export(str(target), "token-columns", over)
        assert target.read_text("utf-8") == text
    project.close()


def test_the_project_keeps_the_columns(tmp_path: Path) -> None:
    project = project_of(tmp_path)
    take(project, 1)
    project.close()
    second_adjudication = Service(lambda *_: None, lambda: None).adjudication
    second_adjudication.files.open(str(tmp_path / "p.annotally"))
    second_adjudication.key.export(str(tmp_path / "out"), "brat", 0, ["unread"])
    second_adjudication.close()
    assert (tmp_path / "out" / "d.ann").read_text("utf-8") == (
        "T1\tPER 0 12\tAda Lovelace\nT2\tGPE 4 12\tLovelace\nT3\tX 13 16\tmet\nT4\tY 13 16\tmet\n"
        "T5\tORG 17 26\tBank Rome\nT6\tLOC 22 26\tRome\n"
    )
