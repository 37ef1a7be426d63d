"""Writing of files: whole or not at all, several together, synced to disk, never in an input's place.

Several files are written in three steps, each synced: the files themselves beside their places, under other
names; a note of their moves; the moves. If power is lost before the note, all is as it was; after it the next
save into the folder, or the opening of a project beside it, finishes the moves. A move that fails is taken
back with those before it.
"""

import errno
import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from annotally.formats.durable import (
    clear_leftovers,
    copy_aside,
    part_name,
    replace_synced,
    sync_folder,
    token,
    write_synced,
)
from annotally.formats.io import expand
from annotally.formats.regular_files import STANDARD_INPUT
from annotally.model.diagnostics import Diagnostic, InputRefused, file_error, warning
from annotally.model.wording import Wording

_NOTE = ".saving"
"""Ending of a note: moves that were decided on and may have to be finished."""
_LARGEST_NOTE = 16 << 20
_MOST_FOLDERS = 200
"""Folders beside a project in which cut-off saves are looked for."""
_LISTED = 5
"""Files of a cut-off save named in a warning."""


class _Move(msgspec.Struct, frozen=True):
    """A file that goes to ``target``, a path from the folder of the note.

    ``number`` names the part that waits beside the target, ``before`` is the digest of what stood there, None
    where there was nothing.
    """

    target: str
    number: int
    before: str | None

    def place(self, folder: Path) -> Path:
        """Return the place of the file, given the folder of the note."""
        return Path(os.path.normpath(folder / self.target))

    def part(self, folder: Path, word: str, ending: str = ".part") -> Path:
        """Return the path of the waiting file in the save with a word."""
        return part_name(self.place(folder).parent, f"{word}-{self.number}", ending)


def save_text(path: str, text: str) -> None:
    """Write a file in UTF-8, whole or not at all. Raises InputRefused where the place cannot be written.

    Half characters, which come from names of files that are not UTF-8, are written as escapes.
    """
    save_files({path: text.encode(errors="backslashreplace")})


def save_pieces(path: str, pieces: Iterable[bytes]) -> None:
    """Write a file piece by piece as they come, whole or not at all.

    Raises InputRefused where the place cannot be written, and what the pieces raise.
    """
    save_files({path: pieces})


def save_files(files: Mapping[str, bytes | Iterable[bytes]]) -> None:
    """Write files by path, all or none; they are on disk when this returns.

    A link is followed, a device or pipe never replaced. A save into one of the folders that was cut off is
    finished first. Raises InputRefused for the first place that cannot be written.
    """
    path = ""
    save: _Save | None = None
    try:
        places: dict[Path, str] = {}
        for path in files:
            places[_place_to_write(path)] = path
        # Every part is on disk before the first move, so that a full disk or a refused folder is found out
        # while all files are still as they were. Cost: each file is written once; with several, those
        # replaced are hashed too.
        save = _Save(list(places))
        save.clear()
        for move, path in zip(save.moves, places.values(), strict=True):
            write_synced(move.part(save.folder, save.word), files[path])
        save.move_all()
    except _MoveFailed as failure:
        raise _refusal(places[failure.place], failure.reason) from None
    except (OSError, ValueError) as reason:
        raise _refusal(path, reason) from None
    finally:
        if save is not None:
            save.remove_leftovers()


class _MoveFailed(Exception):  # noqa: N818  # it never leaves this module
    """Failure to move a file to its place; those moved before are back where they were."""

    def __init__(self, place: Path, reason: OSError) -> None:
        super().__init__(place)
        self.place, self.reason = place, reason


