/**
 * Versions of the language (docs/language.md, "Versions"): a definition of an older version is lifted step by step to the
 * current one, whole or not at all. It must not know what a screen shows.
 */
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

export const currentVersion = 2;

export type Raw = Readonly<Record<string, unknown>>;

/** The step from one version to the next. */
export interface Migration {
  /** Whether a definition keeps the schema of its version; asked of what a server sent. */
  readonly validate?: (definition: unknown) => boolean;
  /** The definition as the next version has it, or in a sentence why there is none. */
  readonly lift: (definition: Raw) => Result<Raw, string>;
}

/** By the version from which each of them lifts. */
export type Migrations = { readonly [from: number]: Migration };

/** The definition in the current version; one that cannot be lifted to its end is refused, never half lifted. */
export function migrate(
  definition: Raw,
  steps: Migrations = {},
  target = currentVersion,
): Result<Raw, string> {
  const version = definition['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return failure('no version');
  if (version > target) return failure(`version ${version} is newer than this app`);
  let lifted = definition;
  for (let from = version; from < target; from += 1) {
    const step = steps[from];
    if (step === undefined) return failure(`no migration from version ${from}`);
    if (step.validate?.(lifted) === false) return failure(`breaks the schema of version ${from}`);
    const next = lift(step, lifted);
    if (!next.ok) return failure(`cannot be lifted from version ${from}: ${next.error}`);
    lifted = { ...next.value, version: from + 1 };
  }
  return success(lifted);
}

/** An exception is a mistake of the programmer; on a phone it refuses one definition and nothing else. */
function lift(step: Migration, definition: Raw): Result<Raw, string> {
  try {
    return step.lift(definition);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}
