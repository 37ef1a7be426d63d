"""Catalogues of the window's words for translators: catalogues.py [LANGUAGE ...].

Every string that passes `tr`, `mark` or `plural`, and every sentence that is a `Wording`, becomes a message
of ``resources/annotally_resources/translations/annotally_LANGUAGE.ts``, which Qt Linguist opens. Translations
that are there stay; messages that no code has any more go. Then the catalogue is compiled for the program. A
new language is begun with its code, such as ``nl``.
"""

import ast
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FUNCTIONS = {
    ROOT / "gui" / "annotally_gui": ("tr", "mark", "plural", "Wording"),
    ROOT / "engine" / "annotally": ("Wording", "plural", "mark"),
}
"""The functions that messages pass, by the folder of the code."""
FOLDER = ROOT / "resources" / "annotally_resources" / "translations"
CONTEXT = "annotally"
SOURCE_LANGUAGE = "en"

if TYPE_CHECKING:
    from lxml.etree import _Element


class Message(NamedTuple):
    """A message: its English text, that for one thing where it counts things, and the files that have it."""

    text: str
    singular: str
    files: tuple[str, ...]


def main(arguments: list[str]) -> int:
    """Bring the catalogues of some languages up to date, without any those that are there."""
    languages = arguments or sorted(path.stem.partition("_")[2] for path in FOLDER.glob("annotally_*.ts"))
    if any(not language.isalpha() for language in languages):
        print(__doc__)
        return 2
    messages = collect_messages()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in languages:
        path = FOLDER / f"annotally_{language}.ts"
        catalogue = make_catalogue(messages, language, read_translations(path))
        path.write_bytes(catalogue)
        if language != SOURCE_LANGUAGE:  # English stands in the code
            compile_catalogue(path)
        unfinished = catalogue.count(b'type="unfinished"')
        print(f"{language}: {len(messages)} messages, {unfinished} not translated")
    return 0


def collect_messages() -> list[Message]:
    """Return the messages of window and engine, in the order of their texts."""
    # Qt looks a message up by its text alone: a text that also counts things somewhere has forms everywhere.
    files: dict[str, list[str]] = {}
    singulars: dict[str, str] = {}
    for folder, functions in FUNCTIONS.items():
        for path, text, singular in _texts_in(folder, functions):
            name = path.relative_to(ROOT).as_posix()
            if name not in files.setdefault(text, []):
                files[text].append(name)
            if singular:
                singulars.setdefault(text, singular)
    return [Message(text, singulars.get(text, ""), tuple(names)) for text, names in sorted(files.items())]


def _texts_in(folder: Path, functions: Collection[str]) -> Iterator[tuple[Path, str, str]]:
    """Yield the messages below a folder with their modules and singulars."""
    for path in sorted(folder.rglob("*.py")):
        for text, singular in _texts(ast.parse(path.read_text("utf-8")), functions):
            yield path, text, singular


def _texts(tree: ast.AST, functions: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield the text of each message in a module, and its singular, empty where it counts nothing."""
    for node in ast.walk(tree):
        name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
        if not isinstance(node, ast.Call) or name not in functions:
            continue
        literals = [argument.value for argument in node.args[:2] if isinstance(argument, ast.Constant)]
        texts = [text for text in literals if isinstance(text, str)]
        if name == "plural" and len(texts) == 2:
            yield texts[1], texts[0]
        elif name != "plural" and texts:
            yield texts[0], ""


def read_translations(path: Path) -> dict[tuple[str, bool], tuple[str, ...]]:
    """Return the finished translations of a catalogue: forms by text and whether it counts things."""
    from lxml import etree

    if not path.exists():
        return {}
    translations = {}
    for element in etree.parse(path).getroot().iter("message"):
        translation, text = element.find("translation"), element.findtext("source") or ""
        if translation is not None and translation.get("type") is None:
            forms = [form.text or "" for form in translation.findall("numerusform")]
            numerus = element.get("numerus") == "yes"
            translations[text, numerus] = tuple(forms) if numerus else (translation.text or "",)
    return translations


def make_catalogue(
    messages: list[Message], language: str, translations: Mapping[tuple[str, bool], tuple[str, ...]]
) -> bytes:
    """Return the catalogue of a language in the form of Qt Linguist; English is its own translation."""
    from lxml import etree

    root = etree.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE_LANGUAGE)
    context = etree.SubElement(root, "context")
    etree.SubElement(context, "name").text = CONTEXT
    for message in messages:
        forms = translations.get((message.text, bool(message.singular)), ())
        if language == SOURCE_LANGUAGE:
            forms = (message.singular, message.text) if message.singular else (message.text,)
        _add_message(context, message, forms)
    head = b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    etree.indent(root, " ")
    return head + bytes(etree.tostring(root, encoding="utf-8")) + b"\n"


def _add_message(context: "_Element", message: Message, forms: tuple[str, ...]) -> None:
    from lxml import etree

    element = etree.SubElement(context, "message", {"numerus": "yes"} if message.singular else {})
    for name in message.files:
        etree.SubElement(element, "location", filename=name)
    etree.SubElement(element, "source").text = message.text
    if message.singular:
        etree.SubElement(element, "extracomment").text = f"For one: {message.singular}"
    translation = etree.SubElement(element, "translation", {} if any(forms) else {"type": "unfinished"})
    if message.singular:
        for form in forms or ("", ""):
            etree.SubElement(translation, "numerusform").text = form
    elif forms:
        translation.text = forms[0]


def compile_catalogue(path: Path) -> Path:
    """Compile a catalogue with Qt's own compiler and return the file that the program reads."""
    import PySide6

    compiled = path.with_suffix(".qm")
    compiler = Path(str(PySide6.__file__)).parent / "lrelease"
    subprocess.run([str(compiler), "-silent", str(path), "-qm", str(compiled)], check=True)
    return compiled


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