class _Save:
    """A save: files on their way to their places."""

    def __init__(self, places: Sequence[Path]) -> None:
        self.word = token()
        self.folders = sorted({place.parent for place in places})
        self.folder = self.folders[0] if places else Path()
        several = len(places) > 1
        self.moves = [
            _Move(os.path.relpath(place, self.folder), number, _digest(place) if several else None)
            for number, place in enumerate(places)
        ]
        self._note = part_name(self.folder, self.word, _NOTE)

    def clear(self) -> None:
        """Finish earlier saves into the folders, and remove their leftovers. Raises OSError."""
        for folder in self.folders:
            finish_saves(folder)
            clear_leftovers(folder)

    def move_all(self) -> None:
        """Move synced files to their places and sync the folders; several under a note.

        Raises _MoveFailed, and OSError where the note cannot be written.
        """
        # Invariant: from the note on until its removal, parts and note on disk suffice to finish all the
        # moves; without a note there is either nothing to finish or a single move, which the file system does
        # whole or not at all.
        if len(self.moves) > 1:
            self._write_note()
        moved: list[_Move] = []
        for move in self.moves:
            try:
                # A part that is gone was moved by a later save, which took this one for broken off.
                with suppress(FileNotFoundError):
                    move.part(self.folder, self.word).replace(move.place(self.folder))
            except OSError as reason:
                self._take_back(moved)
                raise _MoveFailed(move.place(self.folder), reason) from None
            moved.append(move)
        for folder in self.folders:
            sync_folder(folder)
            sync_folder(folder.parent)  # it may be new itself
        self._note.unlink(missing_ok=True)

    def _write_note(self) -> None:
        """Keep the files in the places under other names, and write down which files belong there."""
        # The note is the commit point. Copies of the earlier files are on disk before it exists, since a move
        # that fails is taken back from them. The note itself is written under another name and renamed, so
        # that it is there whole or not at all.
        for move in self.moves:
            if move.before is not None:
                copy_aside(move.place(self.folder), move.part(self.folder, self.word, ".before"))
        for folder in self.folders:
            sync_folder(folder)
        draft = part_name(self.folder, self.word)
        try:
            write_synced(draft, msgspec.json.encode(self.moves))
            replace_synced(draft, self._note)
        finally:
            draft.unlink(missing_ok=True)

    def _take_back(self, moved: Sequence[_Move]) -> None:
        """Put back the earlier files in the places of files that were moved already."""
        self._note.unlink(missing_ok=True)
        sync_folder(self.folder)
        for move in moved:
            with suppress(OSError):
                if move.before is None:
                    move.place(self.folder).unlink()
                else:
                    move.part(self.folder, self.word, ".before").replace(move.place(self.folder))
        for folder in self.folders:
            sync_folder(folder)

    def remove_leftovers(self) -> None:
        """Remove the files that are not in their places, moved or not."""
        for move in self.moves:
            for ending in (".part", ".before"):
                move.part(self.folder, self.word, ending).unlink(missing_ok=True)


def finish_saves(folder: Path, inputs: Iterable[str] = ()) -> None:
    """Finish a save of several files into a folder that was decided on before power was lost.

    A place that holds something else than it did then is left as it is; so is the whole save if one of its
    places is among ``inputs``, or lies in a folder of these. Raises OSError.
    """
    notes = _notes(folder)
    if not notes:
        return
    input_paths = list(inputs)
    input_files: list[str | Path] = [*input_paths, *expand(input_paths)] if input_paths else []
    input_identities = {_identity(file) for file in input_files} - {None}
    # A crash may have left each move done or not done. A part that is still there belongs to a move not done;
    # the digest tells whether somebody has written to its place since. Running this twice changes nothing
    # more.
    for note in notes:
        word = note.name.removeprefix(".annotally-").removesuffix(_NOTE)
        moves = _read_note(note)
        places = [place for move in moves for place in (move.place(folder), move.place(folder).parent)]
        if not input_identities.isdisjoint(map(_identity, places)):
            continue
        for move in moves:
            part, place = move.part(folder, word), move.place(folder)
            if part.is_file() and not part.is_symlink():
                if _digest(place) == move.before:
                    part.replace(place)
                else:
                    part.unlink()
            move.part(folder, word, ".before").unlink(missing_ok=True)
        for parent in sorted({move.place(folder).parent for move in moves}):
            sync_folder(parent)
        note.unlink(missing_ok=True)


def finish_saves_beside(project: str, inputs: Iterable[str]) -> None:
    """Finish saves into the folder of a project and the folders in it, where keys and reports are proposed.

    No input is written, and a folder that cannot be read or written stays as it is: readers of its files get
    a warning (`cut_off_saves`).
    """
    # Only the folder and the folders in it are looked at: keys and reports are proposed there, and a walk of
    # a whole tree could take any time. Each folder is suppressed by itself, so one that is locked does not
    # keep the others from being finished.
    folder = Path(project).absolute().parent
    with suppress(OSError):
        folders = [
            folder,
            *sorted(
                candidate
                for candidate in folder.iterdir()
                if candidate.is_dir() and not candidate.is_symlink()
            ),
        ]
        for candidate in folders[:_MOST_FOLDERS]:
            with suppress(OSError, InputRefused):
                finish_saves(candidate, inputs)


