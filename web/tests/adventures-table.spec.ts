/** What every table has, at a table of Metal Adventures: the lobby, the tour, hints, steps back, a log that points, sounds, languages in mid-deal. */
import { readFileSync } from 'node:fs';
import { position, updates } from './adventures';
import { answered, COMPUTER, expect, settled, step, test } from './table';

const MOMENTS = JSON.parse(readFileSync(new URL('./fixtures/metal_adventures.json', import.meta.url), 'utf8')) as Record<string, { seat: number; position: string }>;

const TABLE = { game: 'metal_adventures', seats: [{ sitter: 'me' }, COMPUTER, COMPUTER], seed: 'tools' };

/** Count the tones that are made. */
function listen(): void {
  const heard = { tones: 0 };
  Object.assign(window, { heard });
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    heard.tones += 1;
    return make.call(this);
  };
}

test('a hint lights up, a step is taken back, the log points, and all of it can be heard', async ({ player }) => {
  const { page } = player;
  await page.addInitScript(listen);
  const sounds = () => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);
  await player.create({ ...TABLE, position: position('turn') });
  await player.seated();
  const title = page.locator('.bar h2');
  await expect(title).toHaveText('Travel or rest?');

  await page.keyboard.press('h');
  await expect(title).toContainText('Suggestion: ');
  let before = await step(page);
  await page.keyboard.press('Enter');
  await settled(page, before);
  await expect(title).toHaveText('The Brotherhood asks for its credit');
  await page.keyboard.press('u');
  await expect(title).toHaveText('Travel or rest?');
  expect(await sounds()).toBe(0); // nobody has asked for them yet
  await page.keyboard.press('m');
  for (let pressed = 0; pressed < 2; pressed++) {
    await answered(page);
    before = await step(page);
    await page.keyboard.press('Enter');
    await settled(page, before);
  }
  await expect.poll(sounds).toBeGreaterThan(0);

  const line = page.locator('.log .line.points', { hasText: /Pot/ }).last();
  await line.hover();
  await expect(page.locator('[data-spot=pot]')).toHaveClass(/pointed/);
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-spot=pot]')).not.toHaveClass(/pointed/);
});

test('the language is switched in the middle of a contract, and nothing of it is lost', async ({ player }) => {
  const { page } = player;
  await player.create({ ...TABLE, position: position('deal') });
  await player.seated();
  await page.locator('[data-open=deal]').click();
  const deal = page.getByTestId('deal');
  await deal.locator('.partners button').first().click();
  await deal.getByRole('button', { name: 'Credits: now' }).first().click();
  await deal.getByRole('button', { name: 'One more' }).click();
  await deal.getByRole('button', { name: 'Peace: as a promise' }).first().click();
  for (const [language, give, promise] of [
    ['de', '2 Credits', 'Frieden'],
    ['pl', '2 kredyty', 'pokój'],
    ['en', '2 credits', 'peace'],
  ] as const) {
    await page.locator(`.top [lang=${language}]`).click();
    await expect(deal.locator('[data-list=give]')).toContainText(give);
    await expect(deal.locator('[data-list=promise]')).toContainText(promise, { ignoreCase: true });
  }
});

test('the lobby’s third world: five computer captains of mixed characters', async ({ player }) => {
  const { page } = player;
  await player.open();
  await page.locator('.tile.metal_adventures').click();
  await expect(page.locator('.tile.metal_adventures')).not.toContainText(/coming/i);
  const opponents = page.getByRole('group', { name: 'Opponents' });
  await expect(opponents.getByRole('button')).toHaveText(['2', '3', '4', '5']);
  await opponents.getByRole('button', { name: '5' }).click();
  await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Mixed' }).click();
  await page.getByTestId('play-now').click();
  await player.seated();
  await expect(page.locator('.player')).toHaveCount(6);
  const faces = await page.locator('.player [data-face]').evaluateAll((all) => all.map((one) => one.getAttribute('data-face')));
  expect(new Set(faces).size).toBe(5);
});

