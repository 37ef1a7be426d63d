"""The annotations behind the counts in the laboratory's sentences, counted by hand."""

import pickle
from collections.abc import Iterator, Mapping
from itertools import permutations

import pytest

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.counted_members import CountedMembers
from annotally.annotators.laboratory import KINDS, TextLaboratoryRequest, laboratory_sections
from annotally.comparison.items import Member
from annotally.model.wording import LinkedCount, Wording
from support.agreement_corpus import ANN, BOB, CORPUS, multi
from support.similarity_samples import note

REQUEST = TextLaboratoryRequest(KINDS)


def linked_counts(sentence: object) -> Iterator[LinkedCount]:
    """Yield the counts in a sentence that lead to what they count."""
    if isinstance(sentence, Wording):
        for argument in sentence.arguments.values():
            yield from linked_counts(argument)
    elif isinstance(sentence, LinkedCount):
        yield sentence


def members_by_count(
    comparison: MultiComparison, kind: str, name: str = ""
) -> dict[tuple[str, ...], tuple[int, Mapping[str, set[Member]]]]:
    """Return each count of a section's sentence with the instances that it is about, by its key."""
    (section,) = (
        section
        for section in laboratory_sections(comparison, REQUEST)
        if (section.kind, section.name) == (kind, name)
    )
    counted = CountedMembers(comparison, REQUEST, kind, name)
    return {
        count.key: (
            int(count),
            {document: set(members) for document, members in counted.find(count.key).items() if members},
        )
        for count in linked_counts(section.why)
    }


def test_items_with_a_label_and_items_that_lack_one() -> None:
    members = members_by_count(multi(), "items")
    in_first = {(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)}
    assert members == {
        ("uses", "A"): (6, {"1": in_first, "2": {(0, 0), (1, 0)}}),
        ("lacking",): (2, {"1": {(0, 2), (1, 2)}, "2": {(0, 0), (1, 0)}}),
    }


def test_uses_by_one_of_two_annotators() -> None:
    members = members_by_count(multi({"Ann": ANN, "Bob": BOB}), "items")
    both = {(0, 0), (1, 0)}
    assert members["uses", "A", "0"] == (3, {"1": both | {(0, 1), (1, 1)}, "2": both})
    assert members["uses", "A", "1"] == (2, {"1": both, "2": both})


def test_slots_and_tokens() -> None:
    assert members_by_count(multi(), "slots", "x")["uses", "p"] == (
        4,
        {"1": {(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)}},
    )
    assert members_by_count(multi(), "tokens")["lacking",] == (4, {"2": {(0, 0), (1, 0)}})


@pytest.mark.parametrize("names", list(permutations(CORPUS)))
def test_aligned_spans_whoever_comes_first(names: tuple[str, ...]) -> None:
    members = members_by_count(multi({name: CORPUS[name] for name in names}), "spans")
    ann, bob, cyd = map(names.index, CORPUS)
    assert members["sets", "alone"] == (1, {"1": {(ann, 2), (bob, 2)}})
    assert members["sets", "labels"] == (1, {"1": {(ann, 1), (bob, 1), (cyd, 1)}})
    assert members["sets", "same"] == (1, {"1": {(ann, 0), (bob, 0), (cyd, 0)}})
    assert members["sets", "places"] == (0, {})


def test_boundaries_of_every_two() -> None:
    first = {"1": [note("A", "1", (0, 3)), note("A", "2", (8, 13))]}
    second = {"1": [note("A", "1", (0, 7)), note("A", "2", (8, 13))]}
    members = members_by_count(multi({"Ann": first, "Bob": second}), "segments")
    assert members["boundaries", "shared"] == (2, {"1": {(0, 1), (1, 0), (1, 1)}})
    assert members["boundaries", "added"] == (1, {"1": {(0, 0)}})
    third = {"1": [note("A", "1", (0, 3))]}
    fourth = {"1": [note("A", "1", (0, 7))]}
    moved = members_by_count(multi({"Ann": third, "Bob": fourth}), "segments")
    assert moved["boundaries", "moved"] == (1, {"1": {(0, 0), (1, 0)}})


def test_a_count_in_a_sentence_reads_as_a_number_and_travels() -> None:
    count = LinkedCount(3, ("lacking",), Wording("items that lack a label"))
    sentence = Wording("{count} lack one", count=count)
    assert sentence == "3 lack one"
    (restored,) = linked_counts(pickle.loads(pickle.dumps(sentence)))
    assert (restored, restored.key, restored.title) == (count, count.key, count.title)
