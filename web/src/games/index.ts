/** The games that have a board; each is loaded when its first table is opened. */
import type { GameModule } from './board';

const BOARDS: Record<string, () => Promise<{ default: unknown }>> = {
  metallum: () => import('./metallum'),
  metal_adventures: () => import('./metal_adventures'),
  metallurgie: () => import('./metallurgie'),
};

/** Games with a guided first game. */
export const GUIDED: ReadonlySet<string> = new Set(['metallum', 'metal_adventures', 'metallurgie']);

/** The games in the order of the lobby. */
export const WORLDS = ['metallum', 'metal_adventures', 'metallurgie'] as const;
export type World = (typeof WORLDS)[number];

export async function gameModule(game: string): Promise<GameModule> {
  const load = BOARDS[game];
  if (load) return (await load()).default as GameModule;
  return (await import('./plain')).plainModule(game);
}
