#!/bin/sh
# Says where Chromium is; one is fetched for Playwright where the machine has none.
set -eu
for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome-stable google-chrome; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then
        command -v "$name"
        exit 0
    fi
done
npx playwright install chromium >&2
node -e 'process.stdout.write(require("@playwright/test").chromium.executablePath() + "\n")'
