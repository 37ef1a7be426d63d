"""Global mapping files: the real ones are read, and what the NIST filter writes comes out byte for byte (H5).

What the filter does around the words, the columns of its file types, is imitated here; the words are ours.
"""

import re
from collections.abc import Callable

import pytest

from annotally.formats.io import load_source
from annotally.model.diagnostics import InputRefused
from annotally.text.alignment.glm import Mapper
from annotally.text.alignment.glm_rules import read_rules
from conformance.data import data
from support.nist_filter import filtered

pytestmark = pytest.mark.conformance

Filter = Callable[[str], str]


def trn(line: str, words: Filter) -> str:
    match = re.fullmatch(r"(.*)(\(.*\))\s*", line)
    assert match
    return f"{words(match[1])} {match[2]}"


def stm(line: str, words: Filter) -> str:
    result = re.fullmatch(r"(\s*(?:\S+\s+){4}\S+\s*<\S+>)(.*)", line) or re.fullmatch(
        r"(\s*(?:\S+\s+){4}\S+)(.*)", line
    )
    assert result
    return " ".join(f"{result[1]} {words(result[2])}".split())


def ctm(line: str, words: Filter) -> str:
    columns = line.split()
    columns[4:5] = re.sub(r"([{}])", r" \1 ", words(columns[4])).split()
    if len(columns) == 5:
        return " ".join(columns)
    file, channel, begin, whole_column, *rest = columns
    confidence = [rest.pop()] if re.fullmatch(r"[0-9.-]*", rest[-1]) else []
    rows = []
    readings = " ".join(rest).split("/")
    marks = ["<ALT_BEGIN>", *["<ALT>"] * (len(readings) - 1)] if len(readings) > 1 else [""]
    for mark, reading in zip(marks, readings, strict=True):
        rows += [f"{file} {channel} * * {mark}"] if mark else []
        spoken = re.sub("[{}]", "", reading).split()
        length = float(whole_column) / len(spoken)
        for number, word in enumerate(spoken):
            start = float(begin) + length * number
            rows.append(" ".join([file, channel, f"{start:.3f}", f"{length:.3f}", word, *confidence]))
    if len(readings) > 1:
        rows.append(f"{file} {channel} * * <ALT_END>")
    return "\n".join(rows)


@pytest.mark.parametrize(
    ("value", "expected", "kind", "split_hyphens"),
    [
        ("test.in", "test.out", trn, True),
        ("test.trn.in", "test.trn.out", trn, False),
        ("test.trn.in", "test.trn.-dh.out", trn, True),
        ("test.stm.in", "test.stm.out", stm, False),
        ("test.stm.in", "test.stm.-dh.out", stm, True),
        ("test_ctm.in", "test_ctm.out", ctm, False),
        ("test_ctm.in", "test_ctm.-dh.out", ctm, True),
    ],
)
def test_the_filter_writes_what_nist_publishes(
    value: str, expected: str, kind: Callable[[str, Filter], str], split_hyphens: bool
) -> None:
    folder = data("sctk", "csrfilt")
    rules = read_rules(load_source(folder / "example.glm", any_content=True)).for_input(kind.__name__)
    mapper = Mapper(rules)

    def words(text: str) -> str:
        return filtered(text, mapper, split_hyphens=split_hyphens)

    lines = (folder / value).read_text(encoding="ascii").splitlines()
    written = [line if line.startswith(";;") else kind(line, words) for line in lines]
    assert "\n".join(written) + "\n" == (folder / expected).read_text(encoding="ascii")


@pytest.mark.parametrize(
    ("name", "rules", "for_references", "damaged"),
    [("en20030506.glm", 1611, 463, 1764), ("en20090415.glm", 1740, 513, 1858)],
)
def test_the_real_files_are_read(name: str, rules: int, for_references: int, damaged: int) -> None:
    """Rules counted by ``grep -c '^[^;*]*=>'``: one more, for each file has a rule that breaks off."""
    source = load_source(data("sctk", "glm", name), any_content=True)
    with pytest.raises(InputRefused) as refused:
        read_rules(source)
    (only,) = refused.value.diagnostics
    assert (only.line, only.column) == (damaged, 16)
    rule_set = read_rules(source, skip_damaged=True)
    assert [warning.line for warning in rule_set.warnings] == [damaged]
    written = re.findall(r"^[^;*\n][^\n]*=>", source.text, re.MULTILINE)
    assert len(rule_set.rules) == len(written) - 1 == rules
    assert not rule_set.case_sensitive
    assert len(rule_set.for_input("stm", "ref").rules) == for_references
    assert len(rule_set.for_input("ctm", "hyp").rules) == rules


def test_the_rules_of_the_real_files_hold() -> None:
    rules = read_rules(
        load_source(data("sctk", "glm", "en20090415.glm"), any_content=True), skip_damaged=True
    )
    hypothesis, reference = (Mapper(rules.for_input(*kinds)) for kinds in (("ctm", "hyp"), ("stm", "ref")))
    assert filtered("uh the firm's dialog gonna", hypothesis) == (
        "%HESITATION THE {FIRM'S / FIRM IS / FIRM HAS} DIALOGUE GOING TO"
    ).replace("DIALOGUE", "dialogue")
    assert filtered("the firm's MR X", reference) == "THE FIRM'S MISTER X"
