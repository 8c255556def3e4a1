#!/bin/sh
# Makes the virtual environment and installs locked dependencies: bootstrap.sh PYTHON VENV REQUIREMENTS
set -eu
python=$1
venv=$2
requirements=$3

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "metalworks needs Python 3.11 or newer; '$python' is not. Try: make PYTHON=/path/to/python3.11" >&2
    exit 1
fi

if [ ! -x "$venv/bin/pip" ]; then
    rm -rf "$venv"
    if ! "$python" -m venv "$venv" 2>/dev/null; then
        rm -rf "$venv"
        # Debian keeps venv and the headers for compiling in packages of their own.
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            apt-get update -qq
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv python3-dev >/dev/null
            "$python" -m venv "$venv"
        else
            echo "Python's venv module is missing. On Debian: sudo apt install python3-venv python3-dev" >&2
            exit 1
        fi
    fi
fi

# The lock file is complete, so nothing is left to resolve; and Python compiles a module when it first needs it, which
# most are not. Quiet twice: no warnings, but errors.
install_with_pip() {
    "$venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check --no-compile --no-deps "$@"
}
install_with_uv() {
    "$venv/bin/uv" pip install --quiet --python "$venv/bin/python" --no-deps "$@" 2>/dev/null
}

# uv fetches packages side by side, which takes a tenth of the time. Where it cannot (settings of pip that it does not
# know, such as a mirror; a machine it is not made for), pip does the work.
if [ ! -x "$venv/bin/uv" ]; then
    install_with_pip --require-hashes -r tools/uv.txt 2>/dev/null || true
fi
install_with_uv --require-hashes -r "$requirements" || install_with_pip --require-hashes -r "$requirements"
# The engine is compiled in a step of its own, so this one installs the sources only.
METALWORKS_INTERPRETED=1 install_with_pip --no-build-isolation --editable .
