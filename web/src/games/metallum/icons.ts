/** Signs of the board, 24 x 24, drawn with a stroke in the colour of the text. */
import type { Effect, Tile, TileType } from '../../generated/metallum';

export const PATHS = {
  acquire: 'M12 2l8.7 5v10L12 22l-8.7-5V7zM12 7v8M8.5 12l3.5 3.5 3.5-3.5',
  actions: 'M7 4l13 8-13 8z',
  activate: 'M12 3v8M7 6a8 8 0 1 0 10 0',
  audit: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h4M9 9h2',
  blast: 'M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.5 3.5M15.5 15.5L19 19M19 5l-3.5 3.5M8.5 15.5L5 19M12 10.5a1.5 1.5 0 1 0 .01 0',
  boost: 'M13 2L5 14h6l-1 8 8-12h-6z',
  buy: 'M12 2l8.7 5v10L12 22l-8.7-5V7zM12 8v8M8 12h8',
  buytr: 'M9 2l6.5 3.7v7L9 16.4l-6.5-3.7v-7zM9 6.5v5.4M6.3 9.2h5.4M13 20h8l-3-3M21 20l-3 3',
  check: 'M4 12.5l5 5L20 6.5',
  chev: 'M9 5l7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 .01 0M12 7v5l3 2',
  coin: 'M12 3a9 9 0 1 0 .01 0M15 9c-1-2-6-2-6 .5s6 2 6 5-5 2.5-6 .5M12 6v12',
  compile: 'M8 6l-5 6 5 6M16 6l5 6-5 6M13 5l-2 14',
  contract: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM12 7v8M14 9c-1-1.3-4-1.3-4 .3s4 1.2 4 2.8-3 1.6-4 .3',
  cross: 'M6 6l12 12M18 6L6 18',
  customs: 'M5 20h14M7 16h10l-1-4h-2V6a2 2 0 1 0-4 0v6H8z',
  deploy: 'M12 3l5 8H7zM5 21h14M12 11v6M8 17h8',
  drop: 'M12 3v9M8 9l4 4 4-4M6 17l6-3 6 3-6 4z',
  end_of_round: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  eye: 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM12 9a3 3 0 1 0 .01 0',
  first: 'M6 21V4M6 4h12l-3 4 3 4H6',
  flag: 'M6 21V4M6 4h12l-3 4 3 4H6',
  gate: 'M12 3a9 9 0 1 0 .01 0M12 7a5 5 0 1 0 .01 0M12 1v4M12 19v4M1 12h4M19 12h4',
  gather: 'M12 12h.01M12 3v5M12 21v-5M3 12h5M21 12h-5',
  grid: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  info: 'M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.5h.01',
  jam: 'M12 12v9M8 8a6 6 0 0 1 8 0M5 5a10 10 0 0 1 14 0M4 20L20 4',
  lab: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M8 15h8',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  market: 'M4 9l1.5-5h13L20 9M4 9v11h16V9M4 9c0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0M10 20v-5h4v5',
  mining: 'M12 22l-4-7h8zM8 15l-1-4h10l-1 4M7 11V8h10v3M9 8V3h6v5',
  move: 'M4 12h13M12 6l6 6-6 6M4 7v10',
  nodes: 'M12 5a2 2 0 1 0 .01 0M5 17a2 2 0 1 0 .01 0M19 17a2 2 0 1 0 .01 0M11 9l-5 8M13 9l5 8M7 19h10',
  planet: 'M12 5a7 7 0 1 0 .01 0M3 16c-3 4 15-1 18-8',
  plant: 'M3 21V10l6 4v-4l6 4V4h6v17zM7 17h2M13 17h2',
  programming: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  refinery: 'M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z',
  report: 'M12 12l6-6M12 3a9 9 0 1 0 9 9M12 7a5 5 0 1 0 5 5M12 12h.01',
  robot: 'M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13h.01M14.5 13h.01M3 12v4M21 12v4M9 18v3M15 18v3',
  rollback: 'M4 5v5h5M4.5 10a8 8 0 1 1-.5 4',
  sabotage: 'M14 10a5.5 5.5 0 1 1-4-1.5M13 9l3-3M16 6c1-2 3-2 3-2M19 8l2 .5M17 2l.5 2M21 5l-1.5.5',
  scoring: 'M5 20V10M12 20V4M19 20v-7',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  station: 'M12 3v6M8 9h8l2 6H6zM6 15v5M18 15v5M4 20h16',
  swap: 'M4 9h15l-4-4M20 15H5l4 4',
  transport: 'M3 8h14l-4-4M21 16H7l4 4',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
} as const;

export type Sign = keyof typeof PATHS;

export const TILE_SIGNS: Record<Tile, Sign> = {
  move_by_1: 'move',
  move_by_2: 'move',
  move_by_3: 'move',
  extractors_1: 'deploy',
  extractors_2: 'deploy',
  extractors_3: 'deploy',
  deposits_report: 'report',
  power_boost: 'boost',
  deep_mining: 'mining',
  purchase_module: 'buy',
  purchase_or_transport: 'buytr',
  extra_activation: 'activate',
};

export const TYPE_SIGNS: Record<TileType, Sign> = { move: 'move', deployment: 'deploy', special: 'report', enhancement: 'buy' };

export const MODULE_SIGNS: Record<Effect, Sign> = {
  mining_station: 'station',
  research_station: 'lab',
  signal_jam: 'jam',
  force_shield: 'shield',
  conglomerate: 'nodes',
  refinery: 'refinery',
  customs_office: 'customs',
  assembly_plant: 'plant',
  jump_gate: 'gate',
  robot_factory: 'robot',
  defence_grid: 'grid',
  compiler: 'compile',
  acquire_module: 'acquire',
  nuclear_explosion: 'blast',
  sabotage: 'sabotage',
  activation: 'activate',
  emergency_drop: 'drop',
  tax_audit: 'audit',
  bonus_contract: 'contract',
  rollback: 'rollback',
  overclock: 'clock',
};

/** The same as markup, for the parts of the table that take a string. */
export const markup = (sign: Sign): string =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${PATHS[sign]}"/></svg>`;
