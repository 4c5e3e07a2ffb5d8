/**
 * The texts of a project as the phone draws them: parsed one by one, so that a key pressed costs one file. A text that cannot be
 * read leaves what it said before. It must not know how a screen is drawn.
 */
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { spotOf } from '../../check/document/syntax.ts';
import { idOf, isObject, own, type ProjectFile } from '../../check/document/document.ts';
import { migrations } from '../../check/document/lift.ts';
import type { DataWords } from '../../check/states/names.ts';
import type { StatesInput } from '../../check/states/states.ts';
import type { Tongue } from '../../lib/figures.ts';
import { screenOf } from '../../lib/frame-variant.ts';
import { migrate } from '../../lib/migrate.ts';
import { plainPath, routePaths } from '../../lib/routes.ts';
import { bothTongues } from '../core/tongues.ts';
import type { FragmentDefinition, ScreenDefinition } from '../../model/definition.ts';
import type { Json } from '../../model/json.ts';
import { closedBy, type Closed } from '../../release/closed.ts';
import { libraryOf, type Source } from '../../release/library.ts';
import { unpack } from '../../release/packed.ts';
import { shipped, usesOf, withSettling, type Uses } from '../../release/uses.ts';
import { variantsOf } from '../../release/variants.ts';
import { namedByCode } from '../../release/words.ts';
import { meaningOfValue } from '../conditions/data-values.ts';
import { anotherOf, clauseOf, nameOfPath, nounOfPath } from '../conditions/data-words.ts';
import type { PartPlace } from './protocol.ts';

type Words = Readonly<Record<string, string>>;

const wordsOfData = (tongue: Tongue): DataWords => ({
  nameOf: (path) => nameOfPath(path, tongue),
  nounOf: (path) => nounOfPath(path, tongue),
  anotherOf: (name) => anotherOf(name, tongue),
  clauseOf: (path, holds) => clauseOf(path, holds, tongue),
  meaningOf: (path, value) => meaningOfValue(path, value, tongue),
});
const dataWords: Readonly<Record<Tongue, DataWords>> = { es: wordsOfData('es'), en: wordsOfData('en') };

/** A text that cannot be shown. */
export interface Unreadable {
  readonly file: string;
  readonly reason: string;
  /** From 0. */
  readonly line?: number;
}

export interface DrawnScreen {
  readonly definition: ScreenDefinition;
  readonly fragments: { readonly [name: string]: FragmentDefinition };
  readonly uses: Uses;
  readonly isPromoted: boolean;
}

export interface PhoneProject {
  /** What cannot be read of these stays as it was. */
  change(texts: Readonly<Record<string, string | null>>): readonly Unreadable[];
  screen(id: string): DrawnScreen | undefined;
  /** The screen at an address: a path, or what stands behind a `#` in the promotion. */
  screenAt(path: string): string | undefined;
  words(tongue: Tongue): Words;
  /** Grows when words change that the program itself says. */
  programWords(): number;
  documents(id: string, tongue: Tongue): Readonly<Record<string, unknown>> | undefined;
  statesInput(id: string, tongue: Tongue): StatesInput;
  /** Where an object of a definition stands. */
  placeOf(part: object): PartPlace | undefined;
  readonly calls: Source['calls'];
  /** Why nobody changes the words of a key. */
  closed(key: string): Closed | undefined;
  /** Keys that the program itself says, and where. */
  readonly codeTexts: Source['codeTexts'];
}

const folders = {
  screens: /^screens\/[^/]+\.json$/,
  fragments: /^screens\/fragments\/[^/]+\.json$/,
  layouts: /^screens\/promotion\/[^/]+\.json$/,
  documents: /^locales\/documents\/[^/]+\.json$/,
} as const;
type Folder = keyof typeof folders;
const folderOf = (file: string): Folder | undefined =>
  (Object.keys(folders) as Folder[]).find((folder) => folders[folder].test(file));

const localeOf = (tongue: Tongue): string => `locales/${tongue}.json`;

function read(file: string, text: string): unknown {
  const value = JSON.parse(text) as unknown;
  if (folderOf(file) === undefined || folderOf(file) === 'documents') return value;
  if (!isObject(value)) throw new Error('no object');
  const lifted = migrate(value, migrations);
  if (!lifted.ok) throw new Error(lifted.error);
  return shipped(lifted.value);
}

