"""What is in force follows the commands of a project."""

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.state import create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.workspace.facade import Workspace
from support.projects import a_clock
from support.sample_sessions import DESCRIPTION, DOCUMENT, TAKE_A, TAKE_B

steps = st.lists(
    st.tuples(st.sampled_from(["first", "second", "neither", "none", "undo", "redo"]), st.integers(0, 500)),
    min_size=1,
    max_size=12,
)


@given(steps)
def test_what_is_shown_follows_each_command_as_if_it_were_worked_out_anew(
    workspace: Workspace, taken: list[tuple[str, int]]
) -> None:
    """Whatever is decided about rows above and below one another, and taken back again."""
    choices = {"first": TAKE_A, "second": TAKE_B, "neither": Decision(Choice.NEITHER), "none": None}
    with TemporaryDirectory() as folder:
        project = create(str(Path(folder) / "p.annotally"), DESCRIPTION, a_clock)
        session = AdjudicationSession(workspace, project, a_clock)
        session.display(DOCUMENT)
        for what, where in taken:
            if what in choices:
                with suppress(ValueError):  # not to be decided apart
                    row = where % len(session.state(DOCUMENT).table.nodes)
                    session.decide(DOCUMENT, [row], choices[what], what)
            else:
                (session.undo if what == "undo" else session.redo)()
            display = session.display(DOCUMENT)
            anew = AdjudicationSession(workspace, project, a_clock)
            assert display == anew.display(DOCUMENT)
            assert session.state(DOCUMENT).table.open_objects() == anew.state(DOCUMENT).table.open_objects()
        project.close()
