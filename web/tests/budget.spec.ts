/** How fast a move is drawn, that nothing jumps, and how smoothly dice roll: alone on the machine, since time is measured. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { COMPUTER, expect, LATE, MOVING, PHONE, sitDown, test } from './table';

interface Seen {
  shift: number; // the sum of what Chromium counts as layout shift
  moved: string[];
  drawn: number[]; // milliseconds from a message to the frame that shows it
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Watch from the first script on: what shifts, and how long after its message a move is on the screen. */
function watch(): void {
  const seen: Seen = { shift: 0, moved: [], drawn: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }[]) {
      if (entry.hadRecentInput) continue; // what a click brings about is expected to move things
      seen.shift += entry.value;
      seen.moved.push(...entry.sources.map(({ node }) => `${entry.value.toFixed(5)} ${(node as Element | null)?.outerHTML?.slice(0, 90) ?? ''}`));
    }
  }).observe({ type: 'layout-shift', buffered: false });
  const Original = WebSocket;
  window.WebSocket = class extends Original {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', (event) => {
        const begun = performance.now();
        if (!String(event.data).includes('"views":[{')) return;
        // After the next frame what the message changed is on the screen.
        requestAnimationFrame(() => setTimeout(() => seen.drawn.push(performance.now() - begun)));
      });
    }
  };
}

interface Kept {
  seat: number;
  position: string;
}
const kept = (file: string) => JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')) as Record<string, Kept>;
const ADVENTURES = kept('fixtures/metal_adventures.json');
const seatsOf = ({ seat }: Kept, count: number) => Array.from({ length: count }, (_, at) => (at === seat ? { sitter: 'me' } : COMPUTER));

for (const [game, at, count] of [
  ['metallurgie', { seat: 0, position: LATE }, 2],
  ['metallum', { ...kept('metallum/moments.json')['late-programming']!, seat: 0 }, 2],
  ['metal_adventures', ADVENTURES.tour!, 6],
] as const) {
  test(`${game}: nothing jumps while playing, and a move is drawn within 100 ms of its message`, async ({ player }) => {
    const { page } = player;
    await page.emulateMedia(MOVING);
    await page.addInitScript(watch);
    await player.create({ game, seats: seatsOf(at, count), position: at.position, seed: 'jump' });
    await player.seated();
    await player.openMoves();
    await page.waitForTimeout(800);
    await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { shift: 0, moved: [], drawn: [] }));
    for (let done = 0; done < 12; ) {
      if (await player.result.isVisible()) break;
      if (await player.move()) done += 1;
      else await page.waitForTimeout(40);
    }
    const { shift, moved, drawn } = await seen(page);
    test.info().annotations.push({ type: 'shift', description: shift.toFixed(4) });
    expect(shift, moved.join('\n')).toBeLessThan(0.01);
    expect(drawn.length).toBeGreaterThan(8);
    const median = drawn.sort((a, b) => a - b)[Math.floor(drawn.length / 2)]!;
    test.info().annotations.push({ type: 'drawn', description: drawn.map(Math.round).join(' ') });
    expect(median, drawn.join(' ')).toBeLessThan(100);
  });
}

test('dice roll at 60 frames per second on a phone of the middle range', async ({ browser, server }) => {
  const player = await sitDown(browser, server.url, { ...PHONE, ...MOVING });
  const { page } = player;
  const { seat, position } = ADVENTURES.alone!;
  await player.create({ game: 'metal_adventures', seats: seatsOf({ seat, position }, 5), position, seed: 'roll' });
  const keep = page.locator('[data-option=keep]');
  await keep.waitFor();
  await page.waitForTimeout(800); // the scene has come in
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let before = 0;
    requestAnimationFrame(function count(now) {
      const rolling = document.querySelector('[data-rolling=true]') !== null;
      if (rolling && before) frames.push(now - before);
      before = rolling ? now : 0;
      requestAnimationFrame(count);
    });
  });
  await keep.click();
  await page.locator('.burst.score').waitFor();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const rate = (1000 * frames.length) / frames.reduce((sum, one) => sum + one, 0);
  test.info().annotations.push({ type: 'frames', description: `${rate.toFixed(1)} per second: ${frames.map(Math.round).join(' ')}` });
  expect(frames.length).toBeGreaterThan(20);
  expect(rate, frames.map(Math.round).join(' ')).toBeGreaterThan(57); // 60, but for what clocks round
  expect(player.problems).toEqual([]);
  await page.context().close();
});
