import ast
import re

from annotally_gui.services.rich_text import with_links, wrapping
from support.house import ROOT

TAG = re.compile(r"</?(a|b|br|div|em|h[1-6]|html|i|img|li|p|qt|span|strong|table|td|th|tr|u|ul)[\s/>]")


def test_texts_are_escaped_and_keep_their_lines() -> None:
    assert wrapping("a <b> & 'c'\nd") == "<qt>a &lt;b&gt; &amp; &#x27;c&#x27;<br>d</qt>"


def test_links_stand_where_the_template_has_them() -> None:
    assert with_links("Also: {links} & more", [("0", "A & B"), ('"', "<b>")]) == (
        'Also: <a href="0">A &amp; B</a> · <a href="&quot;">&lt;b&gt;</a> &amp; more'
    )


def tags(source: str) -> list[int]:
    """Return the lines of string literals with a tag of HTML in them."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and TAG.search(node.value)
    ]


def test_no_other_module_of_the_window_spells_tags() -> None:
    assert tags('f"<qt>{words}</qt>"') == [1, 1]
    spelled = {path: tags(path.read_text("utf-8")) for path in (ROOT / "gui").rglob("*.py")}
    assert [path.name for path, lines in spelled.items() if lines] == ["rich_text.py"]
