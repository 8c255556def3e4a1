/** Metal Adventures as people play it, by clicks. */
import type { Page } from '@playwright/test';
import { answered, COMPUTER, expect, settled, step, test } from './table';
import { DOING, HABITS, within } from './person';
import { walk } from './tours';

/** Do the first thing of a list, wherever it can be clicked; whether there was one. */
async function click(page: Page, habits: readonly string[]): Promise<boolean> {
  await answered(page);
  if (await page.locator('[data-my-turn=false]').count()) return false;
  // The end of a battle closes by a press, another's also by itself: at once, so that it cannot go away in between.
  await page.getByTestId('battle').locator('footer button').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
  const before = await step(page);
  const kinds = await within(page);
  const kind = habits.find((one) => kinds.includes(one));
  if (!kind) return false; // the board is still on its way to what can be done now
  await page.locator(DOING).nth(kinds.indexOf(kind)).click();
  if (!kind.startsWith('open ')) await settled(page, before);
  return true;
}

test('a whole game with five computer captains by clicks', { tag: '@whole' }, async ({ player }) => {
  test.setTimeout(300_000);
  const { page } = player;
  await player.create({ game: 'metal_adventures', seats: [{ sitter: 'me' }, ...Array(5).fill(COMPUTER)], seed: 'captains' });
  await player.seated();
  for (let done = 0; !(await player.result.isVisible()); ) {
    if (await click(page, HABITS)) done += 1;
    else await page.waitForTimeout(50);
    expect(done).toBeLessThan(600);
  }
  await expect(player.result.locator('.ranks li')).toHaveCount(6);
  // A medal for each captain, no two alike, and what each of them did.
  await expect(player.result.locator('.award b')).toHaveCount(6);
  expect(new Set(await player.result.locator('.award b').allTextContents()).size).toBe(6);
  await expect(player.result.locator('tbody tr')).toHaveCount(6);
});

test('the guided first game of Metal Adventures', async ({ player }) => {
  await walk(player, 'metal_adventures', false);
});
