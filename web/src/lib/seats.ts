/** Seats of a table as the board and the lists name them. */
import type { SeatInfo, TableInfo } from '../generated/protocol';
import type { Seat } from '../games/board';
import { t } from './texts.svelte';

/** A computer player is called after its level, in the language of the moment, and numbered among its like. */
export function seatName(seats: readonly SeatInfo[], number: number): string {
  const seat = seats[number];
  if (!seat) return '';
  const named = (one: SeatInfo) => !one.computer || one.person || one.name.toLowerCase() !== one.computer;
  if (named(seat)) return seat.name;
  const like = seats.map((one, at) => ({ one, at })).filter(({ one }) => !named(one) && one.computer === seat.computer);
  const word = t(`level-${seat.computer}`);
  return like.length > 1 ? `${word} ${like.findIndex(({ at }) => at === number) + 1}` : word;
}

export function seatsOf(table: TableInfo | null | undefined): Seat[] {
  const seats = table?.seats ?? [];
  return seats.map((seat, number) => ({
    number,
    name: seatName(seats, number),
    mine: seat.yours,
    computer: seat.computer,
    online: seat.online,
    conceded: seat.conceded,
  }));
}
