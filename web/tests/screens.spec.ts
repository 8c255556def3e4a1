/** Every screen in both sizes: axe-core finds nothing serious, and in every language all of it can be read. */
import { expect, sitDown, test } from './table';
import { SCENES, SIZES } from './scenes';

/** In parts, so that they share the machine's cores. */
const PARTS = 4;
const names = Object.keys(SCENES);

for (const size of ['desktop', 'phone'] as const) {
  for (let part = 0; part < PARTS; part++) {
    test(`every screen is for everyone, ${size}, part ${part + 1} of ${PARTS}`, async ({ browser, server }) => {
      const player = await sitDown(browser, server.url, { ...SIZES[size], reducedMotion: 'reduce' });
      for (const name of names.filter((_, at) => at % PARTS === part)) {
        await test.step(name, async () => {
          await SCENES[name]!(player, size);
          await player.accessible();
          await player.readable(`${name}, ${size}`);
        });
      }
      expect(player.problems).toEqual([]);
      await player.page.context().close();
    });
  }
}
