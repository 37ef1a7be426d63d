"""Tests of fitting: a format holds a feature if and only if it declares that, and nothing is lost unsaid."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.capabilities import LOSS_KINDS, Capability, Degree, LossKind, Unheld
from annotally.formats.contents import AnnotationContent, contents_of
from annotally.formats.io import format_named, read, write
from annotally.formats.registry import FORMATS
from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document
from annotally.workspace import fitting
from annotally.workspace.conversion import Converted, convert
from annotally.workspace.facade import SideInput
from annotally.workspace.fitting import fit
from support.conllu_samples import row
from support.featured_annotations import MAKERS, featured
from support.small_inputs import write as write_file

OPTIONS = ReadOptions(annotation_tags=("PER", "COREF"), docnum_tags=("DOCNO", "DOCID"))
WRITABLE = [form.name for form in FORMATS if form.write is not None and form.capabilities.held]
PART_OF = {
    Capability.VALUES: Capability.ATTRIBUTES,
    Capability.ALTERNATIVES: Capability.ATTRIBUTES,
    Capability.NORMALISATION: Capability.ATTRIBUTES,
    Capability.COMMENTS: Capability.ATTRIBUTES,
    Capability.RELATION_ATTRIBUTES: Capability.RELATIONS,
}
"""Features that go with another one."""


@pytest.mark.parametrize("feature", MAKERS)
@pytest.mark.parametrize("name", WRITABLE)
@settings(max_examples=3, deadline=None)
@given(data=st.data())
def test_a_feature_is_held_if_and_only_if_it_is_declared(
    name: str, feature: Capability, data: st.DataObject
) -> None:
    target = format_named(name)
    annotations, documents = data.draw(featured(target, feature))
    written, _, losses = fit(annotations, documents, OPTIONS, name)
    kinds: set[LossKind] = {loss.kind for loss in losses}
    carried = target.capabilities.carries(feature)
    if target.capabilities.carries(Capability.PLACES) is Degree.NO:
        placed = any(instance.extents for instance in annotations.documents["d"].instances)
        assert kinds - {feature} == ({Capability.PLACES} - {feature} if placed else set())
        assert feature not in kinds or carried is Degree.NO
    elif carried is Degree.YES:
        assert not kinds
    elif carried is Degree.NO:
        assert kinds & {feature, PART_OF.get(feature, feature)}
        assert written != annotations


# --- there and back

EVERYTHING = {
    "a.txt": "Ada met Bo in old Rome and left.\n",
    "a.ann": "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tLOC 14 22\told Rome\nT4\tLOC 18 22\tRome\n"
    "T5\tMEET 4 7;27 31\tmet left\nE1\tMEET:T5 Agent:T1\nR1\tknows Arg1:T1 Arg2:T2\n"
    "A1\tRole T1 chief\nN1\tReference T4 Base:7\tRome\n#1\tAnnotatorNotes T2\ta remark\n*\tsame T3 T4\n",
}
SPAN_FORMATS = [
    name
    for name in WRITABLE
    if format_named(name).capabilities.carries(Capability.TEXT) is Degree.YES and name != "conll-coreference"
]


def _converted(source: Path, target: str, folder: Path) -> tuple[Path, Converted]:
    """Convert with all that must be left out; write the files as they are called."""
    converted = convert(SideInput("in", (str(source),)), target, drop=LOSS_KINDS)
    folder.mkdir(parents=True)
    for name, content in zip(converted.names, converted.files, strict=True):
        place = folder / (name or "a" + format_named(target).suffixes[0])
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    return folder, converted


def _contents(folder: Path) -> Counter[AnnotationContent]:
    documents = read([folder], OPTIONS).annotations.documents
    (annotated,) = documents.values()
    return Counter(contents_of(annotated.document, annotated.instances))


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a brat document with every feature that brat has."""
    folder = tmp_path_factory.mktemp("everything")
    for name, content in EVERYTHING.items():
        (folder / name).write_text(content, encoding="utf-8")
    return folder


@pytest.mark.parametrize("second", SPAN_FORMATS)
@pytest.mark.parametrize("first", SPAN_FORMATS)
def test_there_and_back_is_equal_or_the_loss_is_listed(
    everything: Path, tmp_path: Path, first: str, second: str
) -> None:
    """X to Y to X, X with as much as it holds: what is missing in the end has been listed."""
    if first == second:
        return
    begun, _ = _converted(everything, first, tmp_path / "x")
    there, out = _converted(begun, second, tmp_path / "y")
    again, back = _converted(there, first, tmp_path / "z")
    before, after = _contents(begun), _contents(again)
    losses = out.losses + back.losses
    if before != after:
        assert losses, (before - after, after - before)
    # A pointer is spelled as its target, so that relations to what lost an attribute differ as well.
    missing = sum(count for content, count in (before - after).items() if content.extents)
    assert missing <= sum(loss.count for loss in losses)


def test_every_kind_must_be_allowed(everything: Path) -> None:
    side = SideInput("in", (str(everything),))
    with pytest.raises(InputRefused) as refused:
        convert(side, "doccano", drop=(Capability.ATTRIBUTES,))
    message = str(refused.value)
    for words in ("1 discontinuous annotation (a 6:1 MEET", "1 group (a ", "1 comment (a 2:1 PER"):
        assert words in message
    assert "1 attribute" not in message
    assert "add --drop discontinuous,groups,comments" in message


