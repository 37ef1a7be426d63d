"""Opening more than two sides: annotators, of whom none is the key."""

from fractions import Fraction
from pathlib import Path

import pytest

from annotally.annotators.agreement import AgreementRequest, agreement_report
from annotally.comparison.result import TOTAL, Level
from annotally.model.diagnostics import InputRefused, Severity
from annotally.scoring.tally import Status, Tally
from annotally.tasks.catalogue import TaskChoice, find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.small_inputs import BODY, sgml, write

OTHER = BODY.replace("LOCATION", "ORGANIZATION")
ENTITIES = as_keys(find_task("named-entity"))


def opened(folder: Path, *sides: dict[str, str], task: TaskChoice = ENTITIES) -> Workspace:
    """Open annotators a, b, c; each has documents by number, and their bodies."""
    inputs = []
    for name, documents in zip("abc", sides, strict=False):
        texts = [sgml(number, body) for number, body in documents.items()]
        inputs.append(SideInput(name, (write(folder, f"{name}.sgm", texts),)))
    return open_workspace(OpenRequest(task, tuple(inputs), annotators=True))


def test_every_two_of_three_are_compared(tmp_path: Path) -> None:
    workspace = opened(tmp_path, {"1": BODY}, {"1": OTHER}, {"1": BODY})
    among = workspace.among()
    assert among.annotators == workspace.side_names == ("a", "b", "c")
    assert [among.score(pair).f for pair in ((0, 1), (0, 2), (1, 2))] == [Fraction(3, 4), 1, Fraction(3, 4)]
    assert workspace.warnings == ()
    assert workspace.signature.endswith(" | key2key | 3 annotators")


def test_two_annotators_are_compared_as_ever(tmp_path: Path) -> None:
    workspace = opened(tmp_path, {"1": BODY}, {"1": OTHER})
    assert workspace.comparison().table == workspace.among().comparison(0, 1).table
    assert workspace.comparison().table[TOTAL] == Tally(cor=3, inc=1)


def test_a_document_takes_part_between_those_who_have_it(tmp_path: Path) -> None:
    """Document 2 is b's alone, document 3 is of a and c; the warnings name both, and what follows (C6)."""
    workspace = opened(tmp_path, {"1": BODY, "3": BODY}, {"1": BODY, "2": BODY}, {"1": BODY, "3": OTHER})
    assert workspace.document_ids == ("1", "3", "2")
    assert "its annotations are undecided" in workspace.warnings[1].remedy
    assert "only the annotators who have it are compared" in workspace.warnings[0].remedy
    assert [(warning.severity, warning.found) for warning in workspace.warnings] == [
        (Severity.WARNING, "document 3 is in a, c but not in b"),
        (Severity.WARNING, "document 2 is in b but not in a, c"),
    ]
    assert [score.documents for score in workspace.among().matrix().values()] == [1, 2, 1]


def test_in_a_document_of_one_annotator_alone_nothing_has_a_state_a_vote_or_a_score(tmp_path: Path) -> None:
    workspace = opened(tmp_path, {"1": BODY}, {"1": BODY, "2": BODY}, {"1": OTHER})
    unit = workspace.unit("2")
    assert unit.table == {}
    rows = [unit.nodes.node(row) for row in range(1, len(unit.nodes))]
    assert {row.status for row in rows} == {Status.UNS}
    assert {row.rule for row in rows if row.level is Level.INSTANCE} == {"annotator-alone"}
    assert all(not row.refs[0] and row.refs[1] and not row.refs[2] for row in rows)
    assert unit.votes is not None
    assert not any(unit.votes.voters)
    corpus_row = workspace.corpus_row("2")
    assert (corpus_row.f, corpus_row.open, corpus_row.alone) == (None, 0, 1)
    assert workspace.corpus_row("1").alone == -1
    report = agreement_report(workspace.among(), AgreementRequest())
    assert [name for name, _, _ in report.documents] == ["1"]


def test_the_method_does_not_matter_for_that(tmp_path: Path) -> None:
    """Of two sides, comparisons by similarity refuse such a document."""
    files = []
    for name, documents in (("a", "12"), ("b", "12"), ("c", "1")):
        for number in documents:
            write(tmp_path / name, f"{number}.txt", "Ada left.")
            write(tmp_path / name, f"{number}.ann", "T1\tPERSON 0 3\tAda\n")
        files.append(SideInput(name, (str(tmp_path / name),)))
    request = OpenRequest(as_keys(find_task("spans")), tuple(files), annotators=True)
    assert open_workspace(request).document_ids == ("1", "2")


def test_without_any_document_in_common_there_is_nothing_to_compare(tmp_path: Path) -> None:
    with pytest.raises(InputRefused) as refused:
        opened(tmp_path, {"1": BODY, "2": BODY}, {"3": BODY, "4": BODY}, {"5": BODY, "6": BODY})
    error = refused.value.diagnostics[0]
    assert (error.file, error.found) == (str(tmp_path / "a.sgm"), "no document is in two of a, b, c")


def test_the_signature_does_not_tell_who_came_first(tmp_path: Path) -> None:
    bodies = {"a": BODY, "b": OTHER}
    sides = tuple(
        SideInput(n, (write(tmp_path, f"{n}.sgm", sgml("1", own_body)),)) for n, own_body in bodies.items()
    )
    request = OpenRequest(ENTITIES, sides, annotators=True)
    turned = OpenRequest(ENTITIES, request.sides[::-1], annotators=True)
    assert open_workspace(turned).signature == open_workspace(request).signature


def test_texts_that_differ_are_refused_whoever_has_them(tmp_path: Path) -> None:
    with pytest.raises(InputRefused) as refused:
        opened(tmp_path, {"1": BODY}, {"1": BODY}, {"1": BODY.replace(" left", " went")})
    assert refused.value.diagnostics[0].file == str(tmp_path / "c.sgm")
