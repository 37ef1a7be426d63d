"""Pointers say the same through whatever is aligned, also where identical objects part (M16)."""

from annotally.methods.templates.pointers import NOWHERE, Pointers, Targets
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from support.builders import DOCUMENT, compare, instance, outcomes, pointer, slot

COMING = ClassDefinition(
    "io", "io", (SlotDefinition("name", "name"), SlotDefinition("note", "note", kind=FillKind.SET))
)
EVENT = ClassDefinition(
    "event", "event", (SlotDefinition("post", "post"), SlotDefinition("who", "who", kind=FillKind.POINTER))
)
TASK = TaskDefinition("t", "T", "templates", (COMING, EVENT), equatable=("IO",))


def event(*targets: str):
    return instance(
        "EVENT", "1", slot("POST", "clerk"), slot("WHO", [pointer(f"IO-{target}") for target in targets])
    )


def coming(name: str, *notes: str):
    return instance("IO", name, slot("NAME", "Ada"), *[slot("NOTE", note) for note in notes])


def test_m16_one_of_two_identical_objects_may_answer_for_two_different_ones():
    """The key's twins are aligned with two that differ; a pointer to either is right against both."""
    key = [coming("1"), coming("2"), event("1", "1")]
    response = [coming("5", "x"), coming("6", "y"), event("5", "6")]
    unit = compare(TASK, key, response)
    assert unit.table["object", "io"] == Tally(cor=2)
    assert [status for status, _ in outcomes(unit, "who")] == [Status.COR, Status.COR]


def test_a_pointer_is_not_right_against_a_string_nor_against_nothing():
    key = [coming("1"), event("1")]
    words = instance("EVENT", "1", slot("POST", "clerk"), slot("WHO", "Ada"))
    for first, second in ((key, [coming("1"), words]), ([coming("1"), words], key)):
        assert outcomes(compare(TASK, first, second), "who") == [(Status.INC, "pointer-unaligned")]
    lost = compare(TASK, [coming("1"), event("9")], [coming("1"), event("9")])
    assert outcomes(lost, "who") == [(Status.INC, "pointer-unaligned")]


def test_tokens_are_equal_exactly_where_pointers_say_the_same():
    targets = [
        Targets(DOCUMENT, [coming("1"), coming("2"), coming("3")]),
        Targets(DOCUMENT, [coming("5"), coming("6")]),
    ]
    targets[0].twins[1] = 0
    pointers = Pointers(targets, [frozenset(), frozenset()])
    pointers.align(0, 1)
    keys = [f"io-{DOCUMENT}-{name}" for name in "1234"]
    responses = [f"IO-{DOCUMENT}-{name}" for name in "567"]
    assert targets[0].number(keys[3]) == NOWHERE
    same = {(k, r) for k in keys for r in responses if pointers.token(k, 0) == pointers.token(r, 1)}
    assert same == {(k, r) for k in keys for r in responses if pointers.aligned(k, r)}
    assert same == {(keys[0], responses[1]), (keys[1], responses[1])}
    pointers.align(1, 0)
    assert pointers.token(keys[0], 0) is None
