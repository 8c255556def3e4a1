/**
 * What the board shows while events are told one after the other: cards lie where the events put them, and what comes to
 * light under one is what the next event or the view shows there. Between batches it is the view itself.
 */
import type { Area, Event, View } from '../../generated/metallurgie';
import { key, type Key, type Shown } from './hex';
import { METALS, type Metal } from './metals';

/** Where a card can come from or go to. */
export type Spot = `cell:${Key}` | `hand:${Metal}` | `seat:${number}` | 'hand' | 'deck' | 'drawn' | 'discards';

/** A card in the air. */
export interface Flight {
  id: number;
  face: string; // symbol
  turnsInto?: string; // turned over on the way
  from: Spot;
  to: Spot;
  height: number; // of the stack it lands on
  ms: number;
}

/** A card taken out of the area that is being scored, held up until the scoring is over. */
export interface Lifted {
  at: Key;
  metal: Metal;
  kept: boolean;
}

/** A link of the chain of scorings of this turn. */
export interface Link {
  metal: Metal;
  size: number;
  taken: number;
}

export interface HeldCard {
  id: number;
  metal: Metal;
}

interface Step {
  event: Event;
  after: View; // all events of one message lead to the same view
}

const SLIDE = 300;
const LIFT = 220;
const BREATH = 280; // to see what scores

let ids = 0;

export class Stage {
  shown = $state.raw<Shown>(new Map());
  areas = $state.raw<readonly Area[]>([]); // of the last view that was shown whole
  hand = $state.raw<readonly HeldCard[]>([]);
  drawn = $state<Metal | null>(null);
  deck = $state(0);
  discarded = $state(0);
  lifted = $state.raw<readonly Lifted[]>([]);
  links = $state.raw<readonly Link[]>([]);
  scored = $state.raw<Key | null>(null); // a position of the area that scores now
  flights = $state.raw<readonly Flight[]>([]);
  ended = $state(false); // the end card is shown
  playing = $state(false);
  fresh = $state.raw<ReadonlySet<Key>>(new Set()); // laid in the last batch

  /** How long motions take; 1 as they are meant. */
  pace = 1;
  private view: View | null = null;
  private queue: Step[] = [];
  private hurried = false;
  private sleepers = new Set<() => void>();
  private telling: Promise<void> = Promise.resolve();
  private scorer = 0;
  private letGo: Key | null = null;

  /** A new view, and what led to it. */
  show(view: View, events: readonly Event[], animate: boolean): void {
    const jump = this.view === null || this.view.viewer !== view.viewer; // another seat took the screen
    this.view = view;
    if (jump || !animate || events.length === 0 || events.some((one) => one.event === 'step_undone')) {
      if (events.length) this.remember(events);
      void this.finish();
      this.settle();
      return;
    }
    this.queue.push(...events.map((event) => ({ event, after: view })));
    if (!this.playing) this.telling = this.tell();
  }

  /** The player's own card is already where it was let go: it needs no flight. */
  release(at: Key): void {
    this.letGo = at;
  }

  /** Show at once what is still to be told; the board is the view when this is done. */
  finish(): Promise<void> {
    this.hurried = true;
    for (const wake of this.sleepers) wake();
    return this.telling;
  }

  private async tell(): Promise<void> {
    this.playing = true;
    this.hurried = false;
    this.fresh = new Set();
    for (let step = this.queue.shift(); step; step = this.queue.shift()) await this.tellOne(step);
    if (this.view?.phase !== 'remove') await this.clearLifted();
    this.playing = false;
    this.settle();
  }

  /** What the view says, exactly. */
  private settle(): void {
    const view = this.view;
    if (!view || this.playing) return;
    this.shown = new Map(view.pattern.map((stack) => [key(stack.at), stack.metal]));
    this.areas = view.areas;
    this.deck = view.deck_size;
    this.discarded = Object.values(view.discards).reduce((all, count) => all + count, 0);
    this.drawn = view.drawn;
    this.hand = dealt(this.hand, view.viewer === null ? null : (view.seats[view.viewer]?.hand ?? null));
    this.flights = [];
    this.scored = null;
    if (view.phase === 'remove') this.catchUp(view);
    else this.lifted = [];
    if (view.phase !== 'remove' && view.phase !== 'choose_area') this.links = [];
    this.ended = view.phase === 'over' && this.ended;
  }

  /** After a jump the links before are not known, but the one that is going on is. */
  private catchUp(view: View): void {
    const metal = view.removing_metal;
    if (!metal) return;
    const taken = (view.cards[metal]?.removed ?? 0) - view.to_remove;
    this.lifted = this.lifted.slice(0, taken);
    const last = this.links.at(-1);
    if (last?.metal === metal) this.links = [...this.links.slice(0, -1), { ...last, taken }];
    else this.links = [...this.links, { metal, size: view.removing.length + taken, taken }];
  }

  /** What a jump leaves behind for the display of a scoring. */
  private remember(events: readonly Event[]): void {
    for (const event of events) {
      if (event.event === 'turn_ended') this.links = [];
      if (event.event === 'area_scored') {
        this.links = [...this.links, { metal: event.metal, size: event.size, taken: 0 }];
        this.lifted = [];
      }
      if (event.event === 'card_taken') {
        this.lifted = [...this.lifted, { at: key(event.at), metal: event.metal, kept: event.kept ?? false }];
        this.count();
      }
      if (event.event === 'step_undone') {
        this.lifted = [];
        this.links = this.links.slice(0, -1);
      }
    }
  }

