"""Every option of ``annotally score`` that the library has means the same there."""

import json
from pathlib import Path
from typing import Any

import pytest

import annotally
from annotally.cli.main import main
from annotally.model.diagnostics import TaskError
from engine.cli.test_main_speech import CTM, REF
from support.event_samples import GOLD, SAMPLE, SYSTEM, files
from support.house import ROOT
from support.small_inputs import write
from support.templette_samples import CORPUS, KEY, RESPONSE

SAMPLES = ROOT / "resources" / "annotally_resources" / "sample"
RELATIONS = SAMPLES / "relations"
TASK_FILE = RELATIONS / "relations.xml"


def printed(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, Any]:
    assert main(["score", *map(str, words), "--format", "json"]) == 0
    value: dict[str, Any] = json.loads(capsys.readouterr().out)
    return value


def same(capsys: pytest.CaptureFixture[str], sides: list[Path], words: list[str], **options: Any) -> None:
    key, response = sides
    on_command_line = printed(capsys, "--key", key, "--response", response, *words)
    assert annotally.compare(key, response, **options).value == on_command_line


SIMILARITY: dict[str, tuple[list[str], dict[str, Any]]] = {
    "equivalence class": (
        ["--task", "spans", "--equivalence-class", "WHO=PERSON,NAME"],
        {"task": "spans", "equivalence_class": {"WHO": ["PERSON", "NAME"]}},
    ),
    "labels left out, seed and keys": (
        ["--task", "mat", "--ignore", "EVENT", "--seed", "3", "--key2key"],
        {"task": "mat", "ignore": ["EVENT"], "seed": 3, "key2key": True},
    ),
    "look-alike letters and processes": (
        ["--task", "mat", "--repair-lookalikes", "--jobs", "1"],
        {"task": "mat", "repair_lookalikes": True, "jobs": 1},
    ),
    "a task of a task file": (["--config", str(TASK_FILE)], {"config": TASK_FILE}),
}


