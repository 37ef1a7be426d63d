"""Reason codes of a result, why things count as they do, and their texts."""

import re
from collections.abc import Mapping, Sequence

JOIN = "+"
"""Between the rules of a text fill that is compared for content and for extent."""

_CONTENT = {
    "content-equal": "the same content",
    "content-minimal": "content that lies in the key's maximal string and contains a minimal one",
    "content-different": "other content than the key's",
}
_EXTENT = {
    "extent-right": "an extent that lies in the key's and overlaps a minimal one",
    "extent-wrong": "an extent outside the key's, or one that overlaps no minimal one",
    "extent-unknown": "an extent that is not given, which cannot be right",
}
# Content and extent of a text fill earn a point each: every combination of the two is a rule of its own.
_BOTH_POINTS = {
    f"{content}{JOIN}{extent}": f"{content_text}; {extent_text} (H2, H10, H15)"
    for content, content_text in _CONTENT.items()
    for extent, extent_text in _EXTENT.items()
}
"""Texts of the rules for a text fill with a point for content and one for extent (H10)."""

_OBJECT_OF = re.compile(r"\bno (key|response) object\b")
_SIDE = re.compile(r"\bthe (key|response)\b")


def among_annotators(rule_text: str, names: Sequence[str]) -> str:
    """Return the text of a rule with two annotators' names for key and response, for none is the key."""
    # "No key object" first, which would otherwise become "no NAME object" by the rule for single words.
    called = dict(zip(("key", "response"), names, strict=False))
    rule_text = _OBJECT_OF.sub(lambda match: f"no object of {called[match[1]]}", rule_text)
    return _SIDE.sub(lambda match: called[match[1]], rule_text)


