"""Tools of the project's own scripts, installed into folders of their own beside the tests' libraries."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"


def installed(pins: Path, name: str) -> Path:
    """Return the folder of what ``pins`` list, installed below ``build/name`` unless it is there already."""
    folder = BUILD / name / "tools"
    stamp = folder / "pins"
    digest = hashlib.sha256(pins.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != digest:
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        exact = ["--only-binary", ":all:", "--require-hashes", "--no-deps"]
        subprocess.run([*pip, *exact, "--target", folder, "-r", pins], check=True)
        stamp.write_text(digest, encoding="utf-8")
    return folder
