"""A file of a few bytes a span does not ask for more memory than there is."""

import tracemalloc

import pytest

from annotally.formats import span_writing as spans
from annotally.formats.base import ReadOptions
from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from support.conllu_samples import row

SPANS = 40
TEXT = "a" * 1000
GATE_SPAN = '<Annotation Id="{}" Type="A" StartNode="0" EndNode="1000"/>'
FILES: dict[str, tuple[Source, ...]] = {
    "brat": (
        Source("d.ann", "".join(f"T{n}\tA 0 1000\n" for n in range(SPANS))),
        Source("d.txt", TEXT),
    ),
    "gate-xml": (
        Source(
            "d.xml",
            '<?xml version="1.0"?><GateDocument><TextWithNodes>'
            f'<Node id="0"/>{TEXT}<Node id="1000"/></TextWithNodes><AnnotationSet>'
            f"{''.join(map(GATE_SPAN.format, range(SPANS)))}</AnnotationSet></GateDocument>",
        ),
    ),
    "mae": (
        Source(
            "d.xml",
            f"<D><TEXT><![CDATA[{TEXT}]]></TEXT><TAGS>"
            + "".join(f'<A id="{n}" spans="0~1000"/>' for n in range(SPANS))
            + "</TAGS></D>",
        ),
    ),
    "bioc-xml": (
        Source(
            "d.xml",
            f"<collection><document><id>d</id><passage><offset>0</offset><text>{TEXT}</text>"
            + '<annotation><location offset="0" length="1000"/></annotation>' * SPANS
            + "</passage></document></collection>",
        ),
    ),
    "inline-xml": (Source("d.xml", f"<t>{'<A>' * SPANS}{TEXT}{'</A>' * SPANS}</t>"),),
    "tei": (Source("d.xml", f"<TEI><text>{'<name>' * SPANS}{TEXT}{'</name>' * SPANS}</text></TEI>"),),
    "mmax2": (
        Source("d_words.xml", f'<words><word id="word_1">{TEXT}</word></words>'),
        Source(
            "d_A_level.xml",
            "<markables>"
            + "".join(f'<markable id="markable_{n}" span="word_1"/>' for n in range(SPANS))
            + "</markables>",
        ),
    ),
    "bioc-json": (
        Source(
            "d.json",
            f'{{"id": "d", "passages": [{{"offset": 0, "text": "{TEXT}", "annotations": ['
            + ", ".join(['{"infons": {}, "locations": [{"offset": 0, "length": 1000}]}'] * SPANS)
            + "]}]}",
        ),
    ),
    "pubtator": (Source("d.pubtator", f"d|t|{TEXT}\n" + "d\t0\t1000\ta\tA\n" * SPANS),),
    "knowtator": (
        Source(
            "d.txt.knowtator.xml",
            '<annotations textSource="d.txt">'
            + '<annotation><span start="0" end="1000"/></annotation>' * SPANS
            + "</annotations>",
        ),
        Source("d.txt", TEXT),
    ),
    "knowtator-2": (
        Source(
            "d.xml",
            '<knowtator-project><document id="d">'
            + '<annotation><span start="0" end="1000"/></annotation>' * SPANS
            + "</document></knowtator-project>",
        ),
        Source("d.txt", TEXT),
    ),
    "web-annotation": (
        Source(
            "d.jsonld",
            '{"type": "AnnotationPage", "items": ['
            + ", ".join(
                [
                    '{"target": {"source": "d.txt", "selector": '
                    '{"type": "TextPositionSelector", "start": 0, "end": 1000}}}'
                ]
                * SPANS
            )
            + "]}",
        ),
        Source("d.txt", TEXT),
    ),
    "mat-json": (
        Source(
            "d.json",
            f'{{"version": 2, "signal": "{TEXT}", "asets": [{{"type": "A", "annots": ['
            f"{','.join(['[0, 1000]'] * SPANS)}]}}]}}",
        ),
    ),
    "spacy-json": (
        Source(
            "d.jsonl", f'{{"text": "{TEXT}", "ents": [], "entities": [{",".join(["[0, 1000, 1]"] * SPANS)}]}}'
        ),
    ),
    "doccano": (Source("d.jsonl", f'{{"text": "{TEXT}", "label": [{",".join(["[0, 1000, 1]"] * SPANS)}]}}'),),
    "conllu": (
        Source(
            "d.conllu",
            "".join(
                row("1", "a" * 25, f"Entity={mark.format(n)}")
                for mark in ("({}-A", "{})")
                for n in range(SPANS)
            ),
        ),
    ),
    "conll-coreference": (
        Source(
            "d.conll",
            "#begin document (d); part 000\n"
            + "".join(f"d 0 {n} {'a' * 25} (1\n" for n in range(SPANS))
            + "".join(f"d 0 {n} {'a' * 25} 1)\n" for n in range(SPANS))
            + "#end document\n",
        ),
    ),
}
READERS = {file_format.name: file_format.read for file_format in FORMATS if file_format.read is not None}


@pytest.mark.parametrize("name", FILES)
def test_spans_that_cover_the_text_over_and_over_are_refused(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spans, "TIMES_COVERED", 10)
    monkeypatch.setattr(spans, "MOST_COVERED", 1000)
    with pytest.raises(InputRefused) as caught:
        READERS[name](FILES[name], ReadOptions())
    (diagnostic,) = caught.value.diagnostics
    assert "cover more than" in diagnostic.found
    assert diagnostic.line >= 1
    assert diagnostic.column >= 1
    monkeypatch.setattr(spans, "TIMES_COVERED", 50)
    (document,) = READERS[name](FILES[name], ReadOptions()).annotations.documents.values()
    assert len(document.instances) == SPANS


def test_memory_is_bounded_however_many_spans_there_are() -> None:
    """30,000 spans over a megabyte would be 30 gigabytes."""
    text = Source("d.txt", "a" * 2**20)
    many = Source("d.ann", "".join(f"T{n}\tA {n} {2**20 - n}\n" for n in range(30_000)))
    tracemalloc.start()
    try:
        with pytest.raises(InputRefused):
            READERS["brat"]((many, text), ReadOptions())
        assert tracemalloc.get_traced_memory()[1] < 500 * 2**20
    finally:
        tracemalloc.stop()
