"""Small files of the stand-off formats, with as much in them as their tools say."""

import json
from typing import NamedTuple

from annotally.formats import doccano, prodigy, pubtator, span_table
from annotally.formats.base import Format
from annotally.formats.bioc import format as bioc
from annotally.formats.bioc import json_format as bioc_json
from annotally.formats.knowtator import format as knowtator
from annotally.formats.knowtator import project_format as knowtator_2
from annotally.formats.label_studio import format as label_studio
from annotally.formats.mae import format as mae
from annotally.formats.spacy import format as spacy
from annotally.formats.web_annotation import format as web_annotation


class Sample(NamedTuple):
    """A file of a format: how it is read, and how many annotations are in it."""

    name: str
    format: Format
    text: str
    annotations: int
    layer: str | None = None
    label: str = "NEW"
    """A label that annotations of the file may have."""
    json: bool = True
    """Whether it is JSON, with the texts of its documents."""


DOCCANO_TRIPLES = (
    '{"id": 7, "text": "Ada met Bob in \\ud83d\\ude00 Villa.", "label": [[0, 3, "PER"], [17, 22, "LOC"]], '
    '"Comments": []}\n'
    '{"id": 8, "text": "Nobody came.", "label": []}\n\n'
    '{"id": 9, "text": "Só Zoë ficou.", "label": [ [3, 6, "PER"] ], "meta": {"page": 3}}\n'
)
DOCCANO_OLD = DOCCANO_TRIPLES.replace('"text"', '"data"').replace('"label"', '"labels"')
DOCCANO_TOWN = """{
  "id": 12,
  "text": "Ada met Bob in Villa.",
  "relations": [{"id": 1, "from_id": 5, "to_id": 3, "type": "knows"}],
  "entities": [
    {"id": 5, "label": "PER", "start_offset": 0, "end_offset": 3},
    {"id": 3, "label": "PER", "start_offset": 8, "end_offset": 11},
    {"id": 4, "label": "LOC", "start_offset": 15, "end_offset": 20, "sure": 1}
  ],
  "Comments": ["check"]
}
"""
DOCCANO_ENTITIES = (
    DOCCANO_TOWN
    + '{"text": "Zoë left.", "entities": [{"id": 1, "label": "PER", "start_offset": 0, "end_offset": 3}]}\n'
)
DOCCANO_USERS = (
    '{"id": 1, "text": "Ada met Bob.", "annotations": ['
    '{"id": 1, "label": 2, "label_name": "PER", "start_offset": 0, "end_offset": 3, "user": 1}, '
    '{"id": 2, "label": 3, "label_name": "NEW", "start_offset": 8, "end_offset": 11, "user": 2}, '
    '{"id": 3, "label": 2, "label_name": "PER", "start_offset": 8, "end_offset": 11, "user": 1}, '
    '{"id": 6, "label": 3, "label_name": "NEW", "start_offset": 4, "end_offset": 7, "user": 1}]}\n'
    '{"id": 2, "text": "Nobody came.", "annotations": [], "meta": {}}\n'
)

