/** The guided first game of Metal Adventures on a desk, where everything on the way explains itself; phones in `lesson.long.spec.ts`. */
import { explained } from './explained';
import { walk } from './lesson';
import { test } from './table';

/** The board, the ships, the battle, the contract, the spoils. */
const SCENES = new Set(['captain', 'ship', 'ally', 'deal', 'word', 'tour']);

test('the guided first game of Metal Adventures', async ({ player }) => {
  await player.calm();
  await walk(player, false, async (name) => {
    if (SCENES.has(name)) await explained(player.page, name);
  });
});
