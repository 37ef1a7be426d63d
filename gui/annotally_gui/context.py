"""The services of a window, handed to the constructors of its parts. There are no globals."""

from collections.abc import Callable
from dataclasses import dataclass

from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.services.alerts import Alerts
from annotally_gui.services.engine_client import Client
from annotally_gui.services.icons import Icons
from annotally_gui.services.input_roles import InputCatalogue
from annotally_gui.services.settings import Settings
from annotally_gui.services.status_glyphs import Glyphs
from annotally_gui.services.theme import Theme


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
    inputs: Callable[[], InputCatalogue]
    """Asked when files are chosen: the engine's formats are imported for it."""
