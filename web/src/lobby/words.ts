/** How the lobby says things of tables in words. */
import type { Pace, TableInfo } from '../generated/protocol';
import { seatsOf } from '../lib/seats';
import type { Translate } from '../games/board';

export const PACES: { id: string; pace: Pace }[] = [
  { id: 'none', pace: {} },
  { id: 'blitz', pace: { bank: 300 } },
  { id: 'quick', pace: { bank: 900, increment: 5 } },
  { id: 'slow', pace: { bank: 2700, increment: 15 } },
  { id: 'day', pace: { days: 1 } },
  { id: 'days', pace: { days: 3 } },
];

export function paceText(pace: Pace, t: Translate): string {
  if (pace.days) return t('web-pace-days', { days: pace.days });
  if (!pace.bank) return t('web-pace-none');
  const minutes = Math.round(pace.bank / 60);
  return pace.increment
    ? t('web-pace-increment', { minutes, seconds: pace.increment })
    : t('web-pace-minutes', { minutes });
}

/** Who plays there, myself left out. */
export function opponents(table: TableInfo, t: Translate): string {
  const others = seatsOf(table).filter((seat) => !seat.mine && seat.name);
  return others.map((seat) => seat.name).join(', ') || t(table.sandbox ? 'web-by-myself' : 'web-alone');
}

export function everybody(table: TableInfo): string {
  return seatsOf(table)
    .filter((seat) => seat.name)
    .map((seat) => seat.name)
    .join(', ');
}
