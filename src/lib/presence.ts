/**
 * The members of a test, with what `some` stands for written out (docs/language.md, "Presence: some"): every path with its
 * condition. It must not know what a condition means, nor any data.
 */
import type { Json, JsonObject } from '../model/json.ts';

/** The member of a test that names paths which must be present. */
export const some = 'some';

/** What is there, but is nothing. */
export const nothing: readonly Json[] = [null, false, '', []];

/** The condition that each path under `some` has to meet: a missing value meets none anyway. */
export const presence: JsonObject = { not: { enum: nothing } };

export interface TestMember {
  readonly path: string;
  readonly condition: unknown;
  /** Where the path stands below the test. */
  readonly at: readonly (string | number)[];
}

/** The paths that `some` names: one, or a list of them. What is no text is none. */
export function presentPaths(written: unknown): readonly TestMember[] {
  const isList = Array.isArray(written);
  const paths: readonly unknown[] = isList ? written : [written];
  return paths.flatMap((path, index) =>
    typeof path === 'string'
      ? [{ path, condition: presence, at: isList ? [some, index] : [some] } as const]
      : [],
  );
}

/** Every member of a test that joins no others. */
export const testMembers = (test: Readonly<Record<string, unknown>>): readonly TestMember[] =>
  Object.entries(test).flatMap(([name, condition]) => {
    if (name === '$comment') return [];
    return name === some ? presentPaths(condition) : [{ path: name, condition, at: [name] }];
  });
