/** Three people deal with each other by clicks: contracts, counters, promises kept and broken, calls for offers. */
import { answered } from './table';
import { expect, position, test } from './adventures';

test('a contract is composed, kept over a reload, countered and sealed; its promise is broken', async ({ crew }) => {
  const [ada, bruno, mira, nils] = crew.four;
  await crew.table(position('deal'), 3);

  // By clicks, by dragging, by a step back with U.
  await ada.page.locator('[data-open=deal]').click();
  await ada.deal.getByRole('button', { name: /^Bruno/ }).click();
  await expect(ada.deal).toHaveAttribute('data-mode', 'compose');
  await ada.deal.getByRole('button', { name: 'Trophy: now' }).first().click();
  await ada.deal.getByRole('radio', { name: 'Scrapyard Throne' }).click();
  await ada.deal.getByLabel('What you say it is').selectOption({ label: 'say it is “Deep Pockets”' });
  await ada.deal.getByRole('button', { name: 'Wrecks: now' }).last().click();
  await ada.deal.locator('li', { hasText: 'Credits' }).first().dragTo(ada.deal.locator('[data-list=promise]'));
  await ada.deal.getByRole('button', { name: 'One more' }).click();
  await expect(ada.deal.locator('[data-list=promise]')).toContainText('2 credits');
  await ada.deal.getByRole('button', { name: 'Peace: as a promise' }).first().click();
  await ada.page.keyboard.press('u');
  await expect(ada.deal.locator('[data-list=promise]')).not.toContainText(/peace/i);
  await expect(ada.deal.getByRole('list', { name: 'What it commits you to' })).toContainText('You owe Bruno: 2 credits');
  await ada.page.reload();
  await expect(ada.deal.locator('[data-list=promise]')).toContainText('2 credits');
  await expect(ada.deal.getByRole('radio', { name: 'Scrapyard Throne' })).toBeChecked();
  await ada.deal.getByRole('button', { name: /Seal and send/ }).click();

  // The other side is asked, everybody else looks on.
  await expect(bruno.deal).toHaveAttribute('data-mode', 'answer');
  await expect(bruno.page.locator('.bar.asked')).toBeVisible();
  await expect(bruno.deal).toContainText('Deep Pockets');
  await expect(ada.deal).toHaveAttribute('data-mode', 'wait');
  for (const watching of [mira, nils]) {
    await expect(watching.page.locator('.bar .words')).toContainText('Bruno');
    await expect(watching.deal).toHaveCount(0);
  }
  await bruno.deal.getByRole('button', { name: 'Counter' }).click();
  await expect(bruno.deal.locator('[data-list=ask]')).toContainText('2 credits');
  await bruno.deal.locator('[data-list=ask]').getByRole('button', { name: 'One more' }).click();
  await bruno.deal.getByRole('button', { name: /Seal and send/ }).click();
  await expect(ada.deal).toHaveAttribute('data-mode', 'answer');
  await expect(ada.deal.getByRole('list', { name: 'What it commits you to' })).toContainText('You owe Bruno: 3 credits');
  await ada.deal.getByRole('button', { name: /^Seal it/ }).click();
  await ada.deal.getByRole('button', { name: /Scrapyard Throne/ }).click();
  await expect(ada.deal).toHaveAttribute('data-mode', 'browse');
  for (const captain of crew.four) await expect(captain.page.locator('.log')).toContainText('deal');
  await expect(bruno.page.getByRole('region', { name: 'Your trophies' })).toContainText('Scrapyard Throne');

  // The promise is due at the end of the turn, and what breaking it costs is said before.
  await ada.page.keyboard.press('Escape');
  await ada.does('end_turn');
  await expect(ada.deal).toHaveAttribute('data-mode', 'settle');
  const broken = ada.deal.locator('[data-option=break]');
  await expect(broken).toContainText('It costs 1 judgment (0 to 1)');
  await broken.click();
  await expect(broken).toContainText('Are you sure?');
  await broken.click();
  await answered(ada.page);
  for (const captain of crew.four) await expect(captain.seat(0)).toContainText('broken: 1');
  await bruno.page.locator('[data-open=deal]').click();
  await bruno.deal.getByRole('button', { name: /Promise ledger/ }).click();
  await expect(bruno.deal.locator('.ended')).toContainText('Ada → Bruno');
  await expect(bruno.deal.locator('.ended .broken')).toBeVisible();
});

