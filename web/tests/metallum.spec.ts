/** Metallum as people play it: on the board, by keyboard, on a phone, in secret against each other. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { MetallumView, Tile } from '../src/generated/metallum';
import { answered, COMPUTER, expect, PHONE, settled, sitDown, step, test } from './table';

interface Kept {
  seat: number;
  position: string;
  view: MetallumView;
}
const moments = JSON.parse(readFileSync(new URL('./metallum/moments.json', import.meta.url), 'utf8')) as Record<string, Kept>;

const primary = (page: Page) => page.getByTestId('primary');
const tray = (page: Page, tile: string) => page.locator(`.tray [data-tile=${tile}]`);
const onBoard = (page: Page) => page.locator('.cells .put');

/** A program by whatever fits, of two tiles or more where that is possible, and commit it. */
async function program(page: Page, random: () => number): Promise<void> {
  const found = page.locator('.tray .fits [data-tile]');
  for (let tries = 0; ; tries++) {
    const count = await found.count();
    const enough = (await onBoard(page).count()) > 1 || tries > 4 || !count;
    if (enough && (await primary(page).count())) break;
    const tile = await found.nth(Math.floor(random() * count)).getAttribute('data-tile');
    await tray(page, tile!).click();
    await expect(page.locator(`.cells [data-tile=${tile}]`)).toBeVisible();
  }
  await primary(page).click();
}

/** What lies nearest to hand: tiles that fit, a glowing planet, a card, a button. */
async function act(page: Page, random: () => number): Promise<boolean> {
  await answered(page);
  if (!(await page.locator('[data-my-turn=true]').count())) return false;
  const before = await step(page);
  const any = async (selector: string): Promise<boolean> => {
    const found = page.locator(selector);
    const count = await found.count();
    if (!count) return false;
    await found.nth(Math.floor(random() * count)).click({ force: true });
    return true;
  };
  const programming = await page.locator('.programming').count();
  if (programming) await program(page, random);
  const done =
    programming ||
    (await any('.chooser .pick')) ||
    (await any('.planet.target')) ||
    (await any('.market .slot.can')) ||
    (await any('.programs .first')) ||
    (await any('.programs .tile.can')) ||
    (await any('.bar .choice')) || // installations, cards, modules to transport
    ((await primary(page).count()) && (await primary(page).click().then(() => true)));
  if (!done) return false;
  // Opening the panel of a planet is no action; everything else is answered by the server.
  if (await page.locator('.chooser').count()) await any('.chooser .pick');
  await settled(page, before);
  return true;
}

