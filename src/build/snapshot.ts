/**
 * Reads what releases are proved with for this build, and writes it beside the server: the snapshot of the project, and what it
 * can show. It must not know what a release changes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Digest } from '../lib/hash-name.ts';
import type { JsonObject } from '../model/json.ts';
import { contractOf, snapshotOf, type Snapshot } from '../release/snapshot.ts';
import { readFirstSchema, readProject, readScreenSchema } from './project.ts';

/** Node's. */
export const digest: Digest = (text) => createHash('sha256').update(text).digest();

/** The same for the same sources, in any folder. */
export const readSnapshot = (root: string): Snapshot =>
  snapshotOf(readProject(root), {
    screen: readScreenSchema(root) as unknown as JsonObject,
    older: { 1: readFirstSchema(root) as unknown as JsonObject },
  });

/** Of the folder of a build. */
export const contractFile = 'contract.json';
export const snapshotFile = 'server/project.json';

/** @returns bytes by file. */
export function writeSnapshot(root: string, dist: string): Readonly<Record<string, number>> {
  const snapshot = readSnapshot(root);
  const texts = {
    [contractFile]: JSON.stringify(contractOf(snapshot, digest)),
    [snapshotFile]: JSON.stringify(snapshot),
  };
  mkdirSync(join(dist, 'server'), { recursive: true });
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(dist, file), text);
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, Buffer.byteLength(text)]));
}
