#!/bin/sh
# Runs a command, and says what it does and how long it took: stage.sh "What it does" COMMAND ...
set -eu
what=$1
shift
begun=$(date +%s)
echo "$what ..."
"$@"
echo "$what: $(($(date +%s) - begun)) s"