PRODIGY_SPANS = (
    '{"text": "Ada met Bob in \\ud83d\\ude00 Villa.", "_input_hash": -5, "_task_hash": 4, "spans": '
    '[{"start": 0, "end": 3, "token_start": 0, "token_end": 0, "label": "PER", "kb_id": "Q7"}, '
    '{"start": 17, "end": 22, "label": "LOC", "text": "Villa", "sure": 0.5, "known": true}], "answer": '
    '"accept"}\n'
    '{"text": "Nobody came.", "_input_hash": 8, "answer": "accept"}\n'
    '{"text": "Nobody came.", "_input_hash": 8, "spans": [{"start": 0, "end": 6, "label": "PER"}], "tokens": '
    '[{"text": "Nobody", "start": 0, "end": 6, "id": 0}, {"text": "came", "start": 7, "end": 11, "id": 1}, '
    '{"text": ".", "start": 11, "end": 12, "id": 2}], "answer": "accept"}\n'
)
_TOKENS = ", ".join(
    f'{{"text": "{word}", "start": {start}, "end": {start + len(word)}, "id": {number}}}'
    for number, (word, start) in enumerate(
        [("Ada", 0), ("met", 4), ("Bob", 8), ("in", 12), ("Villa", 15), (".", 20)]
    )
)
PRODIGY_TOWN = (
    '{"text": "Ada met Bob in Villa.", "spans": [\n'
    '{"start": 0, "end": 3, "token_start": 0, "token_end": 0, "label": "PER", "note": "x"},\n'
    '{"start": 8, "end": 11, "token_start": 2, "token_end": 2, "label": "PER"}],\n'
    f'"tokens": [{_TOKENS}],\n'
    '"relations": [{"head": 0, "child": 2, "head_span": {"start": 0, "end": 3, "token_start": 0, '
    '"token_end": 0, '
    '"label": "PER"}, "child_span": {"start": 8, "end": 11, "token_start": 2, "token_end": 2, "label": '
    '"PER"}, '
    '"color": "#ffd882", "label": "knows"},\n'
    '{"head": 0, "child": 1, "head_span": {"start": 0, "end": 3, "token_start": 0, "token_end": 0, '
    '"label": "PER"}'
    ', "child_span": {"start": 4, "end": 7, "token_start": 1, "token_end": 1, "label": null}, "label": '
    '"does"}],\n'
    '"_annotator_id": "2031-05-06_07-08-09", "meta": {"page": 3}, "answer": "accept"}\n'
)
PRODIGY_ANNOTATORS = (
    '{"text": "Ada met Bob.", "spans": [{"start": 0, "end": 3, "label": "PER"}], "_annotator_id": '
    '"town-anna", '
    '"_session_id": "town-anna", "answer": "accept"}\n'
    '{"text": "Ada met Bob.", "spans": [{"start": 8, "end": 11, "label": "PER"}], "_annotator_id": '
    '"town-ben"}\n'
    '{"text": "Zoë left.", "spans": [{"start": 0, "end": 3, "label": "PER"}, {"start": 4, "end": 8, '
    '"label": "X"}], '
    '"_annotator_id": "town-anna", "answer": "accept"}\n'
)

LABEL_STUDIO_TOWN = """[{"id": 12, "annotations": [{"id": 5, "completed_by": 3, "result": [
{"value": {"start": 0, "end": 3, "text": "Ada", "labels": ["PER"]}, "id": "a1", "from_name": "label",
 "to_name": "text", "type": "labels", "origin": "manual"},
{"value": {"start": 8, "end": 11, "text": "Bob", "labels": ["PER", "CHILD"]}, "id": "a2",
 "from_name": "label", "to_name": "text", "type": "labels"},
{"value": {"start": 0, "end": 3, "text": "Ada", "choices": ["sure", "known"]}, "id": "a1",
 "from_name": "doubt", "to_name": "text", "type": "choices"},
{"from_id": "a1", "to_id": "a2", "type": "relation", "direction": "right", "labels": ["knows"]},
{"value": {"start": 8, "end": 11, "text": ["a friend"]}, "id": "a2", "from_name": "note", "to_name": "text",
 "type": "textarea"},
{"value": {"start": 15, "end": 20, "text": "Villa", "labels": []}, "id": "a3", "from_name": "label",
 "to_name": "text", "type": "labels"}
], "was_cancelled": false, "lead_time": 7.5}],
"data": {"text": "Ada met Bob in Villa."}, "meta": {"page": 3}}]
"""


def _by(person: int, *results: object, cancelled: bool = False) -> object:
    email = f"{('anna', 'ben', 'cora')[person]}@example.org"
    return {"completed_by": {"id": person, "email": email}, "result": results, "was_cancelled": cancelled}


def _region(name: str, start: int, text: str) -> object:
    value = {"start": start, "end": start + len(text), "text": text, "labels": ["PER"]}
    return {"id": name, "from_name": "label", "to_name": "text", "type": "labels", "value": value}


