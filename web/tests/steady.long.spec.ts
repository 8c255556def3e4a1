/** The table keeps still while it is played: somebody who only looks on sees pieces move, and nothing else. */
import { COMPUTER, expect, MOVING, PHONE, sitDown, step, test } from './table';

interface Seen {
  shift: number; // the sum of what Chromium counts as layout shift
  moved: string[];
}

interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/**
 * Where things come and go by nature: the log and what is told, words and choices of the moment, cards of the hand.
 */
const COMES_AND_GOES = '.log, .prompt, [data-testid=battle] header h3, .choices, [data-testid=chooser], .picks, .hand, .summary, #moves, [data-testid=recap]';

/** Watch from the first script on. Nobody presses anything here, so nothing is left out for that reason. */
function watch(comesAndGoes: string): void {
  const seen: Seen = { shift: 0, moved: [] };
  Object.assign(window, { seen });
  const elementOf = (node: Node | null): Element | null => (node instanceof Element ? node : (node?.parentElement ?? null));
  const box = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; sources: Source[] }[]) {
      const strange = entry.sources.filter(({ node }) => node && !elementOf(node)!.closest(comesAndGoes));
      if (!strange.length) continue;
      seen.shift += entry.value;
      seen.moved.push(`${entry.value.toFixed(4)} at ${document.querySelector('[data-step]')?.getAttribute('data-step')}`);
      seen.moved.push(...strange.map((one) => `  ${box(one.previousRect)} to ${box(one.currentRect)} ${elementOf(one.node)!.outerHTML.slice(0, 90)}`));
    }
  }).observe({ type: 'layout-shift', buffered: false });
}

const MOVES = 16;
for (const [game, count] of [
  ['metallurgie', 3],
  ['metallum', 2],
  ['metal_adventures', 4],
] as const) {
  for (const [size, options] of Object.entries({ desktop: {}, phone: PHONE })) {
    test(`${game} keeps still while it is played, ${size}`, async ({ browser, server }) => {
      const looker = await sitDown(browser, server.url, { ...options, ...MOVING });
      await looker.page.addInitScript(watch, COMES_AND_GOES);
      await looker.page.addInitScript(() => localStorage.setItem('metalworks', JSON.stringify({ speed: 'fast' })));
      const seats = [{ sitter: 'me' }, ...Array.from({ length: count - 1 }, () => COMPUTER)];
      const id = await looker.create({ game, seats, seed: 'steady' });
      await looker.seated();
      // The same person plays on another device.
      const hand = await sitDown(browser, server.url, { storageState: await looker.page.context().storageState() });
      await hand.open(`/table/${id}`);
      await hand.openMoves();
      await expect(looker.page.locator('[data-my-turn=true]')).toBeVisible();
      await looker.page.evaluate(() => document.fonts.ready.then(() => Object.assign((window as unknown as { seen: object }).seen, { shift: 0, moved: [] })));
      for (let done = 0; done < MOVES && !(await hand.result.isVisible()); ) {
        if (!(await hand.move((choices) => (done * 7) % choices))) {
          await hand.page.waitForTimeout(40);
          continue;
        }
        done += 1;
        const at = Number(await step(hand.page));
        await expect.poll(async () => Number(await step(looker.page))).toBeGreaterThanOrEqual(at); // and it has been told
      }
      const { shift, moved } = await looker.page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      expect(shift, moved.join('\n')).toBeLessThan(0.01);
      expect([...looker.problems, ...hand.problems]).toEqual([]);
      await hand.page.context().close();
      await looker.page.context().close();
    });
  }
}
