"""The command that lists disagreements: forms, annotators, texts left out, wrong usage."""

import csv
import io
import json
from collections import Counter
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally_resources import resource
from support.strict_schema import strict_validator

SAMPLE = Path(str(resource("sample")))
KEY, RESPONSE = (str(SAMPLE / "entities" / f"{side}.sgm") for side in ("key", "response"))
ENTITIES = [KEY, RESPONSE, "-t", "named-entity"]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["disagreements", *words, "--quiet"]) == 0
    return capsys.readouterr().out


def test_kinds_labels_slots_and_strings_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, *ENTITIES, "--examples", "1")
    assert "24 pairs agree, 14 disagreements" in out
    lines = [line.split() for line in out.splitlines()]
    for kind, count in (("slots", "4"), ("nested", "3"), ("overlap", "1")):
        assert [kind, count] in lines
    assert ["type", "4"] in lines
    assert ["thistledown", "3"] in lines
    assert "nested: SAMPLE-0001: key ENAMEX 188-214 “The Pellworth Balloon Post”" in out


def test_all_forms_hold_the_same_disagreements(capsys: pytest.CaptureFixture[str]) -> None:
    value = json.loads(printed(capsys, *ENTITIES, "-f", "json"))
    strict_validator("disagreements")(value)
    rows = list(csv.DictReader(io.StringIO(printed(capsys, *ENTITIES, "-f", "csv"))))
    assert Counter(row["kind"] for row in rows) == Counter(
        {kind: count for kind, count in value["kinds"].items() if count}
    )
    assert [row["first_text"] for row in rows] == [
        (each["first"] or {"text": None})["text"] or "" for each in value["disagreements"]
    ]
    assert sum(entry["count"] for entry in value["labels"]) == len(rows)


@pytest.mark.parametrize("form", ["text", "json", "csv"])
def test_no_text_is_written_where_none_may_be(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, *ENTITIES, "-f", form, "--no-text")
    assert "ENAMEX" in out
    assert "histledown" not in out
    assert "Balloon" not in out


def test_sides_that_change_places_change_kinds_alone(capsys: pytest.CaptureFixture[str]) -> None:
    there, back = (
        json.loads(printed(capsys, *sides, "-t", "named-entity", "-f", "json"))
        for sides in ((KEY, RESPONSE), (RESPONSE, KEY))
    )
    assert there["kinds"]["first only"] == back["kinds"]["second only"]
    assert there["strings"] == back["strings"]
    assert there["agreed"] == back["agreed"]


def test_every_two_of_several_annotators_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    value = json.loads(printed(capsys, KEY, RESPONSE, KEY, "-t", "named-entity", "-f", "json"))
    assert Counter(tuple(each["sides"]) for each in value["disagreements"]) == {
        ("key", "response"): 14,
        ("response", "key (2)"): 14,
    }


def test_templates_are_paired_as_the_task_maps_them(capsys: pytest.CaptureFixture[str]) -> None:
    """The oracle: the figures of the score, in which every object is paired or alone."""
    sides = [str(SAMPLE / "key"), str(SAMPLE / "response"), "-t", "template-element"]
    value = json.loads(printed(capsys, *sides, "-f", "json"))
    words = ["score", "-t", "template-element", "-k", sides[0], "-r", sides[1], "-f", "json", "-q"]
    assert main(words) == 0
    pairs = json.loads(capsys.readouterr().out)["pairs"]
    sides_of_pairs = [(pair["key"], pair["response"]) for pair in pairs]
    alone = Counter(
        "second only" if key is None else "first only"
        for key, response in sides_of_pairs
        if None in (key, response)
    )
    assert {kind: value["kinds"][kind] for kind in alone} == dict(alone)
    both = sum(None not in sides_of_pair for sides_of_pair in sides_of_pairs)
    assert value["agreed"] + value["kinds"]["slots"] == both
    assert value["strings"]


def test_a_file_is_written_and_an_input_never(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "list.csv"
    assert printed(capsys, *ENTITIES, "-f", "csv", "-o", str(out)) == ""
    assert out.read_text(encoding="utf-8").startswith("document,first,second,kind,")
    before = Path(KEY).read_bytes()
    assert main(["disagreements", *ENTITIES, "-o", KEY]) == 1
    assert Path(KEY).read_bytes() == before


@pytest.mark.parametrize("words", ["--examples=-1", "--examples=few", "--names=a,b", "--layer=a,b,c"])
def test_wrong_usage_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["disagreements", *ENTITIES, words]) == 2
    assert "error" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("rule", "gone"), [("strict", 0), ("semeval", 0), ("overlap:50%", 1), ("overlap", 4)]
)
def test_what_a_rule_of_matching_counts_as_correct_is_no_disagreement(
    rule: str, gone: int, capsys: pytest.CaptureFixture[str]
) -> None:
    sides = [KEY, RESPONSE, "-t", "spans"]
    without, by_rule = (
        json.loads(printed(capsys, *sides, *options, "-f", "json")) for options in ((), ("--match", rule))
    )
    # Three are nested and one overlaps, all of one label; the others are not about extents and labels.
    about_extents = [
        sum(value["kinds"][kind] for kind in ("nested", "overlap")) for value in (without, by_rule)
    ]
    assert about_extents == [4, 4 - gone]
    assert by_rule["agreed"] == without["agreed"] + gone
    assert by_rule["kinds"]["slots"] == without["kinds"]["slots"]
    assert f"matching {rule}" in by_rule["signature"]
    among = json.loads(printed(capsys, RESPONSE, KEY, RESPONSE, *sides[2:], "--match", rule, "-f", "json"))
    assert sum(among["kinds"][kind] for kind in ("nested", "overlap")) == 2 * (4 - gone)


def test_a_rule_of_matching_is_for_spans(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["disagreements", *ENTITIES, "--match", "overlap"]) == 2
    assert "--match: for --task spans only, not for named-entity" in capsys.readouterr().err
