/** Holds that a phone with a build and the bundles of a release shows what a build of the changed files would. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tongues, type Tongue } from '../lib/figures.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Bundle, DocumentBundle, Hash, ScreenBundle, WordsBundle } from '../model/release.ts';
import { digest, ownSnapshot, ownValues } from '../../tests/support/release.ts';
import { bundlesOf, wordsOf, type Bundled } from './bundles.ts';
import { firstRequests } from './first-requests.ts';
import { openSnapshot, withValues, type Opened } from './snapshot.ts';
import { shipped, usesOf } from './uses.ts';
import { frameOf } from './variants.ts';
import { holdsKey, keysNamed } from './words.ts';

const build = (): Opened => openSnapshot(ownSnapshot());

const keyAt = (at: number): string => {
  const keys = Object.keys(wordsOf(build().library, 'es'));
  return `@${keys[(at * 7) % keys.length] ?? ''}`;
};

/** Somewhere in a definition a text is another. */
function mutated(value: Json, at: number): Json {
  let left = at;
  const walk = (inner: Json): Json => {
    // Other words of the product, which may come with other screens.
    if (typeof inner === 'string' && left-- === 0) return at % 2 === 0 ? `${inner}!` : keyAt(at);
    if (Array.isArray(inner)) return (inner as readonly Json[]).map(walk);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([name, member]) => [
        name,
        // Where it is drawn, and by whom, no release changes.
        ['routes', 'frame', 'frames', 'version', 'type', 'do', 'of'].includes(name) ? member : walk(member),
      ]),
    );
  };
  return walk(value);
}

interface Shown {
  readonly definition: unknown;
  readonly fragments: unknown;
  readonly words: Readonly<Record<string, string | undefined>>;
  readonly first: unknown;
}

const read = new Map<string, ReturnType<typeof wordsOf>>();
/** Asked for each screen: each text is parsed once. */
function wordsIn(library: Opened['library'], tongue: Tongue): ReturnType<typeof wordsOf> {
  const text = library.locales[`locales/${tongue}.json`] ?? '';
  const words = read.get(text) ?? wordsOf(library, tongue);
  read.set(text, words);
  return words;
}

/** What a build of these files ships of a screen, with the words that it names. */
function shippedBy({ library }: Opened, id: string, tongue: Tongue, keys: ReadonlySet<string>): Shown {
  const screen = library.screens[id];
  const used = usesOf(screen, library.fragments).fragments;
  const words = wordsIn(library, tongue);
  return {
    definition: shipped(screen),
    fragments: Object.fromEntries(used.map((name) => [name, shipped(library.fragments[name])])),
    words: Object.fromEntries([...keys].map((key) => [key, words[key]])),
    first: firstRequests(screen, library.calls, library.facts),
  };
}

const parsed = <T extends Bundle>({ bundles }: Bundled, hash: Hash | null | undefined): T | undefined =>
  hash === null || hash === undefined ? undefined : (JSON.parse(bundles[hash] ?? '') as T);

const isOfSite = ({ library }: Opened, id: string, key: string): boolean =>
  frameOf(library.screens[id]) === 'public' && library.texts.site(key);

/** What a phone of the build shows with the bundles over its own. */
function shownBy(
  own: Opened,
  bundled: Bundled,
  id: string,
  tongue: Tongue,
  keys: ReadonlySet<string>,
): Shown {
  const { manifest } = bundled;
  const bundle = parsed<ScreenBundle>(bundled, manifest.screens[id] ?? manifest.layouts[id]);
  const program = parsed<WordsBundle>(bundled, manifest.words);
  const before = shippedBy(own, id, tongue, keys);
  const { texts, isPromotion } = own.library;
  const hasWords = (key: string): boolean =>
    isPromotion(id)
      ? texts.promotion(key)
      : texts.app(key) || texts.screen(id, key) || isOfSite(own, id, key);
  const tag = tongues[tongue];
  return {
    ...(bundle ?? before),
    definition: bundle?.definition ?? before.definition,
    words: Object.fromEntries(
      [...keys].map((key) => [
        key,
        bundle?.words[tag][key] ??
          program?.words[tag][key] ??
          (hasWords(key) ? before.words[key] : undefined),
      ]),
    ),
  };
}

