/** Every guided first game with the eyes of a reader in every step. */
import { expect, PHONE, sitDown, test } from './table';
import { GUIDED, walk } from './tours';

for (const game of GUIDED) {
  for (const [size, options] of Object.entries({ desktop: {}, phone: PHONE })) {
    test(`the guided first game of ${game} can be read, ${size}`, async ({ browser, server }) => {
      test.setTimeout(600_000); // three looks with axe at each of a dozen steps
      const player = await sitDown(browser, server.url, options);
      await walk(player, game, size === 'phone', () => player.forEveryone());
      expect(player.problems).toEqual([]);
      await player.page.context().close();
    });
  }
}
