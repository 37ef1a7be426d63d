"""Two or three annotations of one small text in every format a final key is written in, as Inputs.

They differ wherever the format lets them: labels, places, values, alternatives, pointers whose targets have
other names on each side, things that one side alone has.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from annotally.adjudication.project.inputs import Inputs
from support.webanno_samples import RELATION, SPAN, webanno

NAMES = ("anna", "ben", "cora")
Maker = Callable[[Path], Inputs]


def _inputs(
    folder: Path, task: str, sides: Mapping[str, Mapping[str, str]], texts: Mapping[str, str] = {}
) -> Inputs:
    """Write files by side and name, and texts; return how they are opened."""
    opened = []
    for side, files in sides.items():
        (folder / side).mkdir(parents=True)
        for name, content in files.items():
            (folder / side / name).write_text(content, encoding="utf-8")
        opened.append((side, (str(folder / side),)))
    if texts:
        (folder / "texts").mkdir()
    for name, content in texts.items():
        (folder / "texts" / name).write_text(content, encoding="utf-8")
    return Inputs(task, (str(folder / "texts"),) if texts else (), tuple(opened), key2key=True)


def _one_file(folder: Path, task: str, name: str, *contents: str) -> Inputs:
    sides = {side: {name: content} for side, content in zip(NAMES, contents, strict=False)}
    return _inputs(folder, task, sides)


# --- template files

FIRM = """<FIRM-0001-1> :=
    NAME: "Quill & Sons"
    ALIAS: "aa"
           "bb"
           / "cc"
    BOSS: <PERSON-0001-1>
    KIND: shop
    PLACE: "harbour"
"""
FIRM_OF_BEN = """<FIRM-0001-1> :=
    NAME: "Quill and Sons"
    ALIAS: "aa"
           "dd"
           / "ee"
    BOSS: <PERSON-0001-1>
    KIND: yard
    STAFF: <PERSON-0001-1>
           <PERSON-0001-2>
"""
ADA, BOB = '    NAME: "Ada"\n    TRADE: "printer"\n', '    NAME: "Bob"\n    TRADE: "binder"\n'
CY = '    NAME: "Cy"\n    FIRM: <FIRM-0001-1>\n    TRADE: "clerk"\n    / "diver"\n'


def _people(*text: str) -> str:
    return "\n".join(f"<PERSON-0001-{number}> :=\n{slots}" for number, slots in enumerate(text, 1))


ANNA = f"{_people(ADA, BOB)}\n{FIRM}"
BEN = f"{_people(BOB, ADA.replace('printer', 'clerk'), CY)}\n{FIRM_OF_BEN}"
FIRM_OF_CORA = FIRM.replace("-1>\n    KIND", "-3>\n          <PERSON-0001-2>\n    KIND")
CORA = f"{_people(CY, BOB, ADA)}\n{FIRM_OF_CORA}"


def templates(folder: Path) -> Inputs:
    """Template files; the boss of anna's firm is Ada, that of ben's is Bob, under one name."""
    return _one_file(folder, "template-element", "all.tmpl", ANNA, BEN)


def templates_of_three(folder: Path) -> Inputs:
    """The same, and a third annotator."""
    return _one_file(folder, "template-element", "all.tmpl", ANNA, BEN, CORA)


MUC4 = """\
0.  MESSAGE: ID                     OWL-MUC4-0001
1.  MESSAGE: TEMPLATE               1
2.  INCIDENT: DATE                  01 MAY 89
4.  INCIDENT: TYPE                  {kind}
9.  PERP: INDIVIDUAL ID             {who}
10. PERP: ORGANIZATION ID           "OWLS"
19. HUM TGT: NAME                   {target}

