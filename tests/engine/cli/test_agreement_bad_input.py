"""Bad input of the command agreement: every kind of it for tables and for texts, in every form of output.

A message names the place, what was found there, what was expected, and what to do.
"""

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from annotally.cli.main import main
from support.small_inputs import sgml, write

FORMS = {"text": [], "csv": ["-f", "csv"], "json": ["-f", "json"], "methods": ["--methods"]}
LABORATORY = ["--measures", "cohen_kappa"]
SOUND_TABLE = "item,anna,ben\n1,a,a\n2,b,a\n3,a,b\n4,c,c\n"
TEXT = "Ada left Paris for good."
SOUND_TEXTS = {
    "anna/x.txt": TEXT,
    "anna/x.ann": "T1\tPER 0 3\tAda\n",
    "ben/x.txt": TEXT,
    "ben/x.ann": "T1\tPER 0 3\tAda\nT2\tLOC 9 14\tParis\n",
}
FAR = ["--distance", "far.csv"]
CORRECT = "correct the table"


class BadInput(NamedTuple):
    """Files, the words of a command about them, and the line that the command prints to stderr."""

    files: Mapping[str, str]
    words: list[str]
    message: str


def table(content: str, message: str, *options: str) -> BadInput:
    """Return a bad table of labels."""
    return BadInput({"labels.csv": content}, ["labels.csv", *options], message)


def distance(content: str, message: str, *, of_texts: bool) -> BadInput:
    """Return a bad file of distances beside sound labels, of a table or of texts."""
    sound = SOUND_TEXTS if of_texts else {"labels.csv": SOUND_TABLE}
    inputs = ["anna", "ben"] if of_texts else ["labels.csv"]
    return BadInput({**sound, "far.csv": content}, [*inputs, *LABORATORY, *FAR], message)


def texts(message: str, *words: str, **replaced: str) -> BadInput:
    """Return two annotators of a text, with files replaced: ``anna_txt`` is that of ``anna/x.txt``."""
    replaced_files = {name.replace("_", "/x."): content for name, content in replaced.items()}
    return BadInput({**SOUND_TEXTS, **replaced_files}, ["anna", "ben", *words], message)


OTHER_TEXT = "Bob stayed in London, where he was born, and where all of his friends are."
UNLIKE = {"ben_txt": OTHER_TEXT, "ben_ann": "T1\tPER 0 3\tBob\nT2\tPER 62 69\tfriends\n"}
UNLIKE_MESSAGE = (
    "ben/x.txt:1:1: the text of document x differs from anna/x.txt at line 1, column 1 of the document: "
    "'Bob stayed in London, where he'; expected 'Ada left Paris for good.'; give both sides the same text, "
    "or ask for an alignment of texts that differ in more (--realign PERCENT, words or sound)"
)
NO_METRIC = (
    "warning: far.csv:2:{column}: {first!r} and {second!r} are 5 apart, by way of {third!r} 2; expected no "
    "detour shorter than the direct way: this is no metric; check the distances"
)
NO_PAIRS = (
    "warning: labels.csv: no item has labels of two annotators; expected items that two annotators or more "
    "labelled; check that all annotators call the items by the same names"
)
NO_HEADING = "expected a heading for every column; name the column, or remove it"
TWO_OR_MORE = (
    "1 annotator; expected two annotators or more: a column for each, or the columns item, annotator and "
    f"label; {CORRECT}"
)
WITHOUT_NAME = f"a label without a name; expected a name for each label; {CORRECT}"
CIRCLE = f"is above itself; expected a hierarchy without a circle; {CORRECT}"
ASYMMETRIC = f"as the other way round; expected the same distance both ways; {CORRECT}"

