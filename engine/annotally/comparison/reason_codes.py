"""Reason codes of a result, why things count as they do, and their texts."""

from collections.abc import Mapping, Sequence

from annotally.model.wording import NO_WORDS, Wording

JOIN = "+"
"""Between the rules of a text fill that is compared for content and for extent."""
KEY, RESPONSE = Wording("the key"), Wording("the response")
"""The sides in texts, where no names of annotators stand for them."""

_CONTENT = {
    "content-equal": Wording("the same content"),
    "content-minimal": Wording(
        "content that lies in {key}'s maximal string and contains a minimal one", key=KEY
    ),
    "content-different": Wording("other content than {key}'s", key=KEY),
}
_EXTENT = {
    "extent-right": Wording("an extent that lies in {key}'s and overlaps a minimal one", key=KEY),
    "extent-wrong": Wording("an extent outside {key}'s, or one that overlaps no minimal one", key=KEY),
    "extent-unknown": Wording("an extent that is not given, which cannot be right"),
}
# Content and extent of a text fill earn a point each: every combination of the two is a rule of its own.
_BOTH_POINTS = {
    f"{content}{JOIN}{extent}": Wording(
        "{content}; {extent} (H2, H10, H15)", content=content_text, extent=extent_text
    )
    for content, content_text in _CONTENT.items()
    for extent, extent_text in _EXTENT.items()
}
"""Texts of the rules for a text fill with a point for content and one for extent (H10)."""

