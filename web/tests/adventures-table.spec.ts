/** What every table has, at a table of Metal Adventures: hints, steps back, a log that points, sounds, languages in mid-deal. */
import { position } from './adventures';
import { answered, COMPUTER, expect, settled, step, test } from './table';

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
  await player.calm();
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