function numbers(seed: number): () => number {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

for (const { part, position, tag } of [
  { part: 'the last rounds', position: moments['late-programming']!.position, tag: [] },
  { part: 'a whole game', position: null, tag: '@whole' },
]) {
  test(`${part} of Metallum against the computer by clicks on the board`, { tag }, async ({ player }) => {
    test.setTimeout(420_000);
    await player.create({ game: 'metallum', seats: [{ sitter: 'me' }, { sitter: 'computer', level: 'random' }], position, seed: 'clicks' });
    await player.seated();
    const random = numbers(11);
    for (let done = 0; !(await player.result.isVisible()); ) {
      if (await act(player.page, random)) done += 1;
      else await player.page.waitForTimeout(50);
      expect(done).toBeLessThan(400);
    }
    await expect(player.result.getByRole('img').first()).toBeVisible(); // the charts
  });
}

test('programs are secret until both are committed, then both are revealed', async ({ player, browser, server }) => {
  const friend = await sitDown(browser, server.url);
  const id = await player.create({ game: 'metallum', seats: [{ sitter: 'me' }, { sitter: 'open' }], auto_start: true });
  await friend.open(`/table/${id}`);
  await friend.page.getByRole('button', { name: /^(Join|Sit)/ }).first().click();
  await friend.seated();
  await player.seated();

  await tray(player.page, 'move_by_2').click();
  await expect(onBoard(player.page)).toHaveCount(1);
  await tray(player.page, 'extractors_2').click();
  await expect(onBoard(player.page)).toHaveCount(2);
  await primary(player.page).click();
  await expect(player.page.locator('.sealed')).toBeVisible();
  await expect(friend.page.locator('.seal.committed')).toBeVisible();
  await expect(onBoard(friend.page)).toHaveCount(0);
  await expect(friend.page.locator('.programs')).toHaveCount(0);

  // While the other still programs it can be changed; the other hears nothing of that.
  await expect(player.page.locator('.bar h2')).toContainText('Waiting for');
  const heard = await step(friend.page);
  await player.page.getByRole('button', { name: 'Change program' }).click();
  await expect(player.page.locator('.sealed')).toHaveCount(0);
  await tray(player.page, 'move_by_1').click();
  await expect(player.page.locator('.cells [data-tile=move_by_1]')).toBeVisible();
  await primary(player.page).click();
  await expect(player.page.locator('.sealed')).toBeVisible();
  await expect(player.page.locator('.cells [data-tile=move_by_1]')).toBeVisible();
  await expect(friend.page.locator('.seal.committed')).toBeVisible();
  expect(await step(friend.page)).toBe(heard);

  await tray(friend.page, 'move_by_1').click();
  await expect(onBoard(friend.page)).toHaveCount(1);
  await primary(friend.page).click();
  for (const one of [player, friend]) {
    await expect(one.page.locator('.programs .program')).toHaveCount(2);
    await expect(one.page.locator('.programs button.tile')).toHaveCount(3);
    await expect(one.page.locator('.programs button.tile').filter({ hasText: 'Move by 1' })).toHaveCount(2);
  }
  expect(friend.problems).toEqual([]);
  await friend.page.context().close();
});

test('whoever comes in the middle of a round sees both programs whole, and what became of their tiles', async ({ player }) => {
  const { page } = player;
  const { position, seat, view } = moments['programs']!;
  await player.create({ game: 'metallum', seats: [0, 1].map((one) => (one === seat ? { sitter: 'me' } : COMPUTER)), position, seed: 'programs' });
  await player.seated();
  const mine = page.locator('.program.mine');
  const { program, executed, declined, complexity } = view.seats[seat]!;
  const fate = (tile: Tile): RegExp => (view.cause_tile === tile ? /▸/ : declined.includes(tile) ? /✕/ : executed.includes(tile) ? /✓/ : /not yet/);
  await expect(mine.locator('button.tile')).toHaveText(program!.map(fate));
  await expect(mine.locator('.sum')).toContainText(String(complexity));
  await expect(page.locator('.program:not(.mine) button.tile')).toHaveCount(view.seats[1 - seat]!.program!.length);
});

test('a tile that does not fit says why; a tile can be dragged, swapped and removed', async ({ player }) => {
  const { page } = player;
  await player.create({ game: 'metallum', seats: [{ sitter: 'me' }, COMPUTER], seed: 'fits' });
  await player.seated();
  await tray(page, 'move_by_3').dragTo(page.locator('.board[data-drop=board]'));
  await expect(onBoard(page)).toHaveCount(1);
  await tray(page, 'extractors_2').hover();
  await expect(page.locator('.why')).toContainText('2 Extractors does not fit');
  await tray(page, 'move_by_1').click(); // swaps in
  await expect(page.locator('.cells [data-tile=move_by_1]')).toBeVisible();
  await tray(page, 'extractors_2').click();
  await expect(onBoard(page)).toHaveCount(2);
  await expect(page.locator('.joins li')).toContainText('joins 2 Extractors');
  await page.locator('.cells [data-tile=extractors_2]').click();
  await expect(onBoard(page)).toHaveCount(1);
});

test('a draft is undone step by step, and survives a reload and a lost connection', async ({ player }) => {
  const { page } = player;
  await player.create({ game: 'metallum', seats: [{ sitter: 'me' }, COMPUTER], seed: 'draft' });
  await player.seated();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await tray(page, 'move_by_2').click();
  await tray(page, 'move_by_1').click(); // one step: a swap
  await tray(page, 'extractors_2').click();
  await expect(onBoard(page)).toHaveCount(2);
  await page.reload();
  await expect(onBoard(page)).toHaveCount(2);
  player.offline = true;
  await page.context().setOffline(true);
  await page.locator('.cells [data-tile=extractors_2]').click();
  await expect(onBoard(page)).toHaveCount(1);
  await page.context().setOffline(false);
  player.offline = false;
  await undo.click();
  await expect(onBoard(page)).toHaveCount(2);
  await undo.click();
  await expect(onBoard(page)).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('.cells [data-tile=move_by_2]')).toBeVisible();
  await page.keyboard.press('u');
  await expect(onBoard(page)).toHaveCount(0);
  await expect(undo).toBeDisabled();
});

