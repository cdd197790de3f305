# The package installed in .venv is compiled, where there is a C compiler; the source tree, which
# pytest uses, is interpreted.
# Stamps in .venv keep anything from being done twice.

PYTHON ?= python3
BIN    := .venv/bin
PIP    := install -qq --disable-pip-version-check --no-warn-script-location
SOURCE := $(shell find src docs/rules web -name node_modules -prune -o -name static -prune -o \
          -type f ! -name '*.pyc' ! -name '*.so' -print 2>/dev/null)
LOCK    = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
          --no-annotate --no-emit-index-url --custom-compile-command 'make lock' \
          $(if $(UPGRADE),--upgrade)
OFFLINE = { echo "This comes from PyPI: is there a connection to it?"; exit 1; }
ENGINE  = tests/core tests/games tests/conformance tests/playthroughs
SERVER  = tests/server tests/browser

# The tests start hundreds of processes from source: each would have to compile it for itself.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test check mutants bench soak docs lock clean
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL: # two pips at work in one .venv get in each other's way

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

setup: .venv/.installed ## install Conclave into .venv, compiled where there is a C compiler

play: .venv/.installed ## open the table in the browser (PORT=8001: at another port)
	@$(BIN)/conclave serve --open $(if $(PORT),--port $(PORT))

test: check .venv/.installed ## run the checks, then every test
	@PYTHONPATH=tests $(BIN)/python -m browser.chromium
	@echo "Testing the engine as it is installed, and comparing it with its source where it is compiled"
	@$(BIN)/pytest -n 2 --dist worksteal -q -rs -o pythonpath=tests $(ENGINE) --proofs=build/proofs.json
	@echo "Testing server and browser as they are installed"
	@$(BIN)/pytest -n 4 --dist worksteal -q -rs -o pythonpath=tests $(SERVER) # they wait a good deal
	@echo "Testing what is around them, from source: words, bots, terminal, command line"
	@$(BIN)/pytest -n 4 --dist worksteal -q -rs tests $(ENGINE:%=--ignore=%) $(SERVER:%=--ignore=%)

check: .venv/.dev ## lint, formatting, types, layers
	@echo "Checking style, types and layers: a minute the first time"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --strict --no-error-summary src tests
	@$(BIN)/python web/build.py check
	@layers=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo 2>&1) || { echo "$$layers"; exit 1; }

mutants: .venv/.dev ## break the code in 200 listed ways and print what no test notices (ONLY=vtes: some, JOBS=2)
	@$(BIN)/python tests/mutants/run.py $(if $(ONLY),--only '$(ONLY)') -j $(or $(JOBS),1)

bench: .venv/.dev .venv/.installed ## measure the engine and the server, beside their peers where they can be installed
	@$(MAKE) --no-print-directory .venv-peers/.deps || echo "The peers could not be installed; going on without them"
	@$(BIN)/conclave bench
	@$(BIN)/conclave bench masquerade --no-peers
	@$(BIN)/conclave bench empire --no-peers
	@$(BIN)/conclave bench vtes --seats 5 --games 1000 --no-peers
	@echo "Iterations of the search on one core, beside OpenSpiel's"
	@$(BIN)/python bench/search.py
	@echo "V:TES with 1, 2 and 4 times as many cards in play"
	@$(BIN)/python bench/vtes_growth.py
	@echo "One server process, 300 tables of four, a move each two seconds; then as fast as it can"
	@$(BIN)/python bench/server.py
	@echo "The same for boardgame.io"
	@$(BIN)/python bench/boardgame_io || echo "boardgame.io could not be measured here"
	@echo "One server process, 1,000 tables of four, a move each two seconds"
	@$(BIN)/python bench/server.py --tables 1000
	@echo "Two worker processes on PostgreSQL, after one"
	@for n in 1 2; do $(BIN)/python bench/server.py --workers $$n; done
	@echo "One server process, 50 tables of V:TES with five people each"
	@$(BIN)/python bench/vtes_server.py
	@echo "A start with 400 running tables of V:TES"
	@$(BIN)/python bench/start.py
	@echo "The lobby, with few and with 200,000 finished games"
	@$(BIN)/python bench/lobby.py
	@echo "How long others wait for whoever asks for much"
	@$(BIN)/python bench/event_loop.py
	@echo "Taking back late in a game of V:TES"
	@$(BIN)/python bench/take_back.py

soak: .venv/.dev ## play on three nodes while things are killed (SECONDS=60: for a minute)
	@PYTHONPATH=src:tests $(BIN)/python -m server.soak $(if $(SECONDS),--seconds $(SECONDS))

docs: .venv/.dev ## build the documentation into site/
	@echo "Building the documentation into site/"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lock: .venv/.run ## pin the dependencies again (UPGRADE=1: to their newest versions)
	@echo "Locking the dependencies"
	@$(BIN)/pip $(PIP) uv
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > .venv/build.in
	@$(LOCK) pyproject.toml .venv/build.in -o requirements/run.txt
	@$(LOCK) pyproject.toml .venv/build.in --extra dev -c requirements/run.txt -o requirements/dev.txt
	@if [ -f requirements/peers.in ]; then $(LOCK) requirements/peers.in -o requirements/peers.txt; fi

clean: ## remove everything that was built or installed here
	@echo "Cleaning up"
	@rm -rf .venv .venv-peers build examples/*/build dist site .hypothesis .*_cache web/node_modules src/conclave/server/static
	@find . -name __pycache__ -prune -exec rm -rf {} +

define new_venv
	@$(PYTHON) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Conclave needs Python 3.11 or newer with its venv module; '$(PYTHON)' is not that: try make PYTHON=python3.12, or install python3-venv."; exit 1; }
	@echo "Creating $(@D)"
	@$(PYTHON) -m venv $(@D)
	@touch $@
endef

.venv/.created .venv-peers/.created:
	$(new_venv)

.venv/.run: requirements/run.txt | .venv/.created
	@echo "Installing what Conclave needs: a minute or so"
	@$(BIN)/pip $(PIP) --require-hashes -r $< || $(OFFLINE)
	@touch $@

.venv/.dev: requirements/dev.txt | .venv/.run
	@echo "Installing the tools for tests, checks and documentation: a minute or two, 1 GB"
	@$(BIN)/pip $(PIP) --require-hashes -r $< || $(OFFLINE)
	@touch $@

# The stamp bears the time at which the build began: what is edited meanwhile counts as new.
.venv/.installed: .venv/.run $(SOURCE) pyproject.toml hatch_build.py
	@touch .venv/.building
	@echo "Building the browser client"
	@$(BIN)/python web/build.py
	@$(BIN)/python hatch_build.py # says what comes next, and how long it takes
	@$(BIN)/pip $(PIP) --no-deps --no-build-isolation --force-reinstall .
	@mv .venv/.building $@

.venv-peers/.deps: requirements/peers.txt | .venv-peers/.created
	@echo "Installing the peers to measure against"
	@.venv-peers/bin/pip $(PIP) --require-hashes -r $<
	@touch $@
