/** One scene in three of Metal Adventures, in turns of size, language and theme; `screens.spec.ts` looks at all of them. */
import { expect, LOOKS, sitDown, test } from './table';
import { SCENES, SIZES } from './scenes';

const all = Object.entries(SCENES).filter(([name]) => name.startsWith('adventures'));
const scenes = all.filter((_, at) => at % 3 === 0);
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
