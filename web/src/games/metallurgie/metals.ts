/** The four metals as they are drawn: sign, height, line. Numbers of the rules come with the view. */

import type { Metal } from '../../generated/metallurgie';

export type { Metal };

/** In ascending order. */
export const METALS: readonly Metal[] = ['iron', 'copper', 'silver', 'gold'];

/** Highest first, as panels and the summary list them. */
export const FALLING: readonly Metal[] = ['gold', 'silver', 'copper', 'iron'];

/** A stack is as high as its metal: iron 1, gold 4. */
export const height = (metal: Metal): number => METALS.indexOf(metal) + 1;

/** The alchemical signs, in a box from -17 to 17, to be stroked. */
export const SIGN: Record<Metal, string> = {
  iron: '<circle cx="-4" cy="4.5" r="9"/><path d="M2.6-2.1 12-11.5M4.2-12h8.3v8.3"/>',
  copper: '<circle cx="0" cy="-6" r="8.5"/><path d="M0 2.5V15M-6.5 8.6h13"/>',
  silver: '<path d="M3.5-13A13 13 0 1 0 3.5 13 16.5 16.5 0 0 1 3.5-13Z" stroke-linejoin="round"/>',
  gold: '<circle r="12"/><circle r="2.4" fill="currentColor" stroke="none"/>',
};

/** Each metal has a line of its own around its areas, so that colour is not needed to tell them apart. */
export const DASH: Record<Metal, string> = { iron: '7 5', copper: '', silver: '2 5', gold: '' };
export const line = (metal: Metal): string => `var(--${metal}-line)`;