RULES: Mapping[str, str] = {
    "": "",
    "aligned": "the best candidate left for both sides (M7)",
    "aligned-template": "the objects that stand for their documents are aligned whatever they hold (M7)",
    "unaligned-key": "no response object was left to align it with (M8)",
    "unaligned-response": "no key object was left to align it with (M8)",
    "unaligned-optional": "optional, and nothing was aligned with it: non-committal (M8, M9)",
    "paired-by-hand": "paired by hand (C4)",
    "also-mapped-by-hand": "maps to it too, but another was paired with it by hand: a false positive (C4)",
    "left-by-hand": "alone, because of what was paired or kept apart by hand (C4)",
    "leftover": "connected as incorrect because leftovers are connected (M8)",
    "undeclared-class": "the task defines no class of this name",
    "unscored-slot": "fills of this slot are not scored (M9)",
    "equal": "the same after cleaning (M5)",
    "equal-set": "the same set fill, whatever its case",
    "equal-alternative": "equal to an alternative of the key (M14)",
    "minimal": "lies in the key's full string and contains a minimal one (M6, M14)",
    "partial": "the same in the form that earns partial credit",
    "pointer-aligned": "points to an object that is aligned with the key's target",
    "pointer-identical": "points to an object identical with one that is aligned with the key's target (M16)",
    "pointer-unaligned": "points to an object that is not aligned with the key's target",
    "different": "different after cleaning (M5)",
    "different-set": "a different set fill",
    "different-part": "one of its parts differs",
    "no-response": "the response has no fill left for it",
    "no-key": "the key has no fill left for it",
    "optional-slot": "the slot is optional and the other side leaves it empty (M9)",
    "optional-fill": "the fill is optional and the other side leaves it out",
    "unused-alternative": "another alternative fits better (M9)",
    "removed-pointer": "points to an optional object that nothing was aligned with (M21)",
    "object-unaligned": "its object is not aligned",
    "exact-extent": "the key's extent to the character (M15)",
    "minimal-extent": "lies in the key's extent and contains a minimal string (M15)",
    "equal-strings": "overlaps the key's mention and is equal to it after cleaning (M5, M15)",
    "mention-missing": "no mention of the response goes with it (M15)",
    "mention-spurious": "no mention of the key goes with it (M15)",
    "mention-optional": "optional and not found: its class is scored without it (M15)",
    "best-overlap": "of the mentions that map to it the one with the highest overlap (E1)",
    "also-mapped": "maps to it too, but another overlaps it more: a false positive (E1)",
    "no-overlap": "no system mention has its highest overlap with it (E1)",
    "nothing-shared": "shares no token with a gold mention: a false positive (E1)",
    "mentions-paired": "paired one to one, for all pairs together overlap most so (M19)",
    "mention-unpaired": "overlaps no mention of the other side that is not paired better (M19)",
    "no-visible-token": "consists of invisible words only, so it overlaps nothing (E3)",
    "same-value": "the same, compared verbatim (E4)",
    "other-value": "not the same, compared verbatim (E4)",
    "similarity-match": "the same in every dimension that counts (A3)",
    "similarity-clash": "paired, for all pairs together are most similar so, but not the same (A3, A12)",
    "similarity-missing": "nothing of the hypothesis is left that is like it (A3, A4)",
    "similarity-spurious": "nothing of the reference is left that is like it (A3, A4)",
    "ignored-label": "annotations of this label are ignored",
    "dimension-same": "the same",
    "dimension-partly": "partly the same",
    "dimension-other": "not the same",
    "dimension-dead": "not compared between labels of different tag profiles, but it counts (A5)",
    "dimension-unweighed": "has no weight",
    "mapped": "the best pair left for both sides (H12)",
    "unmapped-key": "nothing of the response was left to map to it",
    "unmapped-response": "nothing of the key was left to map to it",
    "unmapped-optional": "optional, and nothing was mapped to it: unscored (H14)",
    "set-unmapped": "no instance set of the other side that overlaps it was left (H8)",
    "content-equal": "the same content (H15)",
    "content-minimal": "its content lies in the key's maximal string and contains a minimal one (H15)",
    "content-different": "its content is not what the key says (H11, H15)",
    "extent-right": "its extent lies in the key's and overlaps a minimal one (H2)",
    "extent-wrong": "its extent does not lie in the key's, or overlaps no minimal one (H2)",
    "extent-unknown": "an extent that is not given cannot be right",
    **_BOTH_POINTS,
    "pointer-mapped": "points to an instance that is mapped to the key's target (H3)",
    "pointer-unmapped": "points to an instance that is not mapped to the key's target (H3)",
    "pointer-removed": "points to an optional instance that nothing was mapped to: unscored (H3)",
    "fill-optional": "nothing was mapped to it and its slot is optional: unscored (H3, H14)",
    "other-alternative": "another alternative gives the better F: adds no points",
    "class-same": "a class of the other side holds the same mentions",
    "class-differs": "the other side groups its mentions otherwise",
    "class-alone": "no mention of it is in a class of the other side",
    "first-overlap": "the first pair that overlaps on the common axis, from left to right (S3, S4)",
    "best-mapping": "paired, for all pairs together have most components right so (S4)",
    "missing-entity": "no entity of the hypothesis that overlaps it was left (S3, S4)",
    "spurious-entity": "no entity of the reference that overlaps it was left (S3, S4)",
    "optional-entity": "optional, and nothing was mapped to it: non-committal",
    "entity-unmapped": "its entity is not mapped",
    "type-same": "the same type",
    "type-other": "another type",
    "extent-same": "begins and ends at the same bars of the alignment (S2)",
    "extent-forgiven": "off by no more words than the tolerance, all of them word errors (S2)",
    "extent-other": "begins or ends elsewhere (S2)",
    "content-same": "no word error where both stand (S3)",
    "content-error": "a word error where both stand (S3)",
    "annotators-agree": "everybody has it, and all agree in every scored slot",
    "annotators-differ": "annotators who have it do not agree in every scored slot",
    "annotator-alone": "one annotator alone has this document: there is nothing to compare it with",
    "annotators-lack": "those who have it agree, others do not have it",
    "relevant": "both sides hold the text relevant (M12)",
    "irrelevant": "both sides hold the text irrelevant (M12)",
    "relevant-in-key": "the key holds the text relevant, the response does not (M12)",
    "relevant-in-response": "the response holds the text relevant, the key does not (M12)",
}

REASONS: Mapping[str, str] = {
    "less-overlap": "overlaps it less (E1)",
    "later-line": "overlaps it as much, but stands in a later line of the gold file (E1)",
    "maps-elsewhere": "maps to another one, which it overlaps more, or as much and in an earlier line (E1)",
    "similar-elsewhere": "goes with another one: all pairs together are most similar so (A12)",
    "similar-alone": "stays alone: all pairs together are most similar so (A12)",
    "mapped-elsewhere": "goes with another one (S4)",
    "taken": "aligned with a better candidate",
    "apart-by-hand": "kept apart by hand (C4)",
    "taken-by-hand": "paired by hand with another one (C4)",
    "passed-by-hand": "passed over, because the pair shown was made by hand (C4)",
    "below": "the weights of what matches do not exceed the threshold",
    "gate": "does not pass the task's condition on candidates",
    "unlike": "overlaps, but is neither equal nor a minimal string inside the key's extent (M15)",
    "outdone": "would do, but stays alone, because the pair shown goes before it (M15)",
}

CAUSES: Mapping[str, str] = {
    "points-to-optional": "its {slot} points to {object}, which is optional",
    "optional-object": "{object} points to it in {slot} and is optional",
    "optional-slot": "{object} points to it in {slot} and may leave it out",
    "avoiding-alternative": "{object} points to it in {slot}, but an alternative there does without it",
}
"""Reasons why an object not marked optional is so (M17): formats with slot and object to fill in."""