_MOOD = {"from_name": "mood", "to_name": "text", "type": "choices", "value": {"choices": ["good"]}, "id": "q"}
LABEL_STUDIO_ANNOTATORS = (
    json.dumps(
        [
            {
                "id": 1,
                "data": {"author": "Zoë", "text": "\U0001f600 Ada met Zoë."},
                "annotations": [
                    _by(0, _region("x", 3, "Ada"), _MOOD),
                    _by(1, _region("y", 3, "Ada"), _region("z", 11, "Zoë")),
                    _by(2, cancelled=True),
                ],
            },
            {"id": 2, "data": {"text": "Nobody came."}, "annotations": [], "predictions": []},
            {"id": 4, "data": {"text": "Ada left."}, "annotations": [_by(1, _region("y", 0, "Ada"))]},
        ]
    )
    + "\n"
)
LABEL_STUDIO_MIN = """[
  {"text": "Ada met Bob.", "id": 3, "label": [
    {"start": 0, "end": 3, "text": "Ada", "labels": ["PER"]},
    {"start": 8, "end": 11, "text": "Bob", "labels": ["PER"]}
  ], "annotator": 1, "annotation_id": 7, "created_at": "2031-05-06T07:08:09Z", "lead_time": 4.5},
  {"text": "Nobody came.", "id": 4, "annotator": 1, "annotation_id": 8}
]
"""

TABLE_TOWN = (
    "Document,Start,End,Label,Text,sure,note\n"
    'town,0,3,PER,Ada,yes,"a ""b"", c"\n'
    "town,8,11,PER,Bob,,\n"
    'town,15,20,LOC,Villa,no,"two\nlines"\n'
)
TABLE_ANNOTATORS = (
    "doc_id\tbegin\tend\ttype\tcovered_text\tworker_id\r\n"
    "a\t0\t3\tPER\tAda\tanna\r\n"
    'a\t0\t4\tPER\t"Ada\tben\r\n'
    "b\t0\t3\tPER\tAda\tanna\r\n"
    "c\t\t\t\t\tanna\r\n"
    "\r\n"
    "a\t8\t11\tPER\tBob\tanna"
)

MAE_TOWN = """<?xml version="1.0" encoding="UTF-8" ?>
<TOWN>
<TEXT><![CDATA[Ada met \U0001f600 Bob & Co.
in Villa.]]></TEXT>
<TAGS>
<PER id="P0" spans="0~3" text="Ada" sure="yes" note="a &amp; b" />
<PER id="P1" spans="11~14" text="Bob" sure="" />
<LOC id="L0" spans="0~3,24~29" text="Ada ... Villa" />
<DOC id="D0" spans="-1~-1" text="" mood="good" />
  <knows id="K0" fromID="P0" fromText="Ada" toID="P1" toText="Bob" since="2001"></knows>
</TAGS>
<META author="x"/>
</TOWN>
"""
MAE_OLD = (
    "<deId><!-- checked -->\r\n<TEXT>Ada &lt;met&gt; Bob.</TEXT>\r\n<TAGS>\r\n"
    "<NAME id='P0' start='0' end='3' text='Ada' TYPE='PATIENT' comment=''/>\r\n"
    "<NAME start='10' id='P1' end='13' text='Bob' TYPE='DOCTOR'/></TAGS>\r\n</deId>"
)

