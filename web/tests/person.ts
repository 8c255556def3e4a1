/** A captain who plays as a person does: looks at what can be reached on the screen, and does one thing of it. */
import type { Page } from '@playwright/test';
import { answered, step, type Player } from './table';

/** What a plain captain does, the first of these that is possible. */
export const HABITS = [
  'reveal', 'put_under', 'keep_trophy', 'travel', 'pay_brotherhood', 'take_judgment', 'attack_in_space', 'take_on',
  'go_alone', 'stand_by', 'commit_faktor', 'keep_faktor_back', 'take', 'take_wreck', 'plunder_credits', 'plunder_wrecks',
  'pay_wreck', 'pay_trophy', 'choose', 'keep_promise', 'join', 'tour', 'open tour', 'decline_offer', 'pass', 'done',
  'forgo', 'break_promise', 'end_turn',
]; // prettier-ignore
/** What a captain in the mood for something else does now and then instead. */
const WHIMS = ['open deal', 'open challenge', 'open karokum', 'raid', 'challenge', 'attack_via_karokum', 'partner', 'betray_attacker', 'use_card', 'call_for_offers', 'hold_back', 'rest', 'buy'];

/** What does something, and what opens a list of it. */
export const DOING = '[data-action], [data-open], [data-option]';

/** The things that can be done where a click would reach them: what lies under a scene does not count. */
export const within = (page: Page): Promise<(string | null)[]> =>
  page.locator(DOING).evaluateAll((all) =>
    all.map((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const opens = one.getAttribute('data-open');
      const does = one.getAttribute('data-action') ?? (opens ? `open ${opens}` : 'partner');
      return hit !== null && one.contains(hit) && !(one as HTMLButtonElement).disabled ? does : null;
    }),
  );

export class Person {
  readonly did: Record<string, number> = {};
  private readonly page: Page;
  private readonly eyes: ((moment: string) => Promise<void>) | undefined; // at every moment, before anything is done
  private readonly whims: number; // how often something else is done than usual
  private asides = 0; // pages of deals that were opened and shut again

  constructor(
    private readonly player: Player,
    private readonly dice: () => number,
    { look, whims = 0.25 }: { look?: (moment: string) => Promise<void>; whims?: number } = {},
  ) {
    this.page = player.page;
    this.eyes = look;
    this.whims = whims;
  }

  private note(deed: string): void {
    this.did[deed] = (this.did[deed] ?? 0) + 1;
  }

  /** A press; on a phone the first chooses, and the big button does it. */
  private async press(selector: string, at: number): Promise<void> {
    const before = await step(this.page);
    await this.page.locator(selector).nth(at).click();
    const chosen = this.page.locator('.bar.compact .btn.primary:not([data-testid])');
    for (let waited = 0; waited < 8 && (await step(this.page)) === before; waited++) {
      if (waited === 2 && (await chosen.count()) && !(await this.page.getByTestId('deal').count())) await chosen.click();
      await this.page.waitForTimeout(40);
    }
    await answered(this.page);
  }

