/** The lobby: lists that go on after their first page, and the devices on which somebody is signed in. */
import type { APIRequestContext, Browser } from '@playwright/test';
import { AGAIN, expect, PHONE, sitDown, test, type Player } from './table';

const SIZES = { desktop: {}, phone: PHONE };
const PAGE = 50; // tables of a list that the server sends at once

async function make(player: Player, count: number, seats: object[]): Promise<void> {
  for (let made = 0; made < count; made++) {
    const answer = await player.page.request.post(`${player.url}/api/tables`, { data: { game: 'metallurgie', seats, public: true }, ...AGAIN });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

test('every list of tables goes on after its first page, and stays as long when it is read again', async ({ alone: { player } }) => {
  const { page } = player;
  await page.request.get(`${player.url}/api/me`);
  await make(player, PAGE + 5, [{ sitter: 'me' }, { sitter: 'open' }]);
  await make(player, PAGE + 5, [{ sitter: 'me' }, { sitter: 'me' }]);
  await player.open();
  for (const [list, all] of [['.open', PAGE + 5], ['.mine', 2 * PAGE + 10]] as const) {
    const tables = page.locator(`${list} li`).filter({ has: page.locator('a') });
    const more = page.locator(list).getByRole('button', { name: 'Show more' });
    await expect(tables).toHaveCount(PAGE);
    while (await more.isVisible()) {
      const before = await tables.count();
      await more.click();
      await expect.poll(() => tables.count()).toBeGreaterThan(before);
    }
    await expect(tables).toHaveCount(all);
  }
  await player.accessible();
  const mine = page.locator('.mine li').filter({ has: page.locator('a') });
  const read = page.waitForResponse((answer) => answer.url().includes('shelf=mine') && answer.url().includes('before='));
  await make(player, 1, [{ sitter: 'me' }, { sitter: 'open' }]); // the lobby hears of it, and reads its lists again
  await read;
  await expect.poll(() => mine.count()).toBeGreaterThanOrEqual(2 * PAGE + 10);

  await player.open('/watch');
  const live = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Live' }) });
  await expect(live.locator('li')).toHaveCount(PAGE);
  await live.getByRole('button', { name: 'Show more' }).click();
  await expect(live.locator('li')).toHaveCount(PAGE + 5);
  await expect(live.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await player.open('/games'); // all of mine at once
  await expect(page.locator('main li').filter({ has: page.getByRole('link', { name: /^Continue/ }) })).toHaveCount(2 * PAGE + 11);
});

/** The same person on one more device. */
async function elsewhere(player: Player, browser: Browser, userAgent: string): Promise<APIRequestContext> {
  const link = (await (await player.page.request.post(`${player.url}/api/me/link`, AGAIN)).json()) as { token: string };
  const context = await browser.newContext({ userAgent });
  const answer = await context.request.post(`${player.url}/api/me/claim`, { data: { token: link.token }, ...AGAIN });
  expect(answer.status()).toBe(200);
  return context.request;
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`my devices are listed, and others are signed out from here, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    await player.open();
    await expect(page.getByTestId('play-now')).toBeEnabled();
    const phone = await elsewhere(player, browser, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1');
    const desk = await elsewhere(player, browser, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    const bot = await elsewhere(player, browser, 'my-bot/1.0');
    const isKnown = async (device: APIRequestContext) => (await device.get(`${player.url}/api/me/sessions`, AGAIN)).status();

    await page.locator('header .me').click();
    const dialog = page.getByRole('dialog');
    const devices = dialog.getByRole('listitem');
    await expect(devices).toHaveCount(4);
    await expect(devices.first()).toContainText('This device');
    await expect(devices.first().getByRole('button')).toHaveCount(0); // a name without a way back
    await player.forEveryone();
    await player.choose({ language: 'en', theme: 'dark' });

    await dialog.getByRole('button', { name: 'Sign out: Safari, iPhone' }).click();
    await expect(devices).toHaveCount(3);
    expect([await isKnown(phone), await isKnown(desk), await isKnown(bot)]).toEqual([401, 200, 200]);

    await dialog.getByRole('button', { name: 'Make a link' }).click();
    await expect(dialog.getByRole('textbox', { name: 'On another device' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(devices).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'On another device' })).toHaveCount(0); // it has ended too
    expect([await isKnown(desk), await isKnown(bot), await isKnown(page.request)]).toEqual([401, 401, 200]);
    expect(player.problems).toEqual([]);
    await page.context().close();
  });
}
