"""What a window is told of a project's documents before they are compared."""

from pathlib import Path

from annotally.adjudication.project.document_cache import KnownDocument
from annotally.reports.messages import ScoredBatch
from annotally.service.server import Service
from support.project_window import DOCUMENT, Window, new_project, sample_in


def reopened(path: str) -> Window:
    window = Window.make()
    window.ask("files.open", path)
    return window


def test_the_next_start_knows_of_every_document_what_scoring_finds(tmp_path: Path) -> None:
    with new_project(sample_in(tmp_path)) as window:
        window.service.score()
        window.take(DOCUMENT, 1)
        tallies = window.ask("scores.score_all")
        assert window.ask("known.documents") == ()
        assert window.ask("known.keep") == len(window.decided)
        assert window.ask("known.keep") == 0
        path = window.service.adjudication.session().project.path
    again = reopened(path)
    known_documents: tuple[KnownDocument, ...] = again.ask("known.documents")
    assert again.ask("scores.score_all") == tallies
    again.service.score()
    rows = [row for _, part in again.sent if isinstance(part, ScoredBatch) for row in part.corpus]
    assert [known_document.row for known_document in known_documents] == rows
    again.ask("decided")
    assert {
        known_document.row.document: (known_document.open, known_document.done)
        for known_document in known_documents
    } == {name: (item.open, item.done) for name, item in again.decided.items()}
    again.service.adjudication.close()


def test_what_is_kept_counts_open_objects_as_the_decisions_have_them_now(tmp_path: Path) -> None:
    # Counts are kept when decisions are sent, and fresh ones are those of the decision table.
    def stored(window: Window) -> dict[str, int]:
        window.ask("known.keep")
        return {document.row.document: document.open for document in window.ask("known.documents")}

    def fresh(window: Window) -> dict[str, int]:
        session = window.service.adjudication.session()
        ids = session.workspace.document_ids
        return {name: len(session.state(name).table.open_objects()) for name in ids}

    with new_project(sample_in(tmp_path)) as window:
        window.service.score()
        untouched = stored(window)
        assert untouched == fresh(window)
        window.take(DOCUMENT, 1)
        decided = stored(window)
        assert decided == fresh(window) != untouched
        window.service.adjudication.undo()
        assert stored(window) == fresh(window) == untouched


def test_a_document_about_which_something_was_entered_since_is_not_known(tmp_path: Path) -> None:
    with new_project(sample_in(tmp_path)) as window:
        window.service.score()
        window.ask("known.keep")
        window.ask("finish", DOCUMENT, True, "done")
        path = window.service.adjudication.session().project.path
    again = reopened(path)
    known_documents = {item.row.document for item in again.ask("known.documents")}
    assert known_documents == {
        name for name, _ in again.service.adjudication.files.open(path)[0].documents
    } - {DOCUMENT}
    again.ask("undo")
    assert DOCUMENT in {item.row.document for item in again.ask("known.documents")}
    again.service.adjudication.close()


def test_decisions_follow_the_trees_they_are_about(tmp_path: Path) -> None:
    with new_project(sample_in(tmp_path)) as window:
        start = len(window.sent)
        window.service.score()
        parts = [value for kind, value in window.sent[start:] if kind == "part"]
    scored: set[str] = set()
    texts: set[str] = set()
    for part in parts:
        if isinstance(part, ScoredBatch):
            scored |= {row.document for row in part.corpus}
        else:
            assert isinstance(part, tuple)
            texts |= {place.document for place in part}
        assert texts <= scored
    assert texts == scored != set()


def test_the_first_document_comes_alone_and_what_is_decided_of_the_one_shown_before_all(
    tmp_path: Path,
) -> None:
    with new_project(sample_in(tmp_path)) as window:
        *_, last = window.service.adjudication.session().workspace.document_ids
        start = len(window.sent)
        window.service.score(last)
        shown_value, first, reported_value, *rest = [
            value for kind, value in window.sent[start:] if kind == "part"
        ]
    assert [place.document for place in shown_value] == [last]
    assert isinstance(first, ScoredBatch)
    assert [row.document for row in first.corpus] == [place.document for place in reported_value]
    assert len(reported_value) == 1
    assert rest  # all others


def test_nothing_is_told_of_decisions_where_there_is_no_project() -> None:
    sent: list[object] = []
    service = Service(lambda _kind, value: sent.append(value), lambda: None)
    service.adjudication.send_decisions(["d"])
    assert sent == []
