/** Pictures of every screen, in both sizes and three languages (and on a tablet), into the folder `screenshots/`: `make screenshots`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, sitDown, test } from '../tests/table';
import { picture, SCENES, SIZES, type Size } from '../tests/scenes';

const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots');
const ONLY = process.env.SCENES; // a pattern of names, when one screen is being worked on
const THESE = (process.env.SIZES ?? Object.keys(SIZES).join()).split(',') as Size[];
const LOCALES = { en: 'en-GB', de: 'de-DE', pl: 'pl-PL' };
const SPOKEN = process.env.LANGUAGES?.split(',') ?? Object.keys(LOCALES);

for (const size of THESE) {
  for (const [language, locale] of Object.entries(LOCALES)) {
    if (!SPOKEN.includes(language)) continue;
    if (size === 'tablet' && language !== 'de') continue; // between the two; the longest words will do
    test(`${size}, ${language}`, async ({ browser, server }) => {
      mkdirSync(FOLDER, { recursive: true });
      for (const [name, scene] of Object.entries(SCENES)) {
        if (ONLY && !name.match(ONLY)) continue;
        await test.step(name, async () => {
          const player = await sitDown(browser, server.url, { ...SIZES[size], locale });
          // One that cannot be reached does not keep the others from being taken.
          await scene(player, size).catch((error: unknown) => expect.soft(String(error), name).toBe(''));
          writeFileSync(join(FOLDER, `${name}-${size}-${language}.png`), await picture(player));
          expect.soft(player.problems.filter((problem) => name !== 'lost' || !/404/.test(problem))).toEqual([]);
          await player.page.context().close();
        });
      }
    });
  }
}