REFUSED = {
    "row too short": table(
        "item,anna,ben\n1,a,a\n2,b\n",
        f"labels.csv:3:1: 2 cells in a row; expected 3, as in the header; {CORRECT}",
    ),
    "row too long": table(
        "item,anna,ben\n1,a,a,b\n",
        f"labels.csv:2:1: 4 cells in a row; expected 3, as in the header; {CORRECT}",
    ),
    "one column of labels": table("item,anna\n1,a\n2,b\n", f"labels.csv:1:1: {TWO_OR_MORE}"),
    "one annotator in rows": table(
        "item,annotator,label\n1,anna,a\n2,anna,b\n", f"labels.csv:1:1: {TWO_OR_MORE}"
    ),
    "one annotator chosen": table(SOUND_TABLE, f"labels.csv:1:1: {TWO_OR_MORE}", "--names", "anna"),
    "last column without heading": table(
        "item,anna,\n1,a,a\n", f"labels.csv:1:11: column 3 without a heading; {NO_HEADING}"
    ),
    "column without heading": table(
        "\nitem;;ben;cleo\n1;a;a;a\n", f"labels.csv:2:6: column 2 without a heading; {NO_HEADING}"
    ),
    "no label": table(
        "item,anna,ben\n1,,\n2,,\n",
        "labels.csv: no label in the table; expected items with labels of annotators; choose another table, "
        "or other annotators",
    ),
    "label without annotator": table(
        "item,annotator,label\n1,anna,a\n1,,b\n",
        f"labels.csv:3:1: a label without an annotator; expected a name for each annotator; {CORRECT}",
    ),
    "empty category of a square": distance(
        ",a,b,\na,0,1,5\nb,1,0,1\n,5,1,0\n", f"far.csv:1:6: {WITHOUT_NAME}", of_texts=False
    ),
    "empty category of a row": distance(
        ",a,b,c\na,0,1,5\nb,1,0,1\n,5,1,0\n", f"far.csv:4:1: {WITHOUT_NAME}", of_texts=False
    ),
    "empty category of a pair": distance(
        "first,second,distance\na,b,1\na,,1\n", f"far.csv:3:3: {WITHOUT_NAME}", of_texts=False
    ),
    "empty category of a hierarchy": distance(
        "label,parent\na,\n,a\n", f"far.csv:3:1: {WITHOUT_NAME}", of_texts=False
    ),
    "asymmetric": distance(
        ",a,b,c\na,0,1,5\nb,2,0,1\nc,5,1,0\n",
        f"far.csv:3:3: 'a' is not as far from 'b' {ASYMMETRIC}",
        of_texts=False,
    ),
    "circle": distance("label,parent\na,b\nb,a\nc,\n", f"far.csv:2:1: 'a' {CIRCLE}", of_texts=False),
    "empty category of texts' distances": distance(
        ",PER,\nPER,0,1\n,1,0\n", f"far.csv:1:6: {WITHOUT_NAME}", of_texts=True
    ),
    "asymmetric of texts": distance(
        ",PER,LOC\nPER,0,1\nLOC,2,0\n",
        f"far.csv:3:5: 'PER' is not as far from 'LOC' {ASYMMETRIC}",
        of_texts=True,
    ),
    "circle of texts": distance("PER,LOC\nLOC,PER\n", f"far.csv:1:1: 'PER' {CIRCLE}", of_texts=True),
    "unlike texts": texts(UNLIKE_MESSAGE, **UNLIKE),
    "unlike texts by spans": texts(UNLIKE_MESSAGE, "--match", "overlap", **UNLIKE),
    "annotation without category": texts(
        "ben/x.ann:1:4: T1 is followed by '0 3 Ada'; expected Type start end[;start end]…, a tab and the "
        "text; correct the line: blanks and tabs matter",
        ben_ann="T1\t 0 3\tAda\n",
    ),
}
"""Refused with exit code 1, one line and no result."""

USAGE_ERRORS = {
    "seed of a table": table(
        SOUND_TABLE,
        "argument --seed: 'many' is no seed; write a whole number such as 0 or 17",
        "--seed",
        "many",
    ),
    "empty category in the order of a table": table(
        SOUND_TABLE,
        "argument --order: 'a,,b': different labels with commas between are needed",
        "--order",
        "a,,b",
    ),
    "seed of texts": texts(
        "argument --seed: '-1' is no seed; write a whole number such as 0 or 17", "--seed", "-1"
    ),
    "empty category in the order of texts": texts(
        "argument --order: 'PER,': different labels with commas between are needed", "--order", "PER,"
    ),
    "one annotator of texts": BadInput(
        SOUND_TEXTS, ["anna"], "1 annotator; give a file or folder for each of two to nine"
    ),
}
"""Refused with exit code 2: the last line says why."""

