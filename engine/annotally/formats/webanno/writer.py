"""Writer of WebAnno TSV: changes cells of the source where they differ, or writes documents afresh."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from annotally.formats.base import ReadOptions
from annotally.formats.equality import statement
from annotally.formats.span_writing import Refuser, write_texts
from annotally.formats.splicing import Edit, apply_line_edits
from annotally.formats.utf16 import Utf16Offsets
from annotally.formats.webanno.drafts import Drafts, InstanceDraft, drafts_of
from annotally.formats.webanno.header import DeclaredLayer, LayerKind, type_names
from annotally.formats.webanno.reader import NAME, Parsed, parse, read
from annotally.formats.webanno.rows import Row
from annotally.formats.webanno.schema import LayerSchema, extend_schema
from annotally.formats.webanno.table import (
    TokenTable,
    fresh_rows,
    row_start,
    sentences_of,
    text_lines,
)
from annotally.formats.webanno.values import NO_ANNOTATION
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.instances import Instance, Reading
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document, Source
from annotally.model.wording import Wording


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one per document.

    In a source the lines of tokens keep their bytes unless their cells change; a span inside a token gets a
    line of its own, and a new layer or feature its columns. Annotations keep their numbers, new ones get the
    next. Raises InputRefused for content that the format cannot hold: discontinuous spans, spans that begin
    or end between tokens, several fills of a feature, relations of other than two ends, pointers to relations
    or to missing instances, and texts that begin with other white space than blanks.
    """
    # Both ways make the same drafts of cells; in a source the rows exist already and only differing cells are
    # replaced.
    return write_texts(
        (NAME, "WebAnno TSV"),
        annotations,
        documents,
        lambda refuser: _splice_sources(annotations, options, refuser),
        lambda document_annotations, document, refuser: _write_fresh(
            document_annotations, document, options, refuser
        ),
    )


