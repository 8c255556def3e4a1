/** Line drawings in a box of 24, for the marks of this board. */
export const ICON = {
  bolt: '<path d="M13 3 5 14h6l-1 7 8-11h-6z"/>',
  flame: '<path d="M12 3c1 4 5 5.5 5 10.5a5 5 0 0 1-10 0C7 11 8.5 10 9 8c1.5.8 2 2 2 3.2C12.5 9 12.8 6 12 3z"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7"/>',
  next: '<path d="M9 5l7 7-7 7"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  whole: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  cross: '<path d="M6 6l12 12M18 6L6 18"/>',
} as const;
export type IconName = keyof typeof ICON;
