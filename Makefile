# `make` lists what there is to do. Python 3.11 or newer and make are all that has to be on the machine.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help lab test bench train arena build format browser clean

VENV := .venv
PEERS := .venv-peers
PY := $(VENV)/bin/python
PIP := -m pip install --quiet --quiet --disable-pip-version-check

# The first Python on the path that is new enough; `make PYTHON=…` names another.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$python"; break; }; done)

# JupyterLab refuses to run as root unless told; in a container everybody is root.
LAB_FLAGS ?= $(if $(filter 0,$(shell id -u)),--allow-root)

help: ## list what there is to do
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-12s %s\n", $$1, $$2 }'

lab: $(VENV)/.lab ## open the course in JupyterLab
	@$(VENV)/bin/nautwidget lab $(LAB_FLAGS)

test: $(VENV)/.test js/node_modules/.installed browser ## run every check and test
	@$(PY) -m tools.check

bench: $(VENV)/.test $(PEERS)/.ready browser ## measure speed and size against their targets and peers
	@$(PY) -m bench --peers $(PEERS)/bin/python

train: $(VENV)/.test ## learn anew what the tutor's features are worth, by self-play
	@$(PY) -m tools.train

arena: $(VENV)/.test ## measure how strong the tutor is; figures go to docs/tutor-figures.md
	@$(PY) -m bench.strength

build: $(VENV)/.test js/node_modules/.installed ## bundle the live board and compile the texts
	@$(PY) -m tools.npm run --silent build
	@$(PY) -m tools.texts

format: $(VENV)/.test ## lay out the Python code and mend what can be mended
	@$(PY) -m ruff check --quiet --fix-only . && $(PY) -m ruff format --quiet .

clean: ## remove the environments and what the tools left behind
	@rm -rf $(VENV) $(PEERS) js/node_modules bench/out dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

browser: $(VENV)/.test
	@$(PY) -m tools.chromium

$(PY):
	@test -n "$(PYTHON)" || { echo "nautwidget needs Python 3.11 or newer, and none was found"; exit 1; }
	@echo "making $(VENV) with $(PYTHON) …"
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (Debian: the package python3-venv)"; \
		rm -rf $(VENV); exit 1; }

$(VENV)/.lab: pyproject.toml | $(PY)
	@echo "installing nautwidget and JupyterLab …"
	@$(PY) $(PIP) --editable '.[lab]'
	@touch $@

$(VENV)/.test: pyproject.toml | $(PY)
	@echo "installing what the tests need …"
	@$(PY) $(PIP) --editable '.[test]'
	@touch $@ $(VENV)/.lab

js/node_modules/.installed: js/package-lock.json js/package.json | $(VENV)/.test
	@echo "installing what the live board is built with …"
	@$(PY) -m tools.npm ci --loglevel=error
	@touch $@

$(PEERS)/.ready: bench/peers.txt
	@echo "installing the peers …"
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python $(PIP) --requirement bench/peers.txt
	@touch $@
