/** One screen for three captains, a whole turn without a mouse, and replays through everybody's eyes. */
import type { Page } from '@playwright/test';
import type { MetalAdventuresView } from '../src/generated/metal_adventures';
import type { Replay } from '../src/generated/protocol';
import { expect, position, test } from './adventures';
import { answered, COMPUTER, settled, step } from './table';

const HANDS = [['Three Flags', 'Scrapyard Throne'], ['The Big One'], ['Hostile Takeover']];
const ME = { sitter: 'me' };

test('hot-seat: between captains the screen shows nobody’s hand', async ({ player }) => {
  const { page } = player;
  const seats = ['Ada', 'Bruno', 'Mira'].map((name) => ({ ...ME, name }));
  await player.create({ game: 'metal_adventures', seats, position: position('deal'), seed: 'hot' });
  const veil = page.getByTestId('handover');

  /** The veil lies over all; whose turn it is not yet is nowhere in the page. */
  async function takes(seat: number): Promise<void> {
    await expect(veil).toContainText(seats[seat]!.name);
    expect(await veil.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toMatch(/rgba|\/ 0/);
    const before = await page.content();
    for (const trophy of HANDS[seat]!) expect(before).not.toContain(trophy);
    await veil.getByRole('button').click();
    await expect(veil).toHaveCount(0);
    const shown = await page.locator('.hand').innerText();
    HANDS.forEach((hand, other) => hand.forEach((trophy) => expect(shown.includes(trophy)).toBe(other === seat)));
  }

  await takes(0);
  await page.locator('[data-open=deal]').click();
  const deal = page.getByTestId('deal');
  await deal.getByRole('button', { name: /^Bruno/ }).click();
  await deal.getByRole('button', { name: 'Credits: now' }).first().click();
  await deal.getByRole('button', { name: /Seal and send/ }).click();
  await takes(1);
  await expect(deal).toHaveAttribute('data-mode', 'answer');
  await deal.getByRole('button', { name: 'Refuse' }).click();
  await deal.getByRole('button', { name: 'I do not trust you' }).click();
  await takes(0);
  await expect(deal).toContainText('I do not trust you');
  await page.keyboard.press('Escape');
  await page.locator('[data-action=end_turn]').click();
  await takes(1);
});

test('a finished game is seen again through everybody’s eyes, each with its own secrets', async ({ crew, server }) => {
  const [ada, bruno, mira, nils] = crew.four;
  const id = await crew.table(position('last'), 3);
  await ada.page.locator('[data-open=deal]').click();
  await ada.deal.getByRole('button', { name: /^Bruno/ }).click();
  await ada.deal.getByRole('button', { name: 'Trophy: now' }).first().click();
  await ada.deal.getByRole('radio', { name: 'Scrapyard Throne' }).click();
  await ada.deal.getByRole('button', { name: /Seal and send/ }).click();
  await bruno.deal.getByRole('button', { name: /^Seal it/ }).click();
  await expect(ada.deal).toHaveAttribute('data-mode', 'browse');
  await ada.page.keyboard.press('Escape');
  await ada.page.locator('[data-action=end_turn]').click();
  for (const { player } of crew.four) await expect(player.result).toBeVisible();

  const { page } = nils;
  await page.goto(`${server.url}/replay/${id}`);
  const hand = page.locator('.hand');
  await expect(hand).toContainText('hands are secret');
  await page.getByLabel('Seen by').selectOption({ label: 'Bruno' });
  await expect(hand).toContainText('The Big One');
  await expect(hand).not.toContainText('Scrapyard Throne');
  await page.keyboard.press('End');
  await expect(hand).toContainText('Scrapyard Throne');
  await page.getByLabel('Seen by').selectOption({ label: 'Mira' });
  await expect(hand).toContainText('Hostile Takeover');
  await expect(page.locator('.log')).not.toContainText('Scrapyard Throne');
  for (const seat of [null, 0, 1, 2]) {
    const answer = await page.request.get(`${server.url}/api/tables/${id}/replay${seat === null ? '' : `?seat=${seat}`}`);
    const { frames } = (await answer.json()) as Replay;
    for (const frame of frames) {
      const view = frame.view as unknown as MetalAdventuresView;
      expect(view.viewer).toBe(seat);
      if (seat === null) expect(view.trophies).toEqual([]);
      view.captains.forEach(({ known_trophies }, other) => {
        const given = seat === 0 && other === 1 ? 1 : 0; // what Ada gave away, she knows
        if (other !== seat) expect(known_trophies.length).toBeLessThanOrEqual(given);
      });
    }
  }
  for (const { frames } of [mira, nils]) expect(frames.length).toBeGreaterThan(0);
});

/** On with Tab until this has the focus; whatever has it on the way has a name. */
async function tabTo(page: Page, target: string): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    const { there, name, html } = await page.evaluate((target) => {
      const at = document.activeElement as HTMLElement;
      const name = at === document.body ? 'page' : (at.getAttribute('aria-label') ?? at.getAttribute('title') ?? at.innerText ?? '').trim();
      return { there: at.matches(target), name: name || (at as HTMLInputElement).labels?.[0]?.innerText || '', html: at.outerHTML.slice(0, 200) };
    }, target);
    expect(name, html).not.toBe('');
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target}`);
}

test('keyboard only: travel, a battle with the die, the tour and a deal', async ({ player }) => {
  const { page } = player;
  await player.create({ game: 'metal_adventures', seats: [ME, COMPUTER, COMPUTER], position: position('turn'), seed: 'keys' });
  await player.seated();

  async function press(key: string): Promise<void> {
    await answered(page);
    const before = await step(page);
    await page.keyboard.press(key);
    await settled(page, before);
  }
  async function take(target: string, key = 'Enter'): Promise<void> {
    await tabTo(page, target);
    await press(key);
  }

  await press('Enter'); // travel
  await press('Enter'); // pay the Brotherhood
  await tabTo(page, '[data-open=karokum]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('chooser')).toBeFocused();
  await take('[data-action=attack_via_karokum]');
  const battle = page.getByTestId('battle');
  await expect(battle).toBeFocused();
  expect(await page.locator('.page').evaluate((one) => one.closest('[inert]') !== null)).toBe(true);
  await take('[data-option=alone]');
  await take('[data-option=commit]');
  await expect(battle).toContainText('has won');
  await tabTo(page, '[data-testid=battle] footer button');
  await page.keyboard.press('Enter');
  await expect(battle).toHaveCount(0);
  await tabTo(page, '[data-spot="tour:2"]');
  await page.keyboard.press('Enter');
  await answered(page);
  await expect(page.locator('.player').first()).toContainText('Damage 0');
  await tabTo(page, '[data-open=deal]');
  await page.keyboard.press('Enter');
  const deal = page.getByTestId('deal');
  await expect(deal).toBeFocused();
  await tabTo(page, '.partners button');
  await page.keyboard.press('Enter');
  await expect(deal).toHaveAttribute('data-mode', 'compose');
  await tabTo(page, '[aria-label="Credits: now"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[aria-label="peace: as a promise"]');
  await page.keyboard.press('Enter');
  await expect(deal.locator('[data-list=promise]')).toContainText(/peace/i);
  await take('[data-testid=deal] footer .primary');
  await expect(deal).toHaveAttribute('data-mode', /browse|wait|answer/);
});
