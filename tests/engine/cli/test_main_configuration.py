"""Configuration files on the command line: as the task of a score, shown, and written."""

import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.muc_config_samples import COREFERENCE, ENTITIES
from support.small_inputs import BODY, sgml, write

WRONG = BODY.replace("LOCATION", "PERSON")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "keys", [sgml("1"), sgml("2")])
    write(tmp_path, "responses", [sgml("1", WRONG), sgml("2")])
    write(tmp_path, "ne.cfg", ENTITIES)
    return tmp_path


def scored(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["score", *arguments, "--format", "json"]) == 0
    value: dict[str, object] = json.loads(capsys.readouterr().out)
    return value


def test_a_configuration_says_the_task_and_the_files(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = scored(capsys, "--config", str(folder / "ne.cfg"))
    assert value["task"] == "named-entity"
    assert value["totals"]["tally"]["COR"] == 7
    sides = ["--key", str(folder / "keys"), "--response", str(folder / "responses")]
    assert scored(capsys, "--config", str(folder / "ne.cfg"), *sides)["rows"] == value["rows"]
    same = scored(capsys, "--config", str(folder / "ne.cfg"), "--response", str(folder / "keys"))
    assert same["totals"]["tally"]["COR"] == 8


def test_a_task_beside_a_configuration_must_count_alike(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = ["--config", str(folder / "ne.cfg")]
    assert scored(capsys, "--task", "named-entity", *config) == scored(capsys, *config)
    assert main(["score", "--task", "muc4", *config]) == 2
    error = capsys.readouterr().err
    assert error == (
        "annotally score: error: --task muc4 is at odds with scoring_task named_entity in "
        f"{folder}/ne.cfg:1; leave one out\n"
    )


def test_a_task_that_no_configuration_describes_is_at_odds_with_any(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "--task", "event-mention", "--config", str(folder / "ne.cfg")]) == 2
    assert "--task event-mention is at odds with" in capsys.readouterr().err
    assert main(["tasks", "--config", "event-mention"]) == 2
    assert "a MUC configuration cannot describe" in capsys.readouterr().err


def test_a_written_preset_scores_as_the_preset(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tasks", "--config", "muc7-named-entity"]) == 0
    write(folder, "muc7.cfg", capsys.readouterr().out)
    sides = ["--key", str(folder / "keys"), "--response", str(folder / "responses")]
    by_file = scored(capsys, "--config", str(folder / "muc7.cfg"), *sides)
    assert by_file == scored(capsys, "--task", "muc7-named-entity", *sides)


def test_the_signature_follows_what_the_configuration_says_and_not_where_it_stands(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # C4
    write(folder, "sub/same.cfg", "# moved\n" + ENTITIES)
    write(folder, "other.cfg", ENTITIES + ":premodifiers a\n")
    sides = ["--key", str(folder / "keys"), "--response", str(folder / "responses")]
    plain, same, other_score = (
        scored(capsys, "--config", str(folder / name), *sides)["signature"]
        for name in ("ne.cfg", "sub/same.cfg", "other.cfg")
    )
    assert plain == same
    assert plain != other_score


def test_warnings_stand_on_stderr_and_in_the_result(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(folder, "odd.cfg", ENTITIES + ":key_fil x\n")
    assert main(["score", "--config", path, "--format", "json"]) == 0
    out, err = capsys.readouterr()
    line = ENTITIES.count("\n") + 1
    assert err.startswith(f"warning: {path}:{line}:1: unknown option 'key_fil'")
    (warning,) = json.loads(out)["warnings"]
    assert (warning["file"], warning["line"]) == (path, line)
    assert "did you mean key_file?" in warning["message"]


def test_every_error_of_a_configuration_is_told_at_once(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(folder, "bad.cfg", ENTITIES + ":scoring_method x\n:sgml_docnum y\n")
    assert main(["score", "--config", path]) == 1
    first, second = capsys.readouterr().err.splitlines()
    line = ENTITIES.count("\n") + 1
    assert first.startswith(f"{path}:{line}:17: scoring_method 'x'; expected key2response or key2key")
    assert second.startswith(f"{path}:{line + 1}:14: sgml_docnum 'y'")


def test_without_a_configuration_task_key_and_response_must_be_given(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["score", "--task", "muc4", "--key", "x"]) == 2
    assert "--response must be given" in capsys.readouterr().err
    assert main(["score"]) == 2
    assert "--task, --key, --response must be given" in capsys.readouterr().err


def test_a_result_is_never_written_over_the_configuration(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(folder / "ne.cfg")
    assert main(["score", "--config", path, "--out", path]) == 1
    assert "is an input" in capsys.readouterr().err
    assert (folder / "ne.cfg").read_text(encoding="utf-8") == ENTITIES


def test_a_configuration_is_shown_with_where_each_value_comes_from(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = write(folder, "more.cfg", ":premodifiers a an\n")
    assert main(["config", str(folder / "ne.cfg"), more]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split() == ["premodifiers", "a", f"{more}:1"] for line in lines)
    assert any(line.split() == ["key_file", "keys", "default"] for line in lines)
    assert main(["config", str(folder / "ne.cfg"), "--show", "given"]) == 0
    assert "default" not in capsys.readouterr().out
    assert main(["config", more]) == 1
    assert "no option scoring_task" in capsys.readouterr().err


def test_a_task_made_from_the_data_has_no_configuration(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tasks", "--config", "template-element"]) == 2
    assert "made from the data" in capsys.readouterr().err


def test_a_configuration_says_which_reports_are_written_and_how(folder: Path, tmp_path: Path) -> None:
    text = ":score_report_file run1/scores\n:dump_map_history yes\n:report_field_separator '!'\n"
    (folder / "reports.cfg").write_text(ENTITIES + text, encoding="utf-8")
    out = tmp_path / "out"
    sides = ["--key", str(folder / "keys"), "--response", str(folder / "keys")]
    score = ["score", "--config", str(folder / "reports.cfg"), *sides, "--reports", str(out)]
    assert main([*score, "--ie-report-summary"]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["map_history", "report_summary", "scores"]
    assert (out / "report_summary").read_text(encoding="utf-8").startswith("COR !")


def test_without_being_asked_for_there_is_no_map_history(folder: Path, tmp_path: Path) -> None:
    sides = ["--key", str(folder / "keys"), "--response", str(folder / "keys")]
    assert main(["score", "--config", str(folder / "ne.cfg"), *sides, "--reports", str(tmp_path / "o")]) == 0
    assert sorted(path.name for path in (tmp_path / "o").iterdir()) == ["report_summary", "scores"]


def test_reports_never_replace_the_configuration(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = tmp_path / "scores"
    config.write_text(ENTITIES, encoding="utf-8")
    sides = ["--key", str(folder / "keys"), "--response", str(folder / "keys")]
    assert main(["score", "--config", str(config), *sides, "--reports", str(tmp_path)]) == 1
    assert "scores: is an input, which is never written" in capsys.readouterr().err
    assert config.read_text(encoding="utf-8") == ENTITIES


def test_mentions_outside_the_doc_sections_are_not_scored_but_tie_what_is(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both pronouns point to the headline's mention, which is left out: they are one class of two (M15)."""
    config = write(folder, "co.cfg", COREFERENCE + ":doc_sections TEXT\n")
    headline = "<DOC>\n<DOCNO> 1 </DOCNO>\n<HL>{}</HL>\n<TEXT>{} {}</TEXT>\n</DOC>\n"
    key = headline.format(
        '<COREF ID="1">Ada</COREF>', '<COREF ID="2" REF="1">she</COREF>', '<COREF ID="3" REF="1">her</COREF>'
    )
    response = headline.format("Ada", '<COREF ID="1">she</COREF>', '<COREF ID="2" REF="1">her</COREF>')
    sides = ["--key", write(folder, "k.sgm", key), "--response", write(folder, "r.sgm", response)]
    (document,) = scored(capsys, "--config", config, *sides)["documents"]
    assert document["metrics"]["b3"]["tally"] == {
        "recall_num": 2,
        "recall_den": 2,
        "precision_num": 2,
        "precision_den": 2,
    }


REPORTS = ":score_report_file {0}/scores\n:partition_file {0}/parts\n:dump_map_history yes\n"


def test_reports_that_a_configuration_names_are_told_and_written_on_request(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """``--reports`` alone writes them where the configuration says; the summary's name is the default."""
    out = tmp_path / "run"
    out.mkdir()
    monkeypatch.chdir(out)
    (folder / "reports.cfg").write_text(ENTITIES + REPORTS.format(out), encoding="utf-8")
    sides = ["--key", str(folder / "keys"), "--response", str(folder / "keys")]
    score = ["score", "--config", str(folder / "reports.cfg"), *sides]
    assert main(score) == 0
    output = capsys.readouterr()
    assert (
        f"note: the configuration names reports: {out}/scores, map_history; --reports writes them"
        in output.err
    )
    assert "note:" not in output.out
    assert list(out.iterdir()) == []
    assert main([*score, "--reports"]) == 0
    assert "note:" not in capsys.readouterr().err
    assert sorted(path.name for path in out.iterdir()) == ["map_history", "report_summary", "scores"]
    assert main(["score", "--config", str(folder / "ne.cfg"), *sides]) == 0
    assert "note:" not in capsys.readouterr().err


def test_reports_without_a_place_need_a_configuration(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--task", "named-entity", "--key", "k", "--response", "r", "--reports"]) == 2
    assert "--reports needs DIR, unless --config names a configuration" in capsys.readouterr().err
