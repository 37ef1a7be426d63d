"""Make the one-directory bundle with PyInstaller and try it: the window offscreen, and one score."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from packages_build import BUILD, BUNDLE, ROOT, check_score, pip, prepared_environment, run, scripts


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


def check_bundle(program: Path) -> None:
    """Open the window of a bundle on the sample without a screen, and score the sample."""
    with tempfile.TemporaryDirectory() as home:
        # Nothing of this machine's Python, and none of its settings.
        bare = {"PATH": os.defpath, "HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        if sys.platform == "win32":
            bare = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        check_score([program], cwd=home, env=bare)
        window = subprocess.run(
            [program, "--sample", "--smoke"], cwd=home, env=bare, timeout=120, check=False
        )
    if window.returncode:
        raise SystemExit(f"{program} --smoke ended with {window.returncode}")


if __name__ == "__main__":
    build_bundle(Path(sys.argv[1]), prepared_environment())
    check_bundle(BUNDLE / ("annotally.exe" if sys.platform == "win32" else "annotally"))
    print(f"{BUNDLE} opens its window and scores")
