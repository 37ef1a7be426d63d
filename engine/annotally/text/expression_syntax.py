r"""Python's syntax of regular expressions, spelled for the package `regex`, which searches with time limits.

`re` reads an expression: it decides its meaning and raises `re.error` for a mistake. The tree it makes is
spelled anew with nothing but what both packages read alike, because `regex` knows more: ``{e}`` and
``[[:alpha:]]`` are plain signs for `re`. `regex` also writes out what has to be repeated, a million parts for
``(a{999}){999}``, and no time limit ends that; so the parts are counted before, and too many are refused.

Classes are `re`'s: ``\w`` are letters, numbers and the underscore, where `regex` would also take points and
accents but no fractions; ``\s`` has the four separators of ASCII. Without case ``i`` matches the Turkish
``ı`` and ``İ``. Two things differ: characters that Python's tables are too old for, and groups in repeats
that are referred to, which `re` sometimes mistakes.
"""

import math
import re
import re._constants as constants
import re._parser as parser
import warnings
from collections.abc import Callable, Iterable, Sequence
from string import ascii_letters
from typing import Any, NamedTuple

from annotally.model.wording import Wording

LARGEST = 10_000
"""Parts that repeats may make of an expression; what is written out costs in proportion to its length."""
_DEEPEST = 60
"""Levels of an expression at most; `regex` goes down by some frames of Python's stack for each."""
_TOO_DEEP = Wording("it is nested too deeply: more than {limit} levels", limit=_DEEPEST)
_FEW = 1000
"""A repeat with so many counts or fewer is so many choices; one with more, a choice for each character."""
_LETTERS_A_PART = 250
"""Without case `re` looks at each character of a range up to U+FFFF: so many take as long as another part."""
_TURKISH = "iIıİ"
_ALPHABETS = re.ASCII | re.UNICODE
_FLAGS = {re.IGNORECASE: "i", re.MULTILINE: "m", re.DOTALL: "s"}
_WORD = r"\p{L}\p{N}_"
_NO_WORD = (
    r"\p{M}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{S}\p{Z}\p{C}"
    r"\u203F\u2040\u2054\uFE33\uFE34\uFE4D-\uFE4F\uFF3F"  # all of \p{Pc} but the underscore
)
_NO_SPACE = (
    r"\x00-\x08\x0E-\x1B!-\x84\x86-\x9F\xA1-\u167F\u1681-\u1FFF\u200B-\u2027\u202A-\u202E"
    r"\u2030-\u205E\u2060-\u2FFF\u3001-\U0010FFFF"
)
_ENDS = "(?-i:(?<=[{0}])(?![{0}])|(?<![{0}])(?=[{0}]))"
_INSIDE = "(?-i:(?<=[{0}])(?=[{0}])|(?<![{0}])(?![{0}]))"
_PLACES = {
    "AT_BEGINNING": "^",
    "AT_BEGINNING_STRING": r"\A",
    "AT_BOUNDARY": _ENDS.format(_WORD),
    "AT_NON_BOUNDARY": _INSIDE.format(_WORD),
    "AT_END": "$",
    "AT_END_STRING": r"\Z",
}
_CLASSES = {
    "CATEGORY_DIGIT": r"\d",
    "CATEGORY_NOT_DIGIT": r"\D",
    "CATEGORY_SPACE": r"\s\x1c-\x1f",
    "CATEGORY_NOT_SPACE": _NO_SPACE,
    "CATEGORY_WORD": _WORD,
    "CATEGORY_NOT_WORD": _NO_WORD,
}
"""Classes as members of a set, where none can be taken away from another."""
_ASCII_WORD = "0-9A-Z_a-z"
_ASCII = {
    "AT_BOUNDARY": _ENDS.format(_ASCII_WORD),
    "AT_NON_BOUNDARY": _INSIDE.format(_ASCII_WORD),
    "CATEGORY_DIGIT": "0-9",
    "CATEGORY_NOT_DIGIT": r"\x00-/:-\U0010FFFF",
    "CATEGORY_SPACE": r"\t-\r ",
    "CATEGORY_NOT_SPACE": r"\x00-\x08\x0E-\x1F!-\U0010FFFF",
    "CATEGORY_WORD": _ASCII_WORD,
    "CATEGORY_NOT_WORD": r"\x00-/:-@\[-\^`\{-\U0010FFFF",
}
"""Those under the flag ``a``, which `regex` forgets in groups."""
_Node = tuple[object, Any]
"""A kind of `re._constants`, and what `re._parser` says of it."""


