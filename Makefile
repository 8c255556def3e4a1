# Metalworks. `make play` and `make test` set up everything they need; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' 2>/dev/null)
NODE := sh tools/node.sh $(BIN)
RULES := $(wildcard src/metalworks/kernel/*.py src/metalworks/games/*/rules/*.py \
  src/metalworks/games/*/computer/*.py src/metalworks/players/search/*.py)

.DEFAULT_GOAL := help
.PHONY: help play test test-long check-laws bench mutate engine web web-types screenshots pictures lock clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .make/engine .make/web ## Set up all it needs and open the table in the browser
	@$(BIN)/metalworks serve --open

test: ## Set up all it needs and run every check, in both modes
	@$(MAKE) --no-print-directory --jobs=2 .make/engine .make/web
	@$(BIN)/python tools/check.py

test-long: .make/engine ## The long checks: a hundred thousand games of each kind, mutants of the rules, and more (about two hours)
	@$(BIN)/python tools/check.py --long

mutate: .make/deps ## Change the rules at random and see whether a test notices: make mutate GAME=metallum (20 minutes)
	@$(BIN)/python tools/mutate.py $(or $(GAME),metallurgie)

check-laws: .make/engine ## The laws on 100,000 random games for each game and number of seats (minutes)
	@for game in metallum metallurgie metal_adventures; do $(BIN)/python -m metalworks.laws $$game || exit 1; done

bench: .make/engine ## Measure the engine of every game
	@for game in metallum metallurgie metal_adventures; do $(BIN)/metalworks bench $$game; done

engine: .make/engine ## Compile the rules and the search

web: .make/web ## Build the web application into the package

web-types: .make/deps .make/node ## Write the protocol's TypeScript types again
	@$(NODE) npm run --silent types

screenshots: .make/engine .make/web ## Take pictures of every screen, in both sizes and three languages
	@$(NODE) npm run --silent screenshots

pictures: .make/engine .make/web ## Take the pictures of the README and the documentation again
	@$(NODE) npm run --silent pictures
	@$(BIN)/python tools/terminal_pictures.py

lock: .make/deps ## Pin all dependencies again in requirements.txt
	@$(BIN)/pip install --quiet pip-tools
	@$(BIN)/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --extra dev \
	  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file requirements.txt pyproject.toml
	@$(BIN)/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
	  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file tools/node.txt tools/node.in

clean: ## Remove everything that was made
	rm -rf $(VENV) .make build dist web/node_modules src/metalworks/web src/*.so
	find src -name '*.so' -delete

.make/deps: requirements.txt pyproject.toml tools/bootstrap.sh
	@mkdir -p .make
	@sh tools/bootstrap.sh "$(PYTHON)" $(VENV)
	@touch $@

.make/engine: .make/deps setup.py $(RULES)
	@sh tools/compile.sh $(BIN)/python
	@touch $@

.make/node: .make/deps web/package.json web/package-lock.json tools/node.sh tools/node.txt
	@$(NODE) npm ci --silent
	@touch $@

.make/web: .make/node $(WEB)
	@echo "Building the web application ..."
	@$(NODE) npm run --silent build
	@touch $@
