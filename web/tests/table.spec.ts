/** What every table can do: language, replay, reconnection, reports. */
import { COMPUTER, expect, LATE, sitDown, test } from './table';

const LATE_TABLE = { game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'late' };

test('the language can be switched in mid-game without losing anything', async ({ player }) => {
  const { page } = player;
  await player.create(LATE_TABLE);
  await player.seated();
  await player.openMoves();
  await player.move();
  const step = await page.locator('[data-step]').getAttribute('data-step');
  const lines = await page.locator('.player').allTextContents();
  for (const [button, words] of [
    ['Deutsch', 'Verlauf'],
    ['Polski', 'Przebieg gry'],
    ['English', 'What happened'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('tab', { name: words })).toBeVisible();
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step ?? '');
    await expect(page.locator('#moves')).toBeVisible();
  }
  expect(await page.locator('.player').allTextContents()).toEqual(lines);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the server is killed and comes back: nothing is lost', async ({ alone: { server, player } }) => {
  const { page } = player;
  await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], seed: 'kill' });
  await player.seated();
  await player.openMoves();
  for (let done = 0; done < 5; ) {
    if (await player.move()) done += 1;
    else await page.waitForTimeout(40);
  }
  await expect(player.moves.first()).toBeVisible();
  const legal = await player.moves.allTextContents();
  const step = (await page.locator('[data-step]').getAttribute('data-step')) ?? '';

  player.offline = true;
  await server.kill();
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  await player.moves.first().click(); // said into the dark: it is sent when the server is back
  await server.run();
  await expect(page.getByText('Reconnecting…')).toBeHidden();
  await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', step);
  player.offline = false;

  await page.locator('[data-my-turn=true]').waitFor(); // nobody else goes on while we compare
  await page.getByRole('tab', { name: 'What happened' }).click();
  const told = await page.locator('.log .line').count();
  await page.reload();
  await player.seated();
  await expect(page.locator('.log .line')).toHaveCount(told);
  expect(legal.length).toBeGreaterThan(0);
});

test('a replay can be scrubbed, played, shared, seen by others and played on', async ({ player }) => {
  const { page } = player;
  const id = await player.create(LATE_TABLE);
  await player.seated();
  await player.toTheEnd();
  await player.result.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(3);
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(last));
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(slider).toHaveValue('1');
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByLabel('Seen by').selectOption({ index: 1 });
  await expect(slider).toBeVisible();
  // The address names the step, so that a link opens there.
  const address = page.url();
  expect(address).toContain(`/replay/${id}?at=`);
  const shown = await slider.inputValue();
  await page.goto(address);
  await expect(slider).toHaveValue(shown);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await player.seated();
});

test('a rematch is one click away', async ({ player }) => {
  await player.create({ ...LATE_TABLE, position: '', seed: 'rematch' });
  await player.seated();
  const { page } = player;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(player.result).toBeVisible();
  const before = player.tableId();
  await player.result.getByRole('button', { name: 'Rematch' }).click();
  await expect(player.result).toBeHidden();
  await player.seated();
  expect(player.tableId()).not.toBe(before);
});

test('a bug report takes the table along', async ({ player }) => {
  const { page } = player;
  await player.create(LATE_TABLE);
  await player.seated();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Report a bug' }).click();
  await page.getByRole('textbox', { name: 'Report a bug' }).fill('The candle went out.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/Thank you\. Your report is number/)).toBeVisible();
});

test('a table that does not exist, and a page that does not', async ({ player }) => {
  await player.open('/table/nothing-here');
  await expect(player.page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await player.open('/nowhere');
  await expect(player.page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('a name, and the same person on another device', async ({ player, browser, server }) => {
  const { page } = player;
  await player.open();
  await page.getByRole('button', { name: /name and devices/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Balthasar');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Balthasar/ }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'On another device' }).inputValue();
  const other = await sitDown(browser, server.url);
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'That is me' }).click();
  await expect(other.page.getByRole('button', { name: /^Balthasar/ })).toBeVisible();
  expect(other.problems).toEqual([]);
  await other.page.context().close();
});
