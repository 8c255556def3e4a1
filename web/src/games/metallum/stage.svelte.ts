/**
 * What the board shows while events are told: pieces lie where the events put them, one after the other, and everything
 * that is counted (majorities, income, credits, prices) is what the view after them says. A place shows it as soon as no
 * piece is still to come or go there. Ships glide and counters turn by CSS; what flies freely is in `flights`, what is
 * earned in `floats`.
 */
import type { Event, MetallumView, Phase, PlaceView, SlotView, Tile } from '../../generated/metallum';

/** Where something flies from or to: the limb of a planet, a dock at it, or off the board. */
export type Spot = { at: 'limb' | 'dock'; place: number; seat: number } | { at: 'reserve'; seat: number };

export interface Flight {
  id: number;
  seat: number;
  from: Spot;
  to: Spot;
  ms: number;
}

export interface Float {
  id: number;
  place: number;
  seat: number;
  amount: number;
}

const LENGTH: Partial<Record<Event['event'], number>> = {
  program_committed: 60,
  program_revealed: 420,
  complexity_counted: 260,
  decider_found: 240,
  order_chosen: 300,
  ship_moved: 350,
  planet_discovered: 350,
  planet_turned_up: 160,
  extractor_placed: 240,
  extractor_removed: 240,
  extractor_moved: 300,
  marker_placed: 260,
  marker_removed: 220,
  module_bought: 240,
  module_laid: 280,
  module_transported: 320,
  module_acquired: 240,
  card_used: 260,
  card_aimed: 240,
  planet_scored: 330,
  card_discarded: 140,
  card_to_market: 140,
  planetary_cards_set_aside: 240,
  tiles_returned: 120,
  round_begun: 260,
  installation_used: 220,
  subroutine_executed: 120,
  subroutine_declined: 160,
};
/** The part of the round that an event belongs to: the board turns to it. */
const PHASE: Partial<Record<Event['event'], Phase>> = {
  program_revealed: 'reveal',
  actions_begun: 'actions',
  planet_scored: 'scoring',
  card_discarded: 'end_of_round',
  card_to_market: 'end_of_round',
  round_begun: 'programming',
  game_ended: 'over',
};

/** The places where an event moves a piece. */
function placesOf(event: Event): number[] {
  switch (event.event) {
    case 'ship_moved':
    case 'extractor_moved':
    case 'module_transported':
      return [event.origin, event.place];
    case 'planet_discovered':
    case 'planet_turned_up':
    case 'extractor_placed':
    case 'extractor_removed':
    case 'marker_placed':
    case 'marker_removed':
    case 'module_laid':
      return [event.place];
    default:
      return [];
  }
}

interface Step {
  event: Event;
  after: MetallumView; // all events of one message lead to the same view
}

const LONGEST = 5200; // a whole round of the computer takes no longer
const QUICKEST = 0.45;

let nextId = 1;

export class Stage {
  view = $state.raw<MetallumView>(undefined as unknown as MetallumView);
  playing = $state(false);
  flights = $state.raw<readonly Flight[]>([]);
  floats = $state.raw<readonly Float[]>([]);
  /** The place that is being scored, discovered or aimed at. */
  lit = $state<number | null>(null);
  /** Seats whose program has just been turned up. */
  turning = $state.raw<ReadonlySet<number>>(new Set());
  /** How long motions take; 1 as they are meant. */
  pace = 1;
  /** What others changed since I last acted, once it has been told. */
  changed = $state.raw<readonly string[]>([]);
  private queue: Step[] = [];
  private last: MetallumView | null = null;
  private timer = 0;

  /** A new view, and what led to it. */
  show(view: MetallumView, events: readonly Event[], animate: boolean): void {
    const before = this.last;
    this.last = view;
    // A view without events, while the same part of the round is told: that goes on, and ends with this view.
    if (this.playing && !events.length && before && before.round === view.round && before.phase === view.phase) return;
    if (before === null || !animate || !events.length) {
      this.finish();
      return;
    }
    this.queue.push(...events.map((event) => ({ event, after: view })));
    if (!this.playing) {
      this.playing = true;
      this.next();
    }
  }

  /** Skip to the end of what is being told. */
  finish(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.flights = [];
    this.lit = null;
    this.turning = new Set();
    this.playing = false;
    if (this.last) this.view = this.last;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const step = this.queue.shift();
    if (!step) return this.finish();
    const waits = this.queue.reduce((sum, { event }) => sum + (LENGTH[event.event] ?? 0), LENGTH[step.event.event] ?? 0);
    const pace = Math.max(QUICKEST, Math.min(1, LONGEST / Math.max(1, waits)));
    const ms = (LENGTH[step.event.event] ?? 0) * pace * this.pace;
    this.tell(step, ms);
    this.settle(step);
    // Both programs are turned up at the same time, and all that is drawn in no time at all goes on at once.
    const together = step.event.event === 'program_revealed' && this.queue[0]?.event.event === 'program_revealed';
    if (!ms || together) this.next();
    else this.timer = window.setTimeout(() => this.next(), ms);
  }

  // -- one event ------------------------------------------------------------------------------------

