/** Every scene of Metal Adventures in one size, language and theme, in turns; `screens.spec.ts` looks at all of them. */
import { expect, LOOKS, sitDown, test } from './table';
import { SCENES, SIZES } from './scenes';

const scenes = Object.entries(SCENES).filter(([name]) => name.startsWith('adventures'));
for (const [at, [name, scene]] of scenes.entries()) {
  const size = at % 2 ? 'phone' : 'desktop';
  const look = LOOKS[at % LOOKS.length]!;
  test(`${name} can be read and used by everyone, ${[size, ...look].join(', ')}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, SIZES[size]);
    await scene(player, size);
    await player.forEveryone([look]);
    expect(player.problems).toEqual([]);
    await player.page.context().close();
  });
}
