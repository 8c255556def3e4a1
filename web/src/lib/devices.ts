/** What people call a device, from what its browser said of itself. */

// The first that is found counts: Edge also says that it is Chrome, and Chrome that it is Safari.
const BROWSERS = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const first = (list: readonly (readonly [RegExp, string])[], agent: string): string => list.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** “Firefox, Linux”; of a program what it calls itself; '' where nothing is known. */
export function deviceOf(agent: string): string {
  const browser = first(BROWSERS, agent);
  if (browser) return [browser, first(SYSTEMS, agent)].filter(Boolean).join(', ');
  return agent.split(/[\s/]/)[0]!.slice(0, 40);
}

/** Whether it is held in the hand. */
export const isHandheld = (agent: string): boolean => /\b(?:iPhone|iPad|Android|Mobile)\b/.test(agent);

/** When something was, to the day: today, yesterday, some days ago; later its date. */
export function dayAgo(then: number, now: number, locale: string): string {
  const midnight = (at: number): number => new Date(at * 1000).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  if (days > 30) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(then * 1000);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
}
