/**
 * Versions of the language (design.md 2.8): a definition of an older version is lifted step by step to the current
 * one. It must not know what a screen shows.
 */
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';

export const currentVersion = 1;

type Raw = Readonly<Record<string, unknown>>;
type Migration = (definition: Raw) => Raw;

/** `migrations[n]` lifts version n to n + 1. Version 1 is the first, so there is none yet. */
export const migrations: { readonly [from: number]: Migration } = {};

/** The definition in the current version; a newer or an unknown one is refused with its version. */
export function migrate(
  definition: Raw,
  steps: { readonly [from: number]: Migration } = migrations,
  target = currentVersion,
): Result<Raw, string> {
  const version = definition['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return failure('no version');
  let lifted = definition;
  for (let from = version; from < target; from += 1) {
    const step = steps[from];
    if (step === undefined) return failure(`no migration from version ${from}`);
    lifted = { ...step(lifted), version: from + 1 };
  }
  return version > target ? failure(`version ${version} is newer than this app`) : success(lifted);
}
