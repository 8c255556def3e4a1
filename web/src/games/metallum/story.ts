/** Events of Metallum as lines of the log: what belongs together is one line. */
import type { Event, MetallumSheet, Planet, Tile } from '../../generated/metallum';
import type { LogLine, Seat, Translate } from '../board';
import { GAME } from '../../table/story';
import { cardOf, cardPiece, moduleName, planetName, planetPiece, tileName, tilePiece } from './words';

interface Teller {
  sheet: MetallumSheet;
  seats: readonly Seat[];
  seat: number | null;
  t: Translate;
}

type Of<Kind extends Event['event']> = Extract<Event, { event: Kind }>;

export function story(events: readonly Event[], { sheet, seats, t }: Teller): LogLine[] {
  const lines: LogLine[] = [];
  const name = (seat: number): string => `**${seats[seat]?.name ?? ''}**`;
  const planet = (of: Planet | null): string => `**${planetName(of, t)}**`;
  const module = (card: number): string => {
    const printed = cardOf(sheet, card);
    return `[[${printed.effect}|${moduleName(printed, t)}]]`;
  };
  for (let at = 0; at < events.length; ) {
    const event = events[at]!;
    const run = together(events, at);
    const words = { name, planet, module, t };
    const told = events.slice(at, at + run);
    if (pays(event)) lines.push(...earned(told, words));
    else if (event.event !== 'actions_begun' || events[at - 1]?.event !== 'order_chosen') {
      const line = tell(event, told, words); // whoever acts first begins, and that has just been said
      if (line) lines.push(line);
    }
    at += run;
  }
  return lines;
}

/** What follows from the rules, whoever acted before. */
const BY_THE_GAME = new Set<Event['event']>([
  'program_revealed',
  'complexity_counted',
  'decider_found',
  'planet_scored',
  'card_discarded',
  'card_to_market',
  'tiles_returned',
  'round_begun',
  'planet_turned_up',
  'game_ended',
]);

export function actorOf(event: Event): number | null {
  if (event.event === 'actions_begun') return null; // it comes of what was done before it: no news by itself
  if (event.event === 'order_chosen') return event.other ?? GAME; // its seat is whom was chosen
  if (BY_THE_GAME.has(event.event) || pays(event)) return GAME;
  if ('owner' in event) return event.event === 'extractor_placed' ? event.owner : null;
  return 'seat' in event ? (event.seat ?? null) : null;
}

/** What a round brought, or what the rival did last. */
export function recap(events: readonly Event[], teller: Teller): string {
  const { seats, seat, t } = teller;
  const from = events.findLastIndex((event) => event.event === 'actions_begun');
  const scored = events.slice(from + 1).filter((event): event is Of<'money_changed'> => event.event === 'money_changed' && pays(event));
  const lines = story(events, teller).filter((line) => !line.heading && line.seat !== seat && !['quiet', 'score'].includes(line.tone ?? ''));
  if (!scored.length) return lines.slice(-2).map((line) => line.text).join(' ');
  const sums = seats.map(({ number, name }) => t('met-recap-sum', { who: `**${name}**`, amount: scored.filter((one) => one.seat === number).reduce((sum, one) => sum + one.amount, 0) }));
  return t('met-recap-round', { sums: sums.join(' · ') });
}

/** How many events from here on tell one thing. */
function together(events: readonly Event[], from: number): number {
  const first = events[from]!;
  const same = (other: Event | undefined): boolean => {
    if (!other || other.event !== first.event) return false;
    switch (first.event) {
      case 'extractor_placed':
      case 'extractor_removed': {
        const one = other as Of<'extractor_placed'>;
        return one.owner === first.owner && one.place === first.place && one.cause === first.cause;
      }
      case 'extractor_moved': {
        const one = other as Of<'extractor_moved'>;
        return one.owner === first.owner && one.origin === first.origin && one.place === first.place;
      }
      case 'subroutine_declined':
        return (other as Of<'subroutine_declined'>).seat === first.seat;
      case 'card_to_market':
        return true;
      default:
        return false;
    }
  };
  let count = 1;
  if (pays(first)) {
    for (let other = events[from + count]; other && pays(other); other = events[from + count]) count++;
    return count;
  }
  while (same(events[from + count])) count++;
  return count;
}

const SCORED = new Set(['majority', 'minority', 'conglomerate', 'refinery', 'customs', 'contract']);

/** Part of a scoring, or of Deep Mining. */
const pays = (event: Event): boolean => event.event === 'planet_scored' || (event.event === 'money_changed' && SCORED.has(event.reason));

interface Words {
  name: (seat: number) => string;
  planet: (of: Planet | null) => string;
  module: (card: number) => string; // as a chip
  t: Translate;
}

