"""What a refusal says of its cause, also behind a pipe."""

import pickle

from annotally.model.diagnostics import RefusalCause, TaskError, error, file_error, no_effect, warning
from annotally.model.wording import Wording


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


def test_an_error_in_a_whole_file_has_no_line() -> None:
    refusal = file_error("a.sgm", Wording("no such file"), Wording("a file"), Wording("check its name"))
    assert str(refusal) == "a.sgm: no such file; expected a file; check its name"
    assert refusal.diagnostics[0].cause is RefusalCause.FILE


def test_the_sentence_of_a_task_error_crosses_a_pipe() -> None:
    copy = pickle.loads(pickle.dumps(TaskError(Wording("there is no task {name!r}", name="x"))))
    assert str(copy) == "there is no task 'x'"
    assert isinstance(copy.sentence, Wording)
    assert copy.sentence.arguments == {"name": "x"}
