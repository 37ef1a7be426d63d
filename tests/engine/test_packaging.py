"""The set-up scripts on systems unlike this one, with every program they call replaced; and the wheel."""

import email
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from annotally.cli.main import command_names
from support.house import ROOT

LIBRARIES = (
    "libEGL.so.1",
    "libGL.so.1",
    "libglib-2.0.so.0",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libxkbcommon.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
    "libxkbcommon-x11.so.0",
)
SAMPLE = ROOT / "resources" / "annotally_resources" / "sample"
BASICS = ("sh", "dirname", "cat", "env", "sha256sum", "rm", "mkdir", "chmod")


class Machine:
    """A system with these programs and no others, and a project folder that holds the scripts only."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder / "bin"
        self.project = folder / "project"
        self.calls = folder / "calls"
        self.programs.mkdir()
        shutil.copytree(ROOT / "packaging", self.project / "packaging")
        shutil.copy(ROOT / "pyproject.toml", self.project)
        for name in BASICS:
            (self.programs / name).symlink_to(shutil.which(name) or name)
        self.add("python3", f'exec {sys.executable} "$@"')
        self.libraries(*LIBRARIES)

    def add(self, name: str, script: str = "") -> None:
        """Install a program: it notes that it was called, then does as the script says."""
        path = self.programs / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>{self.calls}\n{script}\n', encoding="utf-8")
        path.chmod(0o755)

    def libraries(self, *names: str) -> None:
        """Let these libraries be known to the loader."""
        self.add("ldconfig", "\n".join(f'echo "  {name} (libc6) => /lib/{name}"' for name in names))

    def run(self, script: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run one of the scripts in packaging."""
        return subprocess.run(
            [self.programs / "sh", self.project / "packaging" / script, *arguments],
            env={"PATH": str(self.programs), **variables},
            capture_output=True,
            text=True,
            check=False,
        )

    def called(self, *names: str) -> list[str]:
        """Return the calls of these programs since the last question."""
        lines = self.calls.read_text(encoding="utf-8").splitlines() if self.calls.exists() else []
        self.calls.unlink(missing_ok=True)
        return [line for line in lines if line.split()[0] in names]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("user", ["0", "1000"])
def test_nothing_is_missing_so_nobody_asks_for_a_password(machine: Machine, user: str) -> None:
    machine.add("id", f"echo {user}")
    machine.add("sudo")
    machine.add("apt-get")
    run = machine.run("setup-system.sh")
    assert (run.returncode, run.stderr) == (0, "")
    assert machine.called("sudo", "apt-get") == []


def test_root_installs_exactly_what_is_missing(machine: Machine) -> None:
    machine.add("id", "echo 0")
    machine.add("apt-get")
    machine.libraries(*(name for name in LIBRARIES if "shape" not in name and "EGL" not in name))
    assert machine.run("setup-system.sh").returncode == 0
    update, install = machine.called("apt-get")
    assert update.endswith(" update")
    assert install.endswith(" install --no-install-recommends libegl1 libxcb-shape0")


def test_a_user_installs_through_sudo(machine: Machine) -> None:
    machine.add("id", "echo 1000")
    machine.add("sudo", 'exec "$@"')
    machine.add("apt-get")
    machine.libraries(*LIBRARIES[1:])
    run = machine.run("setup-system.sh")
    assert "as root, through sudo" in run.stderr
    assert len(machine.called("sudo")) == 2


def test_a_user_without_sudo_is_told_what_root_must_do(machine: Machine) -> None:
    machine.add("id", "echo 1000")
    machine.add("apt-get")
    machine.libraries(*LIBRARIES[1:])
    run = machine.run("setup-system.sh")
    assert run.returncode == 1
    assert "As root: apt-get install libegl1" in run.stderr


def test_another_system_is_told_the_names_and_goes_on(machine: Machine) -> None:
    machine.libraries(*LIBRARIES[1:])
    run = machine.run("setup-system.sh")
    assert run.returncode == 0
    assert "no apt-get" in run.stderr
    assert "libegl1" in run.stderr


