import base from '../playwright.config';

export default { ...base, projects: undefined, testDir: '.', testMatch: ['screenshots.ts', 'pictures.ts'], workers: 1, fullyParallel: false, timeout: 900_000 };