test('the tour: what an action costs now, every way to pay, why one is closed and by which rule, what is skipped', async ({ player }) => {
  const { page } = player;
  const { seat, position: where } = MOMENTS.tour!;
  await player.create({ ...TABLE, seats: Array.from({ length: 6 }, (_, at) => (at === seat ? { sitter: 'me' } : COMPUTER)), position: where });
  await player.seated();
  const tour = (number: number) => page.locator(`[data-spot="tour:${number}"]`);
  await expect(tour(2).locator('.cost').first()).toHaveText('1');
  await expect(tour(4)).toContainText('you cannot pay');
  await expect(tour(4)).toHaveAttribute('data-tip', /takes 3 wrecks, and you do not have that\. \(MAD-6\.3\)$/);
  await tour(3).hover();
  for (const left of [1, 2]) await expect(tour(left)).toContainText('skipped');
  await expect(page.locator('.bar .words')).toContainText('You skip: Trophies, Minor repair');
  await expect(tour(5)).not.toContainText('skipped');
  await tour(4).dispatchEvent('click'); // closed, but all its ways are listed
  const ways = page.getByTestId('chooser').locator('.item');
  await expect(ways).toHaveCount(3);
  for (const way of await ways.all()) await expect(way).toContainText(/3 wrecks.*\(MAD-6\.3\)/);
});

test('a computer captain refuses in his own words, and says why', async ({ player }) => {
  const { page } = player;
  await player.create({ ...TABLE, position: position('deal') });
  await player.seated();
  await page.locator('[data-open=deal]').click();
  const deal = page.getByTestId('deal');
  await deal.locator('.partners button').first().click();
  await deal.getByRole('button', { name: 'Credits: now' }).last().click(); // for nothing
  const before = await step(page);
  await deal.locator('footer .primary').click();
  await settled(page, before);
  const said = await deal.locator('blockquote span').first().evaluate((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent).join('').trim());
  expect(said).toMatch(/^\p{L}[^{}]{4,}[.?!]$/u);
  await expect(deal.locator('blockquote small')).toHaveText(/^Refused: .{5,}/);
});

test('dice roll before the eyes and stop on what was drawn; spoils fly to their owner; with reduced motion nothing moves', async ({ player }) => {
  const { page } = player;
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  for (const still of [false, true]) {
    frames.length = 0;
    await page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' });
    await player.create({ ...TABLE, position: position('turn'), seed: 'keys' });
    await player.seated();
    for (const press of ['[data-action=travel]', '[data-action=pay_brotherhood]']) {
      await page.locator(press).first().click();
      await answered(page);
    }
    await page.locator('[data-open=karokum]').click();
    await page.getByTestId('chooser').locator('[data-action=attack_via_karokum]').click();
    await page.locator('[data-option=alone]').click();
    await page.evaluate(() => {
      const seen = { rolled: false, flown: 0 };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        if (document.querySelector('[data-testid=battle][data-rolling=true]')) seen.rolled = true;
        for (const { addedNodes } of changes) for (const one of addedNodes) if (one instanceof HTMLElement && one.dataset.spoil) seen.flown += 1;
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-rolling'] });
    });
    await page.locator('[data-option=keep]').click();
    await page.locator('.burst.score').waitFor();
    const drawn = updates(frames)
      .flatMap(({ views }) => views.flatMap(({ events }) => events as unknown as { event: string; face: number }[]))
      .filter(({ event }) => event === 'die_rolled');
    expect(drawn).toHaveLength(2);
    // An orange and a gray die lie there, each with the pips that were drawn.
    const pips = await page.locator('[data-testid=battle] .row [data-sign=die]').evaluateAll((all) => all.map((one) => one.querySelectorAll('circle').length));
    expect(pips).toEqual(drawn.map(({ face }) => face));
    const seen = () => page.evaluate(() => (window as unknown as { seen: { rolled: boolean; flown: number } }).seen);
    if (!still) await expect.poll(async () => (await seen()).flown).toBeGreaterThan(0);
    expect((await seen()).rolled).toBe(!still);
    if (still) expect((await seen()).flown).toBe(0);
  }
});
