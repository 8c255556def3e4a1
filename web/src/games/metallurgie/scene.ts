/** The picture of the moment, put together from the view, the legal actions and what the player points at. */
import type { View } from '../../generated/metallurgie';
import type { Option } from './Chain.svelte';
import { cellOf, inRows, key, neighbours, type Key, type Shown } from './hex';
import type { Metal } from './metals';
import type { Moves } from './moves';
import { cutOff, outlook, reachOf, type Outlook, type Reach } from './outlook';
import type { DrawnArea, Scene } from './Pattern.svelte';
import type { Stage } from './stage.svelte';

const NONE: ReadonlySet<Key> = new Set();

interface Moment {
  view: View;
  stage: Stage;
  moves: Moves;
  active: boolean; // it is mine to act, and nothing is being told
  held: Metal | null;
  hot: ReadonlySet<Key>;
  chips: ReadonlyMap<Key, Reach | null>;
  aim: Key | null;
  pointed: ReadonlySet<Key>;
  changed: ReadonlySet<Key>;
  mini: boolean;
  tiny: boolean;
}

export function sceneOf({ view, stage, moves, active, held, hot, chips, aim, pointed, changed, mini, tiny }: Moment): Scene {
  const { shown, lifted } = stage;
  const laying = active && held !== null;
  const places = laying ? new Set(moves.place.get(held)?.keys()) : NONE;
  const look = laying && aim !== null && places.has(aim) ? outlook(view, held, aim) : null;
  const removing = view.phase === 'remove' && !stage.playing ? view.removing.map(key) : [];
  const takes = active ? new Set(moves.take.keys()) : NONE;
  const locks = active && view.phase === 'remove' ? new Set(removing.filter((at) => !takes.has(at))) : NONE;
  const choices = active ? new Set(moves.score.keys()) : NONE;
  const concerned = new Set([...removing, ...lifted.map(({ at }) => at), ...choices]);
  return {
    shown,
    areas: drawnAreas(view, stage, look, removing, choices),
    held: laying ? held : null,
    places,
    hot,
    aim,
    look,
    dimmed: removing.length || choices.size ? (at) => !concerned.has(at) : null,
    takes,
    locks,
    cut: aim !== null && locks.has(aim) ? cutOff(view, aim) : [],
    chips,
    lifted,
    choices,
    pointed,
    fresh: stage.playing || !active ? stage.fresh : NONE,
    changed: stage.playing || laying ? NONE : changed,
    mini,
    tiny,
  };
}

/** Positions where the held card would complete an area. */
export function hotPlaces(metal: Metal | null, view: View): ReadonlySet<Key> {
  return new Set(view.prospects.filter((one) => one.metal === metal && one.scores).map((one) => key(one.cells[0] ?? [0, 0])));
}

/**
 * The areas as they are drawn: those of the view, while something is told the earlier ones as far as they still lie there,
 * and first of all the area that a held card would make or that is being scored.
 */
function drawnAreas(view: View, stage: Stage, look: Outlook | null, removing: readonly Key[], choices: ReadonlySet<Key>): DrawnArea[] {
  const areas: DrawnArea[] = [];
  const seen = new Set<Key>();
  const draw = (metal: Metal, cells: readonly Key[], hot: boolean): void => {
    const open = cells.filter((at) => !seen.has(at));
    for (const at of open) seen.add(at);
    if (open.length) areas.push({ metal, cells: open, size: open.length, needed: view.cards[metal]?.needed ?? 0, hot });
  };
  const link = stage.links.at(-1);
  if (link && view.phase === 'remove' && !stage.playing) {
    draw(link.metal, removing, true);
    const scored = areas[0];
    // The cards held up belong to it, and what lies under them to other areas as well.
    if (scored) areas[0] = { ...scored, cells: [...removing, ...stage.lifted.map(({ at }) => at)], size: link.size };
  }
  if (look) draw(look.metal, look.cells, look.scores);
  const lies = (metal: Metal) => (at: Key): boolean => stage.shown.get(at) === metal;
  const settled = view.areas.filter(({ metal, cells }) => !stage.playing || cells.map(key).every(lies(metal)));
  for (const { metal, cells, scores } of settled) {
    const keys = cells.map(key);
    const hot = (scores && !stage.playing) || keys.some((at) => choices.has(at) || at === stage.scored);
    draw(metal, keys, hot);
  }
  for (const { metal, cells } of stage.playing ? stage.areas : []) draw(metal, cells.map(key).filter(lies(metal)), false);
  return areas;
}

/** What taking each card can bring to light. */
export function chainMarks(view: View): ReadonlyMap<Key, Reach | null> {
  if (view.removing_metal === 'iron') return new Map(); // nothing lies below
  return new Map(view.leaving.filter((one) => one.chain || view.to_remove === 1).map((one) => [key(one.at), reachOf(one.chain, view)]));
}

/** The areas that may be scored next, each by one of its positions. */
export function optionsOf(view: View, moves: Moves): Option[] {
  return view.areas.flatMap(({ cells, metal, needed }) => {
    const at = key(cells[0] ?? [0, 0]);
    return moves.score.has(at) ? [{ at, metal, size: cells.length, needed }] : [];
  });
}

/** The pattern and the ring of empty positions around it: what the board has to show without moving. */
export function ringed(shown: Shown): Key[] {
  const cells = new Set(shown.keys());
  for (const at of shown.keys()) for (const near of neighbours(cellOf(at))) cells.add(key(near));
  return [...cells];
}

/** The positions that can be pointed at, row by row. */
export function positionsOf({ shown, places }: Scene): Key[] {
  return [...new Set([...shown.keys(), ...places])].sort((a, b) => inRows(cellOf(a), cellOf(b)));
}

/** The position that an arrow key leads to, the same one if there is none. */
export function stepFrom(at: Key, arrow: string, spots: readonly Key[]): Key {
  const middle = (one: Key): [number, number] => {
    const [q, r] = cellOf(one);
    return [q + r / 2, r];
  };
  const [x, y] = middle(at);
  let best = at;
  let nearest = Infinity;
  for (const one of spots) {
    const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
    const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[arrow] ?? 0;
    const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    if (ahead <= 0) continue;
    const far = ahead + across * 3;
    if (far < nearest) [best, nearest] = [one, far];
  }
  return best;
}
