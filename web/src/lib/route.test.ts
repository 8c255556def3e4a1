import { expect, test } from 'vitest';
import { parse } from './route';

const at = (path: string) => parse(new URL(path, 'http://table'));

test.each([
  ['/', { page: 'lobby' }],
  ['/watch', { page: 'watch' }],
  ['/rules/metallurgie#MGI-3.5', { page: 'rules', game: 'metallurgie', clause: 'MGI-3.5' }],
  ['/table/abc', { page: 'table', id: 'abc', tour: false }],
  ['/table/abc?first-steps', { page: 'table', id: 'abc', tour: true }],
  ['/replay/abc', { page: 'replay', id: 'abc', at: null }],
  ['/replay/abc?at=12', { page: 'replay', id: 'abc', at: 12 }],
  ['/first-steps/metallum', { page: 'steps', game: 'metallum' }],
  ['/link/a%2Fb', { page: 'link', token: 'a/b' }],
  ['/table', { page: 'lost' }],
  ['/nowhere', { page: 'lost' }],
])('%s', (path, route) => expect(at(path)).toEqual(route));
