/** What fields can put into a variable: a test that asks for more is asked in vain. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const words = '{{config.appName}}';
const asks = (test: Json): Json => ({ type: 'text', text: words, if: test });
const verdicts = (state: Json, field: Json, test: Json, ...more: readonly Json[]): readonly string[] =>
  placed(screen([field, asks(test), ...more], { state, routes: ['/other'] }))
    .map((line) => line.split(' ')[1] ?? '')
    .filter((code) => code.startsWith('test-'));

it('a list of half an entry is judged as any other', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  const asked = { ...(asks({ 'loan.rows': { maxItems: 1.5 } }) as object), id: 'half' };
  expect(() => placed(screen(asked, { data }))).not.toThrow();
});

describe('a variable that fields alone fill', () => {
  const images: Json = {
    type: 'image-upload',
    bind: 'state.images',
    label: words,
    picture: words,
    tooMany: words,
    wrongKind: words,
    upload: { do: 'upload', call: 'loanPush', as: 'image', job: '{{event}}', gives: 'url' },
  };
  const first = { images: { urls: '', sending: 0, failed: 0, lost: 0 } };
  const stars: Json = { type: 'rating', bind: 'state.score', label: words };
  const text: Json = { type: 'text-field', bind: 'state.text', label: words, maxLength: 20 };

  it('counts from nothing upwards', () => {
    expect(verdicts(first, images, { 'state.images.lost': { minimum: 0 } })).toEqual(['test-always']);
    expect(verdicts(first, images, { 'state.images.lost': { exclusiveMaximum: 0 } })).toEqual(['test-never']);
    expect(verdicts(first, images, { 'state.images.lost': { exclusiveMinimum: 0 } })).toEqual([]);
  });

  it('is no higher than the field goes', () => {
    expect(verdicts({ score: 0 }, stars, { 'state.score': { maximum: 5 } })).toEqual(['test-always']);
    expect(verdicts({ score: 0 }, stars, { 'state.score': { exclusiveMinimum: 5 } })).toEqual(['test-never']);
    expect(verdicts({ score: 0 }, { ...stars, max: 9 }, { 'state.score': { exclusiveMinimum: 5 } })).toEqual(
      [],
    );
    expect(verdicts({ score: 9 }, stars, { 'state.score': { exclusiveMinimum: 5 } })).toEqual([]);
  });

  it('counts no more than the field takes', () => {
    const more: Json = { 'state.images.failed': { exclusiveMinimum: 9 } };
    expect(verdicts(first, images, more)).toEqual(['test-never']);
    expect(verdicts(first, { ...(images as object), max: 12 }, more)).toEqual([]);
    expect(verdicts(first, images, { 'state.images.failed': { minimum: 9 } })).toEqual([]);
  });

  it('is no longer than the field takes', () => {
    expect(verdicts({ text: '' }, text, { 'state.text': { minLength: 21 } })).toEqual(['test-never']);
    expect(verdicts({ text: '' }, text, { 'state.text': { maxLength: 20 } })).toEqual(['test-always']);
    expect(verdicts({ text: '' }, text, { 'state.text': { minLength: 20 } })).toEqual([]);
  });

  it('may be anything where something else writes it', () => {
    const set: Json = {
      type: 'button',
      text: words,
      press: { do: 'set', 'state.text': '{{config.servicePhone}}' },
    };
    expect(verdicts({ text: '' }, text, { 'state.text': { minLength: 21 } }, set)).toEqual([]);
  });
});

describe('when a countdown ends', () => {
  it('is a time, or 0 before one runs', () => {
    const start: Json = { type: 'button', text: words, press: { do: 'countdown', until: 'state.until' } };
    const ends = (test: Json): readonly string[] => verdicts({ until: 0 }, start, { 'state.until': test });
    expect(ends({ minimum: 0 })).toEqual(['test-always']);
    expect(ends({ exclusiveMaximum: 0 })).toEqual(['test-never']);
    expect(ends({ exclusiveMinimum: 0 })).toEqual([]);
  });
});

describe('a list', () => {
  it('has no more entries than its schema allows', () => {
    const list: Json = { type: 'array', maxItems: 3, items: { type: 'string' }, default: [] };
    const said = (test: Json): readonly string[] =>
      placed({
        'screens/promotion/plain.json': {
          version: 2,
          title: '@home.title',
          values: { lines: list },
          body: { type: 'list', items: '{{values.lines}}', if: test },
        },
      }).filter((line) => line.includes(' test-'));
    expect(said({ 'values.lines': { minItems: 4 } })).toEqual([
      'screens/promotion/plain.json/body/if test-never',
    ]);
    expect(said({ 'values.lines': { maxItems: 3 } })).toEqual([
      'screens/promotion/plain.json/body/if test-always',
    ]);
    expect(said({ 'values.lines': { minItems: 3 } })).toEqual([]);
  });
});
