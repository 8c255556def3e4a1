/** How much has to be loaded before anything can be seen. */
import { gzipSync } from 'node:zlib';
import { COMPUTER, expect, sitDown, test } from './table';

const KILOBYTE = 1000;
const SEATS = { metallurgie: 2, metallum: 2, metal_adventures: 6 };

test('the lobby loads less than 250 kB of compressed scripts, each game less than 150 kB more', async ({ browser, server }) => {
  for (const [game, count] of Object.entries(SEATS)) {
    const player = await sitDown(browser, server.url);
    const { page } = player;
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (!response.url().endsWith('.js') || scripts.has(response.url())) return;
      scripts.set(response.url(), response.body().then((body) => gzipSync(body).length));
    });
    const loaded = async () => (await Promise.all(scripts.values())).reduce((sum, one) => sum + one, 0);
    await player.open();
    await expect(page.getByTestId('play-now')).toBeEnabled();
    const lobby = await loaded();
    expect(lobby).toBeLessThan(250 * KILOBYTE);
    await player.create({ game, seats: [{ sitter: 'me' }, ...Array<object>(count - 1).fill(COMPUTER)], seed: 'weight' });
    await player.seated();
    const more = (await loaded()) - lobby;
    test.info().annotations.push({ type: game, description: `${more} bytes` });
    expect(more, game).toBeGreaterThan(10 * KILOBYTE);
    expect(more, game).toBeLessThan(150 * KILOBYTE);
    await page.context().close();
  }
});
