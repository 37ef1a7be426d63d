"""The contents of slots of several annotators' annotations, with equal contents put together."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.pairwise import Pairwise
from annotally.comparison.items import NONE, Member
from annotally.comparison.result import NodePlace
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Alternative, Fill, Slot, fill_text
from annotally.model.union_find import UnionFind


class SlotContents:
    """Groups the contents of a slot in the annotations of one item, as the comparisons take them."""

    def __init__(self, comparison: MultiComparison, document: str, pairwise: Pairwise) -> None:
        self._instances = comparison.sides.instances(document)
        self._spelled = _spelling(comparison, document)
        self._pairwise = pairwise

    def statement(self, member: Member, place: int) -> str:
        """Return the content of a slot as text, equal for equal contents; below 0 type and extents."""
        instance = self._instances[member[0]][member[1]]
        if place < 0:
            return f"{instance.type.casefold()} {[(extent.start, extent.end) for extent in instance.extents]}"
        return " | ".join(
            sorted(self._words(member, alternative) for alternative in instance.slots[place].alternatives)
        )

    def alternative_fills(
        self, group: Mapping[Member, tuple[int, int, int]], slots: Mapping[Member, Slot]
    ) -> Iterable[dict[Member, tuple[int, int, int]]]:
        """Yield the fills of an alternative that several have: they read the same, in whatever order."""
        # The members of a group have equal texts in some order: sorted, the n-th fill of one is the n-th of
        # any other.
        ordered = []
        for member, (_, number, _) in group.items():
            fills = slots[member].alternatives[number].fills
            texts = [self._text(member, fill) for fill in fills]
            ordered.append(sorted(range(len(fills)), key=texts.__getitem__))
        for numbers in zip(*ordered, strict=False):
            yield {member: (*path[:2], at) for (member, path), at in zip(group.items(), numbers, strict=True)}

    def _text(self, member: Member, fill: Fill) -> str:
        return fill_text(fill, self._spelled[member[0]])

    def fills(
        self, name: str, places: Mapping[Member, int], slots: Mapping[Member, Slot]
    ) -> list[dict[Member, tuple[int, int, int]]]:
        """Return the fills of a slot, those together that the comparisons take for the same.

        Where an annotator has several that are the same, the first stands with the first of another.
        """
        # Fills that a comparison of two takes for the same are joined by their texts (union-find); the n-th
        # fill of each annotator in a class of texts makes the n-th group of that class.
        texts = sorted(
            (self._text(member, fill), member, number)
            for member, slot in slots.items()
            for alternative in slot.alternatives
            for number, fill in enumerate(alternative.fills)
        )
        all_texts = {text for text, _, _ in texts}
        same = UnionFind(all_texts)
        for member_a, member_b in combinations(places, 2):
            for fill_text_a, fill_text_b in self._matched(member_a, member_b, name):
                if fill_text_a in all_texts and fill_text_b in all_texts:
                    same.join(fill_text_a, fill_text_b)
        counts: Counter[tuple[Member, str]] = Counter()
        groups: dict[tuple[str, int], dict[Member, tuple[int, int, int]]] = {}
        for text, member, number in texts:
            representative = same.find(text)
            group = groups.setdefault((representative, counts[member, representative]), {})
            group[member] = places[member], 0, number
            counts[member, representative] += 1
        return [groups[key] for key in sorted(groups)]

    def _matched(self, member: Member, other_member: Member, name: str) -> Iterable[tuple[str, str]]:
        """Yield the texts of fills that the comparison of two annotations takes for the same in a slot."""
        row = self._pairwise.alike(member, other_member)
        slot = self._pairwise.slots(row).get(name) if row is not None else None
        for pair in slot.fills() if slot is not None else ():
            ends = [pair.place(owner[0]) for owner in (member, other_member)]
            if pair.agrees and all(end[3] >= 0 for end in ends):
                first_text, other_text = (
                    self._fill_text_at(owner[0], end)
                    for owner, end in zip((member, other_member), ends, strict=True)
                )
                yield first_text, other_text

    def _fill_text_at(self, annotator: int, place: NodePlace) -> str:
        instance, slot, alternative, fill = place
        content = self._instances[annotator][instance].slots[slot].alternatives[max(0, alternative)]
        return fill_text(content.fills[fill], self._spelled[annotator])

    def alternatives(
        self, places: Mapping[Member, int], slots: Mapping[Member, Slot]
    ) -> list[dict[Member, tuple[int, int, int]]]:
        """Return the alternatives of a slot, those together that say the same."""
        # Alternatives are grouped by what they say (a hash map), and groups are sorted by it, so that their
        # order depends on no annotator. Of a member that says the same twice the first counts.
        groups: dict[str, dict[Member, tuple[int, int, int]]] = {}
        for member, slot in slots.items():
            for number, alternative in enumerate(slot.alternatives):
                group = groups.setdefault(self._words(member, alternative), {})
                group.setdefault(member, (places[member], number, -1))
        return [groups[words] for words in sorted(groups)]

    def _words(self, member: Member, alternative: Alternative) -> str:
        return "; ".join(sorted(fill_text(fill, self._spelled[member[0]]) for fill in alternative.fills))


def _spelling(comparison: MultiComparison, document: str) -> list[dict[str, str]]:
    """Return, by annotator, how pointers are spelled: alike where they lead to the same item.

    Annotations of one annotator that say the same are spelled alike, for any of them may stand in any item.
    """
    # A pointer is spelled by the least rank among the members of its target's item.
    leads: dict[Member, int] = {}
    for item in comparison.items(document):
        for ranked in enumerate(item.ranks):
            if ranked[1] != NONE:
                least = min(rank for rank in item.ranks if rank != NONE)
                leads[ranked] = min(least, leads.get(ranked, least))
    spelled: list[dict[str, str]] = []
    for annotator, instances in enumerate(comparison.sides.instances(document)):
        spelled.append({})
        for number, instance in enumerate(instances):
            lead = leads.get((annotator, comparison.rank(document, (annotator, number))))
            spelled[-1][pointer_name(document, instance).casefold()] = "→?" if lead is None else f"→{lead}"
    return spelled
