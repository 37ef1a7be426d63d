"""Files of MMAX2 projects: their roles, which of them belong to one document, and where they stand.

``NAME.mmax`` names the file of words; ``common_paths.xml`` beside it names the folders and the levels.
Without these two the names tell: ``Basedata/NAME_words.xml`` and ``Markables/NAME_LEVEL_level.xml``.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum

from annotally.formats.input_files import names_in
from annotally.formats.sniffing import XML_PROLOG, end_of_run
from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import place_elements
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source

COMMON_PATHS = "common_paths.xml"
BASEDATA, MARKABLES = "Basedata/", "Markables/"
WORDS_ENDING, LEVEL_ENDING = "_words.xml", "_level.xml"
_ROOT = re.compile(r"<(mmax_project|common_paths|words|markables|annotationscheme)[\s/>]")
_STEM_END = re.compile(r"[_.\-$]|\Z")


class FileRole(Enum):
    """The role of a file in a project; of those without one nothing is read."""

    PROJECT = "mmax_project"
    PATHS = "common_paths"
    WORDS = "words"
    LEVEL = "markables"
    SCHEME = "annotationscheme"


_ENDINGS = {
    ".mmax": FileRole.PROJECT,
    COMMON_PATHS: FileRole.PATHS,
    WORDS_ENDING: FileRole.WORDS,
    LEVEL_ENDING: FileRole.LEVEL,
}


def find_root(beginning: str) -> int:
    """Return where the document element stands if it is one of MMAX2, or -1."""
    at = end_of_run(beginning, XML_PROLOG)
    return at if _ROOT.match(beginning, at) else -1


def role_of(source: Source) -> FileRole | None:
    """Return the role of a file by its document element, or by its name if that is damaged."""
    # The document element says more than a name, which people change.
    root = _ROOT.match(source.text, end_of_run(source.text, XML_PROLOG))
    if root is not None:
        return FileRole(root[1])
    return next((role for ending, role in _ENDINGS.items() if source.path.endswith(ending)), None)


def folder_of(path: str) -> str:
    """Return the folder of a path, with the separator behind it."""
    return path[: max(path.rfind("/"), path.rfind("\\")) + 1]


def name_of(path: str) -> str:
    """Return the name of a file."""
    return path[len(folder_of(path)) :]


def _area_of(path: str, *kinds: str) -> str:
    """Return the folder of a project, given a file in it or in one of its folders of some kinds."""
    folder = folder_of(path)
    inner = name_of(folder[:-1]).casefold()
    return folder_of(folder[:-1]) if inner in {kind[:-1].casefold() for kind in kinds} else folder


@dataclass(slots=True)
class ProjectLevel:
    """A level of a project: its name, the ending of its files, and the names of its scheme and colours."""

    name: str
    pattern: str
    beside: Sequence[str]


@dataclass(slots=True)
class Paths:
    """The folders and levels that a project names, the folders with a separator behind them."""

    folders: dict[str, str] = field(default_factory=dict)
    levels: list[ProjectLevel] = field(default_factory=list)
    styles: list[str] = field(default_factory=list)


def paths_in(source: Source | None) -> Paths:
    """Return the paths that a file names; without a file none. Raises InputRefused for malformed XML."""
    paths = Paths()
    if source is None:
        return paths
    for element in place_elements(parse_xml(Complaints(source))).children:
        if element.name.endswith("_path"):
            paths.folders[element.name] = _inner_folder(element.text)
        elif element.name == "views":
            paths.styles += [child.text.strip() for child in element.children]
        elif element.name == "annotations":
            for child in element.all("level"):
                scheme, colours = (child.get(name) or "" for name in ("schemefile", "customization_file"))
                paths.levels.append(
                    ProjectLevel(child.get("name") or "", child.text.strip(), (scheme, colours))
                )
    return paths


def _inner_folder(stated: str) -> str:
    """Return a folder of a project as the beginning of a path; its own folder for one outside of it."""
    # What a file names is never opened outside of the project's folder.
    parts = [part for part in stated.strip().replace("\\", "/").split("/") if part not in ("", ".")]
    # A colon may be that of a drive.
    is_outside = ".." in parts or stated.strip().startswith("/") or ":" in stated
    return "" if is_outside or not parts else "/".join(parts) + "/"


@dataclass(slots=True)
class ProjectDocument:
    """A document of a project: its name, its words, its levels; files by their numbers among the sources."""

    name: str
    words: int
    project: int | None = None
    levels: list[int] = field(default_factory=list)


class MmaxFiles:
    """The files of a side, sorted by role."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self.sources = sources
        self.roles = [role_of(source) for source in sources]
        self._common = {
            folder_of(source.path): paths_in(source)
            for source, role in zip(sources, self.roles, strict=True)
            if role is FileRole.PATHS
        }

    def numbers(self, role: FileRole) -> list[int]:
        """Return the numbers of the files of a role."""
        return [number for number, has_role in enumerate(self.roles) if has_role is role]

    def paths_of(self, path: str) -> Paths:
        """Return the paths that the project of a file names, if it names any."""
        # A file may lie in the project's folder or in one of those that the tool makes in it.
        for folder in (_area_of(path, BASEDATA, MARKABLES), folder_of(path)):
            if folder in self._common:
                return self._common[folder]
        return Paths()

    def level_name(self, path: str) -> str:
        """Return the name that a project has for the level of a file, empty where it has none."""
        # The endings of several levels may fit a name, the shorter being the end of the longer: that one
        # counts.
        name = name_of(path)
        levels = (
            level
            for level in self.paths_of(path).levels
            if "$" in level.pattern and name.endswith(level.pattern.partition("$")[2])
        )
        return max(levels, key=lambda level: len(level.pattern), default=ProjectLevel("", "", ())).name

    def documents(self) -> tuple[list[ProjectDocument], list[int]]:
        """Return the documents, and the numbers of the files that have no words.

        These are files of levels, and of projects. Raises InputRefused for malformed files of projects.
        """
        # Words are found by the name in the project's file, levels by a beginning of their name that is the
        # name of a document in the same project: the longest such beginning. Linear in the names.
        documents: list[ProjectDocument] = []
        by_words = {self.sources[number].path: number for number in self.numbers(FileRole.WORDS)}
        without: list[int] = []
        word_files: set[int] = set()
        by_stem: dict[tuple[str, str], ProjectDocument] = {}
        for project in self.numbers(FileRole.PROJECT):
            path, words = self.sources[project].path, words_of(self.sources[project])
            stem = name_of(path).rpartition(".")[0] or name_of(path)
            number = next(
                (
                    by_words[place]
                    for place in _words_places(path, words, self.paths_of(path))
                    if place in by_words
                ),
                None,
            )
            if number is None:
                without.append(project)
                continue
            document = ProjectDocument(stem, number, project)
            word_files.add(number)
            documents.append(document)
            for name in (stem, words.removesuffix(WORDS_ENDING)):
                by_stem.setdefault((folder_of(path), name), document)
        for path, number in by_words.items():
            if number in word_files:
                continue
            stem = name_of(path).removesuffix(WORDS_ENDING).removesuffix(".xml")
            document = ProjectDocument(stem, number)
            documents.append(document)
            by_stem.setdefault((_area_of(path, BASEDATA), stem), document)
        for level in self.numbers(FileRole.LEVEL):
            home = self._home_of(self.sources[level].path, by_stem)
            if home is None and len(documents) == 1:
                home = documents[0]
            if home is None:
                without.append(level)
            else:
                home.levels.append(level)
        return documents, without

    def _home_of(self, path: str, by_stem: dict[tuple[str, str], ProjectDocument]) -> ProjectDocument | None:
        # From the folder of the level outwards, the longest beginning of its name that a document has: the
        # name of one document may be the beginning of another's.
        name = name_of(path)
        areas = [_area_of(path, MARKABLES), folder_of(path)]
        while areas[-1]:
            areas.append(folder_of(areas[-1][:-1]))
        cuts = [match.start() for match in _STEM_END.finditer(name)][::-1]
        for area in areas:
            for cut in cuts:
                if (home := by_stem.get((area, name[:cut]))) is not None:
                    return home
        return None


