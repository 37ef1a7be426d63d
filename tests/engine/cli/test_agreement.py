"""The command agreement: what it reads, what it asks for, how it refuses."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.house import ROOT
from support.small_inputs import BODY, sgml, write

OTHER = BODY.replace("LOCATION", "ORGANIZATION")


@pytest.fixture
def people(tmp_path: Path) -> list[str]:
    """Return the folders of three annotators; the third has the first document only."""
    bodies = {"ann": (BODY, BODY), "bob": (OTHER, BODY), "cyd": (BODY,)}
    for name, own_body in bodies.items():
        for number, body in enumerate(own_body, 1):
            write(tmp_path / name, f"{number}.sgm", sgml(str(number), body))
    return [str(tmp_path / name) for name in bodies]


def asked(*arguments: str) -> list[str]:
    return ["agreement", "--task", "named-entity", *arguments]


def test_three_annotators_as_text(people: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked(*people)) == 0
    out, err = capsys.readouterr()
    assert out.startswith("AGREEMENT OF 3 ANNOTATORS: ann, bob, cyd\ntask named-entity, 2 documents\n")
    assert "only ann, bob annotated document 2\n" in out
    assert out.splitlines()[-1].endswith(" | 3 annotators")
    assert "ann – cyd          1" in out
    assert err.count("\n") == 1
    assert "document 2 is in ann, bob but not in cyd" in err
    assert "only the annotators who have it are compared" in err


def test_the_order_of_annotators_changes_no_figure(
    people: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    values = []
    for order in (people, people[::-1]):
        assert main(asked("--format", "json", "--per", "type", *order)) == 0
        values.append(json.loads(capsys.readouterr().out))
    for item in values:
        assert [row["of"] for row in item["measures"] if row["basis"] == "spans"][1] is None
    assert values[0]["measures"] == values[1]["measures"]
    assert values[0]["signature"] == values[1]["signature"]
    assert values[0]["annotators"] == values[1]["annotators"][::-1]


def test_every_option_says_what_is_measured(people: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--by", "tokens", "--per", "type", "--per", "document", "--seed", "3", "--nothing"]
    assert main(asked(*people, *options, "--names", "A, B ,C", "--format", "csv")) == 0
    values = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert {row["basis"] for row in values} == {"pairs", "tokens", "spans", "warnings"}
    assert {row["scope"] for row in values} == {"", "type", "document"}
    assert {row["first"] for row in values if row["basis"] == "pairs"} == {"A", "B"}
    assert any(row["low"] for row in values)


def test_on_request_to_lack_an_item_is_a_label(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Ada is annotated by both, Fictown by one."""
    path = write(tmp_path, "one.sgm", sgml("1"))
    less = BODY.replace('<ENAMEX TYPE="LOCATION">Fictown</ENAMEX>', "Fictown")
    other_path = write(tmp_path, "other.sgm", sgml("1", less))
    numbers = []
    for option in ([], ["--nothing"]):
        assert main(asked(path, other_path, *option, "--format", "json")) == 0
        numbers.append(json.loads(capsys.readouterr().out)["measures"][0])
    assert [(row["value"], row["n"]) for row in numbers] == [(1.0, 1), (0.5, 2)]


def test_spans_are_compared_unless_a_task_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, end in (("a", 3), ("b", 4)):
        write(tmp_path / name, "x.txt", "Ada left.")
        write(tmp_path / name, "x.ann", f"T1\tPERSON 0 {end}\t{'Ada left.'[:end]}\n")
    assert main(["agreement", str(tmp_path / "a"), str(tmp_path / "b")]) == 0
    assert "task spans, 1 document\n" in capsys.readouterr().out


