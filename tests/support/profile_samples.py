"""The task file of the sample of relations, for tests of what edits it."""

from pathlib import Path

from annotally.formats.io import load_source
from annotally.tasks.mat.task import read_mat_task
from annotally_resources import resource

PATH = str(Path(str(resource("sample"))) / "relations" / "relations.xml")
SOURCE = load_source(PATH, any_content=True)
FILE = read_mat_task(SOURCE).task