RULES: Mapping[str, Wording] = {
    "": NO_WORDS,
    "aligned": Wording("the best candidate left for both sides (M7)"),
    "aligned-template": Wording(
        "the objects of the documents themselves are aligned, whatever they contain (M7)"
    ),
    "unaligned-key": Wording("no response object was left to align it with (M8)"),
    "unaligned-response": Wording("no key object was left to align it with (M8)"),
    "unaligned-optional": Wording("optional, and nothing was aligned with it: non-committal (M8, M9)"),
    "paired-by-hand": Wording("paired manually (C4)"),
    "also-mapped-by-hand": Wording(
        "maps to it too, but another was paired with it manually: a false positive (C4)"
    ),
    "left-by-hand": Wording("not paired, because of manual pairs or splits (C4)"),
    "leftover": Wording("connected as incorrect because leftovers are connected (M8)"),
    "undeclared-class": Wording("the task defines no class of this name"),
    "unscored-slot": Wording("fills of this slot are not scored (M9)"),
    "equal": Wording("the same after cleaning (M5)"),
    "equal-set": Wording("the same set fill, whatever its case"),
    "equal-alternative": Wording("equal to an alternative of {key} (M14)", key=KEY),
    "minimal": Wording("lies in {key}'s full string and contains a minimal one (M6, M14)", key=KEY),
    "partial": Wording("the same in the form that earns partial credit"),
    "pointer-aligned": Wording("points to an object that is aligned with {key}'s target", key=KEY),
    "pointer-identical": Wording(
        "points to an object identical with one that is aligned with {key}'s target (M16)", key=KEY
    ),
    "pointer-unaligned": Wording("points to an object that is not aligned with {key}'s target", key=KEY),
    "different": Wording("different after cleaning (M5)"),
    "different-set": Wording("a different set fill"),
    "different-part": Wording("one of its parts differs"),
    "no-response": Wording("{response} has no fill left for it", response=RESPONSE),
    "no-key": Wording("{key} has no fill left for it", key=KEY),
    "optional-slot": Wording("the slot is optional and the other side leaves it empty (M9)"),
    "optional-fill": Wording("the fill is optional and the other side leaves it out"),
    "unused-alternative": Wording("another alternative fits better (M9)"),
    "removed-pointer": Wording("points to an optional object that nothing was aligned with (M21)"),
    "object-unaligned": Wording("its object is not aligned"),
    "exact-extent": Wording("{key}'s extent to the character (M15)", key=KEY),
    "minimal-extent": Wording("lies in {key}'s extent and contains a minimal string (M15)", key=KEY),
    "equal-strings": Wording("overlaps {key}'s mention and is equal to it after cleaning (M5, M15)", key=KEY),
    "mention-missing": Wording("no mention of {response} is paired with it (M15)", response=RESPONSE),
    "mention-spurious": Wording("no mention of {key} is paired with it (M15)", key=KEY),
    "mention-optional": Wording("optional and not found: its class is scored without it (M15)"),
    "best-overlap": Wording("of the mentions that map to it the one with the highest overlap (E1)"),
    "also-mapped": Wording("maps to it too, but another overlaps it more: a false positive (E1)"),
    "no-overlap": Wording("no system mention has its highest overlap with it (E1)"),
    "nothing-shared": Wording("shares no token with a gold mention: a false positive (E1)"),
    "mentions-paired": Wording("paired one to one, for all pairs together overlap most so (M19)"),
    "mention-unpaired": Wording("overlaps no mention of the other side that is not paired better (M19)"),
    "no-visible-token": Wording("consists of invisible words only, so it overlaps nothing (E3)"),
    "same-value": Wording("the same, compared verbatim (E4)"),
    "other-value": Wording("not the same, compared verbatim (E4)"),
    "similarity-match": Wording("the same in every dimension that counts (A3)"),
    "similarity-clash": Wording(
        "paired, for all pairs together are most similar so, but not the same (A3, A12)"
    ),
    "similarity-missing": Wording("no similar annotation of the hypothesis is left (A3, A4)"),
    "similarity-spurious": Wording("no similar annotation of the reference is left (A3, A4)"),
    "matching-correct": Wording("a pair that the rule of matching counts as correct"),
    "matching-partial": Wording("a pair that the rule of matching counts as half correct"),
    "matching-incorrect": Wording("spans that meet, but not as the rule of matching asks"),
    "matching-missing": Wording("no span of {response} that meets it was left", response=RESPONSE),
    "matching-spurious": Wording("no span of {key} that meets it was left", key=KEY),
    "ignored-label": Wording("annotations of this label are ignored"),
    "dimension-same": Wording("the same"),
    "dimension-partly": Wording("partly the same"),
    "dimension-other": Wording("not the same"),
    "dimension-dead": Wording("not compared between labels of different tag profiles, but it counts (A5)"),
    "dimension-unweighed": Wording("has no weight"),
    "mapped": Wording("the best pair left for both sides (H12)"),
    "unmapped-key": Wording("nothing of {response} was left to map to it", response=RESPONSE),
    "unmapped-response": Wording("nothing of {key} was left to map to it", key=KEY),
    "unmapped-optional": Wording("optional, and nothing was mapped to it: unscored (H14)"),
    "set-unmapped": Wording("no instance set of the other side that overlaps it was left (H8)"),
    "content-equal": Wording("the same content (H15)"),
    "content-minimal": Wording(
        "its content lies in {key}'s maximal string and contains a minimal one (H15)", key=KEY
    ),
    "content-different": Wording("its content is not that of {key} (H11, H15)", key=KEY),
    "extent-right": Wording("its extent lies in {key}'s and overlaps a minimal one (H2)", key=KEY),
    "extent-wrong": Wording("its extent does not lie in {key}'s, or overlaps no minimal one (H2)", key=KEY),
    "extent-unknown": Wording("an extent that is not given cannot be right"),
    **_BOTH_POINTS,
    "pointer-mapped": Wording("points to an instance that is mapped to {key}'s target (H3)", key=KEY),
    "pointer-unmapped": Wording("points to an instance that is not mapped to {key}'s target (H3)", key=KEY),
    "pointer-removed": Wording("points to an optional instance that nothing was mapped to: unscored (H3)"),
    "fill-optional": Wording("nothing was mapped to it and its slot is optional: unscored (H3, H14)"),
    "other-alternative": Wording("another alternative gives the better F: adds no points"),
    "class-same": Wording("a class of the other side has the same mentions"),
    "class-differs": Wording("the other side groups its mentions differently"),
    "class-alone": Wording("no mention of it is in a class of the other side"),
    "first-overlap": Wording("the first pair that overlaps on the common axis, from left to right (S3, S4)"),
    "best-mapping": Wording("paired, for all pairs together have most components right so (S4)"),
    "missing-entity": Wording("no entity of the hypothesis that overlaps it was left (S3, S4)"),
    "spurious-entity": Wording("no entity of the reference that overlaps it was left (S3, S4)"),
    "optional-entity": Wording("optional, and nothing was mapped to it: non-committal"),
    "entity-unmapped": Wording("its entity is not mapped"),
    "type-same": Wording("the same type"),
    "type-other": Wording("another type"),
    "extent-same": Wording("starts and ends at the same bars of the alignment (S2)"),
    "extent-forgiven": Wording("off by no more words than the tolerance, all of them word errors (S2)"),
    "extent-other": Wording("starts or ends elsewhere (S2)"),
    "content-same": Wording("no word error where both extents are (S3)"),
    "content-error": Wording("a word error where both extents are (S3)"),
    "annotators-agree": Wording("all annotators have it, and agree in every scored slot"),
    "annotators-differ": Wording("annotators who have it do not agree in every scored slot"),
    "annotator-alone": Wording("one annotator alone has this document: there is nothing to compare it with"),
    "annotators-lack": Wording("the annotators who have it agree; others do not have it"),
    "relevant": Wording("the text is relevant on both sides (M12)"),
    "irrelevant": Wording("the text is irrelevant on both sides (M12)"),
    "relevant-in-key": Wording(
        "the text is relevant in {key}, not in {response} (M12)", key=KEY, response=RESPONSE
    ),
    "relevant-in-response": Wording(
        "the text is relevant in {response}, not in {key} (M12)", response=RESPONSE, key=KEY
    ),
}

