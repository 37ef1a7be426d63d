"""Digests of the content of instances, which results and decisions of different runs have in common (C7)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat

import msgspec

from annotally.model.annotation_sets import TargetContents, plain_identity
from annotally.model.extents import Extent
from annotally.model.instance_columns import InstanceColumns, SpanColumns
from annotally.model.instances import Instance, Reading
from annotally.model.text import digest

_KEPT = 1 << 16
"""Texts of a slot whose JSON is cached, and sets of slots whose order is."""
_LONGEST = 200
"""Longest text that is cached: files seldom repeat longer ones."""


class _EncodedSlots(dict[str | None, str]):
    """A cache of the JSON of one slot by the text of its only fill, None where it is not filled."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def __missing__(self, text: str | None) -> str:
        encoded = _encode((self.name, () if text is None else (f"0\x1f{text}",)))
        if text is None or len(text) <= _LONGEST:
            if len(self) >= _KEPT:
                self.clear()
            self[text] = encoded
        return encoded


_Layout = tuple[tuple[int, _EncodedSlots], ...]
"""The slots of an instance in the order of its identity: place in the instance, and JSON."""


class ContentDigests:
    """Digests of instances of many documents; equal slots are encoded once."""

    # The digest is of the StableId as a JSON array, which is joined from the JSON of its slots. Slots stand
    # in the order of their names: it is found once for every set of names. Only instances with several fills
    # in a slot, or two slots of a name, are encoded as a whole. The rank, the last member, is counted by what
    # precedes it. Linear in the slots.

    def __init__(self) -> None:
        self._slots: dict[str, _EncodedSlots] = {}
        """By case-folded name."""
        self._layouts: dict[tuple[str, ...], _Layout | None] = {}

    def of(self, document: str, instances: Sequence[Instance]) -> list[str]:
        """Return, for each instance of a document, a digest of its StableId (C7), in whatever file it is."""
        identities: list[str] | None = None
        if isinstance(instances, InstanceColumns):
            identities = self._by_columns(document, instances)
        if identities is None:
            identities = list(self._each(document, instances))
        head, ranks = _encode(document), _ranks(identities)
        return [
            digest(f"[{head},{identity},{rank}]".encode())
            for identity, rank in zip(identities, ranks, strict=False)
        ]

    def _by_columns(self, document: str, columns: InstanceColumns) -> list[str] | None:
        """Return the identities of instances in columns; None if they have to be looked at."""
        slots = columns.slot_columns()
        layout = None if slots is None else self._layout(tuple([slot.name for slot in slots]))
        if slots is None or layout is None:
            return None
        targets = TargetContents(document, columns, slots)
        pieces: list[Sequence[str]] = []
        for place, encoded in layout:
            texts, pointing = slots[place][1:]
            if pointing:
                pieces.append(["" if name is None else encoded[targets[name]] for name in texts])
            else:
                pieces.append(list(map(encoded.__getitem__, texts)))
        rows: Iterable[Iterable[str]] = zip(*pieces, strict=True)
        if any(slot.pointing for slot in slots):
            rows = map(filter, repeat(None), rows)  # slots that an instance has not
        kinds = {name: _encode(name.casefold()) for name in set(columns.types)}
        identities = zip(columns.types, _places(columns), map(",".join, rows), strict=True)
        return [f"{kinds[name]},{places},[{joined}]" for name, places, joined in identities]

    def _each(self, document: str, instances: Sequence[Instance]) -> Iterator[str]:
        """Yield the identities of instances."""
        targets = TargetContents(document, instances)
        kinds: dict[str, str] = {}
        for instance in instances:
            pieces = self._encoded_slots(instance, targets)
            if pieces is None:
                plain = plain_identity(document, instance, targets.__getitem__)
                yield _encode(plain[1:])[1:-1]
                continue
            kind = kinds.get(instance.type)
            if kind is None:
                kind = kinds[instance.type] = _encode(instance.type.casefold())
            yield f"{kind},{_encode_extents(instance.extents)},[{','.join(pieces)}]"

    def _encoded_slots(self, instance: Instance, targets: TargetContents) -> list[str] | None:
        """Return the JSON of the slots in order; None unless all have one fill each, and different names."""
        names, texts = [], []
        for slot in instance.slots:
            value = slot.value
            if not isinstance(value, Reading):
                return None
            names.append(slot.name)
            texts.append(value.text if value.target is None else targets[value.target])
        layout = self._layout(tuple(names))
        return None if layout is None else [encoded[texts[place]] for place, encoded in layout]

    def _layout(self, names: tuple[str, ...]) -> _Layout | None:
        """Return the order of slots of these names; None if there is none, or two are the same."""
        try:
            return self._layouts[names]
        except KeyError:
            folded_names = list(map(str.casefold, names))
            layout = None
            if len(set(folded_names)) == len(names):
                layout = tuple(
                    (place, self._slots.setdefault(folded_names[place], _EncodedSlots(folded_names[place])))
                    for place in sorted(range(len(names)), key=folded_names.__getitem__)
                )
            if len(self._layouts) >= _KEPT:
                self._layouts.clear()
            self._layouts[names] = layout
            return layout


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _ranks(identities: Sequence[str]) -> Iterable[int]:
    """Return the rank of each identity among equal ones, in order; zeros without end if all differ."""
    if len(set(identities)) == len(identities):
        return repeat(0)
    times: dict[str, int] = {}
    ranks = []
    for identity in identities:
        rank = times.get(identity, 0)
        times[identity] = rank + 1
        ranks.append(rank)
    return ranks


def _places(columns: InstanceColumns) -> Iterable[str]:
    """Return the JSON of the extents of each instance."""
    if isinstance(columns, SpanColumns):
        return [f"[[{start},{end}]]" for start, end in zip(*columns.places, strict=True)]
    return map(_encode_extents, columns.extents)


def _encode_extents(extents: Sequence[Extent]) -> str:
    if len(extents) == 1:  # as nearly always
        extent = extents[0]
        return f"[[{extent.start},{extent.end}]]"
    return f"[{','.join([f'[{extent.start},{extent.end}]' for extent in extents])}]"
