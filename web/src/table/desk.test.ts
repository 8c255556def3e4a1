import { beforeEach, describe, expect, it } from 'vitest';
import type { Drafting } from '../games/board';
import { Desk } from './desk.svelte';

const FIRST: Drafting = { scope: '1', base: '' };
const SEALED: Drafting = { scope: '1', base: 'a b' };
const NEXT: Drafting = { scope: '2', base: '' };

class Memory {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

let memory: Memory;
let desk: Desk;
beforeEach(() => {
  memory = new Memory();
  desk = new Desk('t1', memory);
});

describe('the desk', () => {
  it('has nothing on it at first', () => {
    expect(desk.draft(0, FIRST)).toBeNull();
    expect(desk.canUndo(0, FIRST)).toBe(false);
  });

  it('undoes one step after the other', () => {
    desk.change(0, FIRST, ['a']);
    desk.change(0, FIRST, ['a', 'b']);
    expect(desk.draft(0, FIRST)).toEqual(['a', 'b']);
    desk.undo(0, FIRST);
    expect(desk.draft(0, FIRST)).toEqual(['a']);
    desk.undo(0, FIRST);
    expect(desk.draft(0, FIRST)).toBeNull();
    expect(desk.canUndo(0, FIRST)).toBe(false);
  });

  it('survives a reload of the page, for each seat and table', () => {
    desk.change(0, FIRST, ['a']);
    desk.change(1, FIRST, ['b']);
    const again = new Desk('t1', memory);
    expect(again.draft(0, FIRST)).toEqual(['a']);
    expect(again.draft(1, FIRST)).toEqual(['b']);
    expect(again.canUndo(0, FIRST)).toBe(true);
    expect(new Desk('t2', memory).draft(0, FIRST)).toBeNull();
  });

  it('begins clean after a commit, and undo of the commit finds the draft again', () => {
    desk.change(0, FIRST, ['a', 'b']);
    desk.sent(0, FIRST);
    desk.tidy(0, SEALED);
    expect(desk.draft(0, SEALED)).toBeNull();
    expect(desk.draft(0, FIRST)).toEqual(['a', 'b']);
  });

  it('puts away a change of mind with all its steps', () => {
    desk.change(0, SEALED, ['a', 'b']);
    desk.change(0, SEALED, ['a']);
    desk.change(0, SEALED, null);
    expect(desk.draft(0, SEALED)).toBeNull();
    expect(desk.canUndo(0, SEALED)).toBe(false);
  });

  it('shows a program sealed that is committed again after another one', () => {
    desk.change(0, SEALED, ['c']);
    desk.sent(0, SEALED);
    const other: Drafting = { scope: '1', base: 'c' };
    desk.change(0, other, ['a', 'b']);
    desk.sent(0, other);
    expect(desk.draft(0, SEALED)).toBeNull();
  });

  it('forgets the round that is over', () => {
    desk.change(0, FIRST, ['a']);
    desk.change(1, FIRST, ['b']);
    desk.tidy(0, NEXT);
    expect(desk.draft(0, FIRST)).toBeNull();
    expect(desk.draft(1, FIRST)).toEqual(['b']);
    desk.tidy(1, null);
    expect(new Desk('t1', memory).draft(1, FIRST)).toBeNull();
  });

  it('is clean where what was kept cannot be read', () => {
    memory.setItem('metalworks draft t1', '{');
    expect(new Desk('t1', memory).draft(0, FIRST)).toBeNull();
  });
});
