"""Entities of spaCy's training data of version 2: tags of tokens, in BILUO."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from annotally.formats.conll.tags import Scheme, TaggedEntity, entities_of, is_sound, spell_tags
from annotally.formats.splicing import Edit
from annotally.formats.standoff.json_records import JsonList, to_json
from annotally.formats.standoff.records import AnnotationList
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import unwritable
from annotally.model.wording import Wording

TITLE = "spaCy JSON"
_UNKNOWN = ("-", "")
"""Tags of tokens whose entity is not known; they are in none."""
_SPELLINGS = {"``": '"', "''": '"', "-LRB-": "(", "-RRB-": ")", "-LSB-": "[", "-RSB-": "]"}
"""Tokens that treebanks spell otherwise than texts."""


class JsonToken(NamedTuple):
    """A token: its form, its tag, the range of the tag in the source, and whether the tag is there.

    A tag that is not there would be added behind the range, which is that of the form then.
    """

    form: str
    form_at: int
    """Where the form stands in the source."""
    tag: str
    place: Extent
    is_tagged: bool


def place_tokens(raw: str | None, sentences: Sequence[Sequence[JsonToken]]) -> tuple[str, list[Extent]]:
    """Return the text of a paragraph and the places of its tokens: in the raw text if they stand in it.

    Without a raw text that they fit, tokens are joined by blanks.
    """
    # The raw text is kept as it is if all tokens stand in it; else a text is made of the tokens.
    tokens = [token for sentence in sentences for token in sentence]
    if raw is not None:
        places = _places_in(raw, tokens)
        if places is not None:
            return raw, places
    places, at = [], 0
    for token in tokens:
        places.append(Extent(at, at + len(token.form)))
        at += len(token.form) + 1
    return " ".join(token.form for token in tokens), places


def _places_in(raw: str, tokens: Sequence[JsonToken]) -> list[Extent] | None:
    # Greedy and linear: white space ahead of a token is passed over unless the token begins with it, and a
    # token may be spelled otherwise than in the text. Behind the last one only white space may remain.
    places, at = [], 0
    for token in tokens:
        while at < len(raw) and raw[at].isspace() and not raw.startswith(token.form, at):
            at += 1
        form = token.form
        if not raw.startswith(form, at):
            form = _SPELLINGS.get(form, form)
        if not raw.startswith(form, at):
            return None
        places.append(Extent(at, at + len(form)))
        at += len(form)
    return None if raw[at:].strip() else places


class TokenTagList(AnnotationList):
    """The entities of a paragraph, which are stated by the tags of its tokens.

    An entity is spelled as its start and end in the text and its label, with tabs between.
    """

    def __init__(self, path: str, sentences: Sequence[Sequence[JsonToken]]) -> None:
        super().__init__()
        self._path = path
        self._tokens = [token for sentence in sentences for token in sentence]
        self._breaks = list(accumulate(map(len, sentences)))
        self._places: list[Extent] = []
        self._by_start: dict[int, int] = {}
        self._by_end: dict[int, int] = {}
        self.entities: list[TaggedEntity] = []

    def take(self, places: list[Extent]) -> None:
        """Take the places of the tokens in the text, and read the entities."""
        self._places = places
        self._by_end = {place.end: number for number, place in enumerate(places)}
        # Of several tokens that begin at one place, as empty ones do, the first counts.
        for number, place in enumerate(places):
            self._by_start.setdefault(place.start, number)
        tags = [token.tag if _is_known(token) else "O" for token in self._tokens]
        self.entities, _ = entities_of(tags, self._breaks)
        for entity in self.entities:
            self.append(self._tokens[entity.start].place.start, self._tokens[entity.end - 1].place.end)

    def unsound(self) -> Iterator[JsonToken]:
        """Yield the tokens with tags that are none."""
        return (token for token in self._tokens if token.tag not in _UNKNOWN and not is_sound(token.tag))

    def extent(self, entity: TaggedEntity) -> Extent:
        """Return the place of an entity in the text."""
        return Extent(self._places[entity.start].start, self._places[entity.end - 1].end)

    def fits(self, start: int, end: int) -> bool:
        """Tell whether an entity may begin and end there: where tokens do, in one sentence."""
        first, last = self._by_start.get(start), self._by_end.get(end)
        if first is None or last is None or first > last:
            return False
        # Both ends lie in one sentence if as many sentences end ahead of the first token as of the last.
        return bisect_right(self._breaks, first) == bisect_right(self._breaks, last)

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits of the tags that differ. Raises InputRefused for entities that share a token."""
        # Only tags that differ between the two sets of entities are replaced: "-" and IOB stay where they
        # say the same.
        spelled = [changed.get(number, self._spelled(entity)) for number, entity in enumerate(self.entities)]
        entities = sorted(self._entity(text) for text in (*spelled, *added) if text is not None)
        for before, after in pairwise(entities):
            if after.start < before.end:
                finding = Wording("a token that another span has")
                expected = Wording("spans that do not overlap")
                raise unwritable(self._path, "", finding, expected, form=TITLE)
        old, new = (
            spell_tags(tagged, len(self._tokens), Scheme.BILOU) for tagged in (self.entities, entities)
        )
        for token, before_tag, tag in zip(self._tokens, old, new, strict=True):
            if before_tag == tag:
                continue
            start, end = token.place.start, token.place.end
            yield (start, end, to_json(tag)) if token.is_tagged else (end, end, f', "ner": {to_json(tag)}')

    def _spelled(self, entity: TaggedEntity) -> str:
        place = self.extent(entity)
        return f"{place.start}\t{place.end}\t{entity.label}"

    def _entity(self, text: str) -> TaggedEntity:
        start, end, label = text.split("\t", 2)
        return TaggedEntity(self._by_start[int(start)], self._by_end[int(end)] + 1, label)


def _is_known(token: JsonToken) -> bool:
    return token.tag not in _UNKNOWN and is_sound(token.tag)


class TagsAndTriples(AnnotationList):
    """The entities of a paragraph that states them twice: by tags, and by a list of start, end and label."""

    def __init__(self, tags: TokenTagList, triples: JsonList) -> None:
        super().__init__()
        self.tags, self._triples = tags, triples
        self.starts, self.ends = triples.starts, triples.ends

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits of both. Raises InputRefused for entities that share a token."""
        # Both lists have the same entities in the same order, so that the numbers of one fit the other.
        yield from self.tags.edits(changed, added)
        triples = {number: None if text is None else _triple(text) for number, text in changed.items()}
        yield from self._triples.edits(triples, list(map(_triple, added)))


def _triple(text: str) -> str:
    start, end, label = text.split("\t", 2)
    return to_json([int(start), int(end), label])
