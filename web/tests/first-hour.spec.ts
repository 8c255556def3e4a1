/** What a newcomer stumbled over in the first hour, and does no more. */
import type { Page } from '@playwright/test';
import { COMPUTER, expect, LATE, PHONE, sitDown, test } from './table';

const LATE_TABLE = { game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'late' };

/** Keep this for every page of the player, as the settings would. */
async function prefer(page: Page, chosen: object): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('metalworks')) localStorage.setItem('metalworks', JSON.stringify(chosen));
  }, chosen);
}

/** A finger that stays where it is. */
async function holdFinger(page: Page, selector: string): Promise<void> {
  const touch = { pointerType: 'touch', bubbles: true, clientX: 100, clientY: 100 };
  await page.locator(selector).first().dispatchEvent('pointerdown', touch);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.locator(selector).first().dispatchEvent('pointerup', touch);
}

test('the veil of a shared screen hides everything, and nothing of the next hand is in the page', async ({ player }) => {
  const { page } = player;
  const seats = [{ sitter: 'me', name: 'Ada' }, { sitter: 'me', name: 'Mira' }];
  await player.create({ game: 'metallurgie', seats, position: LATE, seed: 'late' });
  const veil = page.getByTestId('handover');
  await expect(veil).toContainText('Ada');
  await expect(page.locator('#board, .player, [data-spot]')).toHaveCount(0);
  const seenThrough = await veil.evaluate((node) => /rgba\(.*0?\.\d+\)|transparent/.test(getComputedStyle(node).backgroundColor));
  expect(seenThrough).toBe(false);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await expect(page.locator('[data-spot^="hand:"]').first()).toBeVisible();
});

test('others’ turns are told step by step, then summed up and marked; the strongest button is a decision in words', async ({ player }) => {
  const { page } = player;
  await prefer(page, { speed: 'slow' });
  await player.create(LATE_TABLE);
  await player.seated();
  await player.openMoves();
  await player.move();
  await expect(page.locator('#moves button').first()).not.toHaveText(/-?\d,-?\d/); // positions in words
  const end = page.getByTestId('primary');
  await expect(end).toContainText('End turn');
  await expect(end).toContainText('cannot be undone');
  await expect(page.locator('.bar').getByRole('button', { name: 'Moves' })).toHaveCount(0);
  await end.click();
  const news = page.getByTestId('news');
  await expect(news).toContainText('Greedy');
  await expect(page.locator('[data-my-turn=true]')).toHaveCount(0); // my prompt comes after it
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(news).toHaveCount(0);
  await page.locator('[data-my-turn=true]').waitFor();
  await expect(page.getByTestId('recap')).toContainText('Greedy');
  await expect(page.locator('#board .changed').first()).toBeVisible();
});

test('a held finger explains every piece, and a locked card says why', async ({ browser, server }) => {
  const player = await sitDown(browser, server.url, { ...PHONE, reducedMotion: 'reduce' });
  const { page } = player;
  await player.open('/first-steps/metallum');
  await page.getByTestId('tour').waitFor();
  await holdFinger(page, '.strip .place:nth-child(2)');
  await expect(page.getByRole('tooltip')).toContainText('Rich deposits: Majority earns $5');
  await holdFinger(page, '.tray [data-tile=extractors_3]');
  await expect(page.getByRole('tooltip')).toContainText('3 Extractors');
  await player.create({ ...LATE_TABLE, position: LATE.replace('hands=i1c1s1', 'hands=g1c1s1') });
  await player.seated();
  await holdFinger(page, '[data-cell="0,0"]');
  await expect(page.getByRole('tooltip')).toContainText('Copper');
  // A locked card says why at a tap.
  await page.locator('[data-spot="hand:copper"]').tap();
  await page.locator('#board [data-cell].can').first().tap();
  await page.locator('.bar .slot.primary').tap();
  const locked = page.locator('.card.blocked').first();
  await locked.tap();
  await expect(page.getByRole('tooltip')).toContainText(/[a-z]/);
  expect(player.problems).toEqual([]);
  await page.context().close();
});

test('two people: a declined draw says so, a rematch is an invitation, and the game is among my games', async ({ player, browser, server }) => {
  const { page } = player;
  const friend = await sitDown(browser, server.url, { reducedMotion: 'reduce' });
  await player.calm();
  const id = await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, { sitter: 'open' }], auto_start: true });
  await expect(page.getByText('By invitation').first()).toBeVisible();
  await friend.open(`/table/${id}`);
  await friend.page.getByRole('button', { name: /^(Join|Sit)/ }).first().click();
  await Promise.all([player.seated(), friend.seated()]);

  const menu = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Offer a draw');
  await friend.page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your offer of a draw was declined.')).toBeVisible();

  await menu('Give up');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(player.result).toBeVisible();
  await player.result.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(friend.result.getByText('would like a rematch')).toBeVisible();
  await friend.result.getByRole('button', { name: 'Accept' }).click();
  await expect(friend.page).toHaveURL(page.url());

  // Play on from any position, against a computer of my choice.
  await player.open(`/replay/${id}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByLabel('Against').selectOption('apprentice');
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await player.seated();
  await expect(page.locator('.player').filter({ hasText: 'Computer' })).toHaveCount(1);

  // My games, with what they come to.
  await player.open('/games');
  const over = page.getByRole('link', { name: /^Replay/ });
  await expect(over).toHaveCount(1);
  await page.getByRole('group', { name: 'Filter by result' }).getByRole('button', { name: 'Won' }).click();
  await expect(over).toHaveCount(0);
  await page.getByRole('group', { name: 'Filter by result' }).getByRole('button', { name: 'Lost' }).click();
  await expect(over).toHaveAttribute('href', `/replay/${id}`);
  await expect(page.locator('.big .lost dd')).toHaveText('1');
  await player.accessible();
  expect(friend.problems).toEqual([]);
  await friend.page.context().close();
});

test('settings hold everywhere: theme, size, speed, moves that wait for a second press', async ({ player, browser, server }) => {
  const { page } = player;
  await player.open();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: 'Light' }).click();
  await dialog.getByRole('button', { name: 'Large', exact: true }).click();
  await dialog.getByRole('group', { name: 'Animation speed' }).getByRole('button', { name: 'Off' }).click();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/me/settings') && answer.request().method() === 'PUT');
  await dialog.getByRole('switch', { name: 'Confirm moves' }).click();
  await kept;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await player.accessible();

  const { path } = (await (await page.request.post(`${server.url}/api/me/link`, { data: {} })).json()) as { path: string };
  const other = await sitDown(browser, server.url);
  await other.open(path);
  await other.page.getByRole('button', { name: 'That is me' }).click();
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.page.locator('html')).toHaveAttribute('data-size', 'large');
  await other.create(LATE_TABLE);
  await other.seated();
  await other.openMoves();
  await other.moves.first().click();
  await other.page.getByRole('button', { name: 'Do it' }).click();
  await expect(other.page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect(other.problems).toEqual([]);
  await other.page.context().close();
});

test('a replay that does not exist says so', async ({ player }) => {
  await player.open('/replay/nothing-here');
  await expect(player.page.getByRole('heading', { name: 'There is no such replay' })).toBeVisible();
  player.problems.length = 0; // the browser notes the 404
});
