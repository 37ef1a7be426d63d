"""Columns of tags: all of them as one side, and what is said of those that are not read (C10)."""

from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import Workspace, open_workspace
from annotally.workspace.request import OpenRequest, SideInput

KEY = (
    "1\tAda\tB-PER\tO\n2\tLovelace\tI-PER\tB-LOC\n3\tmet\tO\tO\n\n1\tBank\tB-ORG\tO\n2\tRome\tI-ORG\tB-LOC\n"
)
INNER = KEY.replace("I-PER\tB-LOC", "I-PER\tO")
"""One inner entity less."""


def opened(folder: Path, texts: tuple[str, ...], layers: tuple[str | None, ...]) -> Workspace:
    sides = []
    for number, (text, layer) in enumerate(zip(texts, layers, strict=True)):
        path = folder / str(number) / "d.conll"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        sides.append(SideInput(f"side {number}", (str(path),), layer=layer))
    return open_workspace(OpenRequest(find_task("spans"), tuple(sides)))


def told(folder: Path, texts: tuple[str, ...], layers: tuple[str | None, ...]) -> list[str]:
    return [str(warning).removeprefix(f"{folder}/") for warning in opened(folder, texts, layers).warnings]


UNREAD = (
    "0/d.conll:2:18: 1 entity in a column of tags that is not read differs and is not compared: column 4 (1);"
    " they do not count; choose such a column as layer, or all to read all columns of tags"
)


@pytest.mark.parametrize("layers", [("3", "3"), ("3@2", "3")])
def test_a_column_that_is_not_read_and_differs_is_named(
    tmp_path: Path, layers: tuple[str | None, ...]
) -> None:
    assert told(tmp_path, (KEY, INNER), layers) == [UNREAD]
    assert told(tmp_path, (INNER, KEY), layers) == [UNREAD.replace("0/", "1/")]


def test_the_usual_column_says_so_too(tmp_path: Path) -> None:
    outer = (
        KEY.replace("B-ORG", "B-LOC").replace("I-ORG", "I-LOC").replace("B-PER", "O").replace("I-PER", "O")
    )
    (warned,) = told(tmp_path, (KEY, outer), (None, None))
    assert warned.startswith("0/d.conll:1:7: 2 entities in a column of tags that is not read differ and are")
    assert "not compared: column 3 (2)" in warned


@pytest.mark.parametrize(
    ("texts", "layers"),
    [
        ((KEY, KEY), (None, None)),
        ((KEY, KEY), ("3", "3")),
        ((KEY, INNER), ("all", "3+4")),
        ((KEY, INNER), ("4", None)),  # the last column is read
        ((KEY, KEY), ("3", "4")),  # one column is held against another
        # The same entities in another scheme, or over other tokens.
        ((KEY, KEY.replace("B-LOC", "S-LOC")), ("3", "3")),
    ],
)
def test_nothing_is_said_where_nothing_differs(
    tmp_path: Path, texts: tuple[str, ...], layers: tuple[str | None, ...]
) -> None:
    assert told(tmp_path, texts, layers) == []


def test_a_column_that_one_side_lacks(tmp_path: Path) -> None:
    short = "".join(line.rpartition("\t")[0] + "\n" for line in KEY.splitlines())
    assert "column 4 (2)" in told(tmp_path, (KEY, short), ("3", "3"))[0]
    # The inner column against the outer one, which nobody asked for.
    assert told(tmp_path, (KEY, short), (None, None)) == [
        "0/d.conll: different columns of tags are compared: 4 of side 0, 3 of side 1; expected"
        " the same columns of every side; choose the columns as layers"
    ]
    assert told(tmp_path, (KEY, short), ("3", None)) == [
        UNREAD.replace("1 entity", "2 entities")
        .replace("differs and is", "differ and are")
        .replace("(1)", "(2)")
    ]


def test_headers_and_documents(tmp_path: Path) -> None:
    headed = "word\tner\tfine\n" + "# newdoc id = a\nAda\tB-PER\tB-X\nwas\tO\tO\n" * 1
    second = "# newdoc id = b\nBo\tB-PER\tB-X\nwas\tO\tO\n"
    other = (headed + second).replace("B-X", "B-Y")
    assert "columns of tags" not in told(tmp_path, (headed + second,) * 2, ("ner", "ner"))
    (warned,) = told(tmp_path, (headed + second, other), ("ner", "ner"))
    assert warned.startswith("0/d.conll:3:11: 2 entities in a column of tags that is not read differ")
    assert "column fine (2)" in warned


def test_all_columns_are_compared_and_signed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for side, text in (("k", KEY), ("r", INNER)):
        (tmp_path / side).mkdir()
        (tmp_path / side / "d.conll").write_text(text, "utf-8")
    layers = ["--key-layer", "all", "--response-layer", "3+4"]
    assert main(["score", "--task", "spans", "--key", "k", "--response", "r", *layers]) == 0
    printed = capsys.readouterr().out
    (row,) = [line.split() for line in printed.splitlines() if line.startswith("<all>")][:1]
    assert row[1:6] == ["3", "0", "1", "1", "4"]
    assert printed.rstrip().endswith("key layer all | response layer 3+4")
    assert main(["agreement", "k", "r", "--layer", "all", "--format", "csv"]) == 0
    assert main(["agreement", "k", "r", "--layer", "all,3", "--format", "csv"]) == 0
    capsys.readouterr()
    assert (
        main(["convert", "k/d.conll", "out.ann", "--to", "brat", "--layer", "all", "--drop", "unread"]) == 0
    )
    assert (tmp_path / "out.ann").read_text("utf-8") == (
        "T1\tPER 0 12\tAda Lovelace\nT2\tLOC 4 12\tLovelace\nT3\tORG 17 26\tBank Rome\nT4\tLOC 22 26\tRome\n"
    )
