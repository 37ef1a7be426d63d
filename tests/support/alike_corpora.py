"""Small corpora, each a key and a response, that many formats can hold; and their tallies under a task."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from annotally.comparison.result import RowKey
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.format_samples import ANNA, BEN

SECTION = "section"
"""First part of the keys of rows for sections of a text: only formats with such texts have them."""


class AlikeCorpus(NamedTuple):
    """The files of both sides, the texts for formats without their own, and the tasks that fit."""

    key: Path
    response: Path
    texts: Path | None
    tasks: tuple[str, ...]
    label_tasks: tuple[str, ...] = ()
    """Those of the tasks in which an attribute would change what is compared, were it the label (C9)."""


_ANY = ("template-element", "template-relation", "scenario-template", "templette")
"""Tasks that take their classes from the data."""
_TEXTS = {
    "d1": "Ada Example met Bob Muster in Quillton on Monday .\nThe Harbour Company paid them .\n",
    "d2": "Nobody came to Quillton but Cy Sample .\n",
}
_SPANS = {
    "key": {
        "d1": ("PER Ada Example", "PER Bob Muster", "LOC Quillton", "ORG Harbour Company"),
        "d2": ("LOC Quillton", "PER Cy Sample"),
    },
    "response": {
        "d1": (
            "PER Ada Example",
            "ORG Bob Muster",
            "LOC Quillton",
            "ORG The Harbour Company",
            "TIME Monday",
        ),
        "d2": ("PER Cy",),
    },
}
"""Of each document, the label and the words of each span."""


def spans(folder: Path) -> AlikeCorpus:
    """Spans without attributes that do not overlap and keep to the tokens, in brat's files."""
    for side, documents in _SPANS.items():
        (folder / side).mkdir(parents=True)
        for name, said in documents.items():
            text = _TEXTS[name]
            (folder / side / f"{name}.txt").write_text(text, encoding="utf-8")
            lines = []
            for number, label_and_words in enumerate(said, 1):
                label, words = label_and_words.split(" ", 1)
                start = text.index(words)
                lines.append(f"T{number}\t{label} {start} {start + len(words)}\t{words}\n")
            (folder / side / f"{name}.ann").write_text("".join(lines), encoding="utf-8")
    return AlikeCorpus(folder / "key", folder / "response", folder / "key", ("spans", "mat", *_ANY))


def relations(folder: Path) -> AlikeCorpus:
    """Spans with attributes, and relations between them, in brat's files."""
    text = _TEXTS["d1"]
    names = ("Ada Example", "Bob Muster", "Quillton")
    entities = "".join(
        f"T{number}\tNAME {text.index(words)} {text.index(words) + len(words)}\t{words}\n"
        for number, words in enumerate(names, 1)
    )
    for side, arguments, grade in (
        ("key", "Arg1:T1 Arg2:T2", "sure"),
        ("response", "Arg1:T2 Arg2:T3", "guess"),
    ):
        (folder / side).mkdir(parents=True)
        (folder / side / "d1.txt").write_text(text, encoding="utf-8")
        lines = f"{entities}R1\tmeets {arguments}\nA1\tGrade T1 {grade}\n"
        (folder / side / "d1.ann").write_text(lines, encoding="utf-8")
    tasks = ("mat", "spans", *_ANY)
    return AlikeCorpus(folder / "key", folder / "response", folder / "key", tasks, label_tasks=tasks)


def _sgml(*contents: str) -> str:
    return "".join(
        f"<DOC>\n<DOCNO> s{number} </DOCNO>\n<TEXT>\n{content}\n</TEXT>\n</DOC>\n"
        for number, content in enumerate(contents, 1)
    )


def _tagged(text: str) -> str:
    """Return a text with tags; ``[PERSON:Ada]`` stands for an entity of that type."""
    for tag, kinds in (
        ("ENAMEX", ("PERSON", "ORGANIZATION", "LOCATION")),
        ("TIMEX", ("DATE", "TIME")),
        ("NUMEX", ("MONEY",)),
    ):
        for kind in kinds:
            while f"[{kind}:" in text:
                ahead, _, rest = text.partition(f"[{kind}:")
                words, _, behind = rest.partition("]")
                text = f'{ahead}<{tag} TYPE="{kind}">{words}</{tag}>{behind}'
    return text


def entities(folder: Path) -> AlikeCorpus:
    """Entities with types as attributes, in MUC SGML."""
    folder.mkdir(parents=True)
    key = (
        "[PERSON:Ada Example] met [PERSON:Bob Muster] in [LOCATION:Quillton] on [DATE:Monday] .",
        "[MONEY:9 crowns] for [ORGANIZATION:Harbour Company] .",
    )
    response = (
        "[PERSON:Ada Example] met [ORGANIZATION:Bob Muster] in Quillton on [TIME:Monday] .",
        "[MONEY:9 crowns] for [ORGANIZATION:Harbour] [PERSON:Company] .",
    )
    (folder / "key.sgm").write_text(_sgml(*map(_tagged, key)), encoding="utf-8")
    (folder / "response.sgm").write_text(_sgml(*map(_tagged, response)), encoding="utf-8")
    names = ("named-entity", "muc6-named-entity", "muc7-named-entity", "ieer-named-entity")
    others = ("spans", "mat", *_ANY)
    tasks = (*names, "speech-named-entity", *others)
    key_path = folder / "key.sgm"
    return AlikeCorpus(key_path, folder / "response.sgm", key_path, tasks, label_tasks=others)


def mentions(folder: Path) -> AlikeCorpus:
    """Classes of mentions, in MUC SGML."""
    folder.mkdir(parents=True)
    for side, target in (("key", 1), ("response", 2)):
        text = (
            '<COREF ID="1">Ada Example</COREF> met <COREF ID="2">Bob</COREF> . '
            f'<COREF ID="3" REF="{target}">She</COREF> left <COREF ID="4" REF="2">him</COREF> . '
            '<COREF ID="5" REF="1">Ada</COREF> sang .'
        )
        (folder / f"{side}.sgm").write_text(_sgml(text, text.replace("him", "Bob")), encoding="utf-8")
    tasks = ("coreference", "muc6-coreference", "muc7-coreference", "conll-coreference")
    return AlikeCorpus(folder / "key.sgm", folder / "response.sgm", folder / "key.sgm", tasks)


def objects(folder: Path) -> AlikeCorpus:
    """Templates that point to each other, in MUC template files, with a text that nothing stands in."""
    (folder / "texts").mkdir(parents=True)
    (folder / "texts" / "0001.txt").write_text("Ada Example printed at the harbour.\n", encoding="utf-8")
    for side, content in (("key", ANNA), ("response", BEN)):
        lines = content.splitlines(keepends=True)
        plain = "".join(line for line in lines if not line.lstrip().startswith("/"))  # no alternatives
        (folder / f"{side}.tmpl").write_text(plain, encoding="utf-8")
    tasks = (*_ANY, "muc6-scenario-template", "mat")
    return AlikeCorpus(folder / "key.tmpl", folder / "response.tmpl", folder / "texts", tasks)


def tallies(task: str, key: Path, response: Path, texts: Path | None) -> Mapping[RowKey, object]:
    """Return the tallies of a comparison by row, those of sections apart."""
    sides = (SideInput("key", (str(key),)), SideInput("response", (str(response),)))
    workspace = open_workspace(OpenRequest(find_task(task), sides, (str(texts),) if texts else ()))
    table = workspace.comparison().table
    return {row: tally for row, tally in table.items() if row[0] != SECTION}
