import base from '../playwright.config';

export default { ...base, testDir: '.', testMatch: ['screenshots.ts', 'pictures.ts'], workers: 1, fullyParallel: false, timeout: 900_000 };
