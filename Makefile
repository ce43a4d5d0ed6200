# Warbox: everything a player or a developer does, one target each. `make help` lists them.

PYTHON ?= python3
PIP_INSTALL = -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

PURE = .venv
COMPILED = .venv-compiled
FAST = .fast
PAGE = src/warbox/server/page/.built
SITE = src/warbox/server/site/index.html
SITE_SOURCES = mkdocs.yml CONTRIBUTING.md CHANGELOG.md $(shell find docs ui/src/lib/fonts ui/src/lib/tokens.css ui/src/lib/fonts.css -type f) $(shell find src/warbox -name '*.py')
PAGE_SOURCES = $(shell find ui/src ui/public ui/index.html ui/vite.config.ts ui/tsconfig.json -type f)
# Folders are among them, so that removing a file counts as a change.
SOURCES = $(shell find src docs/rules \( -name __pycache__ -o -path src/warbox/server/page -o -path src/warbox/server/site \) -prune -o -print)

# The constraints hold for the packages that build the wheel, too.
export PIP_CONSTRAINT = $(CURDIR)/constraints.txt

.PHONY: help play terminal fast page test lint test-page browser test-pure test-compiled load attack bench docs image wheel screenshots clean
.DEFAULT_GOAL = help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Interpreted rules are enough for people, not for computers, who think against the clock: where a C compiler works the rules are
# compiled in the background, and the computers think with them as soon as they are there. From the next start on everything does.
play: $(PURE)/.runtime $(PAGE) ## play in the browser
	@if ! $(FASTER); then \
		rm -f $(FAST)/.ready; \
		if command -v cc >/dev/null; then \
			echo "The rules are being compiled in the background, once, for some minutes; until then the computers think less deep."; \
			{ nohup nice -n 19 $(MAKE) --no-print-directory fast </dev/null >$(PURE)/fast.log 2>&1 && \
				echo "The rules are compiled: from now on the computers think with them."; } & \
		fi; \
	fi
	@$(WITH_FAST) $(PURE)/bin/warbox serve --open --compiled $(FAST)

terminal: $(PURE)/.runtime ## play Broadsides in the terminal
	@$(FASTER) || rm -f $(FAST)/.ready
	@$(WITH_FAST) $(PURE)/bin/warbox play broadsides

fast: $(FAST)/.ready ## compile the rules, for computers that think ten times as deep

# Whether what is compiled is what the source says; and the environment in which it is used.
FASTER = $(MAKE) --no-print-directory --question $(FAST)/.ready 2>/dev/null
WITH_FAST = env $$(test -e $(FAST)/.ready && echo PYTHONPATH=$(CURDIR)/$(FAST))

page: $(PAGE) ## build the page that the server shows

# Checking types, here and in the page, takes one core each.
test: ## lint, then the whole suite, pure and compiled
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint test-page
	@$(MAKE) --no-print-directory test-pure test-compiled

lint: $(PURE)/.dev ## ruff, mypy --strict, import-linter
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports --no-logo

test-page: ui/node_modules/.installed ## the page: types, unit tests
	cd ui && npm run --silent check && npm run --silent test

browser: ## Chromium, for the tests that look at the page
	@if [ "$$(id -u)" = 0 ]; then SUDO=; else SUDO="sudo -n"; fi; \
	install() { $$SUDO apt-get -qq update && $$SUDO apt-get -qq install -y --no-install-recommends "$$1" fonts-liberation; } >/dev/null 2>&1; \
	command -v chromium-headless-shell >/dev/null || install chromium-headless-shell || command -v chromium >/dev/null || install chromium || \
		{ echo "The tests of the page need Chromium. On Debian: apt-get install chromium-headless-shell"; exit 1; }

# What need not run twice runs once: server and page, the longest, on the wheel; what is Python either way, on the source.
# The laws are tried on the wheel; that interpreted games go move by move as compiled ones do, the checksums tell.
test-pure: $(PURE)/.dev $(PAGE) ## the suite on the source tree, interpreted, less server, browser, adapters and thumbs
	PATH="$(CURDIR)/$(PURE)/bin:$$PATH" $(PURE)/bin/python -m pytest -n auto --dist worksteal --ignore=tests/server --ignore=tests/browser \
		--ignore=tests/adapters --ignore=tests/thumbs --ignore=tests/games/firstwave/ground/test_oracle.py -k "not test_game_obeys or checksums-match"

