# Metalworks. `make play` and `make test` set up everything they need; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' 2>/dev/null)
NODE := sh tools/node.sh $(BIN)
STAGE := sh tools/stage.sh
UPGRADE ?= --upgrade
LOCK = $(BIN)/pip-compile --quiet $(UPGRADE) --generate-hashes --allow-unsafe --strip-extras --no-header \
  --no-emit-options
PLAYING := pyproject.toml tools/compile.in --extra server --extra terminal
SERVING := pyproject.toml --extra server
COMPILED := $(wildcard $(shell sed -n 's|^    "\(metalworks/.*\)",$$|src/\1|p' src/metalworks/_mode.py))

.DEFAULT_GOAL := help
.PHONY: help play set-up test test-long test-research check-laws bench mutate engine web web-types screenshots pictures package lock clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: set-up ## Set up all it needs and open the table in the browser
	@$(BIN)/metalworks serve --open

set-up: ## Set up what playing needs, and nothing of what development needs
	@$(MAKE) --no-print-directory --jobs=2 .make/engine .make/web

test: ## Set up all it needs and run what a change must pass
	@$(MAKE) --no-print-directory .make/dev .make/web
	@$(BIN)/python tools/check.py

test-long: .make/research .make/engine .make/web ## The long checks: a hundred thousand games of each kind, mutants of the rules, and more (about two hours)
	@$(BIN)/python tools/check.py --long

test-research: .make/research .make/engine ## What needs Ray and JAX: a cluster of two nodes, and learning (minutes)
	@$(BIN)/python -m pytest -m "long or not long" tests/arena/test_cluster.py tests/training

mutate: .make/dev ## Change the rules at random and see whether a test notices: make mutate GAME=metallum (20 minutes)
	@$(BIN)/python tools/mutate.py $(or $(GAME),metallurgie)

check-laws: .make/engine ## The laws on 100,000 random games for each number of seats; of Metal Adventures on 40,000 (two hours)
	@for game in metallum metallurgie; do $(BIN)/python -m metalworks.laws $$game || exit 1; done
	@$(BIN)/python -m metalworks.laws metal_adventures --games 40000 --thorough 200

bench: .make/engine ## Measure the engine of every game
	@for game in metallum metallurgie metal_adventures; do $(BIN)/metalworks bench $$game; done

engine: .make/engine ## Compile the rules and the search

web: .make/web ## Build the web application into the package

web-types: .make/deps .make/node ## Write the protocol's TypeScript types again
	@$(NODE) npm run --silent types

screenshots: .make/engine .make/web ## Take pictures of every screen, in both sizes and three languages
	@$(NODE) npm run --silent screenshots

pictures: .make/dev .make/engine .make/web ## Take the pictures of the README and the documentation again
	@$(NODE) npm run --silent pictures
	@$(BIN)/python tools/terminal_pictures.py

package: .make/dev .make/engine .make/web ## Build the source distribution and the wheel into dist/
	@rm -rf dist
	@METALWORKS_PREBUILT=1 $(BIN)/python -m build --no-isolation --sdist --wheel

lock: .make/dev ## Pin all dependencies again: what development needs, and of that what playing needs
	@$(BIN)/pip install --quiet pip-tools
	@$(LOCK) $(PLAYING) --extra dev --output-file requirements-dev.txt
	@$(LOCK) $(PLAYING) --constraint requirements-dev.txt --output-file requirements.txt
	@$(LOCK) $(SERVING) --constraint requirements.txt --output-file requirements-server.txt
	@$(LOCK) pyproject.toml --extra cluster --extra train --constraint requirements-dev.txt --output-file requirements-research.txt
	@$(LOCK) tools/node.in --output-file tools/node.txt
	@$(LOCK) tools/uv.in --output-file tools/uv.txt

clean: ## Remove everything that was made
	rm -rf $(VENV) .make build dist web/node_modules src/metalworks/web src/*.so
	find src -name '*.so' -delete

.make/deps: requirements.txt pyproject.toml tools/bootstrap.sh tools/uv.txt
	@mkdir -p .make
	@$(STAGE) "Installing what playing needs" sh tools/bootstrap.sh "$(PYTHON)" $(VENV) requirements.txt
	@touch $@

.make/dev: .make/deps requirements-dev.txt
	@$(STAGE) "Installing what development needs" sh tools/bootstrap.sh "$(PYTHON)" $(VENV) requirements-dev.txt
	@touch $@

.make/research: .make/dev requirements-research.txt
	@$(STAGE) "Installing Ray and JAX" sh tools/bootstrap.sh "$(PYTHON)" $(VENV) requirements-research.txt
	@touch $@

.make/engine: .make/deps setup.py src/metalworks/_mode.py $(COMPILED)
	@$(STAGE) "Compiling the engine" sh tools/compile.sh $(BIN)/python
	@touch $@

.make/node: .make/deps web/package.json web/package-lock.json tools/node.sh tools/node.txt
	@$(STAGE) "Installing what the web application needs" $(NODE) npm ci --silent
	@touch $@

.make/web: .make/node $(WEB)
	@$(STAGE) "Building the web application" $(NODE) npm run --silent build
	@touch $@
