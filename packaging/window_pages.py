"""The help pages of the window and its shortcuts, made of the declarations: window_pages.py [--check].

They stand in ``resources/annotally_resources/help`` and are English, with the shortcuts as declared. With
``--check`` nothing is written, and the exit code is 1 where a page is stale.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from annotally_gui.services.guide.pages import Guide, page_sources
from annotally_gui.window.guide.window_pages import window_pages

HELP = Path(__file__).resolve().parents[1] / "resources" / "annotally_resources" / "help"


def main(arguments: Sequence[str]) -> int:
    """Write the pages, or tell whether they are up to date."""
    guide = Guide(page_sources(HELP))
    stale = [
        (HELP / name, text)
        for name, text in window_pages(guide).items()
        if not (HELP / name).is_file() or (HELP / name).read_text(encoding="utf-8") != text
    ]
    if "--check" in arguments:
        for path, _ in stale:
            print(f"{path.name} is stale: run packaging/window_pages.py")
        return int(bool(stale))
    for path, text in stale:
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
