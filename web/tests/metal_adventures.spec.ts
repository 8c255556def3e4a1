/** Metal Adventures as people play it, by clicks. */
import { Person } from './person';
import { COMPUTER, expect, test } from './table';
import { walk } from './tours';

test('a whole game with five computer captains by clicks', async ({ player }) => {
  test.setTimeout(300_000);
  await player.calm();
  await player.create({ game: 'metal_adventures', seats: [{ sitter: 'me' }, ...Array(5).fill(COMPUTER)], seed: 'captains' });
  await player.seated();
  await new Person(player, () => 0, { whims: 0 }).toTheEnd(600);
  await expect(player.result.locator('.ranks li')).toHaveCount(6);
  // A medal for each captain, no two alike, and what each of them did.
  await expect(player.result.locator('.award b')).toHaveCount(6);
  expect(new Set(await player.result.locator('.award b').allTextContents()).size).toBe(6);
  await expect(player.result.locator('tbody tr')).toHaveCount(6);
});

test('the guided first game of Metal Adventures', async ({ player }) => {
  await player.calm();
  await walk(player, 'metal_adventures', false);
});
