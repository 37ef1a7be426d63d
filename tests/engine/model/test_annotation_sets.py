"""StableIds name content, not identifiers (C7)."""

from annotally.model.annotation_sets import content, stable_ids
from support.builders import DOCUMENT, instance, pointer, slot


def person(name, one_up):
    return instance("PERSON", one_up, slot("NAME", name))


def test_names_do_not_matter():
    assert stable_ids(DOCUMENT, [person("Ada", "1")]) == stable_ids(DOCUMENT, [person("Ada", "77")])


def test_equal_content_is_told_apart_by_rank():
    stable_id, two = stable_ids(DOCUMENT, [person("Ada", "1"), person("Ada", "2")])
    assert (stable_id.rank, two.rank) == (0, 1)
    assert stable_id != two


def test_a_pointer_stands_as_what_it_points_to():
    first = [person("Ada", "1"), instance("ORG", "1", slot("LEADER", pointer("PERSON-1")))]
    renumbered = [person("Ada", "9"), instance("ORG", "4", slot("LEADER", pointer("PERSON-9")))]
    second = [person("Bea", "1"), instance("ORG", "1", slot("LEADER", pointer("PERSON-1")))]
    assert stable_ids(DOCUMENT, first)[1] == stable_ids(DOCUMENT, renumbered)[1]
    assert stable_ids(DOCUMENT, first)[1] != stable_ids(DOCUMENT, second)[1]


def test_the_order_of_fills_does_not_matter_but_alternatives_do():
    assert content(instance("P", "1", slot("A", ["x", "y"]))) == content(
        instance("P", "1", slot("A", ["y", "x"]))
    )
    assert content(instance("P", "1", slot("A", "x", "y"))) != content(
        instance("P", "1", slot("A", ["x", "y"]))
    )
