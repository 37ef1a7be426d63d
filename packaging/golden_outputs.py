"""Write every output of the program to a folder, so that two states of its code can be compared.

    make golden ARGS="FOLDER"             the samples, and the real corpora where there are any
    make golden ARGS="FOLDER --samples"   the samples alone, about a minute
    diff -r BEFORE AFTER                  prints nothing if the outputs are the same, byte for byte

The outputs are scores as text, CSV and JSON, the report files of the MUC scorer, agreement, conversions and
configurations; and projects over annotations of every format whose key can be written, decided row by row
after fixed patterns: what the project file holds, what was refused, and the exported keys. A change of
wording made on purpose shows as a difference, to be looked at once and named in the commit.
"""

import argparse
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SAMPLE = "resources/annotally_resources/sample"
FORMS = ("text", "csv", "json")
CHOICES = {
    "plain": (("take", (0,)), ("take", (1,))),
    "mixed": (("take", (0,)), ("take", (1,)), ("either", (0, 1)), ("neither", ()), ("take", (0, 1))),
}
"""Patterns by name: the choice and the sides of each row in turn. Not every format can hold the second."""
TIME = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)")


class Case(NamedTuple):
    """One command line: the name its outputs go by, and the arguments."""

    name: str
    arguments: tuple[str, ...]


def score(name: str, *arguments: str, reports: bool = False) -> Iterator[Case]:
    """Yield the commands that score in every form, by document; with the MUC scorer's files if wanted."""
    for form in FORMS:
        by_document = () if form == "json" else ("--by-document",)
        yield Case(f"{name}.{form}", ("score", *arguments, "--format", form, *by_document))
    if reports:
        yield Case(f"{name}.reports", ("score", *arguments, "--reports", "{out}"))


def agree(name: str, *arguments: str) -> Iterator[Case]:
    """Yield the commands that measure agreement in every form."""
    for form in FORMS:
        yield Case(f"{name}.agreement.{form}", ("agreement", *arguments, "--format", form))


def sample_cases() -> Iterator[Case]:
    """Yield the commands about the samples that come with the program."""
    elements = ("--task", "sample-template-element", "--text", f"{SAMPLE}/texts", "--key", f"{SAMPLE}/key")
    yield from score("elements", *elements, "--response", f"{SAMPLE}/response", reports=True)
    yield from score("annotators", *elements, "--response", f"{SAMPLE}/second-key", "--key2key")
    pair = ("key.sgm", "response.sgm")
    entities = [f"{SAMPLE}/entities/{file}" for file in pair]
    coreference = [f"{SAMPLE}/coreference/{file}" for file in pair]
    ways = ("--key", entities[0], "--response", entities[1])
    yield from score("entities", "--task", "muc7-named-entity", *ways, reports=True)
    yield from score("entity-spans", "--task", "spans", *ways)
    yield from score("configured", "--config", f"{SAMPLE}/entities/named-entity.cfg", reports=True)
    ways = ("--key", coreference[0], "--response", coreference[1])
    yield from score("coreference", "--task", "coreference", *ways, reports=True)
    yield from score("muc-coreference", "--task", "muc7-coreference", *ways, reports=True)
    folder = f"{SAMPLE}/successions"
    ways = ("--text", f"{folder}/texts", "--key", f"{folder}/key", "--response", f"{folder}/response")
    yield from score("successions", "--task", "muc6-scenario-template", *ways, reports=True)
    folder = f"{SAMPLE}/relations"
    ways = ("--key", f"{folder}/key", "--response", f"{folder}/response")
    yield from score("relations", "--config", f"{folder}/relations.xml", *ways)
    yield Case(
        "relations.details", ("score", "--config", f"{folder}/relations.xml", *ways, "--details", "{out}")
    )
    yield from score("relations-derived", "--task", "mat", *ways)
    ways = ("--key", f"{SAMPLE}/speech/transcript.stm", "--response", f"{SAMPLE}/speech/words.ctm")
    yield from score("speech", "--task", "speech-named-entity", *ways)
    yield from agree("entities", "--task", "spans", *entities)
    yield from agree("coreference", "--task", "muc7-coreference", *coreference)
    three = [f"{SAMPLE}/{side}" for side in ("key", "response", "second-key")]
    yield from agree("elements", "--task", "sample-template-element", *three, "--text", f"{SAMPLE}/texts")
    yield Case("configuration", ("config", f"{SAMPLE}/entities/named-entity.cfg"))
    yield Case("formats", ("formats",))
    yield Case("tasks", ("tasks",))
    yield Case("elements.muc-templates", ("convert", f"{SAMPLE}/key", "{out}", "--to", "muc-templates"))
    for target in ("muc-sgml", "token-columns"):
        words = ("convert", entities[0], "{out}", "--to", target, "--drop", "all")
        yield Case(f"entities.{target}", words)


