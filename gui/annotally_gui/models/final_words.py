"""Decisions in words and signs: for the chips of the tree, for tooltips, for screen readers."""

from collections.abc import Sequence

from annotally.adjudication.project.messages import CODES, Lost, code_side
from annotally.comparison.result import Level
from annotally.model.letters import LETTERS
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.final_slots import is_slot_with_fill_rows, slot_text
from annotally_gui.models.forest import Forest
from annotally_gui.services.i18n import mark, tr, translate

MAJORITY = "majority"
"""The rule that only several annotators have."""
THIRD_OPINION = "third-opinion"
"""The rule that only several annotators have: it follows a model of them."""
LINKS = "majority-links"
"""The rule that only several annotators of coreference have: it accepts links of mentions."""

SIGNS = {
    CODES["first"]: "A",
    CODES["second"]: "B",
    CODES["both"]: "AB",
    CODES["either"]: "A/B",
    CODES["neither"]: "∅",
    CODES["edited"]: "✎",
}
"""Signs on the chip of a decision between two sides."""


def sign(code: int, chosen: Sequence[int]) -> str:
    """Return the sign on a decision's chip; ``chosen`` are the sides it takes. Empty: it is open."""
    if code in (CODES["both"], CODES["either"]):
        return ("/" if code == CODES["either"] else "").join(LETTERS[side] for side in chosen)
    side = code_side(code)
    return LETTERS[side] if side >= 0 else SIGNS.get(code, "")


RULES = {
    "identical": mark("identical in both"),
    "unanimous": mark("identical taken, the rest left out"),
    "counted-equal": mark("counted as equal"),
    "optional-differs": mark("only optional parts differ"),
    "extent-differs": mark("only the extent differs"),
    "of-type": mark("all objects of a type"),
    "slot-of-type": mark("one slot of a type"),
    MAJORITY: mark("majority of the annotators"),
    LINKS: mark("majority of the links"),
    THIRD_OPINION: mark("third opinion of a model"),
}
"""Titles of the rules, by their names in decisions."""


MODELS = {
    "dawid-skene": mark("Dawid and Skene"),
    "one-coin": mark("one coin for each annotator"),
    "mace": mark("MACE"),
}
"""Titles of the models of annotators, by their names in decisions."""


def rule_title(name: str, sides: int = 2) -> str:
    """Return the title of a rule for so many sides; an unknown rule keeps its name.

    A third opinion has the model and the percentage in its name: ``mace:90``.
    """
    model, _, percent = name.partition(":")
    if model in MODELS:
        return tr("third opinion: {model}, {percent} %", model=tr(MODELS[model]), percent=percent)
    if name == "identical" and sides > 2:
        return tr("identical in all")
    return tr(RULES[name]) if name in RULES else name


def choice_words(code: int, sides: Sequence[str], several_sides: Sequence[int] = ()) -> str:
    """Return a decision in words: ``A (first)``; ``sides`` are the names of the sides.

    ``several_sides`` are the sides that a decision for several takes, by itself the first two.
    """
    names = sides or (tr("first"), tr("second"))
    titles = {
        CODES["open"]: mark("undecided"),
        CODES["neither"]: mark("neither") if len(names) == 2 else mark("left out"),
        CODES["edited"]: mark("edited"),
    }
    if code in titles:
        return tr(titles[code])
    of_one = code_side(code)
    chosen = [of_one] if of_one >= 0 else list(several_sides or (0, 1))
    annotators = [tr("{letter} ({name})", letter=LETTERS[side], name=names[side]) for side in chosen]
    if of_one >= 0:
        return annotators[0]
    first, last = ", ".join(annotators[:-1]), annotators[-1]
    if code == CODES["both"]:
        return tr("{first} and {last}", first=first, last=last)
    if len(annotators) > 2:
        return tr("{first} or {last}, any is right", first=first, last=last)
    return tr("{first} or {last}, either is right", first=first, last=last)


