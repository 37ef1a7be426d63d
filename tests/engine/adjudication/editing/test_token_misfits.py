"""Extents that files of tokens cannot hold, refused when they are moved or added, with the remedy."""

from collections.abc import Callable
from pathlib import Path

import pytest

from annotally.adjudication.editing.token_misfits import misfit_words, refuse_misfits
from annotally.adjudication.project.messages import Written
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.token_boundaries import ExtentUnit, TokenBoundaries, TokenHolder, TokenMisfit
from annotally.service.adjudication import Adjudication
from support.span_projects import brat_files, opened, rows_of, span_files, take
from support.webanno_samples import SPAN, webanno

TEXT = "Ada met Bo\nin Rome"
CONLL = "Ada\tB-PER\nmet\tO\nBo\tB-PER\n\nin\tO\nRome\tB-LOC\n"
TSV = webanno(
    "#Text=Ada met Bo.", "1-1 0-3 Ada PER x", "1-2 4-7 met _ _", "1-3 8-10 Bo _ _", "1-4 10-11 . _ _",
    layers=(SPAN,),
)  # fmt: skip
WHOLE = "in token columns (CoNLL) only whole tokens can be marked: start and end at tokens"
SENTENCE = "in token columns (CoNLL) an annotation stays in its sentence: end before the next sentence"
PARTS = "in {} annotations start and end in tokens, not between them"
TAGS = TokenBoundaries((0, 4), (3, 7), (TokenHolder("tags", ExtentUnit.TOKENS),))


def columns(folder: Path) -> Adjudication:
    paths = [span_files(folder / side, {"d.conll": CONLL}) for side in "ab"]
    return opened(paths, folder / "p.annotally", "spans")


def webanno_project(folder: Path) -> Adjudication:
    paths = [span_files(folder / side, {"d.tsv": TSV}) for side in "ab"]
    return opened(paths, folder / "p.annotally")


def columns_and_brat(folder: Path) -> Adjudication:
    paths = [
        span_files(folder / "a", {"d.conll": CONLL}),
        brat_files(folder / "b", "T1\tPER 0 3\tAda\n", TEXT),
    ]
    return opened(paths, folder / "p.annotally", "spans")


def refusal_of(work: Callable[[], object]) -> str:
    """Return the reason why something is refused, empty where it is not."""
    try:
        work()
    except InputRefused as refused:
        return refused.diagnostics[0].found
    return ""


@pytest.mark.parametrize(
    ("make", "start", "end", "reason"),
    [
        (columns, 0, 7, ""),
        (columns, 0, 2, WHOLE),
        (columns, 1, 7, WHOLE),
        (columns, 0, 13, SENTENCE),
        (columns, 0, 4, PARTS.format("token columns (CoNLL)")),
        (webanno_project, 1, 6, ""),
        (webanno_project, 0, 4, PARTS.format("WebAnno TSV")),
        (webanno_project, 3, 7, PARTS.format("WebAnno TSV")),
        (columns_and_brat, 0, 2, ""),
        (columns_and_brat, 1, 13, ""),
    ],
)
def test_what_no_input_can_hold_is_refused_as_it_is_moved_or_added(
    tmp_path: Path, make: Callable[[Path], Adjudication], start: int, end: int, reason: str
) -> None:
    project = make(tmp_path)
    take(project, 0)
    (row,) = rows_of(project, lambda instance: Extent(0, 3) in instance.extents)
    assert refusal_of(lambda: project.editing.blank("d", "", ((start, end),))) == reason
    written = Written((), "LOC", ((start, end),))
    assert refusal_of(lambda: project.editing.add("d", written, "add")) == reason
    if not reason:
        project.undo()
    assert refusal_of(lambda: project.editing.move("d", row, start, end, "move")) == reason
    before = ((0, 3),)
    assert project.editing.places("d", row) == (before if reason else ((start, end),))
    project.close()


def test_an_added_annotation_is_not_moved_into_a_token(tmp_path: Path) -> None:
    project = columns(tmp_path)
    project.editing.add("d", Written((), "LOC", ((4, 7),)), "add")
    row = len(project.session().state("d").table.nodes)
    assert refusal_of(lambda: project.editing.move("d", row, 4, 9, "move")) == WHOLE
    assert not refusal_of(lambda: project.editing.move("d", row, 4, 10, "move"))
    assert project.editing.places("d", row) == ((4, 10),)
    project.close()


def test_there_is_a_reason_for_every_misfit_and_it_names_the_format() -> None:
    reasons = {misfit_words("tags", misfit) for misfit in TokenMisfit}
    assert len(reasons) == len(TokenMisfit)
    assert all(reason.startswith("in tags ") for reason in reasons)


def test_each_extent_is_looked_at_and_none_without_tokens() -> None:
    refuse_misfits(None, [Extent(1, 2)], "Ada met")
    refuse_misfits(TAGS, [Extent(0, 3), Extent(4, 7)], "Ada met")
    with pytest.raises(ValueError, match="only whole tokens"):
        refuse_misfits(TAGS, [Extent(0, 3), Extent(4, 6)], "Ada met")
