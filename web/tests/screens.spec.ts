/** Every screen: axe-core finds nothing serious in any theme, and in every language all of it can be read. */
import { expect, sitDown, test } from './table';
import { unreadable } from './readable';
import { SCENES, SIZES } from './scenes';

for (const size of ['desktop', 'phone', 'laptop'] as const) {
  for (const [name, scene] of Object.entries(SCENES)) {
    // Six captains on a laptop: where the board has least room for its words.
    if (size === 'laptop' && !name.startsWith('adventures')) continue;
    test(`${name} is for everyone, ${size}`, async ({ browser, server }) => {
      const player = await sitDown(browser, server.url, SIZES[size]);
      await scene(player, size);
      await player.forEveryone();
      expect(player.problems).toEqual([]);
      await player.page.context().close();
    });
  }
}

test('what cannot be read is found', async ({ page }) => {
  const cut = 'overflow: hidden; white-space: nowrap; width: 60px';
  await page.setContent(`
    <p style="${cut}">cut at the edge of its box</p>
    <p style="${cut}; text-overflow: ellipsis">ends in three dots</p>
    <p style="width: 60px; overflow-wrap: anywhere">unbreakable</p>
    <p style="width: 60px">un&shy;break&shy;able</p>
    <p style="width: 60px; overflow: auto; white-space: nowrap">it scrolls to its end</p>
    <p style="height: 20px; line-height: 20px; overflow: hidden; width: 90px">one line and one more line</p>
    <p style="position: absolute; left: -20px; top: 300px">out at the left</p>`);
  const found = (await page.evaluate(unreadable)).map((one) => one.split(':')[0]);
  expect(found).toEqual(['cut by p.', 'ends in …', 'broken word', 'cut by p.', 'out of the window']);
});