WARNED = {
    "no item of two annotators": table("item,anna,ben\n1,a,\n2,,b\n", NO_PAIRS),
    "no item of two annotators, in rows": table(
        "item,annotator,label\n1,anna,a\n2,ben,b\n", NO_PAIRS, *LABORATORY
    ),
    "no metric": distance(
        ",a,b,c,X\na,0,5,1,1\nb,5,0,1,1\nc,1,1,0,1\nX,1,1,1,0\n",
        NO_METRIC.format(column=5, first="a", second="b", third="c"),
        of_texts=False,
    ),
    "no metric of texts": distance(
        ",PER,LOC,X\nPER,0,5,1\nLOC,5,0,1\nX,1,1,0\n",
        NO_METRIC.format(column=7, first="PER", second="LOC", third="X"),
        of_texts=True,
    ),
}
"""Measured all the same: the result is printed, and the warning beside it."""


def run(bad_input: BadInput, form: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Write the files, and return the exit code of the command in their folder."""
    for name, content in bad_input.files.items():
        write(folder, name, content)
    monkeypatch.chdir(folder)
    return main(["agreement", *bad_input.words, *FORMS[form]])


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("bad_input", REFUSED.values(), ids=REFUSED)
def test_bad_input_is_refused_in_one_line(
    bad_input: BadInput,
    form: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(bad_input, form, tmp_path, monkeypatch) == 1
    out, err = capsys.readouterr()
    assert err == f"{bad_input.message}\n"
    assert not out


@pytest.mark.parametrize("form", FORMS)
def test_annotators_of_no_document_in_common_are_refused(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The refusal comes first; behind it stand the names of the documents, which can be compared."""
    apart = BadInput(
        {"anna.sgm": sgml("1"), "ben.sgm": sgml("2") + sgml("3")},
        ["anna.sgm", "ben.sgm", "--task", "named-entity"],
        "anna.sgm: no document is in two of anna, ben; expected documents in common; choose annotations of "
        "the same texts; documents must have the same names in all files",
    )
    assert run(apart, form, tmp_path, monkeypatch) == 1
    out, err = capsys.readouterr()
    assert not out
    refusal, *warnings = err.splitlines()
    assert refusal == apart.message
    assert [line.partition("; ")[0] for line in warnings] == [
        "warning: anna.sgm: document 1 is in anna but not in ben",
        "warning: ben.sgm: 2 documents are in ben but not in anna: 2, 3",
    ]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("bad_input", USAGE_ERRORS.values(), ids=USAGE_ERRORS)
def test_wrong_usage_is_refused_before_anything_is_read(
    bad_input: BadInput,
    form: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(bad_input, form, tmp_path, monkeypatch) == 2
    out, err = capsys.readouterr()
    assert err.splitlines()[0] == f"annotally agreement: error: {bad_input.message}"
    assert not out


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("bad_input", WARNED.values(), ids=WARNED)
def test_what_is_measured_all_the_same_is_warned_of(
    bad_input: BadInput,
    form: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(bad_input, form, tmp_path, monkeypatch) == 0
    out, err = capsys.readouterr()
    assert err == f"{bad_input.message}\n"
    # The forms that are kept have the warning, too; a paragraph for a paper has none.
    finding = bad_input.message.removeprefix("warning: ")
    assert (finding in _words(out, form)) == (form != "methods")


def _words(out: str, form: str) -> str:
    """Return the text of a result, without the quotes and escapes of its form."""
    if form == "csv":
        return "\n".join(cell for row in csv.reader(io.StringIO(out)) for cell in row)
    if form == "json":
        (warning,) = json.loads(out)["warnings"]
        place = ":".join(str(warning[key]) for key in ("file", "line", "column") if warning[key])
        return f"{place}: {warning['message']}"
    return out


@pytest.mark.parametrize("form", FORMS)
def test_warnings_can_be_left_out(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    quiet = WARNED["no item of two annotators"]
    quiet = quiet._replace(words=[*quiet.words, "--warnings", "none"])
    assert run(quiet, form, tmp_path, monkeypatch) == 0
    assert not capsys.readouterr().err


def test_an_empty_cell_of_a_table_is_no_label(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Items with an empty cell are left out of κ, and the reason says how many."""
    blank = table("item,anna,ben\n1,a,a\n2,b,\n3,b,b\n", "", *LABORATORY)
    assert run(blank, "json", tmp_path, monkeypatch) == 0
    out, err = capsys.readouterr()
    (kappa,) = json.loads(out)["measures"]
    assert (kappa["value"], kappa["n"], kappa["left_out"]) == (1, 2, {"items with a label missing": 1})
    assert not err
