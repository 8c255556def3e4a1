/**
 * What the board shows while events are being told: the view before them, changed step by step, and at the end the
 * view after them. Ships glide and counters turn by CSS; what flies freely is in `flights`, what is earned in `floats`.
 */
import type { Event, MetallumView, ModuleView, PlaceView, Tile } from '../../generated/metallum';

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
  private queue: { event: Event; after: MetallumView }[] = [];
  private last: MetallumView | null = null;
  private timer = 0;

  /** A new view, and what led to it. */
  show(view: MetallumView, events: readonly Event[], animate: boolean): void {
    const before = this.last;
    this.last = view;
    // A secret step of the rival changes nothing that I see: what is being told goes on.
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
    const ms = (LENGTH[step.event.event] ?? 0) * pace;
    this.tell(step.event, step.after, ms);
    // Both programs are turned up at the same time, and all that is drawn in no time at all goes on at once.
    const together = step.event.event === 'program_revealed' && this.queue[0]?.event.event === 'program_revealed';
    if (!ms || together) this.next();
    else this.timer = window.setTimeout(() => this.next(), ms);
  }

  // -- one event ------------------------------------------------------------------------------------

  private tell(event: Event, after: MetallumView, ms: number): void {
    const view = this.view;
    this.lit = null;
    switch (event.event) {
      case 'program_committed':
      case 'program_reopened':
        return this.seat(event.seat, { committed: event.event === 'program_committed' });
      case 'tile_put':
      case 'tile_taken_back':
        return this.change({ seats: after.seats, tiles: after.tiles });
      case 'program_revealed':
        this.turning = new Set(this.turning).add(event.seat);
        this.seat(event.seat, { program: event.tiles, executed: [], declined: [], committed: false });
        return this.change({ phase: 'order' });
      case 'complexity_counted':
        return this.seat(event.seat, { complexity: event.counted });
      case 'actions_begun':
        this.turning = new Set();
        return this.change({ phase: 'actions', player: event.seat, first: view.first ?? event.seat });
      case 'subroutine_executed':
        if (event.again) return; // by Rollback: it lies spent already
        return this.spend(event.seat, event.tile, 'executed');
      case 'subroutine_declined':
        return this.spend(event.seat, event.tile, 'declined');
      case 'installation_used':
        this.lit = event.place;
        return;
      case 'ship_moved':
        this.place(event.origin, (place) => ({ ships: place.ships.filter((seat) => seat !== event.seat) }));
        this.place(event.place, (place) => ({ ships: [...place.ships, event.seat] }));
        return this.seat(event.seat, { ship: event.place });
      case 'planet_discovered':
        this.lit = event.place;
        return this.place(event.place, () => ({ planet: event.planet, discovered: true }));
      case 'extractor_placed': {
        const docked = view.seats[event.owner]?.ship === event.place;
        const from: Spot = docked ? { at: 'dock', place: event.place, seat: event.owner } : { at: 'reserve', seat: event.owner };
        this.fly(event.owner, from, { at: 'limb', place: event.place, seat: event.owner }, ms);
        this.seat(event.owner, { reserve: view.seats[event.owner]!.reserve - 1 });
        return this.count(event.place, event.owner, 1);
      }
      case 'extractor_removed':
        this.fly(event.owner, { at: 'limb', place: event.place, seat: event.owner }, { at: 'reserve', seat: event.owner }, ms);
        this.seat(event.owner, { reserve: view.seats[event.owner]!.reserve + 1 });
        return this.count(event.place, event.owner, -1);
      case 'extractor_moved': {
        const spot = (place: number): Spot => ({ at: 'limb', place, seat: event.owner });
        this.fly(event.owner, spot(event.origin), spot(event.place), ms);
        this.count(event.origin, event.owner, -1);
        return this.count(event.place, event.owner, 1);
      }
      case 'marker_placed':
        return this.place(event.place, () => ({ marker: event.marker }));
      case 'marker_removed':
        return this.place(event.place, () => ({ marker: null }));
      case 'money_changed':
        this.float(event.place ?? view.seats[event.seat]!.ship, event.seat, event.amount);
        return this.seat(event.seat, { money: view.seats[event.seat]!.money + event.amount });
      case 'module_bought':
        return this.change({ market: view.market.map((slot) => (slot.slot === event.slot ? { ...slot, card: null, prices: null } : slot)) });
      case 'module_laid':
      case 'module_transported':
        return this.lay(event.card, event.place, after);
      case 'card_used':
        return this.seat(event.seat, { hand: view.seats[event.seat]!.hand.filter(({ card }) => card !== event.card) });
      case 'card_aimed':
        this.lit = event.place;
        return;
      case 'planet_scored':
        this.lit = event.place;
        return this.change({ phase: 'scoring' });
      case 'card_discarded':
        return this.change({ phase: 'end_of_round', market: view.market.map((slot) => (slot.card?.card === event.card ? { ...slot, card: null, prices: null } : slot)) });
      case 'card_to_market':
        // Older cards slide towards the cheap end in the same moment.
        return this.change({ phase: 'end_of_round', market: after.market.map((slot) => (slot.slot <= event.slot ? slot : { ...slot, card: null, prices: null })) });
      case 'round_begun':
        after.seats.forEach(({ program, executed, declined, complexity }, seat) => this.seat(seat, { program, executed, declined, complexity }));
        return this.change({ round: event.round, phase: 'programming', market: after.market });
      case 'game_ended':
        return this.change({ phase: 'over' });
      default:
        return;
    }
  }

  private change(parts: Partial<MetallumView>): void {
    this.view = { ...this.view, ...parts };
  }

  private seat(number: number, parts: Partial<MetallumView['seats'][number]>): void {
    const seats = this.view.seats.map((seat, at) => (at === number ? { ...seat, ...parts } : seat));
    this.change({ seats: seats as MetallumView['seats'] });
  }

  private spend(number: number, tile: Tile, fate: 'executed' | 'declined'): void {
    const seat = this.view.seats[number]!;
    this.seat(number, { tiles: { ...seat.tiles, [tile]: 'spent' }, [fate]: [...seat[fate], tile] });
  }

  private place(number: number, parts: (place: PlaceView) => Partial<PlaceView>): void {
    this.change({ line: this.view.line.map((place) => (place.place === number ? { ...place, ...parts(place) } : place)) });
  }

  private count(place: number, seat: number, by: number): void {
    const add = (pair: [number, number]): [number, number] => (seat === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by]);
    this.place(place, ({ extractors, counts }) => ({ extractors: add(extractors), counts: add(counts) }));
  }

  private lay(card: number, place: number, after: MetallumView): void {
    const module = after.line.flatMap(({ modules }) => modules).find((one) => one.card === card);
    if (!module) return;
    const laid: ModuleView = { ...module, place };
    this.change({
      line: this.view.line.map((one) => {
        const others = one.modules.filter((other) => other.card !== card);
        return { ...one, modules: one.place === place ? [...others, laid] : others };
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
