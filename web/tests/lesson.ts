/** The guided first game of Metal Adventures, done by what is seen: in each step what its bubble speaks of. */
import type { Locator, Page } from '@playwright/test';
import { answered, expect, settled, step, type Player } from './table';

type Deed = (page: Page, phone: boolean) => Promise<void>;

/** Press something, and wait for what comes of it. */
async function press(page: Page, what: Locator): Promise<void> {
  const before = await step(page);
  await what.click();
  await settled(page, before);
}
const pressing = (selector: string): Deed => async (page) => press(page, page.locator(selector));
const carryOn: Deed = async (page) => page.locator('[data-testid=battle] footer button').click();
/** On a phone the first tap chooses, and the big button does it. */
const choosing = (selector: string): Deed => async (page, phone) => {
  const what = page.locator(selector);
  if (!phone) return press(page, what);
  await what.click();
  await press(page, page.locator('.bar .btn.primary'));
};

const STEPS: readonly { name: string; speaks: readonly string[]; does: Deed }[] = [
  { name: 'captain', speaks: ['.players > :first-child'], does: async (page) => page.getByTestId('tour').locator('.btn').click() },
  { name: 'travel', speaks: ['[data-action=travel]'], does: pressing('[data-action=travel]') },
  { name: 'brotherhood', speaks: ['[data-action=pay_brotherhood]'], does: pressing('[data-action=pay_brotherhood]') },
  { name: 'space', speaks: ['#board [data-action=attack_in_space]'], does: pressing('#board [data-action=attack_in_space]') },
  { name: 'ship', speaks: ['[data-spot="ship:14"]'], does: choosing('[data-spot="ship:14"]') },
  { name: 'ally', speaks: ['[data-option^="deal "]'], does: async (page) => page.locator('[data-option="deal 2"]').click() },
  {
    name: 'deal',
    speaks: ['[data-testid=deal] [data-list=promise]', '[data-testid=deal] > footer .primary'],
    does: async (page) => {
      const promised = page.locator('[data-testid=deal] [data-list=promise]');
      await promised.locator('.add').click();
      await promised.locator('.chooser button').first().click(); // credits
      await promised.locator('.steps button').last().click(); // one more
      await press(page, page.locator('[data-testid=deal] > footer .primary'));
    },
  },
  { name: 'faktor', speaks: ['[data-option=commit]', '[data-option=keep]'], does: pressing('[data-option=keep]') },
  { name: 'word', speaks: ['[data-option=keep]', '[data-option=break]'], does: pressing('[data-option=keep]') },
  {
    name: 'trophy',
    speaks: ['[data-testid=battle] footer button'],
    does: async (page, phone) => {
      await carryOn(page, phone);
      await clear(page, ['[data-action=reveal]']);
      await press(page, page.locator('[data-action=reveal]').first());
    },
  },
  {
    name: 'tour',
    speaks: ['[data-spot="tour:2"]'],
    does: async (page) => {
      await page.locator('[data-spot="tour:2"]').click();
      await press(page, page.getByTestId('chooser').locator('[data-action=tour]').first());
    },
  },
  { name: 'others', speaks: ['[data-testid=primary]'], does: async (page) => page.getByTestId('tour').locator('.btn').click() },
];

/** What is spoken of can be seen, and the bubble lies over none of it. */
async function clear(page: Page, spoken: readonly string[]): Promise<void> {
  for (const selector of spoken) {
    const what = page.locator(selector).first();
    await expect(what).toBeInViewport();
    await expect
      .poll(async () => {
        const [bubble, box] = [await page.getByTestId('tour').boundingBox(), await what.boundingBox()];
        if (!bubble || !box) return 'gone';
        const beside = bubble.x >= box.x + box.width || box.x >= bubble.x + bubble.width || bubble.y >= box.y + box.height || box.y >= bubble.y + bubble.height;
        return beside ? 'beside' : `${selector} is covered`;
      })
      .toBe('beside');
  }
}

/** All of it; `look` is called in every step before anything is done. */
export async function walk(player: Player, phone: boolean, look?: (name: string) => Promise<void>): Promise<void> {
  const { page } = player;
  await player.open('/first-steps/metal_adventures');
  for (const { name, speaks, does } of STEPS) {
    await expect(page.getByTestId('tour')).toHaveAttribute('data-of', `lesson-${name}`);
    await answered(page);
    await clear(page, speaks);
    await look?.(name);
    await does(page, phone);
  }
  await expect(page.getByTestId('tour')).toHaveCount(0);
  await expect(page.locator('[data-my-turn=true]')).toBeVisible(); // and the game goes on
}
