"""The choice of a file of votes: its name beside the key, its form, and whether it has text."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import VotesFile
from annotally_gui.dialogs.key_votes import KeyVotesChoice


@pytest.mark.parametrize(
    ("form", "texts", "key", "votes"),
    [
        (0, True, "mine-final.sgm", "mine-final-votes.jsonl"),
        (1, False, "mine-final", "mine-final-votes.csv"),
    ],
)
def test_the_file_is_named_after_the_key(
    qtbot: QtBot, tmp_path: Path, form: int, texts: bool, key: str, votes: str
) -> None:
    choice = KeyVotesChoice()
    qtbot.addWidget(choice)
    assert choice.file_beside(tmp_path / key) is None
    assert not choice.form.isEnabled()
    choice.wanted.click()
    assert choice.texts.isEnabled()
    choice.form.setCurrentIndex(form)
    if not texts:
        choice.texts.click()
    assert choice.file_beside(tmp_path / key) == VotesFile(str(tmp_path / votes), texts)