BIOC_TOWN = """<?xml version='1.0' encoding='UTF-8'?><!DOCTYPE collection SYSTEM 'BioC.dtd'>
<collection><source>town</source><date/><key>k</key>
<document><id>7</id>
<infon key="year">2001</infon>
<passage><infon key="type">title</infon><offset>0</offset><text>Ada &amp; Bob</text>
<annotation id='a'><infon key="type">PER</infon><infon key="MESH">D1</infon>
<infon key="MESH">D2</infon>
<location offset='0' length='3' /><text>Ada</text></annotation>
</passage>
<passage><offset>10</offset>
  <sentence><offset>10</offset><text>Zoë met them.</text>
  <annotation id="b"><location length="3" offset="10"/><location length="4" offset="18"/>
<text>Zoë them</text></annotation>
  </sentence>
  <relation id="r"><infon key="type">knows</infon><infon key="since">2001</infon>
<node refid="a" role="who"/><node refid="b" role=""/></relation>
</passage>
<relation id="m"><infon key="mood">good</infon></relation>
</document>
<document><id>8</id><passage><offset>1</offset><text>Nobody came.</text></passage></document>
</collection>
"""
BIOC_JSON_TOWN = """{"source": "town", "date": "", "key": "k", "infons": {}, "documents": [
 {"id": "7", "infons": {"year": "2001"}, "passages": [
  {"infons": {"type": "title"}, "offset": 0, "text": "Ada & \\"Bob\\"", "sentences": [], "annotations": [
   {"id": "a", "infons": {"type": "PER", "MESH": ["D1", "D2"], "sure": true, "none": null, "of": ["x"]},
    "text": "Ada", "locations": [{"offset": 0, "length": 3, "page": 1}]}]},
  {"offset": 12, "sentences": [
   {"offset": 12, "text": "Zoë met them.", "annotations": [
    {"id": 5, "infons": {"score": 0.5, "where": {"in": "town"}}, "text": "Zoë them",
     "locations": [{"length": 3, "offset": 12}, {"length": 4, "offset": 20}], "seen": 1}], "relations": []},
   {"offset": 26, "text": "\\ud83d\\ude00 left.", "relations": [
    {"id": "r", "infons": {"type": "knows", "since": 2001},
     "nodes": [{"refid": "a", "role": "who"}, {"refid": "5", "role": ""}]}]}],
   "infons": []}],
  "relations": [{"id": "m", "infons": {"mood": "good", "role1": {"id": "D1"}, "role2": {"id": "D2"}},
   "nodes": [{"refid": "a", "role": "1,0"}]}], "pmid": 7},
 {"id": 8, "passages": [{"offset": 1, "text": "Nobody came.", "annotations": []}]}
]}
"""
BIOC_JSON_LINES = (
    '{"_id": "9|None", "id": "9", "infons": {}, "passages": [{"infons": {}, "offset": 0, "text": "Ada left.",'
    ' "annotations": [{"id": "2", "infons": {"identifier": "Q7", "type": "PER"}, "text": "Ada", "locations": '
    '[{"offset": 0, "length": 3}]}]}]}\n'
    '{"_id": "10|None", "id": "10", "infons": {}, "passages": [{"infons": {}, "offset": 0, "text": "Bob.", '
    '"annotations": [{"id": "2", "infons": {"type": "PER"}, "text": "Bob", "locations": '
    '[{"offset": 0, "length": 3}]}]}]}\n'
)
EHOST_TOWN = """<?xml version="1.0" encoding="UTF-8"?>
<annotations textSource="town.txt">
    <annotation>
        <mention id="EHOST_Instance_1" />
        <annotator id="eHOST_7">anna</annotator>
        <span start="0" end="3" />
        <spannedText>Ada</spannedText>
        <annotationComment>check</annotationComment>
        <creationDate>Tue May 06 07:08:09 UTC 2031</creationDate>
    </annotation>
    <stringSlotMention id="EHOST_Instance_2">
        <mentionSlot id="sure" />
        <stringSlotMentionValue value="a &amp; b" />
    </stringSlotMention>
    <complexSlotMention id="EHOST_Instance_3"><mentionSlot id="knows" />
        <attribute id="since">2001</attribute><complexSlotMentionValue value="EHOST_Instance_4" />
        <complexSlotMentionValue value="EHOST_Instance_6" /></complexSlotMention>
    <classMention id="EHOST_Instance_1">
        <hasSlotMention id="EHOST_Instance_2" />
        <hasSlotMention id="EHOST_Instance_3" />
        <mentionClass id="PER">Ada</mentionClass>
    </classMention>
    <annotation>
        <mention id="EHOST_Instance_4" />
        <annotator id="eHOST_7">anna</annotator>
        <span start="8" end="11" />
        <span start="15" end="20" />
        <spannedText>Bob ... Villa</spannedText>
    </annotation>
    <classMention id="EHOST_Instance_4">
        <mentionClass id="PER">Bob</mentionClass>
        <hasSlotMention id="EHOST_Instance_5" />
    </classMention>
    <complexSlotMention id="EHOST_Instance_5"><mentionSlot id="sees" />
        <complexSlotMentionValue value="EHOST_Instance_1" /></complexSlotMention>
    <annotation>
        <mention id="EHOST_Instance_6" />
        <annotator id="eHOST_7">anna</annotator>
        <span start="15" end="20" />
        <spannedText>Villa</spannedText>
    </annotation>
    <classMention id="EHOST_Instance_6">
        <mentionClass id="LOC">Villa</mentionClass>
    </classMention>
    <eHOST_Adjudication_Status version="1.0">
        <Adjudication_Selected_Annotators version="1.0" />
    </eHOST_Adjudication_Status>
</annotations>
"""
KNOWTATOR_TOWN = """<annotations textSource='docs\\town.txt'>
  <annotation><mention id='i1'/><annotator id='k1'>Anna</annotator><span start='0' end='3'/><spannedText>Ada\
</spannedText></annotation>
  <annotation><mention id='i2'/><annotator id='k2'>Ben</annotator><span start='8' end='11'/>\
<spannedText>Bob</spannedText></annotation>
  <classMention id='i1'><mentionClass id='PER'>person</mentionClass><hasSlotMention id='s1'/><hasSlotMention \
id='s2'/></classMention>
  <booleanSlotMention id='s1'><mentionSlot id='sure'/>\
<booleanSlotMentionValue value='true'/></booleanSlotMention>
  <stringSlotMention id='s2'><mentionSlot id='names'/>\
<stringSlotMentionValue value='A'/><stringSlotMentionValue value='B'/></stringSlotMention>
  <classMention id='i2'><mentionClass id='PER'>person</mentionClass></classMention>
</annotations>
"""
KNOWTATOR_OBJECT = KNOWTATOR_TOWN.replace(
    "</annotations>",
    "<classMention id='i3'><mentionClass id='MOOD'>mood</mentionClass></classMention></annotations>",
)
KNOWTATOR_2_TOWN = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<knowtator-project>
    <document id="town" text-file="town.txt">
        <annotation annotator="anna" id="m0" motivation="sure" type="identity">
            <class id="PER" label="person"/>
            <span end="3" id="s1" start="0">Ada</span>
        </annotation>
        <annotation annotator="anna" id="m1" motivation="" type="identity">
            <class id="PER" label="person"/>
            <span end="11" id="s2" start="8">Bob</span>
            <span end="20" id="s3" start="15">Villa</span>
        </annotation>
        <graph-space id="graph_0">
            <vertex annotation="m0" id="n0" x="20.0" y="20.0"/>
            <vertex annotation="m1" id="n1" x="20.0" y="20.0"/>
            <triple annotator="anna" id="e0" object="n1" polarity="" property="knows" quantifier="some" \
