"""The final key on disk, of two annotators of the sample."""

from pathlib import Path

import pytest

from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused
from support.sample_sessions import TAKE_A, TAKE_B


def test_open_objects_are_listed_and_nothing_is_written(session: AdjudicationSession, tmp_path: Path) -> None:
    with pytest.raises(InputRefused, match=r"objects are undecided: .*\(\d+\), .* documents more"):
        session.scorer.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_the_final_key_is_the_first_annotators_file_with_what_was_taken_from_the_second(
    session: AdjudicationSession, tmp_path: Path
) -> None:
    first, second = session.workspace.sides.sets
    for number, document in enumerate(session.workspace.document_ids):
        session.decide(document, [0], TAKE_B if number % 2 else TAKE_A, "by turns")
    (path,) = session.scorer.export(str(tmp_path / "final.tmpl"))
    annotations = read([path], ReadOptions()).annotations
    for number, document in enumerate(session.workspace.document_ids):
        expected = (second if number % 2 else first).documents[document].instances
        got = annotations.documents[document].instances if document in annotations.documents else ()
        assert sorted(stable_ids(document, got)) == sorted(stable_ids(document, expected))
    assert Path(path).read_text(encoding="utf-8").startswith(first.sources[0].text[:90])


def test_what_one_side_has_alone_comes_out_to_the_byte(session: AdjudicationSession, tmp_path: Path) -> None:
    for document in session.workspace.document_ids:
        session.decide(document, [0], TAKE_A, "all from the first")
    (path,) = session.scorer.export(str(tmp_path / "final.tmpl"))
    assert Path(path).read_bytes() == Path(session.workspace.sides.sets[0].sources[0].path).read_bytes()


def test_what_is_optional_is_so_in_the_file_whoever_says_it(
    session: AdjudicationSession, tmp_path: Path
) -> None:
    """Alternatives, a switch and a status slot decided apart all come back as they were decided."""
    either = Decision(Choice.EITHER, (0, 1))
    for document in session.workspace.document_ids:
        session.decide(document, [0], either, "either is right")
        table = session.state(document).table
        nodes = table.nodes
        for number, row in enumerate(table.objects()):
            if number % 3 == 0:
                expected = Decision(Choice.TAKE, (0,), optional=number % 2 == 0)
                session.decide(document, [row], expected, "not required")
            status = [
                child for child in nodes.children(row) if nodes.names[nodes.name[child]] == "OBJ_STATUS"
            ]
            if number % 3 == 1:
                session.decide(document, status, TAKE_B, "as B has it")
    (path,) = session.scorer.export(str(tmp_path / "final.tmpl"))
    annotations = read([path], ReadOptions()).annotations
    for document in session.workspace.document_ids:
        wanted_flags = sorted(
            (row.instance.type, row.instance.optional) for row in session.keys.of(document).objects
        )
        got = annotations.documents[document].instances
        assert sorted((item.type, item.optional) for item in got) == wanted_flags
    assert "OBJ_STATUS" in Path(path).read_text("utf-8")


def test_an_input_is_never_written_over(session: AdjudicationSession) -> None:
    for document in session.workspace.document_ids:
        session.decide(document, [0], TAKE_A, "all from the first")
    with pytest.raises(InputRefused, match="is an input"):
        session.scorer.export(session.workspace.sides.sets[1].sources[0].path)


def test_what_would_read_back_otherwise_is_not_written(
    session: AdjudicationSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import annotally.adjudication.final_key.key_check as module

    for document in session.workspace.document_ids:
        session.decide(document, [0], TAKE_A, "all from the first")
    write_whole = module.write

    def damaged(*arguments: object) -> tuple[bytes, ...]:
        (content,) = write_whole(*arguments)  # type: ignore[arg-type]  # as given
        return (content.replace(b"Museum", b"Musem"),)

    monkeypatch.setattr(module, "write", damaged)
    with pytest.raises(
        InputRefused, match=r"the file read back scores differently against key: row .* became"
    ):
        session.scorer.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_what_no_score_tells_is_read_back_too(
    session: AdjudicationSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slot that the task does not know is in no score; a key that gained one is not what was decided."""
    import annotally.adjudication.final_key.key_check as module

    for document in session.workspace.document_ids:
        session.decide(document, [0], TAKE_A, "all from the first")
    write_whole = module.write

    def damaged(*arguments: object) -> tuple[bytes, ...]:
        (content,) = write_whole(*arguments)  # type: ignore[arg-type]  # as given
        return (content.replace(b" :=\n", b' :=\n    HAIR: "slipped in"\n', 1),)

    monkeypatch.setattr(module, "write", damaged)
    with pytest.raises(InputRefused, match=r"the file read back differs: .* became .*hair: slipped in"):
        session.scorer.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_what_cannot_be_read_back_is_not_written(
    session: AdjudicationSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import annotally.adjudication.final_key.key_check as module

    for document in session.workspace.document_ids:
        session.decide(document, [0], TAKE_A, "all from the first")
    monkeypatch.setattr(module, "write", lambda *_arguments: (b"nothing of the kind",))
    with pytest.raises(InputRefused, match=r"final\.tmpl: the decisions cannot be read back: .*nothing was"):
        session.scorer.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()
