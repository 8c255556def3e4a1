import { expect, test } from 'vitest';
import { optionsOf } from './options';

test('switches, choices and numbers of a schema with references', () => {
  const schema = {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        type: 'object',
        properties: {
          bonus: { type: 'boolean', default: false },
          edition: { $ref: '#/$defs/Edition', default: 'en' },
          rounds: { type: 'integer', minimum: 3, maximum: 9, default: 9 },
        },
      },
      Edition: { enum: ['de', 'en', 'pl'] },
    },
  };
  expect(optionsOf(schema)).toEqual([
    { name: 'bonus', kind: 'switch', values: [], usual: false },
    { name: 'edition', kind: 'choice', values: ['de', 'en', 'pl'], usual: 'en' },
    { name: 'rounds', kind: 'number', values: [], usual: 9, least: 3, most: 9 },
  ]);
});