def cut_off_saves(paths: Iterable[str]) -> Iterator[Diagnostic]:
    """Yield a warning for each folder of the files at ``paths`` into which a save was cut off.

    Its files may be those from before. Nothing is changed: they are inputs.
    """
    # Folders are resolved first: several paths, some through links, may lead to one folder, which is warned
    # of once.
    folders = {Path(os.path.realpath(path)) for path in paths if path != STANDARD_INPUT}
    for folder in sorted({real_path if real_path.is_dir() else real_path.parent for real_path in folders}):
        with suppress(OSError):
            places = {move.place(folder).name for note in _notes(folder) for move in _read_note(note)}
            if places:
                finding = Wording(
                    "a save into this folder was interrupted: {names}",
                    names=", ".join(sorted(places)[:_LISTED]),
                )
                remedy = Wording("save there again, or open the project that it was saved from")
                yield warning(
                    os.fspath(folder), 0, 0, finding, Wording("files of one save, all or none"), remedy
                )


def _notes(folder: Path) -> list[Path]:
    return sorted(folder.glob(f".annotally-*{_NOTE}"))


def _read_note(note: Path) -> Sequence[_Move]:
    """Return the moves of a note; none where it is damaged or too large."""
    try:
        if note.is_symlink() or not note.is_file() or note.stat().st_size > _LARGEST_NOTE:
            return ()
        moves = msgspec.json.decode(note.read_bytes(), type=tuple[_Move, ...])
        return [move for move in moves if move.place(note.parent).parent.is_dir()]
    except (OSError, ValueError, RecursionError):
        return ()


def _digest(place: Path) -> str | None:
    """Return the digest of the file at a place; None where there is none."""
    if not place.is_file():
        return None
    with place.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _refusal(path: str, reason: OSError | ValueError) -> InputRefused:
    finding = Wording("cannot be written: {why}", why=_reason(reason))
    return file_error(path, finding, Wording("a file that can be written"), Wording("choose another"))


def keep_inputs(targets: Iterable[str], inputs: Iterable[str]) -> None:
    """Raise InputRefused for a target that is an input, or a target twice, by whatever name it goes."""
    # Each input is looked at once, for its number on its disk: a file has the same by any of its names.
    chosen = list(targets)
    files = {_identity(file) for file in expand(list(inputs))} - {None} if chosen else set()
    places = set()
    for target in chosen:
        place = os.path.realpath(target)
        if place in places:
            raise file_error(
                target,
                Wording("is chosen for two outputs"),
                Wording("a file for each"),
                Wording("choose another file for one output"),
            )
        places.add(place)
        if _identity(target) in files:
            finding = Wording("is an input, which is never written")
            raise file_error(target, finding, Wording("a file that is not read"), Wording("choose another"))


def make_directory(path: str, purpose: Wording) -> None:
    """Make a directory unless it is there; ``purpose`` is its content, for the InputRefused it may raise."""
    try:
        Path(path).mkdir(exist_ok=True)
        sync_folder(Path(path).absolute().parent)
    except OSError as reason:
        finding = Wording("cannot be made a directory: {why}", why=_reason(reason))
        raise file_error(
            path, finding, Wording("a directory for {purpose}", purpose=purpose), Wording("choose another")
        ) from None


def make_folders(path: str, names: Iterable[str], purpose: Wording) -> None:
    """Make a directory, and those in it that names of files have ahead of them, as `make_directory` does."""
    make_directory(path, purpose)
    inner = {parent for name in names for parent in Path(name).parents}
    for folder in sorted(inner - {Path()}):
        make_directory(os.fspath(Path(path) / folder), purpose)


def _identity(path: str | Path) -> tuple[int, int] | None:
    """Return the disk of a file and its number on it; None where there is none or it cannot be looked at."""
    try:
        status = Path(path).stat()
    except (OSError, ValueError):
        return None
    return status.st_dev, status.st_ino


def are_same_file(first: str | Path, second: str | Path) -> bool:
    """Return whether two paths name one file; False where either is missing or cannot be looked at."""
    identity = _identity(first)
    return identity is not None and identity == _identity(second)


def _place_to_write(path: str) -> Path:
    target = Path(path)
    if target.exists() and not target.is_file():
        raise OSError(errno.EEXIST, "a directory" if target.is_dir() else "not a regular file")
    return target.resolve()


def _reason(problem: OSError | ValueError) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
