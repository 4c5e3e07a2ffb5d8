/** Holds that a release is told in plain words, and which of its parts go to all or to none. */
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../model/json.ts';
import type { PartName } from '../model/release.ts';
import { changed, ownPart, ownSnapshot, ownValues } from '../../tests/support/release.ts';
import { forStaff } from './told.ts';
import { tell } from './telling.ts';

type Values = Readonly<Record<PartName, Json>>;
const told = (values: Values) => tell(ownSnapshot(), changed(values));

const figures = (): JsonObject => ownPart('figures');
const withVat = (vat: Readonly<Record<string, Json>>): JsonObject => {
  const all = figures()['figures'] as Readonly<Record<string, JsonObject>>;
  return { ...figures(), figures: { ...all, vat: { ...all['vat'], ...vat } } };
};

it.each<readonly [name: PartName, value: () => Json, en: string, es: string]>([
  [
    'words/es/order.repay',
    () => 'Pagar ahora',
    'The words "Pagar" of @order.repay now say "Pagar ahora" (Spanish), on 1 screen.',
    'Las palabras "Pagar" de @order.repay ahora dicen "Pagar ahora" (español), en 1 pantalla.',
  ],
  [
    'words/en/app.back',
    () => 'Go back',
    'The words "Back" of @app.back now say "Go back" (English), in the app itself.',
    'Las palabras "Back" de @app.back ahora dicen "Go back" (inglés), en la app misma.',
  ],
  [
    'words/es/new.one',
    () => 'Nuevo',
    'New words @new.one: "Nuevo" (Spanish).',
    'Palabras nuevas @new.one: "Nuevo" (español).',
  ],
  [
    'words/en/loan.rate',
    () => null,
    'The words "Daily rate" of @loan.rate are gone (English), on 3 screens.',
    'Las palabras "Daily rate" de @loan.rate desaparecen (inglés), en 3 pantallas.',
  ],
  [
    'screens/orders',
    () => ({ ...ownPart('screens/orders'), title: '@app.back' }),
    'Screen orders: 1 entry changed.',
    'Pantalla orders: 1 dato cambia.',
  ],
  [
    'screens/help',
    () => ({ ...ownPart('screens/orders'), routes: ['/help'] }),
    'Screen help is new, at /help.',
    'Pantalla help: nueva, en /help.',
  ],
  [
    'screens/login-failed',
    () => ({ ...ownPart('screens/login-failed'), routes: ['/notQuite', '/again'] }),
    'Screen login-failed: 1 entry changed; new address /again.',
    'Pantalla login-failed: 1 dato cambia; dirección nueva /again.',
  ],
  [
    'fragments/repay-empty',
    () => null,
    'Shared part repay-empty is gone, on 2 screens.',
    'Parte compartida repay-empty desaparece, en 2 pantallas.',
  ],
  [
    'layouts/classic',
    () => ({ ...ownPart('layouts/classic'), $comment: 'x' }),
    'Promotion layout classic: 1 entry changed.',
    'Plantilla de promoción classic: 1 dato cambia.',
  ],
  [
    'documents/privacy.en',
    () => ({ ...ownPart('documents/privacy.en'), title: 'Privacy' }),
    'Legal text privacy (English): 1 entry changed.',
    'Texto legal privacy (inglés): 1 dato cambia.',
  ],
  ['figures', () => withVat({ value: 17 }), 'Figures: vat 17 (was 16).', 'Cifras: vat 17 (era 16).'],
  [
    'figures',
    () => withVat({ unit: 'number' }),
    'Figures: how they are written changed, no number.',
    'Cifras: cambia cómo se escriben, ningún número.',
  ],
])('%s', (name, value, en, es) => {
  const { parts } = told({ [name]: value() });
  expect(parts.map(({ words: { staff: _staff, ...words } }) => words)).toEqual([
    { 'en-IN': en, 'es-MX': es },
  ]);
});

it('tells what changes beside the release that everyone had', () => {
  const parent = changed({ 'words/es/order.repay': 'Pagar ya', 'words/es/app.back': null });
  const parts = changed({ 'words/es/order.repay': 'Pagar hoy', 'words/es/app.back': 'Volver' });
  expect(tell(ownSnapshot(), parts, parent).parts.map(({ words }) => words['en-IN'])).toEqual([
    'The words "Pagar ya" of @order.repay now say "Pagar hoy" (Spanish), on 1 screen.',
    'New words @app.back: "Volver" (Spanish), in the app itself.',
  ]);
});

it('passes over what is no part', () => {
  expect(told({ 'src/app': {} }).parts).toEqual([]);
});

it('tells broken definitions too: who publishes reads them beside what the checker says', () => {
  const { parts } = told({ figures: {}, 'screens/orders': 'nothing', 'words/es/order.repay': 7 });
  expect(parts.map(({ words }) => words['en-IN'])).toEqual([
    expect.stringMatching(/^Figures: .*vat – \(was 16\)/),
    expect.stringMatching(/^Screen orders: \d+ entries changed\.$/),
    expect.stringMatching(/now say 7 \(Spanish\)/),
  ]);
});

