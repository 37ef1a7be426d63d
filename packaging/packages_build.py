"""The places and the environment of ``make packages``: the pinned libraries, the wheel and nothing else."""

import hashlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "packages"
DIST = ROOT / "dist"
BUNDLE = BUILD / "bundle" / "annotally"
SAMPLE = ROOT / "resources" / "annotally_resources" / "sample" / "entities"
PINS = tuple(ROOT / "packaging" / name for name in ("requirements.txt", "requirements-packages.txt"))


def version() -> str:
    """Return the version of pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def scripts(environment: Path) -> Path:
    """Return the folder of the programs of a virtual environment."""
    return environment / ("Scripts" if sys.platform == "win32" else "bin")


def run(*words: str | Path, **options: object) -> None:
    """Run a program; CalledProcessError if it fails."""
    subprocess.run([str(word) for word in words], check=True, **options)  # type: ignore[call-overload]  # options of any kind


def pip(environment: Path, *words: str | Path) -> None:
    """Have pip install what ``words`` name into a virtual environment."""
    run(
        scripts(environment) / "python",
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        *words,
    )


def prepared_environment() -> Path:
    """Return the environment of the packages, with the pinned libraries; made anew when the pins change."""
    place = BUILD / "venv"
    stamp = place / "pins"
    digest = hashlib.sha256(b"".join(pins.read_bytes() for pins in PINS)).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != digest:
        shutil.rmtree(place, ignore_errors=True)
        run(sys.executable, "-m", "venv", place)
        for pins in PINS:
            pip(place, "--only-binary", ":all:", "--require-hashes", "--no-deps", "-r", pins)
        stamp.write_text(digest, encoding="utf-8")
    return place


def score_words(program: Sequence[str | Path]) -> list[str]:
    """Return the command that scores the sample of named entities with ``program``."""
    sides = ("--key", SAMPLE / "key.sgm", "--response", SAMPLE / "response.sgm")
    return [str(word) for word in (*program, "score", "--task", "muc7-named-entity", *sides)]


def check_score(program: Sequence[str | Path], **options: object) -> None:
    """Score the sample with ``program`` and check the F-measure; SystemExit if it differs."""
    done = subprocess.run(score_words(program), capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload]  # options of any kind
    if done.returncode or "89.71" not in done.stdout:
        raise SystemExit(f"{program[0]} does not score the sample: {done.stdout}{done.stderr}")
