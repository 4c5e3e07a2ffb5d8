/** What the locale files repeat of the legal documents, and say as they do. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import { openDocument } from '../document/document.ts';
import { checkAgreed } from './agreed.ts';

const open = (file: string, value: Json) =>
  openDocument({ file, text: JSON.stringify(value, null, 2) }).document;
const terms = open('locales/documents/terms.es.json', { version: '1.2', date: '2026-11-22' });
const register = (texts: readonly string[]) =>
  open('locales/documents/constants.json', { figures: { term: { value: 91, unit: 'days', texts } } });

function codes(text: string, key = 'term'): readonly ProblemCode[] {
  const found: ProblemCode[] = [];
  const locale = open('locales/es.json', { term: text });
  checkAgreed([locale], [terms, register([key])], (_place, code) => found.push(code));
  return found;
}

describe('a text that says a figure', () => {
  it('says it among its words', () => {
    expect(codes('De 91 a 365 días')).toEqual([]);
    expect(codes('De 19 a 365 días')).toEqual(['apart-figure']);
    expect(codes('De 91.5 días')).toEqual(['apart-figure']);
  });

  it('is there', () => {
    expect(codes('De 91 días', 'terms')).toEqual(['missing-text']);
  });
});

describe('a text that says a version', () => {
  it('says that of a document, with its day', () => {
    expect(codes('91: Versión 1.2 del 2026-11-22')).toEqual([]);
    expect(codes('91: Version 1.2 of 2026-11-22')).toEqual([]);
    expect(codes('91: Versión 1.2 del 2026-11-21')).toEqual(['unknown-version']);
    expect(codes('91: la nueva versión 3.0 de la app')).toEqual([]);
  });
});

describe('a figure that texts do not say', () => {
  const places = (texts: Readonly<Record<string, string>>, figures: Json): readonly string[] => {
    const found: string[] = [];
    const locales = ['es', 'en'].map((tongue) => open(`locales/${tongue}.json`, texts));
    const constants = open('locales/documents/constants.json', { figures });
    checkAgreed(locales, [terms, constants], ({ document, pointer }) => {
      found.push(`${document.file.split('/').at(-1) ?? ''}/${pointer.join('/')}`);
    });
    return [...new Set(found)];
  };
  const wait = { value: 10, unit: 'days', texts: ['first', 'second'] };

  it('is told at itself where none of several says it', () => {
    expect(places({ first: '7 días', second: 'Hasta 7 días' }, { wait })).toEqual([
      'constants.json/figures/wait/value',
    ]);
    expect(places({ first: '7 días', second: 'Hasta 10 días' }, { wait })).toEqual([
      'es.json/first',
      'en.json/first',
    ]);
  });

  it('is told where it names a text that says what other figures are', () => {
    const term = { value: 91, unit: 'days', texts: ['first'] };
    const age = { value: 18, unit: 'years', texts: ['first'] };
    expect(places({ first: 'De 91 días' }, { term, age })).toEqual(['constants.json/figures/age/texts/0']);
  });
});
