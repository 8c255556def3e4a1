/** The guided first games, done by what is seen: in each step what its bubble speaks of. */
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
  await what.tap();
  await press(page, page.locator('.bar .btn.primary'));
};

interface Step {
  name: string;
  speaks: readonly string[];
  does: Deed;
}
const onwards: Deed = async (page) => page.getByTestId('tour').locator('.btn').click();

const ADVENTURES: readonly Step[] = [
  { name: 'captain', speaks: ['.players > :first-child'], does: onwards },
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
  { name: 'others', speaks: ['[data-testid=primary]'], does: onwards },
];

const ETA = '#board [data-place="2"]';
const METALLUM: readonly Step[] = [
  { name: 'system', speaks: ['.strip .place:first-child', '.strip .place:last-child'], does: onwards },
  { name: 'move', speaks: ['.tray [data-tile=move_by_1]'], does: async (page) => page.locator('.tray [data-tile=move_by_1]').click() },
  { name: 'deploy', speaks: ['.tray [data-tile=extractors_2]', '.cells .put'], does: async (page) => page.locator('.tray [data-tile=extractors_2]').click() },
  { name: 'commit', speaks: ['[data-drop=board]', '[data-testid=primary]'], does: pressing('[data-testid=primary]') },
  { name: 'order', speaks: ['[data-action=let_act_first]'], does: pressing('[data-action=let_act_first] >> nth=0') },
  {
    name: 'fly',
    speaks: ['#board [data-tile=move_by_1]', ETA],
    does: async (page, phone) => {
      await press(page, page.locator('#board [data-tile=move_by_1]').last());
      await clear(page, [ETA]);
      await choosing(ETA)(page, phone);
    },
  },
  { name: 'place', speaks: ['#board [data-tile=extractors_2]', ETA], does: pressing('#board [data-tile=extractors_2] >> nth=-1') },
  { name: 'installation', speaks: [ETA], does: choosing(ETA) },
  { name: 'anywhere', speaks: ['.planet.target'], does: choosing('.planet.target >> nth=0') },
  { name: 'end', speaks: ['[data-testid=primary]'], does: pressing('[data-testid=primary]') },
  { name: 'done', speaks: [], does: onwards },
];

const TARGET = '[data-cell="2,-1"]';
const CARD = '#board [data-cell].can';
/** A card of the hand, laid on the position that the bubble speaks of. */
const laying = (metal: string): Deed => async (page, phone) => {
  await page.locator(`[data-spot="hand:${metal}"]`).click();
  await clear(page, [TARGET]);
  await choosing(TARGET)(page, phone);
};
const taking = (cards: number): Deed => async (page, phone) => {
  for (let left = cards; left; left--) await choosing(`${CARD} >> nth=0`)(page, phone);
};
const METALLURGIE: readonly Step[] = [
  { name: 'pattern', speaks: ['[data-cell="0,0"]', '[data-cell="2,1"]'], does: onwards },
  { name: 'iron', speaks: ['[data-spot="hand:iron"]', '[data-cell="2,0"]'], does: laying('iron') },
  { name: 'copper', speaks: ['[data-spot="hand:copper"]', TARGET], does: laying('copper') },
  { name: 'end-turn', speaks: ['[data-testid=primary]'], does: pressing('[data-testid=primary]') },
  { name: 'take', speaks: [CARD], does: taking(1) },
  { name: 'chain', speaks: [CARD], does: taking(3) },
  { name: 'split', speaks: [CARD], does: taking(5) },
  { name: 'draw', speaks: ['[data-spot=deck]'], does: pressing('[data-spot=deck]') },
  { name: 'end-card', speaks: [], does: onwards },
];

const TOURS = {
  metallurgie: { prefix: 'tour-metallurgie-', steps: METALLURGIE },
  metallum: { prefix: 'tour-metallum-', steps: METALLUM },
  metal_adventures: { prefix: 'lesson-', steps: ADVENTURES },
} as const;
type Guided = keyof typeof TOURS;
export const GUIDED = Object.keys(TOURS) as Guided[];

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
export async function walk(player: Player, game: Guided, phone: boolean, look?: (name: string) => Promise<void>): Promise<void> {
  const { page } = player;
  const { prefix, steps } = TOURS[game];
  await player.open(`/first-steps/${game}`);
  for (const { name, speaks, does } of steps) {
    await expect(page.getByTestId('tour')).toHaveAttribute('data-of', prefix + name);
    await answered(page);
    await clear(page, speaks);
    await look?.(name);
    await does(page, phone);
  }
  await expect(page.getByTestId('tour')).toHaveCount(0);
  await expect(page.locator('[data-my-turn=true]')).toBeVisible(); // and the game goes on
}
