"""The actions of more than two annotators: a vote, each annotator by a digit, lanes of the text."""

from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import mark

FURTHER = (
    ("fourth", mark("Take &D"), mark("Add D as an alternative (&4)")),
    ("fifth", mark("Take &E"), mark("Add E as an alternative (&5)")),
    ("sixth", mark("Take &F"), mark("Add F as an alternative (&6)")),
    ("seventh", mark("Take &G"), mark("Add G as an alternative (&7)")),
    ("eighth", mark("Take &H"), mark("Add H as an alternative (&8)")),
    ("ninth", mark("Take &I"), mark("Add I as an alternative (&9)")),
)
"""Annotators with digits that decisions between two leave free: name, and the texts of their actions."""
TAKES = ("decide.first", "decide.second", "decide.both", *(f"decide.{name}" for name, _, _ in FURTHER))
"""The actions that take an annotator's answer, by number; the third has the digit of "both" of two."""
ADDS = (
    "decide.either_first",
    "decide.either_second",
    "decide.add_third",
    *(f"decide.add_{name}" for name, _, _ in FURTHER),
)
"""The actions that add an annotator's answer as an alternative, by number."""
LINKS = (
    "decide.link_first",
    "decide.link_second",
    "decide.link_both",
    *(f"decide.link_{name}" for name, _, _ in FURTHER),
)
"""The actions that accept an annotator's link of a mention, by number; the third has the keys of "both"."""
_LINK = mark("Accept this annotator's link of the mention, whoever the mention is taken from")
_TAKE = mark("Take this annotator's annotation into the final key")
_ADD = mark("Add this annotator's annotation as an alternative: any is right")

DECIDE: tuple[ActionSpec, ...] = (
    ActionSpec(
        "decide.majority",
        mark("Ma&jority"),
        "decide",
        mark("Take what more than half of the annotators have; leave out what more than half lack"),
        "majority",
        ("M",),
        Need.VOTE,
        short=mark("Majority"),
    ),
    *(
        ActionSpec(f"decide.{name}", text, "decide/number", _TAKE, "take", (str(number),), Need.VOTE)
        for number, (name, text, _) in enumerate(FURTHER, 4)
    ),
    ActionSpec(
        "decide.add_third",
        mark("Add C as an alternative (&3)"),
        "decide/number",
        _ADD,
        "take",
        ("Shift+3",),
        Need.VOTE,
    ),
    *(
        ActionSpec(f"decide.add_{name}", text, "decide/number", _ADD, "take", (f"Shift+{number}",), Need.VOTE)
        for number, (name, _, text) in enumerate(FURTHER, 4)
    ),
)
"""Entries of the menu Decide."""

LINK: tuple[ActionSpec, ...] = (
    *(
        ActionSpec(
            f"decide.link_{name}",
            text,
            "decide/link",
            _LINK,
            "take",
            (f"Ctrl+{number}",),
            Need.MENTION,
        )
        for number, (name, text) in enumerate(
            (
                ("fourth", mark("As in &D")),
                ("fifth", mark("As in &E")),
                ("sixth", mark("As in &F")),
                ("seventh", mark("As in &G")),
                ("eighth", mark("As in &H")),
                ("ninth", mark("As in &I")),
            ),
            4,
        )
    ),
    ActionSpec(
        "decide.link_majority",
        mark("As in the &majority"),
        "decide/link",
        mark("Accept the links that more than half of the annotators have"),
        "take",
        ("Ctrl+M",),
        Need.VOTE,
    ),
)
"""Entries of the menu of links."""

VIEW: tuple[ActionSpec, ...] = (
    ActionSpec(
        "view.lanes",
        mark("Next annotators in vie&w"),
        "view",
        mark("Show other annotators above and below the text: two at a time, or all"),
        "panes",
        ("L",),
        Need.ANNOTATORS,
    ),
)
"""Entries of the menu View."""

WINDOW: tuple[ActionSpec, ...] = (
    ActionSpec(
        "window.pairs",
        mark("Pairs of anno&tators"),
        "window",
        mark("Go to the scores of every two annotators"),
        "panes",
        ("Ctrl+Alt+P",),
        Need.ANNOTATORS,
        checkable=True,
    ),
)
"""Entries of the menu Window."""
