"""Methods of comparison as data: for each, its needs, checks, figures and offers.

Code that must know something about a method asks its `MethodSpec` for a capability, never for the name. The
comparers themselves are in `annotally.methods.registry`, under the same names.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

F_RANK = "F"
"""The rank of candidates that match slot by slot."""


class Figures(StrEnum):
    """The family of rows that a comparison is reported by."""

    SLOTS = "counts of slots"
    LINKS = "metrics of classes of mentions"
    MENTIONS = "overlaps of mentions"
    MATCHES = "counts of matches by label"
    MATCHINGS = "counts of spans by label, by every scheme of a rule"


class Check(StrEnum):
    """A check of inputs before they are compared (`annotally.workspace.inputs.method_checks`)."""

    PROFILE = "annotations that the profile never compares, or not as it says"
    FILLS = "fills of a wrong form or place"
    ALTERNATIVES = "alternatives in a response"
    CLASS_ORDER = "pointers to classes that are mapped later (M18)"
    TEMPLATES = "several objects that stand for one document"
    SLOT_VALUES = "values that are not compared, or not in the way they look"
    TWINS = "mentions of a key that differ in nothing"
    TRANSCRIPTS = "texts too different to be aligned"


@dataclass(frozen=True, slots=True)
class MethodSpec:
    """The capabilities of a method of comparison."""

    name: str
    """As a task's ``method`` and the registry have it."""

    # --- its objects
    has_labels: bool = False
    """Instances are annotations of a schema of labels with attributes; else they have classes with slots."""
    links_mentions: bool = False
    """Instances are mentions that pointers link into classes: they have no alternatives (M15)."""
    compares_tokens: bool = False
    """Mentions are sets of tokens, read from token tables and edited in a slot."""
    compares_extents: bool = False
    """The place of every instance is compared."""
    entity_components: bool = False
    """Entities are compared by type, content and extent in words of each side's text (S2)."""
    fill_components: bool = False
    """Fills have points for content and extent; instances have none of their own (H10, H13)."""
    declares_slots: bool = False
    """Tasks list classes and slots; data beyond them are not compared (C10)."""
    orders_classes: bool = False
    """Classes are mapped one after another, those that pointers lead to first (M18)."""
    designators_first: bool = False
    """Corporate designators are removed from names before postmodifiers (M5)."""

    # --- its texts
    aligns_texts: bool = False
    """Texts of the sides may differ and are aligned then."""
    aligns_by_document: bool = False
    """Each document is aligned by itself: a response cannot be one text for all of them (C6)."""
    refuses_one_sided: bool = False
    """A document that one side lacks is refused unless a caller asks to skip it (C6)."""

    # --- its checks
    checks: tuple[Check, ...] = ()
    """Checks of the inputs, in the order of their messages."""
    late_checks: tuple[Check, ...] = ()
    """Checks that run only on inputs without an error."""

    # --- its results
    nodes_later: bool = False
    """A unit's table is computed without its nodes; these are made on demand."""
    figures: Figures = Figures.SLOTS
    reports: tuple[str, ...] = ("scores",)
    """The kinds of MUC reports it has, in the manual's order."""
    candidate_rank: str = F_RANK
    """The name of the figure by which candidates are ranked."""
    shows_rank_gap: bool = False
    """A candidate that was not chosen is shown with its distance from the pair that was."""
    has_confusion: bool = False
    """Labels are counted against each other in a matrix."""
    has_bootstrap: bool = False
    """Scores have bootstrap intervals (A10)."""
    has_details: bool = False
    """Pairs can be listed with their dimensions (``--details``)."""
    rates_slots: bool = False
    """The agreement of annotators is measured slot by slot too."""

    # --- its offers
    muc_configurable: bool = False
    """A MUC configuration file can describe its tasks."""
    has_profiles: bool = False
    """A MAT task file with profiles can describe its tasks."""
    has_final_key: bool = True
    """A final key can be made from decisions on two or more sides."""
    offers_targets: bool = False
    """Instances are offered as targets where a slot of pointers is edited."""

    @property
    def edges_count(self) -> bool:
        """Whether extents are of whole tokens or words, the first and the last of which always count."""
        return self.compares_tokens or self.entity_components


class HasMethod:
    """A task that names its method."""

    method: str

    @property
    def method_spec(self) -> MethodSpec:
        """The capabilities of the task's method."""
        return spec_of(self.method)


_SPECS = (
    MethodSpec(
        "templates",
        declares_slots=True,
        orders_classes=True,
        checks=(Check.ALTERNATIVES, Check.CLASS_ORDER, Check.TEMPLATES, Check.SLOT_VALUES),
        reports=("scores", "summary", "history"),
        rates_slots=True,
        muc_configurable=True,
        offers_targets=True,
    ),
    MethodSpec(
        "coreference",
        links_mentions=True,
        compares_extents=True,
        designators_first=True,
        figures=Figures.LINKS,
        reports=("scores", "summary", "history", "partitions"),
        muc_configurable=True,
    ),
    MethodSpec(
        "event-mentions",
        compares_tokens=True,
        compares_extents=True,
        late_checks=(Check.TWINS,),
        nodes_later=True,
        figures=Figures.MENTIONS,
        candidate_rank="overlap",
        has_final_key=False,
    ),
    MethodSpec(
        "similarity",
        has_labels=True,
        refuses_one_sided=True,
        checks=(Check.PROFILE,),
        figures=Figures.MATCHES,
        candidate_rank="similarity",
        shows_rank_gap=True,
        has_confusion=True,
        has_bootstrap=True,
        has_details=True,
        has_profiles=True,
    ),
    MethodSpec(
        "span-matching",
        has_labels=True,
        refuses_one_sided=True,
        checks=(Check.PROFILE,),
        figures=Figures.MATCHINGS,
        candidate_rank="similarity",
        has_confusion=True,
        has_details=True,
        has_profiles=True,
    ),
    MethodSpec(
        "speech",
        entity_components=True,
        aligns_texts=True,
        aligns_by_document=True,
        refuses_one_sided=True,
        late_checks=(Check.TRANSCRIPTS,),
    ),
    MethodSpec(
        "templettes",
        fill_components=True,
        aligns_texts=True,
        checks=(Check.FILLS, Check.ALTERNATIVES),
        has_final_key=False,
    ),
)

METHOD_SPECS: Mapping[str, MethodSpec] = {spec.name: spec for spec in _SPECS}
"""The methods by their names."""


def spec_of(method: str) -> MethodSpec:
    """Return the capabilities of a method; those of plugins are looked for where no other has the name.

    Raises KeyError for an unknown one, InputRefused, naming the distribution, for a plugin that fails.
    """
    spec = METHOD_SPECS.get(method)
    if spec is not None:
        return spec
    # Plugins stand above: tasks are made of what is here.
    from annotally.tasks.plugin_methods import plugin_method

    plugin = plugin_method(method)
    if plugin is None:
        raise KeyError(method)
    return plugin.spec
