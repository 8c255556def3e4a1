/** Metal Adventures as people play it, by clicks. */
import type { Page } from '@playwright/test';
import { answered, COMPUTER, expect, settled, step, test } from './table';
import { walk } from './tours';

/** What a plain captain does, the first of these that is possible. */
const HABITS = [
  'reveal', 'put_under', 'keep_trophy', 'travel', 'pay_brotherhood', 'take_judgment', 'attack_in_space', 'take_on',
  'go_alone', 'stand_by', 'commit_faktor', 'keep_faktor_back', 'take', 'take_wreck', 'plunder_credits', 'plunder_wrecks',
  'pay_wreck', 'pay_trophy', 'choose', 'keep_promise', 'join', 'tour', 'open tour', 'decline_offer', 'pass', 'done',
  'forgo', 'break_promise', 'end_turn',
]; // prettier-ignore

/** What does something, and what opens a list of it. */
const DOING = '[data-action], [data-open]';

/** The things that can be done where a click would reach them: what lies under a scene does not count. */
const within = (page: Page): Promise<(string | null)[]> =>
  page.locator(DOING).evaluateAll((all) =>
    all.map((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const does = one.getAttribute('data-action') ?? `open ${one.getAttribute('data-open')}`;
      return hit !== null && one.contains(hit) ? does : null;
    }),
  );

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
  // A medal for each captain, no two alike, and what each of them did.
  await expect(player.result.locator('.award b')).toHaveCount(6);
  expect(new Set(await player.result.locator('.award b').allTextContents()).size).toBe(6);
  await expect(player.result.locator('tbody tr')).toHaveCount(6);
});

test('the guided first game of Metal Adventures', async ({ player }) => {
  await player.calm();
  await walk(player, 'metal_adventures', false);
});