_AMONG_ANNOTATORS = {
    "unaligned-key": Wording("no object of {response} was left to align it with (M8)", response=RESPONSE),
    "unaligned-response": Wording("no object of {key} was left to align it with (M8)", key=KEY),
}
"""Texts of rules that call the sides by adjectives, which names cannot replace."""

REASONS: Mapping[str, Wording] = {
    "less-overlap": Wording("overlaps it less (E1)"),
    "later-line": Wording("overlaps it as much, but is in a later line of the gold file (E1)"),
    "maps-elsewhere": Wording(
        "maps to another one, which it overlaps more, or as much and in an earlier line (E1)"
    ),
    "similar-elsewhere": Wording("paired with another one: all pairs together are most similar so (A12)"),
    "similar-alone": Wording("not paired: all pairs together are most similar so (A12)"),
    "mapped-elsewhere": Wording("paired with another one (S4)"),
    "taken": Wording("aligned with a better candidate"),
    "apart-by-hand": Wording("split manually (C4)"),
    "taken-by-hand": Wording("paired manually with another one (C4)"),
    "passed-by-hand": Wording("not chosen, because the pair shown is a manual pair (C4)"),
    "below": Wording("the weights of what matches do not exceed the threshold"),
    "gate": Wording("does not pass the task's condition on candidates"),
    "unlike": Wording(
        "overlaps, but is neither equal nor a minimal string inside {key}'s extent (M15)", key=KEY
    ),
    "outdone": Wording("possible, but not paired: the pair shown has precedence (M15)"),
}

CAUSES: Mapping[str, Wording] = {
    "points-to-optional": Wording("its {slot} points to {object}, which is optional"),
    "optional-object": Wording("{object} points to it in {slot} and is optional"),
    "optional-slot": Wording("{object} points to it in {slot} and may leave it out"),
    "avoiding-alternative": Wording(
        "{object} points to it in {slot}, but an alternative there does without it"
    ),
}
"""Reasons why an object not marked optional is so (M17): templates that `cause_wording` fills in."""


def rule_wording(code: str, names: Sequence[str] = ()) -> Wording:
    """Return the text of a rule, with the ``names`` of two annotators in place of key and response.

    Raises KeyError for a code that is not in `RULES`.
    """
    return _among(_AMONG_ANNOTATORS.get(code, RULES[code]), names) if names else RULES[code]


def reason_wording(code: str, names: Sequence[str] = ()) -> Wording:
    """Return the reason against a candidate; ``names`` as in `rule_wording`.

    Raises KeyError for a code that is not in `REASONS`.
    """
    return _among(REASONS[code], names) if names else REASONS[code]


def cause_wording(code: str, object_name: str, slot: str) -> Wording:
    """Return why an object not marked optional is so (M17), with the names of the object and its slot.

    ``code`` is one of `CAUSES`. Raises KeyError for any other.
    """
    return Wording(CAUSES[code].template, object=object_name, slot=slot)


def _among(text: Wording, names: Sequence[str]) -> Wording:
    """Return a text with two annotators' names for key and response, in the texts it is made of, too."""
    called = dict(zip(("key", "response"), names, strict=False))
    arguments = {
        name: called.get(name) or (_among(value, names) if isinstance(value, Wording) else value)
        for name, value in text.arguments.items()
    }
    return Wording(text.template, **arguments)