def corpus_cases(data: Path) -> Iterator[Case]:
    """Yield the commands about the real corpora."""
    yield from score(
        "chemu", "--task", "spans", "--key", f"{data}/chemu/key", "--response", f"{data}/chemu/response"
    )
    for final in sorted((data / "novels" / "gs").glob("*_final.tsv")):
        stem = str(final).removesuffix("_final.tsv")
        sides = ("--key", f"{stem}_1.tsv", "--response", f"{stem}_2.tsv")
        layers = ("--key-layer", "ner", "--response-layer", "ner")
        yield from score(f"novels/{Path(stem).name}", "--task", "spans", *sides, *layers)
    gold = f"{data}/wnut17/emerging.test.annotated"
    for submission in sorted((data / "wnut17" / "submissions").iterdir()):
        sides = ("--key", gold, "--response", str(submission))
        yield from score(f"wnut17/{submission.stem}", "--task", "spans", *sides)
    for response in sorted((data / "coreference" / "cases").glob("*.response")):
        key = response.with_name(response.stem.rpartition("-")[0] + ".key")
        sides = ("--key", str(key), "--response", str(response))
        yield from score(f"coreference/{response.stem}", "--task", "coreference", *sides)
    yield from score(
        "ieer", "--task", "ieer-named-entity", "--key", f"{data}/ieer", "--response", f"{data}/ieer"
    )
    for case in sorted(path for path in (data / "webanno").iterdir() if path.is_dir()):
        yield from agree(
            f"webanno/{case.name}", "--task", "spans", *(f"{case}/user{who}.tsv" for who in "12")
        )
    articles = data / "eco-collectf" / "ECO_3" / "data" / "ECO_annotation3"
    yield from agree("eco-collectf", "--task", "spans", *(f"{articles}/{who}" for who in ("A2", "D1", "T1")))
    for call in sorted((data / "earnings21").glob("*.ref.sgm")):
        for heard in sorted(call.parent.glob(f"{call.name.partition('.')[0]}.*.hyp.txt")):
            ways = ("--key", str(call), "--response", str(heard), "--response-format", "plain-text")
            yield from score(f"earnings21/{heard.stem}", "--task", "speech-named-entity", *ways)


def muc34_cases(data: Path) -> Iterator[Case]:
    """Yield the commands about the systems of MUC-4 on the texts of TST3, under both presets."""
    folder = data / "muc34"
    for response in sorted((folder / "responses").iterdir()):
        for task in ("muc4", "muc4-gated"):
            sides = ("--key", f"{folder}/keys/key-tst3.v2", "--response", str(response))
            yield Case(
                f"muc34/{task}/{response.name}.csv", ("score", "--task", task, *sides, "--format", "csv")
            )


def run(case: Case, out: Path) -> None:
    """Run one command and keep what it printed, on both streams, its exit code, and what it wrote."""
    target = out / case.name
    target.parent.mkdir(parents=True, exist_ok=True)
    arguments = [word.replace("{out}", f"{target}.written") for word in case.arguments]
    done = subprocess.run(
        [sys.executable, "-m", "annotally", *arguments],
        cwd=ROOT,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": f"{ROOT}/engine:{ROOT}/resources", "PYTHONHASHSEED": "0"},
        check=False,
    )
    said = done.stdout + b"\n--- messages\n" + done.stderr + f"\n--- exit {done.returncode}\n".encode()
    Path(f"{target}.printed").write_bytes(said.replace(str(out).encode(), b"OUT"))


