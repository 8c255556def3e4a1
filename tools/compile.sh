#!/bin/sh
# Compiles the engine beside its sources, or says in one line that it will run interpreted: compile.sh PYTHON
set -eu
python=$1
log=$(mktemp)
trap 'rm -f "$log"' EXIT

find src -name '*.so' -delete
rm -rf build
if ! "$python" setup.py --quiet build_ext --inplace >"$log" 2>&1; then
    cat "$log" >&2
    echo "The engine could not be compiled (see above). To play without: METALWORKS_INTERPRETED=1 make play" >&2
    exit 1
fi
grep '^metalworks: ' "$log" || true
