"""Event mentions from the command line: one command for both outputs, conversion, and what it refuses."""

import csv
import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from engine.reports.tables.test_event_mentions import PRINTED
from support.event_samples import GOLD, SAMPLE, SYSTEM, files, mentions, table, tbf, words

Paths = tuple[str, str, str]


@pytest.fixture
def example(tmp_path: Path) -> Paths:
    return files(tmp_path, {SAMPLE: GOLD}, {SAMPLE: SYSTEM})


def score(paths: Paths, *more: str) -> int:
    gold, system, tokens = paths
    command = ["score", "--task", "event-mention", "--key", gold, "--response", system, "--tokens", tokens]
    return main([*command, *more])


def test_one_command_prints_both_outputs_of_appendix_2(
    example: Paths, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "scored.tbf"
    assert score(example, "--scored-key", str(target)) == 0
    out, err = capsys.readouterr()
    assert out.startswith(PRINTED)
    assert err == ""
    scores = [line.split("\t")[-1] for line in target.read_text(encoding="utf-8").splitlines()[1:-1]]
    assert scores == ["1", "1", "-", "0.4"]


def test_the_files_of_reports_are_the_score_report_alone(example: Paths, tmp_path: Path) -> None:
    assert score(example, "--reports", str(tmp_path / "reports")) == 0
    (report,) = (tmp_path / "reports").iterdir()
    assert report.read_text(encoding="utf-8").startswith(PRINTED)


def test_json_and_csv_say_the_same(example: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(example, "--format", "json") == 0
    value = json.loads(capsys.readouterr().out)
    assert score(example, "--format", "csv") == 0
    row, macro = csv.DictReader(capsys.readouterr().out.splitlines())
    assert (macro["section"], macro["name"]) == ("macro average", "macro average")
    assert {macro[key] for key in ("document", "TP", "FP", "gold", "system", "type", "realis")} == {""}
    for key, ratio in value["totals"]["macro"].items():
        assert key == "documents" or float(macro[key]) == ratio
    assert {key: float(row[key]) for key in ("TP", "FP", "gold", "system")} == {
        key: value["totals"]["tally"][key] for key in ("TP", "FP", "gold", "system")
    }
    for key, ratio in value["totals"]["measures"].items():
        assert float(row[key]) == ratio


def test_e5_e8_the_macro_average_has_a_row_behind_those_of_documents(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Recall 1, 0 and none (no gold mention); precision 1/2 and 0: the means are 1/2 and 1/4, F 1/3."""
    gold = {"a": mentions("t1"), "b": mentions("t1"), "c": []}
    paths = files(tmp_path, gold, {"a": mentions("t1", "t2"), "b": mentions("t2"), "c": mentions("t2")})
    assert score(paths, "--format", "csv", "--by-document") == 0
    values = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert [(row["document"], row["name"]) for row in values] == [
        *((name, "all mentions") for name in "abc"),
        ("", "all mentions"),
        ("", "macro average"),
    ]
    assert [float(values[4][key]) for key in ("precision", "recall", "f1")] == [0.25, 0.5, 1 / 3]


def test_m19_two_keys_are_scored_and_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One pair overlaps by 2/3, one wholly; b has one mention more: TP 5/3 of 2 and of 3."""
    a, b, tokens = files(tmp_path, {"d": mentions("t1,t2", "t5")}, {"d": mentions("t1", "t5", "t7")})
    figures = []
    for paths in ((a, b, tokens), (b, a, tokens)):
        assert score(paths, "--key2key", "--format", "json") == 0
        figures.append(json.loads(capsys.readouterr().out)["totals"]["measures"])
    assert [figure["f1"] for figure in figures] == [2 / 3] * 2
    assert (figures[0]["precision"], figures[0]["recall"]) == (5 / 9, 5 / 6)
    assert (figures[1]["precision"], figures[1]["recall"]) == (5 / 6, 5 / 9)
    command = ["agreement", a, b, "--task", "event-mention", "--tokens", tokens, "--format", "json"]
    assert main(command) == 0
    (pair,) = json.loads(capsys.readouterr().out)["pairs"]
    assert pair["f1"] == 2 / 3


def test_several_gold_files_are_written_into_a_directory(tmp_path: Path) -> None:
    gold, system, tokens = files(tmp_path, {"a": mentions("t1"), "b": mentions("t2")}, {"a": mentions("t1")})
    parts = []
    for name, ids in (("a", "t1"), ("b", "t2")):
        parts.append(tmp_path / f"{name}.tbf")
        parts[-1].write_text(tbf({name: mentions(ids)}), encoding="utf-8")
    command = ["score", "--task", "event-mention", "--key", *map(str, parts), "--response", system]
    assert main([*command, "--tokens", tokens, "--scored-key", str(tmp_path / "out")]) == 0
    ends = {
        path.name: path.read_text(encoding="utf-8").splitlines()[1][-4:]
        for path in (tmp_path / "out").iterdir()
    }
    assert ends == {"a.tbf": "\t1\t1", "b.tbf": "\t1\t-"}
    assert Path(gold).exists()


def test_c4_the_tables_are_in_the_signature(example: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    """They decide which tokens are invisible."""
    signatures = []
    for word in ("going", "the"):
        path = Path(example[2]) / f"{SAMPLE}.txt.tab"
        path.write_text(table(words({52: word})), encoding="utf-8")
        assert score(example, "--format", "json") == 0
        signatures.append(json.loads(capsys.readouterr().out)["signature"])
    assert "token tables" in signatures[0]
    assert signatures[0] != signatures[1]


def test_the_signature_is_the_same_for_tables_named_as_texts(
    example: Paths, capsys: pytest.CaptureFixture[str]
) -> None:
    """The window names all texts alike, the command line has --tokens and --text."""
    gold, system, tokens = example
    command = ["score", "--task", "event-mention", "--key", gold, "--response", system, "--format", "json"]
    signatures = set()
    for option in ("--tokens", "--text"):
        assert main([*command, option, tokens]) == 0
        signatures.add(json.loads(capsys.readouterr().out)["signature"])
    assert len(signatures) == 1


@pytest.mark.parametrize(("listed", "tp"), [("", 2.4), ("GOING, came", 0.4)])
def test_e3_invisible_words_on_the_command_line(
    example: Paths, listed: str, tp: float, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(example, "--invisible-words", listed, "--format", "json") == 0
    assert json.loads(capsys.readouterr().out)["totals"]["tally"]["TP"] == tp


def test_without_tables_it_is_refused(example: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    gold, system, _ = example
    assert main(["score", "--task", "event-mention", "--key", gold, "--response", system]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{gold}: no token table for document {SAMPLE}")


def test_a_directory_without_tables_is_refused(
    example: Paths, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score((example[0], example[1], str(tmp_path))) == 1
    assert "a directory without .tab files" in capsys.readouterr().err


def test_e6_a_token_that_no_table_has_is_refused_with_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = files(tmp_path, {"d": mentions("t1", "t100")}, {"d": mentions("t1")})
    assert score(paths) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{paths[0]}:3:11: token t100 in mention E2")


@pytest.mark.parametrize(
    ("more", "text"),
    [
        (["--task", "coreference"], "--tokens: for event mentions only"),
        (["--task", "coreference", "--scored-key", "x"], "--tokens, --scored-key: for event mentions only"),
    ],
)
def test_options_at_odds_with_the_task_are_wrong_usage(
    example: Paths, more: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(example, *more) == 2
    assert text in capsys.readouterr().err


def test_the_gold_file_is_never_written_over(example: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    previous_content = Path(example[0]).read_bytes()
    assert score(example, "--scored-key", example[0]) == 1
    assert "is an input, which is never written" in capsys.readouterr().err
    assert Path(example[0]).read_bytes() == previous_content


def test_conversion_goes_by_the_output_s_ending(example: Paths, tmp_path: Path) -> None:
    target = tmp_path / "copy.tbf"
    assert main(["convert", example[0], str(target)]) == 0
    assert target.read_bytes() == Path(example[0]).read_bytes()


def test_conversion_to_no_known_ending_is_wrong_usage(
    example: Paths, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", example[0], str(tmp_path / "copy.xyz")]) == 2
    assert "--to must be given" in capsys.readouterr().err


def test_e9_brat_events_become_mentions_of_the_tokens_in_the_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Discontinuous triggers too; entities that only take part are none. The text is the .txt's."""
    (tmp_path / "x.txt").write_text("He was\ngoing away, Ada said.", encoding="utf-8")
    lines = ["T1\tTransport 7 12\tgoing", "E1\tTransport:T1 Agent:T2", "A1\tRealis E1 Actual"]
    lines += ["T2\tPerson 19 22\tAda", "T3\tContact_Meet 23 27;0 2\tsaid He", "E2\tContact_Meet:T3"]
    source = tmp_path / "x.ann"
    source.write_text("\n".join((*lines, "A2\tRealis E2 Other", "")), encoding="utf-8")
    tokens = tmp_path / "tokens"
    tokens.mkdir()
    rows = [
        ("He", 0),
        ("was", 3),
        ("going", 7),
        ("away", 13),
        (",", 17),
        ("Ada", 19),
        ("said", 23),
        (".", 27),
    ]
    text = "".join(f"t{n}\t{word}\t{at}\t{at + len(word) - 1}\n" for n, (word, at) in enumerate(rows))
    (tokens / "x.txt.tab").write_text(text, encoding="utf-8")
    target = tmp_path / "y.tbf"
    convert = ["convert", str(source), str(target), "--tokens", str(tokens)]
    assert main(convert) == 1
    assert (
        'cannot hold 1 argument (x 2:1 Transport "going" Agent), 1 annotation that' in capsys.readouterr().err
    )
    assert main([*convert, "--drop", "events,spans"]) == 0
    assert target.read_text(encoding="utf-8").splitlines()[1:-1] == [
        "gold\tx\tE1\tt2\tgoing\tTransport\tActual\t0",
        "gold\tx\tE2\tt0,t6\tHe said\tContact_Meet\tOther\t0",
    ]


def test_e9_entities_become_mentions_of_the_tokens_in_the_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From tagged text: the table makes no text of its own where the input has one."""
    source = tmp_path / "doc.sgm"
    source.write_text('He <ENAMEX TYPE="Meet" REALIS="Actual">met\nAda</ENAMEX> there\n', encoding="utf-8")
    tokens = tmp_path / "tokens"
    tokens.mkdir()
    (tokens / "doc.tab").write_text(table(["He", "met", "Ada", "there"]), encoding="utf-8")
    target = tmp_path / "doc.tbf"
    assert main(["convert", str(source), str(target), "--tokens", str(tokens)]) == 0, capsys.readouterr().err
    assert (
        target.read_text(encoding="utf-8").splitlines()[1] == "gold\tdoc\t1\tt1,t2\tmet Ada\tMeet\tActual\t0"
    )
