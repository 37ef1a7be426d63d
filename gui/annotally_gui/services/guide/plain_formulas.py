"""Formulas as they are typed, such as ``(p_o − p_e) / (1 − p_e), p_e from how often …``, read to be printed.

A product before a stroke goes over it, the next operand below. Words side by side are one operand; letters,
numbers and parentheses multiply. Where something else follows, a remark begins.
"""

import re

from annotally_gui.services.guide.formulas import Fenced, FormulaPart, FormulaRow, Fraction, Scripts, Symbol

SCRIPT = re.compile(r"\b([^\W\d_])_([^\W_]+)\b|\b([^\W\d_])([₀-₉]+)(?!\w)")
"""A letter with another one, or digits, at its foot: ``p_e``, ``p₁``."""
_TOKEN = re.compile(
    r"\s*(?:(?P<sum>Σ)|(?P<power>[²³])|(?P<script>[^\W\d_]_[^\W_]+(?!\w)|[^\W\d_][₀-₉]+(?!\w))"
    r"|(?P<word>[^\W\d_][\w'’-]*)|(?P<number>\d+(?:\.\d+)?|[½¼¾])|(?P<sign>[+−·/()|⌈⌉=≤≥,]))"
)
_SUMS = frozenset("+−=≤≥")
_PAIRS = {"(": ")", "|": "|", "⌈": "⌉"}
_DIGITS = str.maketrans("₀₁₂₃₄₅₆₇₈₉²³", "012345678923")


def read_plain(text: str) -> tuple[FormulaRow, str] | None:
    """Return the formula at the beginning of a text and the remark behind it; None if there is no formula."""
    reader = _Reader(text)
    row = reader.sum("")
    remark = text[reader.place :]
    ends = reader.has_ended or not remark.strip() or remark.lstrip()[0] in ",;"
    if reader.is_broken or not reader.has_operator or not ends:
        return None
    return row, remark.lstrip(" ,;")


def script_node(letter: str, foot: str) -> Scripts:
    """Return a letter with something at its foot."""
    return Scripts(Symbol(letter, "variable"), Symbol(foot.translate(_DIGITS)), None)


class _Reader:
    """A recursive descent over the tokens of a text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.place = 0
        self.has_operator = False
        self.has_ended = False
        """Whether a remark begins at the place."""
        self.is_broken = False
        """Whether the text is none that this grammar knows."""

    def _peek(self) -> tuple[str, str]:
        """Return the kind of the next token and its text; nothing where there is none or the formula ends."""
        match = None if self.has_ended or self.is_broken else _TOKEN.match(self._text, self.place)
        kind = match.lastgroup if match is not None else None
        return (kind, match[kind]) if match is not None and kind else ("", "")

    def _take(self) -> str:
        kind, text = self._peek()
        match = _TOKEN.match(self._text, self.place)
        self.place = match.end() if kind and match is not None else self.place
        return text

    def sum(self, closing: str) -> FormulaRow:
        """Return terms between signs, up to a closing sign, which stays, or to the end of the formula."""
        items: list[FormulaPart] = []
        if self._peek()[1] == "−":
            items.append(Symbol(self._take(), "operator"))
        items += self._term(closing)
        while (sign := self._peek()[1]) in _SUMS or (sign == "," and closing):
            self.has_operator = True
            items.append(Symbol(self._take(), "upright" if sign == "," else "operator"))
            items += self._term(closing)
        return FormulaRow(tuple(items))

    def _term(self, closing: str) -> list[FormulaPart]:
        """Return factors, and a fraction where there is a stroke between them."""
        # The product so far goes over a stroke as a whole, as one reads ``2 · a / b``. An operand that
        # does not multiply the one before it is the beginning of the remark: it is put back, and
        # everything ends there.
        items: list[FormulaPart] = []
        while True:
            kind, sign = self._peek()
            if not kind or sign in _SUMS or sign in (closing, ","):
                return items
            if sign in ("·", "/"):
                self._take()
                self.has_operator = True
                self.is_broken = self.is_broken or not items
                if sign == "·":
                    items.append(Symbol("·", "operator"))
                else:
                    items = [Fraction(_bare(items), _bare([self._operand()]))]
                continue
            place = self.place
            operand = self._operand()
            if items and not _multiply(items[-1], operand):
                self.has_ended, self.place = True, place
                return items
            items.append(operand)

    def _operand(self) -> FormulaPart:
        """Return a letter, a number, words, or a group in parentheses."""
        kind, text = self._peek()
        if kind == "word":
            return self._words()
        if kind == "script":
            return script_node(self._take()[0], text[1:].removeprefix("_"))
        if kind == "number":
            return Symbol(self._take())
        if kind == "sum":
            self._take()
            return FormulaRow((Symbol("∑", "large"), self._operand()))
        if text in _PAIRS:
            return self._group()
        self.is_broken = True
        return FormulaRow(())

    def _words(self) -> FormulaPart:
        # Names in capitals, such as COR and POS, are operands of their own: two of them would be a product.
        first = self._take()
        if len(first) == 1:
            return Symbol(first, "variable")
        words = [first]
        while self._peek()[0] == "word" and not first.isupper():
            words.append(self._take())
        return Symbol(" ".join(words))

    def _group(self) -> FormulaPart:
        opening = self._take()
        content = self.sum(_PAIRS[opening])
        if self._peek()[1] != _PAIRS[opening]:
            self.is_broken = True
        group = Fenced(opening, content, self._take())
        if self._peek()[0] == "power":
            return Scripts(group, None, Symbol(self._take().translate(_DIGITS)))
        return group


def _bare(items: list[FormulaPart]) -> FormulaPart:
    """Return factors as one part, without the parentheses that a line of a fraction makes needless."""
    if len(items) == 1 and isinstance(items[0], Fenced) and items[0].opening == "(":
        return items[0].content
    return FormulaRow(tuple(items))


def _multiply(left: FormulaPart, right: FormulaPart) -> bool:
    """Tell whether two operands side by side are a product, not a formula and the beginning of a remark."""
    # ``½ PAR``, ``(k − 1) EMS`` and ``k (J − E)`` are products; ``votes (majority)`` and ``D_e over labels``
    # are not.
    if isinstance(left, Symbol) and (left.kind in ("operator", "large") or not left.text[0].isalpha()):
        return True
    if isinstance(right, Fenced):
        inner = right.content.items if isinstance(right.content, FormulaRow) else ()
        return not (len(inner) == 1 and _is_prose(inner[0]))
    return not _is_prose(left) and not _is_prose(right)


def _is_prose(node: FormulaPart) -> bool:
    """Tell whether a part is words of small letters."""
    return (
        isinstance(node, Symbol)
        and node.kind == "upright"
        and not node.text.isupper()
        and node.text[0].isalpha()
    )
