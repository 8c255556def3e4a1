/** What my finished games come to; games with nobody to win against, and positions that were tried out, do not count. */
import type { TableInfo } from '../generated/protocol';

export type Ending = 'won' | 'lost' | 'drawn';

/** How a finished game ended for me; null where I sat in several seats, or in none. */
export function endingOf({ seats, outcome }: TableInfo): Ending | null {
  const mine = seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  const [me] = mine;
  if (me === undefined || mine.length > 1 || !outcome) return null;
  if (!outcome.winners.includes(me)) return 'lost';
  return outcome.winners.length > 1 || outcome.by === 'draw' ? 'drawn' : 'won';
}

export interface Count {
  played: number;
  won: number;
}

export interface Statistics {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  best: number | null; // most points of mine in a game that was played to its end
  moves: number; // of an average game
  bySeat: ReadonlyMap<number, Count>;
  byLevel: ReadonlyMap<string, Count>; // of computers among the others
}

export function statisticsOf(tables: readonly TableInfo[]): Statistics {
  const counted = tables.flatMap((table) => {
    const ending = table.sandbox ? null : endingOf(table);
    return ending ? [{ table, ending, me: table.seats.findIndex((seat) => seat.yours) }] : [];
  });
  const bySeat = new Map<number, Count>();
  const byLevel = new Map<string, Count>();
  const count = <Key>(into: Map<Key, Count>, key: Key, ending: Ending): void => {
    const { played, won } = into.get(key) ?? { played: 0, won: 0 };
    into.set(key, { played: played + 1, won: won + Number(ending === 'won') });
  };
  for (const { table, ending, me } of counted) {
    count(bySeat, me, ending);
    const levels = table.seats.filter((seat) => seat.computer && !seat.person).map((seat) => seat.computer);
    for (const level of new Set(levels)) count(byLevel, level, ending);
  }
  const points = counted.flatMap(({ table, me }) => (table.outcome?.by === 'rules' ? [table.outcome.points[me] ?? 0] : []));
  const of = (ending: Ending): number => counted.filter((one) => one.ending === ending).length;
  return {
    played: counted.length,
    won: of('won'),
    lost: of('lost'),
    drawn: of('drawn'),
    best: points.length ? Math.max(...points) : null,
    moves: counted.length ? Math.round(counted.reduce((sum, { table }) => sum + table.moves, 0) / counted.length) : 0,
    bySeat,
    byLevel,
  };
}
