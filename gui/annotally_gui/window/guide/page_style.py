"""The style of the guide's pages in the colours of a theme."""

from annotally_gui.services.guide.formula_markup import TALLEST
from annotally_gui.services.theme import ThemeColours, blend

_SIZES = {"h1": 1.7, "h2": 1.35, "h3": 1.15, "h4": 1.0, "h5": 1.0, "h6": 1.0}
"""Sizes of headings, in sizes of the text."""
_SPACES = {"h1": (0, 0.7), "h2": (1.6, 0.5), "h3": (1.2, 0.4), "h4": (1, 0.3), "h5": (1, 0.3), "h6": (1, 0.3)}
"""Room above and below headings, in sizes of the text."""


def page_style(colours: ThemeColours, size: float, code_family: str) -> str:
    """Return the style sheet of a page with text of so many points."""
    # Qt knows a part of CSS: no em, no inherited box properties, and margins in pixels only.
    pixel = size * 4 / 3
    # Code and headings of tables stand on a ground between those of page and window.
    shade = blend(colours.window, colours.base, 0.25).name()
    rules = [
        *(
            f"{name} {{ font-size: {size * scale:.1f}pt; font-weight: 600; color: {colours.text};"
            f" margin-top: {pixel * _SPACES[name][0]:.0f}px;"
            f" margin-bottom: {pixel * _SPACES[name][1]:.0f}px }}"
            for name, scale in _SIZES.items()
        ),
        f"p, li {{ line-height: 140%; margin-top: 0px; margin-bottom: {pixel * 0.6:.0f}px }}",
        "li { margin-bottom: 2px }",
        f"a {{ color: {colours.accent}; text-decoration: none }}",
        f"a.place {{ color: {colours.text} }}",
        f"a.copy {{ color: {colours.muted}; font-size: {size * 0.85:.1f}pt }}",
        f"p.file {{ color: {colours.muted}; font-size: {size * 0.85:.1f}pt; margin-bottom: 4px }}",
        f"code, pre {{ font-family: '{code_family}'; font-size: {size * 0.92:.1f}pt }}",
        f"code {{ background-color: {shade} }}",
        "pre { white-space: pre-wrap; margin: 0px }",
        f"table.code {{ background-color: {shade}; margin-top: 2px; margin-bottom: {pixel * 0.7:.0f}px }}",
        "td.code { padding: 8px } td.copy { padding: 6px }",
        f"table.grid {{ border-collapse: collapse; margin-bottom: {pixel:.0f}px }}",
        f"th.grid {{ border: 1px solid {colours.line}; padding: 5px; background-color: {shade} }}",
        f"td.grid {{ border: 1px solid {colours.line}; padding: 5px }}",
        f"td.quotation {{ border-left: 3px solid {colours.line}; padding-left: 12px }}",
        f"div.formula {{ margin-left: {pixel * 1.5:.0f}px }}",
        f"td.part {{ padding: {size * 0.15:.0f}px }}",
        f"td.above {{ border-bottom: 1px solid {colours.text}; padding: 2px }}",
        f"td.roof {{ border-top: 1px solid {colours.text} }}",
        "td.below { padding: 2px } td.case { padding-right: 16px }",
        "table.stack { border-collapse: collapse } span.root { text-decoration: overline }",
        f"td.limit {{ font-size: {size * 0.75:.1f}pt }} span.large {{ font-size: {size * 1.7:.1f}pt }}",
        *(
            f"span.fence{lines} {{ font-size: {size * 1.2 * lines:.1f}pt; font-weight: 300 }}"
            for lines in range(2, TALLEST + 1)
        ),
    ]
    return "\n".join(rules)
