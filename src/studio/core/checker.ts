/** The checker of a project that is being edited, by messages. It must not know where it runs, nor how its validators were made. */
import type { ScreenMap } from '../../check/map/graph.ts';
import { narrowedOf, type Narrowed } from '../../check/map/narrowed.ts';
import type { ProjectInput } from '../../check/project.ts';
import { openProject, type ProjectSession } from '../../check/session/session.ts';
import type { Json } from '../../model/json.ts';
import { libraryOf, type Source } from '../../release/library.ts';
import { mapOf } from '../../release/screen-map.ts';
import { unpack } from '../../release/packed.ts';
import { withFiles, type Snapshot } from '../../release/snapshot.ts';
import type { FromChecker, ToChecker } from './checking.ts';

type Validators = Pick<ProjectInput, 'validate' | 'older'>;

/** The checker's input, of what the server gives. */
export function inputOf(
  files: Readonly<Record<string, string>>,
  snapshot: Json,
  validators: Validators,
): ProjectInput {
  const source = unpack((snapshot as unknown as Snapshot).project) as Source;
  const all = Object.keys(files)
    .sort()
    .map((file) => ({ file, text: files[file] ?? '' }));
  return withFiles({ ...source, ...validators }, all);
}

/** The ways that a project has narrower than it had; words alone move none. */
function waysSince(before: ProjectInput): (now: ProjectInput) => readonly Narrowed[] {
  const ofMap = ['screens', 'fragments', 'layouts'] as const;
  let map: ScreenMap | undefined;
  return (now) => {
    if (ofMap.every((folder) => now[folder] === before[folder])) return [];
    map ??= mapOf(libraryOf(before), 'en');
    return narrowedOf(map, mapOf(libraryOf(now), 'en'));
  };
}

export interface Ports {
  readonly post: (message: FromChecker) => void;
  /** Runs it when nothing else is waiting; what was asked before and has not run is forgotten. */
  readonly later: (run: () => void) => void;
}

/** @returns what takes the messages. */
export function openChecker(validators: Validators, { post, later }: Ports): (message: ToChecker) => void {
  let session: ProjectSession | undefined;
  let ways: (now: ProjectInput) => readonly Narrowed[] = () => [];
  const all = (edit: number): void =>
    later(() => {
      if (session === undefined) return;
      const { problems } = session.all();
      post({ kind: 'all', edit, problems, narrowed: ways(session.input()) });
    });
  return (message) => {
    if (message.kind === 'project') {
      session = openProject(inputOf(message.files, message.snapshot, validators));
      ways = waysSince(session.input());
      all(0);
      return;
    }
    if (session === undefined) return;
    const { edit, texts, first } = message;
    for (const [file, text] of Object.entries(texts)) session.update(file, text);
    if (first !== undefined) post({ kind: 'first', edit, file: first, problems: session.first(first) });
    all(edit);
  };
}
