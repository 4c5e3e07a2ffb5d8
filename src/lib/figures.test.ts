/** Figures and absences of legal texts: each unit in both languages, and words for what data lacks. */
import { expect, it } from 'vitest';
import register from '../../locales/documents/constants.json' with { type: 'json' };
import { blank, figureText, fillDocument, type Register } from './figures.ts';

const given: Register = register;

it.each([
  ['annualInterest', '18%', '18%'],
  ['interest', '0.0065%', '0.0065%'],
  ['penaltyNew', 'Rs.1,000', 'Rs.1,000'],
  ['decision', '1 día', '1 day'],
  ['termTo', '365 días naturales', '365 calendar days'],
  ['requestEffect', '15 días hábiles', '15 working days'],
  ['assignmentNotice', '7 días hábiles', '7 business days'],
])('%s is %s and %s', (name, es, en) => {
  expect(figureText(name, given, 'es')).toBe(es);
  expect(figureText(name, given, 'en')).toBe(en);
});

it.each(['', 'nobody', 'constructor', '__proto__', 'toString'])('knows no figure "%s"', (name) => {
  expect(figureText(name, given, 'es')).toBeUndefined();
  expect(fillDocument(`{{figure.${name}}}`, given, 'es')).not.toContain('undefined');
});

it('writes figures in at every depth and leaves the rest as it is', () => {
  const document = {
    title: 'A',
    n: 1,
    sections: [{ clauses: ['{{figure.vat}}', { text: 'x {{figure.vat}}' }] }],
  };
  expect(fillDocument(document, given, 'en')).toEqual({
    title: 'A',
    n: 1,
    sections: [{ clauses: ['16%', { text: 'x 16%' }] }],
  });
});

const bare: Register = { units: {}, figures: {} };

it.each([
  ['the words of the register', given, '(no indicado por el acreedor)'],
  ['a line to fill without them', bare, blank],
])('says where a value of the data is absent, formatted ones too: %s', (_name, by, absent) => {
  expect(fillDocument('de {{a.b}}', by, 'es')).toBe(`de {{#a.b}}{{a.b}}{{/a.b}}{{^a.b}}${absent}{{/a.b}}`);
  expect(fillDocument('{{#money}}{{a.b}}{{/money}}', by, 'es')).toBe(
    `{{#a.b}}{{#money}}{{a.b}}{{/money}}{{/a.b}}{{^a.b}}${absent}{{/a.b}}`,
  );
});
