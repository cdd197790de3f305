# The package installed in .venv is compiled if there is a C compiler. pytest uses the source tree,
# which is interpreted. Stamps in .venv avoid repeated work.

PYTHON ?= python3
BIN    := .venv/bin
PIP    := install -qq --disable-pip-version-check --no-warn-script-location
SOURCE := $(shell find src docs/rules web -name node_modules -prune -o -name static -prune -o \
          -type f ! -name '*.pyc' ! -name '*.so' -print 2>/dev/null)
LOCK    = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
          --no-annotate --no-emit-index-url --custom-compile-command 'make lock' \
          $(if $(UPGRADE),--upgrade)
# The lists are complete, so pip must not resolve dependencies: it would pick newer versions of
# packages with extras.
PINNED := --require-hashes --no-deps
OFFLINE = { echo "Could not download from PyPI. Is there a connection?"; exit 1; }
ENGINE  = tests/core tests/games tests/conformance tests/playthroughs
SERVER  = tests/server tests/browser

# The tests start hundreds of processes from source; without bytecode files each would compile it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test check mutants bench soak docs lock clean
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL: # two pips must not work in one .venv at the same time

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

setup: .venv/.installed ## install Conclave into .venv, compiled if there is a C compiler

play: .venv/.installed ## play in the browser (PORT=8001 for another port)
	@$(BIN)/conclave serve --open $(if $(PORT),--port $(PORT))

test: check .venv/.installed ## run all checks and tests
	@PYTHONPATH=tests $(BIN)/python -m browser.chromium
	@echo "Testing the installed engine, and comparing it with the source if it is compiled"
	@$(BIN)/pytest -n 2 --dist worksteal -q -rs -o pythonpath=tests $(ENGINE) --proofs=build/proofs.json
	@echo "Testing the installed server and the browser client"
	@$(BIN)/pytest -n 4 --dist worksteal -q -rs -o pythonpath=tests $(SERVER) # they wait a lot
	@echo "Testing the rest from source: texts, bots, terminal, command line"
	@$(BIN)/pytest -n 4 --dist worksteal -q -rs tests $(ENGINE:%=--ignore=%) $(SERVER:%=--ignore=%)

check: .venv/.dev ## check style, formatting, types and layers, and test the client's modules
	@echo "Checking style, types and layers: a minute the first time"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --strict --no-error-summary src tests
	@$(BIN)/python web/build.py check
	@layers=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo 2>&1) || { echo "$$layers"; exit 1; }

mutants: .venv/.dev ## run mutation tests and print survivors (ONLY=vtes for some, JOBS=2)
	@$(BIN)/python tests/mutants/run.py $(if $(ONLY),--only '$(ONLY)') -j $(or $(JOBS),1)

bench: .venv/.dev .venv/.installed ## benchmark engine and server, and other engines if they can be installed
	@$(MAKE) --no-print-directory .venv-peers/.deps || echo "Could not install other engines; continuing without them"
	@$(BIN)/conclave bench
	@$(BIN)/conclave bench masquerade --no-peers
	@$(BIN)/conclave bench empire --no-peers
	@$(BIN)/conclave bench vtes --seats 5 --games 1000 --no-peers
	@echo "Iterations of the search on one core, compared with OpenSpiel"
	@$(BIN)/python bench/search.py
	@echo "V:TES with 1, 2 and 4 times as many cards in play"
	@$(BIN)/python bench/vtes_growth.py
	@echo "One server process, 300 tables of four, a move every two seconds; then as fast as possible"
	@$(BIN)/python bench/server.py
	@echo "The same for boardgame.io"
	@$(BIN)/python bench/boardgame_io || echo "Could not measure boardgame.io"
	@echo "One server process, 1,000 tables of four, a move every two seconds"
	@$(BIN)/python bench/server.py --tables 1000
	@echo "One worker process on PostgreSQL, then two"
	@for n in 1 2; do $(BIN)/python bench/server.py --workers $$n; done
	@echo "One server process, 50 tables of V:TES with five players each"
	@$(BIN)/python bench/vtes_server.py
	@echo "Startup with 400 running tables of V:TES"
	@$(BIN)/python bench/start.py
	@echo "The lobby with few and with 200,000 finished games"
	@$(BIN)/python bench/lobby.py
	@echo "How long others wait during expensive requests"
	@$(BIN)/python bench/event_loop.py
	@echo "Taking back a move late in a game of V:TES"
	@$(BIN)/python bench/take_back.py

soak: .venv/.dev ## play on three server nodes while processes are killed (SECONDS=60 for a minute)
	@PYTHONPATH=src:tests $(BIN)/python -m server.soak $(if $(SECONDS),--seconds $(SECONDS))

docs: .venv/.dev ## build the documentation into site/
	@echo "Building the documentation into site/"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lock: .venv/.run ## pin the dependencies (UPGRADE=1 for their newest versions)
	@echo "Locking the dependencies"
	@$(BIN)/pip $(PIP) uv
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > .venv/build.in
	@$(LOCK) pyproject.toml .venv/build.in -o requirements/run.txt
	@$(LOCK) pyproject.toml .venv/build.in --extra dev -c requirements/run.txt -o requirements/dev.txt
	@if [ -f requirements/peers.in ]; then $(LOCK) requirements/peers.in -o requirements/peers.txt; fi

clean: ## remove everything built or installed here
	@echo "Cleaning up"
	@rm -rf .venv .venv-peers build examples/*/build dist site .hypothesis .*_cache web/node_modules src/conclave/server/static
	@find . -name __pycache__ -prune -exec rm -rf {} +

define new_venv
	@$(PYTHON) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Conclave needs Python 3.11 or newer with its venv module; '$(PYTHON)' doesn't work: try make PYTHON=python3.12, or install python3-venv."; exit 1; }
	@echo "Creating $(@D)"
	@$(PYTHON) -m venv $(@D)
	@touch $@
endef

.venv/.created .venv-peers/.created:
	$(new_venv)

.venv/.run: requirements/run.txt | .venv/.created
	@echo "Installing the dependencies of Conclave: about a minute"
	@$(BIN)/pip $(PIP) $(PINNED) -r $< || $(OFFLINE)
	@touch $@

.venv/.dev: requirements/dev.txt | .venv/.run
	@echo "Installing the tools for tests, checks and documentation: one or two minutes, 1 GB"
	@$(BIN)/pip $(PIP) $(PINNED) -r $< || $(OFFLINE)
	@touch $@

# The stamp has the time at which the build started, so that later edits count as changes.
.venv/.installed: .venv/.run $(SOURCE) pyproject.toml hatch_build.py
	@touch .venv/.building
	@echo "Building the browser client"
	@$(BIN)/python web/build.py
	@$(BIN)/python hatch_build.py # prints what comes next
	@$(BIN)/pip $(PIP) --no-deps --no-build-isolation --force-reinstall .
	@mv .venv/.building $@

.venv-peers/.deps: requirements/peers.txt | .venv-peers/.created
	@echo "Installing other engines for comparison"
	@.venv-peers/bin/pip $(PIP) $(PINNED) -r $<
	@touch $@
