/** Words that are marked, opened and told apart as their language does. */
import { describe, expect, it } from 'vitest';
import { found } from '../../../tests/invalid/checked.ts';
import { baseFiles } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';

type Words = Readonly<Record<string, string>>;

/** The problems of words that a screen says, in both languages. */
const told = (code: string, es: Words, en: Words, body: Json, data: Json = {}): readonly string[] =>
  found({
    'locales/es.json': { ...baseFiles['locales/es.json'], ...es },
    'locales/en.json': { ...baseFiles['locales/en.json'], ...en },
    'screens/other.json': { version: 2, data, body },
  }).flatMap((each) => (each.code === code ? [`${each.file}${each.pointer}`] : []));

const text = { type: 'text', text: '@new' };
const said = (code: string, es: string, en: string): readonly string[] =>
  told(code, { new: es }, { new: en }, text);

describe('a text', () => {
  it('has no marks of Markdown', () => {
    expect(said('markup', '**Nunca** la pedimos', 'We never ask for it')).toEqual(['locales/es.json/new']);
    expect(said('markup', 'Ve la [ayuda](x)', 'See the help')).toEqual(['locales/es.json/new']);
    expect(said('markup', 'Un número * y otro *', 'A number * and another *')).toEqual([]);
  });

  it('marks the beginning of a question where its language does', () => {
    expect(said('broken-characters', 'Tienes una duda?', 'Do you have a question?')).toEqual([
      'locales/es.json/new',
    ]);
    expect(said('broken-characters', '¿Tienes una duda?', 'Do you have a question?')).toEqual([]);
  });

  it('is of no third language', () => {
    expect(said('foreign-words', 'Léelo antes de pedirlo', "Lisez-le avant d'emprunter")).toEqual([
      'locales/en.json/new',
    ]);
    expect(said('foreign-words', 'Você não tem boleto', 'You have nothing to pay')).toEqual([
      'locales/es.json/new',
    ]);
    expect(said('foreign-words', 'Paga en Le Petit Café', 'Pay at Le Petit Café')).toEqual([]);
  });
});

describe('the forms for one and for many', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  const forms = (one: string, other: string): Words => ({ new_one: one, new_other: other });
  const days = forms('{{loan.daysLeft}} day left', '{{loan.daysLeft}} days left');

  it('are told apart where the other language does', () => {
    const same = '{{loan.daysLeft}} días más';
    expect(told('different-forms', forms(same, same), days, text, data)).toEqual(['locales/es.json/new_one']);
    expect(told('different-forms', forms('{{loan.daysLeft}} día más', same), days, text, data)).toEqual([]);
    const short = 'Más: {{loan.daysLeft}}';
    expect(told('different-forms', forms(short, short), days, text, data)).toEqual([]);
  });
});

describe('of the forms of a text', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  const late = '{{#unsigned}}{{loan.daysLeft}}{{/unsigned}}';
  const at = (one: string, other: string): readonly string[] =>
    told(
      'different-forms',
      { new_one: `${one} día`, new_other: `${other} días` },
      { new_one: `${late} day`, new_other: `${late} days` },
      text,
      data,
    );

  it('that one is told which the other language reads otherwise', () => {
    expect(at(late, '{{loan.daysLeft}}')).toEqual(['locales/es.json/new_other']);
    expect(at('{{loan.daysLeft}}', late)).toEqual(['locales/es.json/new_one']);
    expect(at(late, late)).toEqual([]);
    expect(at('{{loan.note}}', late)).toEqual(['locales/es.json/new_one']);
  });
});

describe('a text that reads one thing in two ways', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  const at = (es: string, en: string): readonly string[] =>
    told('different-tags', { new: es }, { new: en }, text, data);

  it('is wrong where it stands as it is', () => {
    const masked = '{{#masked}}{{loan.bankNo}}{{/masked}}';
    expect(at(`Cuenta ${masked}`, 'Account {{loan.bankNo}}')).toEqual(['locales/en.json/new']);
    expect(at('Cuenta {{loan.bankNo}}', `Account ${masked}`)).toEqual(['locales/es.json/new']);
    expect(at(`Cuenta ${masked}`, `Account ${masked}`)).toEqual([]);
  });
});

describe('the rows of a table', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  const table = {
    type: 'text',
    match: '{{loan.stage}}',
    is: { sent: { text: '@a' }, read: { text: '@b' } },
    else: { text: '@home.title' },
  };
  const at = (es: Words, en: Words): readonly string[] => told('same-words', es, en, table, data);

  it('say other words in each language, or the same in all', () => {
    expect(at({ a: 'Listo', b: 'Listo' }, { a: 'Sent', b: 'Read' })).toEqual([
      'screens/other.json/body/is/read/text',
    ]);
    expect(at({ a: 'Enviado', b: 'Leído' }, { a: 'Sent', b: 'Read' })).toEqual([]);
    expect(at({ a: 'Listo', b: 'Listo' }, { a: 'Ready', b: 'Ready' })).toEqual([]);
  });
});
