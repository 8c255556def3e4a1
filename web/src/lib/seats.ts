/** Seats of a table as the board and the lists name them. */
import type { SeatInfo, TableInfo } from '../generated/protocol';
import type { Seat } from '../games/board';
import { t } from './texts.svelte';

/** A computer player that the server named after its level ("Greedy", "Greedy 2") is called so in every language. */
export function seatName(seats: readonly SeatInfo[], number: number): string {
  const seat = seats[number];
  if (!seat) return '';
  const [word = '', count = ''] = seat.name.split(' ');
  if (!seat.computer || seat.person || word.toLowerCase() !== seat.computer) return seat.name;
  return [t(`level-${seat.computer}`), count].filter(Boolean).join(' ');
}

export function seatsOf(table: TableInfo | null | undefined): Seat[] {
  const seats = table?.seats ?? [];
  const alone = seats.filter((seat) => seat.yours).length === 1;
  return seats.map((seat, number) => ({
    number,
    name: seatName(seats, number),
    mine: seat.yours,
    you: seat.yours && alone,
    computer: seat.computer,
    online: seat.online,
    conceded: seat.conceded,
  }));
}