0.  MESSAGE: ID                     OWL-MUC4-0001
1.  MESSAGE: TEMPLATE               2
4.  INCIDENT: TYPE                  KIDNAPPING
"""


def muc34(folder: Path) -> Inputs:
    """MUC-3/4 template files."""
    anna = MUC4.format(
        kind="BOMBING", who='"MICE" / "A MOUSE"\n                                    "RATS"', target='"ADA"'
    )
    ben = MUC4.format(
        kind="ARSON", who='"MICE"\n                                    ? "VOLES"', target='"ADA" / "MISS ADA"'
    )
    return _one_file(folder, "muc4", "key.v2", anna, ben.replace("KIDNAPPING", "ATTACK"))


# --- SGML

SGML = "<DOC>\n<DOCNO> 1 </DOCNO>\n<TEXT>\n{}\n</TEXT>\n</DOC>\n"
MARKED = (
    '<ENAMEX TYPE="PERSON" MIN="Quill">Ada Quill</ENAMEX> of <ENAMEX TYPE="ORGANIZATION" '
    'ALT="Fer">Ferro</ENAMEX> met <ENAMEX TYPE="PERSON" STATUS="OPT">Bo</ENAMEX> on '
    '<TIMEX TYPE="DATE">Monday</TIMEX>.'
)
MARKED_BY_BEN = (
    'Ada <ENAMEX TYPE="PERSON">Quill</ENAMEX> of <ENAMEX TYPE="LOCATION">Ferro</ENAMEX>'
    ' met <ENAMEX TYPE="PERSON">Bo</ENAMEX> <TIMEX TYPE="DATE|TIME">on Monday</TIMEX>.'
)
MARKED_BY_CORA = (
    MARKED.replace("ORGANIZATION", "LOCATION").replace("<TIMEX", "<NUMEX").replace("/TIMEX", "/NUMEX")
)


def sgml(folder: Path) -> Inputs:
    """Named entities marked in the text."""
    return _one_file(folder, "muc7-named-entity", "a.sgm", SGML.format(MARKED), SGML.format(MARKED_BY_BEN))


def sgml_of_three(folder: Path) -> Inputs:
    """The same, and a third annotator."""
    marked = (MARKED, MARKED_BY_BEN, MARKED_BY_CORA)
    return _one_file(folder, "muc7-named-entity", "a.sgm", *map(SGML.format, marked))


def coreference(folder: Path) -> Inputs:
    """Mentions and their classes, marked in the text."""
    anna = (
        '<COREF ID="1" MIN="Ada">Ada Quill</COREF> of Ferro met '
        '<COREF ID="2" TYPE="IDENT" REF="1">her</COREF> dog.'
    )
    ben = (
        'Ada <COREF ID="7">Quill</COREF> of <COREF ID="9">Ferro</COREF> met '
        '<COREF ID="8" TYPE="IDENT" REF="7">her</COREF> dog.'
    )
    return _one_file(folder, "coreference", "a.sgm", SGML.format(anna), SGML.format(ben))


def conll_coreference(folder: Path) -> Inputs:
    """Chains in columns."""
    words = (
        ("Ada", "(1)", "(2"),
        ("Quill", "-", "2)"),
        ("met", "-", "-"),
        ("her", "(1)", "(2)"),
        ("dog", "(3)", "-"),
    )
    files = []
    for column in (1, 2):
        rows = "".join(f"a\t0\t{number}\t{word[0]}\t{word[column]}\n" for number, word in enumerate(words))
        files.append(f"#begin document (a); part 000\n{rows}\n#end document\n")
    return _one_file(folder, "coreference", "a.conll", *files)


# --- annotations that are paired by similarity

TEXT = "Ada met Bo in Rome, then left."
ANN = (
    "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tMeet 4 7\tmet\nT4\tLOC 14 18\tRome\n"
    "E1\tMeet:T3 Who:T1 Who2:T2\nA1\tSex T1 female\nA2\tSure T4\nR1\tKnows Arg1:T1 Arg2:T2\n"
    "R2\tIn Arg1:T2 Arg2:T4\n"
)
ANN_OF_BEN = (
    "T1\tPER 8 10\tBo\nT2\tPER 0 3\tAda\nT3\tMeet 4 7\tmet\nT4\tORG 14 18\tRome\nT5\tPER 20 24\tthen\n"
    "E1\tMeet:T3 Who:T1 Who2:T2\nA1\tSex T2 male\nA2\tSex T1 male\n"
    "R1\tKnows Arg1:T1 Arg2:T2\nR2\tIn Arg1:T1 Arg2:T4\n"
)
ANN_OF_CORA = ANN_OF_BEN.replace("PER 0 3\tAda", "PER 0 7\tAda met").replace("ORG", "LOC")


def _brat(folder: Path, *annotations: str) -> Inputs:
    sides = {
        side: {"d.ann": content, "d.txt": TEXT} for side, content in zip(NAMES, annotations, strict=False)
    }
    return _inputs(folder, "mat", sides)


def brat(folder: Path) -> Inputs:
    """Stand-off annotations: entities, an event, attributes, relations; T1 and T2 are others on each side."""
    return _brat(folder, ANN, ANN_OF_BEN)


def brat_of_three(folder: Path) -> Inputs:
    """The same, and a third annotator."""
    return _brat(folder, ANN, ANN_OF_BEN, ANN_OF_CORA)


def _mat(people: list[object], places: list[object], ties: list[object]) -> str:
    who = {"name": "who", "type": "annotation"}
    alias = {"name": "alias", "aggregation": "set"}
    asets = [
        {
            "type": "PERSON",
            "hasID": True,
            "attrs": ["sex", {"name": "age", "type": "int"}, alias],
            "annots": people,
        },
        {"type": "PLACE", "hasID": True, "attrs": ["kind"], "annots": places},
        {"type": "TIE", "hasSpan": False, "attrs": [who, {**who, "name": "where"}, "since"], "annots": ties},
    ]
    return json.dumps({"version": 2, "signal": TEXT, "metadata": {}, "asets": asets})


def mat_json(folder: Path) -> Inputs:
    """MAT documents: attributes of every kind, spanless annotations that point."""
    anna = _mat(
        [[0, 3, "p1", "f", 36, ["Addie", "A."]], [8, 10, "p2", "m", None, []]],
        [[14, 18, "q1", "city"]],
        [["p1", "q1", "1912"], ["p2", "q1", None]],
    )
    ben = _mat(
        [[8, 10, "p1", "m", 7, ["B."]], [0, 7, "p2", "f", 37, ["A.", "Ada"]], [20, 24, "p3", None, None, []]],
        [[14, 18, "q1", None]],
        [["p2", "q1", "1913"], ["p1", None, None]],
    )
    return _one_file(folder, "mat", "d.json", anna, ben)


def webanno_tsv(folder: Path) -> Inputs:
    """A WebAnno table: spans with two features, and relations between them."""
    anna = webanno(
        "#Text=Ada Quill met Bo .",
        "1-1 0-3 Ada A[1] x[1] _ _",
        "1-2 4-9 Quill A[1] x[1] _ _",
        "1-3 10-13 met _ _ _ _",
        "1-4 14-16 Bo B y knows 1-1[1_0]",
        "1-5 17-18 . _ _ _ _",
        layers=(SPAN, RELATION),
    )
    ben = webanno(
        "#Text=Ada Quill met Bo .",
        "1-1 0-3 Ada A z _ _",
        "1-2 4-9 Quill _ _ _ _",
        "1-3 10-13 met C y _ _",
        "1-4 14-16 Bo D y sees 1-1",
        "1-5 17-18 . _ _ _ _",
        layers=(SPAN, RELATION),
    )
    return _one_file(folder, "spans", "d.tsv", anna, ben)


def gate(folder: Path) -> Inputs:
    """GATE documents: annotations with features, and a relation."""
    nodes = '<Node id="0"/>Ada<Node id="3"/> met <Node id="8"/>Bo<Node id="10"/> in<Node id="13"/>.'

    def person(number: int, start: int, end: int, kind: str, sex: str) -> str:
        return (
            f'<Annotation Id="{number}" Type="{kind}" StartNode="{start}" EndNode="{end}">\n<Feature>\n'
            '  <Name className="java.lang.String">sex</Name>\n'
            f'  <Value className="java.lang.String">{sex}</Value>\n</Feature>\n</Annotation>\n'
        )

    def document(annotations: str, members: str) -> str:
        return (
            "<?xml version='1.0' encoding='UTF-8'?>\n<GateDocument version=\"3\">\n"
            f"<TextWithNodes>{nodes}</TextWithNodes>\n"
            f'<AnnotationSet Name="Key">\n{annotations}</AnnotationSet>\n'
            f'<RelationSet Name="Key">\n<Relation Id="9" Type="Knows" Members="{members}">\n</Relation>\n'
            "</RelationSet>\n</GateDocument>\n"
        )

    anna = document(person(1, 0, 3, "Person", "f") + person(2, 8, 10, "Person", "m"), "1;2")
    ben = document(
        person(1, 8, 10, "Person", "x") + person(2, 0, 8, "Person", "f") + person(3, 10, 13, "Place", "n"),
        "1;2",
    )
    return _one_file(folder, "mat", "d.xml", anna, ben)


def columns(folder: Path) -> Inputs:
    """Tokens and tags in columns."""
    words = ("Ada", "Quill", "met", "Bo", "in", "Rome")
    anna, ben = ("B-PER", "I-PER", "O", "B-PER", "O", "B-LOC"), ("B-PER", "O", "O", "B-ORG", "B-LOC", "I-LOC")
    files = (
        "".join(f"{word}\t{tag}\n" for word, tag in zip(words, tags, strict=True)) for tags in (anna, ben)
    )
    return _one_file(folder, "spans", "d.conll", *files)


SAMPLES: tuple[Maker, ...] = (
    templates,
    templates_of_three,
    muc34,
    sgml,
    sgml_of_three,
    coreference,
    conll_coreference,
    brat,
    brat_of_three,
    mat_json,
    webanno_tsv,
    gate,
    columns,
)
"""Every format a final key is written in, by a sample of it."""
