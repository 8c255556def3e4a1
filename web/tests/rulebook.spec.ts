/** The rules as a book: chapters with summaries, boards that show a rule and can be tried, clauses one click below. */
import type { Locator, Page } from '@playwright/test';
import { COMPUTER, expect, LATE, PHONE, sitDown, test } from './table';

const figure = (page: Page, id: string): Locator => page.locator(`[data-figure="${id}"]`);
/** Boards are drawn when they come into sight. */
async function drawn(page: Page, id: string, piece: string): Promise<Locator> {
  const found = figure(page, id);
  await found.scrollIntoViewIfNeeded();
  await expect(found.locator(piece).first()).toBeVisible();
  return found;
}

const GAMES = {
  metallurgie: { chapters: 5, figure: 'climbing', piece: '[data-cell]' },
  metallum: { chapters: 11, figure: 'income', piece: '[data-place]' },
  metal_adventures: { chapters: 9, figure: 'touring', piece: '[data-spot^="tour:"]' },
};

for (const [size, options] of Object.entries({ desktop: {}, phone: PHONE })) {
  test(`every chapter has a summary, boards drawn by the real board, and its clauses one click below, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    for (const [game, { chapters, figure: id, piece }] of Object.entries(GAMES)) {
      await player.open(`/rules/${game}`);
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('button');
      await expect(contents).toHaveCount(chapters);
      await expect(page.locator('.summary')).toHaveCount(chapters);
      await drawn(page, id, piece);
      await contents.nth(2).click();
      const third = page.locator('[data-chapter="3"]');
      await expect(third).toBeInViewport();
      await expect(third.locator('.clause').first()).toBeHidden();
      await third.getByText(/The rules? in full/).click();
      await expect(third.locator('.clause').first()).toBeVisible();
    }
    expect(player.problems).toEqual([]);
    await page.context().close();
  });

  test(`a board of the rules shows what is done, can be played, and says why not, ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, options);
    const { page } = player;
    await player.open('/rules/metallurgie');
    const climbing = await drawn(page, 'climbing', '[data-cell]');
    await climbing.getByRole('button', { name: 'Show me' }).click();
    await expect(climbing).toHaveAttribute('data-moment', '3'); // copper, silver, gold
    await climbing.getByRole('button', { name: 'Try it' }).click();
    await climbing.locator('[data-spot="hand:copper"]').click();
    await climbing.locator('[data-cell="0,0"]').click(); // copper on silver
    await expect(climbing.getByText(/MGI|iron/i).first()).toBeVisible();
    await expect(climbing).toHaveAttribute('data-done', '0');
    await climbing.locator('[data-cell="-1,0"]').click();
    await expect(climbing).toHaveAttribute('data-done', '1');
    await climbing.getByRole('button', { name: 'Undo' }).click();
    await expect(climbing).toHaveAttribute('data-done', '0');
    // A chapter of another game: the planets pay what the clause says.
    await player.open('/rules/metallum');
    const income = await drawn(page, 'income', '[data-place]');
    await income.getByRole('button', { name: 'Try it' }).click();
    await income.getByRole('button', { name: /End/ }).click();
    await expect(income).toHaveAttribute('data-done', '1');
    await expect(income.getByText('$13').first()).toBeVisible();
    expect(player.problems.filter((one) => !one.includes('409'))).toEqual([]); // the browser notes what was refused
    await page.context().close();
  });
}

test('at the table the rules open beside the game, are searched, and leave the table as it was', async ({ player }) => {
  const { page } = player;
  await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'late' });
  await player.seated();
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules of Metallurgie' });
  const scoring = rules.locator('[data-figure=scoring]');
  await scoring.scrollIntoViewIfNeeded();
  await scoring.getByRole('button', { name: 'Show me' }).click();
  await expect(scoring).toHaveAttribute('data-moment', '3');
  await rules.getByRole('searchbox').fill('end card');
  await expect(rules.locator('figure')).toHaveCount(0);
  await expect(rules.locator('.clause').first()).toContainText(/end card/i);
  await rules.getByRole('searchbox').fill('no such words');
  await expect(rules.getByText('No rule contains these words.')).toBeVisible();
  await rules.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-spot^="hand:"]')).toHaveCount(3);
});

test('rich and poor deposits are explained where they are seen', async ({ player }) => {
  const { page } = player;
  await player.open('/first-steps/metallum');
  await page.getByTestId('tour').waitFor();
  await page.locator('.strip .place').nth(1).hover();
  await expect(page.getByRole('tooltip')).toContainText('Rich deposits');
  await expect(page.getByRole('tooltip')).toContainText('$5');
});