test-compiled: $(COMPILED)/.wheel browser ## the suite on the compiled wheel, installed, less commands, lab and documents
	PATH="$(CURDIR)/$(COMPILED)/bin:$$PATH" WARBOX_EXPECT_COMPILED=1 WARBOX_SECOND_TRY=1 $(COMPILED)/bin/python -m pytest -n auto --dist worksteal \
		--ignore=tests/cli --ignore=tests/lab --ignore=tests/docs

load: $(COMPILED)/.wheel ## 300 matches at once, by bots through sockets: actions a second, latency
	$(COMPILED)/bin/python -m warbox.server.load

attack: $(COMPILED)/.wheel ## one hostile client beside three honest matches: how long honest actions take
	$(COMPILED)/bin/python -m warbox.server.attack

bench: $(COMPILED)/.wheel ## decisions, games and clones a second: ours, compiled and pure, and the peers'
	$(COMPILED)/bin/warbox bench

docs: $(SITE) ## build the documentation, which the server shows at /docs

screenshots: $(PURE)/.dev $(PAGE) browser ## the README's pictures, taken from the running program
	$(PURE)/bin/python -m tests.browser.screenshots

image: ## the server as a container image, for docker or podman
	@tool=$$(command -v docker || command -v podman) || { echo "An image is built by docker or podman, and neither is here."; exit 1; }; \
	"$$tool" build --file Containerfile --tag warbox .

wheel: ## build the compiled wheel, documentation included, into dist/
	@$(MAKE) --no-print-directory docs
	@$(MAKE) --no-print-directory dist/.built

clean: ## remove environments, caches and what was built
	rm -rf $(PURE) $(COMPILED) $(FAST) dist build src/warbox/server/page src/warbox/server/site ui/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The page. It is part of the wheel.

ui/node_modules/.installed: ui/package.json ui/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20 or newer, and npm is not here."; exit 1; }
	cd ui && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): ui/node_modules/.installed $(PAGE_SOURCES)
	cd ui && npm run --silent build
	@touch $@

# The documentation. It is part of the wheel where it has been built. MkDocs need not say what it will be followed by.

$(SITE): $(PURE)/.dev $(SITE_SOURCES)
	NO_MKDOCS_2_WARNING=1 $(PURE)/bin/mkdocs build --strict --quiet
	@touch $@

# Environments. The empty file named after each says that its installation is complete.

$(PURE)/.runtime: pyproject.toml hatch_build.py constraints.txt
	@$(call make_venv,$(PURE))
	$(PURE)/bin/python $(PIP_INSTALL) --editable .
	@touch $@

$(PURE)/.dev: $(PURE)/.runtime
	$(PURE)/bin/python $(PIP_INSTALL) --editable '.[dev,data,docs]'
	@touch $@

$(COMPILED)/.wheel: dist/.built
	@$(call make_venv,$(COMPILED))
	$(COMPILED)/bin/python $(PIP_INSTALL) "$$(echo dist/*.whl)[dev,bench,openspiel,pettingzoo,gym,mcp,data]"
	$(COMPILED)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps dist/*.whl
	@touch $@

# The first line makes the folders of what Python compiles for itself: later they would count as changes of the source.
dist/.built: pyproject.toml hatch_build.py constraints.txt $(PAGE) $(wildcard $(SITE)) $(SOURCES) | $(PURE)/.runtime
	@$(PURE)/bin/python -m compileall -q src
	$(LOCKED) sh -c 'rm -rf dist && $(PURE)/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .'
	@touch $@

# `make play` may be compiling in the background while somebody tests.
LOCKED = $(shell command -v flock >/dev/null && echo flock $(PURE)/.building)

# The package out of the wheel, in a folder of its own: the environment of the source tree plays with it.
$(FAST)/.ready: dist/.built
	rm -rf $(FAST)
	$(PURE)/bin/python -m zipfile -e dist/*.whl $(FAST)
	@ls $(FAST)/warbox/engine/*.so >/dev/null 2>&1 || { echo "No C compiler works here: the rules stay interpreted."; rm -rf $(FAST); exit 1; }
	@touch $@

define make_venv
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Warbox needs Python 3.11 or newer, and $(PYTHON) is not. Try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "This Python cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }; \
$(PYTHON) -m venv $(1)
endef
