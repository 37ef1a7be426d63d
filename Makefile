# Two commands do everything: make run, make test. Each sets up what is missing first.
.PHONY: help run test check coverage mutants catalogues golden fuzz house journeys bench soak packages
PYTEST = .venv/bin/python -m pytest
export PYTHON
# Compiled modules are kept, whatever the shell says: every start of a test run and of the program uses them.
export PYTHONDONTWRITEBYTECODE =

help: ## list the commands
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

run: ## open the window on the sample project; ARGS="FILE ..." passes arguments
	@sh packaging/run.sh $(ARGS)

test: .display check ## all checks and all tests but the long ones; on two cores about eleven minutes
	$(PYTEST) -n 2 --dist loadfile -rs --ignore tests/e2e tests
	$(PYTEST) -n 2 --dist loadfile -rs tests/e2e  # each process on a screen of its own

check: .python ## style, types, import contracts
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports

# Rooms that are finished: their own tests reach every line and branch.
FINISHED = matching methods scoring

coverage: .python ## branch coverage of the finished rooms of the engine, held at 100 %
	$(PYTEST) -q --hypothesis-profile=coverage $(FINISHED:%=tests/engine/%) $(FINISHED:%=--cov=annotally.%) --cov-branch \
		--cov-report=term-missing:skip-covered --cov-fail-under=100

mutants: .python ## change a room's code in small ways: do its tests notice? ARGS=methods or ARGS=methods/templates/slots
	.venv/bin/python packaging/mutants.py $(or $(ARGS),methods)

catalogues: .python ## bring the catalogues of the window's languages up to date; ARGS=nl begins a new one
	.venv/bin/python packaging/catalogues.py $(ARGS)

golden: .python ## write every output of the program to a folder, to be compared; ARGS="FOLDER"
	.venv/bin/python packaging/golden_outputs.py $(ARGS)

fuzz: .python ## try every reader on inputs that a fuzzer makes; ARGS="brat trn --runs 100000"
	.venv/bin/python packaging/fuzz_readers.py $(ARGS)

house: .python ## measure the structure and language of the code beside their goals; ARGS="--list" shows places
	.venv/bin/python packaging/measure_house.py $(ARGS)

journeys: .display .python ## take pictures of the journeys through the window, sizes and themes; ARGS="FOLDER"
	.venv/bin/python packaging/journeys.py $(ARGS)

BENCH = build/bench
bench: .display .python ## tables of times and sizes, beside those kept last; ARGS=text for one, KEEP=1 keeps them
	@mkdir -p $(BENCH) && rm -f $(BENCH)/records.jsonl
	@BENCH_RECORDS=$(CURDIR)/$(BENCH)/records.jsonl sh packaging/with-display.sh sh -c '\
		for script in tests/benchmarks/bench_$(or $(ARGS),*).py; do \
		echo "== $$script"; .venv/bin/python "$$script" || exit; done'
	@.venv/bin/python tests/benchmarks/results_table.py $(BENCH)/records.jsonl $(BENCH)/table.md \
		tests/benchmarks/kept.md $(if $(KEEP),--keep)

soak: .display .python ## every test, the long ones too, with many more random cases
	$(PYTEST) -n 2 --soak --timeout 3600 -rs --ignore tests/e2e tests
	sh packaging/with-display.sh $(PYTEST) --soak --timeout 3600 -rs tests/e2e

packages: .python ## build wheel, sdist, bundle and Debian package into dist, and try each
	@python=.venv/bin/python; set -e; \
		$$python packaging/check_distributions.py; \
		$$python packaging/make_bundle.py dist/annotally-*.whl; \
		$$python packaging/make_deb.py; \
		$$python packaging/check_pins.py
	@if [ "$$(id -u)" -eq 0 ] && command -v debootstrap >/dev/null; then \
		for suite in bookworm trixie; do rm -rf build/packages/root; \
			SUITE=$$suite bash packaging/prove-deb.sh dist/annotally_*.deb build/packages/root || exit; done; \
	else echo "Debian package: NOT TRIED in a fresh root, which needs root and debootstrap"; fi

.PHONY: .display .python
.display:
	@sh packaging/setup-system.sh --tests

.python:
	@sh packaging/setup-system.sh
	@sh packaging/setup-venv.sh --tests
