"""The check of a key: all that is refused or altered in one go, whatever a writer does."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import annotally.adjudication.final_key.key_check as module
from annotally.adjudication.project.messages import KeyProblem
from annotally.formats.base import ReadOptions
from annotally.formats.io import write
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused, error
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Unwritable, unwritable
from annotally.model.text import Document
from annotally.service.adjudication import Adjudication
from support.span_projects import opened, span_files

KEY = "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nE1\tMEET:T3 Who:T1\nT3\tMEET 4 7\tmet\nR1\tKnows Arg1:T1 Arg2:T2\n"
Writer = Callable[[AnnotationSet, Mapping[str, Document], ReadOptions, str], tuple[bytes, ...]]


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Adjudication]:
    """A project of two documents, in which all is taken from A."""
    files = {f"{name}.{kind}": text for name in "de" for kind, text in (("txt", "Ada met Bo."), ("ann", KEY))}
    project = opened([span_files(tmp_path / side, files) for side in "ab"], tmp_path / "p.annotally")
    for document in "de":
        project.decide(document, [0], "take", [0], "take all")
    yield project
    project.close()


def problems(project: Adjudication, monkeypatch: pytest.MonkeyPatch, writer: Writer) -> list[KeyProblem]:
    monkeypatch.setattr(module, "write", writer)
    return list(project.key.problems(None, 0))


def refusing(*names: str) -> Writer:
    """Return a writer that refuses the first annotation of one of these names that it meets."""

    def refuse(annotations: AnnotationSet, *arguments: Any) -> tuple[bytes, ...]:
        for document in annotations.documents.values():
            for instance in document.instances:
                if instance.name in names:
                    raise unwritable("", document.document, "no", "yes", form="it", instance=instance)
        return write(annotations, *arguments)

    return refuse


def test_each_refused_annotation_is_listed_once_and_what_leads_to_it_is_not(
    project: Adjudication, monkeypatch: pytest.MonkeyPatch
) -> None:
    key_problems = problems(project, monkeypatch, refusing("T1", "T2"))
    assert [(problem.document, problem.name, problem.finding) for problem in key_problems] == [
        (document, name, "no") for document in "de" for name in ("PER T1", "PER T2")
    ]
    (relation,) = problems(project, monkeypatch, refusing("R1"))[:1]
    assert relation.name == "Knows R1"


def test_annotations_that_come_back_otherwise_are_listed_in_every_document(
    project: Adjudication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def alter(*arguments: Any) -> tuple[bytes, ...]:
        contents = write(*arguments)
        return tuple(
            content.replace(b"PER 8 10\tBo", b"LOC 8 10\tBo").replace(b"PER 0 3", b"PER 0 2")
            for content in contents
        )

    key_problems = [
        problem
        for problem in problems(project, monkeypatch, alter)
        if "the file read back differs" in problem.finding
    ]
    names = [(problem.document, problem.name) for problem in key_problems if problem.name.startswith("PER")]
    assert names == [(document, name) for document in "de" for name in ("PER T1", "PER T2")]
    assert all("nothing was written" in problem.remedy for problem in key_problems)


def test_a_refused_document_is_a_problem_of_its_own_and_others_are_looked_at(
    project: Adjudication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(annotations: AnnotationSet, *arguments: Any) -> tuple[bytes, ...]:
        if "d" in annotations.documents:
            raise unwritable("", "d", "no such document", "it", form="it")
        return refusing("T2")(annotations, *arguments)

    key_problems = problems(project, monkeypatch, refuse)
    assert [(problem.document, problem.row == 0, problem.finding) for problem in key_problems] == [
        ("d", True, "no such document"),
        ("e", False, "no"),
    ]


@pytest.mark.parametrize("document", ["d", "nowhere"])
def test_a_writer_that_refuses_what_is_not_there_comes_to_an_end(
    project: Adjudication, monkeypatch: pytest.MonkeyPatch, document: str
) -> None:
    def refuse(annotations: AnnotationSet, *arguments: Any) -> tuple[bytes, ...]:
        del arguments
        if annotations.documents:
            raise unwritable("", document, "no", "yes", form="it", instance=Instance("X", "9", ()))
        raise error("file", 0, 0, "empty", "something", "")

    key_problems = problems(project, monkeypatch, refuse)
    assert [problem.finding for problem in key_problems][:1] == ["no"]
    assert key_problems[0].name == "X 9"


def test_a_refusal_about_no_document_is_a_problem_of_the_key(
    project: Adjudication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> tuple[bytes, ...]:
        raise error("file", 3, 4, "half a character", "whole ones", "choose another encoding")

    (problem,) = problems(project, monkeypatch, refuse)
    assert (problem.document, problem.name, problem.sentence) == ("", "", "half a character")
    assert (problem.file, problem.line, problem.column) == ("file", 3, 4)


def test_subjects_of_refusals_survive_the_pipe() -> None:
    import pickle

    refused = unwritable("f", "d", "no", "yes", form="it", instance=Instance("X", "9", ()))
    copy = pickle.loads(pickle.dumps(refused))
    assert isinstance(copy, Unwritable)
    assert isinstance(copy, InputRefused)
    assert copy.subject == refused.subject
    assert (
        str(copy)
        == str(refused)
        == "f: document d: X 9: no; expected yes (for it); write another format, or change it"
    )
