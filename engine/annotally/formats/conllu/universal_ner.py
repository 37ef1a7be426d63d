"""Universal NER: numbered words with a tag, a further cell and the annotator, and comments as in CoNLL-U."""

import re
from collections.abc import Iterator, Mapping, Sequence

from annotally.formats.base import Format, ReadOptions, ReadResult, unnamed
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.conll.tags import is_sound
from annotally.formats.conll.writer import new_tags
from annotally.formats.conllu.nodes import RANGE, UNIVERSAL_NER, UniversalDocument, documents_of
from annotally.formats.conllu.reader import (
    ReadFile,
    named_documents,
    result_of,
    tag_column,
    tagged_rows,
)
from annotally.formats.conllu.recognition import first_word, head_of
from annotally.formats.conllu.sentences import sentences_of
from annotally.formats.conllu.unread import unread_of
from annotally.formats.conllu.writer import spliced, tag_edits
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import column_limit, one_of_a_word
from annotally.formats.span_writing import Refuser
from annotally.formats.splicing import Edit
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document, Source
from annotally.model.token_boundaries import ExtentUnit
from annotally.model.wording import Wording

NAME = "universal-ner"
TITLE = "Universal NER"
_NO_TAG = ("_", "-", "")
_COMMENT = re.compile(r"#\s*(?:sent_id|text|newdoc|newpar)\b")


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files of Universal NER as one annotation set with its documents.

    Raises InputRefused for damaged lines and two documents of one name.
    """
    return result_of(NAME, sources, _read_files(sources, options), options)


def _read_files(sources: Sequence[Source], options: ReadOptions) -> list[ReadFile]:
    # The scan of lines is that of CoNLL-U; only the columns and the cell of the tag differ.
    files = []
    for source in sources:
        complaints = Complaints(source)
        documents = named_documents(list(documents_of(complaints, UNIVERSAL_NER)), source)
        rows = [
            tagged_rows(entry.universal, _tag_places(entry.universal, source.text), source.text)
            for entry in documents
        ]
        files.append(ReadFile(documents, "", complaints, rows, tag_column(rows, options, complaints)))
    return files


def _tag_places(universal: UniversalDocument, text: str) -> list[Extent | None]:
    # A range without a tag has no place, so that its words are rows; any other cell counts as a tag.
    nodes = universal.nodes
    return [
        None if kind == RANGE and text[start:end].strip() in _NO_TAG else Extent(start, end)
        for kind, start, end in zip(nodes.kinds, nodes.cell_starts, nodes.cell_ends, strict=True)
    ]


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set with its tags changed, or one text in all, in IOB2.

    Raises InputRefused for what one tag a word cannot hold: spans that overlap, are discontinuous, begin or
    end inside a word, or, in a source, go beyond a sentence, labels with blanks, and slots beside the text.
    """
    refuser = Refuser(TITLE, annotations)
    if annotations.format == NAME and annotations.sources:

        def edits_of(
            file: ReadFile, number: int, annotated: DocumentAnnotations, _source: Source
        ) -> Iterator[Edit]:
            return tag_edits(file, number, annotated, options, refuser)

        return spliced(annotations, _read_files(annotations.sources, options), options, refuser, edits_of)
    blocks: list[str] = []
    for annotated in annotations.documents.values():
        blocks += _new_document(annotated, refuser.document(annotated, documents), options, refuser)
    return ("".join(blocks),)


def _new_document(
    annotated: DocumentAnnotations, document: Document, options: ReadOptions, refuser: Refuser
) -> Iterator[str]:
    # No sentence ends inside of an annotation: tags of one span cannot go on behind a blank line.
    sentences = sentences_of(document, annotated.instances, whole=True)
    starts = [start for sentence in sentences for start, _ in sentence.words]
    ends = [end for sentence in sentences for _, end in sentence.words]
    tags = iter(new_tags(annotated, starts, ends, options, refuser))
    yield f"# newdoc id = {document.id}\n"
    if not sentences:
        yield "\n"
    for number, sentence in enumerate(sentences, 1):
        yield f"# sent_id = {document.id}-{number}\n# text = {sentence.text}\n"
        for word, form in enumerate(sentence.forms(document.text), 1):
            yield f"{word}\t{form}\t{next(tags)}\t-\t-\n"
        yield "\n"


def find_table(beginning: str) -> int:
    """Return where the first comment stands of a table with comments as in CoNLL-U; -1 in all other files."""
    # Comments tell the format from other tables with a tag in the third column.
    cells = first_word(beginning, UNIVERSAL_NER.columns)
    if not cells or not is_sound(cells[UNIVERSAL_NER.annotations]):
        return -1
    head = head_of(beginning)
    return head if _COMMENT.match(beginning, head) else -1


FORMAT = Format(
    name=NAME,
    title=TITLE,
    carries_text=True,
    carries_annotations=True,
    sign=find_table,
    read=read,
    reads_files_apart=True,
    write=write,
    slot_limits=column_limit,
    span_limits=one_of_a_word,
    extents=ExtentUnit.TOKENS,
    says_name=unnamed,
    suffixes=(".iob2",),
    silent=silent_lines("#"),
    unread=unread_of(UNIVERSAL_NER),
    capabilities=Capabilities(
        held=frozenset({Capability.PLACES, Capability.TOKENS}),
        limits={Capability.TEXT: Wording("its words, white space may change")},
        unit=PlaceUnit.TOKENS,
    ),
)
