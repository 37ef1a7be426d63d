"""Chains of pointers and the classes they make."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.chains import classes, references
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill


def mention(name: str, *targets: str | None) -> Instance:
    alternatives = tuple(
        Alternative((simple_fill(Reading(target or "x", target=target and f"COREF-d-{target}")),))
        for target in targets
    )
    return Instance("COREF", name, (Slot("REF", alternatives),))


def test_references_lead_to_numbers() -> None:
    mentions = [
        mention("1"),
        mention("2", "1"),
        mention("3", "9"),
        mention("4", None, "2"),
        mention("5", "4", "1"),
    ]
    assert references("d", mentions, "ref") == [-1, 0, -1, 1, 3]
    assert references("d", [Instance("COREF", "1", ())], "REF") == [-1]


def test_classes_are_ascending_and_stand_by_their_first_members() -> None:
    assert classes([-1, 0, -1, 4, 2]) == [(0, 1), (2, 3, 4)]
    assert classes([2, -1, -1]) == [(0, 2), (1,)]
    assert classes([]) == []


LINKS = st.integers(0, 12).flatmap(
    lambda n: st.lists(st.integers(-1, max(n - 1, -1)), min_size=n, max_size=n)
)


@given(LINKS)
def test_classes_are_the_transitive_closure(links: list[int]) -> None:
    """The oracle joins sets until nothing more can be joined."""
    groups = [{item} | ({other_link} if other_link >= 0 else set()) for item, other_link in enumerate(links)]
    joined = True
    while joined:
        joined = False
        for first_group in groups:
            for second_group in groups:
                if first_group is not second_group and first_group & second_group:
                    first_group |= second_group
                    groups.remove(second_group)
                    joined = True
                    break
            if joined:
                break
    assert classes(links) == sorted(tuple(sorted(group)) for group in groups)