def words_of(project: Source) -> str:
    """Return the name of the file of words that a project names. Raises InputRefused for malformed XML."""
    root = place_elements(parse_xml(Complaints(project)))
    words = next(root.all("words"), None)
    return name_of(words.text.strip()) if words is not None else ""


def _words_places(project: str, words: str, paths: Paths) -> Iterator[str]:
    """Yield the paths where the words of a project may be."""
    # The folder that the project names is tried ahead of the usual ones, and the project's own last.
    area = folder_of(project)
    basedata = paths.folders.get("basedata_path", BASEDATA)
    for folder in dict.fromkeys((basedata, BASEDATA, BASEDATA.lower(), "")):
        yield f"{area}{folder}{words}"


# --- files that are read with others

Load = Callable[[str], Source]
"""Returns the file at a path. Raises InputRefused for one that cannot be read."""


def gather_files(sources: Sequence[Source], load: Load) -> tuple[Source, ...]:
    """Return sources with the other files of their projects behind them.

    Words and levels are taken by the names that a project has for them, else by the usual ones; schemes,
    colours and styles come along, so that a project is written whole.

    Raises InputRefused for files that are malformed.
    """
    # Any file of a project leads to the rest of it: each role has its own way there.
    gathering = _Gathering(sources, load)
    for source in sources:
        role = role_of(source)
        if role is FileRole.PROJECT:
            gathering.add_project(source)
        elif role is FileRole.WORDS:
            gathering.add_levels(
                _area_of(source.path, BASEDATA), name_of(source.path).removesuffix(WORDS_ENDING)
            )
        elif role is FileRole.LEVEL:
            gathering.add_words(source.path)
    return tuple(gathering.files.values())


