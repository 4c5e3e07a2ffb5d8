/** A card is shown by its last digits; a page says what it is called. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const field = (more: Readonly<Record<string, Json>> = {}) => ({
  type: 'text-field',
  bind: 'state.plastic',
  label: '@home.phone',
  ...more,
});
const shown = (text: string) => ({ type: 'text', text });

describe('a card', () => {
  const of = (body: readonly Json[]) => placed(screen(body, { state: { plastic: '' } }));

  it('is known by what a browser fills in, whatever it is called', () => {
    const card = field({ autocomplete: 'cc-number' });
    expect(of([card, shown('{{state.plastic}}')])).toEqual(['screens/other.json/body/1/text unmasked']);
    expect(of([card, shown('{{#masked}}{{state.plastic}}{{/masked}}')])).toEqual([]);
    expect(of([field(), shown('{{state.plastic}}')])).toEqual([]);
  });

  it('is shown in a section over it where that masks it', () => {
    const card = field({ autocomplete: 'cc-number' });
    expect(of([card, shown('{{#state.plastic}}••{{/state.plastic}}')])).toEqual([]);
  });

  it('is not kept, nor put into a cookie, under any name', () => {
    const body = [field({ autocomplete: 'one-time-code' }), shown('{{#state.plastic}}·{{/state.plastic}}')];
    const state = { plastic: '' };
    expect(placed(screen(body, { state, keep: ['state.plastic'] }))).toEqual([
      'screens/other.json/keep/0 private-kept',
    ]);
    expect(placed(screen(body, { state, cookies: { c: 'state.plastic' } }))).toEqual([
      'screens/other.json/cookies/c private-kept',
    ]);
  });
});

describe('a page', () => {
  const of = (more: Readonly<Record<string, Json>>) =>
    placed({ 'screens/other.json': { version: 2, routes: ['/other'], body: shown('x'), ...more } });

  it('has a title, and on the web site a description', () => {
    expect(of({})).toEqual(['screens/other.json/title missing-title']);
    expect(of({ title: '' })).toEqual(['screens/other.json/title missing-title']);
    expect(of({ title: '@home.title' })).toEqual([]);
    expect(of({ title: '@home.title', frames: { '/other': 'public' } })).toEqual([
      'screens/other.json/description missing-title',
    ]);
  });
});
