"""The same annotations have the same tallies in every format that holds them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from annotally.formats.capabilities import LOSS_KINDS, Capability
from annotally.formats.io import format_named
from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import InputRefused
from annotally.tasks.catalogue import find_task
from annotally.workspace.conversion import convert
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.alike_corpora import AlikeCorpus, entities, mentions, objects, relations, spans, tallies
from support.small_inputs import sgml, write

WRITTEN = [form.name for form in FORMATS if form.write is not None and form.capabilities.held]
HARMLESS = {Capability.TOKENS, Capability.TEXT}
"""Losses that no task compares."""
LABELS = {"doccano", "token-columns", "pubtator", "universal-ner", "knowtator-2"}
"""Formats of spans with a label each, and nothing beside it."""
WITH_ATTRIBUTES = {
    *("brat", "gate-xml", "mat-json", "prodigy", "label-studio", "span-table", "spacy-json"),
    *("mae", "bioc-xml", "bioc-json", "tei", "knowtator", "inline-xml", "web-annotation", "conllu"),
}
IN_CAS = {"webanno-tsv", "uima-xmi", "uima-json", "mmax2"}
RELATED = WITH_ATTRIBUTES - {"span-table", "inline-xml", "tei", "conllu", "gate-xml", "spacy-json"}
BY_FEATURE = {"gate-xml", "webanno-tsv", "uima-xmi", "uima-json"}
"""Formats in which an attribute is the label (C9): tasks that compare labels find others there."""
HOLDERS: dict[Callable[[Path], AlikeCorpus], set[str]] = {
    spans: WITH_ATTRIBUTES | IN_CAS | LABELS,
    relations: RELATED,
    entities: WITH_ATTRIBUTES | IN_CAS | {"muc-sgml"},
    mentions: IN_CAS | {"muc-sgml", "brat", "mat-json", "conll-coreference", "conllu"},
    objects: {"muc-templates", "mat-json"},
}
"""Formats that are known to hold a corpus whole; further ones may."""


def converted(corpus: AlikeCorpus, name: str, folder: Path) -> tuple[Path, Path] | None:
    """Write both sides in a format; return their folders, None if something would be lost."""
    texts = (str(corpus.texts),) if corpus.texts else ()
    folders = []
    for side, path in (("key", corpus.key), ("response", corpus.response)):
        result = convert(SideInput(side, (str(path),)), name, texts, drop=LOSS_KINDS)
        if {loss.kind for loss in result.losses} - HARMLESS:
            return None
        target = folder / side
        target.mkdir(parents=True)
        for file_name, content in zip(result.names, result.files, strict=True):
            place = target / (file_name or f"all{format_named(name).suffixes[0]}")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
        folders.append(target)
    return folders[0], folders[1]


def tasks_of(corpus: AlikeCorpus, name: str) -> list[str]:
    """Return the tasks that read the same in a format; speech reads numbers otherwise without text (M13)."""
    unlike = set(corpus.label_tasks) if name in BY_FEATURE else set()
    if not format_named(name).carries_text:
        unlike.add("speech-named-entity")
    return [task for task in corpus.tasks if task not in unlike]


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("make", HOLDERS)
def test_tallies_are_the_same_in_every_format(
    make: Callable[[Path], AlikeCorpus], name: str, tmp_path: Path
) -> None:
    corpus = make(tmp_path / "given")
    try:
        folders = converted(corpus, name, tmp_path / "written")
    except InputRefused:
        folders = None
    assert folders is not None or name not in HOLDERS[make]
    if folders is None:
        return
    for task in tasks_of(corpus, name):
        expected = tallies(task, corpus.key, corpus.response, corpus.texts if make is objects else None)
        assert len(expected) > 1
        texts = None if format_named(name).carries_text and make is not objects else corpus.texts
        assert tallies(task, *folders, texts) == expected, task


@pytest.mark.parametrize(("layer", "others"), [("ben", ["Ben", "ada"]), ("ADA", ["Ben", "ben"])])
def test_the_annotators_left_out_are_those_that_were_not_read(
    layer: str, others: list[str], tmp_path: Path
) -> None:
    line = '{{"text": "Ada left.", "id": 1, "spans": [], "answer": "accept", "_annotator_id": "{}"}}\n'
    file = tmp_path / "answers.jsonl"
    file.write_text("".join(line.format(name) for name in ("ada", "Ben", "ben")), encoding="utf-8")
    side = SideInput(str(file), (str(file),), layer=layer)
    converted = convert(side, "span-table", drop=[Capability.ANNOTATORS])
    (loss,) = converted.losses
    assert sorted(example.text for example in loss.examples) == others


def test_mentions_of_tokens_have_places_in_other_formats(tmp_path: Path) -> None:
    events = "#BeginOfDocument d\ngold\td\tE1\tt1,t2\tleft for\tMovement\tActual\t0\n#EndOfDocument\n"
    (tmp_path / "gold.tbf").write_text(events, encoding="utf-8")
    table = "t0\tAda\t0\t3\nt1\tleft\t4\t8\nt2\tfor\t9\t12\n"
    (tmp_path / "tokens").mkdir()
    (tmp_path / "tokens" / "d.tab").write_text(table, encoding="utf-8")
    side = SideInput("gold", (str(tmp_path / "gold.tbf"),))
    tokens = (str(tmp_path / "tokens"),)
    (spans,) = convert(side, "span-table", tokens=tokens).files
    assert spans.decode().splitlines()[1].startswith('d,4,12,event,left for,left for,Movement,Actual,"t1,t2"')
    (unchanged,) = convert(side, "event-mentions", tokens=tokens).files
    assert unchanged.decode() == events


NUMBERED = sgml("WSJ 900721-0032") + sgml("AP/900722")


def numbered(folder: Path) -> SideInput:
    return SideInput("key", (write(folder, "key.sgm", NUMBERED),))


def test_files_are_called_after_documents_as_written(tmp_path: Path) -> None:
    result = convert(numbered(tmp_path), "brat")
    assert result.names == (
        *("WSJ 900721-0032.ann", "WSJ 900721-0032.txt"),
        *("AP_900722.ann", "AP_900722.txt"),
    )
    (finding,) = result.warnings
    assert "1 document whose name cannot be that of a file: AP/900722 becomes AP_900722" in str(finding)


def test_names_that_differ_in_signs_of_no_file_are_numbered(tmp_path: Path) -> None:
    path = write(tmp_path, "key.sgm", sgml("A/1") + sgml("a:2").replace("a:2", "a:1 2") + sgml("A_1 2 3"))
    names = convert(SideInput("key", (path,)), "mat-json").names
    assert names == ("A_1.json", "a_1 2.json", "A_1 2 3.json")
    assert len({name.casefold() for name in names}) == 3


@pytest.mark.parametrize(("target", "name"), [("conllu", "AP/900722"), ("span-table", "900722")])
def test_one_file_has_names_as_written_and_formats_without_text_those_of_the_texts(
    tmp_path: Path, target: str, name: str
) -> None:
    (content,) = convert(numbered(tmp_path), target, drop=LOSS_KINDS).files
    assert name in content.decode().replace(",", "\n").splitlines() or f"# newdoc id = {name}\n" in (
        content.decode()
    )


def test_a_file_written_over_keeps_its_numbers(tmp_path: Path) -> None:
    assert convert(numbered(tmp_path), "muc-sgml").files == (NUMBERED.encode(),)


@pytest.mark.parametrize("converted_first", [False, True])
def test_converted_documents_are_those_of_the_numbers(tmp_path: Path, *, converted_first: bool) -> None:
    side = numbered(tmp_path)
    result = convert(side, "brat")
    for file_name, content in zip(result.names, result.files, strict=True):
        (tmp_path / "out").mkdir(exist_ok=True)
        (tmp_path / "out" / file_name).write_bytes(content)
    sides = [side, SideInput("response", (str(tmp_path / "out"),))]
    workspace = open_workspace(
        OpenRequest(find_task("mat"), tuple(reversed(sides) if converted_first else sides))
    )
    assert len(workspace.document_ids) == 2
    assert "are taken for one, and 1 more: both sides call them so" in str(next(iter(workspace.warnings)))


def test_texts_are_those_of_sides_that_call_them_alike(tmp_path: Path) -> None:
    table = "document,start,end,label\nWSJ 900721-0032,38,49,PERSON\n"
    sides = tuple(SideInput(name, (write(tmp_path, f"{name}.csv", table),)) for name in ("key", "response"))
    texts = (write(tmp_path, "texts.sgm", sgml("WSJ 900721-0032")),)
    workspace = open_workspace(OpenRequest(find_task("mat"), sides, texts))
    assert workspace.document_ids == ("WSJ 900721-0032",)
    assert "Ada Example" in workspace.document("WSJ 900721-0032").text
