"""What the slots of several annotators' annotations hold, and what of it is the same."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.pairwise import Pairwise
from annotally.comparison.items import NONE, Member
from annotally.comparison.result import Place
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Alternative, Fill, Slot, fill_text


class SlotContents:
    """Puts together what annotations of one item hold in a slot, as the comparisons of every two take it."""

    def __init__(self, comparison: MultiComparison, document: str, pairwise: Pairwise) -> None:
        self._instances = comparison.sides.instances(document)
        self._spelled = _spelling(comparison, document)
        self._pairwise = pairwise

    def said(self, member: Member, place: int) -> str:
        """Return what an annotation says in a slot, below 0 what it is and where, alike for the same."""
        instance = self._instances[member[0]][member[1]]
        if place < 0:
            return f"{instance.type.casefold()} {[(one.start, one.end) for one in instance.extents]}"
        return " | ".join(sorted(self._words(member, one) for one in instance.slots[place].alternatives))

    def inside(
        self, group: Mapping[Member, tuple[int, int, int]], slots: Mapping[Member, Slot]
    ) -> Iterable[dict[Member, tuple[int, int, int]]]:
        """Yield the fills of an alternative that several have: they read the same, in whatever order."""
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
        texts = sorted(
            (self._text(member, fill), member, number)
            for member, slot in slots.items()
            for one in slot.alternatives
            for number, fill in enumerate(one.fills)
        )
        same = _Same(text for text, _, _ in texts)
        for one, other in combinations(places, 2):
            for mine, theirs in self._matched(one, other, name):
                same.join(mine, theirs)
        seen: Counter[tuple[Member, str]] = Counter()
        groups: dict[tuple[str, int], dict[Member, tuple[int, int, int]]] = {}
        for text, member, number in texts:
            known = same.first(text)
            group = groups.setdefault((known, seen[member, known]), {})
            group[member] = places[member], 0, number
            seen[member, known] += 1
        return [groups[key] for key in sorted(groups)]

    def _matched(self, one: Member, other: Member, name: str) -> Iterable[tuple[str, str]]:
        """Yield the texts of fills that the comparison of two annotations takes for the same in a slot."""
        row = self._pairwise.alike(one, other)
        slot = self._pairwise.slots(row).get(name) if row is not None else None
        for pair in slot.fills() if slot is not None else ():
            ends = [pair.place(who[0]) for who in (one, other)]
            if pair.agrees and all(end[3] >= 0 for end in ends):
                mine, theirs = (self._at(who[0], end) for who, end in zip((one, other), ends, strict=True))
                yield mine, theirs

    def _at(self, annotator: int, place: Place) -> str:
        instance, slot, alternative, fill = place
        held = self._instances[annotator][instance].slots[slot].alternatives[max(0, alternative)]
        return fill_text(held.fills[fill], self._spelled[annotator])

    def alternatives(
        self, places: Mapping[Member, int], slots: Mapping[Member, Slot]
    ) -> list[dict[Member, tuple[int, int, int]]]:
        """Return the alternatives of a slot, those together that say the same."""
        found: dict[str, dict[Member, tuple[int, int, int]]] = {}
        for member, slot in slots.items():
            for number, one in enumerate(slot.alternatives):
                own = found.setdefault(self._words(member, one), {})
                own.setdefault(member, (places[member], number, -1))
        return [found[words] for words in sorted(found)]

    def _words(self, member: Member, alternative: Alternative) -> str:
        return "; ".join(sorted(fill_text(fill, self._spelled[member[0]]) for fill in alternative.fills))


class _Same:
    """Texts that stand for the same, directly or by way of others."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._above = {text: text for text in texts}

    def first(self, text: str) -> str:
        """Return the first by alphabet of the texts that are the same as this one."""
        while self._above[text] != text:
            text = self._above[text]
        return text

    def join(self, one: str, other: str) -> None:
        """Take two for the same."""
        if one in self._above and other in self._above:
            first, second = sorted((self.first(one), self.first(other)))
            self._above[second] = first


def _spelling(comparison: MultiComparison, document: str) -> list[dict[str, str]]:
    """Return, by annotator, how pointers are spelled: alike where they lead to the same item.

    Annotations of one annotator that say the same are spelled alike, for any of them may stand in any item.
    """
    leads: dict[Member, int] = {}
    for item in comparison.items(document):
        for own in enumerate(item.ranks):
            if own[1] != NONE:
                least = min(rank for rank in item.ranks if rank != NONE)
                leads[own] = min(least, leads.get(own, least))
    spelled: list[dict[str, str]] = []
    for annotator, instances in enumerate(comparison.sides.instances(document)):
        spelled.append({})
        for number, one in enumerate(instances):
            lead = leads.get((annotator, comparison.rank(document, (annotator, number))))
            spelled[-1][pointer_name(document, one).casefold()] = "→?" if lead is None else f"→{lead}"
    return spelled