@pytest.mark.parametrize(("words", "options"), SIMILARITY.values(), ids=SIMILARITY)
def test_options_of_similarity(
    words: list[str], options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    same(capsys, [RELATIONS / "key", RELATIONS / "response"], words, **options)


SPEECH: dict[str, tuple[list[str], dict[str, Any]]] = {
    "tolerance and components": (
        ["--extent-tolerance", "0", "--components", "content,type"],
        {"extent_tolerance": 0, "components": ("content", "type")},
    ),
    "mapping": (["--optimal-mapping"], {"optimal_mapping": True}),
    "as MUC": (["--muc-mode"], {"muc_mode": True}),
    "tags": (
        ["--tags", "ENAMEX", "--type-attribute", "TYPE"],
        {"tags": ("ENAMEX",), "type_attribute": "TYPE"},
    ),
    "alignment": (["--aligner", "one-to-one"], {"aligner": "one-to-one"}),
    "sound": (
        ["--sounds", "letters", "--spelling-weight", "2", "--group-weight", "6"],
        {"sounds": "letters", "spelling_weight": 2, "group_weight": 6},
    ),
}


@pytest.mark.parametrize(("words", "options"), SPEECH.values(), ids=SPEECH)
def test_options_of_speech(
    words: list[str], options: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sides = [Path(write(tmp_path, "ref.sgm", REF)), Path(write(tmp_path, "hyp.ctm", CTM))]
    same(capsys, sides, ["--task", "speech-named-entity", *words], task="speech-named-entity", **options)


TEMPLETTES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "points": (["--points", "content"], {"points": "content"}),
    "units": (["--content-units", "tokens"], {"content_units": "tokens"}),
    "slots": (["--unscored-slots", "COMMENT"], {"unscored_slots": ("COMMENT",)}),
    "premodifiers": (
        ["--premodifiers", "", "--status-slot", "MUST"],
        {"premodifiers": (), "status_slot": "MUST"},
    ),
    "aligned": (["--align", "always"], {"align": "always"}),
}


@pytest.mark.parametrize(("words", "options"), TEMPLETTES.values(), ids=TEMPLETTES)
def test_options_of_templettes(
    words: list[str], options: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sides = [Path(write(tmp_path, "key.txt", KEY)), Path(write(tmp_path, "response.txt", RESPONSE))]
    text = write(tmp_path, "text.txt", CORPUS)
    same(
        capsys, sides, ["--task", "templette", "--text", text, *words], task="templette", text=text, **options
    )


def test_texts_of_the_response_and_files_of_the_alignment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sides = [Path(write(tmp_path, "key.txt", KEY)), Path(write(tmp_path, "response.txt", RESPONSE))]
    text = write(tmp_path, "text.txt", CORPUS)
    own_text = write(tmp_path, "own.sgml", CORPUS.replace("Friday. Egypt", "Friday, Egypt"))
    rules = write(tmp_path, "rules.glm", ";;\nNATION => NATIONS\n")
    words = ["--task", "templette", "--text", text, "--response-text", own_text, "--glm", rules]
    same(capsys, sides, words, task="templette", text=text, response_text=own_text, glm=rules)


def test_event_mentions_with_tokens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gold, system, tokens = files(tmp_path, {SAMPLE: GOLD}, {SAMPLE: SYSTEM})
    words = ["--task", "event-mention", "--tokens", tokens, "--invisible-words", "the,a"]
    sides = [Path(gold), Path(system)]
    same(capsys, sides, words, task="event-mention", tokens=tokens, invisible_words=("the", "a"))
    among = annotally.agreement([gold, system], "event-mention", tokens=tokens)
    assert among.pairs[0].documents == 1


MISPLACED: dict[str, dict[str, Any]] = {
    "of speech": {"task": "spans", "muc_mode": True},
    "of texts that differ": {"task": "mat", "align": "auto"},
    "of templettes": {"task": "spans", "points": "both"},
    "of event mentions": {"task": "spans", "invisible_words": ()},
    "tokens": {"task": "spans", "tokens": "x"},
    "texts of the response": {"task": "spans", "response_text": "x"},
    "a task without incomplete documents": {"task": "muc7-coreference", "skip_incomplete": True},
    "a task file's task": {"task": "mat", "config_task": "x"},
    "speech and a configuration": {"config": TASK_FILE, "muc_mode": True},
    "no sense together": {"task": "speech-named-entity", "muc_mode": True, "extent_tolerance": 0},
    "a weight too high": {"task": "templette", "spelling_weight": 5000},
}


@pytest.mark.parametrize("options", MISPLACED.values(), ids=MISPLACED)
def test_options_that_a_task_does_not_know(options: dict[str, Any]) -> None:
    with pytest.raises(annotally.TaskError):
        annotally.compare(RELATIONS / "key", RELATIONS / "response", **options)


WRONG: dict[str, dict[str, Any]] = {
    "aligner is one of phonetic, one-to-one, not 'x'": {"task": "templette", "aligner": "x"},
    "points is one of both, content, extent, not 'x'": {"task": "templette", "points": "x"},
    "components is one of type, extent, content, not 'x'": {
        "task": "speech-named-entity",
        "components": ("x",),
    },
    "components are one or more of": {"task": "speech-named-entity", "components": ()},
    "extent_tolerance is a number of words": {"task": "speech-named-entity", "extent_tolerance": -1},
}


@pytest.mark.parametrize(("message", "options"), WRONG.items(), ids=WRONG)
def test_values_that_there_are_not(message: str, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=message):
        annotally.compare(RELATIONS / "key", RELATIONS / "response", **options)


def test_a_name_that_no_option_has() -> None:
    colour: Any = {"colour": "red"}
    with pytest.raises(TypeError, match="there is no option 'colour'; there are align, aligner"):
        annotally.compare(RELATIONS / "key", RELATIONS / "response", "mat", **colour)


def test_agreement_by_a_rule_of_matching(capsys: pytest.CaptureFixture[str]) -> None:
    annotators = [RELATIONS / "key", RELATIONS / "response", RELATIONS / "key"]
    names = ["Ada", "Ben", "Cleo"]
    words = [*map(str, annotators), "--names", ",".join(names), "--task", "spans", "--match", "gate"]
    assert main(["agreement", *words, "--format", "json"]) == 0
    result = annotally.agreement(annotators, "spans", names=names, match="gate")
    assert result.value == json.loads(capsys.readouterr().out)
    assert "matching gate" in result.signature
    assert [figure.name for figure in result.figures if figure.measure == "pairwise_f"] == [
        *("strict", "lenient", "average")
    ]
    # The second pair is of two that say the same.
    assert [pair.f1 == 1.0 for pair in result.pairs] == [False, True, False]
    for options in ({"match": "gate", "by": "tokens"}, {"match": "gate", "task": "mat"}, {"match": "x"}):
        with pytest.raises(annotally.TaskError):
            annotally.agreement(annotators, **options)  # type: ignore[arg-type]  # of text all


def test_texts_that_are_realigned_take_options_of_sounds(tmp_path: Path) -> None:
    sides = []
    for name, text, words in (("k", "then Abigail left", "Abigail"), ("r", "then um qxzt left", "qxzt")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.txt").write_text(text, encoding="utf-8")
        start, end = text.index(words), text.index(words) + len(words)
        (tmp_path / name / "a.ann").write_text(f"T1\tPER {start} {end}\t{words}\n", encoding="utf-8")
        sides.append(tmp_path / name)
    lexicon = tmp_path / "names.dict"
    lexicon.write_text("QXZT  AH1 B IH0 G EY1 L\n", encoding="utf-8")
    result = annotally.compare(*sides, "spans", realign="sound", lexicon=lexicon)
    assert "lexicon" in result.signature
    measured = annotally.agreement(sides, realign="sound", lexicon=lexicon, spelling_weight=2)
    assert "spelling weight 2 | lexicon" in measured.signature
    for call in (annotally.compare, annotally.agreement):
        arguments = sides if call is annotally.compare else [sides]
        with pytest.raises(TaskError, match="lexicon: with realignment by sound"):
            call(*arguments, "spans", lexicon=lexicon)
