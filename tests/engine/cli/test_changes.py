"""The command that lists changes between releases: documents, texts, annotations, all forms, wrong usage."""

import csv
import io
import json
from collections import Counter
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.span_projects import span_files
from support.strict_schema import strict_validator

OLD = {
    "a.txt": "Ada met Bo in Rome.",
    "a.ann": "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tLOC 14 18\tRome\nA1\tSure T3 yes\n",
    "b.txt": "Cy left.",
    "b.ann": "T1\tPER 0 2\tCy\n",
    "c.txt": "Old text here.",
    "c.ann": "T1\tORG 0 3\tOld\n",
    "gone.txt": "Nobody knows.",
    "gone.ann": "T1\tPER 0 6\tNobody\n",
}
NEW = {
    "a.txt": "Ada met Bo in Rome.",
    "a.ann": "T7\tPER 0 3\tAda\nT2\tORG 8 10\tBo\nT3\tLOC 14 18\tRome\nA1\tSure T3 no\n",
    "b.txt": "So Cy  left.",
    "b.ann": "T1\tPER 3 5\tCy\nT2\tPER 0 2\tSo\n",
    "other.txt": "Old text here.",
    "other.ann": "T1\tORG 0 8\tOld text\n",
    "more.txt": "Di sang.",
    "more.ann": "T1\tPER 0 2\tDi\n",
}


@pytest.fixture
def releases(tmp_path: Path) -> list[str]:
    return [span_files(tmp_path / name, files) for name, files in (("v1", OLD), ("v2", NEW))]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["changes", *words]) == 0
    return capsys.readouterr().out


def test_documents_and_annotations_are_told_apart(
    releases: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    result = json.loads(printed(capsys, *releases, "-f", "json"))
    strict_validator("changes")(result)
    assert [
        (entry["old"], entry["new"], entry["state"], entry["characters"]) for entry in result["documents"]
    ] == [
        ("a", "a", "same text", 0),
        ("b", "b", "text changed", 2),
        ("c", "other", "renamed", 0),
        ("gone", None, "removed", 0),
        (None, "more", "added", 0),
    ]
    changes = [(entry["document"], entry["kind"], entry["slots"]) for entry in result["changes"]]
    assert changes == [
        ("a", "relabelled", []),
        ("a", "attributes", ["sure"]),
        ("b", "added", []),
        ("other", "moved", []),
        ("gone", "removed", []),
        ("more", "added", []),
    ]
    assert result["changes"][1]["values"] == [["yes", "no"]]
    assert result["changes"][3]["old"] == {"label": "ORG", "extents": [[[0, 3]]], "text": "Old"}
    assert {entry["label"]: (entry["old"], entry["new"]) for entry in result["labels"]} == {
        "LOC": (1, 1),
        "ORG": (1, 2),
        "PER": (4, 4),
    }


def test_all_forms_hold_the_same_changes(releases: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    result = json.loads(printed(capsys, *releases, "-f", "json"))
    rows = list(csv.DictReader(io.StringIO(printed(capsys, *releases, "-f", "csv"))))
    assert Counter(row["kind"] for row in rows) == Counter(entry["kind"] for entry in result["changes"])
    assert [(row["old_values"], row["new_values"]) for row in rows if row["slots"]] == [("yes", "no")]
    text, markdown = (printed(capsys, *releases, "-f", form) for form in ("text", "markdown"))
    for shown in (text, markdown):
        for part in (
            "CHANGES FROM v1 TO v2",
            "a: PER 8-10 “Bo” → ORG 8-10 “Bo”",
            "sure: yes → no",
            "c → other",
        ):
            assert part.casefold() in shown.casefold().replace("\\", "")
    assert markdown.startswith("# Changes from v1 to v2\n")
    assert "and 1 more" in printed(capsys, *releases, "-f", "markdown", "--examples", "1")


def test_without_text_labels_and_offsets_alone_are_written(
    releases: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for form in ("text", "markdown", "json", "csv"):
        shown = printed(capsys, *releases, "-f", form, "--no-text")
        assert not any(word in shown for word in ("Bo", "Nobody", "yes"))
        assert "ORG" in shown


def test_a_release_and_itself_have_no_changes(
    releases: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = span_files(tmp_path / "copy", OLD)
    result = json.loads(printed(capsys, releases[0], copy, "-f", "json"))
    assert result["changes"] == []
    assert {entry["state"] for entry in result["documents"]} == {"same text"}


def test_a_task_says_which_annotations_count(releases: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    result = json.loads(printed(capsys, *releases, "-t", "spans", "-f", "json"))
    assert result["signature"].endswith("| spans")
    assert len(result["changes"]) == 6


@pytest.mark.parametrize(
    ("words", "code", "text"),
    [
        (["--names", "a"], 2, "two different names are needed"),
        (["--names", "a,a"], 2, "two different names are needed"),
        (["--examples", "x"], 2, "no number of examples"),
    ],
)
def test_wrong_options_are_refused(
    words: list[str], code: int, text: str, releases: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["changes", *releases, *words]) == code
    assert text in capsys.readouterr().err


def test_a_release_is_never_written_over_and_must_be_there(
    releases: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    target = f"{releases[0]}/a.ann"
    assert main(["changes", *releases, "-o", target]) == 1
    assert "is an input" in capsys.readouterr().err
    assert Path(target).read_text("utf-8") == OLD["a.ann"]
    assert main(["changes", releases[0], f"{releases[1]}-nothing"]) == 1
