"""Addresses of rows: by content, the same however files order and number things."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.decisions.targets import RowAddresses, instance_address
from annotally.comparison.result import Level
from annotally.model.annotation_sets import stable_ids
from annotally.model.instances import Instance
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from support.builders import DOCUMENT, compare, instance, pointer, sides, slot

TASK = TaskDefinition(
    "targets",
    "RowAddresses",
    "templates",
    (
        ClassDefinition("PERSON", "person", (SlotDefinition("name", "name"),)),
        ClassDefinition(
            "POST",
            "post",
            (SlotDefinition("title", "title"), SlotDefinition("who", "who", kind=FillKind.POINTER)),
        ),
    ),
)


def person(number: str, *names: str) -> Instance:
    return instance("PERSON", number, slot("name", *names))


def post(number: str, title: str, who: str) -> Instance:
    return instance("POST", number, slot("title", title), slot("who", pointer(who)))


def targets(key: list[Instance], response: list[Instance]) -> RowAddresses:
    return RowAddresses(compare(TASK, key, response), sides(key, response))


KEY = [person("1", "Ada Quill"), person("2", "Ben Orme", "Ben"), post("3", "warden", "PERSON-1")]
RESPONSE = [person("7", "Ada Quill"), person("8", "Cora Vale"), post("9", "keeper", "PERSON-7")]
RENUMBERED = [post("4", "warden", "PERSON-6"), person("5", "Ben Orme", "Ben"), person("6", "Ada Quill")]


def test_no_two_rows_share_an_address() -> None:
    actual_targets = targets(KEY, RESPONSE)
    assert len(set(actual_targets.addresses)) == len(actual_targets.addresses) > 10
    assert all(actual_targets.row(address) == row for row, address in enumerate(actual_targets.addresses))
    assert all(
        targets(KEY, RESPONSE).address(row) == address for row, address in enumerate(actual_targets.addresses)
    )


def test_order_and_numbers_change_no_address() -> None:
    assert set(targets(KEY, RESPONSE).addresses) == set(targets(RENUMBERED, RESPONSE[::-1]).addresses)


def test_another_content_is_another_address_for_it_and_what_stands_on_it_alone() -> None:
    previous_targets, after = (
        targets(KEY, RESPONSE),
        targets([*KEY[:2], post("3", "steward", "PERSON-1")], RESPONSE),
    )
    same = set(previous_targets.addresses) & set(after.addresses)
    nodes = previous_targets._unit.nodes
    gone = {
        nodes.names[nodes.name[row]]
        for row, address in enumerate(previous_targets.addresses)
        if address not in same
    }
    assert gone <= {"POST", "title", "who"}
    assert previous_targets.addresses[0] == after.addresses[0]


def test_equal_instances_are_told_apart() -> None:
    actual_targets = targets([person("1", "Ada Quill"), person("2", "Ada Quill")], [])
    assert len(set(actual_targets.addresses)) == len(actual_targets.addresses)


def test_an_instance_has_an_address_whatever_it_is_paired_with() -> None:
    actual_targets = targets(KEY, RESPONSE)
    (identity, *_) = stable_ids(DOCUMENT, KEY)
    assert actual_targets.instance(0, 0) == instance_address(identity) == targets(KEY, []).instance(0, 0)
    assert actual_targets.instance(0, 0) == actual_targets.instance(1, 0)
    assert actual_targets.instance(0, 1) != actual_targets.instance(1, 1)


NAMES = st.lists(st.sampled_from(["Ada", "Ben", "Cora"]), min_size=1, max_size=4)


@given(NAMES, NAMES, st.randoms(use_true_random=False))
def test_shuffled_files_have_the_same_addresses(one: list[str], other: list[str], chance: object) -> None:
    key = [person(str(number), name) for number, name in enumerate(one)]
    response = [person(str(number), name) for number, name in enumerate(other)]
    previous_targets = targets(key, response)
    assert previous_targets._unit.nodes.level[0] == Level.DOCUMENT
    chance.shuffle(key)  # type: ignore[attr-defined]  # a Random
    chance.shuffle(response)  # type: ignore[attr-defined]  # a Random
    assert sorted(previous_targets.addresses) == sorted(targets(key, response).addresses)