# --- projects


def rows_of(project: Path) -> Iterator[str]:
    """Yield every row of a project file as a line, without the times that stand in it."""
    with closing(sqlite3.connect(project)) as connection:
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        for table in sorted(tables):
            for row in sorted(connection.execute(f"SELECT * FROM {table}"), key=repr):
                cells = [
                    TIME.sub(b"TIME", cell if isinstance(cell, bytes) else str(cell).encode()) for cell in row
                ]
                yield f"{table}\t" + "\t".join(map(repr, cells))


def adjudicate(name: str, pattern: str, folder: Path) -> None:
    """Decide every row of a sample after the pattern, then keep the project and its keys over both sides."""
    from annotally.model.diagnostics import InputRefused
    from support.format_samples import SAMPLES
    from support.project_window import Window

    (maker,) = (sample for sample in SAMPLES if sample.__name__ == name)
    window = Window.make()
    window.service.open(*maker(folder / "inputs"))
    project = folder / "p.annotally"
    window.ask("files.start", str(project))
    window.ask("decided")
    refusals = []
    for document in window.service.adjudication.session().workspace.document_ids:
        rows = len(window.service.adjudication.session().state(document).table.nodes)
        for row in range(rows):
            choice, sides = CHOICES[pattern][row % len(CHOICES[pattern])]
            try:
                window.ask("decide", document, [row], choice, list(sides), "decide")
            except InputRefused as refused:
                refusals += [f"{document}\t{row}\t{choice}\t{refused}"]
    window.ask("key.fill_open", dict.fromkeys(window.ask("key.types"), ("take", (0,))), "open")
    for side in (0, 1):
        try:
            window.ask("key.export", str(folder / f"key-{side}"), None, side)
        except InputRefused as refused:
            refusals.append(f"export\t{side}\t{refused}")
    window.ask("close")
    lines = [line.replace(str(folder), "OUT") for line in rows_of(project)]
    (folder / "project.tsv").write_text("\n".join(lines) + "\n", "utf-8")
    (folder / "refusals.tsv").write_text("\n".join(refusals).replace(str(folder), "OUT") + "\n", "utf-8")
    project.unlink()


def adjudicate_all(out: Path) -> None:
    """Make the projects, each in a process of its own."""
    from support.format_samples import SAMPLES

    def start(name: str, pattern: str) -> None:
        folder = out / "projects" / pattern / name
        folder.mkdir(parents=True)
        subprocess.run([sys.executable, __file__, str(folder), "--project", name, pattern], check=True)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(start, *zip(*product([sample.__name__ for sample in SAMPLES], CHOICES), strict=True)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the outputs and return 0."""
    sys.path[:0] = [str(ROOT / name) for name in ("engine", "resources", "tests")]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="made anew")
    parser.add_argument("--samples", action="store_true", help="without the real corpora")
    parser.add_argument("--project", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    out = asked.folder.resolve()
    if asked.project:
        adjudicate(*asked.project, out)
        return 0
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    cases = list(sample_cases())
    data = Path(os.environ.get("ANNOTALLY_DATA") or ROOT.parent / "shared" / "data").resolve()
    if not asked.samples and data.is_dir():
        cases += [*corpus_cases(data), *muc34_cases(data)]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda case: run(case, out), cases))
    adjudicate_all(out)
    codes: dict[str, int] = {}
    for printed in out.rglob("*.printed"):
        code = printed.read_text("utf-8", "replace").rpartition("--- exit ")[2].strip()
        codes[code] = codes.get(code, 0) + 1
    print(json.dumps({"commands": len(cases), "exit codes": codes}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
