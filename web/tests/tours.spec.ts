/** Every guided first game to its end: each step goes on by what it asks for, and no bubble lies over what it speaks of. */
import { explained } from './explained';
import { expect, PHONE, sitDown, test } from './table';
import { GUIDED, walk } from './tours';

/** Metal Adventures is a board, ships, a battle, a contract and spoils: everything there explains itself. */
const EXPLAINED = new Set(['captain', 'ship', 'ally', 'deal', 'word', 'tour']);

for (const game of GUIDED) {
  for (const [size, options] of Object.entries({ desktop: {}, phone: PHONE })) {
    test(`the guided first game of ${game}, ${size}`, async ({ browser, server }) => {
      const player = await sitDown(browser, server.url, options);
      await walk(player, game, size === 'phone', async (name) => {
        if (size === 'desktop' && EXPLAINED.has(name)) await explained(player.page, name);
      });
      expect(player.problems).toEqual([]);
      await player.page.context().close();
    });
  }
}
