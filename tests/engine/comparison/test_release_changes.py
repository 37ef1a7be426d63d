"""Changes of a document from one release to the next: each kind by hand, and properties of random ones."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.release_changes import ReleaseChange, ReleaseChangeKind, find_changes
from annotally.model.instances import Instance
from support.builders import DOCUMENT, instance, pointer, slot

SPANS = st.lists(
    st.builds(
        lambda label, start, length, note: placed(label, start, start + length, note),
        st.sampled_from(["PER", "ORG"]),
        st.integers(0, 12),
        st.integers(1, 5),
        st.sampled_from(["", "x"]),
    ),
    max_size=8,
)


def placed(label: str, start: int, end: int, note: str = "", name: str = "") -> Instance:
    slots = [slot("NOTE", note)] if note else []
    return instance(label, name or f"{label}{start}", *slots, at=(start, end))


def kinds(old: list[Instance], new: list[Instance]) -> list[ReleaseChangeKind]:
    return [change.kind for change in find_changes(DOCUMENT, old, new)]


def test_every_kind_of_change() -> None:
    assert kinds([], [placed("PER", 0, 3)]) == [ReleaseChangeKind.ADDED]
    assert kinds([placed("PER", 0, 3)], []) == [ReleaseChangeKind.REMOVED]
    assert kinds([placed("PER", 0, 3)], [placed("ORG", 0, 3)]) == [ReleaseChangeKind.RELABELLED]
    assert kinds([placed("PER", 0, 3)], [placed("PER", 1, 4)]) == [ReleaseChangeKind.MOVED]
    assert kinds([placed("PER", 0, 3)], [placed("PER", 0, 5)]) == [ReleaseChangeKind.MOVED]
    assert kinds([placed("PER", 0, 3)], [placed("ORG", 1, 4)]) == [ReleaseChangeKind.BOTH]
    assert kinds([placed("PER", 0, 9)], [placed("PER", 0, 3), placed("PER", 4, 9)]) == [
        ReleaseChangeKind.SPLIT
    ]
    assert kinds([placed("PER", 0, 3), placed("PER", 4, 9)], [placed("PER", 0, 9)]) == [
        ReleaseChangeKind.MERGED
    ]
    (change,) = find_changes(DOCUMENT, [placed("PER", 0, 3)], [placed("PER", 0, 3, "x")])
    assert (change.kind, change.slots) == (ReleaseChangeKind.ATTRIBUTES, ("note",))


def test_names_are_no_content_and_ignored_slots_do_not_count() -> None:
    assert kinds([placed("PER", 0, 3, name="T1")], [placed("PER", 0, 3, name="T9")]) == []
    old, new = [placed("PER", 0, 3, "a")], [placed("PER", 0, 3, "b")]
    assert find_changes(DOCUMENT, old, new, frozenset({"note"})) == []


@pytest.mark.parametrize("at", [None, (4, 7)])
def test_a_pointer_to_something_else_is_a_change_of_attributes(at: tuple[int, int] | None) -> None:
    people = [placed("PER", 0, 3, name="1"), placed("PER", 8, 11, name="2")]

    def knows(target: str) -> Instance:
        return instance("KNOWS", "1", slot("WHO", pointer(f"PER-{target}")), at=at)

    (change,) = find_changes(DOCUMENT, [*people, knows("1")], [*people, knows("2")])
    assert (change.kind, change.slots) == (ReleaseChangeKind.ATTRIBUTES, ("who",))
    renumbered = [placed("PER", 0, 3, name="2"), placed("PER", 8, 11, name="1"), knows("2")]
    assert find_changes(DOCUMENT, [*people, knows("1")], renumbered) == []


def test_instances_without_places_are_the_same_by_type_and_name() -> None:
    old = [instance("ORG", "1", slot("NAME", "Quill")), instance("ORG", "2", slot("NAME", "Ferro"))]
    new = [instance("ORG", "1", slot("NAME", "Quill & Co")), instance("ORG", "3", slot("NAME", "Ferro"))]
    (change,) = find_changes(DOCUMENT, old, new)
    assert (change.kind, change.old, change.new, change.slots) == (
        ReleaseChangeKind.ATTRIBUTES,
        (0,),
        (0,),
        ("name",),
    )


@given(SPANS)
def test_nothing_changes_where_nothing_changed(spans: list[Instance]) -> None:
    assert find_changes(DOCUMENT, spans, spans[::-1]) == []


@given(SPANS, SPANS)
def test_every_annotation_that_is_not_the_same_is_in_one_change(
    old: list[Instance], new: list[Instance]
) -> None:
    changes = find_changes(DOCUMENT, old, new)
    for side, spans, others in (("old", old, new), ("new", new, old)):
        numbers = [number for change in changes for number in getattr(change, side)]
        assert len(numbers) == len(set(numbers))
        contents = [Counter((i.type, i.extents, i.slots) for i in entry) for entry in (spans, others)]
        assert len(numbers) == sum((contents[0] - contents[1]).values())


@given(SPANS, SPANS)
def test_the_way_back_changes_the_kinds_alone(old: list[Instance], new: list[Instance]) -> None:
    back = {
        ReleaseChangeKind.ADDED: ReleaseChangeKind.REMOVED,
        ReleaseChangeKind.REMOVED: ReleaseChangeKind.ADDED,
        ReleaseChangeKind.SPLIT: ReleaseChangeKind.MERGED,
        ReleaseChangeKind.MERGED: ReleaseChangeKind.SPLIT,
    }
    there: list[ReleaseChange] = find_changes(DOCUMENT, old, new)
    assert Counter(back.get(change.kind, change.kind) for change in there) == Counter(kinds(new, old))
