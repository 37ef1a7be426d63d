"""Build the wheel and the sdist with hatchling, and try the wheel in a fresh environment without Qt."""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from packages_build import DIST, ROOT, check_score, pip, prepared_environment, run, scripts, version


def build_distributions(environment: Path) -> tuple[Path, Path]:
    """Return wheel and sdist, built anew in ``dist``."""
    DIST.mkdir(exist_ok=True)
    hatchling = (scripts(environment) / "python", "-m", "hatchling", "build", "--directory", DIST)
    run(*hatchling, "--target", "sdist", "--target", "wheel", cwd=ROOT)
    name = f"annotally-{version()}"
    return DIST / f"{name}-py3-none-any.whl", DIST / f"{name}.tar.gz"


def check_sdist(sdist: Path, environment: Path) -> None:
    """Make a wheel of the unpacked sdist, to prove that it is whole."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        (sources,) = Path(folder).iterdir()
        run(scripts(environment) / "python", "-m", "hatchling", "build", "--target", "wheel", cwd=sources)


def check_wheel(wheel: Path) -> None:
    """Install the wheel without Qt, score the sample, ask for the window; SystemExit where one goes wrong."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "venv"
        run(sys.executable, "-m", "venv", place)
        pip(place, "--only-binary", ":all:", wheel)
        program = scripts(place) / "annotally"
        alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        check_score([program], cwd=folder, env=alone)
        window = subprocess.run([program], cwd=folder, env=alone, capture_output=True, text=True, check=False)
    if window.returncode != 1 or "pip install 'annotally[gui]'" not in window.stderr:
        raise SystemExit(f"without Qt the window does not say what to install: {window.stderr}")


if __name__ == "__main__":
    shutil.rmtree(DIST, ignore_errors=True)
    built_wheel, built_sdist = build_distributions(prepared_environment())
    check_sdist(built_sdist, prepared_environment())
    check_wheel(built_wheel)
    print(f"{built_wheel.name} scores without Qt; {built_sdist.name} is whole")
