/** axe-core on every screen, in both sizes. */
import { COMPUTER, expect, LATE, PHONE, sitDown, test, type Player } from './table';

const TABLE = { game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'axe' };

for (const [size, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const) {
  test(`no serious finding on any screen, ${size}`, async ({ browser, server }) => {
    const player: Player = await sitDown(browser, server.url, { ...options, reducedMotion: 'reduce' });
    const { page } = player;
    await player.open();
    await expect(page.getByTestId('play-now')).toBeEnabled();
    await player.accessible();
    for (const path of ['/watch', '/rules/metallurgie', '/nowhere']) {
      await player.open(path);
      await page.waitForLoadState('networkidle');
      await player.accessible();
    }
    await player.create({ game: 'metallurgie', seats: [{ sitter: 'me' }, { sitter: 'open' }] });
    await expect(page.getByText('Waiting for one more player')).toBeVisible();
    await player.accessible();

    await player.create(TABLE);
    await player.seated();
    await player.accessible();
    const open = async (name: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    await page.getByRole('button', { name: 'Menu' }).click();
    await player.accessible();
    await page.keyboard.press('Escape');
    for (const name of ['Keyboard shortcuts', 'Report a bug', 'Give up']) {
      await open(name);
      await player.accessible();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.locator('.clause').first()).toBeVisible();
    await player.accessible();
    await page.keyboard.press('Escape');
    if (size === 'desktop') {
      await player.openMoves();
      await player.accessible();
      await page.getByRole('tab', { name: 'Chat' }).click();
      await player.accessible();
    }
    await open('Give up');
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await expect(player.result.getByRole('img')).toBeVisible();
    await player.accessible();
    await player.result.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await player.accessible();
    expect(player.problems).toEqual([]);
    await page.context().close();
  });
}
