/**
 * From a definition to a plan, told once:
 *
 *   load → migrate → validate → normalise → plan
 *
 * 1. load: JSON within the limits. 2. migrate: lifted to the current version of the language. 3. validate: by ajv,
 * compiled ahead; a definition that was built with the app has passed it already. 4. normalise: shorthands written
 * out. 5. plan: compiled to accessors, dependencies and children. It must not know where a definition came from.
 */
import type { ScreenDefinition } from '../model/definition.ts';
import { limits } from '../lib/limits.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import { compilePlan, type PlanInput } from './compile.ts';
import { migrate } from './migrate.ts';
import { normalise } from './normalise.ts';
import type { Plan } from './plan.ts';

export interface LoadInput extends Omit<PlanInput, 'screen'> {
  readonly definition: unknown;
  /** Given for definitions from a server: whether the migrated definition keeps the schema. */
  readonly validate?: (definition: unknown) => boolean;
}

/** The plan of a definition, or in a few words why there is none. */
export function loadScreen({ definition, validate, ...rest }: LoadInput): Result<Plan, string> {
  if (!isObject(definition)) return failure('not an object');
  if (validate !== undefined && tooLarge(definition)) return failure('larger than the limits');
  const migrated = migrate(definition);
  if (!migrated.ok) return migrated;
  if (validate?.(migrated.value) === false) return failure('breaks the schema');
  const screen = normalise(migrated.value as unknown as ScreenDefinition);
  return success(compilePlan({ ...rest, screen }));
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
