"""Capabilities of formats: the features of annotations that files can hold, as data, and kinds of losses.

The help's matrix of formats and features is made of these values, `annotally.formats.losses` cuts annotations
to them before a writer sees them, and property tests write and read each feature to hold them true.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from annotally.model.wording import Wording, plural


class Capability(StrEnum):
    """A feature of annotations that some formats hold; its value is the word for ``--drop``."""

    TEXT = "text"
    PLACES = "places"
    DISCONTINUOUS = "discontinuous"
    NESTED = "nested"
    CROSSING = "crossing"
    ATTRIBUTES = "attributes"
    VALUES = "values"
    ALTERNATIVES = "alternatives"
    TYPED = "typed"
    NORMALISATION = "normalisation"
    RELATIONS = "relations"
    RELATION_ATTRIBUTES = "relation-attributes"
    GROUPS = "groups"
    EVENTS = "events"
    OBJECTS = "objects"
    OPTIONAL = "optional"
    COMMENTS = "comments"
    TOKENS = "tokens"
    ANNOTATORS = "annotators"


class Unheld(StrEnum):
    """A loss that follows from no feature alone; its value is the word for ``--drop``."""

    SPANS = "spans"
    """Annotations that the format does not take, for their labels or places."""
    DEPENDENTS = "dependents"
    """Relations and pointers to annotations that are left out."""
    UNREAD = "unread"
    """Pieces of the input that its reader passes over (C10)."""
    ALTERED = "altered"
    """Annotations that come back from the written file with other content."""
    UNCARRIED = "uncarried"
    """Annotations of a final key on words that the text of its files does not have."""


LossKind = Capability | Unheld


class PlaceUnit(StrEnum):
    """The unit in which files of a format state the places of annotations."""

    CODE_POINTS = "code points"
    # As Java and JavaScript count: a character beyond U+FFFF is two of them.
    UTF16 = "UTF-16 units"
    TOKENS = "tokens"
    TOKEN_CHARACTERS = "tokens, and characters in them"
    TAGS = "tags in the text"
    NONE = "none"


def unit_title(unit: PlaceUnit) -> Wording:
    """Return the words for a unit of places."""
    titles = {
        PlaceUnit.CODE_POINTS: Wording("code points"),
        PlaceUnit.UTF16: Wording("UTF-16 units"),
        PlaceUnit.TOKENS: Wording("tokens"),
        PlaceUnit.TOKEN_CHARACTERS: Wording("tokens, and characters in them"),
        PlaceUnit.TAGS: Wording("tags in the text"),
        PlaceUnit.NONE: Wording("no places"),
    }
    return titles[unit]


class Degree(StrEnum):
    """The degree to which a format holds a feature."""

    YES = "yes"
    LIMITED = "limited"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Capabilities:
    """The features that files of a format hold: all of ``held``, and those in ``limits`` in part.

    ``limits`` says in words how far; what lies beyond is found when it is written.
    """

    held: frozenset[Capability] = frozenset()
    limits: Mapping[Capability, Wording] = field(default_factory=dict)
    unit: PlaceUnit = PlaceUnit.CODE_POINTS
    forms: str = ""
    """Beginning of the forms of values that files hold (`Reading.form`), where they hold any."""
    own_slots: frozenset[str] = frozenset()
    """Folded names of slots that a reader makes of what every annotation of the format has."""
    label_slot: str = ""
    """Folded name of the slot that is written as the label, instead of the label of other formats."""
    slot_options: tuple[str, ...] = ()
    """Names of the fields of `ReadOptions` with the only attributes of spans; empty: they may have any."""
    label_option: str = ""
    """Name of the field of `ReadOptions` with the only labels that spans may have; empty: they have any."""

    def carries(self, feature: Capability) -> Degree:
        """Return the degree to which files hold a feature."""
        if feature in self.held:
            return Degree.YES
        return Degree.LIMITED if feature in self.limits else Degree.NO


NO_CAPABILITIES = Capabilities(unit=PlaceUnit.NONE)


def feature_title(feature: Capability) -> Wording:
    """Return the name of a feature as the head of a column of the matrix."""
    return _TITLES[feature]


# Every sentence stands whole in the code, so that catalogues of translations find it.
_TITLES = {
    Capability.TEXT: Wording("text"),
    Capability.PLACES: Wording("places in the text"),
    Capability.DISCONTINUOUS: Wording("discontinuous annotations"),
    Capability.NESTED: Wording("nested annotations"),
    Capability.CROSSING: Wording("crossing annotations"),
    Capability.ATTRIBUTES: Wording("attributes"),
    Capability.VALUES: Wording("several values of an attribute"),
    Capability.ALTERNATIVES: Wording("alternatives"),
    Capability.TYPED: Wording("types of values"),
    Capability.NORMALISATION: Wording("normalisation"),
    Capability.RELATIONS: Wording("relations"),
    Capability.RELATION_ATTRIBUTES: Wording("attributes of relations"),
    Capability.GROUPS: Wording("groups and relations of more ends"),
    Capability.EVENTS: Wording("events (arguments of annotations)"),
    Capability.OBJECTS: Wording("objects without place"),
    Capability.OPTIONAL: Wording("optional annotations"),
    Capability.COMMENTS: Wording("comments"),
    Capability.TOKENS: Wording("tokens"),
    Capability.ANNOTATORS: Wording("several annotators"),
}

_COUNTED: Mapping[LossKind, Callable[[int], Wording]] = {
    Capability.TEXT: lambda count: plural("{count} text", "{count} texts", count),
    Capability.PLACES: lambda count: plural(
        "{count} place of an annotation", "{count} places of annotations", count
    ),
    Capability.DISCONTINUOUS: lambda count: plural(
        "{count} discontinuous annotation", "{count} discontinuous annotations", count
    ),
    Capability.NESTED: lambda count: plural("{count} nested annotation", "{count} nested annotations", count),
    Capability.CROSSING: lambda count: plural(
        "{count} crossing annotation", "{count} crossing annotations", count
    ),
    Capability.ATTRIBUTES: lambda count: plural("{count} attribute", "{count} attributes", count),
    Capability.VALUES: lambda count: plural("{count} further value", "{count} further values", count),
    Capability.ALTERNATIVES: lambda count: plural(
        "{count} attribute with alternatives", "{count} attributes with alternatives", count
    ),
    Capability.TYPED: lambda count: plural("{count} type of a value", "{count} types of values", count),
    Capability.NORMALISATION: lambda count: plural("{count} normalisation", "{count} normalisations", count),
    Capability.RELATIONS: lambda count: plural("{count} relation", "{count} relations", count),
    Capability.RELATION_ATTRIBUTES: lambda count: plural(
        "{count} attribute of a relation", "{count} attributes of relations", count
    ),
    Capability.GROUPS: lambda count: plural("{count} group", "{count} groups", count),
    Capability.EVENTS: lambda count: plural("{count} argument", "{count} arguments", count),
    Capability.OBJECTS: lambda count: plural(
        "{count} object without place", "{count} objects without place", count
    ),
    Capability.OPTIONAL: lambda count: plural(
        "{count} mark of an optional annotation", "{count} marks of optional annotations", count
    ),
    Capability.COMMENTS: lambda count: plural("{count} comment", "{count} comments", count),
    Capability.TOKENS: lambda count: plural("{count} document's tokens", "{count} documents' tokens", count),
    Capability.ANNOTATORS: lambda count: plural(
        "annotations of {count} other annotator", "annotations of {count} other annotators", count
    ),
    Unheld.SPANS: lambda count: plural(
        "{count} annotation that it does not take", "{count} annotations that it does not take", count
    ),
    Unheld.DEPENDENTS: lambda count: plural(
        "{count} reference to an annotation left out", "{count} references to annotations left out", count
    ),
    Unheld.UNREAD: lambda count: plural(
        "{count} piece that is not read", "{count} pieces that are not read", count
    ),
    Unheld.ALTERED: lambda count: plural(
        "{count} annotation that would be altered", "{count} annotations that would be altered", count
    ),
    Unheld.UNCARRIED: lambda count: plural(
        "{count} annotation of words that the text of the file does not have",
        "{count} annotations of words that the text of the file does not have",
        count,
    ),
}


def counted(kind: LossKind, count: int) -> Wording:
    """Return a number of losses of a kind in words."""
    return _COUNTED[kind](count)


# Features first, in the order of the matrix: messages go from what an annotation is to what hangs on it, and
# the order does not depend on that of the input.
LOSS_KINDS: tuple[LossKind, ...] = (*Capability, *Unheld)
"""All kinds, in the order of messages."""
