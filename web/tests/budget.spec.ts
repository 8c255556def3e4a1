/** How much is loaded, how fast a move is drawn, and that nothing jumps: alone on the machine, since time is measured. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { COMPUTER, expect, LATE, test } from './table';

const KILOBYTE = 1000;

for (const game of ['metallurgie', 'metallum']) {
  test(`the lobby loads less than 250 kB of compressed scripts, ${game} less than 150 kB more`, async ({ player }) => {
    const { page } = player;
    let loaded = 0;
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      loaded += gzipSync(await response.body()).length;
    });
    await player.open();
    await expect(page.getByTestId('play-now')).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const lobby = loaded;
    expect(lobby).toBeLessThan(250 * KILOBYTE);
    await page.locator(`.tiles .${game}`).first().click();
    await page.getByTestId('play-now').click();
    await player.seated();
    await page.waitForLoadState('networkidle');
    expect(loaded - lobby).toBeLessThan(150 * KILOBYTE);
  });
}

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
      seen.moved.push(...entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 90) ?? ''));
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

const { position: programming } = JSON.parse(
  readFileSync(new URL('./metallum/moments.json', import.meta.url), 'utf8'),
)['late-programming'] as { position: string };

for (const [game, position] of [
  ['metallurgie', LATE],
  ['metallum', programming],
] as const) {
  test(`${game}: nothing jumps while playing, and a move is drawn within 100 ms of its message`, async ({ player }) => {
    const { page } = player;
    await page.addInitScript(watch);
    await player.create({ game, seats: [{ sitter: 'me' }, COMPUTER], position, seed: 'jump' });
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
    expect(shift, moved.join('\n')).toBeLessThan(0.01);
    expect(drawn.length).toBeGreaterThan(8);
    const median = drawn.sort((a, b) => a - b)[Math.floor(drawn.length / 2)]!;
    test.info().annotations.push({ type: 'drawn', description: drawn.map(Math.round).join(' ') });
    expect(median, drawn.join(' ')).toBeLessThan(100);
  });
}
