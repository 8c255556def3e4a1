/** The guided first game of Metal Adventures on a desk; on a phone in `lesson.long.spec.ts`. */
import { walk } from './lesson';
import { test } from './table';

test('the guided first game of Metal Adventures', async ({ player }) => {
  await player.calm();
  await walk(player, false);
});
