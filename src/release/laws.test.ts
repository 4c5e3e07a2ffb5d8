/** Holds what a release cannot take from phones: addresses, frames, prescribed words, screens of their build. */
import { expect, it } from 'vitest';
import type { Json } from '../model/json.ts';
import type { PartName } from '../model/release.ts';
import { refusedParts, refusedWhole } from './laws.ts';
import { libraryOf } from './library.ts';
import { withParts } from './parts.ts';
import { filesOfProject, openSnapshot, withFiles } from './snapshot.ts';
import { ownPart, ownSnapshot } from '../../tests/support/release.ts';
import type { Refusal } from './told.ts';

type Values = Readonly<Record<PartName, Json>>;

function refused(values: Values): readonly Refusal[] {
  const build = openSnapshot(ownSnapshot());
  const files = withParts(filesOfProject(build.input), values);
  const question = { values, build, library: libraryOf(withFiles(build.input, files)) };
  return [...refusedParts(question), ...refusedWhole(question)];
}

/** A part with one text in the place of another, wherever it says it. */
const replaced = (name: PartName, text: string, by: string): Json =>
  JSON.parse(JSON.stringify(ownPart(name)).replaceAll(JSON.stringify(text), JSON.stringify(by))) as Json;

const paying = (text: string): Json => replaced('screens/loan-detail', '@order.repay', text);
const payNow = (es: string, en: string): Values => ({
  'words/es/loan.payNow': es,
  'words/en/loan.payNow': en,
});

/** The screen without the button that pays. */
const unpaid = (): Json => {
  const without = (value: Json): Json =>
    Array.isArray(value)
      ? (value as readonly Json[]).filter((each) => !isPaying(each)).map(without)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, without(each)]))
        : value;
  const isPaying = (value: Json): boolean =>
    value !== null && typeof value === 'object' && 'text' in value && value['text'] === '@order.repay';
  return without(ownPart('screens/loan-detail'));
};

const failed = (change: Readonly<Record<string, Json>>): Json => ({
  ...ownPart('screens/login-failed'),
  ...change,
});

it.each<readonly [what: string, values: () => Values, code: Refusal['code'], part: PartName]>([
  [
    'an address that moves away',
    () => ({ 'screens/login-failed': failed({ routes: ['/notQuite2'] }) }),
    'lost-route',
    'screens/login-failed',
  ],
  [
    'an address that another screen takes',
    () => ({ 'screens/login-failed': failed({ routes: [] }), 'screens/help': failed({}) }),
    'taken-route',
    'screens/help',
  ],
  ['a screen that goes', () => ({ 'screens/orders': null }), 'taken-away', 'screens/orders'],
  ['a layout that goes', () => ({ 'layouts/story': null }), 'taken-away', 'layouts/story'],
  ['the figures that go', () => ({ figures: null }), 'taken-away', 'figures'],
  [
    'another frame',
    () => ({ 'screens/orders': { ...ownPart('screens/orders'), frame: 'bare' } }),
    'other-frame',
    'screens/orders',
  ],
  ['a name that no part has', () => ({ 'src/app': {} }), 'no-part', 'src/app'],
  [
    'a screen that is called as a layout',
    () => ({ 'screens/classic': failed({ routes: ['/c'] }) }),
    'taken-id',
    'screens/classic',
  ],
  [
    'a layout that is called as a screen',
    () => ({ 'layouts/orders': ownPart('layouts/story') }),
    'taken-id',
    'layouts/orders',
  ],
  [
    'a page of the web site',
    () => ({ 'screens/web': failed({ routes: ['/web'], frame: 'public' }) }),
    'web-page',
    'screens/web',
  ],
  [
    'an address of the server',
    () => ({ 'screens/web': failed({ routes: ['/release/now'] }) }),
    'reserved-route',
    'screens/web',
  ],
  [
    'an address that is a file',
    () => ({ 'screens/web': failed({ routes: ['/config.json'] }) }),
    'reserved-route',
    'screens/web',
  ],
  [
    'words that are prescribed',
    () => ({ 'words/es/promotion.success': 'Listo' }),
    'quoted-words',
    'words/es/promotion.success',
  ],
  ['a main label', () => ({ 'words/es/order.repay': 'Pagar ahora' }), 'fixed-label', 'words/es/order.repay'],
  [
    'other words in the place of a label',
    () => ({ 'screens/complaint-list': { ...ownPart('screens/complaint-list'), title: '@app.back' } }),
    'fixed-label',
    'screens/complaint-list',
  ],
  [
    'words of its own in the place of a label',
    () => ({ 'screens/loan-detail': paying('@loan.payNow'), ...payNow('Pagar ahora', 'Repay now') }),
    'fixed-label',
    'screens/loan-detail',
  ],
  [
    'other words in the place of prescribed ones',
    () => ({
      'screens/public-contact': replaced('screens/public-contact', '@contact.incomplete', '@app.back'),
    }),
    'quoted-words',
    'screens/public-contact',
  ],
])('refuses %s', (_what, values, code, part) => {
  const found = refused(values()).filter((each) => each.code === code && each.part === part);
  expect(found).toHaveLength(1);
  expect(found[0]?.words['es-MX']).not.toBe(found[0]?.words['en-IN']);
});

it('says where something else stands in the place of a label whose words nobody touched', () => {
  const changed = paying('@loan.payNow');
  const [found] = refused({ 'screens/loan-detail': changed, ...payNow('Pagar ahora', 'Repay now') });
  expect(found?.words).toMatchObject({
    'en-IN': expect.stringContaining(
      'The screen "loan-detail" says "Repay now" (button › text) where it said "Repay": put @order.repay back there.',
    ) as string,
    'es-MX': expect.stringContaining(
      'La pantalla "loan-detail" dice "Pagar ahora" (button › text) donde decía "Pagar": pon ahí @order.repay de nuevo.',
    ) as string,
  });
});

it.each<readonly [what: string, values: () => Values]>([
  ['an address that no build has', () => ({ 'screens/help': failed({ routes: ['/help', '/help/now-2'] }) })],
  [
    'one more address of a screen',
    () => ({ 'screens/login-failed': failed({ routes: ['/notQuite', '/again'] }) }),
  ],
  ['a page of the promotion', () => ({ 'screens/terms': failed({ routes: ['#/terms'] }) })],
  ['a label that goes with its part', () => ({ 'screens/loan-detail': unpaid() })],
  [
    'a label under a name of its own',
    () => ({ 'screens/loan-detail': paying('@loan.payNow'), ...payNow('Pagar', 'Repay') }),
  ],
  ['words that only open what is on the page', () => ({ 'words/es/app.more': 'Ver todo' })],
  ['a new layout', () => ({ 'layouts/summer': ownPart('layouts/story') })],
  ['what prescribed words mean', () => ({ 'words/es/promotion.success_meaning': 'Listo' })],
  [
    'a fragment and a document that go',
    () => ({ 'fragments/test-open': null, 'documents/privacy.es': null }),
  ],
])('allows %s', (_what, values) => {
  expect(refused(values())).toEqual([]);
});

it('says once that a shared part says something else, whatever screens it is on', () => {
  const found = refused({
    'fragments/repay-channels': replaced('fragments/repay-channels', '@channel.bank', '@app.back'),
  });
  expect(found.map(({ code, part }) => [code, part])).toEqual([['fixed-label', 'fragments/repay-channels']]);
  expect(found[0]?.words['en-IN']).toMatch(
    /^The shared part "repay-channels" says "Back" \(.+\) where it said ".+": put @channel\.bank back there\. /,
  );
});