subject="n0" value=""/>
        </graph-space>
    </document>
</knowtator-project>
"""
KNOWTATOR_EMPTY = "<?xml version='1.0'?>\n<annotations textSource='town.txt' />\n"
WEB_TOWN = """{
 "@context": "http://www.w3.org/ns/anno.jsonld",
 "type": "AnnotationPage",
 "items": [
  {"id": "#1", "type": "Annotation", "created": "2031-05-06T07:08:09Z",
   "body": [{"type": "TextualBody", "value": "check"},
            {"type": "TextualBody", "purpose": "tagging", "value": "PER", "language": "en"},
            {"type": "TextualBody", "purpose": "tagging", "value": "FRIEND"},
            {"type": "SpecificResource", "purpose": "identifying", "source": "https://example.org/ada"},
            {"type": "TextualBody", "purpose": "describing", "name": "sure", "value": "yes"}],
   "target": {"source": "http://example.org/texts/town.txt#x", "selector": [
    {"type": "TextQuoteSelector", "exact": "Ada", "prefix": "", "suffix": " met"},
    {"type": "TextPositionSelector", "start": 0, "end": 3}]}},
  {"id": "http://example.org/2", "type": "Annotation", "motivation": "classifying",
   "body": {"type": "TextualBody", "value": "PER"}, "rights": "none",
   "target": [{"source": "http://example.org/texts/town.txt", "selector": [
    {"type": "TextPositionSelector", "start": 8, "end": 11}, {"type": "TextQuoteSelector", "exact": "Bob"}]},
    {"source": "http://example.org/texts/town.txt", "selector": [
    {"type": "FragmentSelector", "value": "char=15,20"}, {"type": "TextQuoteSelector", "exact": "Villa"}]}]},
  {"id": "#4", "type": "Annotation", "motivation": "linking",
   "body": [{"type": "TextualBody", "purpose": "tagging", "value": "knows"}],
   "target": [{"id": "#1"}, {"id": "http://example.org/2"}]},
  {"id": "#5", "type": "Annotation", "bodyValue": "a town", "target": "http://example.org/texts/town.txt"}
 ]
}
"""
WEB_LINES = (
    '{"@context": "http://www.w3.org/ns/anno.jsonld", "id": "urn:a", "type": "Annotation", "creator": "anna",'
    ' "body": {"type": "Dataset", "http://example.org/pos": "NOUN", "http://example.org/n": 2}, "target": '
    '{"source": "town.txt", "selector": [{"type": "TextPositionSelector", "start": 0, "end": 3}, '
    '{"type": "TextQuoteSelector", "exact": "Ada"}]}}\r\n'
    '{"@context": "http://www.w3.org/ns/anno.jsonld", "id": "urn:b", "type": "Annotation", "creator": '
    '{"type": "Person", "id": "urn:ben", "name": "Ben"}, "motivation": "highlighting", "target": '
    '{"source": {"id": "town.txt"}, "selector": {"type": "TextPositionSelector", "start": 0, "end": 3}}}\r\n'
)
WEB_ONE = """[{
  "@context": "http://www.w3.org/ns/anno.jsonld",
  "type": "Annotation",
  "body": [],
  "target": {"selector": [{"type": "TextPositionSelector", "start": 4, "end": 7},
   {"type": "TextQuoteSelector", "exact": "met"}]}
}]"""
WEB_EMPTY = '{"@context": "http://www.w3.org/ns/anno.jsonld", "type": "AnnotationPage", "items": []}\n'
PUBTATOR_TOWN = """7|t|Ada & Bob
7|a|Zoë met them.
7\t0\t3\tAda\tPER\tD1|D2\ta|b
7\t10\t13\tZoë\tPER
7\tknows\tD1\tD3\t0.5

