import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'; // tools/chromium.sh finds it

export default defineConfig({
  testDir: 'tests',
  workers: Number(process.env.WORKERS ?? 2),
  projects: [
    { name: 'tables', testMatch: '*.spec.ts', testIgnore: ['budget.spec.ts', 'screens.spec.ts', 'newcomer.spec.ts', 'tours.spec.ts', '*.long.spec.ts'], grepInvert: /@whole/ },
    { name: 'long', testMatch: ['*.long.spec.ts', 'newcomer.spec.ts', 'tours.spec.ts'] }, // what takes minutes: `make test-long`
    { name: 'whole', testMatch: '*.spec.ts', grep: /@whole/ }, // games from the first move to the last: `make test-long`
    { name: 'screens', testMatch: 'screens.spec.ts' }, // every screen in its sizes: `make test-long`
    { name: 'budget', testMatch: 'budget.spec.ts' },
  ],
  fullyParallel: true,
  timeout: 240_000,
  retries: 0,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  outputDir: join(import.meta.dirname, '..', 'build', 'browser'),
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
