"""Recognising files: certain signs beat rates, and what stands in a file's text never decides what it is."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, rate_nothing
from annotally.formats.clues import never
from annotally.formats.io import write
from annotally.formats.recognition import recognised_format
from annotally.formats.registry import DECLARATIONS, FORMATS
from annotally.formats.sgml import format as sgml
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source

SAMPLES = {
    "muc-sgml": "<DOC>\n<DOCNO> 1 </DOCNO>\n<ENAMEX TYPE=PERSON>Ada</ENAMEX> left.\n</DOC>\n",
    "muc-templates": '<PERSON-1-1> :=\n    NAME: "Ada"\n',
    "muc34": "0.  MESSAGE: ID    OWL-MUC4-0001\n1.  MESSAGE: TEMPLATE    1\n",
    "muc34-texts": "OWL-MUC4-0001\n\n     ADA LEFT.\n",
    "brat": "T1\tPERSON 0 3\tAda (1)\nR1\tKnows Arg1:T1 Arg2:T1\t(2)\n",
    "gate-xml": "<?xml version='1.0'?>\n<GateDocument version='3'>\n</GateDocument>\n",
    "mae": "<?xml version='1.0'?>\n<TOWN>\n<TEXT>Ada</TEXT>\n<TAGS>\n</TAGS>\n</TOWN>\n",
    "bioc-xml": "<?xml version='1.0'?>\n<collection>\n<document>\n</document>\n</collection>\n",
    "tei": "<?xml version='1.0'?>\n<TEI xmlns='http://www.tei-c.org/ns/1.0'>\n<text/>\n</TEI>\n",
    "mmax2": "<?xml version='1.0'?>\n<words>\n<word id='word_1'>Ada</word>\n</words>\n",
    "bioc-json": '{"source": "town (1)", "date": "", "key": "", "documents": []}\n',
    "pubtator": "1|t|Ada left\n1|a|(1)\n1\t0\t3\tAda\tPER\n",
    "knowtator": '<annotations textSource="a.txt">\n<annotation>\n</annotation>\n</annotations>\n',
    "knowtator-2": "<knowtator-project>\n<document id='a (1)'>\n</document>\n</knowtator-project>\n",
    "mat-json": '{"version": 2, "signal": "Ada left.", "asets": []}\n',
    "webanno-tsv": "#FORMAT=WebAnno TSV 3.3\n\n#Text=Ada\n1-1\t0-3\tAda\t(0)\n",
    "uima-xmi": '<?xml version="1.0"?>\n<xmi:XMI xmlns:xmi="http://www.omg.org/XMI">\n</xmi:XMI>\n',
    "uima-json": '{"%TYPES": {}, "%FEATURE_STRUCTURES": [], "%VIEWS": {}}\n',
    "inline-xml": "<?xml version='1.0'?>\n<letter>Dear <person>Ada</person>, good day.</letter>\n",
    "spacy-json": '{"text": "Ada left. (1)", "ents": []}\n',
    "doccano": '{"id": 1, "text": "Ada left. (1)", "entities": []}\n',
    "prodigy": '{"text": "Ada left. (1)", "spans": []}\n',
    "label-studio": '[{"id": 1, "annotations": [], "data": {"text": "Ada left. (1)"}}]\n',
    "web-annotation": '{"id": "(1)", "type": "Annotation", "target": "a.txt"}\n',
    "span-table": "start,end,label,text\n0,3,PER,Ada (1)\n",
    "conllu": "1\tAda" + 7 * "\t_" + "\tEntity=(e1-person)\n2\tleft" + 8 * "\t_" + "\n",
    "universal-ner": "# sent_id = 1\n1\tAda\tB-PER\t-\tanna\n2\tleft\tO\t-\t-\n",
    "token-columns": "-DOCSTART- (1)\tO\n\nAda\tB-PER\nleft\tO\n",
    "conll-coreference": "#begin document (1); part 000\nAda (0)\nherself (0)\n\n#end document\n",
    "event-mentions": "#BeginOfDocument 1\nsys\t1\tE1\tt1\tleft\tTransport\tActual\n#EndOfDocument\n",
    "token-table": "t0\tAda\t0\t3\nt1\tleft\t4\t8\n",
    "ctm": "a 1 0.00 0.50 Ada\na 1 0.50 0.50 left\n",
    "stm": "a 1 ada 0.00 1.00 Ada left\na 1 ada 1.00 2.00 Ada came\n",
    "trn": "Ada left (ada_1)\nAda came (ada_2)\n",
    "xml": "<?xml version='1.0'?>\n<letter/>\n",
    "json": '{"letter": 1}\n',
    "plain-text": "Ada left.\n",
}
"""A few lines of each format, signs included."""
SIGNED = [file_format.name for file_format in FORMATS if file_format.sign(SAMPLES[file_format.name]) >= 0]


def format_of(text: str) -> str:
    result = recognised_format(text)
    return result.name if result else ""


def test_every_format_has_a_sample_that_is_recognised() -> None:
    assert list(SAMPLES) == [file_format.name for file_format in FORMATS]
    assert {name: format_of(text) for name, text in SAMPLES.items()} == {name: name for name in SAMPLES}
    assert (format_of(""), format_of("\0")) == ("plain-text", "")


def test_formats_with_a_sign() -> None:
    assert [
        *("muc-sgml", "muc-templates", "muc34", "muc34-texts", "gate-xml", "mae", "bioc-xml", "tei", "mmax2"),
        *(
            "bioc-json",
            "pubtator",
            "knowtator",
            "knowtator-2",
            "mat-json",
            "webanno-tsv",
            "uima-xmi",
            "uima-json",
            "inline-xml",
            "spacy-json",
            "doccano",
            "prodigy",
            "label-studio",
            "web-annotation",
            "span-table",
        ),
        *("conllu", "universal-ner", "token-columns", "conll-coreference", "event-mentions"),
    ] == SIGNED


@pytest.mark.parametrize("name", SIGNED)
@pytest.mark.parametrize("follower", list(SAMPLES))
def test_a_sign_at_the_head_beats_what_most_lines_look_like(name: str, follower: str) -> None:
    assert format_of(SAMPLES[name] + 50 * SAMPLES[follower]) == name
    assert format_of("\n" + SAMPLES[name] + 50 * SAMPLES[follower]) == name


@given(
    st.lists(st.sampled_from([*SAMPLES.values(), "\n", "  ", "Ada left.\n"]), min_size=1, max_size=4).map(
        "".join
    )
)
def test_the_earliest_sign_counts_and_of_several_the_first_format(beginning: str) -> None:
    places = [(candidate.sign(beginning), order) for order, candidate in enumerate(FORMATS)]
    signs = [(place, order) for place, order in places if place >= 0]
    if signs:
        assert recognised_format(beginning) is FORMATS[min(signs)[1]]


@pytest.mark.parametrize("share", [0, 50, 80, 100])
def test_coreference_with_numbers_at_the_ends_of_lines_is_no_transcript(share: int) -> None:
    words = "".join(f"w{n} ({n})\n" if n < share else f"w{n} -\n" for n in range(100))
    assert format_of(f"#begin document (x); part 000\n{words}\n#end document\n") == "conll-coreference"
    assert format_of(f"# by hand\n#begin document x\n{words}\n#end document\n") == "conll-coreference"
    assert (format_of(words) == "trn") == (share >= 80)


TEXTS = (
    *("brat", "gate-xml", "mae", "bioc-xml", "pubtator", "mat-json", "webanno-tsv", "uima-xmi", "uima-json"),
    *("spacy-json", "doccano", "prodigy", "conllu", "universal-ner", "token-columns", "conll-coreference"),
    *("tei", "mmax2", "inline-xml", "bioc-json", "knowtator", "knowtator-2", "web-annotation"),
)
"""Formats that are written with their text; SGML, which marks up the text itself, apart."""
TYPES = {"conll-coreference": "coref", "uima-xmi": "B1", "uima-json": "B1"}


def written(name: str, text: str) -> str:
    """Return what the writer of a format makes of a document in which every line is annotated."""
    instances = []
    for match in re.finditer(r"\S.*", text):
        extent = Extent(*match.span())
        slots = (text_slot("TEXT", match[0], (extent,), extent),)
        instances.append(Instance(TYPES.get(name, "B-1"), str(len(instances) + 1), slots, (extent,)))
    annotations = AnnotationSet("key", "other", {"1": DocumentAnnotations("1", tuple(instances))})
    return write(annotations, {"1": Document("1", "1", text)}, ReadOptions(), name)[0].decode()


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("look_alike", list(SAMPLES))
def test_what_a_writer_makes_of_a_text_that_looks_like_another_format(name: str, look_alike: str) -> None:
    text = f"{SAMPLES[look_alike]}\n" * 30
    assert format_of(written(name, text)[: 64 * 1024]) == name


@pytest.mark.parametrize("look_alike", [name for name in SAMPLES if name != "muc-sgml"])
def test_sgml_whose_text_looks_like_another_format(look_alike: str) -> None:
    body = f"<ENAMEX TYPE=PERSON>Ada</ENAMEX>\n{SAMPLES[look_alike]}" * 30
    text = f"\n<DOC>\n<DOCNO> 1 </DOCNO>\n{body}</DOC>\n"
    result = sgml.read([Source("f", text)], ReadOptions())
    out = write(
        result.annotations,
        {document.id: document for document in result.documents},
        ReadOptions(),
        "muc-sgml",
    )
    assert out == (text.encode(),)
    assert format_of(text) == "muc-sgml"


@pytest.mark.parametrize("look_alike", list(SAMPLES))
def test_fills_of_templates_that_look_like_another_format(look_alike: str) -> None:
    lines = SAMPLES[look_alike].splitlines()
    slots = tuple(value_slot(f"S{n}", Reading(line)) for n, line in enumerate(lines) if line.strip())
    instances = DocumentAnnotations("1", (Instance("PERSON", "1", slots),))
    out = write(AnnotationSet("key", "other", {"1": instances}), {}, ReadOptions(), "muc-templates")
    assert format_of(out[0].decode()) == "muc-templates"


WORDS = {
    "trn": "so she said that {} (ada_{})\n",
    "stm": "a 1 ada {1}.00 {1}.50 {0}\n",
    "token-table": "t{1}\t{0}\t{1}\t{1}\n",
    "brat": "T{1}\tPERSON {1} {1}\t{0}\n",
    "token-columns": "said\tO\n{0}\tB-PER\n",
}
"""Lines of formats without a sign in which any words may stand."""


@pytest.mark.parametrize("name", list(WORDS))
@pytest.mark.parametrize("look_alike", list(SAMPLES))
def test_words_in_lines_that_look_like_another_format(name: str, look_alike: str) -> None:
    lines = SAMPLES[look_alike].splitlines()
    words = [" ".join(line.split()) for line in lines if line.strip()]
    if name == "token-columns":
        words = " ".join(words).split()
    text = "".join(WORDS[name].format(word, number) for number, word in enumerate(50 * words))
    assert format_of(text) == name


def format_by_asking_all(beginning: str) -> str:
    """Return the name of the format that every format's own functions make of a file."""
    signs = [(candidate.sign(beginning), order) for order, candidate in enumerate(FORMATS)]
    signs = [(place, order) for place, order in signs if place >= 0]
    if signs:
        return FORMATS[min(signs)[1]].name
    rate, order = max((candidate.sniff(beginning), -order) for order, candidate in enumerate(FORMATS))
    return FORMATS[-order].name if rate > 0 else ""