function problemOf(file: string, text: string, error: unknown): Unreadable {
  const found: ParseError[] = [];
  parse(text, found, { disallowComments: true });
  const [first] = found;
  if (first === undefined) return { file, reason: error instanceof Error ? error.message : String(error) };
  // The line that the checker says.
  const line = text.slice(0, spotOf(text, first)).split('\n').length - 1;
  return { file, reason: printParseErrorCode(first.error), line };
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** @param packed the snapshot's `project`, with or without its files. */
export function openProject(packed: Json, files: Readonly<Record<string, string>>): PhoneProject {
  const source = unpack(packed) as Source;
  const { calls, widgets, facts, known, codeTexts } = source;
  const isOfProgram = namedByCode(codeTexts);
  const values = new Map<string, unknown>();
  const texts = new Map<string, string>();
  const places = new WeakMap<object, PartPlace>();
  let words: Partial<Record<Tongue, Words>> = {};
  let documents: ReturnType<typeof libraryOf>['documents'] | undefined;
  let program = 0;
  /** Until a definition changes. */
  let drawn = new Map<string, DrawnScreen | undefined>();
  let shared: { readonly [name: string]: unknown } | undefined;
  let routes: ReadonlyMap<string, string> | undefined;

  function note(file: string, value: object, pointer: string): void {
    places.set(value, { file, pointer });
    for (const [name, member] of Object.entries(value) as [string, unknown][])
      // Words, of which a language has hundreds, have no place of their own.
      if (typeof member === 'object' && member !== null)
        note(file, member, `${pointer}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`);
  }

  function put(file: string, text: string): Unreadable | undefined {
    try {
      const value = read(file, text);
      if (typeof value === 'object' && value !== null) note(file, value, '');
      values.set(file, value);
      texts.set(file, text);
      return undefined;
    } catch (error) {
      return problemOf(file, text, error);
    }
  }

  function wordsOf(tongue: Tongue): Words {
    const value = values.get(localeOf(tongue));
    const all = isObject(value) ? value : {};
    // As a rule all are texts: hundreds are not written anew for each letter.
    return (words[tongue] ??= (
      Object.values(all).every((each) => typeof each === 'string')
        ? all
        : Object.fromEntries(Object.entries(all).filter(isText))
    ) as Words);
  }

  function forget(changed: readonly string[]): void {
    if (changed.some((file) => folderOf(file) !== undefined)) {
      drawn = new Map();
      shared = undefined;
      routes = undefined;
    }
    if (changed.some((file) => folderOf(file) === 'documents')) documents = undefined;
    for (const tongue of bothTongues) {
      if (!changed.includes(localeOf(tongue))) continue;
      const before = words[tongue] ?? {};
      words = { ...words, [tongue]: undefined };
      const now = wordsOf(tongue);
      const differs = (key: string): boolean => before[key] !== now[key] && isOfProgram(key);
      if (Object.keys(now).some(differs) || Object.keys(before).some(differs)) program += 1;
    }
  }

  const filesIn = (folder: Folder): readonly ProjectFile[] =>
    [...texts].flatMap(([file, text]) => (folderOf(file) === folder ? [{ file, text }] : []));

  function fileOf(id: string): string | undefined {
    return [id, screenOf(id)]
      .flatMap((name) => [`screens/${name}.json`, `screens/promotion/${name}.json`])
      .find((file) => values.has(file));
  }

  function screen(id: string): DrawnScreen | undefined {
    if (!drawn.has(id)) drawn.set(id, drawnOf(id));
    return drawn.get(id);
  }

  function drawnOf(id: string): DrawnScreen | undefined {
    const file = fileOf(id);
    if (file === undefined) return undefined;
    const definition = variantsOf({ [idOf(file)]: values.get(file) })[id] as ScreenDefinition | undefined;
    if (definition === undefined) return undefined;
    const all = fragments();
    const uses = usesOf(definition, all);
    return {
      definition,
      fragments: Object.fromEntries(uses.fragments.map((name) => [name, all[name] as FragmentDefinition])),
      uses: {
        ...uses,
        calls: withSettling(uses.calls, calls).filter((name) => own(calls, name) !== undefined),
      },
      isPromoted:
        folderOf(file) === 'layouts' || routePaths(definition.routes).some((path) => path.startsWith('#')),
    };
  }

  /** Of two screens with one address the first has it. */
  function routesNow(): ReadonlyMap<string, string> {
    const screens = filesIn('screens').map(({ file }) => [idOf(file), values.get(file)] as const);
    const paths = Object.entries(variantsOf(Object.fromEntries(screens))).flatMap(([id, definition]) =>
      routePaths(isObject(definition) ? definition['routes'] : undefined).map((path) => [path, id] as const),
    );
    return new Map(paths.reverse());
  }

  const fragments = (): { readonly [name: string]: unknown } =>
    (shared ??= Object.fromEntries(
      [...values].flatMap(([file, value]) => (folderOf(file) === 'fragments' ? [[idOf(file), value]] : [])),
    ));

  for (const [file, text] of Object.entries(files)) put(file, text);
  return {
    calls,
    codeTexts,
    closed: (key) => closedBy(facts.wording, key),
    change(changes) {
      const wrong: Unreadable[] = [];
      const changed: string[] = [];
      for (const [file, text] of Object.entries(changes)) {
        const problem = text === null ? void (values.delete(file), texts.delete(file)) : put(file, text);
        if (problem === undefined) changed.push(file);
        else wrong.push(problem);
      }
      forget(changed);
      return wrong;
    },
    screen,
    screenAt: (path) => (routes ??= routesNow()).get(plainPath(path)),
    words: wordsOf,
    programWords: () => program,
    documents(id, tongue) {
      const named = screen(id)?.uses.documents ?? [];
      if (named.length === 0) return undefined;
      const none: readonly ProjectFile[] = [];
      documents ??= libraryOf({
        ...source,
        screens: none,
        fragments: none,
        layouts: none,
        locales: none,
        documents: filesIn('documents'),
      }).documents;
      const found = documents;
      return Object.fromEntries(
        named.flatMap((name) => (own(found, name) ? [[name, found[name]?.[tongue]]] : [])),
      );
    },
    statesInput: (id, tongue) => ({
      screens: { [id]: screen(id)?.definition },
      fragments: fragments(),
      widgets,
      facts: { actions: facts.actions },
      known: { answers: known.answers, parameters: known.parameters, config: known.config },
      texts: wordsOf(tongue),
      language: tongue,
      dataWords: dataWords[tongue],
    }),
    placeOf: (part) => places.get(part),
  };
}
