"""A final key over the files of one side: what that side lacks stands in the file of another one."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from annotally.adjudication.final_key.document import FinalDocument
from annotally.adjudication.final_key.merge_sources import merge_over_sources
from annotally.adjudication.final_key.pointers import FinalObject
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.state import Description, create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.formats.io import read
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Source
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.builders import entity
from support.projects import a_clock
from support.small_inputs import write

ADA = entity("Ada Quill", 0, "PERSON")


def side(name: str, *files: Sequence[str], format_name: str = "brat") -> AnnotationSet:
    """Return a side with a file for each group of documents."""
    sources = tuple(Source(f"{name}/{'-'.join(group)}.ann", "") for group in files)
    documents = {
        document: DocumentAnnotations(document, (ADA,), number)
        for number, group in enumerate(files)
        for document in group
    }
    return AnnotationSet(name, format_name, documents, sources)


def final(document: str, *, empty: bool = False) -> FinalDocument:
    objects = () if empty else (FinalObject(ADA, (), 0),)
    return FinalDocument(document, objects, (), (), ())


def places(annotation_set: AnnotationSet) -> dict[str, str]:
    """Return the file in which each document stands."""
    return {
        name: annotation_set.sources[document.source].path
        for name, document in annotation_set.documents.items()
    }


def test_what_a_side_lacks_stands_in_the_file_of_one_that_has_it() -> None:
    sets = side("a", ["1"]), side("b", ["1"], ["2"]), side("c", ["3"])
    annotation_set = merge_over_sources(sets, 0, {name: final(name) for name in "123"})
    assert places(annotation_set) == {"1": "a/1.ann", "2": "b/2.ann", "3": "c/3.ann"}
    assert (annotation_set.name, annotation_set.format) == ("final", "brat")
    assert places(merge_over_sources(sets, 2, {"3": final("3")})) == {"3": "c/3.ann"}


def test_a_file_is_lent_once_and_only_if_it_holds_nothing_that_the_side_has() -> None:
    sets = side("a", ["1"]), side("b", ["1", "2"]), side("c", ["2", "3"])
    annotation_set = merge_over_sources(sets, 0, {name: final(name) for name in "123"})
    assert places(annotation_set) == {"1": "a/1.ann", "2": "c/2-3.ann", "3": "c/2-3.ann"}
    assert len(annotation_set.sources) == 2
    other_annotation_set = merge_over_sources((side("a", ["1"]), side("b", ["1", "2"])), 0, {"2": final("2")})
    assert (len(other_annotation_set.sources), other_annotation_set.documents["2"].source) == (1, 0)


def test_nothing_is_lent_for_a_document_that_is_left_out_of_another_format_or_by_a_name_twice() -> None:
    sets = side("a", ["1"]), side("b", ["2"])
    assert merge_over_sources(sets, 0, {"2": final("2", empty=True)}).documents == {}
    foreign = side("a", ["1"]), side("b", ["2"], format_name="gate-xml")
    assert len(merge_over_sources(foreign, 0, {"2": final("2")}).sources) == 1
    twice = (
        side("a", ["1"]),
        AnnotationSet("b", "brat", {"2": DocumentAnnotations("2", (ADA,))}, (Source("b/1.ann", ""),)),
    )
    assert len(merge_over_sources(twice, 0, {"2": final("2")}).sources) == 1


@pytest.mark.parametrize("first", [0, 1])
def test_the_key_of_annotators_who_have_different_documents_is_written_whole(
    tmp_path: Path, first: int
) -> None:
    """Document 3 is b's alone, document 4 is c's: both come out to the byte, whoever's files are written."""
    inputs = []
    for name, documents in (("a", "12"), ("b", "123"), ("c", "124")):
        for number in documents:
            write(tmp_path / name, f"{number}.txt", "Ada left.")
            write(tmp_path / name, f"{number}.ann", f"T{number}\tPERSON 0 3\tAda\n")
        inputs.append(SideInput(name, (str(tmp_path / name),)))
    request = OpenRequest(as_keys(find_task("spans")), tuple(inputs), annotators=True)
    workspace = open_workspace(request)
    project = create(str(tmp_path / "p.annotally"), Description("spans", (), tuple("abc")), a_clock)
    session = AdjudicationSession(workspace, project, a_clock)
    assert workspace.document_ids == ("1", "2", "3", "4")
    for document, result in (("1", 0), ("2", 0), ("3", 1), ("4", 2)):
        session.decide(document, [0], Decision(Choice.TAKE, (result,)), "take")
    paths = session.scorer.export(str(tmp_path / "final"), side=first)
    second_annotations = read([str(tmp_path / "final")], workspace.options[first]).annotations
    assert sorted(second_annotations.documents) == ["1", "2", "3", "4"]
    for number, name in (("3", "b"), ("4", "c")):
        written = next(Path(path) for path in paths if Path(path).name == f"{number}.ann")
        assert written.read_bytes() == (tmp_path / name / f"{number}.ann").read_bytes()
    project.close()
