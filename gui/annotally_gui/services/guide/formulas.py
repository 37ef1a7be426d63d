r"""Formulas in the part of TeX's notation that GitHub typesets, such as ``\frac{a}{b}`` and ``x_i^2``."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|\d+(?:[.,]\d+)*|\s+|.", re.DOTALL)
_UNARY = frozenset("−+±∓")
_WRITTEN = {"-": "−", "*": "∗"}
"""Signs as one types them, and as they are printed."""
_TEXTS = frozenset(
    {"text", "textrm", "textit", "textbf", "mathrm", "mathit", "mathbf", "mathsf", "mathtt", "operatorname"}
)
_MARKS = {"bar": "\u0304", "overline": "\u0305", "hat": "\u0302", "widehat": "\u0302", "tilde": "\u0303"}
_FRACTIONS = frozenset({"frac", "dfrac", "tfrac", "cfrac"})
_SPACES = {
    ",": "\u2009",
    ";": "\u2005",
    ":": "\u2005",
    "!": "",
    " ": " ",
    "quad": "\u00a0" * 3,
    "qquad": "\u00a0" * 6,
}
_IGNORED = frozenset(
    {"displaystyle", "textstyle", "limits", "nolimits", "big", "bigl", "bigr", "Bigl", "Bigr"}
)
_GRIDS = {"cases": "{", "pmatrix": "("}
"""Kinds of grids that open with a sign; others have none."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A letter, a number, a sign or words; ``kind`` is variable, upright, operator, large or space."""

    text: str
    kind: str = "upright"


@dataclass(frozen=True, slots=True)
class FormulaRow:
    """Parts side by side."""

    items: "tuple[FormulaPart, ...]"


@dataclass(frozen=True, slots=True)
class Fraction:
    """A part over another."""

    above: "FormulaPart"
    below: "FormulaPart"


@dataclass(frozen=True, slots=True)
class Scripts:
    """A part with small parts at its foot and its head; None where there is nothing."""

    base: "FormulaPart"
    below: "FormulaPart | None"
    above: "FormulaPart | None"


@dataclass(frozen=True, slots=True)
class Root:
    """The square root of a part."""

    content: "FormulaPart"


@dataclass(frozen=True, slots=True)
class Fenced:
    """A part between two signs as high as it is; a sign may be nothing."""

    opening: str
    content: "FormulaPart"
    closing: str


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells below each other, behind an opening sign or nothing."""

    rows: "tuple[tuple[FormulaPart, ...], ...]"
    opening: str = ""


FormulaPart = Symbol | FormulaRow | Fraction | Scripts | Root | Fenced | Grid


@dataclass(frozen=True, slots=True)
class FormulaTree:
    """A formula as read, and the commands in it that are not known and stand for themselves."""

    root: FormulaRow
    unknown: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The formula in one line, as one would type it."""
        return " ".join(plain(self.root).split())


def read_formula(source: str) -> FormulaTree:
    """Return the tree of a formula; never fails: unknown commands stand for themselves."""
    reader = _Reader(source)
    return FormulaTree(reader.read_row(frozenset()), tuple(reader.unknown))


