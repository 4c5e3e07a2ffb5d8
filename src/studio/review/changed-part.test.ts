/** Before and after are looked at where something changed: the part is named on both sides. */
import { describe, expect, it } from 'vitest';
import type { Texts } from '../core/draft.ts';
import { wordsPlaces } from '../search/places.ts';
import { changedPart } from './changed-part.ts';

const file = 'screens/home.json';
const textsOf = (body: readonly object[], more = 'Ver más'): Texts =>
  new Map(
    Object.entries({
      [file]: { version: 2, title: '@home.title', body },
      'locales/es.json': { 'home.title': 'Inicio', 'home.more': more },
      'locales/en.json': { 'home.title': 'Home', 'home.more': 'See more' },
    }).map(([name, value]) => [name, JSON.stringify(value)]),
  );
const [one, two] = [
  { type: 'text', text: '@home.title' },
  { type: 'card', body: { type: 'link', text: '@home.more' } },
];
const found = (base: Texts, now: Texts) =>
  changedPart({ base, now }, { id: 'home', file }, { places: wordsPlaces(now, new Map()) });
const at = (pointer: string) => ({ file, pointer });

describe('the part that changed', () => {
  it('is the one that says the words, on both sides', () => {
    expect(found(textsOf([one, two]), textsOf([one, two], 'Ver todo'))).toEqual({
      before: at('/body/1/body'),
      now: at('/body/1/body'),
    });
  });

  it('is the innermost one whose options differ', () => {
    const other = { type: 'card', body: { type: 'link', text: '@home.more', size: 'small' } };
    expect(found(textsOf([one, two]), textsOf([one, other]))).toEqual({
      before: at('/body/1/body'),
      now: at('/body/1/body'),
    });
  });

  it('is the new one, or the one that is gone', () => {
    const [less, more] = [textsOf([one]), textsOf([one, two])];
    expect(found(less, more).now).toEqual(at('/body/1'));
    expect(found(more, less).before).toEqual(at('/body/1'));
  });
});
