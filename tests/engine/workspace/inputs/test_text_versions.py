"""Two versions of the texts: which side stands on what, and what is said of it (C5, H8)."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.muc_templates.reader import read as read_templates
from annotally.formats.sgml.reader import read
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.tasks.definition import OneSided
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY
from annotally.text.alignment.rules import Align, Aligner
from annotally.workspace.inputs.checks import one_sided
from annotally.workspace.inputs.text_versions import Versions, reconcile_texts
from support.templette_samples import event, opened, task

OPTIONS = ReadOptions(docnum="verbatim")


def texts(*bodies: str, names: str = "AB") -> ReadResult:
    text = "".join(
        f"<DOC>\n<DOCNO> {name} </DOCNO>\n{body}\n</DOC>\n" for name, body in zip(names, bodies, strict=False)
    )
    return read([Source("texts.sgml", text)], OPTIONS)


def side(*documents: str) -> ReadResult:
    text = "".join(event('WHO: "Ada" ##25#28#', document=name) for name in documents)
    return read_templates([Source("side.tpl", text)], OPTIONS)


def told(versions: Versions) -> list[str]:
    return [f"{finding.severity}: {finding.found}" for finding in versions.findings]


def test_one_version_for_all() -> None:
    versions = reconcile_texts([side("A"), side("A")], [], texts("Ada ran"), None, Align.AUTO)
    assert (versions.texts, versions.findings, versions.notes) == ((), [], ())
    always = reconcile_texts([side("A"), side("A")], [], texts("Ada ran"), None, Align.ALWAYS)
    assert [list(text) for text in always.texts] == [["A"], ["A"]]
    assert always.notes == ("texts aligned",)


def test_two_versions_that_are_the_same_need_no_alignment() -> None:
    versions = reconcile_texts([side("A"), side("A")], [], texts("Ada ran"), texts("Ada ran"), Align.AUTO)
    assert (versions.texts, versions.findings) == ((), [])
    assert reconcile_texts([side("A"), side("A")], [], texts("Ada ran"), texts("Ada ran"), Align.ALWAYS).texts


def test_where_texts_differ_is_said_once() -> None:
    sides = [side("A", "B"), side("A", "B")]
    versions = reconcile_texts(sides, [], texts("Ada ran", "Bo"), texts("Ada came", "Cy"), Align.AUTO)
    (line,) = told(versions)
    assert line.startswith("warning: the text of document A differs from texts.sgml at line 3, column 5")
    assert line.endswith("so do 1 more documents")
    assert [text["A"].text.split("\n")[2] for text in versions.texts] == ["Ada ran", "Ada came"]
    (refusal,) = reconcile_texts(sides, [], texts("Ada ran"), texts("Ada came"), Align.NEVER).findings[:1]
    assert "--align auto" in refusal.remedy
    assert refusal.severity == "error"


def test_every_document_needs_a_text_where_texts_are_aligned() -> None:
    versions = reconcile_texts(
        [side("A", "B"), side("A")], [], texts("Ada ran"), texts("Ada came"), Align.AUTO
    )
    assert told(versions)[-1].startswith("error: the text of document B is not among those of ")
    none = reconcile_texts([side("A"), side("A")], [], None, None, Align.ALWAYS)
    assert len(told(none)) == 2


def test_a_single_text_of_another_name_is_unsegmented() -> None:
    heard = read([Source("heard.sgml", "<DOC>\n<DOCNO> Z </DOCNO>\nada ran bo came\n</DOC>\n")], OPTIONS)
    versions = reconcile_texts(
        [side("A", "B"), side("x")], [], texts("Ada ran", "Bo came"), heard, Align.AUTO
    )
    assert versions.notes == ("texts aligned", "response unsegmented")
    assert [segment.name for segment in versions.segments["Z"]] == ["A", "B"]
    assert [len(candidate_set.documents["Z"].instances) for candidate_set in versions.sets] == [2, 1]
    assert [list(result.documents) for result, _ in versions.as_read] == [["A", "B"], ["x"]]
    (line,) = told(versions)
    assert line == "warning: one text, Z, for the 2 documents of "
    refused = reconcile_texts([side("A"), side("x")], [], texts("Ada ran"), heard, Align.NEVER)
    assert [finding.severity for finding in refused.findings] == ["error"]


def test_c6_a_single_text_of_another_name_is_one_document_where_none_can_be_unsegmented() -> None:
    heard = read([Source("heard.sgml", "<DOC>\n<DOCNO> Z </DOCNO>\nada ran bo came\n</DOC>\n")], OPTIONS)
    both_sides = [side("A", "B"), side("Z")]
    versions = reconcile_texts(
        both_sides, [], texts("Ada ran", "Bo came"), heard, Align.AUTO, unsegmented=False
    )
    assert (versions.segments, versions.texts, list(versions.documents)) == ({}, (), ["Z", "A", "B"])
    (refused,) = one_sided(versions.sets, versions.documents, OneSided.REFUSED)
    assert refused.remedy == "split the document where those start and end"


def test_in_speech_the_signature_says_in_how_many_documents_texts_are_aligned() -> None:
    def told_of(align: Align, second_text: str) -> tuple[str, ...]:
        both_texts = texts("Ada ran", "Bo"), texts("Ada ran", second_text)
        versions = reconcile_texts([side("A", "B"), side("A", "B")], [], *both_texts, align)
        rules = replace(SPEECH_NAMED_ENTITY.alignment, align=align, aligner=Aligner.ONE_TO_ONE)
        return versions.notes_by(replace(SPEECH_NAMED_ENTITY, alignment=rules), ("A", "B"))

    assert told_of(Align.AUTO, "Cy") == ("texts aligned in 1 of 2 documents: one-to-one",)
    assert told_of(Align.ALWAYS, "Cy") == ("texts aligned in 2 of 2 documents: one-to-one",)
    assert told_of(Align.AUTO, "Bo") == ()


def test_one_text_of_the_same_name_is_not() -> None:
    versions = reconcile_texts(
        [side("A", "B"), side("A")], [], texts("Ada ran", "Bo"), texts("Ada came"), Align.AUTO
    )
    assert versions.segments == {}


def test_a_response_that_carries_its_text_stands_on_it() -> None:
    own_texts = texts("Ada came")
    versions = reconcile_texts(
        [side("A"), replace(side("A"), documents=own_texts.documents)], [], texts("Ada ran"), None, Align.AUTO
    )
    assert [text["A"].text.split("\n")[2] for text in versions.texts] == ["Ada ran", "Ada came"]


def test_other_tasks_refuse_texts_that_differ() -> None:
    own_texts = texts("Ada came")
    versions = reconcile_texts(
        [side("A"), replace(side("A"), documents=own_texts.documents)], [], texts("Ada ran")
    )
    assert [finding.severity for finding in versions.findings] == ["error"]


def test_fills_outside_their_text_are_told_of(tmp_path: Path) -> None:
    text = "<DOC>\n<DOCNO> D </DOCNO>\nAda ran\n</DOC>\n"
    key, response = event('WHO: "Ada" ##25#28#'), event('WHO: "Ada" ##925#928#')
    workspace = opened(tmp_path, key, response, text, text.replace("ran", "came"))
    assert any("lies outside document D" in warning.found for warning in workspace.warnings)


def test_inputs_that_cannot_be_compared_are_refused_by_name(tmp_path: Path) -> None:
    key = event('WHO: "Ada" ##25#28#')
    with pytest.raises(InputRefused, match="is not among those of key"):
        opened(tmp_path, key, key, chosen=task(Align.ALWAYS))
