/** Holds what a release is proved by: the checker on the whole, what phones keep, a plan of each screen; and what then differs. */
import { describe, expect, it } from 'vitest';
import { checkProject } from '../check/project.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Bundle, PartName, Parts } from '../model/release.ts';
import { changesOf } from './changes.ts';
import { prove, type Proof } from './prove.ts';
import { openSnapshot } from './snapshot.ts';
import { buildWith, changed, digest, ownPart, ownSnapshot } from '../../tests/support/release.ts';
import { hashOfPart } from './text.ts';

const proof = (parts: Parts): Proof => prove({ snapshot: ownSnapshot(), parts, digest });
const proofOf = (values: Readonly<Record<PartName, Json>>): Proof => proof(changed(values));

const bundle = ({ bundles }: Proof, hash: string | null | undefined): Bundle =>
  JSON.parse(bundles[hash ?? ''] ?? 'null') as Bundle;
const codes = ({ problems, refusals }: Proof): readonly string[] => [
  ...problems.filter(({ severity }) => severity === 'error').map(({ code }) => code),
  ...refusals.map(({ code }) => code),
];

const asBuilt = { screens: {}, layouts: {}, words: null, documents: {}, routes: {} };

describe('a release that changes nothing', () => {
  it('makes no bundle', () => {
    const none = proof({});
    expect(codes(none)).toEqual([]);
    expect([none.ok, none.manifest, none.bundles]).toEqual([true, asBuilt, {}]);
  });

  it('makes none where a comment alone differs, which no phone gets', () => {
    const screen = { ...ownPart('screens/login-failed'), $comment: 'Asked by the call center.' };
    expect(proofOf({ 'screens/login-failed': screen }).manifest).toEqual(asBuilt);
  });
});

let made: Proof | undefined;

/** A release with changes of many kinds: the whole is proved once. */
function many(): Proof {
  if (made !== undefined) return made;
  const failed = ownPart('screens/login-failed');
  const link = {
    type: 'button',
    tone: 'secondary',
    text: '@app.call',
    press: { do: 'navigate', to: '/helpNow' },
  };
  const fragment = ownPart('fragments/repay-empty');
  const layout = ownPart('layouts/classic');
  made = proofOf({
    'words/es/login.failed': 'No pudimos verificarte',
    'words/es/loan.total': 'Todo lo que pagas',
    'words/es/recommended.home': 'Volver al inicio',
    'words/en/app.back': 'Go back',
    'words/en/about.clear': 'Plain',
    'fragments/repay-empty': { ...fragment, body: [fragment['body'] ?? null].flat() },
    'layouts/classic': { ...layout, body: [...[layout['body'] ?? null].flat(), { type: 'divider' }] },
    'screens/help-now': { ...failed, routes: ['/helpNow'] },
    'screens/login-failed': { ...failed, footer: [...(failed['footer'] as readonly JsonObject[]), link] },
  });
  return made;
}

describe('a release of many kinds', () => {
  it('is whole, with a bundle for each screen that shows something of it', () => {
    expect(codes(many())).toEqual([]);
    expect(Object.keys(many().manifest.screens).sort()).toEqual([
      'about',
      'about_public',
      'help-now',
      'loan-confirm',
      'login-failed',
      'product',
      'recommended',
      'repay',
      'repay-delay',
    ]);
    expect(Object.keys(many().manifest.layouts)).toEqual(['classic']);
    expect(many().manifest.documents).toEqual({});
  });

  it('has the words of a screen with that screen, in its languages', () => {
    expect(bundle(many(), many().manifest.screens['login-failed'])).toMatchObject({
      kind: 'screen',
      id: 'login-failed',
      words: { 'es-MX': { 'login.failed': 'No pudimos verificarte' }, 'en-IN': {} },
    });
  });

  it('has the words of the program in a bundle of their own', () => {
    expect(bundle(many(), many().manifest.words)).toEqual({
      kind: 'words',
      words: { 'es-MX': {}, 'en-IN': { 'app.back': 'Go back' } },
    });
  });

  it('has a fragment in each screen that inserts it, with all that the screen needs', () => {
    expect(bundle(many(), many().manifest.screens['repay'])).toMatchObject({
      fragments: { 'repay-empty': expect.any(Object) as unknown },
      uses: { calls: expect.arrayContaining(['loanPlan']) as unknown, widgets: expect.any(Array) as unknown },
      first: { requests: [{ operation: 'loanPlan' }] },
    });
  });

  it('has the address of a new screen', () => {
    expect(many().manifest.routes).toEqual({ '/helpNow': 'help-now' });
  });

  it('names each bundle by its text, which parsing and writing again does not change', () => {
    expect(Object.keys(many().bundles)).toHaveLength(11);
    for (const [hash, text] of Object.entries(many().bundles)) {
      expect(JSON.stringify(JSON.parse(text))).toBe(text);
      expect(hashOfPart(JSON.parse(text), digest)).toBe(hash);
    }
  });
});

it('refuses words in one language alone, in the words of the checker, and prescribed ones', () => {
  const found = proofOf({ 'words/es/login.more': 'Más', 'words/es/promotion.success': 'Listo' });
  expect([found.ok, found.bundles]).toEqual([false, {}]);
  expect(found.problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('"login.more" is not in locales/en.json'),
  );
  expect(codes(found)).toContain('quoted-words');
});

