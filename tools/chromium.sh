#!/bin/sh
# Says where Chromium is; where the machine has none it is installed, from Debian's packages or by Playwright.
set -eu
find_chromium() {
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome-stable google-chrome; do
        if [ -n "$name" ] && command -v "$name"; then
            exit 0
        fi
    done
}
find_chromium
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium ..." >&2
    apt-get update -qq >&2
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
    find_chromium
fi
npx playwright install chromium >&2
node -e 'process.stdout.write(require("@playwright/test").chromium.executablePath() + "\n")'
