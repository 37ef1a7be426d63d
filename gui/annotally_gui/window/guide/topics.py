"""The places of the guide that belong to the parts of the window: panes, dialogs, and fields in them."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from annotally_gui.services.guide.pages import GuidePlace
from annotally_gui.window.guide.window_pages import KEYS, WINDOW


def _window(**topics: str) -> dict[str, str]:
    """Return the places of parts by the sections of the page about the window that they belong to."""
    return {name: f"{WINDOW}#{anchor}" for anchor, names in topics.items() for name in names.split()}


TOPICS: Mapping[str, str] = MappingProxyType(
    {
        # Panes by the names of their docks.
        **_window(
            open="welcome",
            documents="corpus",
            walk="text",
            rows="mapping",
            decide="inspector",
            many="concordance",
            finish="questions",
            scores="scores confusion pairs",
            agreement="agreement",
            classes="coreference",
        ),
        # Dialogs by their classes.
        **_window(
            open="AboutDialog InputsAstrayDialog",
            sheet="OpenFilesDialog LabelFeaturesDialog ToleranceDialog",
            decide="ReasonsDialog AnnotationDialog",
            correct="PairWithDialog BringDialog SplitOffDialog AddedDialog",
            many="RulesDialog",
            finish="ExportKeyDialog UnresolvedDialog FeedbackDialog",
            scores="ReportsDialog",
            configuration="ConfigurationDialog KeepChangesDialog AlignmentSheet",
            profile="ProfileEditor LabelsDialog",
            systems="RunChangesDialog",
            messages="MessagesDialog RefusalDialog CrashDialog NoticeDialog QuestionDialog",
            preferences="PreferencesDialog",
        ),
        "FullReportDialog": "reports.md",
        "SystemsDialog": "campaigns.md",
        "MeasureExampleDialog": "measures.md#the-laboratory",
        "ShortcutSheet": KEYS,
        # Parts of panes and dialogs by their classes.
        **_window(
            filter="FilterBar",
            decide="DecisionButtons CardEditor FinalCard TakeBar",
            correct="PairingBar",
            walk="FindBar AlignmentLine",
            profile="ProfileBar SpreadBar DimensionRows StrataPage ScorePage EquivalenceRows",
            states="ReasonLines",
        ),
        "LaboratoryView": "laboratory.md#in-the-window",
        "AnnotatorTestsView": "laboratory.md#which-annotators-differ",
        "MatchingField": "matching.md",
        "KeyLossChoices": "formats.md",
        "ShortcutEditor": KEYS,
        "MethodsPage": "plugins.md",
    }
)
"""Places of the guide by the object name of a pane, or by the name of a class."""


def topic_of(widget: QWidget | None) -> GuidePlace | None:
    """Return the place for a widget, or for the nearest part around it that has one; None without one.

    A part that knows better, because it depends on what is selected in it, has a method ``guide_place``.
    """
    # From the inside out: a field goes before its pane or dialog. Names of base classes count, so that a
    # pane made of another has its place until it gets one.
    while widget is not None:
        find_place = getattr(widget, "guide_place", None)
        place = find_place() if callable(find_place) else None
        if isinstance(place, GuidePlace):
            return place
        topic = next((TOPICS[name] for name in names_of(widget) if name in TOPICS), "")
        if topic:
            return place_named(topic)
        widget = widget.parentWidget()
    return None


def names_of(widget: QWidget) -> list[str]:
    """Return the names under which a widget may have a place: its own, and those of its classes."""
    return [widget.objectName(), *(kind.__name__ for kind in type(widget).__mro__)]


def place_named(topic: str) -> GuidePlace:
    """Return the place that a value of `TOPICS` names."""
    page, _, anchor = topic.partition("#")
    return GuidePlace(page, anchor)