it('brings no origin: each that it names is told to whoever publishes, and stays refused where the configuration has it not', () => {
  const failed = ownPart('screens/login-failed');
  const foreign = [
    { type: 'image', src: 'https://pictures.example/a.png', alt: '' },
    { type: 'link', text: '@app.call', url: 'https://links.example/' },
    { type: 'button', text: '@app.call', press: { do: 'open-url', url: 'https://presses.example/' } },
  ];
  const found = proofOf({
    'screens/login-failed': {
      ...failed,
      footer: [...(failed['footer'] as readonly JsonObject[]), ...foreign],
    },
  });
  const told = found.problems.filter(({ code }) => code === 'foreign-address');
  expect(told.map(({ message }) => message)).toEqual(
    ['pictures', 'links', 'presses'].map(
      (name) =>
        expect.stringContaining(`wherever a brand does not allow https://${name}.example.`) as unknown,
    ),
  );
  // A bundle holds nothing that a phone or a content policy asks for what is allowed.
  expect(Object.keys(bundle(found, found.manifest.screens['login-failed']))).toEqual([
    'kind',
    'id',
    'definition',
    'fragments',
    'words',
    'uses',
    'first',
  ]);
});

it('ships a definition of an older version of the language as the current one', () => {
  const failed = { ...ownPart('screens/login-failed'), version: 1, title: '@app.back' };
  const found = proofOf({ 'screens/login-failed': failed });
  expect(bundle(found, found.manifest.screens['login-failed'])).toMatchObject({ definition: { version: 2 } });
});

describe('documents', () => {
  it('come as they are shipped, with a figure that changed in each that says it', () => {
    const figures = ownPart('figures');
    const all = figures['figures'] as Readonly<Record<string, JsonObject>>;
    const vat = { ...all['vat'], value: 17 };
    const found = proofOf({ figures: { ...figures, figures: { ...all, vat } } });
    expect(codes(found)).toEqual([]);
    const names = Object.keys(found.manifest.documents);
    expect(names).toContain('loan-agreement.es-MX');
    expect(found.manifest.screens).toEqual({});
    expect(found.bundles[found.manifest.documents[names[0] ?? ''] ?? '']).toContain('17%');
  });
});

it('keeps what phones have of their build: its laws are in laws.test.ts', () => {
  const moved = { ...ownPart('screens/login-failed'), routes: ['/notQuite2'] };
  const found = proofOf({ 'screens/login-failed': moved });
  expect([found.ok, found.bundles]).toEqual([false, {}]);
  const taken = { ...ownPart('screens/login-failed'), routes: ['/notQuite', '/inThe'] };
  expect(codes(proofOf({ 'screens/login-failed': taken }))).toContain('duplicate-route');
});

describe('another build', () => {
  const parts = (): Parts => changed({ 'words/es/login.failed': 'No pudimos verificarte' });
  const on = (values: Readonly<Record<PartName, Json>>): Proof =>
    prove({ snapshot: buildWith(values), parts: parts(), digest });

  it('shows what it improved elsewhere, beside what the release changed', () => {
    const found = on({
      'screens/orders': { ...ownPart('screens/orders'), $comment: 'New.', title: '@app.back' },
    });
    expect([found.ok, found.conflicts, found.dropped]).toEqual([true, [], []]);
    expect(Object.keys(found.manifest.screens)).toEqual(['login-failed']);
  });

  it('brings its improvement of the same screen, in the bundle with the words of the release', () => {
    const found = on({ 'screens/login-failed': { ...ownPart('screens/login-failed'), title: '@app.back' } });
    expect(bundle(found, found.manifest.screens['login-failed'])).toMatchObject({
      definition: { title: '@app.back' },
      words: { 'es-MX': { 'login.failed': 'No pudimos verificarte' } },
    });
  });

  it('that says the same needs no bundle', () => {
    const found = on({ 'words/es/login.failed': 'No pudimos verificarte' });
    expect([found.dropped, found.bundles]).toEqual([['words/es/login.failed'], {}]);
  });

  it('that changed the same is a conflict, named', () => {
    expect(on({ 'words/es/login.failed': 'Otro' }).conflicts.map(({ words }) => words['en-IN'])).toEqual([
      'The build and the release both changed words/es/login.failed.',
    ]);
  });

  it('of a language that no server of today speaks keeps what it shows', () => {
    const found = prove({ snapshot: { ...ownSnapshot(), language: 1 }, parts: {}, digest });
    expect(found.refusals.map(({ code }) => code)).toEqual(['other-language']);
  });
});

describe('a mistake of an author', () => {
  it('stands where it is in the folder, also in a file of a few words', () => {
    const files = [
      { file: 'locales/es.json', text: '{\n\n\n  "login.failed": "{{#money}}"\n}' },
      { file: 'locales/en.json', text: '{ "login.failed": "It did not work" }' },
    ];
    const { parts } = changesOf({ files, snapshot: ownSnapshot(), digest });
    const { problems } = prove({ snapshot: ownSnapshot(), parts, digest, written: files });
    expect(problems.map(({ file, line, code }) => ({ file, line, code }))).toContainEqual({
      file: 'locales/es.json',
      line: 4,
      code: 'bad-template',
    });
  });

  it('is not that of a younger checker about the build alone', () => {
    const own = ownSnapshot();
    const screens = openSnapshot(own).input.screens.map((file) =>
      file.file === 'screens/orders.json'
        ? { ...file, text: file.text.replace('"title": "@', '"title": "@gone.') }
        : file,
    );
    const project = { ...(own.project as JsonObject), screens: screens as unknown as Json };
    const broken = { ...own, project };
    expect(checkProject(openSnapshot(broken).input).map(({ code }) => code)).toContain('missing-text');
    const found = prove({ snapshot: broken, parts: changed({ 'words/es/login.failed': 'Nada' }), digest });
    expect([found.ok, found.problems]).toEqual([true, []]);
  });
});