def test_apt_fails_and_says_so(machine: Machine) -> None:
    machine.add("id", "echo 0")
    machine.add("apt-get", "exit 100")
    machine.libraries(*LIBRARIES[1:])
    run = machine.run("setup-system.sh")
    assert run.returncode == 1
    assert "could not install" in run.stderr


@pytest.mark.parametrize("script", ["setup-system.sh", "setup-venv.sh"])
def test_an_old_python_is_named(machine: Machine, script: str) -> None:
    machine.add("python3", '[ "$1" != --version ] || { echo Python 3.9.2; exit 0; }; exit 1')
    run = machine.run(script)
    assert run.returncode == 1
    assert "3.11 or newer is needed, found: Python 3.9.2" in run.stderr


def test_a_newer_python_under_another_name_is_found(machine: Machine) -> None:
    machine.add("python3", "exit 1")
    machine.add("python3.12", f'exec {sys.executable} "$@"')
    assert machine.run("setup-system.sh").returncode == 0


@pytest.fixture
def installing(machine: Machine) -> Machine:
    """Return a machine whose python makes an environment that notes what pip is asked to do."""
    inner = f'#!/bin/sh\\ncase "$*" in *pip*) echo "pip $*" >>{machine.calls};; esac\\n'
    inner += f'case "$*" in *" -r "*) [ ! -e {machine.project}/no-network ];; esac\\n'
    make = f"mkdir -p .venv/bin; printf '{inner}' >.venv/bin/python; chmod +x .venv/bin/python"
    machine.add("python3", f'case "$*" in *"-m venv"*) {make};; esac')
    return machine


def test_what_is_installed_stays_until_an_input_changes(installing: Machine) -> None:
    assert installing.run("setup-venv.sh").returncode == 0
    pinned, project = installing.called("pip")
    assert "--require-hashes -r packaging/requirements.txt" in pinned
    assert "--no-deps --no-build-isolation" in project
    assert installing.run("setup-venv.sh").returncode == 0
    assert installing.called("pip", "python3") == []
    with (installing.project / "packaging" / "requirements.txt").open("a", encoding="utf-8") as pins:
        pins.write("# another version\n")
    assert installing.run("setup-venv.sh").returncode == 0
    assert len(installing.called("pip")) == 2


def test_the_tests_environment_serves_the_program_too(installing: Machine) -> None:
    installing.run("setup-venv.sh", "--tests")
    assert "requirements-test.txt" in installing.called("pip")[0]
    installing.run("setup-venv.sh")
    assert installing.called("pip") == []


def test_the_programs_environment_does_not_serve_the_tests(installing: Machine) -> None:
    installing.run("setup-venv.sh")
    installing.called("pip")
    installing.run("setup-venv.sh", "--tests")
    assert len(installing.called("pip")) == 2


def test_no_network_is_said_and_tried_again_next_time(installing: Machine) -> None:
    (installing.project / "no-network").touch()
    run = installing.run("setup-venv.sh")
    assert run.returncode == 1
    assert "no network" in run.stderr
    (installing.project / "no-network").unlink()
    assert installing.run("setup-venv.sh").returncode == 0


def test_a_folder_that_was_moved_is_installed_anew(installing: Machine) -> None:
    installing.run("setup-venv.sh")
    installing.called("pip")
    installing.project = installing.project.rename(installing.project.with_name("elsewhere"))
    installing.run("setup-venv.sh")
    assert len(installing.called("pip")) == 2


def started(machine: Machine, *arguments: str, **variables: str) -> str:
    """Start the program on a machine where all is set up; return how it was called."""
    machine.run("setup-venv.sh")
    program = machine.project / ".venv" / "bin" / "python"
    paths = ":".join(str(ROOT / name) for name in ("engine", "gui", "resources"))
    program.write_text(
        f'#!/bin/sh\n[ "$1" != -c ] || PYTHONPATH={paths} exec {sys.executable} "$@"\n'
        f'echo "program $*" >>{machine.calls}\n',
        encoding="utf-8",
    )
    machine.called()
    run = machine.run("run.sh", *arguments, **variables)
    assert run.returncode == 0, run.stderr
    return "\n".join(machine.called("program"))


