"""What the parts of the window need from each other, handed to their constructors. There are no globals."""

from collections.abc import Callable
from dataclasses import dataclass

from annotally_gui.action_registry import ActionRegistry
from annotally_gui.alerts import Alerts
from annotally_gui.background import Client
from annotally_gui.glyphs import Glyphs
from annotally_gui.icons import Icons
from annotally_gui.inputs import Inputs
from annotally_gui.settings import Settings
from annotally_gui.theme import Theme


@dataclass(frozen=True, slots=True)
class AppContext:
    """The services of one running window."""

    settings: Settings
    theme: Theme
    glyphs: Glyphs
    icons: Icons
    alerts: Alerts
    engine: Client
    actions: ActionRegistry
    inputs: Callable[[], Inputs]
    """Asked when files are chosen: the engine's formats are imported for it."""
