/** The register of figures: what cannot be, what is odd, and what is right. */
import { describe, expect, it } from 'vitest';
import { placed } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const units = {
  number: { es: ['{n}', '{n}'], en: ['{n}', '{n}'] },
  percent: { es: ['{n}%', '{n}%'], en: ['{n}%', '{n}%'] },
  days: { es: ['{n} día', '{n} días'], en: ['{n} day', '{n} days'] },
  years: { es: ['{n} año', '{n} años'], en: ['{n} year', '{n} years'] },
  images: { es: ['{n} imagen', '{n} imágenes'], en: ['{n} image', '{n} images'] },
};

function registered(figures: Readonly<Record<string, Json>>, all: Json = units): readonly string[] {
  const clause = Object.keys(figures)
    .map((name) => `{{figure.${name}}}`)
    .join(' ');
  const terms = {
    id: 'terms',
    version: '1.0',
    date: '2026-11-21',
    title: 'T',
    sections: [{ heading: 'A', clauses: [clause] }],
  };
  return placed({
    'locales/documents/constants.json': { units: all, figures },
    'locales/documents/terms.es.json': terms,
    'locales/documents/terms.en.json': terms,
  }).map((line) => line.replace('locales/documents/constants.json/', ''));
}

describe('a figure', () => {
  it('is a number that its unit can have', () => {
    expect(registered({ vat: { value: 16.5, unit: 'percent' } })).toEqual([]);
    expect(registered({ vat: { value: 1600, unit: 'percent' } })).toEqual(['figures/vat/value bad-figure']);
    expect(registered({ vat: { value: '16%', unit: 'percent' } })).toEqual(['figures/vat/value bad-figure']);
    expect(registered({ wait: { value: 1.5, unit: 'days' } })).toEqual(['figures/wait/value bad-figure']);
    expect(registered({ wait: { value: -1, unit: 'days' } })).toEqual(['figures/wait/value bad-figure']);
    expect(registered({ wait: { unit: 'days' } })).toEqual(['figures/wait bad-figure']);
  });

  it('is of a size that its unit can have', () => {
    expect(registered({ wait: { value: 365, unit: 'days' } })).toEqual([]);
    expect(registered({ wait: { value: 36500, unit: 'days' } })).toEqual(['figures/wait/value bad-figure']);
    expect(registered({ age: { value: 180, unit: 'years' } })).toEqual(['figures/age/value bad-figure']);
  });

  it('has a unit that is there, and complete', () => {
    expect(registered({ wait: { value: 1, unit: 'day' } })).toEqual(['figures/wait/unit unknown-unit']);
    const torn = { days: { es: ['{n} día'], en: ['{n} day', '{n} days'] } };
    expect(registered({ wait: { value: 1, unit: 'days' } }, torn)).toEqual(['units/days/es bad-figure']);
  });

  it('has a unit whose form for one comes first', () => {
    const turned = (es: readonly string[], en: readonly string[]): readonly string[] =>
      registered({ wait: { value: 1, unit: 'days' } }, { days: { es, en } });
    const day = ['{n} day', '{n} days'];
    expect(turned(['{n} día hábil', '{n} días hábiles'], day)).toEqual([]);
    expect(turned(['{n} días', '{n} día'], day)).toEqual(['units/days/es bad-figure']);
    expect(turned(['{n} meses', '{n} mes'], day)).toEqual(['units/days/es bad-figure']);
    expect(turned(['{n} día', '{n} días'], ['{n} days', '{n} day'])).toEqual(['units/days/en bad-figure']);
  });

  it('has the unit that its name speaks of', () => {
    expect(registered({ vat: { value: 16, unit: 'days' } })).toEqual(['figures/vat/unit odd-unit']);
    expect(registered({ notice: { value: 3, unit: 'percent' } })).toEqual(['figures/notice/unit odd-unit']);
    expect(registered({ age: { value: 18, unit: 'days' } })).toEqual(['figures/age/unit odd-unit']);
    expect(registered({ mostImages: { value: 9, unit: 'days' } })).toEqual([
      'figures/mostImages/unit odd-unit',
    ]);
    expect(registered({ interestFreeDays: { value: 3, unit: 'days' } })).toEqual([]);
    expect(registered({ anything: { value: 3, unit: 'years' } })).toEqual([]);
  });

  it('goes upwards in a range, whose last number has a unit', () => {
    const range = (from: number, to: number, unit: string): readonly string[] =>
      registered({ waitFrom: { value: from, unit: 'number' }, waitTo: { value: to, unit } });
    expect(range(1, 3, 'days')).toEqual([]);
    expect(range(4, 3, 'days')).toEqual(['figures/waitFrom/value bad-figure']);
    expect(range(1, 3, 'number')).toEqual(['figures/waitTo/unit bad-figure']);
  });

  it('of a range is over where the next one begins', () => {
    const ranges = (to: number, from: number, unit = 'days', second = 'lateSecond'): readonly string[] =>
      registered({
        lateFirstFrom: { value: 1, unit: 'days' },
        lateFirstTo: { value: to, unit: 'days' },
        [`${second}From`]: { value: from, unit },
      });
    expect(ranges(30, 31)).toEqual([]);
    expect(ranges(30, 30)).toEqual(['figures/lateFirstTo/value bad-figure']);
    expect(ranges(90, 31)).toEqual(['figures/lateFirstTo/value bad-figure']);
    // Of something else, or in another unit, there is nothing to compare.
    expect(ranges(90, 31, 'days', 'notice')).toEqual([]);
    expect(ranges(30, 2, 'percent', 'lateFee')).toEqual([]);
    const turned = { waitTo: { value: 3, unit: 'days' }, waitFrom: { value: 1, unit: 'days' } };
    expect(registered(turned)).toEqual([]);
  });
});

describe('figures of one series', () => {
  const series = (unit: string): readonly string[] =>
    registered({
      lateFirstFrom: { value: 1, unit: 'number' },
      lateSecondFrom: { value: 31, unit: 'number' },
      lateThirdFrom: { value: 91, unit },
      lateThirdTo: { value: 95, unit: 'days' },
    }).filter((line) => line.includes('lateThirdFrom'));

  it('have one unit', () => {
    expect(series('percent')).toEqual(['figures/lateThirdFrom/unit odd-unit']);
    expect(series('number')).toEqual([]);
  });
});
