/** Metallurgie as people play it: on the board, by keyboard, on a phone, at one screen, against each other. */
import type { Page } from '@playwright/test';
import { answered, COMPUTER, expect, LATE, PHONE, settled, sitDown, step, test } from './table';

const targets = (page: Page) => page.locator('#board [data-cell][role=button]');
const hand = (page: Page) => page.locator('[data-spot^="hand:"]');
const primary = (page: Page) => page.getByTestId('primary');

/** Lay or take a card by clicking it and a place on the board; otherwise end the turn or draw. */
async function click(page: Page, random: () => number): Promise<boolean> {
  await answered(page);
  if (await page.locator('[data-my-turn=false]').count()) return false;
  const before = await step(page);
  if (!(await targets(page).count())) {
    const cards = await hand(page).count();
    const first = Math.floor(random() * cards);
    for (let at = 0; at < cards && !(await targets(page).count()); at++) {
      await hand(page).nth((first + at) % cards).click();
    }
  }
  const count = await targets(page).count();
  if (count) await targets(page).nth(Math.floor(random() * count)).click({ force: true });
  else if (await page.locator('#board .chain button').count()) await page.locator('#board .chain button').first().click();
  else if (await primary(page).count()) await primary(page).click();
  else if (await page.locator('button[data-spot=deck]').count()) await page.locator('button[data-spot=deck]').click();
  else return false; // the board is still on its way to what can be done now
  await settled(page, before);
  return true;
}

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

for (const { part, position, tag } of [
  { part: 'the end of a game', position: LATE, tag: [] },
  { part: 'a whole game', position: null, tag: '@whole' },
]) {
  test(`${part} against the computer by clicks on the board`, { tag }, async ({ player }) => {
    test.setTimeout(300_000);
    const { page } = player;
    await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position, seed: 'clicks' });
    await player.seated();
    const random = numbers(7);
    for (let done = 0; !(await player.result.isVisible()); ) {
      if (await click(page, random)) done += 1;
      else await page.waitForTimeout(50);
      expect(done).toBeLessThan(500);
    }
    await expect(player.result.getByRole('img')).toBeVisible(); // the chart
    await expect(player.result.locator('.ranks li')).toHaveCount(2);
  });
}

test('two browsers against each other, with chat and a spectator', async ({ player, browser, server }) => {
  const { page } = player;
  await player.open();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByText('Waiting for one more player')).toBeVisible();
  const id = player.tableId();

  const friend = await sitDown(browser, server.url);
  await friend.open();
  await friend.page.getByRole('button', { name: /^Join/ }).first().click();
  await friend.seated();
  await player.seated();
  expect(friend.tableId()).toBe(id);

  const watcher = await sitDown(browser, server.url);
  await watcher.open(`/table/${id}`);
  await watcher.seated();
  await expect(watcher.page.getByRole('heading', { name: 'You are watching' })).toBeVisible();
  await expect(watcher.moves).toHaveCount(0);

  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Write to everybody').fill('Good luck!');
  await page.keyboard.press('Enter');
  await friend.page.getByRole('tab', { name: /Chat/ }).click();
  await expect(friend.page.getByText('Good luck!')).toBeVisible();

  await player.openMoves();
  await friend.openMoves();
  for (let turn = 0; turn < 12; ) {
    const moved = (await player.move()) || (await friend.move());
    if (moved) turn += 1;
    else await page.waitForTimeout(40);
  }
  // A hand is for its owner only.
  await expect(hand(watcher.page)).toHaveCount(0);

  // Taking back what the other has seen needs consent.
  await expect.poll(async () => (await player.moves.count()) + (await friend.moves.count())).toBeGreaterThan(0);
  const mover = (await player.moves.count()) ? friend : player;
  const other = mover === player ? friend : player;
  await mover.page.getByRole('button', { name: /^Undo/ }).click();
  await other.page.getByRole('button', { name: 'Agree' }).click();
  await expect(mover.moves.first()).toBeVisible();

  expect([...friend.problems, ...watcher.problems]).toEqual([]);
  await friend.page.context().close();
  await watcher.page.context().close();
});

