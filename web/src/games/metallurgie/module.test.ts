import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Action, Event, View } from '../../generated/metallurgie';
import moments from '../../../tests/fixtures/metallurgie.json';
import type { Moment, Seat } from '../board';
import { whyNot } from './notes';
import { story } from './story';
import { tour } from './tour';
import { Stage } from './stage.svelte';
import { key } from './hex';

const LANGUAGES = ['en', 'de', 'pl'] as const;
const TEXTS = new URL('../../../../src/metalworks/', import.meta.url);

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const path of [`games/metallurgie/texts/web/${language}.ftl`, `games/metallurgie/texts/${language}.ftl`])
    made.addResource(new FluentResource(readFileSync(new URL(path, TEXTS), 'utf8')));
  return made;
}

function translator(language: string): Moment['t'] {
  const made = bundle(language);
  return (id, args) => {
    const pattern = made.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language}: no message ${id}`);
    const errors: Error[] = [];
    const text = made.formatPattern(pattern, args ?? null, errors);
    expect(errors, `${language}: ${id}`).toEqual([]);
    return text;
  };
}

interface Fixture {
  seat: number;
  view: View;
  before: View;
  legal: Action[];
  events: Event[];
  turn_events: Event[];
}
const fixtures = Object.entries(moments as unknown as Record<string, Fixture>);
const seatsOf = (view: View): Seat[] =>
  view.seats.map((_, number) => ({ number, name: `P${number}`, mine: number === 0, you: number === 0, computer: '', online: true, conceded: false }));

describe.each(LANGUAGES)('texts in %s', (language) => {
  const t = translator(language);

  it.each(fixtures)('tell what happened: %s', (_, { view, seat, turn_events }) => {
    const lines = story(turn_events, { seats: seatsOf(view), seat, t });
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line.text).not.toMatch(/undefined|\{/);
  });

  it.each(fixtures)('say why a card does not go somewhere: %s', (_, { view }) => {
    for (const { metal, cells } of view.misfits) {
      const { text } = whyNot(metal, key(cells?.[0] ?? [99, 99]), view, t);
      expect(text).not.toMatch(/undefined|\{/);
    }
  });

  it('have a title for every step of the guided game', () => {
    for (const step of tour.steps) {
      const message = bundle(language).getMessage(step.text);
      expect(message?.value, step.text).toBeTruthy();
      expect(message?.attributes['title'], step.text).toBeTruthy();
    }
  });
});

describe('the stage', () => {
  it.each(fixtures)('ends where the view is, however it was told: %s', async (_, { before, view, events }) => {
    const stage = new Stage();
    stage.show(before, [], false);
    stage.show(view, events, true);
    stage.finish();
    await new Promise((done) => setTimeout(done, 20));
    expect(stage.playing).toBe(false);
    expect([...stage.shown].sort()).toEqual(view.pattern.map((stack) => [key(stack.at), stack.metal]).sort());
    expect(stage.deck).toBe(view.deck_size);
    const held = Object.values(view.seats[view.viewer ?? 0]?.hand ?? {}).reduce((all, count) => all + count, 0);
    expect(stage.hand.length).toBe(held);
  });

  it('tells a turn step by step, so that the pattern grows card by card', async () => {
    const [, fixture] = fixtures.find(([name]) => name === 'remove') ?? [];
    if (!fixture) throw new Error('no fixture');
    const stage = new Stage();
    stage.show(fixture.before, [], false);
    stage.show(fixture.view, fixture.events, true);
    expect(stage.playing).toBe(true);
    await new Promise((done) => setTimeout(done, 30));
    stage.finish();
    await new Promise((done) => setTimeout(done, 20));
    expect(stage.links.at(-1)).toMatchObject({ metal: 'copper', taken: 0 });
  });
});
