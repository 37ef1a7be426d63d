"""The command campaign: what it reads, what it writes, how it refuses."""

import csv
import io
import json
from pathlib import Path

import openpyxl
import pytest

from annotally.cli.main import main
from annotally.reports.render import table_files
from support.campaign_samples import BODY, TASK, WRONG
from support.campaign_samples import campaign_files as write_campaign
from support.event_samples import mentions, table, tbf, words
from support.house import ROOT
from support.small_inputs import sgml, write

FAST = ("--shuffles", "99", "--samples", "20", "--jobs", "1")


@pytest.fixture
def paths(tmp_path: Path) -> list[str]:
    """Return the key and three systems: all right, one of six documents wrong, five wrong."""
    return write_campaign(tmp_path, ann=0, bob=1, cy=5)


def asked(*arguments: str) -> list[str]:
    return ["campaign", "--task", TASK, *FAST, *arguments]


def tables_of(out: str) -> dict[str, list[dict[str, object]]]:
    return {name: table["rows"] for name, table in json.loads(out)["tables"].items()}


def test_systems_are_ranked_tested_and_grouped(paths: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked(*paths)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == f"3 systems, task {TASK}, 6 documents"
    assert [line.split()[:2] for line in lines[4:7]] == [["ann", "1"], ["bob", "2"], ["cy", "3"]]
    titles = ("SYSTEMS", "GROUPS OF SYSTEMS", "P OF EVERY TWO SYSTEMS", "TYPES", "DOCUMENTS")
    assert [line for line in lines if line in titles] == list(titles)
    assert "Ranked by F, recall and precision alike" in out


def test_each_folder_or_file_in_a_folder_can_be_a_system(
    paths: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same figures three ways; hidden folders and the files beside folders are none."""
    write(tmp_path / "systems" / ".hidden", "out.sgm", sgml("0001"))
    write(tmp_path / "systems", "notes.txt", "about the systems")
    for number, name in enumerate(("ann", "bob", "cy")):
        bodies = [sgml(f"000{n}", WRONG if n <= (0, 1, 5)[number] else BODY) for n in range(1, 7)]
        write(tmp_path / "flat", f"{name}.sgm", bodies)
    results = []
    for arguments in (
        [*paths],
        [paths[0], str(tmp_path / "systems"), "--by", "folder"],
        [paths[0], str(tmp_path / "flat"), "--by", "file"],
    ):
        assert main(asked(*arguments, "--format", "json")) == 0
        tables = tables_of(capsys.readouterr().out)
        results.append({name: rows for name, rows in tables.items() if name != "inputs"})
    assert results[0] == results[1] == results[2]
    assert [row["system"] for row in results[0]["systems"]] == ["ann", "bob", "cy"]


def test_the_order_of_systems_changes_nothing(paths: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    outs = []
    for order in ((1, 2, 3), (3, 1, 2)):
        assert main(asked(paths[0], *(paths[n] for n in order), "--format", "json")) == 0
        outs.append(capsys.readouterr().out)
    assert outs[0] == outs[1]


def test_names_measures_and_rows_are_chosen(paths: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--names", "x, y,z", "--measure", "recall", "--measure", "error", "--row", "enamex/type")
    assert main(asked(*paths, *options, "--format", "json", "--seed", "7", "--level", "0.01")) == 0
    value = json.loads(capsys.readouterr().out)
    assert (value["row"], value["measures"], value["seed"], value["level"]) == (
        "enamex/type", ["recall", "error"], 7, 0.01,
    )  # fmt: skip
    tables = {name: table["rows"] for name, table in value["tables"].items()}
    assert [row["system"] for row in tables["systems"]] == ["x", "y", "z"]
    assert [row["measure"] for row in tables["tests"]] == ["recall"] * 3 + ["error"] * 3


def test_csv_has_the_table_that_is_named(paths: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked(*paths, "--format", "csv")) == 0
    systems = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["system"] for row in systems] == ["ann", "bob", "cy"]
    assert main(asked(*paths, "--format", "csv", "--table", "tests")) == 0
    tests = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert len(tests) == 3
    assert all(0 < float(row["p"]) <= 1 for row in tests)


def test_differences_are_counted_and_listed(paths: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """``bob`` has one label wrong: an object, and the fill that is its type."""
    assert main(asked(*paths, "--differences", "--pair", "ann", "bob", "--format", "json")) == 0
    tables = tables_of(capsys.readouterr().out)
    assert tables["differences"][0] == {
        "first": "ann", "second": "bob", "objects_first": 1, "objects_second": 0, "fills_first": 1,
        "fills_second": 0,
    }  # fmt: skip
    rows = [(row["document"], row["right_in"], row["level"], row["second_status"]) for row in tables["pair"]]
    assert rows == [("0001", "ann", "object", "INC"), ("0001", "ann", "fill", "INC")]
    shared = [(row["right_in"], row["objects"]) for row in tables["shared"]]
    assert shared == [(0, 0), (1, 1), (2, 4), (3, 7)]
    assert main(asked(*paths, "--pair", "ann", "dan")) == 1
    assert "dan: no system of this name; expected one of ann, bob, cy" in capsys.readouterr().err


def test_reports_are_written_in_every_format_or_none(
    paths: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "reports"
    assert main(asked(*paths, "--reports", str(folder))) == 0
    assert {path.name for path in folder.iterdir()} == {
        f"campaign.{ending}" for ending in table_files.ENDINGS.values()
    }
    assert openpyxl.load_workbook(folder / "campaign.xlsx")["systems"]["A2"].value == "ann"
    before = {path: path.read_bytes() for path in folder.iterdir()}

    def interrupt(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(table_files, "tables_json", interrupt)
    assert main(asked(*paths, "--reports", str(folder), "--seed", "3")) == 130
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize("form", list(table_files.ENDINGS))
def test_every_format_goes_into_a_file(paths: list[str], tmp_path: Path, form: str) -> None:
    out = tmp_path / f"out.{table_files.ENDINGS[form]}"
    assert main(asked(*paths, "--format", form, "--out", str(out))) == 0
    content = out.read_bytes()
    assert (
        (openpyxl.load_workbook(out)["inputs"]["A3"].value == "bob") if form == "xlsx" else b"bob" in content
    )


def test_warnings_of_all_systems_come_once_and_others_under_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, ann = write_campaign(tmp_path, ann=0)
    bob = write(tmp_path, "bob.sgm", sgml("0001"))
    assert main(asked(key, ann, bob)) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("warning: bob: ")
    assert "5 documents are in key but not in response: 0002, 0003, 0004 and 2 more" in line
    assert main(asked(key, ann, bob, "--warnings", "all")) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 5
    assert all(line.startswith("warning: bob: ") for line in lines), lines


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--jobs", "0"], "'0' is not a number of processes; write 1 or more"),
        (["--format", "xlsx"], "--format xlsx needs --out"),
        (["--out", "x", "--reports", "y"], "--out and --reports: choose one"),
        (["--format", "csv", "--table", "tests", "--table", "ranks"], "--format csv: one --table"),
        (["--table", "rank"], "there is no table 'rank'; did you mean ranks?"),
        (["--names", "a,b"], "--names a,b: 3 names with commas between are needed"),
        (["--level", "2"], "'2' is no level between 0 and 1"),
        (["--level", "high"], "'high' is no level between 0 and 1"),
        (["--shuffles", "-1"], "not a number up to 1000000"),
        (["--skip-incomplete"], "--skip-incomplete: for comparisons by similarity and of speech only"),
        (["--tokens", "t"], "for event mentions only"),
        (["--ignore", "X"], "--ignore: for comparisons by similarity only"),
        (["--response-text", "t"], "--response-text: all systems stand on the texts of the key"),
        (["--by", "colour"], "invalid choice: 'colour'"),
    ],
)
def test_wrong_usage_is_one_sentence(
    paths: list[str], capsys: pytest.CaptureFixture[str], options: list[str], sentence: str
) -> None:
    assert main(asked(*paths, *options)) == 2
    assert sentence in capsys.readouterr().err


def test_without_a_task_nothing_is_scored(paths: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", *paths]) == 2
    assert "--task must be given, unless --config names a configuration" in capsys.readouterr().err


def test_inputs_are_refused_with_one_error(
    paths: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, ann, bob, _ = paths
    flat = str(tmp_path / "systems")
    for arguments, sentence in {
        (key, ann, key): "key.sgm is the key and a response",
        (key, ann, ann): "the response of ",
        (key, ann, bob, "--names", "x,x"): "two systems are called x",
        (
            key,
            ann,
            "--by",
            "folder",
        ): "no folder with a folder for each system; expected a folder with a folder for each",
        (key, key, "--by", "file"): "no folder with a file for each system",
        (key, ann, "--reports", flat + "/ann"): "lies in a folder of inputs, ann",
        (key, flat, "--by", "folder", "--reports", flat + "/new"): "lies in a folder of inputs, systems",
        (key, ann, bob, "--out", key): "is an input, which is never written",
        (key, str(tmp_path / "none")): "none",
    }.items():
        assert main(asked(*arguments)) == 1, arguments
        err = capsys.readouterr().err
        assert sentence in err, arguments
        assert err.count("\n") == 1
    assert not (tmp_path / "systems" / "new").exists()


def test_a_configuration_names_the_task(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The sample's configuration: the same counts as by the command score."""
    entities = ROOT / "resources" / "annotally_resources" / "sample" / "entities"
    config, key, response = (str(entities / name) for name in ("named-entity.cfg", "key.sgm", "response.sgm"))
    assert main(["score", "--config", config, "--key", key, "--response", response, "--format", "json"]) == 0
    tally = json.loads(capsys.readouterr().out)["totals"]["tally"]
    assert main(["campaign", "--config", config, *FAST, key, response, "--format", "json"]) == 0
    (system,) = tables_of(capsys.readouterr().out)["systems"]
    assert {name: system[name] for name in tally} == tally
    missing = str(tmp_path / "none.config")
    assert main(["campaign", "key", "response", "--config", missing]) == 1
    assert "none.config" in capsys.readouterr().err
    assert main(["campaign", "key", "response", "--config", config, "--tags", "X"]) == 2
    assert "not for a configuration" in capsys.readouterr().err
    assert main(["campaign", "key", "response", "--config", config, "--ignore", "X"]) == 2
    assert "--ignore: for comparisons by similarity only" in capsys.readouterr().err


def test_a_mat_task_file_names_the_task(capsys: pytest.CaptureFixture[str]) -> None:
    relations = ROOT / "resources" / "annotally_resources" / "sample" / "relations"
    paths = [str(relations / name) for name in ("relations.xml", "key", "response")]
    asked_of_mat = ["campaign", "--config", *paths[:1], *FAST, "--format", "json", *paths[1:]]
    assert main(asked_of_mat) == 0
    (system,) = tables_of(capsys.readouterr().out)["systems"]
    assert (
        main(["score", "--config", paths[0], "--key", paths[1], "--response", paths[2], "--format", "json"])
        == 0
    )
    tally = json.loads(capsys.readouterr().out)["totals"]["tally"]
    assert {name: system[name] for name in tally} == tally
    assert main([*asked_of_mat, "--similarity-profile", "none"]) == 2
    assert "none" in capsys.readouterr().err


def test_words_of_event_mentions_that_do_not_count_are_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without words that do not count, one of two tokens is found: half a mention."""
    tables = str(Path(write(tmp_path / "tables", "d.tab", table(words({1: "at", 2: "met"}, 3)))).parent)
    key = write(tmp_path, "key.tbf", tbf({"d": mentions("t1,t2")}))
    ann = write(tmp_path, "ann.tbf", tbf({"d": mentions("t2")}, "ann"))
    values = []
    for invisible in ("at", ""):
        options = ["--tokens", tables, "--invisible-words", invisible, "--format", "json"]
        assert main(["campaign", "--task", "event-mention", *FAST, key, ann, *options]) == 0
        (system,) = tables_of(capsys.readouterr().out)["systems"]
        values.append(system["TP"])
    assert values[0] == 1
    assert values[1] != 1


def test_nothing_scored_is_a_failure_unless_it_is_allowed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = "Ada Example of Fictown left"
    key, ann = (write(tmp_path, f"{name}.sgm", sgml("1", plain)) for name in ("key", "ann"))
    assert main(asked(key, ann)) == 1
    assert main(asked(key, ann, "--allow-empty")) == 0
    assert capsys.readouterr().out.startswith(f"1 system, task {TASK}, 1 document\n")