@pytest.mark.parametrize(
    ("arguments", "passed"),
    [((), "--sample"), (("--smoke",), "--sample --smoke"), (("a b.sgml", "--smoke"), "a b.sgml --smoke")],
)
def test_arguments_are_passed_and_none_means_the_sample(
    installing: Machine, arguments: tuple[str, ...], passed: str
) -> None:
    assert (
        started(installing, *arguments, QT_QPA_PLATFORM="offscreen") == f"program -m annotally_gui {passed}"
    )


@pytest.mark.parametrize("argument", ["--help", "--version", *command_names(), "no-such-command"])
def test_what_opens_no_window_needs_no_display(installing: Machine, argument: str) -> None:
    assert started(installing, argument) == f"program -m annotally_gui {argument}"


def test_without_a_display_it_says_what_to_do_before_it_installs(installing: Machine) -> None:
    run = installing.run("run.sh")
    assert run.returncode == 1
    for words in ("no display", "ssh -X", "xvfb-run -a make run", "QT_QPA_PLATFORM=offscreen make run"):
        assert words in run.stderr
    assert installing.called("python3", "pip") == []


def test_a_folder_named_like_no_command_needs_a_display(installing: Machine) -> None:
    (installing.project / "corpus").mkdir()
    with pytest.raises(AssertionError, match="there is no display to open a window on"):
        started(installing, "corpus")


def test_a_display_that_does_not_answer_is_named(machine: Machine) -> None:
    """The real probe, against a display number no server has."""
    (machine.project / ".venv" / "bin").mkdir(parents=True)
    (machine.project / ".venv" / "bin" / "python").symlink_to(sys.executable)
    (machine.project / "packaging" / "setup-venv.sh").write_text("exit 0\n", encoding="utf-8")
    run = machine.run("run.sh", DISPLAY=":54321", LD_LIBRARY_PATH=os.environ.get("LD_LIBRARY_PATH", ""))
    assert run.returncode == 1
    assert "display :54321 does not answer" in run.stderr


# --- the wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this project, built with the libraries that are here."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", str(folder)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "wheel", *options, str(ROOT)], check=True)
    (path,) = folder.glob("annotally-*.whl")
    return path


def test_the_wheel_needs_qt_for_its_window_alone(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        fields = email.message_from_bytes(archive.read(metadata))
        assert "annotally/__init__.pyi" in archive.namelist()
    needs_qt = [need for need in fields.get_all("Requires-Dist", []) if "pyside" in need.casefold()]
    assert len(needs_qt) == 1
    assert needs_qt[0].replace('"', "'").endswith("extra == 'gui'")


@pytest.mark.soak
def test_a_fresh_environment_scores_without_qt(wheel: Path, tmp_path: Path) -> None:
    """On a server: it scores, and says what a window needs. Takes the network."""
    place = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    python = place / "bin" / "python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", "--only-binary", ":all:", str(wheel)], check=True)
    key, response = (SAMPLE / "entities" / name for name in ("key.sgm", "response.sgm"))

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": os.environ["PATH"], "DISPLAY": ":77"}
        return subprocess.run(
            words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )

    absent = run(str(python), "-c", "import PySide6")
    assert "No module named 'PySide6'" in absent.stderr
    program = str(place / "bin" / "annotally")
    sides = ("--key", str(key), "--response", str(response))
    scored = run(program, "score", "--task", "muc7-named-entity", *sides)
    assert scored.returncode == 0
    assert "89.71" in scored.stdout
    sides_in_code = f"{str(key)!r}, {str(response)!r}"
    code = f"import annotally; print(annotally.compare({sides_in_code}, 'muc7-named-entity').f1)"
    assert run(str(python), "-c", code).stdout.startswith("0.897")
    window = run(program)
    assert (window.returncode, window.stdout) == (1, "")
    assert "pip install 'annotally[gui]'" in window.stderr