class _Reader:
    """A recursive descent over the tokens. Each is taken once, so the time is linear in them."""

    # A row is a list of atoms; ``_`` and ``^`` take the atom before them and the next one. An argument is a
    # group, a command with its own arguments, or a single letter or digit, as in TeX.
    def __init__(self, source: str) -> None:
        self._tokens = _TOKEN.findall(source)
        self._place = 0
        self.unknown: list[str] = []

    def _peek(self) -> str:
        return self._tokens[self._place] if self._place < len(self._tokens) else ""

    def _take(self) -> str:
        token = self._peek()
        self._place += 1
        return token

    def _skip_blanks(self) -> None:
        while self._peek().isspace():
            self._place += 1

    def read_row(self, stops: frozenset[str]) -> FormulaRow:
        """Return the parts up to one of ``stops``, which stays, or to the end."""
        items: list[FormulaPart] = []
        while (token := self._peek()) and token not in stops:
            if token.isspace():
                self._place += 1
            elif token in "^_'" and len(token) == 1:
                items.append(self._scripts(items.pop() if items else FormulaRow(())))
            else:
                items.append(self._atom())
        return FormulaRow(tuple(items))

    def _scripts(self, base: FormulaPart) -> FormulaPart:
        below, above = (base.below, base.above) if isinstance(base, Scripts) else (None, None)
        inner = base.base if isinstance(base, Scripts) else base
        sign = self._take()
        if sign == "'":
            above = Symbol("′") if above is None else FormulaRow((above, Symbol("′")))
        elif sign == "_":
            below = self._argument()
        else:
            above = self._argument()
        return Scripts(inner, below, above)

    def _argument(self) -> FormulaPart:
        """Return the next group, or the next single part."""
        self._skip_blanks()
        token = self._peek()
        if token[:1].isdigit() and len(token) > 1:  # of a number its first digit alone
            self._tokens[self._place] = token[1:]
            return Symbol(token[0])
        return self._atom() if token else FormulaRow(())

    def _atom(self) -> FormulaPart:
        token = self._take()
        if token == "{":
            group = self.read_row(frozenset("}"))
            self._place += 1
            return group
        if token.startswith("\\") and len(token) > 1:
            return self._command(token[1:])
        if token[0].isalpha():
            return Symbol(token, "variable")
        return Symbol(
            {"-": "−", "*": "∗"}.get(token, token), "operator" if token in "=+-<>*/:" else "upright"
        )

    def _command(self, name: str) -> FormulaPart:
        if name in _FRACTIONS:
            return Fraction(self._argument(), self._argument())
        if name == "sqrt":
            return Root(self._argument())
        if name in _TEXTS:
            return Symbol(self._raw_group())
        if name in _MARKS:
            return self._marked(_MARKS[name])
        if name == "left":
            return self._fenced()
        if name == "begin":
            return self._grid()
        return self._sign(name)

    def _sign(self, name: str) -> FormulaPart:
        if name in _SPACES:
            return Symbol(_SPACES[name], "space")
        if name in _IGNORED:
            return FormulaRow(())
        for kind, table in _TABLES.items():
            if name in table:
                return Symbol(table[name], kind)
        if not name.isalpha():  # an escaped sign: \% \{ \_
            return Symbol(name)
        self.unknown.append(name)
        return Symbol(name)

    def _marked(self, mark: str) -> FormulaPart:
        content = self._argument()
        words = content.text if isinstance(content, Symbol) else plain(content)
        kind = "variable" if len(words) == 1 else "upright"
        return Symbol("".join(letter + mark for letter in words), kind)

    def _raw_group(self) -> str:
        """Return the words of a group as they are written."""
        self._skip_blanks()
        if self._peek() != "{":
            return self._take()
        self._place += 1
        words = []
        while self._peek() not in ("", "}"):
            words.append(self._take().removeprefix("\\"))
        self._place += 1
        return "".join(words)

    def _fenced(self) -> FormulaPart:
        # A fence that is never closed ends with the formula; a dot stands for no sign.
        opening = self._fence()
        content = self.read_row(frozenset({"\\right"}))
        self._place += 1
        return Fenced(opening, content, self._fence())

    def _fence(self) -> str:
        self._skip_blanks()
        sign = self._take()
        name = sign.removeprefix("\\")
        return "" if sign == "." else _TABLES["upright"].get(name, name) if name != sign else sign

    def _grid(self) -> FormulaPart:
        name = self._raw_group()
        if name == "array" and self._peek() == "{":
            self._raw_group()
        # A trailing line break leaves an empty row, which is dropped.
        stops = frozenset({"&", "\\\\", "\\end"})
        rows: list[list[FormulaPart]] = [[]]
        while self._peek():
            rows[-1].append(self.read_row(stops))
            stop = self._take()
            if stop == "\\\\":
                rows.append([])
            elif stop != "&":
                self._raw_group()
                break
        filled = (tuple(row) for row in rows if any(cell != FormulaRow(()) for cell in row))
        return Grid(tuple(filled), _GRIDS.get(name, ""))


def _pairs(words: str) -> dict[str, str]:
    names = words.split()
    return dict(zip(names[::2], names[1::2], strict=True))


