#!/bin/sh
# Runs a command in web/ with the machine's Node, or with Node from PyPI where there is none: node.sh BIN COMMAND ...
set -eu
bin=$(cd "$1" && pwd)
shift

is_new_enough() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if ! is_new_enough node; then
    if [ ! -x "$bin/node" ]; then
        echo "Installing Node ..." >&2
        "$bin/python" -m pip install --quiet --quiet --disable-pip-version-check --require-hashes -r tools/node.txt
    fi
    PATH="$bin:$PATH"
    export PATH
fi

# The tests and the generated types ask the package itself.
PYTHON="$bin/python"
export PYTHON
cd web
exec "$@"
