"""Sentences of the engine are Wordings with literal templates, so that the catalogues have all of them."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from support.house import ROOT

ENGINE = ROOT / "engine" / "annotally"
ROOMS = tuple(sorted(path.name for path in ENGINE.iterdir() if (path / "__init__.py").is_file()))
MAKERS = ("Wording", "plural")
HOME = ENGINE / "model" / "wording.py"

Parameters = tuple[tuple[str, ...], frozenset[str]]
"""The names of a function's parameters in order, and those that take a sentence."""


def parsed(rooms: Iterable[str]) -> Iterator[tuple[Path, ast.Module]]:
    for room in rooms:
        for path in sorted((ENGINE / room).rglob("*.py")):
            yield path, module_at(path)


@cache
def module_at(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def takes_sentence(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation) == "Wording"


def parameters_of(function: ast.FunctionDef) -> Parameters:
    positional = [*function.args.posonlyargs, *function.args.args]
    names = [parameter.arg for parameter in positional]
    if names[:1] in (["self"], ["cls"]):
        del names[0]
    every = (*positional, *function.args.kwonlyargs)
    return tuple(names), frozenset(p.arg for p in every if takes_sentence(p.annotation))


def signatures(trees: Iterable[ast.Module]) -> dict[str, list[Parameters]]:
    """Return the functions and classes that take sentences, by name; there may be several of one name."""
    result: dict[str, list[Parameters]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name != "__init__":
                result.setdefault(node.name, []).append(parameters_of(node))
            elif isinstance(node, ast.ClassDef):
                fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
                names = tuple(ast.unparse(part.target) for part in fields)
                taking = frozenset(
                    name for name, part in zip(names, fields, strict=True) if takes_sentence(part.annotation)
                )
                result.setdefault(node.name, []).append((names, taking))
                made = (part for part in node.body if isinstance(part, ast.FunctionDef))
                result[node.name] += [parameters_of(part) for part in made if part.name == "__init__"]
    return {name: known for name, known in result.items() if any(taking for _, taking in known)}


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield getattr(node.func, "id", "") or getattr(node.func, "attr", ""), node


def spells_out(value: ast.expr) -> bool:
    """Tell whether an argument is a text in quotes, or one of several such texts."""
    if isinstance(value, ast.IfExp):
        return spells_out(value.body) or spells_out(value.orelse)
    if isinstance(value, ast.BinOp):
        return spells_out(value.left) or spells_out(value.right)
    if isinstance(value, ast.BoolOp):
        return any(map(spells_out, value.values))
    return isinstance(value, ast.JoinedStr) or (
        isinstance(value, ast.Constant) and isinstance(value.value, str)
    )


def bare_sentences(tree: ast.Module, known: Mapping[str, list[Parameters]]) -> Iterator[str]:
    """Yield the calls that give a text where a sentence belongs."""
    # A private name means what it means in its own module.
    own = signatures([tree])
    for name, call in calls(tree):
        others = () if name.startswith("_") else known.get(name, ())
        for names, taking in (*own.get(name, ()), *others):
            # What stands behind a starred argument has no known place.
            starred = [number for number, value in enumerate(call.args) if isinstance(value, ast.Starred)]
            plain = call.args[: starred[0]] if starred else call.args
            given = [*zip(names, plain, strict=False), *((k.arg or "", k.value) for k in call.keywords)]
            if any(name in taking and spells_out(value) for name, value in given):
                yield f"{call.lineno}: {ast.unparse(call)}"


def hidden_templates(tree: ast.Module) -> Iterator[str]:
    """Yield the sentences whose templates are neither literals nor those of other sentences."""
    for name, call in calls(tree):
        if name in MAKERS and isinstance(call.func, ast.Name):
            templates = call.args[: 1 + (name == "plural")]
            if not templates or not all(map(is_template, templates)):
                yield f"{call.lineno}: {ast.unparse(call)}"


def is_template(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) or (isinstance(value, ast.Attribute) and value.attr == "template")


def hidden_words(tree: ast.Module) -> Iterator[str]:
    """Yield the sentences whose arguments have words of the code's own that no catalogue has."""
    for name, call in calls(tree):
        if name in MAKERS:
            for value in (*call.args[1 + (name == "plural") :], *(k.value for k in call.keywords)):
                # Texts with an underscore are names of fields.
                if any(map(str.isalpha, "".join(text for text in words_in(value) if "_" not in text))):
                    yield f"{call.lineno}: {ast.unparse(value)}"


def words_in(value: ast.AST) -> Iterator[str]:
    """Yield the texts in an argument, but those of sentences inside it."""
    if isinstance(value, ast.Constant):
        yield str(value.value) if isinstance(value.value, str) else ""
    elif not (isinstance(value, ast.Call) and getattr(value.func, "id", "") in MAKERS):
        for part in ast.iter_child_nodes(value):
            yield from words_in(part)


@cache
def public_signatures() -> Mapping[str, list[Parameters]]:
    return signatures(tree for _, tree in parsed(ROOMS))


@pytest.mark.parametrize("room", ROOMS)
def test_diagnostics_take_sentences(room: str) -> None:
    known = public_signatures()
    assert {"error", "warning", "refusal", "warn", "unwritable", "Finding", "Misfit"} <= known.keys()
    found = [f"{path.name}:{call}" for path, tree in parsed([room]) for call in bare_sentences(tree, known)]
    assert found == []


@pytest.mark.parametrize("room", ROOMS)
def test_templates_are_literals(room: str) -> None:
    trees = [(path, tree) for path, tree in parsed([room]) if path != HOME]
    assert [f"{path.name}:{call}" for path, tree in trees for call in hidden_templates(tree)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_arguments_are_data_or_sentences(room: str) -> None:
    trees = [(path, tree) for path, tree in parsed([room]) if path != HOME]
    assert [f"{path.name}:{value}" for path, tree in trees for value in hidden_words(tree)] == []


BREACHES = """
def refuse(file: str, found: Wording, *, remedy: Wording) -> None: ...

class Fault:
    def __init__(self, at: int, found: Wording) -> None: ...

refuse("a.txt", Wording("{name} again", name=name), remedy=Wording("mend it"))
refuse(*place, Wording("as it is"), remedy=NO_WORDS)
refuse("a.txt", f"{name} again", remedy=Wording("mend it"))
self.refuse("a.txt", Wording("again"), remedy="mend it" if mendable else NO_WORDS)
Fault(1, "again" + name)
Fault(1, Wording(TEXTS[name]))
Fault(1, plural("{count} row", many, 2))
Fault(1, Wording(REASONS[name].template, name=f"{name}_content"))
Fault(1, Wording("{count} {noun}", count=2, noun="rows"))
Fault(1, Wording("{name}{more}", name=name, more=f", and {count} more" if count else ""))
Fault(1, Wording("{why}: {sign}", why=Wording("no sign"), sign=", ".join(signs)))
"""


def test_breaches_are_seen() -> None:
    tree = ast.parse(BREACHES)
    lines = [
        sorted({int(place.partition(":")[0]) for place in places})
        for places in (
            bare_sentences(tree, signatures([tree])),
            hidden_templates(tree),
            hidden_words(tree),
        )
    ]
    assert lines == [[9, 10, 11], [12, 13], [15, 16]]
