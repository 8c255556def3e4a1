/** Tap and hold explains every piece, on every device: each piece in sight is held, one after the other. */
import { readFileSync } from 'node:fs';
import { COMPUTER, expect, LATE, PHONE, sitDown, test } from './table';

type Kept = Record<string, { seat: number; position: string }>;
const kept = (file: string) => JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')) as Kept;
const [METALLUM, ADVENTURES] = [kept('metallum/moments.json'), kept('fixtures/metal_adventures.json')];

interface Held {
  game: string;
  seat: number;
  position: string;
  pieces: string; // a selector
}
const MOMENTS: Record<string, Held> = {
  'a late pattern': { game: 'metallurgie', seat: 0, position: LATE, pieces: '[data-cell], [data-spot^="hand:"], [data-spot=deck], [data-spot=discards]' },
  programming: { game: 'metallum', ...METALLUM['late-programming']!, pieces: '.strip .place, .tray [data-tile], .market button' },
  actions: { game: 'metallum', ...METALLUM['late-actions']!, pieces: '.planet, [data-tile], .module' },
  'three ships in sight': { game: 'metal_adventures', ...ADVENTURES.targeting!, pieces: '[data-spot^="ship:"], [data-spot^="tour:"], [data-spot=deck], [data-spot=pot], [data-spot^="place:"]' },
};
const HOLD = 1500; // ms: far longer than a long press

for (const [size, options] of Object.entries({ 'a touch screen on a desk': { hasTouch: true }, phone: PHONE })) {
  for (const [name, { game, seat, position, pieces }] of Object.entries(MOMENTS)) {
    test(`${name}: every piece of ${game} explains itself, ${size}`, async ({ browser, server }) => {
      const player = await sitDown(browser, server.url, options);
      const { page } = player;
      const count = Number(/seats=(\d)/.exec(position)?.[1] ?? 2);
      await player.create({ game, position, seed: 'hold', seats: Array.from({ length: count }, (_, at) => (at === seat ? { sitter: 'me' } : COMPUTER)) });
      await page.locator('[data-my-turn=true]').waitFor();
      const bubble = page.locator('#tooltip[data-shown]');
      const touch = { pointerType: 'touch', bubbles: true, clientX: 1, clientY: 1 };
      const silent: string[] = [];
      let held = 0;
      for (const piece of await page.locator('#board').locator(pieces).filter({ visible: true }).all()) {
        let told: string | null = '';
        for (let tries = 0; tries < 2 && !told; tries++) {
          // A board that has just come may draw a piece anew under the finger.
          await piece.dispatchEvent('pointerdown', touch);
          told = await bubble.waitFor({ timeout: HOLD }).then(() => bubble.textContent(), () => '');
          await piece.dispatchEvent('pointerup', touch);
          await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown'))); // the next touch closes it
          await expect(bubble).toHaveCount(0);
        }
        if (!/\p{L}{3}/u.test(told ?? '')) silent.push(await piece.evaluate((node) => node.outerHTML.slice(0, 120)));
        held += 1;
      }
      expect(held).toBeGreaterThan(8);
      expect(silent).toEqual([]);
      expect(player.problems).toEqual([]);
      await page.context().close();
    });
  }
}