def test_the_result_is_written_where_asked(people: list[str], tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    assert main(asked(*people, "--format", "json", "--out", str(target))) == 0
    assert json.loads(target.read_text(encoding="utf-8"))["annotators"] == ["ann", "bob", "cyd"]


def test_an_input_is_never_written(people: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(Path(folder) / "1.sgm") for folder in people]
    assert main(asked(*files, "--out", files[1])) == 1
    assert files[1] in capsys.readouterr().err
    assert "<DOC>" in Path(files[1]).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["a"], "1 annotator; give a file or folder for each of two to nine"),
        (list("abcdefghij"), "10 annotators; give"),
        (["a", "b", "--names", "A"], "--names A: 2 different names with commas between are needed"),
        (["a", "b", "--names", "A,A"], "2 different names"),
        (["a", "b", "--names", "A,"], "2 different names"),
        (["a", "b", "--layer", "x,y,z"], "--layer x,y,z: one name, or 2 with commas between, are needed"),
        (["a", "b", "--seed", "x"], "'x' is no seed"),
        (["a", "b", "--per", "slot"], "invalid choice"),
    ],
)
def test_wrong_usage_is_told(arguments: list[str], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agreement", *arguments]) == 2
    assert text in capsys.readouterr().err


def test_an_input_that_is_not_there_is_refused(people: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked(people[0], "nowhere")) == 1
    assert capsys.readouterr().err.startswith("nowhere: ")


def test_annotators_without_a_document_in_common_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [write(tmp_path / name, f"{name}.sgm", [sgml(name), sgml(f"{name}0")]) for name in "12"]
    assert main(asked(*files)) == 1
    err = capsys.readouterr().err
    assert f"{files[0]}: no document is in two of 1, 2; expected documents in common; " in err


def test_annotators_can_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two columns of tags, one for each; a single layer is everybody's."""
    file = write(tmp_path, "x.tsv", "word\tann\tbob\nAda\tB-PER\tB-PER\nleft\tO\tB-PER\n")
    options = ["--input-format", "token-columns", "--format", "json"]
    assert main(["agreement", file, file, *options, "--layer", "ann,bob"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert (value["annotators"], value["pairs"][0]["f1"]) == (["ann", "bob"], 2 / 3)
    assert main(["agreement", file, file, *options, "--layer", "bob"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert (value["annotators"], value["pairs"][0]["f1"]) == (["x", "x (2)"], 1)


def test_a_table_of_labels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "labels.csv"
    path.write_text("item,anna,ben,cleo\n1,yes,yes,no\n2,no,no,no\n3,yes,no,yes\n", encoding="utf-8")
    assert main(["agreement", str(path), "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("AGREEMENT OF 3 ANNOTATORS: anna, ben, cleo\ntask labels, 3 items\n")
    assert "samples of items, seed 1" in out
    assert main(["agreement", str(path), "--names", "anna, cleo", "-f", "json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert value["annotators"] == ["anna", "cleo"]
    out_path = tmp_path / "out.csv"
    assert main(["agreement", str(path), "-f", "csv", "-o", str(out_path)]) == 0
    assert out_path.read_text(encoding="utf-8").startswith("basis,")
    assert main(["agreement", str(path), "--by", "tokens", "--text", "x"]) == 2
    assert "--text, --by tokens goes with texts" in capsys.readouterr().err
    assert main(["agreement", str(path), "-o", str(path)]) == 1
    assert "item,anna" in path.read_text(encoding="utf-8")


SIDES = [
    str(ROOT / "resources" / "annotally_resources" / "sample" / "relations" / side)
    for side in ("key", "response")
]


def test_spans_match_by_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["agreement", *SIDES, SIDES[0], "--names", "Ada,Ben,Cleo", "--task", "spans"]
    assert main([*command, "--match", "overlap"]) == 0
    page = capsys.readouterr().out
    assert re.search(r"^SPANS overlap +n\n  Pairwise F +0\.9241 +119$", page, re.MULTILINE)
    assert "undefined: it measures distances and knows no pairs: no rule of matching applies" in page
    assert "| matching overlap |" in page
    assert main([*command, "--match", "semeval", "--methods"]) == 0
    paragraph = capsys.readouterr().out
    assert "Pairwise F (strict) .87" in paragraph or "Pairwise F (strict) 0.87" in paragraph


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--task", "mat", "--match", "strict"], "--match: for --task spans only, not for mat"),
        (["--task", "spans", "--match", "strict", "--by", "tokens"], "labels of tokens follow no rule"),
        (
            ["--task", "spans", "--match", "strict", "--measures", "all"],
            "--match does not go with --measures",
        ),
        (["--task", "spans", "--match", "close"], "there is no rule of matching 'close'"),
    ],
)
def test_rules_of_matching_that_nothing_follows(
    options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agreement", *SIDES, *options]) == 2
    assert message in capsys.readouterr().err