class _Gathering:
    """The gathering of the files of one side: each once, in the order in which they are asked for."""

    def __init__(self, sources: Sequence[Source], load: Load) -> None:
        self.files = {source.path: source for source in sources}
        self._load = load
        self._names: dict[str, frozenset[str]] = {}
        self._paths: dict[str, Paths] = {}

    def _add(self, path: str) -> bool:
        """Take in the file at a path; tell whether there is one."""
        # A file that is named but not there is no error here: the reader says what it lacks.
        if path in self.files:
            return True
        if name_of(path) not in self._listed(folder_of(path)):
            return False
        self.files[path] = self._load(path)
        return True

    def _listed(self, folder: str) -> frozenset[str]:
        if folder not in self._names:  # asked once, for there may be thousands of files in it
            self._names[folder] = names_in(folder)
        return self._names[folder]

    def add_project(self, project: Source) -> None:
        """Take in the words and levels of a project."""
        # Common paths come first, since they name the folders and levels; without levels usual names are
        # tried.
        area, stem = folder_of(project.path), name_of(project.path).rpartition(".")[0]
        if area not in self._paths:
            self._add(f"{area}{COMMON_PATHS}")
            self._paths[area] = paths_in(self.files.get(f"{area}{COMMON_PATHS}"))
        paths = self._paths[area]
        any(self._add(place) for place in _words_places(project.path, words_of(project), paths))
        folder = paths.folders.get("markable_path", MARKABLES)
        levels = [level for level in paths.levels if "$" in level.pattern]
        for level in levels:
            self._add(f"{area}{folder}{name_of(level.pattern.replace('$', stem))}")
            for kind, name in zip(("scheme_path", "customization_path"), level.beside, strict=True):
                self._add_beside(f"{area}{paths.folders.get(kind, '')}", name)
        for style in paths.styles:
            self._add_beside(f"{area}{paths.folders.get('style_path', '')}", style)
        if not levels:
            self.add_levels(area, stem)

    def _add_beside(self, folder: str, name: str) -> None:
        """Take in a file that a project may do without."""
        if name:
            with suppress(InputRefused):
                self._add(f"{folder}{name_of(name)}")

    def add_levels(self, area: str, stem: str) -> None:
        """Take in the levels of a document by their usual names."""
        # Folders are listed in no certain order; sorted names make the result the same everywhere.
        for folder in (MARKABLES, MARKABLES.lower(), ""):
            for name in sorted(self._listed(f"{area}{folder}")):
                if name.startswith(f"{stem}_") and name.endswith(LEVEL_ENDING):
                    self._add(f"{area}{folder}{name}")

    def add_words(self, level: str) -> None:
        """Take in the words of a level by their usual name."""
        # Beginnings of the name are tried from the shortest on; the first with a file of words is the
        # document.
        area, name = _area_of(level, MARKABLES), name_of(level)
        for match in _STEM_END.finditer(name):
            for folder in (BASEDATA, BASEDATA.lower(), ""):
                if self._add(f"{area}{folder}{name[: match.start()]}{WORDS_ENDING}"):
                    return
