/** A game without a board of its own yet: everything can be done from the list of legal actions. */
import PlainBoard from './PlainBoard.svelte';
import PlainPanel from './PlainPanel.svelte';
import type { GameModule, Plain, Translate } from './board';
import { names, say } from './words';

function phase(view: Plain): string {
  return 'phase' in view ? String(view.phase).replaceAll('_', '-') : '';
}

function spoken(key: string, t: Translate): string {
  const text = t(key);
  return text === key ? '' : text;
}

function points(view: Plain, seat: number): number | null {
  if (!('seats' in view) || !Array.isArray(view.seats)) return null;
  const found: unknown = (view.seats[seat] as Record<string, unknown> | undefined)?.points;
  return typeof found === 'number' ? found : null;
}

export function plainModule(id: string): GameModule {
  return {
    id,
    Board: PlainBoard,
    PlayerPanel: PlainPanel,
    prompt: ({ view, t }) => ({ title: spoken(`prompt-${phase(view)}`, t) || t('web-your-move') }),
    stepper: (view, t) => ({
      label: 'turn' in view ? t('web-turn', { turn: Number(view.turn) }) : '',
      steps: [spoken(`phase-${phase(view)}`, t)].filter(Boolean),
      current: 0,
    }),
    choices: () => [],
    describe: (action, { seats, sheet, t }) => say(action, names(seats), t, { sheet }),
    piecesOf: () => [],
    score: points,
    log: (events, { seats, sheet, t }) =>
      events.map((event) => ({
        seat: 'seat' in event && typeof event.seat === 'number' ? event.seat : null,
        text: say(event, names(seats), t, { sheet }),
        pieces: [],
      })),
    charts: (frames, seats, t) => [
      {
        title: t('web-points'),
        series: seats.map(({ number }) => ({
          seat: number,
          values: frames.map(({ view }) => points(view, number) ?? 0),
        })),
        at: frames.map(({ at }) => String(at)),
      },
    ],
  };
}
