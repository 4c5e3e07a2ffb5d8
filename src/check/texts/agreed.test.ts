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
