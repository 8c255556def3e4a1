import { expect, test } from 'vitest';
import { clockText } from './clock';

const days = (count: number) => `${count} days`;

test.each([
  [9.9, '0:09'],
  [725, '12:05'],
  [3900, '1:05:00'],
  [86_400, '24:00:00'],
  [259_200, '3 days'],
  [-4, '0:00'],
])('%d seconds', (seconds, text) => expect(clockText(seconds, days)).toBe(text));
