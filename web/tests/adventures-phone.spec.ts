/** A turn of Metal Adventures on a phone, by taps: captains in a strip, a board that scrolls by place, scenes as sheets. */
import type { Locator } from '@playwright/test';
import { position } from './adventures';
import { answered, COMPUTER, expect, PHONE, settled, sitDown, step, test } from './table';

test('a turn on a phone: travel, a battle, the tour and a deal by taps', async ({ browser, server }) => {
  const player = await sitDown(browser, server.url, PHONE);
  const { page } = player;
  const { width, height } = page.viewportSize()!;
  await player.create({ game: 'metal_adventures', seats: [{ sitter: 'me' }, COMPUTER, COMPUTER], position: position('turn'), seed: 'keys' });
  await player.seated();

  async function tap(what: Locator): Promise<void> {
    await answered(page);
    const before = await step(page);
    await what.tap();
    await settled(page, before);
  }
  const big = page.locator('.bar .btn.primary');
  /** A sheet spans the phone and begins above its middle by far. */
  async function isSheet(what: Locator): Promise<void> {
    const box = (await what.boundingBox())!;
    expect(box.width).toBeGreaterThan(width - 4);
    expect(box.height).toBeGreaterThan(height * 0.6);
  }

  // The captains are a strip, and each place comes by a tap on its name.
  const tops = await page.locator('.player').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toEqual(Array(3).fill(tops[0]));
  for (const place of ['captains', 'karokum', 'space'] as const) {
    await page.locator(`nav [data-stop=${place}]`).tap();
    await expect(page.locator(`[data-place=${place}]`).first()).toBeInViewport();
  }

  await tap(big); // travel
  await tap(big); // pay the Brotherhood
  await page.locator('[data-open=karokum]').tap();
  await tap(page.getByTestId('chooser').locator('[data-action=attack_via_karokum]'));
  const battle = page.getByTestId('battle');
  await isSheet(battle);
  await tap(battle.locator('[data-option=alone]'));
  await tap(battle.locator('[data-option=commit]'));
  await expect(battle).toContainText('has won');
  await battle.locator('footer button').tap();
  await expect(battle).toHaveCount(0);

  await page.locator('[data-spot="tour:2"]').tap(); // the first tap chooses, the big button does it
  await expect(page.locator('.bar h2')).toContainText('Minor repair');
  await tap(big);
  await expect(page.locator('.player').first()).toContainText('Damage 0');

  await page.locator('[data-open=deal]').tap();
  const deal = page.getByTestId('deal');
  await isSheet(deal);
  await deal.locator('.partners button').first().tap();
  await deal.locator('[data-list=give] .add').tap();
  await deal.locator('[data-list=give] .chooser button').first().tap();
  await expect(deal.locator('[data-list=give]')).toContainText('1 credit');
  await deal.locator('[data-list=promise] .add').tap();
  await deal.locator('[data-list=promise] .chooser button').last().tap();
  await tap(deal.locator('footer .primary'));
  await expect(deal).toHaveAttribute('data-mode', /browse|wait|answer/);
  expect(player.problems).toEqual([]);
  await page.context().close();
});
