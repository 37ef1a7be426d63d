"""Mentions of tokens brought onto the Document's axis, and texts put together with their token tables.

Readers of event mentions keep token ids as the file writes them; only where the token tables are known can
they be checked and stated in code points (C1, E6).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import PurePath

from msgspec.structs import replace

from annotally.formats.event_mentions.mentions import (
    TOKENS,
    MentionColumns,
    column_of,
    listed_ids,
    only_text,
    slots_of,
    token_extents,
)
from annotally.formats.event_mentions.token_ids import (
    _other_spelling,
    number_of,
)
from annotally.formats.event_mentions.token_tables import TEXT_SUFFIXES
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, Severity, warning
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Tokens
from annotally.model.wording import Wording

_REMEDY = Wording("choose the folder of the token tables of these annotations")


def place_mentions(
    annotations: AnnotationSet, documents: Mapping[str, Document], scored: Collection[str]
) -> tuple[AnnotationSet, tuple[Diagnostic, ...]]:
    """Return the set with the extents of every mention in its Document, and the findings.

    Tokens that follow one another make one extent. Errors, where a document is among ``scored``: no token
    table, and the first token id of it that the table does not have (E6). One warning a file: ids that differ
    from the table's by their leading ``t`` (E11).
    """
    # Linear in the mentions: each listed token id is one look-up in the table of its document.
    findings: list[Diagnostic] = []
    complaints = [Complaints(source) for source in annotations.sources]
    moved: dict[str, DocumentAnnotations] = {}
    without: list[str] = []
    respelled_sources: set[int] = set()
    for name, annotated in annotations.documents.items():
        document = documents.get(name)
        tokens = document.tokens if document is not None else None
        if tokens is None:
            without += [name] if name in scored else []
            continue
        placing = _Placing(name, annotated, tokens, complaints[annotated.source] if complaints else None)
        moved[name] = replace(annotated, instances=placing.instances())
        findings += placing.findings
        if placing.respelled is not None and annotated.source not in respelled_sources:
            respelled_sources.add(annotated.source)
            findings.append(placing.spelling_warning(*placing.respelled))
    if without:
        file = annotations.documents[without[0]].source
        path = annotations.sources[file].path if annotations.sources else ""
        found_text = Wording("no token table for document {document}", document=without[0])
        if len(without) > 1:
            found_text = Wording("{finding} and {count} more", finding=found_text, count=len(without) - 1)
        expected = Wording("{document}.tab or {document}.txt.tab", document=without[0])
        findings.append(Diagnostic(Severity.ERROR, path, 0, 0, found_text, expected, _REMEDY))
    return replace(annotations, documents={**annotations.documents, **moved}), tuple(findings)


class _Placing:
    """Places the mentions of one document."""

    def __init__(
        self, name: str, annotated: DocumentAnnotations, tokens: Tokens, complaints: Complaints | None
    ) -> None:
        self._name = name
        self._annotated = annotated
        self._tokens = tokens
        self._complaints = complaints
        self.findings: list[Diagnostic] = []
        self.respelled: tuple[Instance, str] | None = None
        """The first mention with an id that the table spells otherwise (E11), and that id."""

    def instances(self) -> Sequence[Instance]:
        """Return the mentions with their extents, up to the first token that the table does not have."""
        # Columns of mentions are placed at once where the table has all their ids as they are spelled; else
        # one mention after another, each by look-ups of its ids.
        if isinstance(self._annotated.instances, MentionColumns):
            placed_columns = self._annotated.instances.placed(self._tokens)
            if placed_columns is not None:
                return placed_columns
        numbers, starts, ends = self._tokens.numbers, self._tokens.starts, self._tokens.ends
        placed = []
        instances = self._annotated.instances
        for instance, slot in zip(instances, slots_of(instances, TOKENS), strict=True):
            listed = slot.value.text if slot and isinstance(slot.value, Reading) else only_text(slot)
            if not listed:
                placed.append(instance)
                continue
            number = numbers.get(listed)
            if number is None:
                placed.append(self._placed_on_several(instance, listed))
                continue
            # One token, as most have. Nothing else is called, for there may be hundreds of thousands of them.
            placed.append(_at(instance, (Extent(starts[number], ends[number]),)))
        return tuple(placed)

    def _placed_on_several(self, instance: Instance, listed: str) -> Instance:
        # Ids are looked up as they stand, then with or without a leading t.
        numbers_by_id = self._tokens.numbers
        ids = listed_ids(listed)
        numbers = {name: number_of(name, numbers_by_id) for name in ids}
        unknown = [name for name in ids if numbers[name] is None]
        if unknown:
            self._refuse(instance, unknown[0])
            return instance
        if self.respelled is None:
            self.respelled = next(((instance, name) for name in ids if name not in numbers_by_id), None)
        token_numbers = {number for number in numbers.values() if number is not None}
        return _at(instance, token_extents(token_numbers, self._tokens))

    def _refuse(self, instance: Instance, token: str) -> None:
        # One finding a document is enough: where one id is unknown, most are, and the cause is the same.
        if any(finding.severity is Severity.ERROR for finding in self.findings):
            return
        problem = Wording("token {token} in mention {name}", token=shown(token), name=shown(instance.name))
        expected = Wording(
            "a token of document {document}, which has {count}", document=self._name, count=len(self._tokens)
        )
        remedy = Wording("correct the id, or choose the token table of these annotations")
        if self._complaints is not None:
            at = column_of(self._complaints.source, instance, TOKENS).start
            self.findings += self._complaints.refusal(at, problem, expected, remedy).diagnostics
        else:
            self.findings.append(Diagnostic(Severity.ERROR, "", 0, 0, problem, expected, remedy))

    def spelling_warning(self, instance: Instance, token: str) -> Diagnostic:
        """Return the warning about ids that the table spells with or without a leading ``t`` (E11)."""
        problem = Wording("token {token} in mention {name}", token=shown(token), name=shown(instance.name))
        expected = Wording(
            "{token}, as the table of document {document} spells it",
            token=shown(_other_spelling(token)),
            document=self._name,
        )
        remedy = Wording("the two count as the same token, in this whole file")
        if self._complaints is None:
            return warning("", 0, 0, problem, expected, remedy)
        at = column_of(self._complaints.source, instance, TOKENS).start
        return self._complaints.warning(at, problem, expected, remedy)


def _at(instance: Instance, extents: tuple[Extent, ...]) -> Instance:
    """Return the mention in its place; `msgspec.structs.replace` takes several times as long."""
    return Instance(
        instance.type,
        instance.name,
        instance.slots,
        extents,
        instance.optional,
        instance.sections,
        instance.source,
    )


# --- tables and texts


def rename_tables(documents: dict[str, Document], names: Iterable[str]) -> None:
    """Let a table called like a text file stand for the document that annotations call by that whole name.

    ``x.txt.tab`` is the table of ``x``, or of ``x.txt`` where there is no other for it.
    """
    # ``x.txt.tab`` names two documents. It is left with ``x`` if any annotations call it that; the other
    # reading is taken only where a document of the whole name waits for a table.
    names_in_use = dict.fromkeys(names)
    for name in names_in_use:
        if name in documents or not name.endswith(TEXT_SUFFIXES):
            continue
        path = PurePath(name)
        if path.suffix in TEXT_SUFFIXES and path.stem not in names_in_use:
            table = documents.get(path.stem)
            if table is not None and table.tokens is not None:
                del documents[path.stem]
                documents[name] = replace(table, id=name, label=name)


def with_tokens(document: Document, table: Document) -> Document | None:
    """Return a Document with the tokens of a table that was made of tokens only; None: they do not fit.

    Tokens spelled differently from the text keep their own words.
    """
    # Spellings may differ in single tokens, whose words are kept beside the text's. Where more than half of
    # them differ the table is not of this text.
    tokens = table.tokens
    if tokens is None or not tokens.made_text or (len(tokens) and tokens.ends[-1] > len(document.text)):
        return None
    words = {}
    for number in range(len(tokens)):
        word = tokens.word(number, table.text)
        if document.text[tokens.starts[number] : tokens.ends[number]] != word:
            words[number] = word
    if 2 * len(words) > len(tokens):
        return None
    return replace(document, tokens=replace(tokens, words=words, made_text=False))