  private tell({ event, after }: Step, ms: number): void {
    const view = this.view;
    this.lit = null;
    const phase = PHASE[event.event];
    if (phase && phase !== view.phase) this.change({ phase });
    switch (event.event) {
      case 'program_committed':
        return this.seat(event.seat, { committed: true, program: event.tiles ?? view.seats[event.seat]!.program });
      case 'program_revealed':
        this.turning = new Set(this.turning).add(event.seat);
        return this.seat(event.seat, { program: event.tiles, executed: [], declined: [], committed: false });
      case 'complexity_counted':
        return this.seat(event.seat, { complexity: event.counted });
      case 'order_chosen':
        return this.change({ first: event.seat });
      case 'actions_begun':
        this.turning = new Set();
        return this.change({ player: event.seat });
      case 'subroutine_executed':
        return event.again ? undefined : this.turnOver(event.seat, event.tile, 'executed'); // by Rollback: it lies there already
      case 'subroutine_declined':
        return this.turnOver(event.seat, event.tile, 'declined');
      case 'ship_moved':
        this.place(event.origin, ({ ships }) => ({ ships: ships.filter((seat) => seat !== event.seat) }));
        this.place(event.place, ({ ships }) => ({ ships: [...ships, event.seat] }));
        return this.seat(event.seat, { ship: event.place });
      case 'planet_discovered':
      case 'planet_turned_up':
        this.lit = event.place;
        return this.place(event.place, () => ({ planet: event.planet, discovered: true }));
      case 'extractor_placed': {
        const docked = view.seats[event.owner]?.ship === event.place;
        const from: Spot = docked ? { at: 'dock', place: event.place, seat: event.owner } : { at: 'reserve', seat: event.owner };
        this.fly(event.owner, from, { at: 'limb', place: event.place, seat: event.owner }, ms);
        return this.stand(event.place, event.owner, 1);
      }
      case 'extractor_removed':
        this.fly(event.owner, { at: 'limb', place: event.place, seat: event.owner }, { at: 'reserve', seat: event.owner }, ms);
        return this.stand(event.place, event.owner, -1);
      case 'extractor_moved': {
        const spot = (place: number): Spot => ({ at: 'limb', place, seat: event.owner });
        this.fly(event.owner, spot(event.origin), spot(event.place), ms);
        this.stand(event.origin, event.owner, -1);
        return this.stand(event.place, event.owner, 1);
      }
      case 'marker_placed':
        return this.place(event.place, () => ({ marker: event.marker }));
      case 'marker_removed':
        return this.place(event.place, () => ({ marker: null }));
      case 'money_changed':
        return this.float(event.place ?? view.seats[event.seat]!.ship, event.seat, event.amount);
      case 'module_bought':
        return this.change({ market: view.market.map((slot) => (slot.slot === event.slot ? bare(slot) : slot)) });
      case 'module_laid':
      case 'module_transported':
        return this.lay(event.card, event.seat, event.place);
      case 'card_used':
        return this.seat(event.seat, { hand: view.seats[event.seat]!.hand.filter((card) => card !== event.card) });
      case 'installation_used':
      case 'card_aimed':
      case 'planet_scored':
        this.lit = event.place;
        return;
      case 'card_discarded':
        return this.change({ market: view.market.map((slot) => (slot.card === event.card ? bare(slot) : slot)) });
      case 'card_to_market': {
        // The market as it will be, without the cards that are still to come.
        const coming = new Set(this.rest(after).flatMap((one) => (one.event === 'card_to_market' ? [one.slot] : [])));
        return this.change({ market: after.market.map((slot) => (coming.has(slot.slot) ? bare(slot) : slot)) });
      }
      case 'round_begun':
        return this.change({ round: event.round, market: after.market, seats: after.seats });
      default:
        return;
    }
  }

  /** What is still to be told of the same message. */
  private rest(after: MetallumView): Event[] {
    return this.queue.filter((step) => step.after === after).map(({ event }) => event);
  }

  /** A place where nothing more will be put or taken shows what the view says of it. */
  private settle({ event, after }: Step): void {
    const coming = new Set(this.rest(after).flatMap(placesOf));
    for (const place of placesOf(event)) if (!coming.has(place)) this.place(place, () => after.line[place - 1] ?? {});
  }

  private change(parts: Partial<MetallumView>): void {
    this.view = { ...this.view, ...parts };
  }

  private seat(number: number, parts: Partial<MetallumView['seats'][number]>): void {
    const seats = this.view.seats.map((seat, at) => (at === number ? { ...seat, ...parts } : seat));
    this.change({ seats: seats as MetallumView['seats'] });
  }

  private turnOver(number: number, tile: Tile, fate: 'executed' | 'declined'): void {
    this.seat(number, { [fate]: [...this.view.seats[number]![fate], tile] });
  }

  private place(number: number, parts: (place: PlaceView) => Partial<PlaceView>): void {
    this.change({ line: this.view.line.map((place) => (place.place === number ? { ...place, ...parts(place) } : place)) });
  }

  private stand(place: number, seat: number, by: 1 | -1): void {
    this.place(place, ({ extractors: [red, blue] }) => ({ extractors: seat === 0 ? [red + by, blue] : [red, blue + by] }));
  }

  private lay(card: number, owner: number, place: number): void {
    this.change({
      line: this.view.line.map((one) => {
        const others = one.modules.filter((other) => other.card !== card);
        return { ...one, modules: one.place === place ? [...others, { card, owner }] : others };
      }),
    });
  }

  // -- what is in the air ---------------------------------------------------------------------------

  private fly(seat: number, from: Spot, to: Spot, ms: number): void {
    const id = nextId++;
    this.flights = [...this.flights, { id, seat, from, to, ms }];
    setTimeout(() => (this.flights = this.flights.filter((flight) => flight.id !== id)), ms);
  }

  private float(place: number, seat: number, amount: number): void {
    const id = nextId++;
    this.floats = [...this.floats, { id, place, seat, amount }];
    setTimeout(() => (this.floats = this.floats.filter((float) => float.id !== id)), 1100);
  }
}

/** A slot of the market without its card. */
const bare = (slot: SlotView): SlotView => ({ ...slot, card: null, prices: null });
