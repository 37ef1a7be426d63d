"""What is decided in words and signs: for the chips of the tree, for tooltips, for the ear."""

from collections.abc import Sequence

from annotally.adjudication.parcels import CODES, Lost
from annotally_gui.i18n import mark, tr
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.forest import Forest
from annotally_gui.models.verdicts import Verdicts

SIGNS = {
    CODES["first"]: "A",
    CODES["second"]: "B",
    CODES["both"]: "AB",
    CODES["either"]: "A/B",
    CODES["neither"]: "∅",
    CODES["edited"]: "✎",
}
"""What the chip of a decision says."""

RULES = {
    "identical": mark("identical in both"),
    "counted-equal": mark("counted as equal"),
    "optional-differs": mark("only what is optional differs"),
    "extent-differs": mark("only the extent differs"),
    "of-type": mark("everything of a type"),
    "slot-of-type": mark("a slot of a type"),
}
"""What the rules are called, by their names in decisions."""


def choice_words(code: int, sides: Sequence[str]) -> str:
    """Return a decision in words: ``A (first)``; ``sides`` are the names of the sides."""
    a, b = sides if len(sides) == 2 else (tr("first"), tr("second"))
    said = {
        CODES["open"]: mark("open"),
        CODES["first"]: mark("A ({a})"),
        CODES["second"]: mark("B ({b})"),
        CODES["both"]: mark("A ({a}) and B ({b})"),
        CODES["either"]: mark("A ({a}) or B ({b}), either is right"),
        CODES["neither"]: mark("neither"),
        CODES["edited"]: mark("written anew"),
    }
    return tr(said[code], a=a, b=b)


def lost_words(lost: Lost, sides: Sequence[str]) -> str:
    """Return in one line what was entered about what is no longer there: document, thing, words."""
    about = lost.about or tr("what it was is not recorded")
    said = {
        "decision": lambda: choice_words(lost.code, sides),
        "remark": lambda: tr("comment: {words}", words=lost.words) if lost.words else tr("flagged"),
        "link": lambda: tr("link of {letters}", letters=" ".join("AB"[one] for one in lost.sides) or "–"),
        "pairing": lambda: tr("paired by hand") if lost.code else tr("kept apart by hand"),
        "added": lambda: tr("{type}, added by hand", type=lost.words),
    }[lost.kind]()
    if lost.kind == "decision" and lost.words:
        said = tr("{choice}: {words}", choice=said, words=lost.words)
    return tr("{document}   {about}   → {said}", document=lost.label, about=about, said=said)


def final_text(forest: Forest, verdicts: Verdicts, row: int) -> str:
    """Return what stands in the final key for a row, as far as one line says it; empty where it is open."""
    code = verdicts.code(row)
    if code == CODES["edited"]:
        return verdicts.words(row)
    texts = [forest.text(row, side) for side in (0, 1)]
    if code == CODES["first"]:
        return texts[0]
    if code == CODES["second"]:
        return texts[1]
    if code in (CODES["both"], CODES["either"]):
        joint = " | " if code == CODES["either"] else "; "
        return joint.join(dict.fromkeys(filter(None, texts)))
    return ""


def final_brief(forest: Forest, verdicts: Verdicts, row: int) -> str:
    """Return sign and text of what stands in the final key for a row, on one line; empty where it is open."""
    text = on_one_line(final_text(forest, verdicts, row))
    return " ".join(filter(None, (SIGNS.get(verdicts.code(row), ""), text)))


def final_words(forest: Forest, verdicts: Verdicts, row: int, sides: Sequence[str]) -> str:
    """Return all that is decided about a row and noted beside it, in words."""
    code = verdicts.code(row)
    parts = []
    if code != CODES["open"]:
        said = choice_words(code, sides)
        parts.append(said if verdicts.own(row) else tr("{choice}, said further up", choice=said))
        if verdicts.by_rule(row):
            parts.append(tr("by a rule"))
        if verdicts.optional(row):
            parts.append(tr("not required"))
        if text := final_text(forest, verdicts, row):
            parts.append(text)
    elif verdicts.waits(row):
        parts.append(tr("open"))
    paired = verdicts.paired(row)
    if paired is not None:
        parts.append(tr("paired by hand") if paired else tr("kept apart by hand"))
    remark = verdicts.remark(row)
    if remark is not None:
        parts += [tr("flagged")] if remark.flagged else []
        parts += [remark.comment] if remark.comment else []
    return ", ".join(parts)
