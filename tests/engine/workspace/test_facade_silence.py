"""A file without content says that nothing was annotated in the documents of the other side (C8)."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from annotally.formats.base import ReadOptions
from annotally.formats.io import format_named, read, write
from annotally.formats.registry import FORMATS
from annotally.model.annotation_sets import DocumentAnnotations
from annotally.model.diagnostics import InputRefused, Severity
from annotally.model.instances import Instance, Reading, Slot
from annotally.scoring.tally import Status
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.coreference_samples import conll
from support.event_samples import GOLD, SAMPLE, files
from support.small_inputs import sgml, template
from support.small_inputs import write as save
from support.webanno_samples import TOWN

MUC34 = """\
0.  MESSAGE: ID                     OWL-MUC4-0001
1.  MESSAGE: TEMPLATE               1
4.  INCIDENT: TYPE                  BOMBING
"""


class Case(NamedTuple):
    """A format of which a file without content says that nothing was annotated."""

    format: str
    task: str
    name: str
    """Of the file with content."""
    content: str
    comments: tuple[str, ...] = ()
    """Texts without content but for white space."""
    documents: int = 1
    beside: tuple[str, str] = ("", "")
    """A file that must stand beside the one with content: its name and what is in it."""


CASES = (
    Case(
        "muc-templates",
        "template-element",
        "a.key",
        template("1", 'NAME: "Ada"') + template("1", 'NAME: "Bo"', document="0002"),
        ("# none\n; none\n", "\n; none"),
        2,
    ),
    Case("muc34", "muc4", "a.muc4", MUC34, (";; none\n",)),
    Case("muc-sgml", "named-entity", "a.sgm", sgml("1") + sgml("2"), ("<!-- none\n -->\n",), 2),
    Case("muc-sgml", "speech-named-entity", "a.sgm", sgml("1")),
    Case("muc-sgml", "coreference", "a.sgm", sgml("1", '<COREF ID="1">Ada</COREF>')),
    Case("token-columns", "spans", "a.conll", "Ada\tB-PER\nleft\tO\n\nBo\tB-PER\n\n", ("# none\n",)),
    Case("token-columns", "mat", "a.conll", "Ada\tB-PER\nleft\tO\n\nBo\tB-PER\n\n", ("# none\n",)),
    Case(
        "conll-coreference", "coreference", "a.conll", conll([("Ada", "(0)"), ("she", "(0)")]), ("# none\n",)
    ),
    Case("webanno-tsv", "spans", "a.tsv", TOWN),
    Case("brat", "spans", "a.ann", "T1\tPER 0 3\tAda\n", (), 1, ("a.txt", "Ada left.\n")),
)
EMPTY = ("", "\ufeff", "\n", " \r\n\t\n")


def put(folder: Path, case: Case, content: str) -> SideInput:
    """Write the file with content into a folder of its own."""
    path = save(folder, f"full/{case.name}", content)
    if case.beside[0]:
        save(folder, f"full/{case.beside[0]}", case.beside[1])
    return SideInput("full", (path,))


def cases() -> list[tuple[Case, str]]:
    return [(case, text) for case in CASES for text in (*EMPTY, *case.comments)]


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize(
    ("case", "text"), cases(), ids=lambda item: item.format if isinstance(item, Case) else repr(item)
)
def test_a_side_without_content_found_nothing(tmp_path: Path, case: Case, text: str, *, first: bool) -> None:
    full = put(tmp_path, case, case.content)
    empty = SideInput("empty", (save(tmp_path, "none/empty.out", text),))
    workspace = open_workspace(OpenRequest(find_task(case.task), (empty, full) if first else (full, empty)))
    sets = {side.name: side for side in workspace.sides.sets}
    assert sets["empty"].format == case.format
    assert list(sets["empty"].documents) == list(sets["full"].documents)
    assert len(workspace.document_ids) == case.documents
    assert not any(document.instances for document in sets["empty"].documents.values())
    warnings = [warning for warning in workspace.warnings if "nothing annotated" in warning.remedy]
    assert [(diagnostic.file, diagnostic.severity) for diagnostic in warnings] == [
        (empty.paths[0], Severity.WARNING)
    ]
    assert not any("not in" in warning.found for warning in workspace.warnings)
    for name in workspace.document_ids:
        statuses = {Status(item) for item in workspace.tree(name).nodes.status}
        assert statuses & {Status.MIS, Status.SPU, Status.INC}
        assert Status.COR not in statuses


def test_events_and_their_tables(tmp_path: Path) -> None:
    gold, _, tokens = files(tmp_path, {SAMPLE: GOLD}, {SAMPLE: ()})
    for text in (*EMPTY, "# none\n@ none\n"):
        empty = save(tmp_path, "sys.tbf", text)
        sides = (SideInput("key", (gold,)), SideInput("response", (empty,)))
        workspace = open_workspace(OpenRequest(find_task("event-mention"), sides, tokens=(tokens,)))
        assert workspace.sides.sets[1].documents.keys() == {SAMPLE}
        assert [warning.file for warning in workspace.warnings] == [empty]
        assert workspace.comparison().table


@pytest.mark.parametrize("text", ["", " \n"])
@pytest.mark.parametrize("name", ["gate-xml", "mat-json", "uima-xmi", "uima-json", "label-studio"])
def test_in_json_and_xml_it_is_damage(tmp_path: Path, name: str, text: str) -> None:
    path = save(tmp_path, "x", text)
    with pytest.raises(InputRefused):
        read([path], ReadOptions(), name)


def test_every_format_with_annotations_says_what_a_file_without_content_is() -> None:
    readable = [
        file_format
        for file_format in FORMATS
        if file_format.read is not None and file_format.carries_annotations
    ]
    damage = {item.name for item in readable if item.silent is None}
    assert damage == {
        *("bioc-json", "bioc-xml", "gate-xml", "knowtator", "knowtator-2", "mae", "mat-json"),
        *("tei", "mmax2", "inline-xml", "uima-xmi", "uima-json", "label-studio", "web-annotation"),
    }
    for item in readable:
        if item.silent is not None:
            assert item.silent(" \r\n\n")
            assert not item.silent("x")


@pytest.mark.parametrize("text", ["", "\n", "# none\n"])
def test_nothing_on_either_side_is_refused(tmp_path: Path, text: str) -> None:
    sides = tuple(
        SideInput(name, (save(tmp_path, name, text),), "muc-templates") for name in ("key", "response")
    )
    with pytest.raises(InputRefused, match="nothing on either side"):
        open_workspace(OpenRequest(find_task("template-element"), sides))
    unknown = tuple(replace(side, format=None) for side in sides)
    with pytest.raises(InputRefused):
        open_workspace(OpenRequest(find_task("template-element"), unknown))


def test_one_file_among_others_stands_for_the_document_of_its_name(tmp_path: Path) -> None:
    """What it does not stand for is missing on its side as before (C6)."""
    tokens = "Ada\tB-PER\nleft\tO\n\n"
    for name in ("one", "two", "three"):
        save(tmp_path, f"key/{name}.conll", tokens)
    save(tmp_path, "response/one.conll", tokens)
    save(tmp_path, "response/two.conll", "# none\n")
    sides = tuple(SideInput(name, (str(tmp_path / name),)) for name in ("key", "response"))
    with pytest.raises(InputRefused) as caught:
        open_workspace(OpenRequest(find_task("spans"), sides))
    assert [
        diagnostic.found for diagnostic in caught.value.diagnostics if diagnostic.severity is Severity.ERROR
    ] == ["document three is in key but not in response"]
    save(tmp_path, "response/three.conll", tokens)
    workspace = open_workspace(OpenRequest(find_task("spans"), sides))
    assert {
        name: len(document.instances) for name, document in workspace.sides.sets[1].documents.items()
    } == {
        "one": 1,
        "three": 1,
        "two": 0,
    }


def test_one_of_three_annotators_found_nothing(tmp_path: Path) -> None:
    texts = ("", sgml("1"), sgml("1"))
    sides = tuple(SideInput(f"A{n}", (save(tmp_path, f"{n}.sgm", text),)) for n, text in enumerate(texts))
    workspace = open_workspace(OpenRequest(find_task("named-entity"), sides, annotators=True))
    assert [list(side.documents) for side in workspace.sides.sets] == [["1"]] * 3
    assert workspace.among().annotated_by("1") == (True, True, True)


def test_a_final_key_can_be_written_over_a_side_without_content(tmp_path: Path) -> None:
    for text in ("", "# none\n"):
        full = SideInput("full", (save(tmp_path, "full.key", template("1", 'NAME: "Ada"')),))
        empty = SideInput("empty", (save(tmp_path, "empty.key", text),))
        workspace = open_workspace(OpenRequest(find_task("template-element"), (full, empty)))
        side = workspace.sides.sets[1]
        ada = Instance("PERSON", "1", (Slot("NAME", Reading("Ada", quote='"')),))
        kept = msgspec.structs.replace(side, documents={"0001": DocumentAnnotations("0001", (ada,))})
        (written,) = write(kept, {}, ReadOptions(), "muc-templates")
        assert written.decode() == template("1", 'NAME: "Ada"')


def test_a_folder_with_a_file_without_content_is_written_back_as_it_was(tmp_path: Path) -> None:
    save(tmp_path, "a.key", "; nothing\n")
    save(tmp_path, "b.key", template("1", 'NAME: "Ada"'))
    result = read([tmp_path], ReadOptions())
    assert result.silent == (str(tmp_path / "a.key"),)
    names = [Path(source.path).name for source in result.annotations.sources]
    texts = write(result.annotations, {}, ReadOptions(), "muc-templates")
    assert dict(zip(names, texts, strict=True)) == {
        name: (tmp_path / name).read_bytes() for name in ("b.key", "a.key")
    }


def test_files_that_begin_with_a_comment_are_read_at_once() -> None:
    """Which could be without content is told in one pass, however many comments there are."""
    for file_format in FORMATS:
        if file_format.silent is not None:
            assert not file_format.silent("<!--" * 200_000)
            assert not file_format.silent("# " * 200_000 + "\n" + "  # \n" * 200_000 + "x\tO")


@pytest.mark.parametrize(
    ("line", "silent"),
    [
        ("# a remark", True),
        ("#newdoc id = a", True),
        ("# up to O", True),
        ("#\tof a kind", True),
        ("# B-LOC", False),
        ("#\tO", False),
        ("#harbour B-LOC", False),
        ("#harbour\tNN\tS-LOC", False),
        ("#harbour O  ", False),
        ("#harbour B-LOC NN", False),
        ("#harbour LOC-S\tNN", False),
    ],
)
def test_a_hashtag_ahead_of_a_tag_is_a_token_and_no_comment(line: str, silent: bool) -> None:
    """A tweet of one hashtag is annotated; what is written is the file that was read."""
    chosen = format_named("token-columns")
    assert chosen.silent is not None
    assert chosen.silent(f"{line}\n\n") is silent


def test_a_file_of_one_hashtag_is_written_back_as_it_was(tmp_path: Path) -> None:
    content = "#harbour\tB-LOC\n"
    (tmp_path / "tweet.conll").write_text(content)
    result = read([tmp_path / "tweet.conll"], ReadOptions(), None, "key")
    assert [instance.type for instance in result.annotations.documents["tweet"].instances] == ["LOC"]
    documents = {document.id: document for document in result.documents}
    assert write(result.annotations, documents, ReadOptions(), "token-columns") == (content.encode(),)
