"""The messages of the engine with their remedies, collected from its code without running it.

A message is made by a few functions of `annotally.model` (`MAKERS`), which take the finding, what was
expected, and the remedy. These are followed through names, constants, conditions, functions that return
sentences, and functions that pass on what they are given; what remains unknown is a placeholder.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

ENGINE = Path(__file__).resolve().parents[1] / "engine"
MAKERS = {
    "error": "error",
    "file_error": "error",
    "no_effect": "error",
    "refusal": "error",
    "unwritable": "error",
    "warning": "warning",
    "warn": "warning",
    "Diagnostic": "",
    "MissingDocument": "",
}
"""The severity of what each function makes, empty where an argument says it."""
_FOUND = {"found", "finding", "message"}
_HOMES = ("annotally.model.diagnostics", "annotally.model.source_diagnostics")
_ORIGINS = (*_HOMES, "annotally.model.missing_documents")
_JOINED = {"verbatim": "{text}", "join_or": "{names}", "join_and": "{names}", "join_commas": "{names}"}
_DEEPEST = 5
"""Calls that a sentence is followed through, inwards and outwards."""
_UNKNOWN = "{…}"
_CONCERNED = re.compile("Wording|remedy|Complaints")
"""Words of modules that make messages or pass them on."""

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Message(NamedTuple):
    """A message: the module that it comes from, its severity, and the templates of its parts.

    Where a condition chooses what was expected, or the remedy, all of them stand there.
    """

    module: str
    severity: str
    found: str
    expected: tuple[str, ...]
    remedy: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class _Module:
    """A parsed module."""

    name: str
    tree: ast.Module

    @cached_property
    def nodes(self) -> Sequence[ast.AST]:
        """All nodes of the tree."""
        return list(ast.walk(self.tree))

    @cached_property
    def functions(self) -> Mapping[str, _Function]:
        """The functions and methods by name; of several of one name the last."""
        return {node.name: node for node in self.nodes if isinstance(node, _Function)}

    @cached_property
    def constants(self) -> Mapping[str, ast.expr]:
        """The values of the names that the module and its classes bind."""
        classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        lines = [*self.tree.body, *(line for owner in classes for line in owner.body)]
        return {name: value for line in lines for name, value in _bindings(line)}

    @cached_property
    def members(self) -> Mapping[str, Sequence[tuple[ast.expr, _Function]]]:
        """The values that methods give members of their objects, by the name of the member."""
        members: dict[str, list[tuple[ast.expr, _Function]]] = {}
        for function in self.owners:
            for line in ast.walk(function):
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]).startswith("self."):
                    name = ast.unparse(line.targets[0]).removeprefix("self.")
                    members.setdefault(name, []).append((line.value, function))
        return members

    @cached_property
    def owners(self) -> Mapping[_Function, str]:
        """The class of each method."""
        classes = [node for node in self.nodes if isinstance(node, ast.ClassDef)]
        return {line: owner.name for owner in classes for line in owner.body if isinstance(line, _Function)}

    @cached_property
    def imports(self) -> Mapping[str, tuple[str, str]]:
        """Module and name there of each imported name."""
        return {
            alias.asname or alias.name: (node.module, alias.name)
            for node in self.nodes
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }

    @cached_property
    def records(self) -> Mapping[str, Sequence[str]]:
        """The fields of the classes that have those of a message, by the name of the class."""
        records = {}
        for owner in self.nodes if self.name not in _HOMES else ():
            if isinstance(owner, ast.ClassDef):
                makers = [
                    line for line in owner.body if isinstance(line, _Function) and line.name == "__init__"
                ]
                fields = _parameters(makers[0])[1:] if makers else [*_fields(owner)]
                if {"expected", "remedy"} <= set(fields) and not _FOUND.isdisjoint(fields):
                    records[owner.name] = fields
        return records

    @cached_property
    def rows(self) -> Sequence[ast.Tuple]:
        """The tuples that end in two sentences, the expectation and the remedy."""
        tuples = [node for node in self.nodes if isinstance(node, ast.Tuple) and len(node.elts) >= 3]
        ends = ((row, row.elts[-2:]) for row in tuples if self.name not in _HOMES)
        return [row for row, end in ends if all(map(_is_sentence, end)) and _is_remedy(end[-1])]

    @cached_property
    def calls(self) -> Sequence[tuple[ast.Call, _Function | None]]:
        """Every call, with the innermost function around it."""
        return list(_calls(self.tree, None))


@dataclass(frozen=True, eq=False)
class _Scope:
    """A function in which names are followed, and the call that entered it, where that is known."""

    module: _Module
    function: _Function | None
    call: ast.Call | None = None
    caller: "_Scope | None" = None

    @property
    def root(self) -> "_Scope":
        """The outermost function."""
        return self if self.caller is None else self.caller.root

    def entered_by(self, call: ast.Call, caller: "_Scope") -> "_Scope":
        """Return the scope with a call of its outermost function."""
        inner = caller if self.caller is None else self.caller.entered_by(call, caller)
        return _Scope(self.module, self.function, call if self.caller is None else self.call, inner)


@dataclass
class _Collection:
    """The messages of modules, in the making."""

    modules: Mapping[str, _Module]
    messages: set[Message] = field(default_factory=set)
    _open: bool = False
    """Whether a parameter was met whose calls are not known yet."""

    def collect(self) -> None:
        """Add the message of every call of a maker."""
        for module in self.modules.values():
            for call, around in module.calls if module.name not in _HOMES else ():
                if _maker(module, call) or self._record(module, call):
                    self._add(_Scope(module, around), call, 0)
            for row in module.rows:
                self._add_row(module, row)

    def _add_row(self, module: _Module, row: ast.Tuple) -> None:
        """Add the message of a row of a table: a finding, or a function that finds, and two sentences."""
        finding, expected, remedy = row.elts[-3:]
        if isinstance(finding, ast.Name) and finding.id in module.functions:
            finding = ast.Call(finding, [], [])
        scope = _Scope(module, None)
        parts = [self._texts(part, scope, 0) for part in (finding, expected, remedy)]
        for text in filter(_has_words, parts[0]):
            self.messages.add(Message(module.name, "", text, _unrepeated(parts[1]), _unrepeated(parts[2])))

    def _add(self, scope: _Scope, call: ast.Call, depth: int) -> None:
        """Add the message of a call, one for each caller of the function around it that passes a part on."""
        self._open = False
        record = self._record(scope.module, call)
        maker = _maker(scope.module, call)
        split = _record_parts(record, call) if record else _parts(maker, call)
        parts = [self._texts(part, scope, 0) for part in split]
        is_open = self._open
        callers = list(self._callers(scope.root)) if is_open and depth < _DEEPEST else []
        for caller, outer in callers:
            self._add(scope.entered_by(caller, outer), call, depth + 1)
        if not callers:
            severity = MAKERS.get(maker) or _severity(call)
            in_rows = _of_one_table(split[0], split[2], scope)
            for finding, expected, remedy in _combine(*parts, in_rows=in_rows):
                if _has_words(finding):
                    self.messages.add(Message(scope.root.module.name, severity, finding, expected, remedy))

    def _record(self, module: _Module, call: ast.Call) -> Sequence[str]:
        """Return the fields of a message that a call makes as a record; none: it makes no such."""
        name = _name_of(call)
        if name in module.records:
            return module.records[name]
        home, original = module.imports.get(name, ("", ""))
        return self.modules[home].records.get(original, ()) if home in self.modules else ()

    def _callers(self, scope: _Scope) -> Iterator[tuple[ast.Call, _Scope]]:
        """Yield the calls of a function: in its module, where it is imported, and as a method elsewhere."""
        # Classes are not followed: a method is known elsewhere if no other module has one of its name.
        if scope.function is None:
            return
        name, home = scope.function.name, scope.module
        for module, call, around in self._calls.get(name, ()):
            if around is scope.function:
                continue
            is_imported = module.imports.get(name) == (home.name, name)
            is_method = isinstance(call.func, ast.Attribute) and name not in module.functions
            if (module is home or is_imported or (is_method and self._knows(module, home, name))) and not (
                _maker(module, call)
            ):
                yield call, _Scope(module, around)

    def _knows(self, module: _Module, home: _Module, name: str) -> bool:
        """Return whether a method called in a module is likely that of another one."""
        if any(source == home.name for source, _ in module.imports.values()):
            return True
        return (
            name not in MAKERS
            and sum(name in candidate.functions for candidate in self.modules.values()) == 1
        )

    @cached_property
    def _calls(self) -> Mapping[str, Sequence[tuple[_Module, ast.Call, _Function | None]]]:
        """All calls by the name of the function."""
        calls: dict[str, list[tuple[_Module, ast.Call, _Function | None]]] = {}
        for module in self.modules.values():
            for call, around in module.calls:
                calls.setdefault(_name_of(call), []).append((module, call, around))
        return calls

    def _texts(self, node: ast.expr | None, scope: _Scope, depth: int) -> list[str]:
        """Return the templates that an expression may have."""
        if node is None or depth > _DEEPEST:
            return [_UNKNOWN] if node is not None else []
        match node:
            case ast.IfExp():
                return self._texts(node.body, scope, depth) + self._texts(node.orelse, scope, depth)
            case ast.BoolOp():
                return [text for value in node.values for text in self._texts(value, scope, depth)]
            case ast.NamedExpr():
                return self._texts(node.value, scope, depth)
            case ast.Call():
                return self._call_texts(node, scope, depth)
            case ast.Name():
                return self._name_texts(node, scope, depth)
            case ast.Subscript() | ast.Dict():
                return self._item_texts(node, scope, depth)
            case ast.Attribute():
                return self._member_texts(node.attr, scope, depth)
        return [_UNKNOWN]

    def _member_texts(self, name: str, scope: _Scope, depth: int) -> list[str]:
        """Return the templates of a member: a constant, or an argument of the module's objects."""
        module, was_open = scope.module, self._open
        if name in module.constants:
            return self._texts(module.constants[name], scope, depth + 1)
        texts = []
        for value, function in module.members.get(name, ()):
            texts += self._texts(value, _Scope(module, function), depth + 1)
        self._open = was_open
        known_texts = [text for text in dict.fromkeys(texts) if _UNKNOWN not in text]
        return known_texts or [_UNKNOWN]

    def _item_texts(self, node: ast.expr, scope: _Scope, depth: int) -> list[str]:
        """Return the templates among the values of a table."""
        items = list(_items(node, scope.module))
        texts = [text for value in items for text in self._texts(value, scope, depth + 1)]
        return texts or [_UNKNOWN]

    def _call_texts(self, call: ast.Call, scope: _Scope, depth: int) -> list[str]:
        """Return the templates of a call: of a sentence itself, or of a function that returns one."""
        name = _name_of(call)
        literal = [argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant)]
        texts = [text for text in literal if isinstance(text, str)]
        if name in ("Wording", "plural") and texts:
            return [self._fill_in(texts[-1], call, scope, depth)]
        if name in _JOINED:
            return [_JOINED[name]]
        module, function = self._function(name, scope.module)
        if module is None or function is None:
            return [_UNKNOWN]
        inner = _Scope(module, function, call, scope)
        returns = [line.value for line in ast.walk(function) if isinstance(line, ast.Return)]
        return [text for value in returns for text in self._texts(value, inner, depth + 1)]

    def _fill_in(self, template: str, call: ast.Call, scope: _Scope, depth: int) -> str:
        """Return a template with the sentences in it that are known; names, numbers and the like stay."""
        was_open = self._open
        for keyword in call.keywords:
            texts = self._texts(keyword.value, scope, depth + 1) if keyword.arg else []
            if len(texts) == 1 and _UNKNOWN not in texts and texts[0] not in _JOINED.values():
                template = template.replace(f"{{{keyword.arg}}}", texts[0])
        self._open = was_open
        return template

    def _function(self, name: str, module: _Module) -> tuple[_Module | None, _Function | None]:
        if name in module.functions:
            return module, module.functions[name]
        home, original = module.imports.get(name, ("", ""))
        origin = self.modules.get(home)
        return origin, origin.functions.get(original) if origin is not None else None

    def _name_texts(self, use: ast.Name, scope: _Scope, depth: int) -> list[str]:
        """Return the templates of a name: local, a parameter, a constant of this or another module."""
        name, function = use.id, scope.function
        local = list(_local_values(function, use)) if function is not None else []
        if local:
            return [text for value in local for text in self._texts(value, scope, depth + 1)]
        if name == "NO_WORDS":
            return []
        if scope.function is not None and name in _parameters(scope.function):
            if scope.call is None or scope.caller is None:
                return self._parameter_texts(name, scope, depth)
            value, is_default = _argument_of(scope.call, scope.function, name)
            outer = _Scope(scope.module, None) if is_default else scope.caller
            return self._texts(value, outer, depth + int(is_default))
        if name in scope.module.constants:
            return self._texts(scope.module.constants[name], _Scope(scope.module, None), depth + 1)
        home, original = scope.module.imports.get(name, ("", ""))
        if home in self.modules:
            return self._name_texts(ast.Name(original), _Scope(self.modules[home], None), depth + 1)
        return [_UNKNOWN]

    def _parameter_texts(self, name: str, scope: _Scope, depth: int) -> list[str]:
        """Return the templates of a parameter without a call: arguments of objects, else itself."""
        function = scope.function
        owner = scope.module.owners.get(function) if function is not None else None
        if function is None or owner is None or function.name != "__init__":
            self._open = True
            return [f"{{{name}}}"]
        texts: list[str] = []
        for module, call, around in self._calls.get(owner, ()):
            value, is_default = _argument_of(call, function, name, inside=1)
            outer = _Scope(scope.module, None) if is_default else _Scope(module, around)
            texts += self._texts(value, outer, depth + 1)
        return texts


