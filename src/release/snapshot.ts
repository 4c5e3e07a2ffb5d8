/**
 * All that a build's definitions are checked with and made of, as data: the server keeps it of each build that it served, so that
 * a release is proved for that build long after it. It must not know where it is kept, nor what a release changes.
 */
import type { ProjectInput } from '../check/project.ts';
import type { ProjectFile } from '../check/document/document.ts';
import { hashOfText, type Digest } from '../lib/hash-name.ts';
import { currentVersion } from '../lib/migrate.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { BuildContract, Hash, PartName } from '../model/release.ts';
import { libraryOf, type Library, type Source } from './library.ts';
import { pack, unpack } from './packed.ts';
import { hashesOf, partsOf, withParts, type Values } from './parts.ts';
import { hashOfPart, textOfPart } from './text.ts';
import { compiledLater } from './validator.ts';

/** Raised when a program reads another shape: it proves nothing for a snapshot of which it does not know what it says. */
const currentFormat = 1;

/** `dist/server/project.json` */
export interface Snapshot {
  readonly format: number;
  /** Version of the language. */
  readonly language: number;
  readonly schemas: {
    readonly screen: JsonObject;
    /** The frozen ones of older versions, by version. */
    readonly older: Readonly<Record<string, JsonObject>>;
  };
  /** Everything else of the checker's input, packed (packed.ts). */
  readonly project: Json;
}

/** Places in the program's code concern nobody who publishes, and each commit moves them. */
const codeTextsOf = ({ codeTexts }: Source): Source['codeTexts'] => {
  const once = new Map(
    codeTexts.map(({ key, file }) => [`${key} ${file}`, { key, file, line: 0, column: 0 }]),
  );
  return [...once.keys()].sort().flatMap((sign) => once.get(sign) ?? []);
};

/** @param schemas the screen's, and those of older versions. */
export function snapshotOf(source: Source & Partial<ProjectInput>, schemas: Snapshot['schemas']): Snapshot {
  const { validate: _compiled, older: _olderCompiled, asked: _asked, ...rest } = source;
  const project = pack({ ...rest, codeTexts: codeTextsOf(source) });
  return { format: currentFormat, language: currentVersion, schemas, project };
}

/** A snapshot as it is worked with. */
export interface Opened {
  readonly input: ProjectInput;
  readonly library: Library;
  /** The build's own. */
  readonly values: Values;
}

/** Those of a project that releases can change. */
export const filesOfProject = (input: Source): readonly ProjectFile[] => [
  ...input.screens,
  ...input.fragments,
  ...input.layouts,
  ...input.locales,
  ...input.documents,
];

const opened = new WeakMap<Snapshot, Opened>();

/** Whether this program can read it; one of a later or much older program it cannot. */
export const isReadable = ({ format, language }: Snapshot): boolean =>
  format === currentFormat && language === currentVersion;

/** Once for each snapshot, while somebody keeps it. Throws for one that `isReadable` does not hold for. */
export function openSnapshot(snapshot: Snapshot): Opened {
  const before = opened.get(snapshot);
  if (before !== undefined) return before;
  if (!isReadable(snapshot)) throw new Error('this program cannot read the snapshot');
  const source = unpack(snapshot.project) as Source;
  const { screen, older } = snapshot.schemas;
  const input: ProjectInput = {
    ...source,
    validate: compiledLater(() => screen),
    older: Object.fromEntries(
      Object.entries(older).map(([version, schema]) => [version, compiledLater(() => schema)]),
    ),
  };
  const made = { input, library: libraryOf(input), values: partsOf(filesOfProject(input)) };
  opened.set(snapshot, made);
  return made;
}

const isKind = (name: string, folder: string): boolean => name.startsWith(`${folder}/`);

/** The project with these files in place of its own. */
export function withFiles(input: ProjectInput, all: readonly ProjectFile[]): ProjectInput {
  const within = (folder: string): readonly ProjectFile[] =>
    all.filter(({ file }) => isKind(file, folder) && !file.slice(folder.length + 1).includes('/'));
  return {
    ...input,
    screens: within('screens'),
    fragments: within('screens/fragments'),
    layouts: within('screens/promotion'),
    locales: within('locales'),
    documents: within('locales/documents'),
  };
}

/** The hash of each part of a kind: of all that the snapshot says of it. */
function partHashes(
  names: readonly string[],
  says: (name: string) => unknown,
  digest: Digest,
): Readonly<Record<string, Hash>> {
  return Object.fromEntries(names.map((name) => [name, hashOfPart(says(name), digest)]));
}

/** What a build can show. The same for the same snapshot. */
export function contractOf(snapshot: Snapshot, digest: Digest): BuildContract {
  const { input, values } = openSnapshot(snapshot);
  const { widgets, actions, calls, notes, facts, known } = input;
  const defs = (snapshot.schemas.screen['$defs'] ?? {}) as JsonObject;
  const notesOf = (name: string): Json => pack([...notes].filter(([prop]) => prop.startsWith(`${name}.`)));
  const said = {
    language: snapshot.language,
    widgets: partHashes(
      Object.keys(widgets),
      (name) => [defs[`widget-${name}`], widgets[name], pack(facts.widgets[name]), notesOf(name)],
      digest,
    ),
    actions: partHashes(
      Object.keys(actions),
      (name) => [defs[`action-${name}`], actions[name], pack(facts.actions[name]), notesOf(name)],
      digest,
    ),
    calls: partHashes(
      Object.keys(calls),
      (name) => [calls[name], pack(known.answers[name]), pack(known.parameters[name])],
      digest,
    ),
    builtIn: hashesOf(values, digest) satisfies Readonly<Record<PartName, Hash>>,
    project: hashOfPart(snapshot, digest),
  };
  return { id: hashOfText(textOfPart(said), digest), ...said };
}

/** Without those that go. */
export const withoutNothing = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The build's project with these parts in it, right or wrong. @param values null: it goes. */
export function withValues({ input, values: own }: Opened, values: Values): Opened {
  const changed = withFiles(input, withParts(filesOfProject(input), values));
  return { input: changed, library: libraryOf(changed), values: withoutNothing({ ...own, ...values }) };
}
