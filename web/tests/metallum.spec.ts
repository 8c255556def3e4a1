/** Metallum as people play it: whole games, and programs that stay secret until both are committed. */
import { COMPUTER, expect, sitDown, test, type Player } from './table';

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

/** An action from the list that goes forward: nothing is taken back or opened again. */
async function forward(player: Player, random: () => number): Promise<boolean> {
  if (!(await player.page.locator('[data-my-turn=true]').count())) return false;
  const labels = await player.moves.allTextContents();
  const fit = labels.map((label, at) => ({ label, at })).filter(({ label }) => !/back|again|reopen|change/i.test(label));
  const chosen = fit[Math.floor(random() * fit.length)];
  if (!chosen) return false;
  const step = await player.page.locator('[data-step]').getAttribute('data-step');
  await player.moves.nth(chosen.at).click();
  await expect(player.page.locator('[data-step]')).not.toHaveAttribute('data-step', step ?? '');
  return true;
}

test('a whole game of nine rounds against the computer', async ({ player }) => {
  test.setTimeout(420_000);
  await player.create({ game: 'metallum', seats: [{ sitter: 'me' }, COMPUTER], seed: 'nine rounds' });
  await player.seated();
  await player.openMoves();
  const random = numbers(11);
  while (!(await player.result.isVisible())) {
    if (!(await forward(player, random))) await player.page.waitForTimeout(40);
  }
  await expect(player.result.getByRole('img').first()).toBeVisible();
});

test('two browsers: a program is secret until both are committed', async ({ player, browser, server }) => {
  await player.open();
  await player.page.getByRole('button', { name: 'Metallum' }).first().click();
  await player.page.getByRole('button', { name: 'Create table' }).click();
  await expect(player.page.getByText('Waiting for one more player')).toBeVisible();
  const rival = await sitDown(browser, server.url);
  await rival.open(`/table/${player.tableId()}`);
  await rival.page.getByRole('button', { name: 'Sit here' }).click();
  await rival.seated();
  await player.seated();
  await player.openMoves();
  await rival.openMoves();

  const sent: string[] = [];
  rival.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))));
  await rival.page.reload(); // a new socket, so that everything it says is heard
  await rival.seated();
  await rival.openMoves();
  const before = sent.length;
  const random = numbers(5);
  const committed = () => player.page.locator('[data-my-turn=false]').count();
  for (let tries = 0; tries < 200 && !(await committed()); tries++) {
    if (!(await forward(player, random))) await player.page.waitForTimeout(40);
  }
  await player.page.waitForTimeout(300);
  // Not even how many tiles were put: nothing of it came over the line.
  expect(sent.slice(before).filter((frame) => /tile_put|"tile":/.test(frame))).toEqual([]);
  for (let tries = 0; tries < 200 && (await rival.page.locator('[data-my-turn=true]').count()); tries++) {
    if (!(await forward(rival, random))) break;
    if (sent.some((frame) => frame.includes('program_revealed'))) break;
  }
  await expect.poll(() => sent.some((frame) => frame.includes('program_revealed'))).toBe(true);
  expect(rival.problems).toEqual([]);
  await rival.page.context().close();
});

test('the guided first game of Metallum', async ({ player }) => {
  const { page } = player;
  await player.open('/first-steps/metallum');
  const bubble = page.getByTestId('tour');
  await expect(bubble).toBeVisible();
  await player.openMoves();
  for (let steps = 0; steps < 80 && (await bubble.isVisible()); steps++) {
    const next = bubble.getByRole('button', { name: /^(Next|Play on)$/ });
    if (await next.isVisible()) await next.click();
    else await player.move();
    await page.waitForTimeout(30);
  }
  await expect(bubble).toBeHidden();
});