def collect_messages(folder: Path = ENGINE) -> list[Message]:
    """Return the messages of all modules below a folder, in the order of modules and sentences."""
    modules = {}
    for path in sorted(folder.rglob("*.py")):
        name = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        text = path.read_text(encoding="utf-8")
        if _CONCERNED.search(text):
            modules[name] = _Module(name, ast.parse(text))
    collection = _Collection(modules)
    collection.collect()
    return sorted(collection.messages)


def _fields(owner: ast.ClassDef) -> Iterator[str]:
    """Yield the names of the arguments that an object of a class is made with."""
    for line in owner.body:
        if isinstance(line, _Function) and line.name == "__init__":
            yield from _parameters(line)[1:]
        elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            yield line.target.id


def _combine(
    findings: Sequence[str], expected: Sequence[str], remedies: Sequence[str], *, in_rows: bool
) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Yield each finding with its expectations and remedies; in rows of a table each has its own remedy."""
    for number, finding in enumerate(findings):
        row_remedies = (
            remedies[number : number + 1] if in_rows and len(remedies) == len(findings) else remedies
        )
        yield finding, _unrepeated(expected), _unrepeated(row_remedies)


def _unrepeated(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, texts)))


def _of_one_table(finding: ast.expr | None, remedy: ast.expr | None, scope: _Scope) -> bool:
    """Return whether finding and remedy are places of the same row of a table."""
    rows = {_row(part, scope) for part in (finding, remedy)}
    return len(rows) == 1 and "" not in rows


def _row(part: ast.expr | None, scope: _Scope) -> str:
    """Return the row of a table that a name is a place of, as the code has it; empty: of none."""
    function = scope.function
    if function is None or not isinstance(part, ast.Name):
        return ""
    values = _local_values(function, part)
    if not values and scope.call is not None and scope.caller is not None:
        return _row(_argument_of(scope.call, function, part.id)[0], scope.caller)
    places = [value for value in values if isinstance(value, ast.Subscript)]
    return ast.unparse(places[0].value) if len(places) == len(values) == 1 else ""


def _has_words(text: str) -> bool:
    """Return whether a sentence says anything itself, beside its placeholders."""
    return any(sign.isalpha() for sign in re.sub(r"\{[^}]*\}", "", text))


def _record_parts(fields: Sequence[str], call: ast.Call) -> list[ast.expr | None]:
    """Return finding, expectation and remedy of a record that a call makes."""
    names = [next(name for name in fields if name in _FOUND), "expected", "remedy"]
    by_name = {keyword.arg: keyword.value for keyword in call.keywords}
    places = [fields.index(name) for name in names]
    return [
        by_name.get(name, call.args[place] if place < len(call.args) else None)
        for name, place in zip(names, places, strict=True)
    ]


def _items(node: ast.expr, module: _Module) -> Iterator[ast.expr]:
    """Yield the possible values of an expression: the values of a table, the places of tuples in it."""
    if isinstance(node, ast.Dict):
        yield from node.values
    elif isinstance(node, ast.Name) and isinstance(module.constants.get(node.id), ast.Dict):
        yield from _items(module.constants[node.id], module)
    elif isinstance(node, ast.Subscript):
        place = node.slice.value if isinstance(node.slice, ast.Constant) else None
        for item in _items(node.value, module):
            if not isinstance(place, int):
                yield item
            elif isinstance(item, ast.Tuple) and place < len(item.elts):
                yield item.elts[place]


def _bindings(line: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that a statement binds, with their values."""
    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
        yield line.target.id, line.value
    if not isinstance(line, ast.Assign):
        return
    for target in line.targets:
        if isinstance(target, ast.Name):
            yield target.id, line.value
        elif isinstance(target, ast.Tuple):
            for place, name in enumerate(target.elts):
                if isinstance(name, ast.Name):
                    yield name.id, _place(line.value, place)