function tell(event: Event, run: readonly Event[], { name, planet, module, t }: Words): LogLine | null {
  const line = (seat: number | null, text: string, more: Partial<LogLine> = {}): LogLine => ({ seat, text, pieces: [], ...more });
  const tiles = (all: readonly Tile[]): string => all.map((tile) => `[[${tile}|${tileName(tile, t)}]]`).join(' ');
  const at = (place: number | null | undefined): string[] => (place ? [planetPiece(place)] : []);
  switch (event.event) {
    case 'round_begun':
      return line(null, t('met-log-round', { round: event.round }), { heading: true });
    case 'phase_ended':
    case 'actions_ended':
      return null;
    case 'program_committed':
      return event.tiles ? line(event.seat, t('met-log-commits', { who: name(event.seat), tiles: tiles(event.tiles) })) : line(event.seat, t('met-log-committed', { who: name(event.seat) }));
    case 'program_revealed':
      return line(event.seat, t('met-log-revealed', { who: name(event.seat), tiles: tiles(event.tiles) }));
    case 'complexity_counted':
      return line(event.seat, t(event.counted === event.printed ? 'met-log-complexity' : 'met-log-complexity-less', { who: name(event.seat), counted: event.counted, printed: event.printed }), { tone: 'quiet' });
    case 'decider_found':
      return event.seat === null || event.seat === undefined ? line(null, t('met-log-tie')) : line(event.seat, t('met-log-decides', { who: name(event.seat) }), { tone: 'quiet' });
    case 'order_chosen':
      return line(event.seat, t('met-log-first', { who: name(event.seat) }));
    case 'actions_begun':
      return line(event.seat, t('met-log-begins', { who: name(event.seat) }), { tone: 'quiet' });
    case 'subroutine_executed':
      return line(event.seat, t(event.again ? 'met-log-again' : 'met-log-runs', { who: name(event.seat), tile: `[[${event.tile}|${tileName(event.tile, t)}]]` }), { pieces: [tilePiece(event.tile)] });
    case 'subroutine_declined': {
      const skipped = (run as Of<'subroutine_declined'>[]).map(({ tile }) => tile);
      return line(event.seat, t('met-log-declines', { who: name(event.seat), tiles: tiles(skipped) }), { tone: 'quiet' });
    }
    case 'installation_used':
      return line(event.seat, t('met-log-installation', { who: name(event.seat), planet: planet(event.planet) }), { pieces: at(event.place) });
    case 'ship_moved':
      return line(event.seat, t('met-log-flies', { who: name(event.seat), from: planetName(event.origin_planet, t), to: planet(event.planet) }), { pieces: at(event.place) });
    case 'planet_discovered':
      return line(event.seat, t('met-log-discovers', { who: name(event.seat), planet: planet(event.planet) }), { pieces: at(event.place), tone: 'good' });
    case 'extractor_placed':
      return line(event.owner, t('met-log-places', { who: name(event.owner), count: run.length, planet: planet(event.planet) }), { pieces: at(event.place) });
    case 'extractor_removed':
      return line(event.owner, t('met-log-removed', { who: name(event.owner), count: run.length, planet: planet(event.planet) }), { pieces: at(event.place), tone: 'bad' });
    case 'extractor_moved':
      return line(event.owner, t('met-log-moved', { who: name(event.owner), count: run.length, from: planetName(event.origin_planet, t), to: planet(event.planet) }), { pieces: [...at(event.origin), ...at(event.place)] });
    case 'marker_placed':
      return line(event.seat, t(`met-log-${event.marker}`, { who: name(event.seat), planet: planet(event.planet) }), { pieces: at(event.place) });
    case 'marker_removed':
      return line(event.seat, t('met-log-unmarked', { who: name(event.seat), planet: planet(event.planet) }), { pieces: at(event.place) });
    case 'money_changed':
      return null; // told with what it was for
    case 'module_bought':
      return line(event.seat, t('met-log-buys', { who: name(event.seat), module: module(event.card), price: event.price }), { pieces: [cardPiece(event.card)] });
    case 'module_laid':
      return line(event.seat, t('met-log-lays', { module: module(event.card), planet: planet(event.planet) }), { pieces: at(event.place), tone: 'quiet' });
    case 'module_transported':
      return line(event.seat, t('met-log-transports', { who: name(event.seat), module: module(event.card), planet: planet(event.planet) }), { pieces: at(event.place) });
    case 'module_acquired':
      return line(event.seat, t('met-log-acquires', { who: name(event.seat), module: module(event.card) }), { pieces: [cardPiece(event.card)] });
    case 'card_used':
      return line(event.seat, t('met-log-uses', { who: name(event.seat), module: module(event.card) }));
    case 'card_aimed':
      return line(event.seat, t('met-log-aims', { module: module(event.card), planet: planet(event.planet) }), { pieces: at(event.place) });
    case 'planet_scored':
      return null; // told with what it pays
    case 'card_discarded':
      return line(null, t('met-log-discarded', { module: module(event.card) }), { tone: 'quiet' });
    case 'card_to_market': {
      const cards = (run as Of<'card_to_market'>[]).map(({ card }) => module(card)).join(' ');
      return line(null, t('met-log-market', { modules: cards }), { tone: 'quiet' });
    }
    case 'deck_reshuffled':
      return line(null, t('met-log-reshuffled'), { tone: 'quiet' });
    case 'planetary_cards_set_aside':
      return line(null, t('met-log-set-aside'));
    case 'tiles_returned':
      return line(null, t('met-log-tiles-back'));
    case 'planet_turned_up':
      return line(null, t('met-log-turned-up', { planet: planet(event.planet) }), { pieces: at(event.place), tone: 'quiet' });
    case 'game_ended':
      return event.winner === null || event.winner === undefined ? line(null, t('met-log-draw'), { tone: 'score' }) : line(event.winner, t('met-log-wins', { who: name(event.winner) }), { tone: 'score' });
    case 'step_undone':
      return line(event.seat, t('met-log-undone', { who: name(event.seat) }), { tone: 'quiet' });
  }
}

/** Who got how much, and where: one line for each player. */
function earned(run: readonly Event[], { name, planet, t }: Words): LogLine[] {
  const money = run.filter((one): one is Of<'money_changed'> => one.event === 'money_changed');
  return [0, 1].flatMap((seat) => {
    const mine = money.filter((one) => one.seat === seat);
    if (!mine.length) return [];
    const places = new Map(mine.map((one) => [one.place ?? 0, one.planet ?? null]));
    const amount = mine.reduce((sum, one) => sum + one.amount, 0);
    const where = [...places.values()].map(planet).join(', ');
    return [{ seat, text: t('met-log-earns', { who: name(seat), amount, planets: where }), pieces: [...places.keys()].filter(Boolean).map(planetPiece), tone: 'score' as const }];
  });
}
