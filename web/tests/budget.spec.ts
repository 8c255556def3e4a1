/** How much is loaded, how fast a move is drawn, and that nothing jumps. */
import { gzipSync } from 'node:zlib';
import { COMPUTER, expect, LATE, test } from './table';

const KILOBYTE = 1000;

test('the lobby loads less than 250 kB of compressed scripts, a game less than 150 kB more', async ({ player }) => {
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
  await page.getByTestId('play-now').click();
  await player.seated();
  await page.waitForLoadState('networkidle');
  expect(loaded - lobby).toBeLessThan(150 * KILOBYTE);
});

test('nothing jumps while playing, and a move is drawn within 100 ms of its message', async ({ player }) => {
  const { page } = player;
  await page.addInitScript(() => {
    interface Shift {
      value: number;
      sources: { node: Node | null }[];
    }
    const seen = { shift: 0, moved: [] as string[], drawn: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
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
  });
  await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'jump' });
  await player.seated();
  await player.openMoves();
  await page.waitForTimeout(800);
  await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { shift: 0, moved: [], drawn: [] }));
  for (let done = 0; done < 8; ) {
    if (await player.result.isVisible()) break;
    if (await player.move()) done += 1;
    else await page.waitForTimeout(40);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; moved: string[]; drawn: number[] } }).seen);
  expect(seen.shift, seen.moved.join('\n')).toBeLessThan(0.01);
  expect(seen.drawn.length).toBeGreaterThan(4);
  // The quicker quarter: other checks share the machine, and pages are painted without a graphics card here.
  const quick = seen.drawn.sort((a, b) => a - b)[Math.floor(seen.drawn.length / 4)]!;
  expect(quick, seen.drawn.join(' ')).toBeLessThan(100);
});
