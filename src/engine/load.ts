/**
 * From a definition to a plan, told once:
 *
 *   load → validate → migrate → validate → normalise → plan
 *
 * 1. load: JSON within the limits. 2. validate: by ajv, compiled ahead, as its own version has it. 3. migrate: lifted to the
 * current version of the language. 4. validate again, as the current version has it. A definition that was built with the
 * app was lifted and validated there. 5. normalise: shorthands written out. 6. plan: compiled to accessors, dependencies and
 * children. It must not know where a definition came from.
 */
import type { ScreenDefinition } from '../model/definition.ts';
import { limits } from '../lib/limits.ts';
import { migrate, type Migrations } from '../lib/migrate.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import { compilePlan, type PlanInput } from './compile.ts';
import { normalise } from './normalise.ts';
import type { Plan } from './plan.ts';

/** What a definition must pass before anything is made of it. */
export interface Gate {
  /** Given for definitions from a server: whether the migrated definition keeps the schema. */
  readonly validate?: (definition: unknown) => boolean;
  /** Given for a definition of an older version. */
  readonly migrations?: Migrations;
}

export interface LoadInput extends Omit<PlanInput, 'screen'>, Gate {
  readonly definition: unknown;
}

/** The definition in the current version, or in a few words why it is refused. */
export function admit(
  definition: unknown,
  { validate, migrations = {} }: Gate,
): Result<ScreenDefinition, string> {
  if (!isObject(definition)) return failure('not an object');
  if (validate !== undefined && tooLarge(definition)) return failure('larger than the limits');
  const migrated = migrate(definition, migrations);
  if (!migrated.ok) return migrated;
  if (validate?.(migrated.value) === false) return failure('breaks the schema');
  return success(migrated.value as unknown as ScreenDefinition);
}

/** The plan of a definition, or in a few words why there is none. */
export function loadScreen({ definition, validate, migrations, ...rest }: LoadInput): Result<Plan, string> {
  const admitted = admit(definition, {
    ...(validate === undefined ? {} : { validate }),
    ...(migrations === undefined ? {} : { migrations }),
  });
  if (!admitted.ok) return admitted;
  return success(compilePlan({ ...rest, screen: normalise(admitted.value) }));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nesting is counted before anything walks the definition: deep JSON parses, but recursion over it would not end well. */
function tooLarge(definition: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: definition, depth: 0 }];
  let nodes = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { value, depth } = at;
    if (typeof value !== 'object' || value === null) continue;
    // A widget and its list of children are two levels of JSON.
    if (depth > limits.depth * 2) return true;
    if (!Array.isArray(value) && 'type' in value && (nodes += 1) > limits.nodes) return true;
    for (const child of Object.values(value)) open.push({ value: child, depth: depth + 1 });
  }
  return JSON.stringify(definition).length > limits.bytes;
}
