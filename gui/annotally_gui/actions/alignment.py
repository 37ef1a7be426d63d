"""The actions of two texts that are aligned."""

from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import mark

TURNED = ActionSpec(
    "view.texts_turned",
    mark("&Texts one above the other"),
    "view",
    mark("Show the two texts one above the other instead of side by side"),
    "panes",
    ("Ctrl+Alt+T",),
    Need.TWO_TEXTS,
    checkable=True,
)
"""Entry of the menu View."""

GO: tuple[ActionSpec, ...] = (
    ActionSpec(
        "go.previous_word_error",
        mark("Previous &word error"),
        "go",
        mark("Go to the previous place where the texts differ"),
        "previous",
        ("Shift+F9",),
        Need.TWO_TEXTS,
        rule=True,
    ),
    ActionSpec(
        "go.next_word_error",
        mark("Next w&ord error"),
        "go",
        mark("Go to the next place where the texts differ"),
        "next",
        ("F9",),
        Need.TWO_TEXTS,
    ),
    ActionSpec(
        "go.other_text",
        mark("Othe&r text"),
        "go",
        mark("Move the focus to the aligned words in the other text"),
        "next-pane",
        ("F4",),
        Need.TWO_TEXTS,
    ),
    ActionSpec(
        "go.next_text",
        mark("Te&xt of the next annotator"),
        "go",
        mark("Show the text of the next annotator who has another text beside the one compared"),
        "next-pane",
        ("Shift+F4",),
        Need.SEVERAL_TEXTS,
    ),
)
"""Entries of the menu Go."""

PINS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "score.align_words",
        mark("Align these &words"),
        "score",
        mark("Align the words selected in both texts; the rest is aligned around them"),
        "pair",
        ("W",),
        Need.PINNABLE,
    ),
    ActionSpec(
        "score.release_words",
        mark("A&lign automatically"),
        "score",
        mark("Remove the manual alignment of the current words"),
        "split",
        ("Shift+W",),
        Need.PINNABLE,
    ),
)
"""Entries of the menu Score."""

ALIGNMENT = ActionSpec(
    "score.alignment",
    mark("&Alignment…"),
    "score",
    mark("Change how differing texts are aligned and compared; the effect is shown at once"),
    "configuration",
    ("Shift+F7",),
    Need.DIFFERING,
)
"""Entry of the menu Score."""