const names = Object.keys(ownValues()).filter((name) => name !== 'figures');
// Of twelve hundred words and ninety files each as often.
const isWord = (name: string): boolean => name.startsWith('words/');
const some = fc.oneof(
  fc.constantFrom(...names.filter(isWord)),
  fc.constantFrom(...names.filter((name) => !isWord(name))),
);
const change = fc.tuple(some, fc.nat(60)).map(([name, at]) => {
  const value = ownValues()[name] ?? null;
  return [name, typeof value === 'string' ? `${value} ${at}` : mutated(value, at)] as const;
});

it('is what a build of the changed files would ship, in both languages', () => {
  const own = build();
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const project = withValues(own, Object.fromEntries(changes));
      const bundled = bundlesOf(project.library, own.library, own.input.codeTexts, digest);
      const different = Object.keys({ ...bundled.manifest.screens, ...bundled.manifest.layouts });
      for (const id of Object.keys(project.library.screens))
        for (const tongue of ['es', 'en'] as const) {
          const named = keysNamed(project.library.screens[id], project.library.fragments);
          const words = Object.keys(wordsIn(project.library, tongue));
          const keys = new Set(words.filter((key) => holdsKey(named, key)));
          const wanted = shippedBy(project, id, tongue, keys);
          const { definition, fragments, words: shown, first } = shownBy(own, bundled, id, tongue, keys);
          expect({ definition, fragments, words: shown, first }).toEqual(wanted);
          // A screen that is as the build has it costs nobody a bundle.
          if (JSON.stringify(wanted) !== JSON.stringify(shippedBy(own, id, tongue, keys)))
            expect(different).toContain(id);
        }
      for (const [id, written] of Object.entries(project.library.documents))
        for (const tongue of ['es', 'en'] as const) {
          const hash = bundled.manifest.documents[`${id}.${tongues[tongue]}`];
          const shown =
            parsed<DocumentBundle>(bundled, hash)?.document ?? own.library.documents[id]?.[tongue];
          expect(shown).toEqual(written[tongue]);
        }
    }),
    { numRuns: 25 },
  );
});

it('says the words of the program too, whoever else names them', () => {
  const own = build();
  const keys = own.input.codeTexts.map(({ key }) => `words/es/${key}`).filter((name) => name in own.values);
  const project = withValues(own, Object.fromEntries(keys.map((name) => [name, 'Otro'])));
  const bundled = bundlesOf(project.library, own.library, own.input.codeTexts, digest);
  const { words } = parsed<WordsBundle>(bundled, bundled.manifest.words) ?? { words: undefined };
  expect(Object.keys(words?.['es-MX'] ?? {}).sort()).toEqual(
    [...new Set(keys)].map((name) => name.slice(9)).sort(),
  );
});

it('names all that a screen needs, and what tells how a write ended', () => {
  const own = build();
  const screen = own.values['screens/repay-choose'] as JsonObject;
  const project = withValues(own, { 'screens/repay-choose': { ...screen, title: '@app.back' } });
  const bundled = bundlesOf(project.library, own.library, own.input.codeTexts, digest);
  const bundle = parsed<ScreenBundle>(bundled, bundled.manifest.screens['repay-choose']);
  const { widgets, actions, documents } = own.library.uses('repay-choose');
  expect(bundle?.uses).toMatchObject({ widgets, actions, documents });
  expect(bundle?.uses.calls).toEqual(expect.arrayContaining(['repaymentCommit', 'loanDetails']));
});

it('brings the words of a widget to a part of the product that had none of it', () => {
  const own = build();
  const screen = own.values['screens/login-failed'] as JsonObject;
  const body = [screen['body'] ?? null, { type: 'carousel', label: '@login.title', body: [] }];
  const project = withValues(own, { 'screens/login-failed': { ...screen, body } });
  const bundled = bundlesOf(project.library, own.library, own.input.codeTexts, digest);
  const bundle = parsed<ScreenBundle>(bundled, bundled.manifest.screens['login-failed']);
  const { 'app.carousel.pause': pause } = wordsOf(own.library, 'en');
  expect(own.library.texts.app('app.carousel.pause')).toBe(false);
  expect(bundle?.words['en-IN']).toMatchObject({ 'app.carousel.pause': pause });
});