  private async tellOne({ event, after }: Step): Promise<void> {
    const me = this.view?.viewer ?? null;
    switch (event.event) {
      case 'card_drawn':
        this.deck -= 1;
        await this.fly('card-back', 'deck', 'drawn', SLIDE, 1, `card-${event.metal}`);
        this.drawn = event.metal;
        break;
      case 'card_discarded':
        this.drawn = null;
        await this.fly(`card-${event.metal}`, 'drawn', 'discards', SLIDE);
        this.discarded += 1;
        break;
      case 'card_placed': {
        const at = key(event.at);
        const mine = event.seat === me;
        const from: Spot = event.drawn ? 'drawn' : mine ? `hand:${event.metal}` : `seat:${event.seat}`;
        const flight = this.letGo === at ? null : this.fly(`card-${event.metal}`, from, `cell:${at}`, SLIDE, METALS.indexOf(event.metal) + 1);
        if (event.drawn) this.drawn = null;
        else if (mine) this.dropFromHand(event.metal);
        this.letGo = null;
        await flight;
        this.lay(at, event.metal);
        this.fresh = new Set(this.fresh).add(at);
        break;
      }
      case 'turn_ended':
        this.links = [];
        break;
      case 'area_scored':
        await this.clearLifted();
        this.scorer = event.seat;
        this.scored = key(event.at);
        this.links = [...this.links, { metal: event.metal, size: event.size, taken: 0 }];
        await this.wait(BREATH);
        break;
      case 'card_taken': {
        const at = key(event.at);
        this.scorer = event.seat;
        this.lay(at, this.underneath(at, after));
        this.lifted = [...this.lifted, { at, metal: event.metal, kept: event.kept ?? false }];
        this.count();
        await this.wait(event.seat === me && this.queue.length === 0 ? 0 : LIFT);
        break;
      }
      case 'card_dealt':
      case 'card_refilled': {
        await this.clearLifted();
        this.links = [];
        this.scored = null;
        this.deck -= 1;
        const mine = event.seat === me;
        const face = mine && event.metal ? `card-${event.metal}` : undefined;
        await this.fly('card-back', 'deck', mine ? 'hand' : `seat:${event.seat}`, event.event === 'card_dealt' ? 140 : LIFT, 1, face);
        if (mine && event.metal) this.hand = [...this.hand, { id: ++ids, metal: event.metal }];
        break;
      }
      case 'end_card_taken':
        await this.clearLifted();
        this.links = [];
        this.ended = true;
        await this.wait(350);
    }
  }

  /** The cards that were held up go where they belong: one to the player, the others to the discards. */
  private async clearLifted(): Promise<void> {
    const lifted = this.lifted;
    if (!lifted.length) return;
    this.lifted = [];
    this.scored = null;
    if (!this.hurried)
      await Promise.all(
        lifted.map(async ({ at, metal, kept }, index) => {
          await this.wait(index * 50);
          await this.fly(`card-${metal}`, `cell:${at}`, kept ? `seat:${this.scorer}` : 'discards', SLIDE, METALS.indexOf(metal) + 1);
        }),
      );
    this.discarded += lifted.filter(({ kept }) => !kept).length;
  }

  /** What lies open where a card was taken: the next card taken there, or what the view shows in the end. */
  private underneath(at: Key, after: View): Metal | undefined {
    const next = this.queue.find((step) => step.after === after && step.event.event === 'card_taken' && key(step.event.at) === at)?.event;
    if (next?.event === 'card_taken') return next.metal;
    return after.pattern.find((stack) => key(stack.at) === at)?.metal;
  }

  private lay(at: Key, metal: Metal | undefined): void {
    const shown = new Map(this.shown);
    if (metal) shown.set(at, metal);
    else shown.delete(at);
    this.shown = shown;
  }

  private count(): void {
    const last = this.links.at(-1);
    if (last) this.links = [...this.links.slice(0, -1), { ...last, taken: last.taken + 1 }];
  }

  private dropFromHand(metal: Metal): void {
    const index = this.hand.findIndex((card) => card.metal === metal);
    this.hand = this.hand.filter((_, i) => i !== index);
  }

  private async fly(face: string, from: Spot, to: Spot, ms: number, height = 1, turnsInto?: string): Promise<void> {
    if (this.hurried) return;
    const quick = this.queue.length > 8 ? ms * 0.6 : ms;
    const flight: Flight = { id: ++ids, face, from, to, height, ms: quick * this.pace, ...(turnsInto ? { turnsInto } : {}) };
    this.flights = [...this.flights, flight];
    await this.wait(quick);
    this.flights = this.flights.filter((one) => one.id !== flight.id);
  }

  private wait(ms: number): Promise<void> {
    if (this.hurried || ms === 0) return Promise.resolve();
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        done();
      };
      const timer = setTimeout(wake, ms * this.pace);
      this.sleepers.add(wake);
    });
  }
}

/** The hand as it was, without what is gone and with what is new; cards keep their places. */
function dealt(before: readonly HeldCard[], hand: Record<string, number> | null): readonly HeldCard[] {
  if (!hand) return [];
  const left: Record<string, number> = { ...hand };
  const kept = before.filter((card) => (left[card.metal] ?? 0) > 0 && (left[card.metal] = (left[card.metal] ?? 0) - 1) >= 0);
  const fresh = METALS.flatMap((metal) => Array.from({ length: left[metal] ?? 0 }, () => ({ id: ++ids, metal })));
  return [...kept, ...fresh];
}