def _place(value: ast.expr, place: int) -> ast.expr:
    if isinstance(value, ast.Tuple) and place < len(value.elts):
        return value.elts[place]
    return ast.Subscript(value, ast.Constant(place))


def _calls(node: ast.AST, around: _Function | None) -> Iterator[tuple[ast.Call, _Function | None]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, around
        yield from _calls(child, child if isinstance(child, _Function) else around)


def _is_remedy(node: ast.expr) -> bool:
    """Return whether a sentence is advice: titles in a table have a word or two."""
    return len(ast.unparse(node).split()) > 2


def _is_sentence(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and _name_of(node) == "Wording"


def _name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _maker(module: _Module, call: ast.Call) -> str:
    """Return the name of the maker that a call is one of, also as a `partial`; empty: of none."""
    name = _name_of(call)
    guise = module.constants.get(name)
    if isinstance(guise, ast.Call) and _name_of(guise) == "partial" and isinstance(guise.args[0], ast.Name):
        name = guise.args[0].id
    if isinstance(call.func, ast.Name):
        return name if name in MAKERS and module.imports.get(name, (module.name, ""))[0] in _ORIGINS else ""
    is_method = name in ("refusal", "warning", "warn") and "omplaints" in ast.unparse(call.func)
    return name if is_method else ""


def _parts(maker: str, call: ast.Call) -> list[ast.expr | None]:
    """Return finding, expectation and remedy of the call of a maker."""
    by_name = {keyword.arg: keyword.value for keyword in call.keywords}
    plain = [value for value in call.args if not isinstance(value, ast.Starred)]
    if maker == "unwritable":
        ahead = len(call.args) - len(plain) or 2
        return [*(plain[ahead:] if len(plain) > ahead + 1 else plain[-2:])[:2], by_name.get("remedy")]
    if plain and ast.unparse(plain[-1]).startswith("RefusalCause"):
        plain.pop()
    named = [by_name.get("finding", by_name.get("found")), by_name.get("expected"), by_name.get("remedy")]
    rest = iter(plain[-sum(value is None for value in named) :])
    return [value if value is not None else next(rest, None) for value in named]


def _severity(call: ast.Call) -> str:
    text = ast.unparse(call)
    return "error" if "Severity.ERROR" in text else "warning" if "Severity.WARNING" in text else ""


def _parameters(function: _Function) -> list[str]:
    signature = function.args
    return [each.arg for each in (*signature.posonlyargs, *signature.args, *signature.kwonlyargs)]


class _Binding(NamedTuple):
    """A value that a function binds to a name: its line, and the bodies that the statement is in, inwards."""

    value: ast.expr
    line: int
    bodies: tuple[int, ...]


@cache
def _statements(function: _Function) -> Sequence[tuple[ast.stmt, tuple[int, ...]]]:
    """Return the statements of a function, each with the bodies that it is in."""
    return list(_in_bodies(function, ()))


def _in_bodies(owner: ast.AST, bodies: tuple[int, ...]) -> Iterator[tuple[ast.stmt, tuple[int, ...]]]:
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        lines = getattr(owner, name, ())
        for line in lines if isinstance(lines, list) else ():
            inner = (*bodies, id(lines))
            if isinstance(line, ast.stmt):
                yield line, inner
            yield from _in_bodies(line, inner)


@cache
def _values(function: _Function) -> Mapping[str, Sequence[_Binding]]:
    """Return all values that a function binds to each of its names."""
    values: dict[str, list[_Binding]] = {}
    for line, bodies in _statements(function):
        for name, value in _bindings(line):
            values.setdefault(name, []).append(_Binding(value, line.lineno, bodies))
        for node in ast.walk(line):
            if isinstance(node, ast.NamedExpr):
                values.setdefault(node.target.id, []).append(_Binding(node.value, node.lineno, bodies))
    return values


def _local_values(function: _Function, use: ast.Name) -> Sequence[ast.expr]:
    """Return the values that a name may have at a place in a function."""
    # A value bound ahead in a body around the place hides all that were bound before it.
    bindings = _values(function).get(use.id, ())
    around = [(bodies, line.lineno) for line, bodies in _statements(function) if _covers(line, use)]
    bodies, line = max(around, key=lambda place: len(place[0]), default=((), use.lineno))
    ahead = [each for each in bindings if each.line < line]
    hiding = [each.line for each in ahead if each.bodies == bodies[: len(each.bodies)]]
    first = max(hiding, default=0)
    return [each.value for each in ahead if each.line >= first] or [each.value for each in bindings]


def _covers(line: ast.stmt, node: ast.expr) -> bool:
    return line.lineno <= node.lineno <= (line.end_lineno or line.lineno)


def _argument_of(
    call: ast.Call, function: _Function, name: str, inside: int = 0
) -> tuple[ast.expr | None, bool]:
    """Return the value that a call gives a parameter, by name or place, and whether it is the default.

    ``inside``: parameters ahead that no call gives, such as ``self`` where a class is called.
    """
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value, False
    signature = function.args
    positional = [each.arg for each in (*signature.posonlyargs, *signature.args)]
    if inside or (isinstance(call.func, ast.Attribute) and positional[:1] in (["self"], ["cls"])):
        positional = positional[1:]
    if name in positional and positional.index(name) < len(call.args):
        return call.args[positional.index(name)], False
    defaults = dict(zip(reversed(positional), reversed(signature.defaults), strict=False))
    named = zip(signature.kwonlyargs, signature.kw_defaults, strict=True)
    defaults |= {each.arg: value for each, value in named if value is not None}
    return defaults.get(name), True
