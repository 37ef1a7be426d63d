"""Make the Debian package from the bundle: desktop file, file type, icons, manual page, notices, SBOM.

The bundle lies in ``/usr/lib/annotally``: it brings the Python and the libraries that the tests ran with,
so that one package serves every Debian whose C library is as new as that of the machine it was made on.
"""

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from packages_build import BUILD, BUNDLE, DIST, ROOT, prepared_environment, run, scripts, version

PACKAGING = ROOT / "packaging"
STAGE = BUILD / "deb"


_COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Annotally
Comment: NOTICES.txt.gz beside this file has the licences of the libraries that come
 with the program in /usr/lib/annotally, sbom.cdx.json lists them.

Files: *
Copyright: {year} the authors of Annotally
License: Apache-2.0

License: Apache-2.0
 On Debian systems the Apache License, version 2.0, is in
 /usr/share/common-licenses/Apache-2.0.
"""


def system_libraries() -> list[str]:
    """Return the Debian packages of Qt's libraries, from the one list in ``setup-system.sh``."""
    script = (PACKAGING / "setup-system.sh").read_text(encoding="utf-8")
    (pairs,) = re.findall(r"^libraries='([^']*)'", script, re.MULTILINE)
    return sorted({pair.partition(":")[2] for pair in pairs.split()})


def dependencies() -> str:
    """Return the field Depends: the C library of this machine or a newer one, and what Qt's window needs."""
    # Debian 13 renamed GLib's package; it offers the old name too, for packages that ask for no version.
    return ", ".join([f"libc6 (>= {platform.libc_ver()[1]})", *system_libraries()])


def maintainer() -> str:
    """Return the name and address of the package's builder."""
    name = os.environ.get("DEBFULLNAME", "Annotally")
    return f"{name} <{os.environ.get('DEBEMAIL', 'annotally@localhost')}>"


def release_time() -> datetime:
    """Return the time of SOURCE_DATE_EPOCH, else that of CHANGELOG.md."""
    changed = (ROOT / "CHANGELOG.md").stat().st_mtime
    return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", changed)), UTC)


def changelog() -> str:
    """Return the changelog in Debian's form."""
    # Debian's tools read version and date from it; what changed is in the project's own, which is the news.
    date = format_datetime(release_time())
    entry = "  * A release of the project; NEWS.md.gz says what changed."
    return f"annotally ({version()}) unstable; urgency=medium\n\n{entry}\n\n -- {maintainer()}  {date}\n"


def control(architecture: str, kilobytes: int) -> str:
    """Return the control file; DEBFULLNAME and DEBEMAIL name the maintainer, as with Debian's own tools."""
    fields = {
        "Package": "annotally",
        "Version": version(),
        "Architecture": architecture,
        "Maintainer": maintainer(),
        "Installed-Size": str(kilobytes),
        "Depends": dependencies(),
        "Recommends": "shared-mime-info, desktop-file-utils, hicolor-icon-theme, fonts-noto-core",
        "Section": "science",
        "Priority": "optional",
        "Description": "compare two annotations of the same texts and score the difference\n"
        " A window, a command line and a library's engine for keys and responses, and\n"
        " for the annotations of two to nine annotators: every difference is shown in\n"
        " the text, explained, scored, and can be decided into a final key.",
    }
    return "".join(f"{field}: {value}\n" for field, value in fields.items())


def stage_files() -> None:
    """Lay out the files of the package below `STAGE`."""
    shutil.rmtree(STAGE, ignore_errors=True)
    share = STAGE / "usr" / "share"
    shutil.copytree(BUNDLE, STAGE / "usr" / "lib" / "annotally", symlinks=True)
    (STAGE / "usr" / "bin").mkdir(parents=True)
    (STAGE / "usr" / "bin" / "annotally").symlink_to("../lib/annotally/annotally")
    icons = share / "icons" / "hicolor"
    desktop = PACKAGING / "desktop"
    copies = {
        desktop / "annotally.desktop": share / "applications" / "annotally.desktop",
        desktop / "annotally.xml": share / "mime" / "packages" / "annotally.xml",
        desktop / "annotally.metainfo.xml": share / "metainfo" / "annotally.metainfo.xml",
        ROOT / "resources/annotally_resources/icons/annotally.svg": icons
        / "scalable"
        / "apps"
        / "annotally.svg",
    }
    for picture in sorted((BUILD / "icons").glob("*.png")):
        copies[picture] = icons / f"{picture.stem}x{picture.stem}" / "apps" / "annotally.png"
    for source, target in copies.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    python = scripts(prepared_environment()) / "python"
    documents = share / "doc" / "annotally"
    documents.mkdir(parents=True)
    run(python, PACKAGING / "bill_of_materials.py", BUNDLE, documents)
    shutil.copy(documents / "sbom.cdx.json", DIST / f"annotally-{version()}.cdx.json")
    (documents / "copyright").write_text(_COPYRIGHT.format(year=release_time().year), encoding="utf-8")
    _pack(documents / "NOTICES.txt", (documents / "NOTICES.txt").read_bytes())
    (documents / "NOTICES.txt").unlink()
    _pack(documents / "NEWS.md", (ROOT / "CHANGELOG.md").read_bytes())
    _pack(documents / "changelog", changelog().encode())
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(PACKAGING / "desktop" / "lintian-overrides", overrides / "annotally")
    manual = subprocess.run([python, PACKAGING / "man_page.py"], check=True, capture_output=True).stdout
    (share / "man" / "man1").mkdir(parents=True)
    _pack(share / "man" / "man1" / "annotally.1", manual)


def _pack(path: Path, content: bytes) -> None:
    """Write ``path.gz``, the same bytes every time."""
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(content, mtime=0))


def build_package() -> Path:
    """Return the Debian package, made of the staged files."""
    shown = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(shown, check=True, capture_output=True, text=True).stdout.strip()
    # Libraries are loaded, never started.
    for path in STAGE.rglob("*"):
        if not path.is_symlink():
            is_program = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
            path.chmod(0o755 if is_program else 0o644)
    STAGE.chmod(0o755)
    size = sum(path.lstat().st_size for path in STAGE.rglob("*") if path.is_file()) // 1024
    (STAGE / "DEBIAN").mkdir()
    (STAGE / "DEBIAN" / "control").write_text(control(architecture, size), encoding="utf-8")
    package = DIST / f"annotally_{version()}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", STAGE, package)
    return package


def check_package(package: Path) -> None:
    """Have lintian look at the package; CalledProcessError where a finding has no override."""
    if shutil.which("lintian") is None:
        print("Debian package: not looked at by lintian, which is not installed")
        return
    run("lintian", "--allow-root", "--fail-on", "error,warning", package)
    print(f"lintian: nothing but what {PACKAGING.name}/desktop/lintian-overrides says")


if __name__ == "__main__":
    if not sys.platform.startswith("linux"):
        raise SystemExit("make_deb.py: Debian's tools are needed")
    stage_files()
    if shutil.which("appstreamcli"):
        # The project owns no domain after which the component could be named.
        no_domain = "--override=cid-desktopapp-is-not-rdns=info"
        run(
            "appstreamcli",
            "validate",
            "--no-net",
            no_domain,
            STAGE / "usr/share/metainfo/annotally.metainfo.xml",
        )
    else:
        print("AppStream metadata: not validated, appstreamcli is not installed")
    built = build_package()
    check_package(built)
    print(built)
