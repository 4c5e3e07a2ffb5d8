/** Texts that are named by their keys become the words of a language. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyMistakes } from './check-keys.ts';
import { inWords, mentioned, mentionsIn, partsOf, quoted, textsIn, type Texts } from './keyed-words.ts';
import { templatePaths } from '../../src/lib/template.ts';

const texts: Texts = {
  'app.copy': 'Copiar',
  'order.name': 'Préstamo {{order.no}}',
  'pay.text':
    'Paga {{#money}}{{query.amount}}{{/money}}{{#pay.card}} con {{#masked}}{{pay.card}}{{/masked}}{{/pay.card}}.',
  'plan.name': '{{#title}}{{title}}{{/title}}{{^title}}Periodo {{number}}{{/title}}',
  'loan.version': '{{#plan}}Versión 1{{/plan}}{{^plan}}Versión 2{{/plan}}',
};

it.each<[what: string, keyed: string, words: string]>([
  ['a text', '@app.copy', 'Copiar'],
  ['one among other words', 'Hoy: @app.copy @app.copy.', 'Hoy: Copiar Copiar.'],
  ['one in quotes, as in an outline', 'button "@app.copy" [busy]', 'button "Copiar" [busy]'],
  ['what is shown in it', '@order.name{order.no=A 1}', 'Préstamo A 1'],
  ['an amount as it is shown', '@pay.text{query.amount=$1,200.00}', 'Paga $1,200.00.'],
  ['a section', '@pay.text{query.amount=$1}{pay.card=••••1}', 'Paga $1 con ••••1.'],
  ['what is shown where something is missing', '@plan.name{number=2}', 'Periodo 2'],
  ['what is only there', '@loan.version{plan}', 'Versión 1'],
  ['what is not', '@loan.version', 'Versión 2'],
  ['words that follow at once', '@app.copy{}r', 'Copiarr'],
  ['braces that follow at once', '@app.copy{}{}', 'Copiar{}'],
  ['a brace in a value', '@order.name{order.no={{x@}@}}', 'Préstamo {{x}}'],
  ['an address', 'ana@app.copy', 'ana@app.copy'],
  ['an @ that is meant', '@@app.copy a@@b', '@app.copy a@b'],
  ['a key that there is not', '@app.cpy', '@app.cpy'],
])('reads %s', (_, keyed, words) => {
  expect(inWords(keyed, texts)).toBe(words);
});

describe('what is written', () => {
  it('is read as the same', () => {
    const values = fc.dictionary(fc.constantFrom('a', 'a.b', 'c'), fc.string());
    fc.assert(
      fc.property(values, fc.string(), (given, next) => {
        const mention = { key: 'app.copy', values: new Map(Object.entries(given)) };
        const written = mentioned(mention, next) + quoted(next);
        expect(mentionsIn(written)).toEqual([mention]);
        expect(inWords(written, texts)).toBe(`Copiar${next}`);
      }),
    );
  });
});

it.each(['es', 'en'])('every text of %s can be named', (language) => {
  const all = textsIn(language);
  const wrong = Object.entries(all).flatMap(([key, text]) => {
    const paths = templatePaths({ kind: 'parts', parts: partsOf(text) }).map((path) => path.join('.'));
    const named = [paths, []].map((given) =>
      mentioned({ key, values: new Map(given.map((path) => [path, 'Ana'])) }, ''),
    );
    const words = named.map((name) => inWords(name, all));
    // A text may say something only where a value is missing.
    const isWrong = words.every((each) => each === '') || words.some((each) => /\{\{|@/.test(each));
    return isWrong ? [`${named[0]}: ${words[0]}`] : keyMistakes(named[0] ?? '', all);
  });
  expect(wrong).toEqual([]);
});
