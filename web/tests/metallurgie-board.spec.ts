/** The board of Metallurgie under the hand: dragging, pointing, keys, fingers. */
import type { Page } from '@playwright/test';
import moments from './fixtures/metallurgie.json' with { type: 'json' };
import { COMPUTER, expect, LATE, PHONE, sitDown, test, type Player } from './table';

const TARGET = '[data-cell="2,-1"]'; // beside six copper cards: iron and copper there make the seventh
const card = (page: Page, metal: string) => page.locator(`[data-spot="hand:${metal}"]`);
const note = (page: Page) => page.locator('#board .note');
const table = (player: Player) =>
  player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'board' });

test('a card is dragged over the table, shows what it brings, and is let go', async ({ player }) => {
  const { page } = player;
  await table(player);
  const from = (await card(page, 'iron').boundingBox())!;
  await page.mouse.move(from.x + 50, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
  const taken = (await page.locator('[data-cell="0,0"]').boundingBox())!;
  await page.mouse.move(taken.x + taken.width / 2, taken.y + taken.height / 2, { steps: 4 });
  await expect(note(page)).toContainText('Iron goes on an empty position');
  const to = (await page.locator(TARGET).boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await expect(note(page)).toContainText('Iron 8');
  await page.mouse.up();
  await expect(card(page, 'iron')).toHaveCount(0);
  await expect(page.locator(TARGET)).toHaveAccessibleName(/iron\. Area 8 of 9/);
});

test('the preview tells of the score and of the chain, and the cards are taken one by one', async ({ player }) => {
  const { page } = player;
  await table(player);
  await card(page, 'iron').click();
  await page.locator(TARGET).click();
  await expect(card(page, 'iron')).toHaveCount(0);
  await card(page, 'copper').click();
  await page.locator(TARGET).hover();
  await expect(note(page)).toContainText(/Copper 7.*scores.*Chain possible: iron 11/s);
  await page.locator(TARGET).click();
  await expect(card(page, 'copper')).toHaveCount(0);
  await page.getByTestId('primary').click();
  for (const [taken, at] of ['1,0', '0,0', '2,0', '1,1'].entries()) {
    await expect(page.locator('.chain')).toContainText(`${taken} of 4 taken`);
    await page.locator(`[data-cell="${at}"]`).click();
  }
  await expect(page.locator('.chain .link.on')).toContainText('Iron 11');
  await expect(page.locator('.player').first().locator('.copper')).toContainText('1');
});

test('a card that holds the pattern together is locked and says what it holds', async ({ player }) => {
  const { page } = player;
  const { position, seat, view } = moments['remove-iron'];
  const seats = view.seats.map((_, number) => (number === seat ? { sitter: 'me' } : COMPUTER));
  await player.create({ game: 'metallurgie', seats, position, seed: 'lock' });
  const locked = page.locator('[data-cell][aria-label*="This card must stay"]');
  await expect(locked).not.toHaveCount(0);
  await locked.first().hover();
  await expect(note(page)).toContainText(/would be cut off/);
  await locked.first().click();
  await expect(page.getByText(/would split the pattern\. Choose another/)).toBeVisible();
});

test('keys: a number takes up a metal, arrows move, Enter lays, Escape lets go', async ({ player }) => {
  const { page } = player;
  await table(player);
  await expect(card(page, 'iron')).toBeVisible();
  await page.keyboard.press('1');
  await expect(card(page, 'iron')).toHaveAttribute('aria-pressed', 'true');
  const place = page.locator('[data-cell]:focus');
  await expect(place).toHaveAccessibleName(/Lay iron here/);
  const first = await place.getAttribute('data-cell');
  await page.keyboard.press('ArrowDown');
  await expect(place).not.toHaveAttribute('data-cell', first ?? '');
  await page.keyboard.press('Escape');
  await expect(card(page, 'iron')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('2');
  await expect(page.locator('[data-cell]:focus')).toHaveAccessibleName(/Lay copper here/);
  await page.keyboard.press('Enter');
  await expect(card(page, 'copper')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-my-turn=false], .chain').first()).toBeVisible();
});

test('on a phone the first tap shows and the second lays', async ({ browser, server }) => {
  const player = await sitDown(browser, server.url, PHONE);
  const { page } = player;
  await table(player);
  await card(page, 'iron').tap();
  await page.locator(TARGET).tap();
  await expect(note(page)).toContainText('Iron 8');
  await expect(card(page, 'iron')).toHaveCount(1);
  await page.locator(TARGET).tap();
  await expect(card(page, 'iron')).toHaveCount(0);
  await player.accessible();
  expect(player.problems).toEqual([]);
  await page.context().close();
});
