/**
 * A release on another build: what it still changes there, what that build says by itself, and where both changed the same. No
 * change is ever lost in silence: each is in exactly one of the three. It must not know whether the outcome is right.
 */
import { own } from '../check/document/document.ts';
import type { Digest } from '../lib/hash-name.ts';
import type { Json } from '../model/json.ts';
import type { Hash, PartName, Parts } from '../model/release.ts';
import type { Values } from './parts.ts';
import { hashOfPart, textOfPart } from './text.ts';
import { told, type Told } from './told.ts';

/** What a build says of a part. */
export interface BuildPart {
  readonly value: Json;
  readonly hash: Hash;
}

export interface Conflict {
  readonly part: PartName;
  /** What the release says; null: the part goes. */
  readonly release: Json;
  /** What the build says; null: it has no such part any more. */
  readonly build: Json;
  readonly words: Told;
}

export interface Rebased {
  /** What the release changes on this build, on its parts of today. Conflicts are not among them. */
  readonly parts: Parts;
  /** The build says the same by now. */
  readonly dropped: readonly PartName[];
  readonly conflicts: readonly Conflict[];
}

const hashIn = (values: Values, name: PartName, digest: Digest): Hash | null => {
  const value = own(values, name);
  return value === undefined ? null : hashOfPart(value, digest);
};

const same = (one: Json | undefined, other: Json): boolean => textOfPart(one ?? null) === textOfPart(other);

function conflictOf(part: PartName, release: Json, build: Json): Conflict {
  const gone = build === null;
  return {
    part,
    release,
    build,
    words: told(
      gone
        ? `The build has taken ${part} away, and the release changes it.`
        : `The build and the release both changed ${part}.`,
      gone ? `La app quitó ${part} y la versión lo cambia.` : `La app y la versión cambiaron ambas ${part}.`,
    ),
  };
}

/** @param build the parts of the build that the release goes to. */
export function rebase(parts: Parts, build: Values, digest: Digest): Rebased {
  const carried: Record<PartName, Parts[string]> = {};
  const dropped: PartName[] = [];
  const conflicts: Conflict[] = [];
  for (const [name, { base, value }] of Object.entries(parts)) {
    const today = own(build, name);
    if (same(today, value)) dropped.push(name);
    else if (hashIn(build, name, digest) === base) carried[name] = { base, value };
    else conflicts.push(conflictOf(name, value, today ?? null));
  }
  return { parts: carried, dropped, conflicts };
}

/** Whose word counts where a build and a release changed the same. */
export type Choice = 'release' | 'build';

/** The parts with each conflict decided: the release's word stands on the build's of today, or goes. */
export function decided(
  { parts, conflicts }: Rebased,
  choices: Readonly<Record<PartName, Choice>>,
  build: Values,
  digest: Digest,
): Parts {
  const kept = conflicts.filter(({ part }) => own(choices, part) === 'release');
  return {
    ...parts,
    ...Object.fromEntries(
      kept.map(({ part, release }) => [part, { base: hashIn(build, part, digest), value: release }]),
    ),
  };
}

/** What a release hides of a build: parts that the build has, and that nobody sees while the release is live. */
export const shadows = (parts: Parts, build: Values): readonly PartName[] =>
  Object.keys(parts).filter((name) => {
    const today = own(build, name);
    return today !== undefined && !same(today, parts[name]?.value ?? null);
  });