8|t|Nobody came.
8|a|
"""

SPACY_LINES = (
    '{"text": "Ada met Bob in \\ud83d\\ude00 Villa.", "entities": [[0, 3, "PER"], [17, 22, "LOC", "Q7"]]}\n'
    '{"text": "Nobody came.", "entities": []}\n\n'
    '{"text": "Só Zoë ficou.", "entities": [ [3, 6, "PER"] ], "meta": {"page": 3}}\n'
)
SPACY_PAIRS = """[
  ["Ada met Bob.", {"entities": [[0, 3, "PER"], [8, 11, "PER"]], "cats": {"good": 1.0}}],
  ["Zoë left.", {"entities": [[0, 3, "PER"]], "links": {}}, null]
]
"""
SPACY_PAIR_LINES = (
    '["Ada met Bob.", {"entities": [[0, 3, "PER"]]}]\n["Zoë left.", {"entities": [], "spans": {"sc": []}}]\n'
)
SPACY_CLASSES = (
    '{"classes": ["PER"], "annotations": [["Ada met Bob.\\r", {"entities": [[0, 3, "PER"]]}], null, '
    '["Zoë left.", {"entities": []}]]}\n'
)
SPACY_DOC = (
    '{"text": "Ada met Bob.", "ents": [{"start": 0, "end": 3, "label": "PER", "kb_id": "Q1", "n": 2}], '
    '"sents": [{"start": 0, "end": 12}], "tokens": [{"id": 0, "start": 0, "end": 3}], "cats": {}, '
    '"spans": {"sc": [{"start": 0, "end": 7, "label": "CLAUSE", "kb_id": ""}], "errors": []}}\n'
    '{"text": "Zoë left.", "ents": [], "title": "end"}\n'
)
SPACY_TRAINING = """[
  {"id": 42, "paragraphs": [
    {"raw": "\\"Ada Sample\\" met Bob.", "sentences": [{"tokens": [
      {"id": 0, "orth": "``", "tag": "``", "ner": "O"},
      {"id": 1, "orth": "Ada", "ner": "B-PER"},
      {"id": 2, "orth": "Sample", "ner": "L-PER"},
      {"id": 3, "orth": "''", "ner": "O"},
      {"id": 4, "orth": "met", "ner": "-"},
      {"id": 5, "orth": "Bob", "head": 1},
      {"id": 6, "orth": ".", "ner": "O"}], "brackets": []}], "cats": []},
    {"sentences": [{"tokens": [{"orth": "Zoë", "ner": "U-PER"}, {"orth": "left", "ner": "O"}]}]}
  ]}
]
"""

SAMPLES = (
    Sample("spacy-lines", spacy.FORMAT, SPACY_LINES, 3),
    Sample("spacy-pairs", spacy.FORMAT, SPACY_PAIRS, 3),
    Sample("spacy-pair-lines", spacy.FORMAT, SPACY_PAIR_LINES, 1, "entities"),
    Sample("spacy-classes", spacy.FORMAT, SPACY_CLASSES, 1),
    Sample("spacy-doc", spacy.FORMAT, SPACY_DOC, 1, "entities"),
    Sample("spacy-groups", spacy.FORMAT, SPACY_DOC, 1, "SC"),
    Sample("doccano-label", doccano.FORMAT, DOCCANO_TRIPLES, 3),
    Sample("doccano-data", doccano.FORMAT, DOCCANO_OLD, 3),
    Sample("doccano-entities", doccano.FORMAT, DOCCANO_ENTITIES, 5),
    Sample("doccano-users", doccano.FORMAT, DOCCANO_USERS, 3, "1"),
    Sample("label-studio", label_studio.FORMAT, LABEL_STUDIO_TOWN, 4),
    Sample("label-studio-annotators", label_studio.FORMAT, LABEL_STUDIO_ANNOTATORS, 3, "ben@example.org"),
    Sample("label-studio-min", label_studio.FORMAT, LABEL_STUDIO_MIN, 2),
    Sample("table", span_table.FORMAT, TABLE_TOWN, 3, None, "NEW", False),
    Sample("table-annotators", span_table.FORMAT, TABLE_ANNOTATORS, 3, "anna", "NEW", False),
    Sample("mae", mae.FORMAT, MAE_TOWN, 5, None, "NEW", False),
    Sample("mae-old", mae.FORMAT, MAE_OLD, 2, None, "NEW", False),
    Sample("bioc", bioc.FORMAT, BIOC_TOWN, 4, None, "NEW", False),
    Sample("bioc-json", bioc_json.FORMAT, BIOC_JSON_TOWN, 4),
    Sample("bioc-json-lines", bioc_json.FORMAT, BIOC_JSON_LINES, 2),
    Sample("ehost", knowtator.FORMAT, EHOST_TOWN, 6, None, "NEW", False),
    Sample("knowtator", knowtator.FORMAT, KNOWTATOR_TOWN, 1, "anna", "NEW", False),
    Sample("knowtator-all", knowtator.FORMAT, KNOWTATOR_OBJECT, 3, "all", "NEW", False),
    Sample("knowtator-2", knowtator_2.FORMAT, KNOWTATOR_2_TOWN, 3, None, "NEW", False),
    Sample("knowtator-empty", knowtator.FORMAT, KNOWTATOR_EMPTY, 0, None, "NEW", False),
    Sample("web-page", web_annotation.FORMAT, WEB_TOWN, 4),
    Sample("web-lines", web_annotation.FORMAT, WEB_LINES, 1, "ANNA"),
    Sample("web-array", web_annotation.FORMAT, WEB_ONE, 1),
    Sample("web-empty", web_annotation.FORMAT, WEB_EMPTY, 0),
    Sample("pubtator", pubtator.FORMAT, PUBTATOR_TOWN, 3, None, "NEW", False),
    Sample("prodigy-spans", prodigy.FORMAT, PRODIGY_SPANS, 3),
    Sample("prodigy-relations", prodigy.FORMAT, PRODIGY_TOWN, 5),
    Sample("prodigy-annotators", prodigy.FORMAT, PRODIGY_ANNOTATORS, 3, "town-ANNA"),
)
