import base from '../playwright.config';

export default { ...base, testDir: '.', testMatch: 'screenshots.ts', workers: 1, fullyParallel: false, timeout: 600_000 };
