r"""Formulas as measures declare them, ``(COR + ½ PAR) / POS``, in TeX's notation, which repositories typeset.

    formula = sum {("," | ";") words}        sum = ["−"] product {("+" | "−") product}
    product = factor {["·"] factor} ["/" factor]        factor = "(" sum ")" ["²"] | number | words | …

A run of words is an operand of its own: ``votes for the label / votes`` is one fraction.
"""

import re
from typing import NamedTuple

_TOKEN = re.compile(r"\d+|[½¼]|[⌈⌉|()+−·/,²]|[^\W\d]['₁₂\w]*|\S")
_SIGNS = {"−": "-", "·": r"\cdot", "+": "+", ",": ","}
_NUMBERS = {"½": r"\tfrac{1}{2}", "¼": r"\tfrac{1}{4}"}
_NAMES = {"Σ": r"\sum", "min": r"\min", "log₂": r"\log_2", "p₁": "p_1", "p₂": "p_2"}
_PAIRS = {"(": ")", "⌈": "⌉", "|": "|"}
_FENCES = {"(": r"\left(", ")": r"\right)", "⌈": r"\lceil", "⌉": r"\rceil", "|": "|"}
_PROSE = re.compile(r"mean |the |share of|longest|mentions|links|classes|(?:.*[.:])")


class Formula(NamedTuple):
    """A formula in TeX's notation, and the words behind it, both without the name of the measure."""

    tex: str
    words: str


def tex_formula(text: str) -> Formula | None:
    """Return a formula as TeX has it; None for one that is all words."""
    head, words = _divided(text)
    if _PROSE.match(head) or not re.search(r"[−+/·]", head):
        return None
    reader = _Reader(_TOKEN.findall(head))
    tex = reader.sum()
    return Formula(tex, words) if reader.is_at_end else None


def tex_name(short: str) -> str:
    """Return the short name of a measure in TeX's notation."""
    name, _, index = short.partition("_")
    is_sign = len(name) == 1 or not name[0].isascii()
    upright = name if is_sign else rf"\mathrm{{{name.replace('&', chr(92) + '&')}}}"
    return rf"{upright}_{{\mathrm{{{index}}}}}" if index else upright


def _divided(text: str) -> tuple[str, str]:
    """Return the formula ahead of the first comma or the like, and the words behind it."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "(⌈") - (sign in ")⌉")
        if not depth and (sign in ",;" or text.startswith(" over ", place)):
            return text[:place].strip(), text[place:].strip(",; ")
    return text, ""


class _Reader:
    """A recursive descent over the tokens of a formula."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._place = 0

    @property
    def is_at_end(self) -> bool:
        """Whether all tokens were read."""
        return self._place == len(self._tokens)

    def _next(self) -> str:
        return self._tokens[self._place] if not self.is_at_end else ""

    def _take(self) -> str:
        self._place += 1
        return self._tokens[self._place - 1]

    def sum(self) -> str:
        """Return the sum that stands here."""
        parts = [_SIGNS[self._take()]] if self._next() == "−" else []
        parts.append(self._product())
        while self._next() in ("+", "−", ","):
            parts += [_SIGNS[self._take()], self._product()]
        return " ".join(parts)

    def _product(self) -> str:
        factors = [self._factor()]
        while self._next() not in ("", "+", "−", ",", ")", "⌉", "/") and not self._is_closing():
            factors += [_SIGNS[self._take()]] if self._next() == "·" else [r"\,"]
            factors.append(self._factor())
        if self._next() != "/":
            return " ".join(factors)
        self._take()
        above = _bare(factors[0]) if len(factors) == 1 else " ".join(factors)
        return rf"\frac{{{above}}}{{{_bare(self._factor())}}}"

    def _is_closing(self) -> bool:
        """Return whether a bar here ends the amount that another one began."""
        return self._next() == "|" and self._tokens[: self._place].count("|") % 2 == 1

    def _factor(self) -> str:
        token = self._take()
        if token in _PAIRS:
            inside = self.sum()
            closing = self._take() if not self.is_at_end else ""
            squared = "^2" if self._next() == "²" and self._take() else ""
            return f"{_FENCES[token]} {inside} {_FENCES[_PAIRS[closing and token]]}{squared}"
        if token.isdigit() or token in _NUMBERS:
            return _NUMBERS.get(token, token)
        run = [token]
        while _is_word(self._next()) and (_is_word(run[-1]) or _is_word(token)):
            run.append(self._take())
        return _operand(run)


def _is_word(token: str) -> bool:
    """Return whether a token is a word of a phrase, not the sign of a quantity."""
    return len(token) > 1 and token.islower() and token not in _NAMES and not re.fullmatch(r"\w_\w", token)


def _operand(run: list[str]) -> str:
    """Return the words of an operand, or the sign of a quantity."""
    if all(_is_word(token) for token in run):
        return rf"\text{{{' '.join(run).replace('_', ' ')}}}"
    (token,) = run[:1]
    rest = rf" \, \text{{{' '.join(run[1:])}}}" if run[1:] else ""
    name, _, index = token.partition("_")
    if token[0] == "Σ" and token[1:]:
        return rf"\sum {_operand([token[1:], *run[1:]])}"
    if token in _NAMES:
        return _NAMES[token] + rest
    if index:
        return f"{name}_{index}{rest}"
    return (rf"\mathrm{{{token}}}" if len(token) > 1 and token.isascii() else token) + rest


def _bare(factor: str) -> str:
    """Return a factor without the brackets around all of it: a stroke of a fraction groups well enough."""
    parts = re.split(r"(\\left\(|\\right\))", factor)
    depth, depths = 0, []
    for part in parts[1:-1]:
        depth += (part == r"\left(") - (part == r"\right)")
        depths.append(depth)
    is_enclosed = not parts[0] and not parts[-1] and depths and 0 not in depths[:-1]
    return factor.removeprefix(r"\left(").removesuffix(r"\right)").strip() if is_enclosed else factor
