/** The course of a game for the result page: credits at the end of each round, and what was earned in it. */
import type { Event, MetallumView } from '../../generated/metallum';
import type { Chart, Frame, Seat, Translate } from '../board';

export function charts(frames: readonly Frame<MetallumView, Event>[], seats: readonly Seat[], t: Translate): Chart[] {
  const rounds = [...new Set(frames.map(({ view }) => view.round))].filter((round) => round > 0);
  const last = rounds.map((round) => frames.findLast(({ view }) => view.round === round)!.view);
  const money = (view: MetallumView, seat: number): number => view.seats[seat]?.money ?? 0;
  const at = rounds.map((round) => t('met-chart-round', { round }));
  const earned = (seat: number): number[] => last.map((view, step) => money(view, seat) - (step ? money(last[step - 1]!, seat) : 0));
  // Turning points: rounds after which another player leads than before.
  const leader = (view: MetallumView): number => Math.sign(money(view, 0) - money(view, 1));
  const marks = last.flatMap((view, step) => {
    const now = leader(view);
    const before = last.slice(0, step).map(leader).findLast((one) => one !== 0) ?? 0;
    return step && now && before && now !== before ? [{ step, seat: now > 0 ? 0 : 1, text: t('met-chart-lead') }] : [];
  });
  const standing = (view: MetallumView, seat: number): number => view.line.reduce((sum, place) => sum + (place.extractors[seat] ?? 0), 0);
  return [
    { title: t('met-chart-credits'), unit: '$', series: seats.map(({ number }) => ({ seat: number, values: last.map((view) => money(view, number)) })), at, marks },
    { title: t('met-chart-earned'), unit: '$', series: seats.map(({ number }) => ({ seat: number, values: earned(number) })), at },
    { title: t('met-chart-extractors'), series: seats.map(({ number }) => ({ seat: number, values: last.map((view) => standing(view, number)) })), at },
  ];
}
