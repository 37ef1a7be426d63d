"""Writer of WebAnno TSV: changes cells of the source where they differ, or writes documents afresh."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from annotally.formats.base import ReadOptions
from annotally.formats.equality import statement
from annotally.formats.span_writing import Refuser, written
from annotally.formats.splicing import Edit, edited_lines
from annotally.formats.webanno.drafts import Draft, Drafts, drafts_of
from annotally.formats.webanno.header import Kind, Layer, type_names
from annotally.formats.webanno.reader import NAME, Parsed, parse, read
from annotally.formats.webanno.rows import Row
from annotally.formats.webanno.schema import Schema, grown
from annotally.formats.webanno.table import (
    Table,
    fresh_rows,
    row_start,
    sentences_of,
    text_lines,
    wide,
)
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.instances import Instance, Reading
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document, Source


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one per document.

    In a source the lines of tokens keep their bytes unless their cells change; what lies inside a token gets
    a line of its own, and a new layer or feature its columns. Annotations keep their numbers, new ones get
    the next. Raises InputRefused for what the format cannot hold: discontinuous spans, spans that begin or
    end between tokens, several fills of a feature, relations of other than two ends, pointers to relations
    or to what is not there, and texts that begin with other white space than blanks.
    """
    return written(
        (NAME, "WebAnno TSV"),
        annotations,
        documents,
        lambda refuser: _spliced(annotations, options, refuser),
        lambda found, document, refuser: _fresh(found, document, options, refuser),
    )


