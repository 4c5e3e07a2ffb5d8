/**
 * What a project shows otherwise than a build does, as the bundles that a phone gets: of each screen, layout and document that
 * differs, and of the words that the program names. It must not know whether the project is right.
 */
import { own } from '../check/document/document.ts';
import type { CodeText } from '../check/texts/texts.ts';
import { tongues, type Tongue } from '../lib/figures.ts';
import type { Digest } from '../lib/hash-name.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Bundle, DocumentBundle, Hash, Manifest, ScreenBundle, WordsBundle } from '../model/release.ts';
import { firstRequests } from './first-requests.ts';
import type { Library } from './library.ts';
import { hashOfPart, textOfPart } from './text.ts';
import { shipped, usesOf, withSettling } from './uses.ts';
import { frameOf } from './variants.ts';
import { holdsKey, keysNamed, namedByCode } from './words.ts';

export interface Bundled {
  readonly manifest: Manifest;
  /** The text of each, by the hash of that text. */
  readonly bundles: Readonly<Record<Hash, string>>;
}

type Words = Readonly<Record<string, string>>;
type Changed = Readonly<Record<Tongue, Words>>;

const spoken = Object.keys(tongues) as readonly Tongue[];

/** The texts of a locale file, whatever else is in it left out. */
export function wordsOf({ locales }: Library, tongue: Tongue): Words {
  const all = JSON.parse(locales[`locales/${tongue}.json`] ?? '{}') as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The words that differ from the build's, or that it has not. */
function changedWords(project: Library, build: Library): Changed {
  const differing = (tongue: Tongue): Words => {
    const before = wordsOf(build, tongue);
    return Object.fromEntries(
      Object.entries(wordsOf(project, tongue)).filter(([key, text]) => own(before, key) !== text),
    );
  };
  return { es: differing('es'), en: differing('en') };
}

const picked = (words: Changed, wanted: (key: string) => boolean): WordsBundle['words'] => ({
  'es-MX': Object.fromEntries(Object.entries(words.es).filter(([key]) => wanted(key))),
  'en-IN': Object.fromEntries(Object.entries(words.en).filter(([key]) => wanted(key))),
});

const isEmpty = (words: WordsBundle['words']): boolean =>
  Object.values(words).every((each) => Object.keys(each).length === 0);

function fragmentsOf(id: string, { screens, fragments }: Library): ScreenBundle['fragments'] {
  const used = usesOf(screens[id], fragments).fragments;
  return Object.fromEntries(used.map((name) => [name, shipped(fragments[name]) as JsonObject]));
}

/** All that is shipped of a screen besides words, to be compared. */
const drawnFrom = (id: string, library: Library): string =>
  textOfPart([shipped(library.screens[id]), fragmentsOf(id, library)]);

function screenBundle(id: string, library: Library, words: WordsBundle['words']): ScreenBundle {
  const screen = library.screens[id];
  const { widgets, actions, calls, documents } = library.uses(id);
  return {
    kind: library.promotion.layouts.includes(id) ? 'layout' : 'screen',
    id,
    definition: shipped(screen) as JsonObject,
    fragments: fragmentsOf(id, library),
    words,
    uses: { widgets, actions, calls: withSettling(calls, library.calls), documents },
    first: firstRequests(screen, library.calls, library.facts) as unknown as Json,
  };
}

/** Whether the build's phones have a word wherever they show this screen: others come with the screens that show them. */
const isAtHand = (id: string, key: string, { texts }: Library, project: Library): boolean =>
  project.isPromotion(id)
    ? texts.promotion(key)
    : texts.app(key) ||
      texts.screen(id, key) ||
      (frameOf(project.screens[id]) === 'public' && texts.site(key));

/** Words that a widget's own code says come with the parts of the product that use it; a release may bring it to another. */
const isOfOneOf =
  (widgets: readonly string[]) =>
  ({ file }: CodeText): boolean =>
    widgets.some((type) => file.startsWith(`src/widgets/${type}/`));

/** The screens and layouts that a phone must not show as its build has them. */
function screenBundles(
  project: Library,
  build: Library,
  words: Changed,
  codeTexts: readonly CodeText[],
): readonly ScreenBundle[] {
  const all: Changed = { es: wordsOf(project, 'es'), en: wordsOf(project, 'en') };
  return Object.keys(project.screens).flatMap((id) => {
    const named = keysNamed(project.screens[id], project.fragments);
    const said = picked(words, (key) => holdsKey(named, key));
    const isNew = own(build.screens, id) === undefined;
    if (!isNew && isEmpty(said) && drawnFrom(id, project) === drawnFrom(id, build)) return [];
    const isOfWidgets = namedByCode(codeTexts.filter(isOfOneOf(project.uses(id).widgets)));
    const missing = picked(
      all,
      (key) => (holdsKey(named, key) || isOfWidgets(key)) && !isAtHand(id, key, build, project),
    );
    return [
      screenBundle(id, project, {
        'es-MX': { ...missing['es-MX'], ...said['es-MX'] },
        'en-IN': { ...missing['en-IN'], ...said['en-IN'] },
      }),
    ];
  });
}

/** What the program names, and what nothing names: the build ships both with the app. */
function wordsBundle(
  project: Library,
  words: Changed,
  codeTexts: readonly CodeText[],
): WordsBundle | undefined {
  const isOfCode = namedByCode(codeTexts);
  const ofScreens = new Set(
    Object.values(project.screens).flatMap((screen) => [...keysNamed(screen, project.fragments)]),
  );
  const said = picked(words, (key) => isOfCode(key) || !holdsKey(ofScreens, key));
  return isEmpty(said) ? undefined : { kind: 'words', words: said };
}

function documentBundles(project: Library, build: Library): readonly DocumentBundle[] {
  return Object.entries(project.documents).flatMap(([id, written]) =>
    spoken.flatMap((tongue): readonly DocumentBundle[] => {
      const document = written[tongue] as Json | undefined;
      const before = own(build.documents, id)?.[tongue];
      return document === undefined || textOfPart(document) === textOfPart(before)
        ? []
        : [{ kind: 'document', id, language: tongues[tongue], document }];
    }),
  );
}

/** Addresses by screen that the build has not, the promotion's pages included. */
function newRoutes(project: Library, build: Library): Manifest['routes'] {
  const before = { ...build.routes, ...build.promotion.routes };
  return Object.fromEntries(
    Object.entries({ ...project.routes, ...project.promotion.routes }).filter(
      ([path]) => own(before, path) === undefined,
    ),
  );
}

/** @param codeTexts what the build's program names. */
export function bundlesOf(
  project: Library,
  build: Library,
  codeTexts: readonly CodeText[],
  digest: Digest,
): Bundled {
  const bundles: Record<Hash, string> = {};
  const keep = (bundle: Bundle): Hash => {
    const hash = hashOfPart(bundle, digest);
    bundles[hash] = textOfPart(bundle);
    return hash;
  };
  const words = changedWords(project, build);
  const drawn = screenBundles(project, build, words, codeTexts);
  const byId = (kind: ScreenBundle['kind']): Readonly<Record<string, Hash>> =>
    Object.fromEntries(drawn.filter((each) => each.kind === kind).map((each) => [each.id, keep(each)]));
  const program = wordsBundle(project, words, codeTexts);
  const manifest: Manifest = {
    screens: byId('screen'),
    layouts: byId('layout'),
    words: program === undefined ? null : keep(program),
    documents: Object.fromEntries(
      documentBundles(project, build).map((each) => [`${each.id}.${each.language}`, keep(each)]),
    ),
    routes: newRoutes(project, build),
  };
  return { manifest, bundles };
}
