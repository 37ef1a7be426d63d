"""Tests of the help's page of messages: it is what the code says, and what is really said is on it."""

import re
from pathlib import Path

import message_collection
import messages_page
import pytest
from help_page import anchor

from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.model.diagnostics import Diagnostic, InputRefused

MODULE = """
from functools import partial

from annotally.model.diagnostics import error, file_error, warning
from annotally.model.source_diagnostics import Complaints, unwritable
from annotally.model.wording import Wording, plural

REMEDY = Wording("mend it")
_refusal = partial(unwritable, form="x")


class Reader:
    def __init__(self, complaints, remedy=REMEDY):
        self._complaints, self._count = complaints, 0
        self._remedy = remedy

    def _refuse(self, at, finding, expected):
        raise self._complaints.refusal(at, finding, expected, self._remedy)

    def read(self, text):
        expected = Wording("a name of {kind}", kind="x")
        if not text:
            self._refuse(0, Wording("no name in {text!r}", text=text), expected)
        finding = plural("{count} name", "{count} names", 2)
        self._refuse(0, Wording("{finding} on a line", finding=finding), expected=_expected(text))
        found, remedy = REASONS[at]
        self._complaints.warn(1, found, expected, remedy)


REASONS = {
    1: (Wording("a late name"), Wording("it is left out")),
    2: (Wording("an early name"), Wording("it is moved")),
}


CHECKS = [(_twice, Wording("a name once"), Wording("take one out"))]


def _twice(reading):
    return Wording("{name} twice", name=reading.name)


def read(source):
    return Reader(Complaints(source))


def _expected(text):
    return Wording("one name") if text else Wording("a name")


def write(path, document):
    raise _refusal(path, document, Wording("no name"), Wording("every name once"))


def open_file(path):
    raise file_error(path, Wording("is no file"), expected=Wording("a file"), remedy=Wording("choose {a}"))
"""


def collected(tmp_path: Path, text: str) -> set[tuple[str, str, tuple[str, ...], tuple[str, ...]]]:
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "module.py").write_text(text, encoding="utf-8")
    messages = message_collection.collect_messages(tmp_path)
    assert {message.module for message in messages} <= {"package.module"}
    return {message[1:] for message in messages}


def test_messages_are_followed_to_their_sentences(tmp_path: Path) -> None:
    named, mend = ("a name of {kind}",), ("mend it",)
    assert collected(tmp_path, MODULE) == {
        ("error", "no name in {text!r}", named, mend),
        ("error", "{count} names on a line", ("one name", "a name"), mend),
        ("warning", "a late name", named, ("it is left out",)),
        ("warning", "an early name", named, ("it is moved",)),
        ("error", "no name", ("every name once",), ()),
        ("", "{name} twice", ("a name once",), ("take one out",)),
        ("error", "is no file", ("a file",), ("choose {a}",)),
    }


def test_a_message_stands_on_its_line_as_it_is_printed() -> None:
    message = message_collection.Message(
        "annotally.formats.x", "warning", "{name!r} in <DOC>", ("{…}", "one", "no_one"), ("it is left out",)
    )
    line = messages_page.line_of(message)
    assert line == "- **{name} in \\<DOC>** (warning); expected one / no\\_one; *it is left out*"


def test_the_page_is_up_to_date() -> None:
    """If this fails, run packaging/messages_page.py."""
    assert messages_page.main(["--check"]) == 0


def test_groups_are_linked_and_few_parts_of_messages_are_unknown() -> None:
    page = messages_page.PAGE.read_text(encoding="utf-8")
    titles = re.findall(r"^## (.*)$", page, re.MULTILINE)
    unlinked = [title for title in titles if f"- [{title}](#{anchor(title)}): " not in page]
    assert unlinked == []
    lines = [line for line in page.splitlines() if line.startswith("- **")]
    assert len(lines) > 700
    assert len(lines) == len(set(lines))
    assert [line for line in lines if line.endswith("*…*")] == []


def said(diagnostic: Diagnostic) -> bool:
    """Return whether the page has a line whose remedy and finding are those of a real message."""
    page = messages_page.PAGE.read_text(encoding="utf-8").splitlines()
    remedy = pattern(diagnostic.remedy)
    return any(re.search(remedy, unescaped(line.rpartition("; *")[2])) for line in page if "; *" in line)


def unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def pattern(sentence: str) -> str:
    """Return an expression for a sentence as the page has it: what it says itself, anything else between."""
    words = re.split(r"\{[^}]*\}", getattr(sentence, "template", sentence))
    return ".*".join(map(re.escape, words))


DAMAGED = (
    ("a.ann", "T1\tPerson 5 2\tAda\n"),
    ("a.ann", "Q1\tPerson\n"),
    ("a.xml", "<GateDocument version='3'><AnnotationSet>"),
    ("a.tmpl", '<PERSON-1-1> :=\n  NAME: "Ada" / "Bo"\n'),
    ("a.sgm", "<DOC>\n<DOCNO> 1 </DOCNO>\n<ENAMEX TYPE=PERSON>Ada\n</DOC>\n"),
    ("a.jsonl", '{"text": "Ada", "label": [[0, 9, "PER"]]}\n'),
    ("a.json", '{"version": 2, "signal": 1, "asets": []}\n'),
    ("a.csv", "start,end,label\n3,1,PER\n"),
    ("a.tsv", "#FORMAT=WebAnno TSV 3.3\n\n#Text=Ada\n1-1\t0-9\tAda\n"),
    ("a.tbf", "#BeginOfDocument a\ngold\ta\tE1\tt1\tleft\tTransport\tActual\t0\n"),
    ("a.conll", "#begin document (a); part 000\nAda (0\n\n#end document\n"),
    ("a.txt", "a\x00b"),
    ("a.pubtator", "1|t|Ada\n1|a|\n1\t0\t9\tAda\tPER\n"),
)
"""Damaged files; each is refused with one message or several."""


@pytest.mark.parametrize(("name", "content"), DAMAGED)
def test_the_messages_of_damaged_files_are_on_the_page(name: str, content: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    if name.endswith(".ann"):
        (tmp_path / "a.txt").write_text("Ada left Fictown", encoding="utf-8")
    with pytest.raises(InputRefused) as refused:
        read([tmp_path / name], ReadOptions())
    assert [str(found) for found in refused.value.diagnostics if found.remedy and not said(found)] == []