def _spliced(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    original = read(annotations.sources, options).annotations
    result = [source.text for source in annotations.sources]
    for found in annotations.documents.values():
        before = refuser.in_sources(found, original.documents)
        if before.instances != found.instances:
            source = annotations.sources[before.source]
            parsed = parse(found.document, source, options, Complaints(source))
            edits = _Splice(source, parsed, before, found, options, refuser).edits()
            result[before.source] = edited_lines(source.text, edits)
    return tuple(result)


def _grown(
    schema: Schema, found: DocumentAnnotations, instances: Sequence[Instance], refuser: Refuser
) -> Schema:
    by_target = {pointer_name(found.document, one).casefold(): one for one in instances}

    def lookup(reading: Reading) -> Instance | None:
        return by_target.get((reading.target or "").casefold())

    return grown(schema, instances, lookup, lambda one, what, wanted: refuser.unfit(found, one, what, wanted))


def _layer(schema: Schema, instance: Instance) -> Layer | None:
    return None if schema.is_token(instance) else schema.layer(instance.type)


def _fresh(found: DocumentAnnotations, document: Document, options: ReadOptions, refuser: Refuser) -> str:
    schema = _grown(Schema((), type_names((), options), options), found, found.instances, refuser)
    sentences = sentences_of(document)
    if isinstance(sentences, str):
        if sentences or found.instances:
            raise refuser.unfit(
                found, None, sentences or "no text", "words, with blanks at most ahead of them"
            )
        sentences = []
    table = Table(fresh_rows(sentences, document.text))
    drafts = Drafts(found, schema, (Draft(one, _layer(schema, one)) for one in found.instances), refuser)
    drafts.place(table, document.text)
    drafts.number({})
    drafts.chain({})
    _check_tokens(drafts)
    stacks, units = drafts.stacks(), wide(document.text)
    lines = ["#FORMAT=WebAnno TSV 3.3\n", *(f"{layer.declaration}\n" for layer in schema.layers), "\n"]
    for (extent, _), rows in zip(sentences, _by_sentence(table), strict=True):
        lines += ["\n", text_lines(document.text[extent.start : extent.end])]
        for row in rows:
            cells = [
                cell
                for layer in schema.layers
                for cell in drafts.cells(layer, stacks.get((layer.name, id(row)), ()))
            ]
            lines.append(f"{row_start(row, units)}{_tail(cells, tab=True)}\n")
    return "".join(lines)


def _by_sentence(table: Table) -> Iterator[list[Row]]:
    rows: list[Row] = []
    for row in table.rows():
        if rows and rows[0].unit.partition("-")[0] != row.unit.partition("-")[0]:
            yield rows
            rows = []
        rows.append(row)
    if rows:
        yield rows


def _check_tokens(drafts: Drafts) -> None:
    """Refuse bare tokens that nothing points to: no cell would say that they are there."""
    pointed = {
        id(target)
        for draft in drafts.drafts
        for reading in draft.instance.readings()
        if (target := drafts.meant(reading)) is not None
    }
    for draft in drafts.drafts:
        if draft.layer is None and id(draft) not in pointed:
            expected = "a feature, or a relation that points to it"
            raise drafts.unfit(draft.instance, "nothing but a token", expected)


class _Splice:
    """One file and what becomes of it: its cells as they are stated, and as they should be."""

    def __init__(
        self,
        source: Source,
        parsed: Parsed,
        before: DocumentAnnotations,
        found: DocumentAnnotations,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        self._source = source
        self._rows = parsed.rows
        header = parsed.rows.header
        self._old_schema = Schema(tuple(header.layers), parsed.types, options)
        self._before = Drafts(
            replace(found, instances=parsed.instances),
            self._old_schema,
            drafts_of(parsed.instances, parsed.entries),
            refuser,
        )
        chosen = {one.name for one in before.instances}
        hidden = [one for one in parsed.instances if one.name not in chosen]
        instances = (*hidden, *found.instances)
        self._schema = _grown(self._old_schema, found, instances, refuser)
        self._table = Table(parsed.rows.rows)
        former = self._before.by_target
        self._after = Drafts(found, self._schema, self._drafts(found, instances), refuser, former)
        self._after.place(self._table, parsed.rows.text)
        self._after.number(self._before.stacks())
        self._after.chain(self._chains())

    def _drafts(self, found: DocumentAnnotations, instances: Sequence[Instance]) -> list[Draft]:
        """Return the drafts to be: those that stay where they are first, in the order of the file."""
        order = {name: place for place, name in enumerate(self._before.by_target)}
        result: list[tuple[int, int, Draft]] = []
        for place, instance in enumerate(instances):
            name = pointer_name(found.document, instance).casefold()
            old = self._before.by_target.get(name)
            draft = Draft(instance, _layer(self._schema, instance))
            if old is not None:
                draft.number, draft.link = old.number, old.link
                draft.kept = statement(old.instance) == statement(instance)
                if old.instance.extents == instance.extents:
                    draft.rows = list(old.rows)
            result.append((order.get(name, len(order)), place, draft))
        result.sort(key=lambda one: one[:2])
        return [draft for _, _, draft in result]

    def _chains(self) -> dict[str, dict[int, list[int]]]:
        chains: dict[str, dict[int, list[int]]] = {}
        for draft in self._before.drafts:
            if draft.layer is not None and draft.layer.kind is Kind.CHAIN:
                chains.setdefault(draft.layer.name, {}).setdefault(draft.number, []).append(draft.link)
        return {name: {chain: sorted(links) for chain, links in of.items()} for name, of in chains.items()}

    def edits(self) -> Iterator[Edit]:
        """Yield ranges of the source and what takes their place."""
        yield from self._header_edits()
        old, new = self._before.stacks(), self._after.stacks()
        units, behind = wide(self._rows.text), 0
        standing = {id(row) for row in self._rows.rows}
        for row in self._table.rows():
            cells = [
                cell
                for layer in self._schema.layers
                for cell in self._cells(
                    layer, row, old.get((layer.name, id(row)), ()), new.get((layer.name, id(row)), ())
                )
            ]
            if id(row) not in standing:
                yield behind, behind, f"\n{row_start(row, units)}{_tail(cells, tab=row.tab)}"
                continue
            behind = row.stop
            if cells != list(row.cells):
                yield row.at - 1, row.stop, _tail(cells, tab=row.tab)

    def _cells(self, layer: Layer, row: Row, old: Sequence[Draft], new: Sequence[Draft]) -> Sequence[str]:
        """Return a layer's cells in a row: as they stand, if they say what they should."""
        cells = self._after.cells(layer, new)
        first = 0
        for one in self._old_schema.layers:
            if one == layer:
                if row.cells and self._before.cells(one, old) == cells:
                    return row.cells[first : first + len(one.columns)]
                return cells
            first += len(one.columns)
        return cells

    def _header_edits(self) -> Iterator[Edit]:
        """Yield changed declarations, and new ones behind the line that they follow."""
        places = self._rows.header.places
        known = {layer.name: place for layer, place in zip(self._old_schema.layers, places[1:], strict=True)}
        last = places[0]
        for layer in self._schema.layers:
            place = known.get(layer.name)
            if place is None:
                yield last[1], last[1], f"\n{layer.declaration}"
                continue
            last = place
            if layer not in self._old_schema.layers:
                yield *place, layer.declaration


def _tail(cells: Sequence[str], *, tab: bool) -> str:
    """Return a line from behind its word on."""
    return "".join(f"\t{cell}" for cell in cells) + ("\t" if tab else "")
