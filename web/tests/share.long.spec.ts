/**
 * After the game: its turning points, what was best there, playing on from any of them against a level, and a moment handed
 * on as a picture: to the system's sheet on a phone, else as a file.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { TableInfo } from '../src/generated/protocol';
import { finished } from './scenes';
import { expect, PHONE, sitDown, test, type Player } from './table';

const ANALYSED = 200_000; // ms: the server looks at every decision of the game

/** The result page, once the turning points are known. */
async function turningPoints(player: Player, game: string, names: string[]): Promise<Locator> {
  await player.open(`/table/${await finished(player, game, names)}`);
  const points = player.page.getByRole('region', { name: 'Turning points' }).getByRole('listitem');
  await expect(points.first()).toBeVisible({ timeout: ANALYSED });
  return points;
}

/** The button that shares the first. */
const sharing = async (player: Player): Promise<Locator> =>
  (await turningPoints(player, 'metallurgie', ['Ada', 'Mira'])).first().getByRole('button', { name: 'Share as a picture' });

for (const [size, options] of Object.entries({ desktop: {}, phone: PHONE })) {
  for (const [game, names] of Object.entries({ metallurgie: ['Ada', 'Mira'], metallum: ['Ada', 'Mira'], metal_adventures: ['Ada', 'Mira', 'Oda'] })) {
    test(`a turning point of ${game} says what was best, and is played on against a level, ${size}`, async ({ browser, server }) => {
      const player = await sitDown(browser, server.url, options);
      const { page } = player;
      const points = await turningPoints(player, game, names.map((name) => (name === 'Mira' ? 'Mira:random' : name))); // who errs
      const mistake = points.filter({ hasText: 'Best was:' }).filter({ hasText: 'Mira gives away' }).first();
      await expect(mistake).toContainText(/gives away \d+%.*Played: \S.*Best was: \S/s);
      await expect(mistake).not.toContainText(/-?\d,-?\d|undefined/); // positions in words
      await player.readable();
      const result = page.url();
      const turn = page.locator(size === 'phone' ? '.top .title span' : '.top .turn');
      await mistake.getByRole('link', { name: 'Look at it' }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      const when = await turn.innerText();
      await page.goto(result);
      await mistake.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByLabel('You play').selectOption('Mira');
      await page.getByLabel('Against').selectOption('apprentice');
      await page.getByRole('dialog', { name: 'Play on from here' }).getByRole('button', { name: 'Play on from here' }).click();
      await expect(page).not.toHaveURL(result); // another table
      await player.seated();
      const { seats } = (await (await page.request.get(`${player.url}/api/tables/${player.tableId()}`)).json()) as TableInfo;
      expect(seats.map(({ computer }) => computer)).toEqual(names.map((name) => (name === 'Mira' ? '' : 'apprentice')));
      await expect(turn).toHaveText(when); // at that moment of the game
      expect(player.problems).toEqual([]);
      await page.context().close();
    });
  }
}

/** How large a picture is, and how many colours it has. */
const seen = (page: Page, png: string) =>
  page.evaluate(async (png) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))])); // the page may fetch nothing else
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    return { width: picture.width, height: picture.height, colours: new Set(new Uint32Array(data.buffer)).size };
  }, png);

test('a moment is shared as a picture, desktop', async ({ player }) => {
  const { page } = player;
  const button = await sharing(player);
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^metallurgie-[\w-]+-\d+\.png$/);
  const { width, height, colours } = await seen(page, readFileSync(await file.path()).toString('base64'));
  expect([width, height]).toEqual([1200, 630]); // what messengers show whole
  expect(colours).toBeGreaterThan(1000); // the board is on it
  await expect(page.locator('.toast')).toBeVisible();
});

test('a moment is shared as a picture, phone', async ({ browser, server }) => {
  const player = await sitDown(browser, server.url, PHONE);
  const { page } = player;
  // The sheet belongs to the system: what it is given is looked at.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: { files: File[]; text: string }) => {
        const bytes = new Uint8Array(await files[0]!.arrayBuffer());
        Object.assign(window, { shared: { text, type: files[0]!.type, png: btoa(bytes.reduce((all, one) => all + String.fromCharCode(one), '')) } });
      },
    });
  });
  await (await sharing(player)).tap();
  await page.waitForFunction(() => 'shared' in window);
  const { text, type, png } = await page.evaluate(() => (window as unknown as { shared: { text: string; type: string; png: string } }).shared);
  expect(type).toBe('image/png');
  expect(text).toMatch(/Ada|Mira/);
  expect(await seen(page, png)).toMatchObject({ width: 1200, height: 630 });
  expect(player.problems).toEqual([]);
  await page.context().close();
});
