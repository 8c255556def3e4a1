import { FluentBundle, FluentResource } from '@fluent/bundle';
import { mount } from 'svelte';
import '../../src/styles/base.css';
import Bench from './Bench.svelte';
import moments from '../fixtures/metallurgie.json';

const sources = import.meta.glob(
  ['../../../src/metalworks/texts/{en,de,pl}.ftl', '../../../src/metalworks/texts/web*/*.ftl', '../../../src/metalworks/games/metallurgie/texts/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>;
const query = new URLSearchParams(location.search);
const language = query.get('lang') ?? 'en';
const bundle = new FluentBundle(language, { useIsolating: false });
for (const [path, source] of Object.entries(sources)) if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(source), { allowOverrides: true });
const t = (key: string, args?: Record<string, string | number>): string => {
  const [id, attribute] = key.split('.') as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : key;
};
const name = query.get('moment') ?? 'iron';
mount(Bench, { target: document.getElementById('app')!, props: { t, moment: (moments as never)[name], query } });
