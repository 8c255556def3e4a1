/** Pictures of every screen, in both sizes and three languages, into the folder `screenshots/`: `make screenshots`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { COMPUTER, expect, LATE, PHONE, sitDown, test, type Player } from '../tests/table';

const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots');
const SIZES: [string, BrowserContextOptions][] = [
  ['desktop', {}],
  ['phone', PHONE],
];
const LOCALES = { en: 'en-GB', de: 'de-DE', pl: 'pl-PL' };
const GAMES = ['metallurgie', 'metallum'];

async function take(player: Player, name: string): Promise<void> {
  await player.page.evaluate(() => document.fonts.ready);
  await player.page.waitForTimeout(700); // until everything has come to rest
  await player.page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** A table with some moves made, by whatever stands first in the list of legal actions. */
async function played(player: Player, plan: object, moves: number): Promise<string> {
  const id = await player.create(plan);
  await player.seated();
  const { page } = player;
  for (let done = 0, tries = 0; done < moves && tries < 400; tries++) {
    if (await page.locator('[data-my-turn=true]').count()) {
      const step = await page.locator('[data-step]').getAttribute('data-step');
      await openMoves(player);
      await player.moves.first().click();
      await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', step ?? '');
      done += 1;
    } else await page.waitForTimeout(50);
  }
  return id;
}

async function openMoves(player: Player): Promise<void> {
  const { page } = player;
  if (await page.locator('#moves').count()) return;
  const grab = page.locator('.grab');
  if (await grab.count()) await grab.press('Enter');
  else await page.getByTestId('all-moves').click();
}

for (const [size, options] of SIZES) {
  for (const [language, locale] of Object.entries(LOCALES)) {
    test(`${size}, ${language}`, async ({ browser, server }) => {
      mkdirSync(FOLDER, { recursive: true });
      const player = await sitDown(browser, server.url, { ...options, locale, reducedMotion: 'reduce' });
      const { page } = player;
      const name = (screen: string) => `${screen}-${size}-${language}`;

      for (const game of GAMES) {
        await played(player, { game, seats: [{ sitter: 'me' }, COMPUTER], public: true, seed: 'pictures' }, 5);
        await page.locator('[data-my-turn=true]').waitFor();
        if (size === 'desktop') await page.getByRole('tab').first().click();
        await take(player, name(`${game}-table`));
      }
      await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, { sitter: 'open' }, COMPUTER], public: true });
      await page.locator('#invitation').waitFor();
      await take(player, name('waiting-room'));

      const id = await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'end' });
      await player.seated();
      await page.getByRole('button', { name: /Rules|Regeln|Zasady/ }).click();
      await page.locator('.clause').first().waitFor();
      await take(player, name('rules'));
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await take(player, name('shortcuts'));
      await page.keyboard.press('Escape');
      for (let tries = 0; tries < 300 && !(await player.result.isVisible()); tries++) {
        if (await page.locator('[data-my-turn=true]').count()) {
          await openMoves(player);
          await player.moves.last().click();
        }
        await page.waitForTimeout(120);
      }
      await player.result.getByRole('img').first().waitFor();
      await take(player, name('result'));
      await player.open(`/replay/${id}`);
      await page.getByRole('slider').waitFor();
      await page.keyboard.press('End');
      await take(player, name('replay'));

      await player.open('/first-steps/metallurgie');
      await page.getByTestId('tour').waitFor();
      await take(player, name('first-steps'));
      await player.open('/watch');
      await page.locator('main li').first().waitFor();
      await take(player, name('watch'));
      await player.open();
      await page.locator('[data-testid=play-now]:enabled').waitFor();
      await take(player, name('lobby'));
      expect(player.problems).toEqual([]);
      await page.context().close();
    });
  }
}
