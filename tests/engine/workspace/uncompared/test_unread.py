"""C10 of what readers pass over: two files of one format that differ in it alone bring one warning a kind."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from annotally.formats.registry import FORMATS
from annotally.tasks.catalogue import find_task, guessed_task
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.conllu_samples import COREFUD, UNIVERSAL_NER
from support.coreference_samples import conll
from support.mmax_samples import WORDS
from support.uncompared_samples import BRAT, COLUMNS, FILES, GATE, MUC34, SGML, TEMPLATES, TOKENS, put

HELD = [
    file_format.name
    for file_format in FORMATS
    if file_format.read is not None and file_format.carries_annotations
]
CTM = "talk 1 0.1 0.2 ada 0.9\ntalk 1 0.3 0.2 came 0.8\n"
STM = 'talk 1 spk1 0.0 1.0 <o,f0,female> ada <ENAMEX TYPE="PERSON">example</ENAMEX> came\n'
WIDE = "1\tAda\tNNP\tB-PER\tO\n2\tmet\tVBD\tO\tO\n3\tBob\tNNP\tB-PER\tB-LOC\n"
HEADED = "FORM\tPOS\tNE\nAda\tNNP\tB-PER\nmet\tVBD\tO\nBob\tNNP\tB-PER\n"
TWO_SETS = GATE.replace(
    "<RelationSet>",
    '<AnnotationSet Name="Original markups"><Annotation Id="9" Type="p" StartNode="0" EndNode="11">'
    "</Annotation></AnnotationSet><RelationSet>",
)
FEATURE = (
    '<GateDocumentFeatures><Feature><Name className="java.lang.String">by</Name>'
    '<Value className="java.lang.String">A &amp; B</Value></Feature></GateDocumentFeatures>'
)
CAS, CAS_JSON = FILES["uima-xmi"]["town.xmi"], FILES["uima-json"]["town.json"]
WHOLE = '"begin": 0,\n      "end": 22'
TOWN = FILES["webanno-tsv"]["town.tsv"]
DOCCANO = FILES["doccano"]["town.jsonl"]
TABLE = UNIVERSAL_NER.partition("# newdoc id = hall")[0]
SPACY = FILES["spacy-json"]["town.jsonl"]
PRODIGY = FILES["prodigy"]["town.jsonl"]
MAE = FILES["mae"]["town.xml"]
TEI, INLINE = FILES["tei"]["town.xml"], FILES["inline-xml"]["town.xml"]
EHOST = FILES["knowtator"]["town.txt.knowtator.xml"]
PROJECT = FILES["knowtator-2"]["town.xml"]
WEB = FILES["web-annotation"]["town.jsonld"]
BIOC_JSON = FILES["bioc-json"]["town.json"]
BIOC = FILES["bioc-xml"]["town.xml"]
TASKS = FILES["label-studio"]["town.json"]
JSON = FILES["mat-json"]["town.json"]

CASES = [
    ("brat", BRAT + "#2\tAnnotatorNotes T99\tlost\n", "notes on missing annotations", 13),
    ("brat", BRAT.replace("\tVilla\n#1", "\tVilla Rosa\n#1"), "names of normalisations", 10),
    ("brat", BRAT.replace("AnnotatorNotes", "Doubts"), "kinds of notes", 11),
    ("brat", BRAT.replace("A1\tTitle T1 Dr", "N2\tTitle T1 Dr"), "attributes or normalisations", 8),
    ("bioc-xml", BIOC.replace('"year">2001', '"year">2002'), "infons of documents", 4),
    ("bioc-xml", BIOC.replace(">title<", ">heading<"), "infons of passages", 5),
    ("bioc-xml", BIOC.replace("<passage>", "<passage><!-- checked -->", 1), "comments", 5),
    ("tei", TEI.replace(">Town<", ">Village<"), "the element teiHeader", 3),
    ("tei", TEI.replace('<pb n="2"', '<pb n="3"'), "the element pb", 13),
    ("tei", TEI.replace("<body>", "<body><!-- checked -->"), "comments", 11),
    ("inline-xml", INLINE.replace("<br/>", "<br n='1'/>"), "the element br", 5),
    ("inline-xml", INLINE.replace("who?", "whom?"), "comments", 4),
    ("mmax2", WORDS.replace('pos="V"', 'pos="N"'), "attributes of words", 5),
    ("mmax2", WORDS.replace("<!-- second -->", "<!-- third -->"), "comments", 8),
    ("bioc-json", BIOC_JSON.replace('"year": "2001', '"year": "2002'), "infons of documents", 2),
    ("bioc-json", BIOC_JSON.replace('"title"', '"heading"'), "infons of passages", 3),
    ("bioc-json", BIOC_JSON.replace('"pmid": 7', '"pmid": 9'), '"pmid" of documents', 15),
    ("bioc-json", BIOC_JSON.replace('"seen": 1', '"seen": 2'), '"seen" of annotations', 8),
    ("knowtator", EHOST.replace("Selected", "Chosen"), "the element eHOST_Adjudication_Status", 45),
    ("knowtator", EHOST.replace("<annotation>", "<!-- checked --><annotation>", 1), "comments", 3),
    ("knowtator-2", PROJECT.replace("<annotation", "<!-- checked --><annotation", 1), "comments", 4),
    ("web-annotation", WEB.replace('"none"', '"all"'), '"rights" of annotations', 14),
    ("mae", MAE.replace('author="x"', 'author="y"'), "the element META", 12),
    ("mae", MAE.replace("<TAGS>", "<TAGS><!-- checked -->"), "comments", 5),
    ("gate-xml", GATE.replace("<GateDocumentFeatures></GateDocumentFeatures>", FEATURE), "feature by", 2),
    ("gate-xml", TWO_SETS, "the annotation set Original markups", 13),
    ("gate-xml", GATE.replace("java.lang.Integer", "java.lang.String"), "classes of values", 7),
    ("gate-xml", GATE.replace('.Integer">', '.Integer" itemClassName="x">'), "classes of values", 7),
    ("gate-xml", GATE.replace('String">once', 'Object">once'), "classes of values", 13),
    ("gate-xml", GATE.replace("<AnnotationSet>", "<!-- by hand --><AnnotationSet>"), "comments", 4),
    ("gate-xml", GATE.replace('<Annotation Id="2"', '<!-- by hand --><Annotation Id="2"'), "comments", 9),
    ("gate-xml", GATE.replace("<AnnotationSet>", "<?by hand?><AnnotationSet>"), "processing instructions", 4),
    ("mat-json", JSON.replace('"type": "int"}', '"type": "float"}').replace("36", "3").replace(
        ", 7]", ", 7.0]"), '"type" of PERSON.age', 6),
    ("mat-json", JSON.replace('"aggregation": "set"}]', '"aggregation": "list"}]'),
        '"aggregation" of PERSON.alias', 6),
    ("mat-json", JSON.replace('["tag"]', '["tag", "done"]'), '"metadata" of the file', 2),
    ("mat-json", JSON.replace('"type": "lex",', '"type": "lex", "by": 1,'), '"by" of lex', 4),
    ("mat-json", JSON.replace('"type": "int"', '"type": "int", "of": 2'), '"of" of PERSON.age', 6),
    ("spacy-json", SPACY.replace('"cats": {}', '"cats": {"good": 1}'), '"cats" of documents', 1),
    ("doccano", DOCCANO.replace("check", "checked"), '"Comments" of documents', 10),
    ("doccano", DOCCANO.replace('"sure": 1', '"sure": 2'), '"sure" of annotations', 8),
    ("prodigy", PRODIGY.replace("page", "sheet"), '"meta" of documents', 7),
    ("label-studio", TASKS.replace("page", "sheet"), '"meta" of documents', 14),
    ("webanno-tsv", TOWN.replace("#Text=", "#Sentence.id=x\n#Text=", 1), "comments", 9),
    ("uima-xmi", CAS.replace('begin="0" end="22"', 'begin="0" end="17"'), "the layer Sentence", 15),
    ("uima-json", CAS_JSON.replace(WHOLE, WHOLE.replace("22", "17")), "the layer Sentence", 220),
    ("muc-sgml", f"Seen twice.\n{SGML}", "text outside of documents", 1),
    ("muc-templates", f"; by hand\n{TEMPLATES}", "comments", 1),
    ("muc34", f"; by hand\n{MUC34}", "comments", 1),
    ("muc34", MUC34.replace("(SOMEBODY)", "(NOBODY)"), "remarks after MESSAGE: ID", 1),
    ("conllu", COREFUD.replace("Gloss=mate", "Gloss=pal"), '"Gloss" in the last column', 8),
    ("universal-ner", TABLE.replace("\tanna\n2", "\tcora\n2"), "column 5", 4),
    ("token-columns", f"# by hand\n{COLUMNS}", "comments", 1),
    ("trn", f";; by hand\n{FILES['trn']['town.trn']}", "comments", 1),
    ("conll-coreference", conll([("Ada", "(0)"), ("saw", "-"), ("her", "(0)"), ("Bob", "(1)")]).replace(
        "town\t0\t1\tsaw", "town\t7\t1\tsaw"), "column 2", 3),
    ("conll-coreference", "# by hand\n" + FILES["conll-coreference"]["town.conll"], "comments", 1),
]  # fmt: skip
"""Format, changed first file, kind that differs, line of the warning."""
OTHERS = [
    ("token-columns", WIDE, WIDE.replace("VBD", "VBZ"), "column 3", 2),
    (
        "token-columns",
        WIDE.replace("\t", "  "),
        WIDE.replace("\t", "  ").replace("VBD", "VBZ"),
        "column 3",
        2,
    ),
    ("token-columns", HEADED, HEADED.replace("Bob\tNNP", "Bob\tNN"), "column POS", 4),
    ("token-columns", HEADED, HEADED.replace("met\tVBD\tO", "# so\nmet\tVBD\tO"), "comments", 3),
    ("stm", STM, STM.replace("spk1", "spk2"), "speakers", 1),
    ("stm", STM, STM.replace("f0", "f1"), "labels of segments", 1),
    ("stm", STM, STM.replace("1.0 ", "1.5 "), "times", 1),
    ("ctm", CTM, CTM.replace("0.8\n", "0.7\n"), "confidences", 2),
    ("ctm", CTM, CTM.replace("0.3 0.2", "0.3 0.1"), "times", 2),
]
EVERY = [
    *((name, next(iter(FILES[name].values())), text, kind, line) for name, text, kind, line in CASES),
    *OTHERS,
]
NOTHING_PASSED_OVER = {"event-mentions", "pubtator", "span-table"}
"""Every column is read; each line that is no mention is warned of by the reader itself."""


def opened(folder: Path, name: str, *texts: str, layers: tuple[str | None, ...] = (None, None)) -> Workspace:
    sides = []
    for side, text, layer in zip(("key", "response"), texts, layers, strict=True):
        files: dict[str, str] = dict(FILES.get(name, {f"town.{name}": ""}))
        files[next(iter(files))] = text
        sides.append(SideInput(side, (put(folder / side, files),), name, layer=layer))
    tokens = (put(folder / "tokens", TOKENS),) if name == "event-mentions" else ()
    task = guessed_task(texts[0], name) or "spans"
    return open_workspace(OpenRequest(find_task(task), tuple(sides), tokens=tokens))


def told(workspace: Workspace) -> list[tuple[str, int]]:
    return [
        (warning.found, warning.line) for warning in workspace.warnings if "this is not read" in warning.found
    ]


def test_every_format_of_annotations_says_what_its_reader_passes_over() -> None:
    declared = {file_format.name for file_format in FORMATS if file_format.unread is not None}
    assert declared == set(HELD) - NOTHING_PASSED_OVER
    assert declared == {name for name, *_ in EVERY}


@pytest.mark.parametrize(("name", "key", "response", "kind", "line"), EVERY)
def test_c10_unread_content_that_differs_is_named(
    tmp_path: Path, name: str, key: str, response: str, kind: str, line: int
) -> None:
    assert key != response
    ((text, place),) = told(opened(tmp_path / "one", name, key, response))
    assert text.startswith("1 document differs in ")
    assert kind in text
    assert place == line
    ((again, _),) = told(opened(tmp_path / "two", name, response, key))
    assert again == text
    assert told(opened(tmp_path / "three", name, response, response)) == []


@pytest.mark.parametrize("name", sorted(FILES))
def test_equal_files_bring_no_warning(tmp_path: Path, name: str) -> None:
    text = next(iter(FILES[name].values()))
    assert told(opened(tmp_path, name, text, text)) == []


def test_documents_are_counted_and_the_first_is_the_place(tmp_path: Path) -> None:
    def files(tag: str, numbers: str) -> Mapping[str, str]:
        return {f"d{n}.tsv": WIDE.replace("VBD", tag if n in numbers else "VBD") for n in "1234"}

    sides = [
        SideInput("key", (put(tmp_path / "k", files("VBD", "")),), "token-columns"),
        SideInput("response", (put(tmp_path / "r", files("VBZ", "243")),), "token-columns"),
    ]
    workspace = open_workspace(OpenRequest(find_task("spans"), tuple(sides)))
    (candidate_warning,) = [warning for warning in workspace.warnings if "this is not read" in warning.found]
    assert candidate_warning.found == "3 documents differ in column 3: this is not read"
    assert (Path(candidate_warning.file).name, candidate_warning.line, candidate_warning.column) == (
        "d2.tsv",
        2,
        7,
    )


def test_tags_that_differ_are_no_matter_of_unread_content(tmp_path: Path) -> None:
    changed = WIDE.replace("O\n2", "B-LOC\n2").replace("\tB-PER\t", "\tB-ORG\t")
    assert told(opened(tmp_path, "token-columns", WIDE, changed)) == []


def test_the_sets_that_sides_read_are_not_told_as_unread(tmp_path: Path) -> None:
    """One file, of which the key reads one set and the response another; nor where the file was changed."""
    sets = TWO_SETS.replace("<AnnotationSet>", '<AnnotationSet Name="A">')
    sets = sets.replace("Original markups", "B")
    sets = sets[: sets.index("<RelationSet")] + "</GateDocument>"
    assert told(opened(tmp_path / "one", "gate-xml", sets, sets, layers=("A", "B"))) == []
    changed = sets.replace('Type="p"', 'Type="q"')
    assert told(opened(tmp_path / "two", "gate-xml", sets, changed, layers=("A", "B"))) == []
    ((result, _),) = told(opened(tmp_path / "three", "gate-xml", sets, changed, layers=("A", "A")))
    assert "the annotation set B" in result


def test_layers_of_webanno_that_were_not_named(tmp_path: Path) -> None:
    changed = TOWN.replace("\tD\t", "\tE\t")
    assert changed != TOWN
    layers = ("Bare", "Bare")
    ((result, _),) = told(opened(tmp_path / "one", "webanno-tsv", TOWN, changed, layers=layers))
    assert result == "1 document differs in the layer Thing: this is not read"
    assert told(opened(tmp_path / "two", "webanno-tsv", TOWN, changed, layers=("Thing", "Thing"))) == []


@pytest.mark.parametrize(("name", "key", "response", "kind", "line"), OTHERS[:4])
def test_files_of_two_formats_are_not_held_against_each_other(
    tmp_path: Path, name: str, key: str, response: str, kind: str, line: int
) -> None:
    brat = {"town.ann": "T1\tPER 0 3\tAda\n", "town.txt": "Ada met Bob"}
    sides = (
        SideInput("key", (put(tmp_path / "k", {"town.conll": key}),), name),
        SideInput("response", (put(tmp_path / "r", brat),), "brat"),
    )
    assert told(open_workspace(OpenRequest(find_task("spans"), sides))) == []


@pytest.mark.parametrize(
    ("name", "changed", "messages", "line"),
    [
        ("gate-xml", GATE.replace('Id="2" ', 'Id="2" By="x" '), "attribute By of <Annotation>", 9),
        ("gate-xml", GATE.replace('Id="3" ', 'Id="3" By="x" '), "attribute By of <Relation>", 13),
        ("gate-xml", GATE.replace("<AnnotationSet>", '<AnnotationSet By="x">'), "of <AnnotationSet>", 4),
        ("gate-xml", GATE.replace("<Feature>", '<Feature By="x">'), "By of <Feature>, 4 times", 6),
        ("gate-xml", GATE.replace("</Annotation>", "<Note>x</Note></Annotation>", 1), "element <Note>", 8),
        ("gate-xml", GATE.replace("<RelationSet>", "<Note>x</Note><RelationSet>"), "element <Note>", 13),
        ("gate-xml", GATE.replace("LOC</Value>", "LOC<b/></Value>"), "element <b>", 10),
        ("gate-xml", GATE.replace("</Annotation>", "done</Annotation>", 1), "text in <Annotation>", 8),
        ("brat", BRAT.replace("T4\tMeet", "T4\tGreet"), "T4 is Greet, its event E1 is not", 4),
        ("muc-sgml", SGML.replace("nobody</COREF>", 'nobody</COREF BY="x">'), 'close tag </COREF BY="x">', 4),
    ],
)
def test_c10_readers_warn_of_what_a_format_has_no_place_for(
    tmp_path: Path, name: str, changed: str, messages: str, line: int
) -> None:
    """Programs do not write it, so it is told whether or not another file has it as well."""
    text = next(iter(FILES[name].values()))
    assert changed != text
    previous = {warning.found for warning in opened(tmp_path / "one", name, text, text).warnings}
    both_warnings = opened(tmp_path / "two", name, text, changed).warnings
    (result,) = [both_warning for both_warning in both_warnings if both_warning.found not in previous]
    assert messages in result.found
    assert result.line == line


def test_gate_s_own_comments_are_no_difference(tmp_path: Path) -> None:
    changed = GATE.replace("<AnnotationSet>", "<!-- The default annotation set -->\n<AnnotationSet>")
    assert told(opened(tmp_path, "gate-xml", GATE, changed)) == []


def test_classes_are_compared_value_by_value(tmp_path: Path) -> None:
    """A feature with values of several classes, alike in both files but for the order and an annotation."""
    first = GATE.replace("kind</Name><Value", "sure</Name><Value")
    annotations = first[first.index('<Annotation Id="1"') : first.index("</AnnotationSet>")]
    word, two, _ = annotations.split("</Annotation>\n")
    swapped = first.replace(annotations, f"{two}</Annotation>\n{word}</Annotation>\n")
    assert swapped != first
    assert told(opened(tmp_path / "one", "gate-xml", first, swapped)) == []
    alone = first.replace(f"{two}</Annotation>\n", "")
    assert told(opened(tmp_path / "two", "gate-xml", first, alone)) == []
