/** What tests of releases share: the project's own build as a server has it, and changes of it. */
import { digest, readSnapshot } from '../../src/build/snapshot.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import type { PartName, Parts } from '../../src/model/release.ts';
import { root } from './project.ts';
import { changeOf } from '../../src/release/changes.ts';
import { bundlesOf, type Bundled } from '../../src/release/bundles.ts';
import { libraryOf } from '../../src/release/library.ts';
import { withParts, type Values } from '../../src/release/parts.ts';
import {
  filesOfProject,
  openSnapshot,
  snapshotOf,
  withFiles,
  withValues,
  type Snapshot,
} from '../../src/release/snapshot.ts';

let snapshot: Snapshot | undefined;

/** Written and read again, as the server reads it; read once for a run. */
export const ownSnapshot = (): Snapshot =>
  (snapshot ??= JSON.parse(JSON.stringify(readSnapshot(root))) as Snapshot);

/** Another build: the project with these parts as given. @param values null: it goes. */
export function buildWith(values: Readonly<Record<PartName, Json>>): Snapshot {
  const { input } = withValues(openSnapshot(ownSnapshot()), values);
  return snapshotOf(input, ownSnapshot().schemas);
}

export const ownValues = (): Values => openSnapshot(ownSnapshot()).values;

/** A part of the build that is an object. */
export const ownPart = (name: PartName): JsonObject => ownValues()[name] as JsonObject;

/** A release of the build that makes these parts what is given. */
export const changed = (values: Readonly<Record<PartName, Json>>, build = ownValues()): Parts =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, changeOf(name, value, build, digest)]),
  );

/** What phones get of these parts. That a publisher's are proved first takes seconds, and is held elsewhere (src/release). */
export function bundledFrom(parts: Readonly<Record<PartName, Json>>): Bundled {
  const build = openSnapshot(ownSnapshot());
  const project = withFiles(build.input, withParts(filesOfProject(build.input), parts));
  return bundlesOf(libraryOf(project), build.library, build.input.codeTexts, digest);
}

export { digest };
