/** What a newcomer stumbled over in the first hour, and does no more. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import moments from './fixtures/metallurgie.json' with { type: 'json' };
import { COMPUTER, expect, LATE, MOVING, PHONE, settled, sitDown, step, test } from './table';

const METALLUM = JSON.parse(readFileSync(new URL('./metallum/moments.json', import.meta.url), 'utf8')) as Record<string, { seat: number; position: string }>;
const metallum = (moment: string, more: object = {}) => ({ game: 'metallum', seats: [{ sitter: 'me' }, COMPUTER], position: METALLUM[moment]!.position, seed: 'hour', ...more });
const { position, seat } = (JSON.parse(readFileSync(new URL('./fixtures/metal_adventures.json', import.meta.url), 'utf8')) as typeof METALLUM).targeting!;
const ADVENTURES = { position, seats: Array.from({ length: Number(/seats=(\d)/.exec(position)![1]) }, (_, at) => (at === seat ? { sitter: 'me' } : COMPUTER)), seed: 'hour' };
/** Most of it is tried on both. */
const SIZES = { desktop: {}, phone: PHONE };
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

for (const [size, options] of Object.entries(SIZES)) {
  test(`the veil of a shared screen hides everything, and nothing of the next hand is in the page, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
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
    expect(player.problems).toEqual([]);
    await page.context().close();
  });

  test(`others’ turns are told step by step, then summed up and marked; the strongest button is a decision in words, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, { ...options, ...MOVING });
    const { page } = player;
    await prefer(page, { speed: 'slow' });
    await player.create(LATE_TABLE);
    await player.seated();
    await player.openMoves();
    const listed = await player.moves.allTextContents();
    expect(listed.filter((move) => /-?\d,-?\d/.test(move))).toEqual([]); // positions in words
    expect(new Set(listed).size).toBe(listed.length); // and no two alike
    await player.moves.filter({ hasText: 'Lay' }).first().click();
    const end = page.getByTestId('primary');
    await expect(end).toContainText('End turn');
    await expect(end).toContainText('cannot be undone');
    await expect(page.locator('.bar .btn.primary')).toHaveCount(1); // and nothing else is as strong
    await end.click();
    const news = page.getByTestId('news');
    await expect(news).toContainText('Greedy');
    await expect(page.locator('[data-my-turn=true]')).toHaveCount(0); // my prompt comes after it
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(news).toHaveCount(0);
    await page.locator('[data-my-turn=true]').waitFor();
    await expect(page.getByTestId('recap')).toContainText('Greedy');
    await expect(page.locator('#board .changed').first()).toBeVisible();
    expect(player.problems).toEqual([]);
    await page.context().close();
  });
}

