"""The final key as it is decided so far, of two annotators of the sample."""

from pathlib import Path

from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.state import create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.adjudication.session.final_keys import FinalKeys
from annotally.model.annotation_sets import stable_ids
from annotally.workspace.facade import Workspace
from support.open_documents import open_documents
from support.projects import a_clock
from support.sample_sessions import DESCRIPTION, DOCUMENT, TAKE_A


def made(workspace: Workspace, folder: Path) -> tuple[AdjudicationSession, FinalKeys]:
    entered = AdjudicationSession(
        workspace, create(str(folder / "p.annotally"), DESCRIPTION, a_clock), a_clock
    )
    return entered, FinalKeys(entered)


def address(entered: AdjudicationSession, row: int) -> str:
    return entered.state(DOCUMENT).table.targets.address(row)


def test_a_key_is_made_once_until_something_is_decided(workspace: Workspace, tmp_path: Path) -> None:
    entered, keys = made(workspace, tmp_path)
    before = keys.of(DOCUMENT)
    assert keys.of(DOCUMENT) is before
    entered.enter("take", [(EntryKey(EntryKind.DECISION, DOCUMENT, address(entered, 0)), TAKE_A)])
    assert len(keys.of(DOCUMENT).objects) > len(before.objects) == 0
    assert entered.undo() is not None
    assert keys.of(DOCUMENT) == before
    entered.project.close()


def test_a_key_stands_over_the_documents_of_a_side(workspace: Workspace, tmp_path: Path) -> None:
    """What the side has otherwise, the place in its files and what no decision is about, stays."""
    entered, keys = made(workspace, tmp_path)
    entered.enter("take", [(EntryKey(EntryKind.DECISION, DOCUMENT, address(entered, 0)), TAKE_A)])
    found = keys.over_side({DOCUMENT: keys.of(DOCUMENT)}, 0)
    first = workspace.sides.sets[0]
    assert found.sources == first.sources
    assert list(found.documents) == [DOCUMENT]
    kept, was = found.documents[DOCUMENT], first.documents[DOCUMENT]
    assert sorted(stable_ids(DOCUMENT, kept.instances)) == sorted(stable_ids(DOCUMENT, was.instances))
    entered.project.close()


def test_what_is_open_is_told_by_document_and_by_type(workspace: Workspace, tmp_path: Path) -> None:
    entered, keys = made(workspace, tmp_path)
    before = dict(open_documents(entered))
    assert sum(before.values()) == sum(keys.open_types().values())
    entered.enter("take", [(EntryKey(EntryKind.DECISION, DOCUMENT, address(entered, 0)), TAKE_A)])
    assert dict(open_documents(entered)) == {name: n for name, n in before.items() if name != DOCUMENT}
    assert sum(keys.open_types().values()) == sum(before.values()) - before[DOCUMENT]
    entered.project.close()