def test_what_depends_on_a_dropped_annotation_is_listed(everything: Path) -> None:
    (everything / "b.txt").write_text("Ada met Bo\n", encoding="utf-8")
    (everything / "b.ann").write_text(
        "T1\tPER 0 3;8 10\tAda Bo\nT2\tPER 4 7\tmet\nR1\tsees Arg1:T1 Arg2:T2\n", encoding="utf-8"
    )
    converted = convert(SideInput("in", (str(everything / "b.ann"),)), "doccano", drop=LOSS_KINDS)
    for name in ("b.txt", "b.ann"):
        (everything / name).unlink()
    assert [(loss.kind, loss.count) for loss in converted.losses] == [
        (Capability.DISCONTINUOUS, 1),
        (Unheld.DEPENDENTS, 1),
    ]


def test_one_attribute_that_cannot_be_spelled_takes_nothing_else_along() -> None:
    slots = (value_slot("two words", Reading("x")), value_slot("Role", Reading("y")))
    instance = Instance("PER", "1", slots, (Extent(0, 3),))
    annotations = AnnotationSet("set", "", {"d": DocumentAnnotations("d", (instance,))})
    _, files, (loss,) = fit(annotations, {"d": Document("d", "d", "Ada left")}, OPTIONS, "brat")
    assert (loss.kind, loss.count) == (Capability.ATTRIBUTES, 1)
    assert loss.examples[0].text == "PER \"x\" attribute 'two words'"
    assert files[0] == b"T1\tPER 0 3\tAda\nA1\tRole T1 y\n"


def test_a_change_says_what_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that leaves an attribute out; two annotations at one place are told apart by the rest."""
    instances = tuple(
        Instance("PER", number, (value_slot("Role", Reading(role)),), (Extent(0, 3),))
        for number, role in (("1", "y"), ("2", "z"))
    )
    annotations = AnnotationSet("set", "", {"d": DocumentAnnotations("d", instances)})
    files = (b"T1\tPER 0 3\tAda\nT2\tPER 0 3\tAda\nA2\tRole T2 z\n", b"Ada left")
    monkeypatch.setattr(fitting, "write", lambda *_: files)
    _, _, (loss,) = fit(annotations, {"d": Document("d", "d", "Ada left")}, OPTIONS, "brat")
    assert (loss.kind, loss.count) == (Unheld.ALTERED, 1)
    assert loss.examples[0].text == 'PER "y" role y → –'


GUM = (
    "# newdoc id = GUM_letter_ada\n"
    "# global.Entity = GRP-etype-infstat-salience-centering-minspan-link-identity\n"
    + row("1-2", "Ada's")
    + row("1", "Ada", "Entity=(2-person-new-sal-cf1-1-coref-Ada_Lovelace(1-person-new-nnn-cf2-1-coref")
    + row("2", "'s", "Entity=1)")
    + row("3", "friend", "Entity=2)")
    + row("4", "met", "SplitAnte=1<4,2<4")
    + row("5", "her", "Entity=(1-person-giv:act-nnn-cf1-1-ana)|SpaceAfter=No")
    + row("6", ".")
    + "\n"
)


def test_mentions_lose_attributes_and_nothing_else_in_columns_of_coreference(tmp_path: Path) -> None:
    path = write_file(tmp_path, "ada.conllu", GUM)
    side = SideInput("in", (path,), layer="coreference")
    converted = convert(side, "conll-coreference", drop=LOSS_KINDS)
    counts = {loss.kind: loss.count for loss in converted.losses}
    assert counts == {Capability.ATTRIBUTES: 19, Unheld.UNREAD: 1}
    assert converted.losses[0].examples[0].words() == 'GUM_letter_ada 4:28 COREF "Ada\'s friend" etype'
    cells = [line.split("\t")[-1] for line in converted.files[0].decode().splitlines() if "\t" in line]
    assert cells == ["(2|(1", "1)", "2)", "-", "(1)", "-"]


def test_one_refused_document_does_not_repeat_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    # Two mentions of the same words in each of some documents: brackets cannot tell them apart.
    documents = {f"d{number}": Document(f"d{number}", f"d{number}", "Ada came.") for number in range(8)}
    mentions = tuple(Instance("COREF", str(number), (), (Extent(0, 3),)) for number in (1, 2))
    annotations = AnnotationSet(
        "k", "brat", {name: DocumentAnnotations(name, mentions) for name in documents}
    )
    written: list[int] = []

    def counted_write(*arguments: Any) -> tuple[bytes, ...]:
        written.append(len(arguments[0].documents))
        return write(*arguments)

    monkeypatch.setattr("annotally.workspace.fitting.write", counted_write)
    fitted, _, losses = fit(annotations, documents, OPTIONS, "conll-coreference")
    assert [len(annotated.instances) for annotated in fitted.documents.values()] == [1] * 8
    assert [(loss.kind, loss.count) for loss in losses] == [(Unheld.SPANS, 8)]
    assert written.count(8) == 2
    assert sum(written) <= 2 * 8 + 2 * 8
