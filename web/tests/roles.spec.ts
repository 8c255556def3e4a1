/**
 * What the moment wants of a player shows: must, asked, may. No game asks yet, so the answer of the server is told
 * differently on its way.
 */
import type { Page } from '@playwright/test';
import type { Clock, ServerMessage } from '../src/generated/protocol';
import type { Role } from '../src/games/board';
import { COMPUTER, expect, LATE, test } from './table';

const TABLE = { game: 'metallurgie', seats: [{ sitter: 'me' }, COMPUTER], position: LATE, seed: 'late' };

/** From here on the first seat has this role, and so many seconds to answer. */
async function cast(page: Page, role: Role, answer: number | null): Promise<void> {
  const clock = (seat: number): Clock => ({ remaining: 600, running: false, answer: seat === 0 ? answer : null });
  await page.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.is === 'update') {
        message.clocks = [clock(0), clock(1)];
        message.waiting = role === 'may' ? [1] : [0];
        message.asked = role === 'asked' ? [0] : [];
        for (const view of message.views) view.role = role;
      }
      socket.send(JSON.stringify(message));
    });
  });
}

test('who is asked sees a banner and a ring that empties', async ({ player }) => {
  const { page } = player;
  await cast(page, 'asked', 30);
  await player.create(TABLE);
  await player.seated();
  const bar = page.locator('.bar.asked');
  await expect(bar.getByText('You are asked')).toBeVisible();
  const ring = bar.getByRole('timer');
  await expect(ring).toHaveAccessibleName(/^(2[0-9]|30) seconds left to answer$/);
  const left = Number(await ring.textContent());
  await expect.poll(async () => Number(await ring.textContent())).toBeLessThan(left);
  await expect(page.locator('.player').first().locator('.tag')).toHaveText('You are asked');
  await expect(page.locator('[data-my-turn=true]')).toBeVisible();
  await player.accessible();
});

test('what a player only may do is a quiet button, never a prompt', async ({ player }) => {
  const { page } = player;
  await cast(page, 'may', null);
  await player.create(TABLE);
  await player.seated();
  await expect(page.locator('.bar h2')).toContainText('Waiting for');
  await expect(page.locator('[data-my-turn=true]')).toHaveCount(0);
  await expect(page.getByTestId('primary')).toHaveCount(0);
  await expect(page.locator('.bar .choice')).toHaveCount(1);
  await expect(page.locator('.bar .choice.legal')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
});