class Spelling(NamedTuple):
    """An expression, or a piece of one, spelled for `regex`.

    A backtracking search tries it in a text of n characters at one place in at most ``ways * n ** degree``
    ways; ``degree`` is infinite where nothing better than exponential is known.
    """

    text: str
    parts: int = 1
    """Characters, classes, places and groups, with what is repeated as often as `regex` writes it out."""
    ways: int = 1
    degree: float = 0

    @property
    def text_for_ascii(self) -> str:
        """The expression for texts of ASCII alone, in which it finds ends of words seven times as fast."""
        return self.text.replace(_PLACES["AT_BOUNDARY"], r"\b").replace(_PLACES["AT_NON_BOUNDARY"], r"\B")

    def steps(self, length: int) -> float:
        """Return how many steps a search in a text of so many characters takes at most."""
        if self.degree == math.inf:
            return math.inf
        # One power more than the degree, because the search starts at each place of the text. Every way may
        # take every part once. An upper bound, to be compared with a limit, not an estimate of time.
        positions: int = (length + 1) ** int(self.degree + 1)
        return self.parts * self.ways * positions


def spell(source: str, *, ignore_case: bool = False) -> Spelling:
    """Return an expression spelled for `regex`, VERSION0.

    Raises `re.error` for one that is none, that nests too deep, or that repeats make too large.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what may change its meaning: no use to who types it
            tree = parser.parse(source, re.IGNORECASE if ignore_case else 0)
        spelling = _Speller(tree.state.flags).spell_whole(tree)
    except OverflowError as problem:
        raise re.error(str(problem)) from None
    except RecursionError:
        raise re.error(_TOO_DEEP) from None
    if spelling.parts > max(LARGEST, 2 * len(source)):
        raise re.error(
            Wording(
                "it is too large: its repeats make {count:,} parts, {limit:,} at most",
                count=spelling.parts,
                limit=LARGEST,
            )
        )
    return spelling


class _Speller:
    """Spells the nodes of a tree; there is a method for each kind of node."""

    def __init__(self, flags: int) -> None:
        self._flags = flags
        self._depth = 0
        self._by_kind: dict[str, Callable[[Any], Spelling]] = {
            "ANY": lambda _: Spelling("."),
            "ASSERT": lambda node: self._look(node, "=", "<="),
            "ASSERT_NOT": lambda node: self._look(node, "!", "<!"),
            "AT": self._place,
            "ATOMIC_GROUP": lambda body: self._group("(?>", body),
            "BRANCH": self._branch,
            "FAILURE": lambda _: Spelling("(?!)"),
            "GROUPREF": lambda group: Spelling(rf"\g<{group}>", degree=1),
            "GROUPREF_EXISTS": self._condition,
            "IN": self._set,
            "LITERAL": self._literal,
            "MAX_REPEAT": lambda node: self._repeat(node, ""),
            "MIN_REPEAT": lambda node: self._repeat(node, "?"),
            "NOT_LITERAL": lambda code: self._set([(constants.NEGATE, None), (constants.LITERAL, code)]),
            "POSSESSIVE_REPEAT": lambda node: self._repeat(node, "+"),
            "SUBPATTERN": self._subpattern,
        }

    def spell_whole(self, tree: Iterable[_Node]) -> Spelling:
        """Return an expression with its flags."""
        body = self._sequence(tree)
        letters = _letters(self._flags)
        return body._replace(text=f"(?{letters}){body.text}" if letters else body.text)

    def _sequence(self, nodes: Iterable[_Node]) -> Spelling:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise re.error(_TOO_DEEP)
        pieces = [self._by_kind[str(kind)](node) for kind, node in nodes]
        self._depth -= 1
        # Each way through a piece can be followed by each way through the next: ways multiply, and the
        # exponents of what grows with the text add up.
        return Spelling(
            "".join(piece.text for piece in pieces),
            sum(piece.parts for piece in pieces),
            math.prod(piece.ways for piece in pieces),
            sum(piece.degree for piece in pieces),
        )

    def _group(self, opening: str, nodes: Iterable[_Node]) -> Spelling:
        body = self._sequence(nodes)
        return body._replace(text=f"{opening}{body.text})", parts=body.parts + 1)

    def _look(self, node: tuple[int, Iterable[_Node]], ahead: str, behind: str) -> Spelling:
        direction, body = node
        return self._group(f"(?{ahead if direction > 0 else behind}", body)

    def _subpattern(self, node: tuple[int | None, int, int, Iterable[_Node]]) -> Spelling:
        number, added, removed, body = node
        if number is not None:
            return self._group("(", body)
        # ASCII and UNICODE exclude each other, so that a group that sets one of them removes the other. Flags
        # hold to the end of the group, hence the return to those outside.
        outer = self._flags
        replaced = _ALPHABETS if added & _ALPHABETS else 0
        self._flags = outer & ~replaced & ~removed | added
        off = _letters(removed)
        group = self._group(f"(?{_letters(added)}{'-' * bool(off)}{off}:", body)
        self._flags = outer
        return group

    def _branch(self, node: tuple[None, Sequence[Iterable[_Node]]]) -> Spelling:
        return _alternatives("(?:", [self._sequence(nodes) for nodes in node[1]])

    def _condition(self, node: tuple[int, Iterable[_Node], Iterable[_Node] | None]) -> Spelling:
        group, *branches = node
        return _alternatives(f"(?({group})", [self._sequence(nodes or ()) for nodes in branches])

    def _repeat(self, node: tuple[int, int, Iterable[_Node]], manner: str) -> Spelling:
        least, most, nodes = node
        body = self._sequence(nodes)
        # `regex` writes the body as often as it must occur, and once for the loop. A body that itself leaves
        # choices, repeated, may be gone through in exponentially many ways.
        choices, degree = most - least + 1, body.degree
        if most > 1 and (body.ways > 1 or body.degree):
            degree = math.inf
        elif choices > _FEW:
            degree += 1
        upper = "" if most == constants.MAXREPEAT else most
        return Spelling(
            f"(?:{body.text}){{{least},{upper}}}{manner}",
            (least + 1) * body.parts,
            body.ways * (choices if choices <= _FEW else 1),
            degree,
        )

    def _place(self, place: object) -> Spelling:
        ascii_place = _ASCII.get(str(place)) if self._flags & re.ASCII else None
        return Spelling(ascii_place or _PLACES[str(place)])

    def _literal(self, code: int) -> Spelling:
        kindred = self._other_cases(code, code)
        is_alone = not kindred and not (self._flags & re.ASCII and self._flags & re.IGNORECASE)
        return Spelling(_sign(code) if is_alone else self._members("", _sign(code) + kindred, ""))

    def _set(self, members: Sequence[_Node]) -> Spelling:
        inverse, signs, classes, parts = "", "", "", 0
        spelled_classes = _ASCII if self._flags & re.ASCII else _CLASSES
        for kind, member in members:
            match str(kind):
                case "NEGATE":
                    inverse = "^"
                case "CATEGORY":
                    classes += spelled_classes[str(member)]
                case "LITERAL":
                    signs += _sign(member) + self._other_cases(member, member)
                case "RANGE":
                    first, last = member
                    signs += f"{_sign(first)}-{_sign(last)}" + self._other_cases(first, last)
                    if self._flags & re.IGNORECASE:
                        parts += max(0, min(last, 0xFFFF) - first) // _LETTERS_A_PART
        return Spelling(self._members(inverse, signs, classes), parts + len(members))

    def _other_cases(self, first: int, last: int) -> str:
        """Return further characters that a range matches without case, where `regex` has others."""
        if not self._flags & re.IGNORECASE:
            return ""
        if self._flags & re.ASCII:
            return "".join(letter.swapcase() for letter in ascii_letters if first <= ord(letter) <= last)
        return _TURKISH * any(first <= ord(letter) <= last for letter in _TURKISH)

    def _members(self, inverse: str, signs: str, classes: str) -> str:
        # Case does not matter for a class: to `regex` iota would be no letter, as it goes with a mark.
        if not self._flags & re.IGNORECASE or not (classes or self._flags & re.ASCII):
            return f"[{inverse}{signs}{classes}]"
        if not signs or self._flags & re.ASCII:
            return f"(?-i:[{inverse}{signs}{classes}])"
        if inverse:
            return f"(?:(?![{signs}])(?-i:[^{classes}]))"
        return f"(?:[{signs}]|(?-i:[{classes}]))"


def _alternatives(opening: str, branches: Sequence[Spelling]) -> Spelling:
    # A search that fails has tried all branches: their ways add up, and the steepest growth is that of the
    # whole. Of a condition only one branch is ever tried; counting both keeps the bound on the safe side.
    return Spelling(
        f"{opening}{'|'.join(branch.text for branch in branches)})",
        sum(branch.parts for branch in branches) + 1,
        sum(branch.ways for branch in branches),
        max(branch.degree for branch in branches),
    )


def _letters(flags: int) -> str:
    return "".join(letter for flag, letter in _FLAGS.items() if flags & flag)


def _sign(code: int) -> str:
    """Return a character that means itself, in a set too."""
    return chr(code) if chr(code).isascii() and chr(code).isalnum() else f"\\U{code:08X}"