for (const [size, options] of Object.entries({ 'a touch screen on a desk': { hasTouch: true }, phone: PHONE })) {
  test(`a held finger explains every piece, and a locked card says why, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    await player.open('/first-steps/metallum');
    await page.getByTestId('tour').waitFor();
    await holdFinger(page, '.strip .place:nth-child(2)');
    await expect(page.getByRole('tooltip')).toContainText('Rich deposits: Majority earns $5');
    await holdFinger(page, '.tray [data-tile=extractors_3]');
    await expect(page.getByRole('tooltip')).toContainText('3 Extractors');
    await player.create(metallum('late-actions'));
    await player.seated();
    await holdFinger(page, '#board [data-tile=extractors_1]');
    await expect(page.getByRole('tooltip')).toContainText('1 Extractor');
    await player.create({ game: 'metal_adventures', ...ADVENTURES });
    await player.seated();
    await holdFinger(page, '#board [data-spot^="ship:"]');
    await expect(page.getByRole('tooltip')).toContainText('Power');
    await holdFinger(page, '#board [data-spot="tour:2"]');
    await expect(page.getByRole('tooltip')).toContainText('repair');
    await player.create(LATE_TABLE);
    await player.seated();
    await holdFinger(page, '[data-cell="0,0"]');
    await expect(page.getByRole('tooltip')).toContainText('Copper');
    // A locked card says why at a tap.
    const { position, seat, view } = moments['remove-iron'];
    const seats = view.seats.map((_, number) => (number === seat ? { sitter: 'me' } : COMPUTER));
    await player.create({ game: 'metallurgie', seats, position, seed: 'lock' });
    await page.locator('[data-cell][aria-label*="This card must stay"]').first().tap();
    await expect(page.getByText(/would split the pattern|would be cut off/).first()).toBeVisible();
    expect(player.problems).toEqual([]);
    await page.context().close();
  });
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`two people: a declined draw says so, a rematch is an invitation, and the game is among my games, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    const friend = await sitDown(browser, server.url, size === 'phone' ? {} : PHONE); // on the other one
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
    await expect(page.locator('.player').filter({ hasText: 'Apprentice' })).toHaveCount(1);

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
    expect([...player.problems, ...friend.problems]).toEqual([]);
    await friend.page.context().close();
    await page.context().close();
  });
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`settings hold everywhere: theme, size, speed, moves that wait for a second press, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
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
    const other = await sitDown(browser, server.url, options);
    await other.open(path);
    await other.page.getByRole('button', { name: 'That is me' }).click();
    await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(other.page.locator('html')).toHaveAttribute('data-size', 'large');
    await other.create(LATE_TABLE);
    await other.seated();
    await other.openMoves();
    await other.moves.filter({ hasText: 'Lay' }).first().click();
    await other.page.getByRole('button', { name: 'Do it' }).click();
    await expect(other.page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
    // From the table as well: where only one thing can be done, it is done, and nothing is asked.
    await other.page.getByRole('button', { name: 'Menu' }).click();
    await other.page.getByRole('menuitem', { name: 'Settings' }).click();
    await other.page.getByRole('switch', { name: 'Play forced moves' }).click();
    await other.create(metallum('late-actions-moving'));
    await expect(other.page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
    expect([...player.problems, ...other.problems]).toEqual([]);
    await other.page.context().close();
    await page.context().close();
  });
}

/** Two boxes on the screen that share no point. */
async function beside(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [a, b] = [await one.boundingBox(), await other.boundingBox()];
      return !!a && !!b && (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y);
    })
    .toBe(true);
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`a note never lies over Undo, and the board keeps its size while it is played, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    await player.create(LATE_TABLE);
    await player.seated();
    await page.locator('[data-spot="hand:copper"]').click();
    const card = page.locator('[data-cell="0,0"]');
    const before = await card.boundingBox();
    await card.click(); // copper on copper: refused, with a note
    await expect(page.locator('.toast')).toBeVisible();
    const undo = page.locator('footer.bar').getByRole('button', { name: /^Undo/ });
    await beside(page.locator('.toast'), undo);
    await page.locator('#board [data-cell].can').first().click();
    if (size === 'phone') await page.locator('.bar .btn.primary').click();
    await expect(undo).toBeEnabled();
    expect(await card.boundingBox()).toEqual(before); // nothing zooms, shrinks or flies
    expect(player.problems).toEqual([]);
    await page.context().close();
  });

  test(`the lobby shows the game that was chosen, and who plays it, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    await player.open();
    await expect(page.getByTestId('play-now')).toBeInViewport({ ratio: 1 }); // without a search for it
    for (const game of ['Metal Adventures', 'Metallum', 'Metallurgie']) {
      const tile = page.getByRole('group', { name: 'Choose a game' }).first().getByRole('button', { name: new RegExp(game) });
      await tile.click();
      await expect(tile).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(tile).toBeInViewport({ ratio: 0.95 });
    }
    // A rival has a name, a face and a character; a private seat is not open to anyone.
    await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Engineer' }).click();
    await expect(page.getByText('Thinks through your answer before moving.')).toBeVisible();
    await expect(page.locator('.rival [data-face=engineer]')).toBeVisible();
    await expect(page.getByText('Open to anyone').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('switch', { name: 'Public' }).click();
    await expect(page.getByText('Open to anyone')).toHaveCount(0);
    await page.getByTestId('play-now').click();
    await player.seated();
    const rival = page.locator('.player').filter({ hasText: 'Engineer' });
    await expect(rival.locator('[data-face=engineer]')).toBeVisible();
    if (size === 'desktop') {
      await rival.locator('.head').hover();
      await expect(page.getByRole('tooltip')).toContainText('Thinks through your answer');
    } else await expect(rival.locator('.head')).toHaveAttribute('data-tip', /Thinks through your answer/);
    expect(player.problems).toEqual([]);
    await page.context().close();
  });
}

for (const [size, options] of Object.entries({ 'a small laptop': { viewport: { width: 1024, height: 768 } }, 'a phone': PHONE })) {
  test(`Metallum on ${size} keeps its market; money has its sign; nothing is sold before round 2; each says who acts first`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    await player.create(metallum('programming', { pace: { bank: 600 } }));
    await player.seated();
    const market = page.locator('.market');
    const door = page.getByRole('button', { name: 'Module market' }); // on a phone it is always there
    if (size === 'a phone') await door.tap();
    await expect(market).toBeInViewport();
    await expect(market).toContainText('empty');
    await expect(market).not.toContainText('sold');
    expect((await market.locator('b').allTextContents()).filter((sum) => !/^[+−]?\$\d$/.test(sum) && sum !== '± 0')).toEqual([]);
    await expect(page.locator('.player .score').first()).toContainText('$0');
    // A clock that can be noticed.
    const clock = page.getByRole('timer').first();
    expect(await clock.evaluate((node) => parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(16);
    await player.create(metallum('late-actions'));
    await player.seated();
    if (size === 'a phone') await door.tap();
    await expect(market).toBeInViewport();
    if (size === 'a small laptop') await page.setViewportSize({ width: 1440, height: 900 });
    await player.create(metallum('late-order'));
    await player.seated();
    await expect(page.locator('.programs .first')).toHaveText([/act/, /act/]);
    expect((await page.locator('.programs .first').allTextContents()).sort()).toEqual(['Greedy acts first', 'I act first']);
    expect(player.problems).toEqual([]);
    await page.context().close();
  });
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`what I did is mine, what the rival did comes since my last turn, with its face; a hint says why, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    const phone = size === 'phone';
    await player.create(metallum('late-actions'));
    await player.seated();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.bar h2')).toHaveText(/^Suggestion: \S/);
    await expect(page.locator('.bar .words p')).toHaveText(/\S\.$/); // and why
    const planet = phone ? '.bar .btn.primary' : '.planet.target'; // which the first tap has chosen
    for (const deed of ['#board [data-tile=move_by_2]', planet, '#board .can[data-tile=extractors_1]']) {
      const before = await step(page);
      if (phone && deed === planet) await page.locator('.planet.target').first().tap();
      await page.locator(deed).last().click();
      await settled(page, before);
    }
    if (phone) await page.getByRole('button', { name: 'What happened' }).tap();
    const log = page.getByRole('log');
    await expect(log.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    const mine = await log.evaluate((node) => {
      const lines = [...node.children];
      const at = lines.findIndex((line) => line.tagName === 'H3' && line.textContent === 'Since your last turn');
      const end = lines.findIndex((line) => line.tagName === 'H3' && line.textContent === 'Your turn');
      return lines.slice(at + 1, end).map((line) => line.textContent ?? '').filter((text) => /places|flies|runs/.test(text));
    });
    expect(mine).toEqual([]);
    if (phone) await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByTestId('primary').click();
    if (phone) await page.getByRole('button', { name: 'What happened' }).tap();
    await expect(log.locator('[data-face=greedy]').first()).toBeVisible();
    expect(player.problems).toEqual([]);
    await page.context().close();
  });
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`a tour that was left does not nag, and a replay that does not exist says so, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    await player.open('/first-steps/metallurgie');
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    await player.open();
    await expect(page.getByTestId('play-now')).toBeEnabled();
    await expect(page.getByRole('link', { name: /practice|Smith|Greedy/ }).first()).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.getByText('is waiting for you')).toHaveCount(0);
    expect(player.problems).toEqual([]);
    await player.open('/replay/nothing-here');
    await expect(page.getByRole('heading', { name: 'There is no such replay' })).toBeVisible();
    await page.context().close();
  });
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`an invitation: a moving picture, a lesson in a minute, options in words, one seat, ${size}`, async ({ browser, server }) => {
    const host = await sitDown(browser, server.url);
    await host.open();
    const id = await host.create({ game: 'metallum', seats: [{ sitter: 'me', name: 'Ada' }, { sitter: 'open' }], options: { edition: 'de' }, auto_start: true });
    const guest = await sitDown(browser, server.url, { ...options, ...MOVING });
    const { page } = guest;
    await guest.open(`/table/${id}`);
    await expect(page.getByRole('heading', { name: 'Ada invites you to Metallum' })).toBeVisible();
    const film = page.getByTestId('film').locator('figure');
    await expect(film.locator('[data-place]').first()).toBeVisible();
    await expect(film).not.toHaveAttribute('data-moment', '0'); // it moves by itself
    await expect(page.getByText('Edition: German')).toBeVisible();
    await page.getByRole('button', { name: /lesson/ }).click();
    const lesson = page.getByRole('dialog', { name: 'Metallum in a minute' });
    for (let at = 1; at < 5; at++) await lesson.getByRole('button', { name: 'Next' }).click();
    await expect(lesson.getByText('5 / 5')).toBeVisible();
    await lesson.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Mira');
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await Promise.all([host.seated(), guest.seated()]);
    await expect(host.page.locator('.player').filter({ hasText: 'Mira' })).toBeVisible();
    expect([...host.problems, ...guest.problems]).toEqual([]);
    await page.context().close();
    await host.page.context().close();
  });
}
