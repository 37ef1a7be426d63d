"""The sentences that say what to press now."""

from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.what_now import WhatNow


def test_actions_are_named_by_the_keys_they_have(context: AppContext) -> None:
    what_now = WhatNow(context.actions)
    assert what_now.no_row() == "No row is selected: Next undecided (Alt+Down) goes to one"
    context.actions.rebind("go.next_open", ("Ctrl+Alt+J",))
    assert what_now.passed_over() == (
        "Nothing is open after this: Next undecided (Ctrl+Alt+J) goes to what is before"
    )
    context.actions.rebind("go.next_open", ())
    assert what_now.no_row() == "No row is selected: Next undecided goes to one"


def test_what_a_filter_hides_is_not_called_decided(context: AppContext) -> None:
    what_now = WhatNow(context.actions)
    assert "Clear filter (Ctrl+Shift+L)" in what_now.nothing_open(filtered=True)
    assert what_now.nothing_open(filtered=False).startswith("Everything is decided: Export final key")
    assert what_now.all_done().startswith("Every document is done: Export final key")
