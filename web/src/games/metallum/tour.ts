import type { Tour } from '../board';
export const tour: Tour | undefined = undefined;