test('two players at one screen', async ({ player }) => {
  const { page } = player;
  const seats = [
    { sitter: 'me', name: 'Ada' },
    { sitter: 'me', name: 'Mira' },
  ];
  await player.create({ game: 'metallurgie', seats, position: LATE, seed: 'hot-seat' });
  const handover = page.getByTestId('handover');
  await expect(handover).toContainText('Ada');
  await expect(page.locator('.player')).toHaveCount(0); // nothing of the table before the tap
  const seen: string[] = [];
  for (let step = 0; step < 200 && !(await player.result.isVisible()); step++) {
    if (await handover.isVisible()) {
      const name = (await handover.locator('h1').textContent()) ?? '';
      seen.push(name);
      await handover.getByRole('button').click();
      await expect(handover).toBeHidden();
      await expect(page.locator('.player h2')).toHaveText(['Ada', 'Mira']);
      await expect(page.locator('.player').getByText('You', { exact: true })).toHaveCount(0); // who of the two?
      await player.openMoves();
    } else if (!(await player.move((count) => count - 1))) await page.waitForTimeout(40);
  }
  await expect(player.result).toBeVisible();
  expect(new Set(seen).size).toBe(2);
});

test('keyboard only, from the lobby to laying a card and ending the turn', async ({ player }) => {
  const { page } = player;
  await player.open();
  await expect(page.getByTestId('play-now')).toBeEnabled();
  await page.getByTestId('play-now').focus();
  await page.keyboard.press('Enter');
  await player.seated();
  await page.locator('[data-my-turn=true]').waitFor();
  const before = await step(page);
  await page.keyboard.press('l');
  await expect(player.moves.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(player.moves.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await settled(page, before);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByText(/Suggestion:/)).toBeVisible();
  const after = await step(page);
  await page.keyboard.press('u');
  await settled(page, after);
});

test('the guided first game, every step done as it says', async ({ player }) => {
  const { page } = player;
  await player.open('/first-steps/metallurgie');
  const bubble = page.getByTestId('tour');
  await expect(bubble).toBeVisible();
  await player.openMoves();
  while (await bubble.isVisible()) {
    const next = bubble.getByRole('button', { name: /^(Next|Play on)$/ });
    if (await next.isVisible()) await next.click();
    else await player.move();
    await page.waitForTimeout(30);
  }
  await expect(bubble).toBeHidden();
  await player.open('/first-steps/metallurgie');
  await bubble.getByRole('button', { name: 'Skip the tour' }).click();
  await expect(bubble).toBeHidden();
});

test('a refusal says why and leads to its rule', async ({ player }) => {
  const { page } = player;
  await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'why' });
  await player.seated();
  await page.locator('[data-spot="hand:silver"]').click();
  await page.locator('[data-cell="1,-1"]').click({ force: true });
  await page.getByRole('button', { name: /^Why\?/ }).click();
  const rules = page.getByRole('dialog', { name: /Rules of/ });
  await expect(rules.locator('.clause.on')).toBeVisible();
  await rules.getByRole('searchbox').fill('end card');
  await expect(rules.locator('.clause').first()).toContainText(/end card/i);
});

test('on a phone, with one thumb', async ({ browser, server }) => {
  const player = await sitDown(browser, server.url, PHONE);
  const { page } = player;
  await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'phone' });
  await player.seated();
  for (let taps = 0; taps < 120 && !(await player.result.isVisible()); taps++) {
    await page.locator('[data-my-turn=true], [data-testid=result]').first().waitFor({ state: 'attached' });
    if (await player.result.isVisible()) break;
    const before = await step(page);
    const big = page.locator('.bar .buttons .btn').last();
    await big.tap(); // the big button: confirm, end the turn, or pull up the list
    if (await player.moves.count()) await player.moves.first().tap();
    await settled(page, before);
  }
  await expect(player.result).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(player.problems).toEqual([]);
  await page.context().close();
});
