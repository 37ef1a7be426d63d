"""States in words and abbreviations."""

from annotally.scoring.tally import Status
from annotally_gui.models.state_words import long_state, short_state, state_tip


def test_only_key_and_response_have_muc_codes() -> None:
    assert [short_state(status) for status in Status] == [status.name for status in Status]
    words = [short_state(status, 2) for status in Status]
    assert words[:5] == ["same", "partly", "differ", "only A", "only B"]
    assert not {status.name for status in Status} & set(words)
    assert short_state(Status.MIS, 3) == short_state(Status.SPU, 3) == "not in all"


def test_long_names_and_tooltips_are_in_the_same_words() -> None:
    assert long_state(Status.MIS) == "missing"
    assert long_state(Status.MIS, annotators=2) == "only A"
    assert long_state(Status.INC, "similarity-clash", 2) == "clash"
    assert state_tip(Status.INC) == "INC: incorrect"
    assert state_tip(Status.INC, annotators=2) == "differ"
