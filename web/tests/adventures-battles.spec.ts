/** People in battles: an ally who betrays, allies on both sides of a challenge. */
import { expect, position, test, type Captain } from './adventures';
import { answered } from './table';

/** From the scene of a battle: an offer to join for nothing, and the answer. */
async function joins(principal: Captain, ally: Captain, seat: number): Promise<void> {
  await principal.battle.locator(`[data-option="deal ${seat}"]`).click();
  await expect(principal.deal).toHaveAttribute('data-mode', 'compose');
  await principal.deal.getByRole('button', { name: /Seal and send/ }).click();
  await expect(ally.deal).toHaveAttribute('data-mode', 'answer');
  await ally.deal.getByRole('button', { name: /^Seal it/ }).click();
  await answered(ally.page);
}

async function chooses(captain: Captain, option: string): Promise<void> {
  await captain.battle.locator(`[data-option="${option}"]`).click();
  await answered(captain.page);
}

test('an ally is won, betrays, and reveals a trophy for it in the attacker’s turn', async ({ crew }) => {
  const [ada, bruno, mira, nils] = crew.four;
  await crew.table(position('alliance'), 3);
  await ada.page.locator('[data-open=karokum]').click();
  await ada.does('attack_via_karokum');

  // What lies below a battle cannot be reached; who only watches it keeps their own cards before them.
  await expect(ada.battle).toBeVisible();
  await expect(ada.page.locator('[data-open=deal]')).toHaveCount(1);
  expect(await ada.page.locator('[data-open=deal]').evaluate((one) => one.closest('[inert]') !== null)).toBe(true);
  for (const [captain, reached] of [[ada, false], [mira, true]] as const) {
    const hand = captain.page.getByRole('region', { name: 'Your trophies' });
    expect(await hand.evaluate((one) => one.closest('[inert]') === null)).toBe(reached);
  }

  await joins(ada, bruno, 1);
  await expect(bruno.page.locator('.bar.asked')).toBeVisible();
  await expect(bruno.battle).toContainText('Ada counts on you');
  await expect(bruno.battle.locator('[data-option=betray]')).toContainText('+1 judgment');
  for (const other of [ada, mira, nils]) await expect(other.battle).toContainText('waiting for Bruno');
  await chooses(bruno, 'betray');
  await chooses(bruno, 'keep');
  await chooses(ada, 'keep');
  // Who fought looks at the end for as long as they like, the others for a moment.
  await Promise.all([ada, bruno].map(({ battle }) => expect(battle).toContainText('Ada is beaten')));
  for (const captain of crew.four) await expect(captain.page.locator('.log')).toContainText(/Bruno.*betrays/);
  await ada.battle.locator('footer button').click();
  await bruno.battle.locator('footer button').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click())); // or it went by itself
  await expect(bruno.page.getByRole('region', { name: 'Your trophies' })).toContainText('reveals itself');
  await bruno.does('reveal');
  for (const other of [ada, mira, nils]) await expect(other.page.locator('.log')).toContainText('Bruno reveals “Smile and Knife”');
});

test('a challenge that breaks peace, with allies on both sides', async ({ crew }) => {
  const [ada, bruno, mira, nils] = crew.four;
  await crew.table(position('challenge'), 4);
  await ada.page.locator('[data-open=challenge]').click();
  const chooser = ada.page.getByTestId('chooser');
  const against = chooser.locator('[data-action=challenge]').first();
  await expect(against).toContainText('You promised Bruno peace: this breaks your word and costs you 1 judgment.');
  await against.click();
  await expect(against).toContainText('Are you sure?');
  await against.click();
  await expect(ada.battle).toContainText('Gather allies');
  await expect(ada.seat(0)).toContainText('broken: 1');
  await joins(ada, mira, 2);
  await joins(bruno, nils, 3); // nobody is left to be asked: the battle begins
  await expect(ada.battle.locator('.row.attack')).toContainText('support of Mira');
  await expect(ada.battle.locator('.row.defence')).toContainText('support of Nils');
  for (const captain of [ada, mira, bruno, nils]) await chooses(captain, 'keep');
  await expect(ada.battle).toContainText('Choose your reward');
  await expect(ada.battle.locator('.crew')).toContainText('Nils');
  await ada.battle.locator('[data-action=plunder_credits]').click();
  await expect(ada.battle).toContainText('Ada has won');
  for (const captain of crew.four) await expect(captain.seat(1)).toContainText('. 3 credits.');
  await expect(bruno.seat(1)).toContainText('Damage 1');
});
