"""One small input in every format of annotations, with as much in it as the format can say."""

from collections.abc import Mapping
from pathlib import Path

from support.cas_samples import sample_json, sample_xmi
from support.conllu_samples import COREFUD, UNIVERSAL_NER
from support.coreference_samples import conll
from support.event_samples import GOLD, SAMPLE, WORDS, table, tbf, words
from support.inline_samples import LETTER, TEI_TOWN
from support.mat_json_samples import FILE as MAT_JSON
from support.mmax_samples import FLAT_FILES as MMAX
from support.standoff_samples import (
    BIOC_JSON_TOWN,
    BIOC_TOWN,
    DOCCANO_TOWN,
    EHOST_TOWN,
    KNOWTATOR_2_TOWN,
    LABEL_STUDIO_TOWN,
    MAE_TOWN,
    PRODIGY_TOWN,
    PUBTATOR_TOWN,
    SPACY_DOC,
    TABLE_TOWN,
    WEB_TOWN,
)
from support.webanno_samples import TOWN

BRAT = (
    "T1\tPER 0 3\tAda\nT2\tLOC 8 13\tVilla\nT3\tPER 17 20\tBob\nT4\tMeet 4 7\tmet\n"
    "E1\tMeet:T4 Who:T1 Whom:T3\nR1\tIn Arg1:T1 Arg2:T2\nR2\tNear Arg1:T3 Arg2:T2\n"
    "A1\tTitle T1 Dr\nA2\tSure T3\nN1\tReference T2 Gazetteer:7\tVilla\n#1\tAnnotatorNotes T1\tcheck\n"
    "*\tAlias T1 T3\n"
)
STRING = '<Feature><Name className="java.lang.String">'
GATE = f"""<?xml version='1.0' encoding='UTF-8'?>
<GateDocument version="3"><GateDocumentFeatures></GateDocumentFeatures>
<TextWithNodes><Node id="0"/>Ada<Node id="3"/> met <Node id="8"/>Bob<Node id="11"/></TextWithNodes>
<AnnotationSet>
<Annotation Id="1" Type="Mention" StartNode="0" EndNode="3">
{STRING}kind</Name><Value className="java.lang.String">PER</Value></Feature>
{STRING}sure</Name><Value className="java.lang.Integer">3</Value></Feature>
</Annotation>
<Annotation Id="2" Type="Mention" StartNode="8" EndNode="11">
{STRING}kind</Name><Value className="java.lang.String">LOC</Value></Feature>
</Annotation>
</AnnotationSet>
<RelationSet><Relation Id="3" Type="Met" Members="1;2">{STRING}how</Name>
<Value className="java.lang.String">once</Value></Feature></Relation></RelationSet>
</GateDocument>
"""
SGML = (
    "<DOC>\n<DOCNO>1</DOCNO>\n<TEXT>\n"
    '<ENAMEX TYPE="PERSON" STATUS="OPT">Ada</ENAMEX> met <ENAMEX TYPE="ORGANIZATION" MIN="Co">Sample Co'
    '</ENAMEX> on <TIMEX TYPE="DATE" ALT="May">May 3</TIMEX>: <COREF ID="1" TYPE="IDENT">she</COREF> said '
    '<COREF ID="2" REF="1" TYPE="IDENT" MIN="Ada">Ada herself</COREF> and <COREF ID="3">nobody</COREF>.\n'
    "</TEXT>\n</DOC>\n"
)
TEMPLATES = (
    '<PERSON-1-1> :=\n\tNAME: "Ada Example" ##0#11#\n\tTITLE: Dr\n\tCOMMENT: "first"\n'
    '<PERSON-1-2> :=\n\tNAME: "Bob Sample"\n\tBOSS: <PERSON-1-1>\n\tOBJ_STATUS: OPT\n'
    '<PLACE-1-1> :=\n\tNAME: "Villa [Rosa]"\n\tOF: <PERSON-1-2>\n'
)
MUC34 = """0.  MESSAGE: ID                     OWL-MUC4-0001 (SOMEBODY)
1.  MESSAGE: TEMPLATE               1
2.  INCIDENT: DATE                  03 MAY 89
3.  INCIDENT: LOCATION              SAMPLE LAND: TOWN (CITY)
4.  INCIDENT: TYPE                  BOMBING
9.  PERP: INDIVIDUAL ID             "SOMEBODY" / "ANYBODY"
"""
COLUMNS = "Ada B-PER\nExample I-PER\nmet O\nBob B-PER\nin O\nVilla B-LOC\n\nShe O\nleft O\n"
CHAIN = [("Ada", "(0)"), ("saw", "-"), ("her", "(0)"), ("Bob", "(1)")]
XMI, XMI_TYPES = sample_xmi()
TRN = 'ada <ENAMEX TYPE="PERSON">example</ENAMEX> came (x-1)\n'

FILES: Mapping[str, Mapping[str, str]] = {
    "brat": {"town.ann": BRAT, "town.txt": "Ada met Villa or Bob."},
    "gate-xml": {"town.xml": GATE},
    "mae": {"town.xml": MAE_TOWN},
    "bioc-xml": {"town.xml": BIOC_TOWN.partition("<document><id>8")[0] + "</collection>\n"},
    "tei": {"town.xml": TEI_TOWN},
    "mmax2": MMAX,
    "inline-xml": {"town.xml": LETTER},
    "bioc-json": {"town.json": BIOC_JSON_TOWN.partition(',\n {"id": 8')[0] + "]}\n"},
    "pubtator": {"town.pubtator": PUBTATOR_TOWN.partition("\n8|t|")[0]},
    "knowtator": {"town.txt.knowtator.xml": EHOST_TOWN, "town.txt": "Ada met Bob in Villa."},
    "knowtator-2": {"town.xml": KNOWTATOR_2_TOWN, "town.txt": "Ada met Bob in Villa."},
    "web-annotation": {"town.jsonld": WEB_TOWN, "town.txt": "Ada met Bob in Villa."},
    "mat-json": {"town.json": MAT_JSON},
    "webanno-tsv": {"town.tsv": TOWN},
    "uima-xmi": {"town.xmi": XMI, "TypeSystem.xml": XMI_TYPES},
    "uima-json": {"town.json": sample_json()},
    "spacy-json": {"town.jsonl": SPACY_DOC.partition("\n")[0]},
    "doccano": {"town.jsonl": DOCCANO_TOWN},
    "prodigy": {"town.jsonl": PRODIGY_TOWN},
    "label-studio": {"town.json": LABEL_STUDIO_TOWN},
    "span-table": {"town.csv": TABLE_TOWN},
    "muc-sgml": {"town.sgm": SGML},
    "muc-templates": {"town.key": TEMPLATES},
    "muc34": {"town.v2": MUC34},
    "token-columns": {"town.conll": COLUMNS},
    "conllu": {"town.conllu": COREFUD},
    "universal-ner": {"town.iob2": UNIVERSAL_NER.partition("# newdoc id = hall")[0]},
    "conll-coreference": {
        "town.conll": conll([("Ada", "(0)"), ("saw", "-"), ("her", "(0)"), ("Bob", "(1)")])
    },
    "event-mentions": {"town.tbf": tbf({SAMPLE: GOLD})},
    "trn": {"town.trn": TRN},
}
"""Files by name, for each format that is read as annotations."""
TOKENS = {f"{SAMPLE}.tab": table(words(WORDS))}
"""What stands beside event mentions."""


def put(folder: Path, files: Mapping[str, str]) -> str:
    """Write files into a folder of their own, and return it."""
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return str(folder)
