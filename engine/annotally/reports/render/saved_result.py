"""A result that was saved as JSON, read back to be compared with another one."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from annotally.comparison.result import Level
from annotally.formats.io import BEGINNING, beginning_of, load_source
from annotally.model.diagnostics import InputRefused, error
from annotally.model.extents import line_and_column, line_starts
from annotally.model.wording import Wording
from annotally.reports.render.score_json import SCHEMA
from annotally.reports.tables.comparability import Terms
from annotally.reports.tree.identities import BELOW, OBJECTS, Identity, Owner, RunEntries, RunEntry
from annotally.scoring.tally import Status

_LOOKS = re.compile(
    r'\A\s*\{(?![^{]*"(?:asets|signal)")(?=.*"(?:schema|documents|totals|pairs)"\s*:)', re.DOTALL
)
_EXPECTED = Wording("the result of annotally score --format json")
_AGAIN = Wording("score the response again with --format json")
_Kind = TypeVar("_Kind", bound=msgspec.Struct)
_BYTE = re.compile(r"\(byte (\d+)\)")


class SavedResult(NamedTuple):
    """Contents of a saved result: labels of documents by id, and the entries of each."""

    terms: Terms
    signature: str
    documents: Mapping[str, str]
    entries: Mapping[str, Mapping[Identity, RunEntry]]


class _Beginning(msgspec.Struct, gc=False):
    schema: int
    program: str


class _Node(msgspec.Struct, gc=False):
    level: str
    name: str
    status: str
    key_text: str | None
    response_text: str | None
    children: "list[_Node]"
    type: str = ""
    key_content: str | None = None
    response_content: str | None = None
    key_fill: int = 0


class _Pair(_Node, gc=False, kw_only=True):
    document: str


class _Terms(msgspec.Struct):
    definition: str
    key: str
    options: tuple[str, ...]


class _Document(msgspec.Struct, gc=False):
    id: str
    label: str


class _Result(msgspec.Struct):
    program: str
    signature: str
    task: str
    terms: _Terms
    documents: list[_Document]
    pairs: list[_Pair]


def looks_saved(path: str) -> bool:
    """Tell whether a file begins as a saved result does.

    Raises InputRefused for one that cannot be opened.
    """
    return not Path(path).is_dir() and _LOOKS.match(beginning_of(path, BEGINNING)) is not None


def read_saved_result(path: str) -> SavedResult:
    """Read a result that ``annotally score --format json`` wrote.

    Raises InputRefused for a file that is not such a result, is damaged, has another schema, or was written
    by a version without the fields needed to compare it.
    """
    try:
        return _read(path, load_source(path, any_content=True).text)
    except RecursionError:
        raise error(path, 0, 0, Wording("JSON nested too deeply"), _EXPECTED, _AGAIN) from None


def _read(path: str, text: str) -> SavedResult:
    # The schema first: a result of another one would be refused for a missing key, not for its age.
    beginning = _decoded(path, text, _Beginning)
    if beginning.schema != SCHEMA:
        problem = Wording(
            "a result of schema {schema}, by {program}", schema=beginning.schema, program=beginning.program
        )
        raise error(path, 0, 0, problem, Wording("schema {schema}", schema=SCHEMA), _AGAIN)
    result = _decoded(path, text, _Result)
    saved_terms = result.terms
    terms = Terms(result.program, result.task, saved_terms.definition, saved_terms.key, saved_terms.options)
    gathered: defaultdict[str, RunEntries] = defaultdict(RunEntries)
    for pair in result.pairs:
        _Reader(path, pair.document, gathered[pair.document]).node(pair, None, None)
    labels = {document.id: document.label for document in result.documents}
    return SavedResult(terms, result.signature, labels, {name: gathered[name].by_identity for name in labels})


class _Reader:
    """Takes in the entries of one pair."""

    def __init__(self, path: str, document: str, collected: RunEntries) -> None:
        self._path, self._document, self._entries = path, document, collected

    def node(self, node: _Node, owner: Owner | None, slot: str | None) -> None:
        """Take in a node and all nodes below it."""
        # Recursive in preorder, as the tree of a comparison is walked (`identities.entries`), so that ranks
        # among equal entries are the same.
        level, status = self._named(node)
        if level in OBJECTS:
            owner = self._owner(node)
            if owner is None or status is Status.UNS:
                return
            self._entries.object(owner, status, wrong=_wrong(node), texts=_texts(node))
        elif level is Level.SLOT:
            slot = node.name
        if level in BELOW and not node.children and owner is not None:
            fill = node.key_fill if node.key_text is not None else None
            self._entries.fill(owner, status, node.name if slot is None else slot, fill, _texts(node))
        for child in node.children:
            self.node(child, owner, slot)

    def _named(self, node: _Node) -> tuple[Level, Status]:
        try:
            return Level[node.level.upper()], Status[node.status]
        except KeyError as unknown:
            raise self._refused(Wording("{name} as level or status", name=str(unknown))) from None

    def _owner(self, node: _Node) -> Owner | None:
        if node.key_text is None and node.response_text is None:
            return None
        # Both texts null: a row that is empty on all sides. A text without digest cannot be identified.
        for side, text, content in (
            ("key", node.key_text, node.key_content),
            ("response", node.response_text, node.response_content),
        ):
            if text is not None and content is None:
                raise self._refused(Wording("a pair without {field}", field=f"{side}_content"))
        return Owner(node.type, node.key_content, node.response_content)

    def _refused(self, problem: Wording) -> InputRefused:
        return error(
            self._path,
            0,
            0,
            Wording("document {document}: {problem}", document=self._document, problem=problem),
            _EXPECTED,
            _AGAIN,
        )


def _texts(node: _Node) -> Sequence[str]:
    return (node.key_text or "", node.response_text or "")


def _wrong(node: _Node) -> bool:
    """Tell whether a node or anything below it disagrees."""
    status = Status.__members__.get(node.status)
    return (status is not None and status.disagreement) or any(map(_wrong, node.children))


def _decoded(path: str, text: str, kind: type[_Kind]) -> _Kind:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as problem:
        raise error(
            path, 0, 0, Wording("not such a result: {problem}", problem=str(problem)), _EXPECTED, _AGAIN
        ) from None
    except msgspec.DecodeError as problem:
        line, column = _place(text, str(problem))
        raise error(
            path, line, column, Wording("damaged JSON: {problem}", problem=str(problem)), _EXPECTED, _AGAIN
        ) from None


def _place(text: str, problem: str) -> tuple[int, int]:
    """Return line and column of the damage in JSON text; its end where the decoder does not say."""
    byte = _BYTE.search(problem)
    at = len(text.encode()[: int(byte[1])].decode(errors="replace")) if byte else len(text)
    return line_and_column(line_starts(text), at)
