/** The guided first game of Metal Adventures on a phone, and with the eyes of a reader in every step. */
import { walk } from './lesson';
import { expect, PHONE, sitDown, test } from './table';

for (const [size, options] of Object.entries({ desktop: {}, phone: PHONE })) {
  test(`the guided first game of Metal Adventures can be read, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, { ...options, reducedMotion: 'reduce' });
    await walk(player, size === 'phone', async (name) => {
      await player.accessible();
      await player.readable(`lesson-${name}, ${size}`);
    });
    expect(player.problems).toEqual([]);
    await player.page.context().close();
  });
}
