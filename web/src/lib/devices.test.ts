import { expect, test } from 'vitest';
import { dayAgo, deviceOf, isHandheld } from './devices';

const ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const AGENTS = {
  'Firefox, Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Chrome, Windows': `${ON_WINDOWS} Chrome/140.0.0.0 Safari/537.36`,
  'Edge, Windows': `${ON_WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  'Safari, macOS': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Safari, iPhone': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Chrome, Android': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'python-httpx': 'python-httpx/0.28.1',
  '': '',
};

test('a device has the name that people know it by', () => {
  for (const [name, agent] of Object.entries(AGENTS)) expect(deviceOf(agent), agent).toBe(name);
  expect(Object.entries(AGENTS).filter(([, agent]) => isHandheld(agent)).map(([name]) => name)).toEqual(['Safari, iPhone', 'Chrome, Android']);
});

test('the day when it was used last is said as people say it', () => {
  const at = (day: number, hour: number): number => new Date(2026, 2, day, hour).getTime() / 1000;
  expect(dayAgo(at(30, 1), at(30, 23), 'en-GB')).toBe('today');
  expect(dayAgo(at(31, 1), at(30, 23), 'en-GB')).toBe('today'); // a clock that goes wrong
  expect(dayAgo(at(29, 23), at(30, 1), 'de')).toBe('gestern');
  expect(dayAgo(at(20, 12), at(30, 1), 'pl')).toBe('10 dni temu');
  expect(dayAgo(at(-10, 12), at(30, 1), 'en-GB')).toBe('18 Feb 2026');
});