  /** The page of deals: write, send, answer, put away. */
  private async deals(): Promise<boolean> {
    const desk = this.page.getByTestId('deal');
    if (!(await desk.count())) return false;
    const mode = await desk.getAttribute('data-mode', { timeout: 2000 }).catch(() => null);
    await this.look(`deal ${mode}`);
    const footer = desk.locator('footer');
    if (mode === 'compose' || mode === 'counter' || mode === 'called') {
      for (const list of ['give', 'ask', 'promise', 'want']) {
        if (this.dice() < 0.45) continue;
        const cell = desk.locator(`[data-list=${list}]`);
        if (!(await cell.locator('.add').count())) continue;
        await cell.locator('.add').click();
        const goods = cell.locator('.chooser button');
        await goods.nth(Math.floor(this.dice() * (await goods.count()))).click();
      }
      const send = footer.locator('.primary');
      await this.look(`deal ${mode}, written`);
      if ((await send.isEnabled()) && this.dice() < 0.85) await send.click();
      else await footer.locator('.plain').last().click();
      this.note(`deal ${mode}`);
      await answered(this.page);
    } else if (mode === 'answer') {
      const luck = this.dice();
      const seal = footer.locator('.primary:not([aria-disabled=true])'); // what I cannot give I cannot seal
      const counter = footer.locator('.plain').first();
      if (luck < 0.45 && (await seal.count())) await seal.click();
      else if (luck < 0.65 && (await counter.count())) await counter.click();
      else {
        await footer.locator('[aria-expanded]').click();
        await this.look('deal refuse');
        const reasons = footer.locator('ul button');
        await reasons.nth(Math.floor(this.dice() * (await reasons.count()))).click();
      }
      this.note('deal answer');
      await answered(this.page);
    } else if (mode === 'pick') {
      await desk.locator('.picks button').first().click();
      await answered(this.page);
    } else if (mode === 'settle') {
      const options = desk.locator('[data-option]');
      const keep = desk.locator('[data-option=keep]');
      if ((await keep.count()) && this.dice() < 0.75) await keep.click();
      else {
        await options.last().click();
        await this.look('deal breaking');
        await options.last().click();
      }
      this.note('settle');
      await answered(this.page);
    } else if (mode === 'browse') {
      const offers = desk.locator('.cards article button:enabled');
      const partners = desk.locator('.partners button:enabled');
      if ((await offers.count()) && this.dice() < 0.7) await offers.first().click();
      else if ((await partners.count()) && this.dice() < 0.6 && this.asides < 3) {
        this.asides += 1; // now and then, not for ever
        await partners.nth(Math.floor(this.dice() * (await partners.count()))).click();
      } else {
        this.asides += 1;
        await this.page.keyboard.press('Escape');
      }
      await answered(this.page);
    } else return false;
    return true;
  }

  /** One thing, if there is one to be done. */
  async acts(): Promise<boolean> {
    const { page } = this;
    await answered(page);
    const battle = page.getByTestId('battle');
    if (this.eyes && (await battle.count())) await ((await battle.locator('footer button').count()) ? this.look('battle over') : this.look('battle', true));
    if (await page.locator('[data-my-turn=false]').count()) {
      await this.look('waiting', true);
      return false;
    }
    await this.look('mine', true);
    await battle.locator('footer button').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    if (await this.deals()) return true;
    const kinds = await within(page);
    const whim = this.dice() < this.whims ? WHIMS.filter((one) => kinds.includes(one)) : [];
    const kind = whim.length ? whim[Math.floor(this.dice() * whim.length)]! : HABITS.find((one) => kinds.includes(one));
    if (!kind) return false;
    const which = kinds.flatMap((one, at) => (one === kind ? [at] : []));
    await this.press(DOING, which[Math.floor(this.dice() * which.length)]!);
    if (await page.getByTestId('chooser').count()) await this.look(`list after ${kind}`);
    if (kind === 'end_turn') this.asides = 0;
    this.note(kind);
    return true;
  }

  /** What the bar asks for; nothing while others are told of there. */
  private async title(): Promise<string> {
    return (await this.page.locator('.bar h2').textContent({ timeout: 500 }).catch(() => null)) ?? '';
  }

  private async look(moment: string, titled = false): Promise<void> {
    if (this.eyes) await this.eyes(titled ? `${moment} ${await this.title()}` : moment);
  }

  /** To the result; how many things were done. */
  async toTheEnd(most = 1200): Promise<number> {
    for (let done = 0, idle = 0; ; ) {
      if (await this.player.result.isVisible()) {
        await this.look('result');
        return done;
      }
      if (await this.acts()) {
        done += 1;
        idle = 0;
      } else {
        idle += 1;
        if (idle > 4000) throw new Error(`nothing goes on: ${await this.title()}`);
        await this.page.waitForTimeout(50);
      }
      if (done > most) throw new Error('it never ends');
    }
  }
}