_TABLES: dict[str, dict[str, str]] = {
    "variable": _pairs("""
        alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ
        mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ
        Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω ell ℓ infty ∞ emptyset ∅
        varnothing ∅ partial ∂ nabla ∇
    """),
    "operator": _pairs("""
        cdot · times × div ÷ pm ± mp ∓ cap ∩ cup ∪ setminus ∖ le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈
        equiv ≡ sim ∼ in ∈ notin ∉ subset ⊂ subseteq ⊆ supset ⊃ to → rightarrow → Rightarrow ⇒ leftarrow ←
        iff ⇔ mid ∣ land ∧ lor ∨ wedge ∧ vee ∨ propto ∝ ll ≪ gg ≫ lt < gt >
    """),
    "upright": _pairs("""
        ldots … dots … cdots ⋯ lvert | rvert | vert | lVert ‖ rVert ‖ Vert ‖ | ‖ lfloor ⌊ rfloor ⌋
        lceil ⌈ rceil ⌉ langle ⟨ rangle ⟩ lbrace { rbrace } prime ′ circ ∘ ast ∗
        forall ∀ exists ∃ neg ¬ lnot ¬
    """),
    "large": _pairs("sum ∑ prod ∏ int ∫ bigcup ⋃ bigcap ⋂"),
    "function": {
        name: name
        for name in ("max", "min", "log", "ln", "exp", "sin", "cos", "arg", "sup", "inf", "Pr", "gcd", "lim")
    },
}
"""The signs of commands by the kind of symbol that they are."""


def spaced(items: tuple[FormulaPart, ...]) -> Iterator[FormulaPart]:
    """Yield the parts of a row with spaces around operators and behind commas and names of functions."""
    # An operator at the beginning, behind another or behind an opening sign is that of one operand.
    for before, item in pairwise((Symbol("", "start"), *items)):
        kind, kind_before = _kind(item), _kind(before)
        binary = kind == "operator" and kind_before not in ("start", "operator") and not _opens(before)
        named = kind_before in ("function", "large") and not _opens(item)
        if binary or named or _are_words(before, item):
            yield Symbol(" ", "space")
        yield item
        relation = kind == "operator" and isinstance(item, Symbol) and item.text not in _UNARY
        if binary or relation or (isinstance(item, Symbol) and item.text in (",", ";")):
            yield Symbol(" ", "space")


def _are_words(before: FormulaPart, item: FormulaPart) -> bool:
    """Tell whether two operands side by side would run together: one is a word, the other no sign."""
    symbols = [part for part in (before, item) if isinstance(part, Symbol)]
    words = (
        symbol.kind == "upright" and len(symbol.text) > 1 and symbol.text[0].isalpha() for symbol in symbols
    )
    return any(words) and all(symbol.text[:1].isalnum() for symbol in symbols)


def _kind(node: FormulaPart) -> str:
    if isinstance(node, Scripts):
        return _kind(node.base)
    return node.kind if isinstance(node, Symbol) else ""


def _opens(node: FormulaPart) -> bool:
    return isinstance(node, Symbol) and node.text in ("(", "[", "{", "⟨", "⌊")


def plain(node: FormulaPart) -> str:
    """Return a part in one line: fractions with a stroke, scripts behind ``_`` and ``^``."""
    match node:
        case Symbol():
            return node.text
        case FormulaRow():
            return "".join(map(plain, spaced(node.items)))
        case Fraction():
            return f"{plain_operand(node.above)} / {plain_operand(node.below)}"
        case Scripts():
            below = f"_{plain_operand(node.below)}" if node.below is not None else ""
            above = f"^{plain_operand(node.above)}" if node.above is not None else ""
            return plain(node.base) + below + above.replace("^′", "′")
        case Root():
            return f"√{plain_operand(node.content)}"
        case Fenced():
            return f"{node.opening}{plain(node.content)}{node.closing}"
        case Grid():
            return f"{node.opening} " + "; ".join(" ".join(map(plain, row)) for row in node.rows)


def is_operand(node: FormulaPart) -> bool:
    """Tell whether a part can stand beside a stroke without parentheses."""
    if isinstance(node, FormulaRow):
        return len(node.items) <= 1 and all(map(is_operand, node.items))
    return not isinstance(node, Fraction | Grid)


def plain_operand(node: FormulaPart) -> str:
    """Return a part in one line, in parentheses where it has several."""
    words = plain(node)
    return words if is_operand(node) else f"({words})"
