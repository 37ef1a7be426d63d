"""The command that converts: what it writes, prints and refuses."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.house import ROOT
from support.small_inputs import BODY, sgml, template, write
from support.tool_exports import write_tei

WRONG = BODY.replace("LOCATION", "PERSON")


class Terminal(io.StringIO):
    """A stderr that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def key(tmp_path: Path) -> str:
    return write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])


@pytest.fixture
def response(tmp_path: Path) -> str:
    return write(tmp_path, "response.sgm", [sgml("1", WRONG), sgml("2")])


@pytest.fixture
def score(key: str, response: str) -> list[str]:
    return ["score", "--task", "named-entity", "--key", key, "--response", response]


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run ``python -m annotally`` as a stranger would."""
    return subprocess.run(
        [sys.executable, "-m", "annotally", *arguments],
        env={"PYTHONPATH": f"{ROOT / 'engine'}:{ROOT / 'resources'}", **environment},
        capture_output=True,
        timeout=60,
        check=False,
    )


def test_a_conversion_is_printed_byte_for_byte(key: str) -> None:
    run = program("convert", key, "-", "--to", "muc-sgml")
    assert run.returncode == 0, run.stderr
    assert run.stdout == Path(key).read_bytes()
    several = program("convert", key, "-", "--to", "gate-xml")
    assert several.returncode == 1
    assert b"standard output: 2 files; expected one file; name a folder" in several.stderr


def test_a_conversion_into_the_same_format_gives_the_same_bytes(key: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.sgm"
    assert main(["convert", key, str(target), "--to", "muc-sgml"]) == 0
    assert target.read_bytes() == Path(key).read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sgm", "key.sgm"]


def test_entities_become_templates_and_score_the_same(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = str(tmp_path / "templates")
    convert = ["convert", key, target, "--to", "muc-templates", "--from", "muc-sgml"]
    assert main([*convert, "--drop", "places"]) == 0
    score = ["score", "--task", "template-element", "--format", "json"]
    assert main([*score, "--key", target, "--response", target]) == 0
    assert json.loads(capsys.readouterr().out)["totals"]["tally"]["COR"] == 8


def test_an_existing_output_stays_without_force(
    key: str, response: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "there"
    target.write_text("mine", encoding="utf-8")
    convert = ["convert", key, str(target), "--to", "muc-sgml"]
    assert main(convert) == 1
    assert f"{target}: exists already" in capsys.readouterr().err
    assert target.read_text(encoding="utf-8") == "mine"
    assert main([*convert, "--force"]) == 0
    assert target.read_bytes() == Path(key).read_bytes()


def test_a_conversion_never_replaces_its_input_even_by_force(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    previous_content = Path(key).read_bytes()
    for target in (key, str(tmp_path)):
        assert main(["convert", key, target, "--to", "muc-sgml", "--force"]) == 1
        assert "is an input, which is never written" in capsys.readouterr().err
    assert Path(key).read_bytes() == previous_content


def test_a_folder_is_converted_file_by_file(tmp_path: Path) -> None:
    for number in ("1", "2"):
        write(tmp_path, f"in/{number}.sgm", sgml(number))
    assert main(["convert", str(tmp_path / "in"), str(tmp_path / "out"), "--to", "muc-sgml"]) == 0
    for number in ("1", "2"):
        assert (tmp_path / "out" / f"{number}.sgm").read_text(encoding="utf-8") == sgml(number)


def test_one_file_into_a_folder_takes_the_name_of_its_input(key: str, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    assert main(["convert", key, str(tmp_path / "out"), "--to", "muc-templates", "--drop", "places"]) == 0
    (path,) = (tmp_path / "out").iterdir()
    assert path.stem == "key"


def test_texts_are_added_from_files_named_ahead_of_the_input(tmp_path: Path) -> None:
    templates = write(tmp_path, "templates", template("1", 'NAME: "Ada" ##0#3#'))
    text = write(tmp_path, "0001.txt", "Ada left.")
    out = tmp_path / "out"
    assert main(["convert", "--to", "muc-templates", "--text", text, templates, str(out)]) == 0
    assert out.read_bytes() == Path(templates).read_bytes()


def test_what_a_format_cannot_hold_is_refused_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    templates = write(tmp_path, "templates", template("1", 'NAME: "Ada"'))
    target = tmp_path / "out"
    assert main(["convert", templates, str(target), "--to", "muc-sgml"]) == 1
    assert "a document without its text" in capsys.readouterr().err
    assert main(["convert", templates, str(target), "--to", "plain-text"]) == 1
    assert capsys.readouterr().err.startswith(f"{templates}: ")
    slots = "0.  MESSAGE: ID   X-MUC3-0001\n1.  MESSAGE: TEMPLATE   1\n2.  INCIDENT: DATE   21 JAN 89\n"
    numbered = write(tmp_path, "numbered", slots)
    assert main(["convert", numbered, str(target), "--to", "muc-templates"]) == 1
    assert capsys.readouterr().err.startswith(f"{numbered}: MUC template file cannot hold 1 object ")
    assert not target.exists()


def test_texts_alone_do_not_become_an_empty_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = write(tmp_path, "0001.txt", "Ada left.")
    assert main(["convert", texts, str(tmp_path / "out"), "--to", "muc-templates"]) == 1
    assert capsys.readouterr().err.startswith(f"{texts}: nothing that MUC template file can contain; ")
    assert not (tmp_path / "out").exists()


def test_an_output_that_cannot_be_written_is_refused(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", key, str(tmp_path / "no" / "out"), "--to", "muc-sgml"]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_a_format_of_two_files_a_document_is_written_as_such(tmp_path: Path) -> None:
    inside = tmp_path / "in"
    inside.mkdir()
    write(inside, "a.sgm", "<ENAMEX TYPE=PERSON>Ada</ENAMEX> left.\n")
    candidate_path = write(inside, "b.sgm", "<ENAMEX TYPE=PERSON>Bo</ENAMEX> stayed.\n")
    assert main(["convert", candidate_path, str(tmp_path / "x.ann"), "--to", "brat"]) == 0
    assert (tmp_path / "x.ann").read_text() == "T1\tENAMEX 0 2\tBo\nA1\tTYPE T1 PERSON\n"
    assert (tmp_path / "x.txt").read_text() == "Bo stayed.\n"
    assert main(["convert", str(inside), str(tmp_path / "out"), "--to", "brat"]) == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["a.ann", "a.txt", "b.ann", "b.txt"]
    assert main(["convert", str(tmp_path / "out"), str(tmp_path / "again"), "--to", "brat"]) == 0
    for path in (tmp_path / "out").iterdir():
        assert (tmp_path / "again" / path.name).read_bytes() == path.read_bytes()


def test_the_ending_of_a_new_file_tells_its_format_unless_several_have_it(tmp_path: Path) -> None:
    source = write(tmp_path, "a.ann", "T1\tPER 0 3\tAda\n")
    write(tmp_path, "a.txt", "Ada left.\n")
    assert main(["convert", source, str(tmp_path / "new.json")]) == 0
    assert '"asets"' in (tmp_path / "new.json").read_text()  # of MAT JSON, though others end so as well
    for ending in (".tsv", ".jsonl"):
        assert main(["convert", source, str(tmp_path / f"new{ending}")]) == 2


def test_a_document_that_cannot_name_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = write(tmp_path, "t.tmpl", "<A-x/y-1> :=\n    B: c\n")
    assert main(["convert", source, str(tmp_path / "out"), "--to", "brat"]) == 1
    text = write(tmp_path, "x.txt", "words")
    assert main(["convert", source, str(tmp_path / "out"), "--to", "brat", "--text", text]) == 1
    assert "document x/y: a document without its text" in capsys.readouterr().err


GATE = (
    "<GateDocument><TextWithNodes><Node id='0'/>Ada<Node id='3'/> left<Node id='8'/></TextWithNodes>"
    "<AnnotationSet Name='Key'><Annotation Id='1' Type='PER' StartNode='0' EndNode='3'/></AnnotationSet>"
    "<AnnotationSet Name='Mine'><Annotation Id='2' Type='PER' StartNode='0' EndNode='8'/></AnnotationSet>"
    "</GateDocument>"
)


def test_two_sets_of_one_file_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, "d.xml", GATE)
    scoring = ["score", "--task", "spans", "--key", file, "--response", file]
    assert main(scoring) == 1
    assert "choose one of these as layer" in capsys.readouterr().err
    assert main([*scoring, "--key-layer", "Key", "--response-layer", "Mine", "--format", "json"]) == 0
    result = json.loads(capsys.readouterr().out)
    tally = result["totals"]["tally"]
    assert (tally["match"], tally["refclash"], tally["hypclash"]) == (0, 1, 1)
    assert "key layer Key | response layer Mine" in result["signature"]
    assert main([*scoring, "--key-layer", "Key", "--response-layer", "Key", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["totals"]["tally"]["match"] == 1
    convert = ["convert", file, str(tmp_path / "x.ann"), "--to", "brat", "--layer", "Mine"]
    assert main([*convert, "--drop", "unread"]) == 0
    assert (tmp_path / "x.ann").read_text() == "T1\tPER 0 8\tAda left\n"


def test_look_alikes_are_repaired_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, "d.conll", "Ada\tB-PER\nLove\tИ-PER\nleft\tO\nfor\tO\nBo\tO\n")
    scoring = ["score", "--task", "spans", "--key", file, "--response", file, "--format", "json"]
    assert main([*scoring, "--repair-lookalikes"]) == 0
    assert "look-alikes repaired" in json.loads(capsys.readouterr().out)["signature"]
    target = tmp_path / "x.ann"
    assert main(["convert", file, str(target), "--to", "brat"]) == 0
    assert target.read_text() == "T1\tPER 0 3\tAda\n"
    assert main(["convert", file, str(target), "--to", "brat", "--repair-lookalikes", "--force"]) == 0
    assert target.read_text() == "T1\tPER 0 8\tAda Love\n"


def test_annotators_that_are_left_out_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["convert", write_tei(tmp_path), "-", "--to", "span-table", "--drop", "unread"]
    assert main(arguments) == 0
    assert capsys.readouterr().out.count("Person") == 2
    assert main([*arguments, "--layer", "#anna"]) == 1
    assert "annotations of 1 other annotator" in capsys.readouterr().err
    assert main([*arguments[:-1], "unread,annotators", "--layer", "#anna"]) == 0
    assert capsys.readouterr().out.count("Person") == 1
