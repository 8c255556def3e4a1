/** Metal Adventures as people play it, by clicks. */
import type { Page } from '@playwright/test';
import { answered, COMPUTER, expect, settled, step, test } from './table';

/** What a plain captain does, the first of these that is possible. */
const HABITS = [
  'reveal', 'put_under', 'keep_trophy', 'travel', 'pay_brotherhood', 'take_judgment', 'attack_in_space', 'take_on',
  'go_alone', 'stand_by', 'commit_faktor', 'keep_faktor_back', 'take', 'take_wreck', 'plunder_credits', 'plunder_wrecks',
  'pay_wreck', 'pay_trophy', 'choose', 'keep_promise', 'join', 'tour', 'accept_offer', 'decline_offer', 'pick', 'pass', 'done',
  'forgo', 'break_promise', 'end_turn',
]; // prettier-ignore

/** Do the first thing of a list, wherever it can be clicked; whether there was one. */
async function click(page: Page, habits: readonly string[]): Promise<boolean> {
  await answered(page);
  if (await page.locator('[data-my-turn=false]').count()) return false;
  const before = await step(page);
  const kinds = await page.locator('[data-action]').evaluateAll((all) => all.map((one) => one.getAttribute('data-action')));
  const kind = habits.find((one) => kinds.includes(one));
  if (!kind) return false; // the board is still on its way to what can be done now
  await page.locator(`[data-action=${kind}]`).first().click();
  await settled(page, before);
  return true;
}

test('a whole game with five computer captains by clicks', async ({ player }) => {
  test.setTimeout(300_000);
  const { page } = player;
  await player.calm();
  await player.create({ game: 'metal_adventures', seats: [{ sitter: 'me' }, ...Array(5).fill(COMPUTER)], seed: 'captains' });
  await player.seated();
  for (let done = 0; !(await player.result.isVisible()); ) {
    if (await click(page, HABITS)) done += 1;
    else await page.waitForTimeout(50);
    expect(done).toBeLessThan(600);
  }
  await expect(player.result.locator('.ranks li')).toHaveCount(6);
});