test('called offers lie side by side, and one is taken', async ({ crew }) => {
  const [ada, bruno, mira] = crew.four;
  await crew.table(position('deal'), 3);
  await ada.page.locator('[data-open=deal]').click();
  await ada.deal.getByRole('button', { name: /^Call for offers/ }).click();
  for (const called of [bruno, mira]) {
    await expect(called.deal).toHaveAttribute('data-mode', 'called');
    await expect(called.page.locator('.bar.asked')).toBeVisible();
    await called.deal.getByRole('button', { name: 'Credits: now' }).first().click();
    await called.deal.getByRole('button', { name: 'Iron Corset: now' }).click();
    await called.deal.getByRole('button', { name: /Seal and send/ }).click();
  }
  const cards = ada.deal.locator('.cards article');
  await expect(cards).toHaveCount(2);
  const [one, two] = [await cards.first().boundingBox(), await cards.last().boundingBox()];
  expect(Math.abs(one!.y - two!.y)).toBeLessThan(2);
  await cards.filter({ hasText: 'Mira' }).getByRole('button', { name: 'Seal it' }).click();
  for (const captain of crew.four) await expect(captain.seat(2).locator('.slot.armor')).toBeVisible();
  await expect(ada.deal.locator('.cards article')).toHaveCount(0);
});

test('off turn: a trophy says that it will reveal itself, and is held back or revealed without a prompt', async ({ crew }) => {
  const [ada, bruno, mira] = crew.four;
  await crew.table(position('off-turn'), 3);
  const hand = bruno.page.getByRole('region', { name: 'Your trophies' });
  await expect(hand).toContainText('reveals itself at the end of the turn');
  await expect(bruno.page.locator('.bar h2')).toHaveText('Waiting for Ada');
  await expect(bruno.page.getByTestId('primary')).toHaveCount(0);
  await expect(bruno.page.locator('[data-my-turn=true]')).toHaveCount(0);
  await expect(mira.page.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
  await hand.getByRole('button', { name: 'Hold back' }).click();
  await expect(hand).toContainText('held back');
  await hand.getByRole('button', { name: 'Reveal' }).click();
  for (const captain of [ada, mira]) await expect(captain.page.locator('.log')).toContainText('Bruno reveals “Deep Pockets”');
  await expect(ada.page.locator('.bar.asked')).toHaveCount(0);
  await expect(ada.page.getByTestId('primary')).toBeVisible(); // the turn goes on where it was
});

test('the time for an answer runs out: silence declines', async ({ crew }) => {
  const [ada, bruno] = crew.four;
  await crew.table(position('deal'), 3, { pace: { bank: 600, answer: 5 } });
  await ada.page.locator('[data-open=deal]').click();
  await ada.deal.getByRole('button', { name: /^Bruno/ }).click();
  await ada.deal.getByRole('button', { name: 'Credits: now' }).first().click();
  await ada.deal.getByRole('button', { name: /Seal and send/ }).click();
  const ring = bruno.page.locator('.bar.asked').getByRole('timer');
  await expect(ring).toHaveAccessibleName(/^[1-5] seconds? left to answer$/);
  await expect(bruno.deal.getByRole('timer')).toBeVisible();
  await expect(bruno.page.locator('.bar.asked')).toHaveCount(0);
  await expect(bruno.deal).toHaveCount(0);
  await expect(ada.page.locator('.log')).toContainText('Bruno declines');
  await expect(ada.deal).toHaveAttribute('data-mode', 'browse');
});

test('the server is killed while an offer is open: it is still there, and is sealed', async ({ crew, server }) => {
  const [ada, bruno] = crew.four;
  await crew.table(position('deal'), 3);
  await ada.page.locator('[data-open=deal]').click();
  await ada.deal.getByRole('button', { name: /^Bruno/ }).click();
  await ada.deal.getByRole('button', { name: 'Credits: now' }).last().click();
  await ada.deal.getByRole('button', { name: /Seal and send/ }).click();
  await expect(bruno.deal).toHaveAttribute('data-mode', 'answer');
  for (const { player } of crew.four) player.offline = true;
  await server.kill();
  await expect(bruno.page.getByText('Reconnecting…')).toBeVisible();
  await server.run();
  for (const { page } of crew.four) await expect(page.getByText('Reconnecting…')).toBeHidden();
  for (const { player } of crew.four) player.offline = false;
  await expect(bruno.deal).toHaveAttribute('data-mode', 'answer');
  await bruno.deal.getByRole('button', { name: /^Seal it/ }).click();
  await expect(ada.deal).toHaveAttribute('data-mode', 'browse');
  await expect(ada.seat(0)).toContainText('. 7 credits.');
});
