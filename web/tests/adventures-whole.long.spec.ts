/** Whole games of Metal Adventures as people play them, with deals, challenges, refusals and broken words on the way. */
import { COMPUTER, expect, PHONE, sitDown, test } from './table';
import { Person } from './person';

/** The same numbers in every run. */
function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 2 ** 32;
  };
}

for (const [seats, size, options] of [
  [3, 'desktop', {}],
  [3, 'phone', PHONE],
  [4, 'desktop', {}],
  [4, 'phone', PHONE],
  [6, 'laptop', { viewport: { width: 1280, height: 720 } }],
  [6, 'phone', PHONE],
] as const) {
  test(`a whole game of ${seats} captains, ${size}`, async ({ browser, server }) => {
    test.setTimeout(900_000);
    const player = await sitDown(browser, server.url, options);
    await player.create({ game: 'metal_adventures', seats: [{ sitter: 'me' }, ...Array(seats - 1).fill(COMPUTER)], seed: `whole ${seats}` });
    await player.seated();
    const person = new Person(player, dice(seats));
    await person.toTheEnd();
    for (const deed of ['travel', 'take_on', 'tour', 'deal compose', 'end_turn']) expect(person.did, deed).toHaveProperty([deed]);
    await expect(player.result.locator('.ranks li')).toHaveCount(seats);
    expect(player.problems).toEqual([]);
    await player.page.context().close();
  });
}
