/**
 * What everyone has now, as files: the build's own with the values of the live release in them. A file that a release changed is as
 * its author wrote it, where that is known. It must not know who asks.
 */
import { own, type ProjectFile } from '../../check/document/document.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { StudioProject } from '../../model/studio.ts';
import { unpack } from '../../release/packed.ts';
import { withParts, type Values } from '../../release/parts.ts';
import { filesOfProject, type Snapshot } from '../../release/snapshot.ts';
import type { Source } from '../../release/library.ts';
import { projectOfBuild } from '../releases/builds.ts';
import type { Desk } from '../releases/desk.ts';
import { hashOf } from '../releases/digest.ts';
import { lastPointer } from '../releases/pointers.ts';
import type { Sql } from '../releases/port.ts';
import { findRelease } from '../releases/versions.ts';

/** A build with the release that everyone has on it. */
export interface Ground {
  readonly contract: string;
  readonly stable: string | null;
}

export const isSameGround = (one: Ground, other: Ground): boolean =>
  one.contract === other.contract && one.stable === other.stable;

export interface Project extends StudioProject, Ground {}

export async function groundNow({ store, contract }: Desk): Promise<Ground> {
  const { lanes } = await lastPointer(store);
  return { contract, stable: lanes.find((lane) => lane.contract === contract)?.stable ?? null };
}

/** Names a text by its file and what it says, so that one written otherwise is found again. */
export const hashOfText = (file: string, text: string): string => {
  try {
    return hashOf(JSON.stringify([file, JSON.parse(text) as Json]));
  } catch {
    return hashOf(JSON.stringify([file, { text }]));
  }
};

async function asWritten(sql: Sql, file: ProjectFile): Promise<string> {
  const [row] = await sql.all('SELECT text FROM studio_texts WHERE hash = ?', [
    hashOfText(file.file, file.text),
  ]);
  return row === undefined ? file.text : String(row['text']);
}

/** Those members of a snapshot's project that are files. */
const kinds = ['screens', 'fragments', 'layouts', 'locales', 'documents'] as const;

/** Undefined where the build is no longer known. */
export async function projectAt(sql: Sql, { contract, stable }: Ground): Promise<Project | undefined> {
  const text = await projectOfBuild(sql, contract);
  if (text === undefined) return undefined;
  const snapshot = JSON.parse(text) as Snapshot;
  const built = filesOfProject(unpack(snapshot.project) as Source);
  const parts = stable === null ? {} : ((await findRelease(sql, stable))?.parts ?? {});
  const values: Values = Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value]));
  const before = Object.fromEntries(built.map((each) => [each.file, each.text]));
  const files: Record<string, string> = {};
  for (const each of withParts(built, values))
    files[each.file] = own(before, each.file) === each.text ? each.text : await asWritten(sql, each);
  const bare = Object.fromEntries(kinds.map((kind) => [kind, []]));
  return {
    contract,
    stable,
    base: hashOf(JSON.stringify([contract, files])),
    files,
    snapshot: { ...snapshot, project: { ...(snapshot.project as JsonObject), ...bare } } as unknown as Json,
  };
}

/** The project as it is now, made once for each release and build. */
export function openProjects(desk: Desk): () => Promise<Project> {
  let last: { readonly sign: string; readonly project: Promise<Project | undefined> } | undefined;
  return async () => {
    const ground = await groundNow(desk);
    const sign = JSON.stringify(ground);
    if (last?.sign !== sign) last = { sign, project: projectAt(desk.store, ground) };
    const project = await last.project.catch((error: unknown) => {
      last = undefined;
      throw error;
    });
    if (project === undefined) throw new Error(`The build ${ground.contract} is no longer known.`);
    return project;
  };
}
