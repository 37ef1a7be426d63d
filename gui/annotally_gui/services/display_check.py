"""Is there a screen to show a window on? Asked before Qt is loaded, because Qt ends the process if not."""

import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_WHAT_TO_DO = (
    "Annotally's window needs one. Start it in a graphical session, or set DISPLAY or WAYLAND_DISPLAY; "
    "over ssh use 'ssh -X'. Scoring works without a display: see 'annotally --help'."
)


def missing_display(environment: Mapping[str, str], platform: str = sys.platform) -> str:
    """Return the message for a display that can show no window; empty if it can, or nobody knows."""
    # A platform that was chosen goes first, then Wayland, then X11. Other platforms that Qt can be told to
    # use need no display server.
    if platform in ("win32", "darwin", "cygwin"):
        return ""
    chosen = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if chosen and chosen not in ("xcb", "wayland"):
        return ""
    if chosen != "xcb" and _wayland_answers(environment):
        return ""
    display = environment.get("DISPLAY", "")
    if chosen == "wayland":
        return f"No Wayland display answers. {_WHAT_TO_DO}"
    if not display:
        return f"There is no display. {_WHAT_TO_DO}"
    if not _x_answers(display):
        return f"The display {display} does not answer. {_WHAT_TO_DO}"
    return ""


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return bool(name) and _connects(str(Path(folder) / name))


def _x_answers(display: str) -> bool:
    """Tell whether the X server is there; one on another machine is believed to be."""
    # A local server listens on a socket in the file system, on Linux also on one of the same name in the
    # abstract namespace (leading NUL). Over the network nothing is tried, since that could take long.
    host, _, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if host not in ("", "unix") or not number.isdigit():
        return bool(host)
    path = f"/tmp/.X11-unix/X{number}"  # where every X server of Unix listens
    return _connects(path) or _connects(f"\0{path}")


def _connects(address: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(2)
        try:
            probe.connect(address)
        except OSError:
            return False
        return True
