"""What a refusal says of its cause, also behind a pipe."""

import pickle

from annotally.model.diagnostics import RefusalCause, error, no_effect, warning


def test_a_request_without_effect_is_told_from_a_file_that_cannot_be_used() -> None:
    declined = no_effect("p.annotally", "there is no majority here", "a majority", "take one of them")
    (diagnostic,) = declined.diagnostics
    assert diagnostic.cause is RefusalCause.REQUEST
    assert str(declined) == "p.annotally: there is no majority here; expected a majority; take one of them"
    assert error("a.sgm", 1, 2, "a stray tag", "", "").diagnostics[0].cause is RefusalCause.FILE
    assert warning("a.sgm", 1, 2, "a blank line", "", "").cause is RefusalCause.FILE


def test_the_cause_crosses_a_pipe() -> None:
    declined = no_effect("p", "nothing is aligned here", "", "")
    assert pickle.loads(pickle.dumps(declined)).diagnostics == declined.diagnostics
