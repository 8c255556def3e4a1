/** "What happened", cut into what is old, what is new since my last turn, and what I have done in this turn. */
import type { LogLine, Plain } from '../games/board';

export interface Section {
  kind: 'earlier' | 'opening' | 'since' | 'mine'; // opening: I have not acted yet
  events: readonly Plain[];
}

/** Nobody: the game itself went on, and whoever acted before has not done this. */
export const GAME = -1;

/** Who decided on an event: a seat, the game itself, or null where it belongs to what is around it. */
export type Actor = (event: Plain) => number | null;

const seatOf: Actor = (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : null);

/** Where the last run of events by a seat begins and ends; chance and neutral events belong to the run they are in. */
function lastRun(events: readonly Plain[], seat: number, until: number, actor: Actor): [number, number] | null {
  let end = until;
  while (end > 0 && actor(events[end - 1]!) !== seat) end--;
  if (end === 0) return null;
  while (end < until && actor(events[end]!) === null) end++;
  let begin = end;
  while (begin > 0 && [seat, null].includes(actor(events[begin - 1]!))) begin--;
  while (actor(events[begin]!) === null) begin++; // that came of what was done before
  return [begin, end];
}

export function sections(events: readonly Plain[], seat: number | null, myTurn: boolean, actor: Actor = seatOf): Section[] {
  if (seat === null || !events.length) return [{ kind: 'earlier', events }];
  let begin = events.length;
  const last = lastRun(events, seat, events.length, actor);
  const mine = last !== null && myTurn && last[1] === events.length;
  if (mine) begin = last[0];
  const before = lastRun(events, seat, begin, actor);
  const since = before === null ? 0 : before[1];
  const found: Section[] = [
    { kind: 'earlier', events: events.slice(0, since) },
    { kind: before === null ? 'opening' : 'since', events: events.slice(since, begin) },
    { kind: 'mine', events: events.slice(begin) },
  ];
  return found.filter((section) => section.events.length);
}

/** The lines that matter most of what the others did, for a game that has no summary of its own. */
export function summary(lines: readonly LogLine[], seat: number | null): string {
  const others = lines.filter((line) => !line.heading && line.seat !== seat && line.tone !== 'quiet');
  const weighty = others.filter((line) => line.tone === 'score' || line.tone === 'good' || line.tone === 'bad');
  return (weighty.length ? weighty : others)
    .slice(-2)
    .map((line) => line.text)
    .join(' · ');
}

export interface Span {
  kind: 'text' | 'bold' | 'chip';
  text: string;
  sign: string;
}

/** The marks of a log line: `**bold**` and `[[sign|word]]`. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*.+?\*\*|\[\[.+?\]\])/)) {
    if (!part) continue;
    if (part.startsWith('**')) found.push({ kind: 'bold', text: part.slice(2, -2), sign: '' });
    else if (part.startsWith('[[')) {
      const [sign = '', word = sign] = part.slice(2, -2).split('|');
      found.push({ kind: 'chip', text: word, sign });
    } else found.push({ kind: 'text', text: part, sign: '' });
  }
  return found;
}

/** A log line without its marks, for announcements. */
export function bare(text: string): string {
  return spans(text)
    .map((span) => span.text)
    .join('');
}

export interface RulePart {
  kind: 'text' | 'stress' | 'clause';
  text: string;
}

/** A rule in words: `*stressed*` parts and the clauses it refers to. */
export function ruleParts(text: string): RulePart[] {
  return text
    .split(/(\*[^*]+\*|\b[A-Z]{3}-(?:[A-Z]\d+|\d+\.\d+)\b)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('*')) return { kind: 'stress', text: part.slice(1, -1) };
      return { kind: /^[A-Z]{3}-/.test(part) ? 'clause' : 'text', text: part };
    });
}