describe('the kind of a change', () => {
  const markOf = (values: Values) => {
    const { kind, forAll, parts } = told(values);
    return { kind, forAll, marks: parts.flatMap(({ marks }) => marks) };
  };
  const agreed = (): Json =>
    JSON.parse(JSON.stringify(ownPart('screens/loan-confirm')).replace('@loan.agree', '@app.yes')) as Json;

  it.each<readonly [what: string, values: () => Values, kind: object]>([
    ['words', () => ({ 'words/es/orders.empty': 'Nada' }), { kind: 'words', forAll: false, marks: [] }],
    [
      'words beside an amount',
      () => ({ 'words/es/loan.total': 'Suma' }),
      { kind: 'words', forAll: false, marks: ['cost'] },
    ],
    [
      'words that say a figure',
      () => ({ 'words/es/home.interestValue': '18 %' }),
      { kind: 'words', forAll: false, marks: ['cost'] },
    ],
    [
      'words of a box',
      () => ({ 'words/en/loan.readAgreement': 'Read' }),
      { kind: 'words', forAll: true, marks: ['consent', 'cost'] },
    ],
    [
      'words before a link to what is agreed to',
      () => ({ 'words/es/promotion.agreement': 'Aceptas:' }),
      { kind: 'words', forAll: true, marks: ['consent'] },
    ],
    [
      'words of that link',
      () => ({ 'words/es/promotion.agreementName': 'Acuerdo' }),
      { kind: 'words', forAll: true, marks: ['consent'] },
    ],
    [
      'prescribed words',
      () => ({ 'words/es/promotion.success': 'Listo' }),
      { kind: 'words', forAll: false, marks: ['quoted'] },
    ],
    [
      'a screen',
      () => ({ 'screens/orders': { ...ownPart('screens/orders'), title: '@app.back' } }),
      { kind: 'structure', forAll: false, marks: [] },
    ],
    [
      'another box on a screen',
      () => ({ 'screens/loan-confirm': agreed() }),
      { kind: 'structure', forAll: true, marks: ['consent'] },
    ],
    [
      'a campaign where people agree to what they agree to on another',
      () => ({ 'layouts/summer': ownPart('layouts/story') }),
      { kind: 'structure', forAll: false, marks: [] },
    ],
    [
      'a campaign where people agree to something else',
      () => ({
        'layouts/summer': JSON.parse(
          JSON.stringify(ownPart('layouts/story')).replace('@promotion.agreementName', '@app.yes'),
        ) as Json,
      }),
      { kind: 'structure', forAll: true, marks: ['consent'] },
    ],
    [
      'a document',
      () => ({ 'documents/privacy.es': {} }),
      { kind: 'structure', forAll: true, marks: ['documents'] },
    ],
    [
      'figures',
      () => ({ figures: withVat({ value: 1 }) }),
      { kind: 'structure', forAll: true, marks: ['figures'] },
    ],
  ])('%s', (_what, values, kind) => {
    expect(markOf(values())).toEqual(kind);
  });

  it('is that a screen shows another legal text, by a fragment that it inserts', () => {
    const fragment = JSON.parse(
      JSON.stringify(ownPart('fragments/agreement')).replaceAll('loan-agreement', 'privacy'),
    ) as Json;
    expect(markOf({ 'fragments/agreement': fragment })).toEqual({
      kind: 'structure',
      forAll: true,
      marks: ['consent'],
    });
  });

  it('leaves most words free for a trial', () => {
    const all = Object.keys(ownValues()).filter((name) => name.startsWith('words/es/'));
    const { parts } = told(Object.fromEntries(all.map((name) => [name, 'x'])));
    const kept = parts.filter(({ marks }) => marks.includes('consent'));
    expect(kept.map(({ part }) => part)).toEqual([
      'words/es/loan.agree',
      'words/es/loan.readAgreement',
      'words/es/promotion.agreement',
      'words/es/promotion.agreementName',
    ]);
  });
});

it('staff are told without names of files, keys, addresses or figures, nor of what fills words in', () => {
  const parts = changed({
    'words/es/order.repay': 'Pagar {{amount}} ahora',
    'words/es/app.back': null,
    'words/en/new.one': 'New',
    'screens/orders': { ...ownPart('screens/orders'), title: '@app.back' },
    'screens/login-failed': { ...ownPart('screens/login-failed'), routes: ['/notQuite', '/again'] },
    'fragments/repay-empty': null,
    'documents/privacy.es': { ...ownPart('documents/privacy.es'), date: '2026-01-01' },
    figures: withVat({ value: 17 }),
  });
  const said = tell(ownSnapshot(), parts).parts.map(({ words }) => forStaff(words));
  expect(said.map((each) => each['es-MX'])).toEqual([
    'Las palabras "Pagar" ahora dicen "Pagar … ahora" (español), en 1 pantalla.',
    'Las palabras "Atrás" desaparecen (español), en toda la app.',
    'Palabras nuevas: "New" (inglés).',
    'Pantalla: 1 cambio.',
    'Pantalla "Acceso": 1 cambio; dirección nueva.',
    'Parte compartida desaparece, en 2 pantallas.',
    'Texto legal "Aviso de privacidad integral" (español): 1 cambio.',
    'Cifras: 17 (era 16).',
  ]);
  expect(JSON.stringify(said)).not.toMatch(/@|\{\{|orders|login-|repay-|privacy|vat|\/again/);
});