def _splice_sources(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    original = read(annotations.sources, options).annotations
    result = [source.text for source in annotations.sources]
    for document_annotations in annotations.documents.values():
        before = refuser.in_sources(document_annotations, original.documents)
        if before.instances != document_annotations.instances:
            source = annotations.sources[before.source]
            parsed = parse(document_annotations.document, source, options, Complaints(source))
            edits = _Splice(source, parsed, before, document_annotations, options, refuser).edits()
            result[before.source] = apply_line_edits(source.text, edits)
    return tuple(result)


def _extend_schema(
    schema: LayerSchema,
    document_annotations: DocumentAnnotations,
    instances: Sequence[Instance],
    refuser: Refuser,
) -> LayerSchema:
    # Targets are looked up without case, as pointers are. The schema asks for them to decide the layer that a
    # new column of references leads to.
    by_target = {
        pointer_name(document_annotations.document, instance).casefold(): instance for instance in instances
    }

    def lookup(reading: Reading) -> Instance | None:
        return by_target.get((reading.target or "").casefold())

    return extend_schema(
        schema,
        instances,
        lookup,
        lambda instance, finding, expected: refuser.refusal(
            document_annotations, instance, finding, expected
        ),
    )


def _layer(schema: LayerSchema, instance: Instance) -> DeclaredLayer | None:
    return None if schema.is_token(instance) else schema.layer(instance.type)


def _write_fresh(
    document_annotations: DocumentAnnotations, document: Document, options: ReadOptions, refuser: Refuser
) -> str:
    # Schema, sentences and rows first; then every instance gets its rows, numbers and chains, which need each
    # other in this order; at last the cells are spelled row by row.
    schema = _extend_schema(
        LayerSchema((), type_names((), options), options),
        document_annotations,
        document_annotations.instances,
        refuser,
    )
    sentences = sentences_of(document)
    if isinstance(sentences, Wording):
        if sentences or document_annotations.instances:
            raise refuser.refusal(
                document_annotations,
                None,
                sentences or Wording("no text"),
                Wording("words, with blanks at most before them"),
            )
        sentences = []
    table = TokenTable(fresh_rows(sentences, document.text))
    drafts = Drafts(
        document_annotations,
        schema,
        (InstanceDraft(instance, _layer(schema, instance)) for instance in document_annotations.instances),
        refuser,
    )
    drafts.place(table, document.text)
    drafts.number({})
    drafts.chain({})
    _check_tokens(drafts)
    lines = ["#FORMAT=WebAnno TSV 3.3\n", *(f"{layer.declaration}\n" for layer in schema.layers), "\n"]
    blocks = (
        ("\n", text_lines(document.text[extent.start : extent.end]), *row_lines)
        for (extent, _), row_lines in zip(
            sentences, _row_lines(table, drafts, schema, Utf16Offsets(document.text)), strict=True
        )
    )
    return "".join((*lines, *chain.from_iterable(blocks)))


def _row_lines(
    table: TokenTable, drafts: Drafts, schema: LayerSchema, offsets: Utf16Offsets
) -> Iterator[list[str]]:
    """Yield the lines of the rows of each sentence."""
    # Most rows have no annotation: their cells are the same.
    stacks = drafts.stacks()
    annotated_rows = {row_id for _, row_id in stacks}
    cells_of = dict[tuple[str, tuple[int, ...]], list[str]]()
    bare = f"{_tail([NO_ANNOTATION] * sum(len(layer.columns) for layer in schema.layers), tab=True)}\n"
    for rows in _rows_by_sentence(table):
        lines = []
        for row in rows:
            tail = bare
            if id(row) in annotated_rows:
                cells = list[str]()
                for layer in schema.layers:
                    stack = stacks.get((layer.name, id(row)), ())
                    key = (layer.name, tuple(map(id, stack)))
                    if key not in cells_of:  # rows of one annotation have the same
                        cells_of[key] = drafts.cells(layer, stack)
                    cells += cells_of[key]
                tail = f"{_tail(cells, tab=True)}\n"
            if offsets.has_wide:
                lines.append(f"{row_start(row, offsets)}{tail}")
            else:  # units are code points
                lines.append(f"{row.unit}\t{row.start}-{row.end}\t{row.word}{tail}")
        yield lines


def _rows_by_sentence(table: TokenTable) -> Iterator[list[Row]]:
    rows: list[Row] = []
    sentence = ""
    for row in table.rows():
        if rows and not row.unit.startswith(sentence):
            yield rows
            rows = []
        if not rows:
            sentence = row.unit[: row.unit.index("-") + 1]
        rows.append(row)
    if rows:
        yield rows


def _check_tokens(drafts: Drafts) -> None:
    """Refuse bare tokens without any pointer to them: no cell would hold them."""
    pointed = {
        id(target)
        for draft in drafts.drafts
        for reading in draft.instance.readings()
        if (target := drafts.find_target(reading)) is not None
    }
    for draft in drafts.drafts:
        if draft.layer is None and id(draft) not in pointed:
            expected = Wording("a feature, or a relation that points to it")
            raise drafts.refusal(draft.instance, Wording("nothing but a token"), expected)


class _Splice:
    """The edits of one file: its cells as they are stated, and as they should be."""

    def __init__(
        self,
        source: Source,
        parsed: Parsed,
        before: DocumentAnnotations,
        document_annotations: DocumentAnnotations,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        self._source = source
        self._rows = parsed.rows
        # Two sets of drafts on one table: the instances as the file states them and as they are to be.
        # Instances of layers that were not read (``hidden``) are part of both, so that their cells stay.
        header = parsed.rows.header
        self._old_schema = LayerSchema(tuple(header.layers), parsed.types, options)
        self._before = Drafts(
            replace(document_annotations, instances=parsed.instances),
            self._old_schema,
            drafts_of(parsed.instances, parsed.entries),
            refuser,
        )
        chosen = {instance.name for instance in before.instances}
        hidden = [instance for instance in parsed.instances if instance.name not in chosen]
        instances = (*hidden, *document_annotations.instances)
        self._schema = _extend_schema(self._old_schema, document_annotations, instances, refuser)
        self._table = TokenTable(parsed.rows.rows)
        former = self._before.by_target
        self._after = Drafts(
            document_annotations, self._schema, self._drafts(document_annotations, instances), refuser, former
        )
        self._after.place(self._table, parsed.rows.text)
        self._after.number(self._before.stacks())
        self._after.chain(self._chains())

    def _drafts(
        self, document_annotations: DocumentAnnotations, instances: Sequence[Instance]
    ) -> list[InstanceDraft]:
        """Return the drafts to be: those that stay where they are first, in the order of the file."""
        # What stood in the file keeps its place in the order, so that stacked values are not exchanged.
        order = {name: place for place, name in enumerate(self._before.by_target)}
        result: list[tuple[int, int, InstanceDraft]] = []
        for place, instance in enumerate(instances):
            name = pointer_name(document_annotations.document, instance).casefold()
            old = self._before.by_target.get(name)
            draft = InstanceDraft(instance, _layer(self._schema, instance))
            if old is not None:
                draft.number, draft.link = old.number, old.link
                draft.unchanged = statement(old.instance) == statement(instance)
                if old.instance.extents == instance.extents:
                    draft.rows = list(old.rows)
            result.append((order.get(name, len(order)), place, draft))
        result.sort(key=lambda item: item[:2])
        return [draft for _, _, draft in result]

    def _chains(self) -> dict[str, dict[int, list[int]]]:
        chains: dict[str, dict[int, list[int]]] = {}
        for draft in self._before.drafts:
            if draft.layer is not None and draft.layer.kind is LayerKind.CHAIN:
                chains.setdefault(draft.layer.name, {}).setdefault(draft.number, []).append(draft.link)
        return {name: {chain: sorted(links) for chain, links in of.items()} for name, of in chains.items()}

    def edits(self) -> Iterator[Edit]:
        """Yield the edits of the source."""
        yield from self._header_edits()
        old, new = self._before.stacks(), self._after.stacks()
        # ``behind`` is the end of the last row of the file: rows of new sub-tokens are inserted there.
        offsets, behind = Utf16Offsets(self._rows.text), 0
        file_rows = {id(row) for row in self._rows.rows}
        for row in self._table.rows():
            cells = [
                cell
                for layer in self._schema.layers
                for cell in self._cells(
                    layer, row, old.get((layer.name, id(row)), ()), new.get((layer.name, id(row)), ())
                )
            ]
            if id(row) not in file_rows:
                yield behind, behind, f"\n{row_start(row, offsets)}{_tail(cells, tab=row.tab)}"
                continue
            behind = row.stop
            if cells != list(row.cells):
                yield row.at - 1, row.stop, _tail(cells, tab=row.tab)

    def _cells(
        self, layer: DeclaredLayer, row: Row, old: Sequence[InstanceDraft], new: Sequence[InstanceDraft]
    ) -> Sequence[str]:
        """Return the cells of a layer in a row: as they stand, if they hold the right values."""
        cells = self._after.cells(layer, new)
        # Compared as values, since one value may be written in several ways: if old and new cells are spelled
        # alike, the file's own spelling stays.
        first = 0
        for old_layer in self._old_schema.layers:
            if old_layer == layer:
                if row.cells and self._before.cells(old_layer, old) == cells:
                    return row.cells[first : first + len(old_layer.columns)]
                return cells
            first += len(old_layer.columns)
        return cells

    def _header_edits(self) -> Iterator[Edit]:
        """Yield changed declarations, and new ones behind the line that they follow."""
        # The header's first place is the format line, the others are the layers in order. A new layer is put
        # behind the layer it follows in the schema, so both keep one order, which is that of the columns.
        places = self._rows.header.places
        places_by_layer = {
            layer.name: place for layer, place in zip(self._old_schema.layers, places[1:], strict=True)
        }
        last = places[0]
        for layer in self._schema.layers:
            place = places_by_layer.get(layer.name)
            if place is None:
                yield last[1], last[1], f"\n{layer.declaration}"
                continue
            last = place
            if layer not in self._old_schema.layers:
                yield *place, layer.declaration


def _tail(cells: Sequence[str], *, tab: bool) -> str:
    """Return the part of a line behind its word."""
    return "".join(f"\t{cell}" for cell in cells) + ("\t" if tab else "")
