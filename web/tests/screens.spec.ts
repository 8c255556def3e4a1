/** Every screen in its sizes: axe-core finds nothing serious, and in every language all of it can be read. */
import { expect, sitDown, test } from './table';
import { unreadable } from './readable';
import { SCENES, SIZES } from './scenes';

/** Each screen in one of the sizes, in turn; in both where there is time (SCREENS=all, `make test-long`). */
const SHOWN = { desktop: 0, phone: 1 } as const;
const all = process.env.SCREENS === 'all';
/** In every theme where there is time; else each screen in one of them, in turn. */
const THEMES = ['dark', 'light', 'contrast'] as const;
const themesOf = (at: number): readonly (typeof THEMES)[number][] => (all ? THEMES : [THEMES[Math.floor(at / 2) % THEMES.length]!]);
/** Six captains on a laptop: where the board has least room for its words. */
const sizes = all ? (['desktop', 'phone', 'laptop'] as const) : (['desktop', 'phone'] as const);
type Shown = (typeof sizes)[number];
const isShown = (name: string, at: number, size: Shown): boolean => (size === 'laptop' ? name.startsWith('adventures') : all || at % 2 === SHOWN[size]);

/** In parts, so that they share the machine's cores. */
const PARTS = 4;
const only = process.env.SCENES; // a pattern of names, when one screen is being worked on
const names = Object.keys(SCENES).filter((name) => !only || name.match(only));

for (const size of sizes) {
  for (let part = 0; part < PARTS; part++) {
    test(`every screen is for everyone, ${size}, part ${part + 1} of ${PARTS}`, async ({ browser, server }) => {
      const player = await sitDown(browser, server.url, { ...SIZES[size], reducedMotion: 'reduce' });
      for (const name of names.filter((name, at) => isShown(name, at, size)).filter((_, at) => at % PARTS === part)) {
        await test.step(name, async () => {
          await SCENES[name]!(player, size);
          for (const theme of themesOf(names.indexOf(name))) {
            await player.dress(theme);
            await player.accessible();
          }
          await player.readable(`${name}, ${size}`);
        });
      }
      expect(player.problems).toEqual([]);
      await player.page.context().close();
    });
  }
}

test('what cannot be read is found', async ({ page }) => {
  const cut = 'overflow: hidden; white-space: nowrap; width: 60px';
  await page.setContent(`
    <p style="${cut}">cut at the edge of its box</p>
    <p style="${cut}; text-overflow: ellipsis">ends in three dots</p>
    <p style="width: 60px; overflow-wrap: anywhere">unbreakable</p>
    <p style="width: 60px">un&shy;break&shy;able</p>
    <p style="width: 60px; overflow: auto; white-space: nowrap">it scrolls to its end</p>
    <p style="height: 20px; line-height: 20px; overflow: hidden; width: 90px">one line and one more line</p>
    <p style="position: absolute; left: -20px; top: 300px">out at the left</p>`);
  const found = (await page.evaluate(unreadable)).map((one) => one.split(':')[0]);
  expect(found).toEqual(['cut by p.', 'ends in …', 'broken word', 'cut by p.', 'out of the window']);
});
