/**
 * Proves a release whole for one build: the checker on the build's project with the release in it, what phones keep of their
 * build, and a plan of each screen that differs. What passes, no phone of that build can fail to show. It must not know who asks,
 * nor where anything is kept.
 */
import { checkAll, type ProjectInput } from '../check/project.ts';
import {
  fromPointer,
  openDocument,
  positionOf,
  type Document,
  type ProjectFile,
} from '../check/document/document.ts';
import type { Memory } from '../check/session/memory.ts';
import { remembering } from '../check/session/remembering.ts';
import type { Digest } from '../lib/hash-name.ts';
import type { Problem } from '../lib/problem.ts';
import type { Bundle, Parts, ScreenBundle } from '../model/release.ts';
import { bundlesOf, type Bundled } from './bundles.ts';
import { refusedParts, refusedWhole } from './laws.ts';
import { libraryOf } from './library.ts';
import { withParts, type Values } from './parts.ts';
import { refusedPlans } from './plans.ts';
import { rebase, type Rebased } from './rebase.ts';
import { filesOfProject, isReadable, openSnapshot, withFiles, type Snapshot } from './snapshot.ts';
import { refusal, type Refusal } from './told.ts';

export interface Proof extends Bundled, Pick<Rebased, 'conflicts' | 'dropped'> {
  /** Nothing refused, no error: this build can show it. Conflicts are for a person to decide before it does. */
  readonly ok: boolean;
  /** In the checker's words; none that the build has without the release. */
  readonly problems: readonly Problem[];
  readonly refusals: readonly Refusal[];
}

export interface Question {
  readonly snapshot: Snapshot;
  /** Those with which the build disagrees are proved as the release has them. */
  readonly parts: Parts;
  readonly digest: Digest;
  /** The files as their author wrote them: problems stand where they are in these. */
  readonly written?: readonly ProjectFile[] | undefined;
}

const nothing: Bundled = {
  manifest: { screens: {}, layouts: {}, words: null, documents: {}, routes: {} },
  bundles: {},
};

const valuesOf = (parts: Parts): Values =>
  Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value]));

const signOf = ({ code, file, pointer, message }: Problem): string =>
  [code, file, pointer, message].join('\n');

/** Releases of a build differ from it, and from each other, in a few parts: what is said of all others is known from before. */
const memories = new WeakMap<Snapshot, Memory>();

function memoryOf(snapshot: Snapshot): Memory {
  const memory = memories.get(snapshot) ?? remembering();
  memories.set(snapshot, memory);
  return memory;
}

/** What a checker younger than the build says of the build alone: nobody's release is to blame for that. */
const known = new WeakMap<Snapshot, ReadonlySet<string>>();

function knownOf(snapshot: Snapshot, memory: Memory): ReadonlySet<string> {
  const before =
    known.get(snapshot) ?? new Set(checkAll(openSnapshot(snapshot).input, { memory }).problems.map(signOf));
  known.set(snapshot, before);
  return before;
}

function newProblems(project: ProjectInput, snapshot: Snapshot): readonly Problem[] {
  const memory = memoryOf(snapshot);
  const { problems } = checkAll(project, { memory });
  if (problems.length === 0) return problems;
  const before = knownOf(snapshot, memory);
  return problems.filter((problem) => !before.has(signOf(problem)));
}

/** An author's file where it says what the project says; their lines are then the author's. */
function asWritten(files: readonly ProjectFile[], documents: ReadonlyMap<string, Document>) {
  return files.map((file) => {
    const written = documents.get(file.file);
    return written !== undefined && JSON.stringify(written.value) === JSON.stringify(JSON.parse(file.text))
      ? { file: file.file, text: written.text }
      : file;
  });
}

/** A locale file of a release may hold a few keys alone: what is said of one of them stands there. */
function placed(problem: Problem, partial: ReadonlyMap<string, Document>): Problem {
  const document = partial.get(problem.file);
  if (document === undefined || problem.pointer === '') return problem;
  const pointer = fromPointer(document, problem.pointer);
  // What would put it right counts the letters of the whole file.
  const { fix: _fix, ...rest } = problem;
  return { ...rest, ...positionOf({ document, pointer }) };
}

const screensIn = ({ bundles }: Bundled): readonly ScreenBundle[] =>
  Object.values(bundles)
    .map((text) => JSON.parse(text) as Bundle)
    .filter((bundle): bundle is ScreenBundle => bundle.kind === 'screen' || bundle.kind === 'layout');

/** Of another version of the language than this program speaks, or of another shape. */
const unreadable = ({ language }: Snapshot): Refusal =>
  refusal(
    'other-language',
    '',
    `The build speaks version ${language} of the language and is proved by no server of today: it keeps what it shows.`,
    `La app habla la versión ${language} del lenguaje y ningún servidor de hoy la comprueba: conserva lo que muestra.`,
  );

export function prove({ snapshot, parts, digest, written = [] }: Question): Proof {
  const failed = (refusals: readonly Refusal[], problems: readonly Problem[] = []): Proof => ({
    ...nothing,
    ok: false,
    problems,
    refusals,
    conflicts: [],
    dropped: [],
  });
  if (!isReadable(snapshot)) return failed([unreadable(snapshot)]);
  const build = openSnapshot(snapshot);
  const values = valuesOf(parts);
  const { conflicts, dropped } = rebase(parts, build.values, digest);
  const question = { values, build, library: build.library };
  const refused = refusedParts(question);
  const documents = new Map(written.map((file) => [file.file, openDocument(file, false).document] as const));
  const files = asWritten(withParts(filesOfProject(build.input), values), documents);
  const project = withFiles(build.input, files);
  const partial = new Map(documents);
  for (const { file, text } of files) if (documents.get(file)?.text === text) partial.delete(file);
  const problems = newProblems(project, snapshot).map((problem) => placed(problem, partial));
  if (refused.length > 0 || problems.some(({ severity }) => severity === 'error'))
    return { ...failed(refused, problems), conflicts, dropped };
  const library = libraryOf(project);
  const bundled = bundlesOf(library, build.library, build.input.codeTexts, digest);
  const refusals = [...refusedWhole({ ...question, library }), ...refusedPlans(screensIn(bundled), library)];
  const ok = refusals.length === 0;
  return { ...(ok ? bundled : nothing), ok, problems, refusals, conflicts, dropped };
}
