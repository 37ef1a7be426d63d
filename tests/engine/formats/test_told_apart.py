"""What is told apart in linear time is what a plain expression, which may take for ever, tells apart too."""

import re

from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.conll import rows as token_rows
from annotally.formats.conll.coreference_rows import document_title
from annotally.formats.muc34 import reader as muc34_reading
from annotally.formats.transcripts import ctm, trn
from annotally.formats.webanno.values import split_link, split_number

TITLE = re.compile(r"#begin document\b[ \t]*(?:\((.*)\)|([^;]*))[ \t]*;?[ \t]*(?:part[ \t]+(\S+))?[ \t]*$")
NEW_DOCUMENT = re.compile(
    r"#\s*(?:newdoc\b(?:\s+id)?|\S*\bdocument_id\b)\s*(?:=\s*(.*\S))?\s*", re.IGNORECASE
)
NAMED = re.compile(r".*\([\w.-]*[-_0-9]\w*\)\s*$")
REMARK = re.compile(r"(\S+?)\s*\(\s*([^()]*?)\s*\)")
NUMBER = re.compile(r"(\\*)\[([0-9]{1,9})\]\Z")
LINK = re.compile(r"(\\*)->([0-9]{1,9})-([0-9]{1,9})\Z")
TIME, TAG = ctm.NUMBER, r"</?[A-Za-z][^<>\n]*>"
WORD = re.compile(
    rf"\S+ +\S+ +{TIME} +{TIME} +(?:{TAG})*(?:(?:[^\s0-9<][^\s<]*)(?:{TAG})*)?(?: +{TIME})?\s*$"
    r"|\S+ +\S+ +\* +\* +<ALT"
)


def made_of(*pieces: str) -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(pieces), max_size=10).map("".join)


@given(made_of("(", ")", ";", " ", "\t", "part", "part ", "a", "x", "\x0b", "_"))
def test_the_title_of_a_coreference_document(said: str) -> None:
    line = f"#begin document{said}".rstrip("\r\n \t")
    match = TITLE.match(line)
    name = (match[1] if match[1] is not None else match[2]).strip() if match else ""
    part = match[3] if match else None
    if ";" not in (part or ""):  # a semicolon ends the name, and is no part
        assert document_title(line)[0] == name
        assert not name or document_title(line)[1] == part


@given(made_of("newdoc", " ", "\t", "id", "=", "document_id", "x", "_", "-", "\x0b", " id"))
def test_lines_that_begin_a_document(said: str) -> None:
    match = NEW_DOCUMENT.fullmatch(f"#{said}")
    name = (match[1] or "") if match else None
    assert token_rows.document_name(f"#{said}", comment=True) == name


@given(made_of("(", ")", "a", "-", "_", "1", ".", " ", "\x0b", "é", "\r"))
def test_lines_that_end_in_the_name_of_an_utterance(line: str) -> None:
    assert trn.looks_named(line) == bool(NAMED.match(line))


@given(made_of("(", ")", "OPT", "opt", "optional", "2", " ", "*"))
def test_what_is_said_of_the_number_of_a_template(said: str) -> None:
    number = " ".join(said.split())
    match = REMARK.fullmatch(number)
    optional = match is not None and match[2].upper() in {"OPTIONAL", "OPT"}
    expected = (match[1] if match and optional else number, optional)
    assert muc34_reading.split_remark(number, ReadOptions()) == expected


@given(made_of("f", " ", "1", ".5", "<a>", "<a b>", "w", "0.2", "*", "<ALT", " 1 ", " 0.5 "))
def test_lines_of_times_and_words(said: str) -> None:
    line = re.sub(" +", " ", said)
    assert bool(ctm.SNIFFED.match(line)) == bool(WORD.match(line))


@given(made_of("\\", "[", "]", "1", "12]", "->", "-", "a", "[1]", "->1-2"))
def test_numbers_and_links_behind_a_value(raw: str) -> None:
    number = NUMBER.search(raw)
    numbered = raw.endswith("]") and number is not None and len(number[1]) % 2 == 0
    expected = (raw[: number.end(1)], int(number[2])) if number is not None and numbered else (raw, 0)
    assert split_number(raw) == expected
    link = LINK.search(raw)
    linked = link is not None and len(link[1]) % 2 == 0
    assert (split_link(raw) is not None) == linked
    if link is not None and linked:
        assert split_link(raw) == (raw[: link.end(1)], int(link[2]), int(link[3]))