def lost_words(lost: Lost, sides: Sequence[str]) -> str:
    """Return a line about an entry that no longer holds: document, object, entry, reason."""
    about = lost.about or tr("object not recorded")
    # Functions, so that only the words for the kind at hand are made.
    entry = {
        "decision": lambda: choice_words(lost.code, sides, lost.sides),
        "remark": lambda: tr("comment: {words}", words=lost.words) if lost.words else tr("flagged"),
        "link": lambda: tr(
            "link of {letters}", letters=" ".join(LETTERS[side] for side in lost.sides) or "–"
        ),
        "pairing": lambda: _pair_words(lost, several=len(sides) > 2),
        "pin": lambda: tr("aligned manually"),
        "added": lambda: tr("{type}, added", type=lost.words),
    }[lost.kind]()
    if lost.kind == "decision" and lost.words:
        entry = tr("{choice}: {words}", choice=entry, words=lost.words)
    if lost.why:
        entry = tr("{choice}: no effect, because {why}", choice=entry, why=translate(lost.why))
    return tr("{document}   {about}   → {said}", document=lost.label, about=about, said=entry)


def _pair_words(lost: Lost, *, several: bool) -> str:
    """Return the words for a pairing by hand; ``several``: with the letters of its annotators."""
    pairing = tr("paired manually") if lost.code else tr("split manually")
    if not several or len(lost.sides) < 2:
        return pairing
    letters = tr(" and ").join(LETTERS[side] for side in lost.sides)
    return tr("{letters} {said}", letters=letters, said=pairing)


def final_text(forest: Forest, verdicts: DecisionModel, row: int) -> str:
    """Return the final key's text for a row, as far as one line says it; empty where it is open."""
    # Equal texts of several sides are said once, in the order of the sides taken.
    code = verdicts.code(row)
    if code == CODES["edited"]:
        return verdicts.words(row)
    if code not in (CODES["open"], CODES["neither"]) and is_slot_with_fill_rows(forest, verdicts, row):
        return slot_text(forest, verdicts, row)
    texts = forest.texts(row)
    joint = " | " if code == CODES["either"] else "; "
    return joint.join(dict.fromkeys(filter(None, (texts[side] for side in verdicts.sides(row)))))


def final_brief(forest: Forest, verdicts: DecisionModel, row: int) -> str:
    """Return sign and text of the final key for a row, on one line; empty where it is open."""
    text = on_one_line(final_text(forest, verdicts, row))
    return " ".join(filter(None, (sign(verdicts.code(row), verdicts.sides(row)), text)))


def merging_words(forest: Forest, row: int) -> str:
    """Return the words for a conflict at a row for which `DecisionModel.merges` is true."""
    sentences = {
        Level.DOCUMENT: mark("a link merges separate classes"),
        Level.CLASS: mark("a link merges this class with a separate class"),
    }
    return tr(sentences.get(Level(forest.level[row]), mark("its link merges separate classes")))


def final_words(forest: Forest, verdicts: DecisionModel, row: int, sides: Sequence[str]) -> str:
    """Return all that is decided about a row and noted beside it, in words."""
    # The order is that of importance for a screen reader: the decision and its text, then conflicts and
    # notes.
    code = verdicts.code(row)
    parts = []
    if code != CODES["open"]:
        choice = choice_words(code, sides, verdicts.sides(row))
        parts.append(choice if verdicts.own(row) else tr("{choice}, decided in a row above", choice=choice))
        if verdicts.by_rule(row):
            parts.append(tr("by a rule"))
        if verdicts.optional(row):
            parts.append(tr("not required"))
        if text := final_text(forest, verdicts, row):
            parts.append(text)
    elif verdicts.waits(row):
        parts.append(tr("undecided"))
    if reason := verdicts.reason(row):
        parts.append(tr("reason: {reason}", reason=reason))
    paired = verdicts.paired(row)
    if paired is not None:
        parts.append(tr("paired manually") if paired else tr("split manually"))
    if verdicts.merges(row):
        parts.append(merging_words(forest, row))
    remark = verdicts.remark(row)
    if remark is not None:
        parts += [tr("flagged")] if remark.flagged else []
        parts += [remark.comment] if remark.comment else []
    return ", ".join(parts)
