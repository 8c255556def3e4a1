/** What a captain may not know is in no frame, not even as its size: twins that differ in nothing else sound the same. */
import type { ServerMessage } from '../src/generated/protocol';
import { expect, position, test, type Captain, type Crew } from './adventures';
import { answered } from './table';

/** All that was said to a captain, without what differs between any two tables: their names, the time, and who came when. */
const heard = ({ frames }: Captain, table: string): string[] =>
  frames
    .filter((frame) => (JSON.parse(frame) as ServerMessage).is !== 'presence')
    .map((frame) =>
      frame
        .replaceAll(table, 'TABLE')
        .replace(/"(at|created|updated|started)":[0-9.e+]+/g, '"$1":0')
        .replace(/"(online|spectators)":(true|false|\d+)/g, '"$1":0'),
    );

/** The same is done at two tables; what each captain heard of them. */
async function twins(crew: Crew, seats: number, positions: readonly [string, string], play: (twin: 0 | 1) => Promise<void>): Promise<string[][][]> {
  const told: string[][][] = [];
  for (const twin of [0, 1] as const) {
    const table = await crew.table(position(positions[twin]), seats);
    await play(twin);
    for (const { page } of crew.four) await answered(page);
    told.push(crew.four.map((captain) => heard(captain, table)));
  }
  return crew.four.map((_, at) => told.map((of) => of[at]!));
}

test('which trophy and wreck an offer means, and who holds what, is in no frame of a third', async ({ crew }) => {
  const [ada, bruno, mira, nils] = crew.four;
  // Where the twin differs, Ada picks other cards by the same clicks, and Bruno has another trophy in his hand.
  const told = await twins(crew, 3, ['deal', 'deal-twin'], async (twin) => {
    await ada.page.locator('[data-open=deal]').click();
    await ada.deal.getByRole('button', { name: /^Bruno/ }).click();
    await ada.deal.getByRole('button', { name: 'Trophy: now' }).first().click();
    await ada.deal.getByRole('button', { name: 'Wrecks: now' }).first().click();
    await ada.deal.getByRole('button', { name: /Seal and send/ }).click();
    for (const picked of ['trophy', 'wreck']) {
      await expect(ada.deal, picked).toHaveAttribute('data-mode', 'pick');
      const before = await ada.page.locator('[data-step]').getAttribute('data-step');
      await ada.deal.locator('.picks button').nth(twin).click();
      await expect(ada.page.locator('[data-step]')).not.toHaveAttribute('data-step', before ?? '');
    }
    await expect(bruno.deal).toHaveAttribute('data-mode', 'answer');
    await bruno.deal.getByRole('button', { name: /^Seal it/ }).click();
    await expect(ada.deal).toHaveAttribute('data-mode', 'browse');
    for (const { page } of [mira, nils]) await expect(page.locator('.log')).toContainText('deal');
  });
  for (const at of [2, 3]) {
    const [one, two] = told[at]!;
    expect(one!.length).toBeGreaterThanOrEqual(3);
    expect(two).toEqual(one);
  }
  expect(told[0]![0]).not.toEqual(told[0]![1]); // it was another card, and Ada knows it
});

test('a trophy that is held back shows in no frame of the others', async ({ crew }) => {
  const [ada, bruno, mira, nils] = crew.four;
  const told = await twins(crew, 3, ['off-turn', 'off-turn-twin'], async (twin) => {
    const hold = bruno.page.getByRole('button', { name: 'Hold back' });
    if (twin === 0) {
      await hold.click();
      await expect(bruno.page.getByRole('region', { name: 'Your trophies' })).toContainText('held back');
    } else await expect(hold).toHaveCount(0);
    await ada.does('end_turn');
    for (const { page } of [mira, nils]) await expect(page.locator('.player').nth(1)).toContainText('To move');
  });
  for (const at of [0, 2, 3]) {
    const [one, two] = told[at]!;
    expect(one!.length).toBeGreaterThan(0);
    expect(two).toEqual(one);
  }
});

test('which wrecks a victor looks at and takes is in no frame of a third', async ({ crew }) => {
  const [ada, , mira, nils] = crew.four;
  const told = await twins(crew, 3, ['plunder', 'plunder-twin'], async () => {
    await ada.battle.locator('[data-action=plunder_wrecks]').click();
    for (const wrecks of [2, 3]) {
      await ada.battle.locator('[data-action=take_wreck]').first().click();
      await expect(ada.seat(0)).toContainText(`Wrecks: ${wrecks}.`);
    }
    for (const { page } of [mira, nils]) await expect(page.locator('.log')).toContainText('plunders 2 wrecks');
  });
  for (const at of [2, 3]) {
    const [one, two] = told[at]!;
    expect(one!.length).toBeGreaterThan(1);
    expect(two).toEqual(one);
  }
  for (const at of [0, 1]) expect(told[at]![0]).not.toEqual(told[at]![1]); // the two know which they are
});