test('what was committed is back on the board after an undo', async ({ player, browser, server }) => {
  const friend = await sitDown(browser, server.url);
  const id = await player.create({ game: 'metallum', seats: [{ sitter: 'me' }, { sitter: 'open' }], auto_start: true });
  await friend.open(`/table/${id}`);
  await friend.page.getByRole('button', { name: /^(Join|Sit)/ }).first().click();
  await player.seated();
  await tray(player.page, 'move_by_2').click();
  await expect(onBoard(player.page)).toHaveCount(1);
  await primary(player.page).click();
  await expect(player.page.locator('.sealed')).toBeVisible();
  await player.page.keyboard.press('u');
  await expect(player.page.locator('.sealed')).toHaveCount(0);
  await expect(player.page.locator('.cells [data-tile=move_by_2]')).toBeVisible();
  await expect(primary(player.page)).toBeVisible();
  await friend.page.context().close();
});

test('the guided first game of Metallum', async ({ player }) => {
  const { page } = player;
  await player.open('/first-steps/metallum');
  const bubble = page.locator('.bubble');
  await expect(bubble).toContainText('The system');
  await bubble.getByRole('button', { name: 'Next' }).click();
  await tray(page, 'move_by_1').click();
  await expect(bubble).toContainText('Join a second tile');
  await tray(page, 'extractors_2').click();
  await expect(bubble).toContainText('Seal it');
  await primary(page).click();
  await page.getByRole('button', { name: 'I act first', exact: true }).click();
  await expect(bubble).toContainText('Fly');
  await page.locator('.programs .can[data-tile=move_by_1]').click();
  await page.locator('.planet.target[data-place="2"]').click();
  await expect(bubble).toContainText('Deploy');
  await page.locator('.programs .can[data-tile=extractors_2]').click();
  await page.getByRole('button', { name: /^Use Eta/ }).click();
  await page.locator('.planet.target[data-place="1"]').click();
  await expect(bubble).toContainText('Your rival');
  await primary(page).click();
  await expect(bubble).toContainText('That is Metallum');
});

test('Metallum by keyboard only', async ({ player }) => {
  const { page } = player;
  const { position } = moments['late-actions-moving']!;
  await player.create({ game: 'metallum', seats: [{ sitter: 'me' }, COMPUTER], position, seed: 'keys' });
  await player.seated();
  const target = page.locator('.planet.target').first();
  await expect(target).toBeVisible();
  await page.locator('.planet').first().focus();
  const wanted = Number(await target.getAttribute('data-place'));
  for (let at = 1; at < wanted; at++) await page.keyboard.press('ArrowRight');
  await expect(target).toBeFocused();
  const before = await step(page);
  await page.keyboard.press('Enter');
  await settled(page, before);
});

test('Metallum on a phone: a tap shows, the big button does', async ({ browser, server }) => {
  const player = await sitDown(browser, server.url, PHONE);
  const { page } = player;
  const { position } = moments['late-actions-moving']!;
  await player.create({ game: 'metallum', seats: [{ sitter: 'me' }, COMPUTER], position, seed: 'phone' });
  await player.seated();
  await page.locator('.planet.target').first().tap();
  const before = await step(page);
  await page.locator('.bar .btn.primary').tap();
  await settled(page, before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(player.problems).toEqual([]);
  await page.context().close();
});
