"""Make the one-directory bundle with PyInstaller and try it: contents, score, formats, window, guide."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

from packages_build import BUILD, BUNDLE, ROOT, SAMPLE, check_score, pip, prepared_environment, run, scripts

_MODULES = """
import sys
from PyInstaller.archive.readers import CArchiveReader
archive = CArchiveReader(sys.argv[1])
for name in archive.toc:
    if name.startswith("PYZ"):
        print(*archive.open_embedded_archive(name).toc, sep="\\n")
"""
"""What the environment of the bundle runs to list the modules in a program."""
_OTHER_KINDS = ("muc-templates", "muc34", "muc34-texts", "conll-coreference", "event-mentions")
"""Formats that hold no entities in a text."""


def build_bundle(wheel: Path, environment: Path) -> None:
    """Make the folder `BUNDLE` from the wheel, installed beside its pinned dependencies alone."""
    pip(environment, "--no-deps", "--no-index", "--force-reinstall", wheel)
    python = scripts(environment) / "python"
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    offscreen.pop("PYTHONPATH", None)
    run(python, ROOT / "packaging" / "program_icons.py", BUILD / "icons", env=offscreen)
    shutil.rmtree(BUNDLE, ignore_errors=True)
    places = ("--distpath", BUNDLE.parent, "--workpath", BUILD / "work")
    spec = ROOT / "packaging" / "annotally.spec"
    run(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec, env=offscreen)


def check_contents(wheel: Path, program: Path, environment: Path) -> None:
    """Check that a bundle holds every file of the wheel; SystemExit names the files that it lacks.

    Modules are imported, and pages and word lists opened, by names that PyInstaller cannot find out.
    """
    words = [scripts(environment) / "python", "-c", _MODULES, program]
    bundled = set(subprocess.run(words, check=True, capture_output=True, text=True).stdout.split())
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name and not name.endswith("/")]
    lacking = []
    for name in names:
        path = Path(name)
        if path.suffix == ".py":
            module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
            lacking += [module] if module not in bundled else []
        elif path.suffix != ".pyi" and path.name != "py.typed":
            lacking += [name] if not (program.parent / "_internal" / path).is_file() else []
    if lacking:
        raise SystemExit(f"{program} lacks {', '.join(lacking)}")
    print(f"{program.name} holds the {len(names)} files of the wheel")


def check_formats(program: Path, home: str, environment: dict[str, str]) -> None:
    """Write the sample in every format that can hold named entities, and read each again."""
    listing = subprocess.run(
        [program, "formats"], capture_output=True, text=True, check=True, env=environment
    )
    lines = (line.split() for line in listing.stdout.splitlines()[1:])
    formats = [line[0] for line in lines if line[1:3] == ["yes", "yes"] and line[0] not in _OTHER_KINDS]
    for name in formats:
        target = Path(home) / name
        options = ("--drop", "all", "--quiet")
        run(program, "convert", SAMPLE / "key.sgm", target, "--to", name, *options, env=environment)
        again = ("--from", name, "--to", "span-table", *options)
        run(program, "convert", target, Path(home) / f"{name}.csv", *again, env=environment)
    print(f"{program.name} writes and reads {', '.join(formats)}")


def check_guide(program: Path, home: str) -> None:
    """Have the window show the guide by its key, if there is an X server without a screen to try it on."""
    if not all(map(shutil.which, ("xvfb-run", "openbox", "xdotool"))):
        print("the guide in the window: NOT TRIED, which needs xvfb-run, openbox and xdotool")
        return
    bare = {"PATH": os.environ["PATH"], "HOME": home}
    display, steps = ROOT / "packaging" / "with-display.sh", ROOT / "packaging" / "try-guide.sh"
    run("sh", display, "sh", steps, program, env=bare, timeout=120)


def check_bundle(program: Path) -> None:
    """Score with a bundle, write and read its formats, open its window on the sample, and its guide."""
    with tempfile.TemporaryDirectory() as home:
        # Nothing of this machine's Python, and none of its settings.
        bare = {"PATH": os.defpath, "HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        if sys.platform == "win32":
            bare = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        check_score([program], cwd=home, env=bare)
        check_formats(program, home, bare)
        window = subprocess.run(
            [program, "--sample", "--smoke"], cwd=home, env=bare, timeout=120, check=False
        )
        check_guide(program, home)
    if window.returncode:
        raise SystemExit(f"{program} --smoke ended with {window.returncode}")


if __name__ == "__main__":
    built_wheel = Path(sys.argv[1])
    built_program = BUNDLE / ("annotally.exe" if sys.platform == "win32" else "annotally")
    build_bundle(built_wheel, prepared_environment())
    check_contents(built_wheel, built_program, prepared_environment())
    check_bundle(built_program)
    print(f"{BUNDLE} opens its window and scores")
