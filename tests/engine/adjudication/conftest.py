"""Two annotators of the sample, and a project over them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.workspace.facade import Workspace
from support.sample_sessions import new_session, two_keys


@pytest.fixture(scope="module")
def workspace() -> Workspace:
    return two_keys()


@pytest.fixture
def session(workspace: Workspace, tmp_path: Path) -> Iterator[AdjudicationSession]:
    with new_session(workspace, tmp_path) as built_session:
        yield built_session
