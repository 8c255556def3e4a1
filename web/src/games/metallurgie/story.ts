/** Events of Metallurgie as lines of the log: what a player laid in one go is one line. */
import type { Event } from '../../generated/metallurgie';
import type { LogLine, Seat, Translate } from '../board';
import { GAME } from '../../table/story';
import { key } from './hex';
import type { Metal } from './metals';
import { cellPiece } from './moves';

interface Teller {
  seats: readonly Seat[];
  seat: number | null;
  t: Translate;
}

/** `[[copper|copper]]`, in the case that the language needs after "lays". */
const chip = (metal: Metal, t: Translate): string => `[[${metal}|${t('mgi-metal', { metal })}]]`;

export function story(events: readonly Event[], { seats, t }: Teller): LogLine[] {
  const lines: LogLine[] = [];
  const name = (seat: number): string => `**${seats[seat]?.name ?? ''}**`;
  for (let i = 0; i < events.length; ) {
    const event = events[i] as Event;
    const run = sameKind(events, i);
    const line = tell(event, events.slice(i, i + run), name, t);
    if (line) lines.push(line);
    i += run;
  }
  return lines;
}

const SETUP = new Set<Event['event']>(['first_player_chosen', 'card_dealt', 'bonus_dealt']);
export const actorOf = (event: Event): number | null => (SETUP.has(event.event) ? GAME : event.seat);

/** What the others' turns came to: how many cards each laid, and what they scored. */
export function recap(events: readonly Event[], { seats, seat, t }: Teller): string {
  const others = [...new Set(events.map((event) => event.seat))].filter((one) => one !== seat);
  return others
    .map((one) => {
      const own = events.filter((event) => event.seat === one);
      const who = `**${seats[one]?.name ?? ''}**`;
      const laid = own.flatMap((event) => (event.event === 'card_placed' ? [chip(event.metal, t)] : [])).join(' ');
      const scored = own.flatMap((event) => (event.event === 'area_scored' ? [`[[${event.metal}|${t('mgi-log-area', { metal: event.metal, size: event.size })}]]`] : [])).join(' ');
      if (scored) return t('mgi-recap-scored', { who, areas: scored });
      return laid ? t('mgi-log-laid', { who, cards: laid }) : '';
    })
    .filter(Boolean)
    .join(' · ');
}

const GROUPED = new Set<Event['event']>(['card_placed', 'card_taken', 'card_refilled', 'card_dealt']);

/** How many events from here on are of one kind, by one seat, and tell one thing. */
function sameKind(events: readonly Event[], from: number): number {
  const first = events[from] as Event;
  if (!GROUPED.has(first.event)) return 1;
  let count = 1;
  for (let other = events[from + count]; other?.event === first.event && other.seat === first.seat; other = events[from + count]) count++;
  return count;
}

function tell(event: Event, run: readonly Event[], name: (seat: number) => string, t: Translate): LogLine | null {
  const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({ seat: event.seat, text, pieces: [], ...more });
  const pieces = run.flatMap((one) => ('at' in one ? [cellPiece(key(one.at))] : []));
  const who = name(event.seat);
  switch (event.event) {
    case 'first_player_chosen':
      return line(t('mgi-log-first', { who }));
    case 'card_dealt':
      return line(t('mgi-log-dealt', { who, count: run.length }), { tone: 'quiet' });
    case 'bonus_dealt':
      return line(event.metal ? t('mgi-log-bonus', { who, card: chip(event.metal, t) }) : t('mgi-log-bonus-secret', { who }), { tone: 'quiet' });
    case 'card_drawn':
      return line(t('mgi-log-drew', { who, card: chip(event.metal, t) }), { pieces: ['deck'] });
    case 'card_discarded':
      return line(t('mgi-log-fits-nowhere', { who, card: chip(event.metal, t) }), { tone: 'bad' });
    case 'card_placed': {
      const cards = run.flatMap((one) => (one.event === 'card_placed' ? [chip(one.metal, t)] : [])).join(' ');
      return line(t(event.drawn && run.length === 1 ? 'mgi-log-laid-drawn' : 'mgi-log-laid', { who, cards }), { pieces });
    }
    case 'area_scored':
      return line(t('mgi-log-scored', { who, area: `[[${event.metal}|${t('mgi-log-area', { metal: event.metal, size: event.size })}]]` }), {
        tone: 'score',
        pieces: [cellPiece(key(event.at))],
      });
    case 'card_taken': {
      const kept = run.some((one) => one.event === 'card_taken' && one.kept);
      return line(t(kept ? 'mgi-log-taken' : 'mgi-log-taken-more', { who, count: run.length, card: chip(event.metal, t) }), {
        tone: 'score',
        pieces: [...pieces, `collected:${event.seat}`],
      });
    }
    case 'card_refilled':
      return line(t('mgi-log-refilled', { who, count: run.length }), { tone: 'quiet' });
    case 'end_card_taken':
      return line(t('mgi-log-end', { who }), { tone: 'score' });
    case 'bonus_shown':
      return line(t('mgi-log-bonus-shown', { who, card: chip(event.metal, t) }));
    case 'step_undone':
      return line(t('mgi-log-undone', { who }), { tone: 'quiet' });
    case 'turn_ended':
      return null;
  }
}
