# Warbox: everything a player or a developer does, one target each. `make help` lists them.

PYTHON ?= python3
PIP_INSTALL = -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

PURE = .venv
COMPILED = .venv-compiled
# Folders are among them, so that removing a file counts as a change.
SOURCES = $(shell find src docs/rules -name __pycache__ -prune -o -print)

# The constraints hold for the packages that build the wheel, too.
export PIP_CONSTRAINT = $(CURDIR)/constraints.txt

.PHONY: help play test lint test-pure test-compiled bench wheel clean
.DEFAULT_GOAL = help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PURE)/.runtime ## play Broadsides in the terminal
	@$(PURE)/bin/warbox play broadsides

test: lint test-pure test-compiled ## lint, then the whole suite, pure and compiled

lint: $(PURE)/.dev ## ruff, mypy --strict, import-linter
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports --no-logo

test-pure: $(PURE)/.dev ## the suite on the source tree, interpreted
	PATH="$(CURDIR)/$(PURE)/bin:$$PATH" $(PURE)/bin/python -m pytest -n auto

test-compiled: $(COMPILED)/.wheel ## the suite on the compiled wheel, installed
	PATH="$(CURDIR)/$(COMPILED)/bin:$$PATH" WARBOX_EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest -n auto

bench: $(COMPILED)/.wheel ## decisions, games and clones a second: ours, compiled and pure, and the peers'
	$(COMPILED)/bin/warbox bench

wheel: dist/.built ## build the compiled wheel into dist/

clean: ## remove environments, caches and what was built
	rm -rf $(PURE) $(COMPILED) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Environments. The empty file named after each says that its installation is complete.

$(PURE)/.runtime: pyproject.toml hatch_build.py constraints.txt
	@$(call make_venv,$(PURE))
	$(PURE)/bin/python $(PIP_INSTALL) --editable .
	@touch $@

$(PURE)/.dev: $(PURE)/.runtime
	$(PURE)/bin/python $(PIP_INSTALL) --editable '.[dev]'
	@touch $@

$(COMPILED)/.wheel: dist/.built
	@$(call make_venv,$(COMPILED))
	$(COMPILED)/bin/python $(PIP_INSTALL) "$$(echo dist/*.whl)[dev,bench]"
	$(COMPILED)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps dist/*.whl
	@touch $@

dist/.built: pyproject.toml hatch_build.py constraints.txt $(SOURCES) | $(PURE)/.dev
	rm -rf dist
	$(PURE)/bin/python -m build --wheel
	@touch $@

define make_venv
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Warbox needs Python 3.11 or newer, and $(PYTHON) is not. Try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "This Python cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }; \
$(PYTHON) -m venv $(1)
endef
