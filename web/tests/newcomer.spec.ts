/**
 * Ten things that a new user wants, done with what can be seen: roles and words, never the names that tests give things.
 * How many clicks each takes is in docs/web.md; more is a step back.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, PHONE, settled, sitDown, step, test, type Player } from './table';
import type { TestServer } from './server';

/** Somebody at a screen, whose clicks are counted. */
class Newcomer {
  clicks = 0;
  constructor(readonly player: Player) {}
  get page(): Page {
    return this.player.page;
  }
  async press(what: Locator, anyway = false): Promise<void> {
    this.clicks += 1;
    await what.click({ force: anyway }); // what is not possible is pressed all the same
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).first();
  }
  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name }).first();
  }
  /** Choose one of the three games. */
  async game(name: string): Promise<void> {
    await this.press(this.page.getByRole('group', { name: 'Choose a game' }).first().getByRole('button', { name: new RegExp(name) }));
  }
  async playing(): Promise<void> {
    await expect(this.button('Undo')).toBeVisible();
  }
}

const SIZES = { desktop: {}, phone: PHONE };
type Size = keyof typeof SIZES;

/** A task on one or both screens, within so many clicks. */
function task(name: string, sizes: readonly Size[], most: number, does: (person: Newcomer, more: { browser: Browser; server: TestServer; phone: boolean }) => Promise<void>): void {
  for (const size of sizes) {
    test(`${name}, ${size}`, async ({ browser, server }) => {
      const person = new Newcomer(await sitDown(browser, server.url, SIZES[size]));
      await person.player.open();
      await does(person, { browser, server, phone: size === 'phone' });
      expect(person.clicks).toBeLessThanOrEqual(most);
      expect(person.player.problems).toEqual([]);
      await person.page.context().close();
    });
  }
}
const BOTH = ['desktop', 'phone'] as const;

task('start a game against a computer', BOTH, 1, async (person) => {
  await person.press(person.button('Play now against the computer'));
  await person.playing();
});

task('finish the tour on a phone', ['phone'], 40, async (person) => {
  const { page } = person;
  await person.press(person.link('New to Metallurgie? First steps'));
  const skip = person.button('Skip the tour');
  const next = person.button(/^(Next|Play on)$/);
  const list = page.getByRole('button', { name: 'All legal moves as a list' }).last();
  const moves = page.getByRole('list', { name: 'All legal moves as a list' }).getByRole('button');
  await expect(skip).toBeVisible();
  while (await skip.isVisible()) {
    if (await next.isVisible()) await person.press(next);
    else {
      await expect(page.locator('[data-my-turn=true]')).toBeVisible(); // the rival’s turn is over
      const before = await step(page);
      await person.press(list);
      await person.press(moves.first());
      await settled(page, before);
    }
  }
  await person.playing();
});

task('find out why a tile does not fit', BOTH, 4, async (person) => {
  await person.game('Metallum');
  await person.press(person.button('Play now against the computer'));
  await person.press(person.button(/^Move by 3/));
  await person.press(person.button(/^2 Extractors/), true);
  await expect(person.page.getByText(/2 Extractors does not fit|No lower blue socket/).first()).toBeVisible();
});

task('invite a friend and play', BOTH, 1, async (person, { browser, server }) => {
  await person.press(person.button('Create table'));
  const address = await person.page.getByRole('textbox', { name: 'Invite someone with this link' }).inputValue();
  const friend = new Newcomer(await sitDown(browser, server.url));
  await friend.page.goto(address);
  await expect(friend.page.getByRole('heading', { name: /invites you to/ })).toBeVisible();
  await friend.page.getByRole('textbox', { name: 'Your name' }).fill('Mira');
  await friend.press(friend.button('Sit down and play'));
  await Promise.all([person.playing(), friend.playing()]);
  await expect(person.page.getByText('Mira').first()).toBeVisible();
  expect(friend.clicks).toBe(1);
  expect(friend.player.problems).toEqual([]);
  await friend.page.context().close();
});

task('undo a move', BOTH, 4, async (person) => {
  await person.game('Metallum');
  await person.press(person.button('Play now against the computer'));
  await person.press(person.button(/^Move by 1/));
  await expect(person.button('Undo')).toBeEnabled();
  await person.press(person.button('Undo'));
  await expect(person.button('Undo')).toBeDisabled();
});

task('read what the rival did', BOTH, 5, async (person, { phone }) => {
  await person.game('Metallum');
  await person.press(person.button('Play now against the computer'));
  await person.press(person.button(/^Move by 1/));
  await person.press(person.button(/^Commit/));
  if (phone) await person.press(person.button('What happened'));
  await expect(person.page.getByRole('log', { name: 'What happened' })).toContainText('Smith');
});

task('find yesterday’s game', BOTH, 2, async (person) => {
  const { page } = person.player;
  await person.player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, { sitter: 'computer', level: 'smith' }] });
  await person.button('Menu').click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { name: /wins/ })).toBeVisible();
  await person.player.open();
  await person.press(person.link('My games'));
  await person.press(person.link(/^Replay: Smith/));
  await expect(page.getByRole('slider', { name: 'Step of the game' })).toBeVisible();
});

task('change the language', BOTH, 1, async (person) => {
  await person.press(person.button(/Deutsch/));
  await expect(person.button(/Jetzt gegen den Computer spielen/)).toBeVisible();
});

task('resume on a second device', BOTH, 3, async (person, { browser, server }) => {
  await person.press(person.button('Play now against the computer'));
  await person.playing();
  await person.player.open();
  await person.press(person.button(/name and devices/));
  await person.press(person.button('Make a link'));
  const address = await person.page.getByRole('textbox', { name: 'On another device' }).inputValue();
  const other = new Newcomer(await sitDown(browser, server.url));
  await other.page.goto(address);
  await other.press(other.button('That is me'));
  await other.press(other.link(/^(Your turn|Open): Smith/));
  await other.playing();
  expect(other.clicks).toBe(2);
  await other.page.context().close();
});

task('give up', BOTH, 4, async (person) => {
  const { page } = person;
  await person.press(person.button('Play now against the computer'));
  await person.press(person.button('Menu'));
  await person.press(page.getByRole('menuitem', { name: 'Give up' }));
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Give up' }));
  await expect(page.getByRole('heading', { name: 'Smith wins' })).toBeVisible();
});