PIECES = (
    *SAMPLES.values(),
    *(line + "\n" for sample in SAMPLES.values() for line in sample.splitlines()),
    *("\n", "  ", "\t", "\ufeff", "\0", "<", "{", "[", "#", "# c\n", "Ada left.\n", "<doc>", "<TEXT>"),
)


@given(st.lists(st.sampled_from(PIECES), max_size=5).map("".join), st.integers(0, 400), st.booleans())
def test_clues_change_no_choice(beginning: str, length: int, upper: bool) -> None:
    text = beginning[:length].upper() if upper else beginning[:length]
    assert format_of(text) == format_by_asking_all(text)
    for declaration, file_format in zip(DECLARATIONS, FORMATS, strict=True):
        # A clue that fails is certain, and no rate is above the declared one.
        assert file_format.sign(text) < 0 or declaration.sign(text), declaration.name
        rate = file_format.sniff(text)
        assert rate <= declaration.rate, declaration.name
        assert rate == 0 or declaration.look(text), declaration.name


def test_declarations_say_what_formats_say() -> None:
    for declaration, file_format in zip(DECLARATIONS, FORMATS, strict=True):
        assert declaration.name == file_format.name
        assert declaration.companion == file_format.companion
        assert declaration.suffixes == (file_format.suffixes if file_format.companion else ())
        assert declaration.states_texts == file_format.states_texts
        assert declaration.any_alternative == (file_format.name == "muc34")
        assert (declaration.sign is never) == (file_format.name not in SIGNED)
        assert (declaration.rate == 0) == (file_format.sniff is rate_nothing)
