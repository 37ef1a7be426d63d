"""Inputs that can be made as long as one likes, each built to cost a careless reader more than its length.

A run of one sign is where expressions try again what they have tried; many small things are where a program
looks through all of them for each of them.
"""

from collections.abc import Callable

from support.growth_shapes import Growing, many, pair_of_runs, run

SGML, TEMPLATES, NUMBERED, TEXTS = "muc-sgml", "muc-templates", "muc34", "muc34-texts"
BRAT, GATE, MAE, MAT, WEBANNO = "brat", "gate-xml", "mae", "mat-json", "webanno-tsv"
COLUMNS, CHAINS, EVENTS, TABLE = "token-columns", "conll-coreference", "event-mentions", "token-table"
DOCCANO, PRODIGY, TASKS, SPAN_TABLE = "doccano", "prodigy", "label-studio", "span-table"
TEI, INLINE = "tei", "inline-xml"
MMAX = "mmax2"
TEI_HEAD = "<TEI><text>"
TEI_END = "</text></TEI>"
SPACY = "spacy-json"
UNIVERSAL, UNER = "conllu", "universal-ner"
NEXT_CELLS = "\t_" * 7
BIOC, BIOC_JSON, PUBTATOR = "bioc-xml", "bioc-json", "pubtator"
KNOWTATOR, KNOWTATOR_2, WEB = "knowtator", "knowtator-2", "web-annotation"
PROJECT = '<knowtator-project><document id="d">'
PROJECT_END = "</document></knowtator-project>"
WEB_PAGE = '{"type": "AnnotationPage", "items": [{"target": "d"}'
PASSAGE = '{"id": "d", "passages": [{"offset": 0, "text": "abc", "annotations": '
CTM, STM, TRN, PLAIN = "ctm", "stm", "trn", "plain-text"

JSON_TEXT = '{"%TYPES": {}, "%FEATURE_STRUCTURES": [{"%ID": 1, "%TYPE": "uima.cas.Sofa", "sofaString": "'


