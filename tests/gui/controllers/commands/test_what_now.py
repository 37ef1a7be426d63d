"""The sentences that say what to press now."""

from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.what_now import WhatNow


def test_actions_are_named_by_the_keys_they_have(context: AppContext) -> None:
    what_now = WhatNow(context.actions)
    assert what_now.no_row() == "No row is selected: use Next undecided (Alt+Down) to select a row"
    context.actions.rebind("go.next_open", ("Ctrl+Alt+J",))
    assert what_now.passed_over() == (
        "Nothing undecided after this row: use Next undecided (Ctrl+Alt+J) to start again from the top"
    )
    context.actions.rebind("go.next_open", ())
    assert what_now.no_row() == "No row is selected: use Next undecided to select a row"


def test_what_a_filter_hides_is_not_called_decided(context: AppContext) -> None:
    what_now = WhatNow(context.actions)
    assert "Clear filter (Ctrl+Shift+L)" in what_now.nothing_open(filtered=True)
    assert what_now.nothing_open(filtered=False).startswith("Everything is decided: use Export final key")
    assert what_now.all_done().startswith("Every document is done: use Export final key")