def chains(name: str, cells: Callable[[int], list[str]]) -> Growing:
    """Return coreference files whose last column holds these cells, made from the number of tokens."""

    def make(length: int) -> str:
        rows = (f"d 0 {number} w {cell}\n" for number, cell in enumerate(cells(length // 22)))
        return f"#begin document (d); part 000\n{''.join(rows)}#end document\n"

    return Growing(f"{CHAINS} {name}", CHAINS, make)


BEGIN = "#begin document (d); part 000\n"
END = "#end document\n"
DOC = "<DOC><DOCNO>1</DOCNO>"
ONLY_ID = "0.  MESSAGE: ID                     D-1\n"
HEAD = f"{ONLY_ID}1.  MESSAGE: TEMPLATE               1\n"
DATE = f"{HEAD}2.  INCIDENT: DATE                  "
PLACE = f"{HEAD}3.  INCIDENT: LOCATION              "
TARGET = f"{HEAD}19. HUM TGT: DESCRIPTION            "
TAB_HEADER = "#FORMAT=WebAnno TSV 3.3\n#T_SP=webanno.custom.Thing|value\n\n\n"
CHAIN_HEADER = "#FORMAT=WebAnno TSV 3.3\n#T_CH=webanno.custom.SameLink|referenceType|referenceRelation\n\n\n"
GATE_TEXT = '<?xml version="1.0"?><GateDocument><TextWithNodes><Node id="0"/>a<Node id="1"/></TextWithNodes>'
GATE_END = "</GateDocument>"
TASK = '[{"data":{"text":"abc"},"annotations":[{"result":'
SIGNAL = '{"version": 2, "signal": "abc", "asets": ['
EVENT = "#BeginOfDocument d\ns\td\tE1\tt1\tx\tA\tO\n"
EVENT_END = "#EndOfDocument\n"
SLOT = "<A-1-1> :=\n  S: "

SIGNS = tuple(
    run(f"run of {unit!r}", PLAIN, "a ", unit, " z")
    for unit in (" ", "\t", "\n", "\r\n", "0", "(", ")", "[", "<", ">", '"', "/", "\\", "{", "#", "-", "<a ")
)

HEADERS = (
    run("blanks behind its first line", CHAINS, "#begin document", " ", ";;\na\t(1)\n#end document"),
    run("tabs behind its first line", CHAINS, "#begin document", "\t", "\x01"),
    run("brackets in its name", CHAINS, "#begin document (", ")", "; part 000 x\n"),
    run("blanks ahead of the part", CHAINS, "#begin document (a);", " ", "part 0 x\n"),
    run("parts", CHAINS, "#begin document (a)", " part", " x y\n"),
    run("semicolons", CHAINS, "#begin document a", " ;", "\n"),
    run("blanks behind newdoc", COLUMNS, "a\tO\n#newdoc id =", " ", "\nb\tO\n"),
    run("blanks ahead of the name", COLUMNS, "a\tO\n#newdoc", " ", "id x = y\nb\tO\n"),
    run("blanks inside the name", COLUMNS, "a\tO\n# document_id = a", " ", "\x01\nb\tO\n"),
    run("vertical tabs behind a document", COLUMNS, "a\tO\n# document_id", "\x0b", "\x01\nb\tO\n"),
    run("names of documents", COLUMNS, "a\tO\n# ", "document_id-", "x\nb\tO\n"),
    run("brackets of -DOCSTART-", COLUMNS, "-DOCSTART- ", "(", ")x\na O\n"),
    run("blanks of -DOCSTART-", COLUMNS, "-DOCSTART-", " ", "x\na O\n"),
    run("blank lines behind 0", NUMBERED, "0", "\n", "x"),
    run("Windows line ends behind 0", NUMBERED, "0", "\r\n", "x"),
    run("zeros, a line each", NUMBERED, "", "0\n", "x"),
    run("blanks behind 0.", NUMBERED, "0.", " ", "MESSAGE\n"),
    run("blanks behind MESSAGE", NUMBERED, "0. MESSAGE", " ", "ID\n"),
    run("zeros in brackets", TRN, "(", "0", ""),
    run("zeros in a bracket", TRN, "a (", "0", "\nb (x-1)\n"),
    run("strokes in brackets", TRN, "a (", "_", " (x-1)\n"),
    run("brackets", TRN, "a ", "(", "0\nb (x-1)\n"),
    run("named brackets", TRN, "a ", "(a-1", ")\n"),
    run("blanks behind its name", TRN, "a (x-1)", " ", "\x01\n"),
    run("brackets in a line", TEXTS, "DEV-MUC3-0001 ", "(", "\n x\n"),
    run("blanks behind the name", TEXTS, "DEV-MUC3-0001", " ", "x\n"),
    run("digits of the name", TEXTS, "DEV-MUC3-", "1", "x\n"),
    run("letters of the name", TEXTS, "", "A", "-MUC3\n"),
    run("hyphens in a header", TEMPLATES, "<A-", "b-", " :=\n  S: x\n"),
    run("open headers", TEMPLATES, "", "<A-1-1\n", ""),
    run("blanks ahead of :=", TEMPLATES, "<A-1-1>", " ", "=\n"),
    run("blank lines behind a header", TEMPLATES, "<A-1-1>", "\n", "x\n"),
    run("open sets", GATE, "<GateDocument>", "<AnnotationSet Name=", GATE_END),
    run("blanks in a set", GATE, "<GateDocument><AnnotationSet", " ", f"x{GATE_END}"),
    run("blanks behind a set", GATE, "<GateDocument><AnnotationSet>", " ", f"x{GATE_END}"),
    run("blanks ahead of a key", MAT, '{"version"', " ", "; 2}"),
    run("blanks ahead", MAT, "", " ", '{"version": 2}'),
    run("keys", MAT, '{"version": 2, ', '"signal" ', "}"),
)

LINES = (
    run("blanks behind a number", NUMBERED, f"{HEAD}2", " ", "x\n"),
    run("tabs behind a number", NUMBERED, f"{HEAD}2", "\t", ".\n"),
    run("digits of a slot", NUMBERED, HEAD, "1", " INCIDENT: DATE  -\n"),
    run("blanks in a slot's name", NUMBERED, f"{HEAD}19. HUM TGT", " ", "DESCRIPTION x\n"),
    run("letters of a slot's name", NUMBERED, f"{HEAD}99. ", "A", "a x\n"),
    run("blanks in a template's number", NUMBERED, f"{ONLY_ID}1. MESSAGE: TEMPLATE  2 (", " ", "x\n"),
    run("brackets in a template's number", NUMBERED, f"{ONLY_ID}1. MESSAGE: TEMPLATE  2", "(", ")\n"),
    run("asterisks", NUMBERED, HEAD, "* ", "x\n"),
    run("quotes", NUMBERED, TARGET, '"', "\n"),
    run("quotes apart", NUMBERED, TARGET, '" ', "x\n"),
    run("escaped quotes", NUMBERED, f'{TARGET}"', '\\"', "\n"),
    run("backslashes", NUMBERED, f'{TARGET}"', "\\", "\n"),
    run("slashes", NUMBERED, TARGET, "a / ", "b\n"),
    run("slashes without fills", NUMBERED, TARGET, "/ ", "b\n"),
    run("colons", NUMBERED, TARGET, "a: ", "b\n"),
    run("question marks", NUMBERED, TARGET, "? ", "b\n"),
    run("hyphens of a date", NUMBERED, DATE, "- ", "b\n"),
    run("blanks behind a date's hyphen", NUMBERED, f"{DATE}03 JAN 90 -", " ", "\x01\n"),
    run("hyphens of a place", NUMBERED, PLACE, "a - ", "b\n"),
    run("types of a place", NUMBERED, f"{PLACE}a (", "b/", "c)\n"),
    pair_of_runs("parentheses", NUMBERED, TARGET, ("(", ")"), "\n"),
    run("blanks behind a fill", TEMPLATES, f"{SLOT}x", " ", "## 1\n"),
    run("quotes of a fill", TEMPLATES, SLOT, '"', "\n"),
    run("quoted fills", TEMPLATES, SLOT, '"a" ', "\n"),
    run("links", TEMPLATES, f"{SLOT}x ", "##1#4#", "\n"),
    run("numbers of a link", TEMPLATES, f"{SLOT}x ##", "1#4#", "\n"),
    run("open brackets", TEMPLATES, f'{SLOT}"', "[", '"\n'),
    run("open pointers", TEMPLATES, SLOT, "<A-", "\n"),
    run("attributes", SGML, f"{DOC}<ENAMEX", ' TYPE="A"', ">x</ENAMEX></DOC>"),
    run("blanks in a tag", SGML, f"{DOC}<ENAMEX", " ", "=>x</ENAMEX></DOC>"),
    run("blanks behind an equals sign", SGML, f"{DOC}<ENAMEX TYPE =", " ", ">x</ENAMEX></DOC>"),
    run("open quotes", SGML, f"{DOC}<ENAMEX ", 'a="b', ">x</ENAMEX></DOC>"),
    run("ampersands", SGML, DOC, "&amp", ";</DOC>"),
    run("alternatives", SGML, f'{DOC}<ENAMEX TYPE="', "A|", '">x</ENAMEX></DOC>'),
    run("begun alternatives", TRN, "", "{ a ", " (x-1)\n"),
    run("blanks in braces", TRN, "{ a", " ", "/ b } (x-1)\n"),
    run("alternatives of words", TRN, "", "{ a / b } ", "(x-1)\n"),
    run("blanks in a line of times", CTM, "f 1 0.5 0.2", " ", "\x01\n"),
    run("blanks between times", CTM, "f 1 0.5", " ", "2 w x\n"),
    run("digits of a time", CTM, "f 1 ", "1", " 0.5 w\n"),
    run("tags of a word", CTM, "f 1 0.5 0.2 ", "<a>", " x y\n"),
    run("open tags of a word", CTM, "f 1 0.5 0.2 w", "<a", " x y\n"),
    run("blanks in a segment", STM, "f 1 s 0.5 1.2", " ", "\x01\n"),
    run("open labels", STM, "f 1 s 0.5 1.2 ", "<o", " x\n"),
    run("labels", STM, "f 1 s 0.5 1.2 ", "<o> ", "x\n"),
    run("fragments", BRAT, "T1\tA 0 1", ";1 2", "\tx\n"),
    run("blanks of a span", BRAT, "T1\tA 0", " ", "x\n"),
    run("roles of an event", BRAT, "T1\tA 0 1\tx\nE1\tA:T1", " x:T1", "\n"),
    run("blanks of an event", BRAT, "T1\tA 0 1\tx\nE1\tA:T1", " ", ":\n"),
    run("members", BRAT, "T1\tA 0 1\tx\n*\tEquiv", " T1", "\n"),
    run("digits", BRAT, "T1\tA 0 ", "1", "\tx\n"),
    run("backslashes of a value", WEBANNO, f"{TAB_HEADER}#Text=a\n1-1\t0-1\ta\t", "\\", "x]\t\n"),
    run("backslashes of a link", WEBANNO, f"{CHAIN_HEADER}#Text=a\n1-1\t0-1\ta\tp[1]\t", "\\", "->1\t\n"),
    run("stacked values", WEBANNO, f"{TAB_HEADER}#Text=a\n1-1\t0-1\ta\t", "a|", "b\t\n"),
    run("backslashes of a text", WEBANNO, f"{TAB_HEADER}#Text=", "\\", "\n1-1\t0-1\ta\tb\t\n"),
    run("escapes of a text", WEBANNO, f"{TAB_HEADER}#Text=", "\\uu", "\n1-1\t0-1\ta\tb\t\n"),
    run("strokes of a feature", WEBANNO, "#FORMAT=WebAnno TSV 3.3\n#T_SP=a|ROLE_", "a_", "\n"),
    run("backslashes of a text", "uima-json", f"{JSON_TEXT}", "\\\\", '"}], "%VIEWS": {}}'),
    run("escapes of a text", "uima-json", f"{JSON_TEXT}", "\\ud83c", '"}], "%VIEWS": {}}'),
    run("brackets", "uima-json", '{"%TYPES": {}, "%FEATURE_STRUCTURES": [', "[", ""),
    run("blanks of a root", "uima-xmi", "<xmi:XMI", " ", ""),
    run("entities of a text", "uima-xmi", '<xmi:XMI xmlns:xmi="x"><cas:Sofa sofaString="', "&#10;", '"/>'),
    run("bars of a layer", WEBANNO, "#FORMAT=WebAnno TSV 3.3\n#T_SP=a", "|a", "\n"),
    run("columns", COLUMNS, "", "a ", "B-X\n"),
    run("letters of a tag", COLUMNS, "a B-", "B-", "\n"),
    run("tokens of a mention", EVENTS, "#BeginOfDocument d\ns\td\tE1\tt1", ",t2", f"\tx\tA\tO\n{EVENT_END}"),
    run("tabs", EVENTS, "#BeginOfDocument d\ns", "\t", f"\n{EVENT_END}"),
    run("blanks of a row", TABLE, "t0\tHe\t0\t1", " ", "x\n"),
    run("digits of a row", TABLE, "t", "0", "\tHe\t0\t1\n"),
    run("digits of an offset", TABLE, "t0\tHe\t0\t", "1", "\n"),
    run("digits of an offset", MAT, f'{SIGNAL}{{"type": "A", "annots": [[0, ', "1", "]]}]}"),
    run("escapes", MAT, '{"version": 2, "signal": "', "\\u00e9", '", "asets": []}'),
    run("quotes", MAT, '{"version": 2, "signal": "', '\\"', '", "asets": []}'),
    pair_of_runs("arrays", MAT, '{"version": 2, "signal": "a", "metadata": ', ("[", "]"), ', "asets": []}'),
    pair_of_runs(
        "objects", MAT, '{"version": 2, "signal": "a", "metadata": ', ('{"a":', "}"), '0, "asets": []}'
    ),
)


def _own(number: int) -> str:
    return f"({number}"


def _both_ways(opening: Callable[[int], str]) -> Callable[[int], list[str]]:
    """Return the cells of mentions that nest: what is opened first is closed last."""
    return lambda count: [
        *map(opening, range(count // 2)),
        *(opening(number)[1:] + ")" for number in reversed(range(count // 2))),
    ]


THINGS = (
    chains("mentions of one chain that nest", _both_ways(lambda _: "(1")),
    chains("mentions that nest", _both_ways(_own)),
    chains(
        "chains that cross",
        lambda count: [*map(_own, range(count // 2)), *(f"{number})" for number in range(count // 2))],
    ),
    chains(
        "mentions in one cell",
        lambda count: ["|".join(map(_own, range(count))), "|".join(f"{n})" for n in range(count))],
    ),
    chains("one mention a token", lambda count: ["(1)"] * count),
    run("one document", CHAINS, "", f"{BEGIN}{END}", ""),
    many("documents", CHAINS, "", lambda n: f"#begin document (d{n})\nd 0 0 w -\n{END}"),
    run("blank lines", CHAINS, BEGIN, "\n", END),
    many("labels", COLUMNS, "", lambda n: f"a B-X{n}\n"),
    many("labels nearly alike", COLUMNS, "", lambda n: f"a B-LABEL{'X' * (n % 7)}{n % 997}\nb O\n"),
    many("documents", COLUMNS, "", lambda n: f"-DOCSTART- ({n})\na O\n\n"),
    many("words", UNIVERSAL, "", lambda n: f"{n}\ta{NEXT_CELLS}\tEntity=(e{n}-x)\n"),
    many("mentions that nest", UNIVERSAL, "", lambda n: f"{n}\ta{NEXT_CELLS}\tEntity=(e{n}-x\n"),
    many("ranges", UNIVERSAL, "", lambda n: f"1-{n + 1}\ta{NEXT_CELLS}\t_\n"),
    many("documents", UNIVERSAL, "", lambda n: f"# newdoc id = {n}\n1\ta{NEXT_CELLS}\t_\n\n"),
    many("keys", UNIVERSAL, f"1\ta{NEXT_CELLS}\ta=b", lambda n: f"|k{n}=B-X", "\n"),
    run("openings", UNIVERSAL, f"1\ta{NEXT_CELLS}\tEntity=", "(e1-x", "\n"),
    pair_of_runs("brackets", UNIVERSAL, f"1\ta{NEXT_CELLS}\tEntity=", ("(e1-x", "e1)"), "\n"),
    run("parts", UNIVERSAL, f"1\ta{NEXT_CELLS}\tEntity=", "(e1[1/2]-x)", "\n"),
    run("escapes", UNIVERSAL, f"1\ta{NEXT_CELLS}\tEntity=(e1-x", "%E2", ")\n"),
    run("blanks of a text", UNIVERSAL, "# text = a", " ", f"b\n1\ta{NEXT_CELLS}\t_\n"),
    many("words", UNER, "# sent_id = 1\n", lambda n: f"{n}\ta\tB-X\t-\t-\n"),
    many("sentences", UNER, "", lambda n: f"# text = a\n1\ta\tI-X{n % 9}\t-\t-\n\n"),
    run("orphans", COLUMNS, "", "a I-X\nb I-Y\n", ""),
    run("bare tags", COLUMNS, "", "a\tB\n", ""),
    many("documents", SGML, "", lambda n: f"<DOC><DOCNO>{n}</DOCNO>x</DOC>\n"),
    many("chains", SGML, DOC, lambda n: f'<COREF ID="{n + 1}" REF="{n}">x</COREF> ', "</DOC>"),
    many("types", SGML, DOC, lambda n: f'<ENAMEX TYPE="A{n}">x</ENAMEX> ', "</DOC>"),
    many("attributes of one tag", SGML, f"{DOC}<ENAMEX ", lambda n: f'a{n}="1" ', ">x</ENAMEX></DOC>"),
    many("elements", SGML, DOC, lambda n: f"<e{n}>", "</DOC>"),
    pair_of_runs("nested tags", SGML, DOC, ('<ENAMEX TYPE="A">', "</ENAMEX>"), "</DOC>"),
    pair_of_runs("nested elements", SGML, DOC, ("<p>", "</p>"), "</DOC>"),
    many("slots", TEMPLATES, "<A-1-1> :=\n", lambda n: f"  S{n}: x\n"),
    many("objects", TEMPLATES, "", lambda n: f"<A-1-{n}> :=\n  S: <A-1-{n + 1}>\n"),
    run("fills", TEMPLATES, f"{SLOT}x\n", "     y\n", ""),
    run("alternatives", TEMPLATES, f"{SLOT}x\n", "   / y\n", ""),
    many("templates", NUMBERED, "", lambda n: f"0. MESSAGE: ID  D\n1. MESSAGE: TEMPLATE  {n}\n"),
    many("documents", NUMBERED, "", lambda n: f"0. MESSAGE: ID  D{n}\n1. MESSAGE: TEMPLATE  1\n"),
    many("unknown slots", NUMBERED, HEAD, lambda n: f"{n}. X{n}  a\n"),
    run("lines of alternatives", NUMBERED, f"{TARGET}a\n", '   "b" / "c"\n', ""),
    many("texts", TEXTS, "", lambda n: f"DEV-MUC3-{n} (X)\n\n x\n"),
    run("one text", TEXTS, "", "DEV-MUC3-0001 (X)\n\n x\n", ""),
    many("events", BRAT, "T1\tA 0 1\tx\n", lambda n: f"E{n + 1}\tA:T1 x:E{n + 2}\n"),
    many("attributes", BRAT, "T1\tA 0 1\tx\n", lambda n: f"A{n}\ta{n} T1 v\n"),
    many("spans", BRAT, "", lambda n: f"T{n}\tA 0 {n + 1}\tx\n"),
    many("roles", BRAT, "T1\tA 0 1\tx\nE1\tA:T1", lambda n: f" x{n}:T1", "\n"),
    many("sets", GATE, GATE_TEXT, lambda n: f'<AnnotationSet Name="{n}"></AnnotationSet>', GATE_END),
    many(
        "annotations",
        GATE,
        f"{GATE_TEXT}<AnnotationSet>",
        lambda n: f'<Annotation Id="{n}" Type="A" StartNode="0" EndNode="1"/>',
        f"</AnnotationSet>{GATE_END}",
    ),
    many(
        "nodes",
        GATE,
        '<?xml version="1.0"?><GateDocument><TextWithNodes>',
        lambda n: f'<Node id="{n}"/>a',
        f"</TextWithNodes><AnnotationSet/>{GATE_END}",
    ),
    many(
        "spans",
        MAE,
        "<D><TEXT>abc</TEXT><TAGS>",
        lambda n: f'<A id="a{n}" spans="0~1" text="a" />\n',
        "</TAGS></D>",
    ),
    many(
        "links",
        MAE,
        '<D><TEXT>abc</TEXT><TAGS><A id="a" spans="0~1"/>',
        lambda n: f'<L id="l{n}" fromID="a" fromText="a" toID="a" toText="a"/>',
        "</TAGS></D>",
    ),
    many(
        "places of a span",
        MAE,
        '<D><TEXT>abc</TEXT><TAGS><A id="a" spans="0~1',
        lambda _n: ",1~2",
        '"/></TAGS></D>',
        4,
    ),
    run("blanks of a place", MAE, '<D><TEXT>abc</TEXT><TAGS><A spans="0', " ", '"/></TAGS></D>'),
    many(
        "annotations",
        BIOC,
        "<collection><document><id>d</id><passage><offset>0</offset><text>abc</text>",
        lambda n: f'<annotation id="{n}"><location offset="0" length="1"/><text>a</text></annotation>',
        "</passage></document></collection>",
    ),
    many(
        "passages",
        BIOC,
        "<collection><document><id>d</id>",
        lambda n: f"<passage><offset>{2 * n}</offset><text>a</text></passage>",
        "</document></collection>",
    ),
    many(
        "documents",
        BIOC,
        "<collection>",
        lambda n: f"<document><id>{n}</id><passage><offset>0</offset><text>a</text></passage></document>",
        "</collection>",
    ),
    many(
        "annotations",
        BIOC_JSON,
        f'{PASSAGE}[{{"locations": []}}',
        lambda n: f', {{"id": "{n}", "infons": {{}}, "locations": [{{"offset": 0, "length": 1}}]}}',
        "]}]}",
    ),
    many(
        "passages",
        BIOC_JSON,
        '{"id": "d", "passages": [{"offset": 0, "text": ""}',
        lambda n: f', {{"offset": {2 * n}, "text": "a"}}',
        "]}",
    ),
    many(
        "documents",
        BIOC_JSON,
        '{"documents": [{"id": "d", "passages": []}',
        lambda n: f', {{"id": {n}, "passages": [{{"offset": 0, "text": "a"}}]}}',
        "]}",
    ),
    many(
        "relations",
        BIOC_JSON,
        f'{PASSAGE}[{{"nodes": []}}',
        lambda n: f', {{"nodes": [{{"refid": {n}}}]}}',
        "]}]}",
    ),
    many("infons", BIOC_JSON, f'{PASSAGE}[{{"infons": {{"a": 1', lambda n: f', "k{n}": [{n}]', "}}]}]}"),
    run("collections in collections", BIOC_JSON, "", '{"documents": [', ""),
    run("sentences in sentences", BIOC_JSON, '{"passages": [', '{"offset": 0, "sentences": [', ""),
    many(
        "annotations",
        KNOWTATOR,
        '<annotations textSource="d">',
        lambda n: (
            f'<annotation><mention id="{n}"/><span start="0" end="1"/></annotation>'
            f'<classMention id="{n}"><mentionClass id="A"/></classMention>'
        ),
        "</annotations>",
    ),
    many(
        "annotations of one identifier",
        KNOWTATOR,
        '<annotations textSource="d">',
        lambda _n: (
            '<annotation><mention id="1"/><span start="0" end="1"/></annotation>'
            '<classMention id="1"><mentionClass id="A"/></classMention>'
        ),
        "</annotations>",
    ),
    many(
        "relations",
        KNOWTATOR,
        '<annotations textSource="d"><classMention id="a"><mentionClass id="A"/></classMention>',
        lambda n: (
            f'<classMention id="c{n}"><hasSlotMention id="{n}"/></classMention><complexSlotMention '
            f'id="{n}"><complexSlotMentionValue value="a"/></complexSlotMention>'
        ),
        "</annotations>",
    ),
    many(
        "values of a relation",
        KNOWTATOR,
        '<annotations><classMention id="a"><hasSlotMention id="s"/></classMention>'
        '<complexSlotMention id="s">',
        lambda _n: '<complexSlotMentionValue value="a"/>',
        "</complexSlotMention></annotations>",
    ),
    many(
        "annotators",
        KNOWTATOR,
        "<annotations>",
        lambda n: f'<annotation><annotator id="{n}"/></annotation>',
        "</annotations>",
    ),
    run(
        "spans of an annotation",
        KNOWTATOR,
        "<annotations><annotation>",
        '<span start="0" end="1"/>',
        "</annotation></annotations>",
    ),
    run("blanks of a root", KNOWTATOR, "<annotations", " ", "textSource='d'/>"),
    run("annotators without end", KNOWTATOR, "<annotations><annotation>", "<annotator id='1' ", ""),
    many(
        "annotations",
        WEB,
        WEB_PAGE,
        lambda n: (
            f', {{"id": "#{n}", "target": {{"source": "d.txt", "selector": {{"type": '
            '"TextPositionSelector", "start": 0, "end": 1}}}'
        ),
        "]}",
    ),
    many(
        "annotations",
        KNOWTATOR_2,
        PROJECT,
        lambda n: f'<annotation id="{n}"><class id="A"/><span start="0" end="1"/></annotation>',
        PROJECT_END,
    ),
    many(
        "triples",
        KNOWTATOR_2,
        f"{PROJECT}<graph-space>",
        lambda n: f'<vertex id="{n}" annotation="{n}"/><triple subject="{n}" object="{n}"/>',
        f"</graph-space>{PROJECT_END}",
    ),
    many(
        "documents",
        KNOWTATOR_2,
        "<knowtator-project>",
        lambda n: f'<document id="{n}"/>',
        "</knowtator-project>",
    ),
    many("lines", WEB, "", lambda n: f'{{"id": "#{n}", "type": "Annotation", "target": "d"}}\n'),
    many("sources", WEB, WEB_PAGE, lambda n: f', {{"target": {{"source": "d{n}.txt"}}}}', "]}"),
    many("relations", WEB, WEB_PAGE, lambda n: f', {{"id": "#{n}", "target": ["#{n - 1}", "#{n}"]}}', "]}"),
    many("bodies", WEB, '{"type": "Annotation", "target": "d", "body": ["a"', lambda n: f', "b{n}"', "]}"),
    many("creators", WEB, WEB_PAGE, lambda n: f', {{"creator": "c{n}", "target": "d"}}', "]}"),
    many(
        "selectors",
        WEB,
        '{"type": "Annotation", "target": {"source": "d", "selector": [{}',
        lambda n: f', {{"type": "TextQuoteSelector", "exact": "{n}"}}',
        "]}}",
    ),
    run("members ahead of a page", WEB, "{", '"a": "b", ', '"items": []}'),
    run("pages in pages", WEB, "", '{"items": [', ""),
    run("sources in sources", WEB, "", '{"source": ', ""),
    run("creators in creators", WEB, "", '{"creator": ', ""),
    many("spans", PUBTATOR, "d|t|abc\n", lambda _n: "d\t0\t1\ta\tA\n"),
    many("relations", PUBTATOR, "d|t|abc\n", lambda n: f"d\tR\t{n}\t{n}\n"),
    many("documents", PUBTATOR, "", lambda n: f"{n}|t|a\n{n}|a|b\n{n}\t0\t1\ta\tA\n\n"),
    many("texts", PUBTATOR, "", lambda _n: "d|t|a\n"),
    run("signs", PUBTATOR, "d|t|", "|", "\n"),
    run("sections of text", MAE, "<D><TEXT>", "<![CDATA[a]]>", "</TEXT></D>"),
    run("nested elements", GATE, '<?xml version="1.0"?><GateDocument>', "<a>", ""),
    many("annotations", MAT, f'{SIGNAL}{{"type": "A", "annots": [[0, 1]', lambda _: ",[0,1]", "]}]}"),
    many(
        "annotation sets",
        MAT,
        f'{SIGNAL}{{"type": "A", "annots": []}}',
        lambda n: f',{{"type": "A{n}", "annots": [[0, 1]]}}',
        "]}",
    ),
    many(
        "attributes",
        MAT,
        f'{SIGNAL}{{"type": "A", "attrs": ["a"',
        lambda n: f',"a{n}"',
        '], "annots": [[0, 1]]}]}',
    ),
    many(
        "ids of signs",
        MAT,
        f'{SIGNAL}{{"type": "A", "hasID": true, "annots": [[0, 1, "x"]',
        lambda n: f',[0,1,"{"#" * (n % 90)}{n}"]',
        "]}]}",
        60,
    ),
    many("mentions", EVENTS, "#BeginOfDocument d\n", lambda n: f"s\td\tE{n}\tt1\tx\tA\tO\n", EVENT_END),
    many("documents", EVENTS, "", lambda n: f"#BeginOfDocument d{n}\n{EVENT_END}"),
    run("links", EVENTS, EVENT, "@Coreference\tR1\tE1,E1\n", EVENT_END),
    run("members of a link", EVENTS, f"{EVENT}@Coreference\tR1\tE1", ",E1", f"\n{EVENT_END}"),
    many("tokens", TABLE, "", lambda n: f"t{n}\tx\t{2 * n}\t{2 * n}\n"),
    many("words", CTM, "", lambda n: f"f 1 {n} 0.1 w\n"),
    run("alternatives", CTM, "", "f 1 * * <ALT_BEGIN>\nf 1 1 1 a\nf 1 * * <ALT_END>\n", ""),
    many("recordings", STM, "", lambda n: f"f{n} 1 s {n} {n + 1} <x> w w\n"),
    many("segments", STM, "", lambda n: f"f 1 s {n} {n + 1} <x> w {{ a / b }}\n"),
    many("utterances", TRN, "", lambda n: f"w w (s-{n})\n"),
    many("sentences", WEBANNO, TAB_HEADER, lambda n: f"#Text=a\n{n + 1}-1\t{2 * n}-{2 * n + 1}\ta\tA\t\n\n"),
    many(
        "stacked annotations",
        WEBANNO,
        f"{TAB_HEADER}#Text=a\n1-1\t0-1\ta\tA[1]",
        lambda n: f"|A[{n + 2}]",
        "\t\n",
    ),
    many(
        "layers",
        WEBANNO,
        "#FORMAT=WebAnno TSV 3.3\n",
        lambda n: f"#T_SP=webanno.custom.Thing{n}|value\n",
        "\n\n#Text=a\n1-1\t0-1\ta\n",
    ),
)

STANDOFF = (
    many("documents", DOCCANO, "", lambda n: f'{{"text": "a{n:06}", "label": [[0, 1, "A"]]}}\n'),
    many("labels", DOCCANO, '{"text": "abc", "label": [[0, 1, "A"]', lambda _: ",[0,1,1]", "]}"),
    many("labels of the same users", DOCCANO, '{"text": "abc", "annotations": [', lambda n: (
        f'{{"label":1,"user":{n:06},"start_offset":0,"end_offset":1}},'), "0]}"),
    many("documents", SPACY, "", lambda n: f'{{"text": "a{n:06}", "entities": [[0, 1, "A"]]}}\n'),
    many("pairs", SPACY, "[", lambda n: f'["a{n:06}", {{"entities": []}}],', '["a", {}]]'),
    many("entities", SPACY, '{"text": "abc", "ents": [', lambda _: '{"start":0,"end":1,"label":"A"},', "0]}"),
    many("groups", SPACY, '{"text": "abc", "spans": {"x": []', lambda n: f',"g{n:06}":[]', "}}"),
    many("tags", SPACY, '[{"paragraphs": [{"sentences": [{"tokens": [', lambda _: (
        '{"orth":"a","ner":"U-X"},'), '{"orth":"a"}]}]}]}]'),
    many("sentences", SPACY, '[{"paragraphs": [{"raw": "a", "sentences": [', lambda _: (
        '{"tokens":[{"orth":"a"}]},'), '{"tokens":[]}]}]}]'),
    run("signs of a pair", SPACY, '["', "\\\\", '", {"entities": []}]'),
    many("documents", PRODIGY, "", lambda n: f'{{"text": "a{n:06}", "spans": []}}\n'),
    many("spans", PRODIGY, '{"text": "abc", "spans": [', lambda _: '{"start":0,"end":1,"label":"A"},', "0]}"),
    many("texts that come again", PRODIGY, "", lambda _: '{"text":"a","_input_hash":7}\n'),
    many("tokens that relations join", PRODIGY, '{"text": "abc", "relations": [', lambda _: (
        '{"label":"A","head_span":{"start":0,"end":1},"child_span":{"start":1,"end":2}},'), "0]}"),
    run("annotators", PRODIGY, '{"text": "a", "spans": [], "x": [', '"_annotator_id" ', "]}"),
    run("escapes of an annotator", PRODIGY, '{"text": "a", "_annotator_id": "', "\\n", ""),
    run("open names of annotators", PRODIGY, '{"text": "a", "spans": [', '"_session_id":"', "]}"),
    many("tasks", TASKS, "[", lambda n: f'{{"id":{n:06},"data":{{"text":"a"}},"annotations":[]}},', "0]"),
    many("regions", TASKS, f"{TASK}[", lambda n: (
        f'{{"id":"{n:06}","value":{{"start":0,"end":1,"labels":["A"]}}}},'), "0]}]}]"),
    many("answers about one region", TASKS, f'{TASK}[{{"id":"a","value":{{"start":0,"end":1,"labels":[]}}}}',
        lambda n: f',{{"id":"a","from_name":"{n:06}","value":{{"choices":["x"]}}}}', "]}]}]"),
    many("annotators", TASKS, '[{"data":{"text":"a"},"annotations":[', lambda n: (
        f'{{"completed_by":{n:06},"result":[]}},'), "0]}]"),
    many("annotations by one", TASKS, '[{"data":{"text":"a"},"annotations":[', lambda _: (
        '{"completed_by":{"id":1},"result":[]},'), "0]}]"),
    many("texts", TASKS, '[{"annotations":[{"result":[{"value":{"start":0,"end":1,"text":"a"}}]}],"data":{',
        lambda n: f'"{n:06}":"\U0001f600a",', "0}]"),
    run("open annotators", TASKS, "[{", '"completed_by":{', "]"),
    many("rows", SPAN_TABLE, "start,end,label\n", lambda n: f"{n:06},{n + 1:06},A\n"),
    many("documents", SPAN_TABLE, "doc,start,end,label\n", lambda n: f"d{n:06},0,1,A\n"),
    many("annotators", SPAN_TABLE, "user,start,end,label\n", lambda n: f"u{n:06},0,1,A\n"),
    many("columns", SPAN_TABLE, "start,end,label", lambda n: f",c{n:06}", "\n0,1,A\n"),
    run("quotes", SPAN_TABLE, "start,end,label\n0,1,", '"', "\n"),
    run("open quotes", SPAN_TABLE, "start\tend\tlabel\n", '0\t1\t"a\n', ""),
    run("doubled quotes", SPAN_TABLE, 'start\tend\tlabel\n0\t1\t"', '""\n', "a"),
    run("escapes", DOCCANO, '{"text": "', "\\ud83d\\ude00", '", "label": [[0, 1, "A"]]}'),
    run("blanks ahead", DOCCANO, "", " ", '[{"text": "a", "label": []}]'),
    run("blanks ahead of the first document", DOCCANO, "[", " ", "x"),
    run("quotes", DOCCANO, '{"', '\\"', "}"),
    run("users", DOCCANO, '{"text": "a", "label": [], "x": [', '"user" ', "]}"),
    many("annotations", INLINE, "<t>", lambda n: f"<a{n % 7}>{n:06}</a{n % 7}> b ", "</t>"),
    many("attributes", INLINE, "<t><a", lambda n: f' b{n:06}="c"', ">d</a></t>"),
    many("identifiers", INLINE, "<t>", lambda n: f'<a id="{n:06}">b</a>', "</t>"),
    run("empty elements", INLINE, "<t>a", "<b/>", "</t>"),
    run("sections", INLINE, "<t>", "<![CDATA[a]]>", "</t>"),
    run("comments", INLINE, "<t>a", "<!-- b -->", "</t>"),
    run("references", INLINE, "<t>", "&amp;", "</t>"),
    run("words and open tags", INLINE, "<?xml version='1.0'?><t>", "a <b", "</t>"),
    run("instructions ahead", INLINE, "", "<?a?>", "<t/>"),
    many("words", MMAX, "<words>", lambda n: f'<word id="word_{n:06}">a</word>', "</words>"),
    run("words without an end", MMAX, "<words>", '<word id="', "</words>"),
    run("instructions ahead", MMAX, "", "<?a?>", "<words/>"),
    many("annotations", TEI, TEI_HEAD, lambda n: f'<name type="a">{n:06}</name> ', TEI_END),
    many("documents", TEI, "<teiCorpus>", lambda n: f'<TEI xml:id="d{n:06}"><text>a</text></TEI>',
        "</teiCorpus>"),
    many("spans", TEI, '<TEI><text><p xml:id="p">a</p></text><standOff><spanGrp>',
        lambda n: f'<span from="#p">{n:06}</span>', "</spanGrp></standOff></TEI>"),
    many("annotations of a list", TEI, '<TEI><text><p xml:id="p">ab</p></text><standOff><listAnnotation>',
        lambda n: f'<annotation target="#string-range(p,0,1)"><note>{n:06}</note></annotation>',
        "</listAnnotation></standOff></TEI>"),
    run("ranges", TEI, '<TEI><text><p xml:id="p">a</p></text><standOff><annotation target="#range(',
        "p,p,", 'p,p)"/></standOff></TEI>'),
    run("pointers", TEI, '<TEI><text><p xml:id="p">a</p></text><standOff><spanGrp><span target="', "#p ",
        '"/></spanGrp></standOff></TEI>'),
)  # fmt: skip

GROWING: tuple[Growing, ...] = (*SIGNS, *HEADERS, *LINES, *THINGS, *STANDOFF)
"""All of them; names are told apart by the format they begin with."""
