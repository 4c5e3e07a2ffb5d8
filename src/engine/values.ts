/**
 * Fills the declared values of a promotion layout with what a template gives: one that is missing or of another shape
 * takes its default. It must not know who gave it, nor what shows it.
 */
import type { DataSchema } from '../model/call.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { isColor } from '../lib/contrast.ts';
import { lookUp } from '../lib/look-up.ts';
import { isSafeName, readPath } from '../lib/path.ts';
import { readData } from '../lib/reader.ts';
import type { Plan } from './plan.ts';

export interface ValuesInput {
  readonly plan: Pick<Plan, 'values'>;
  /** As the server sent it. */
  readonly given: unknown;
  readonly config: unknown;
}

export interface FilledValues {
  readonly values: Readonly<Record<string, Json>>;
  /** What was given in another shape, one phrase each; the values themselves are never named. */
  readonly wrong: readonly string[];
}

export function fillValues({ plan, given, config }: ValuesInput): FilledValues {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const wrong = isObject || given === undefined || given === null ? [] : ['values should be an object'];
  const source = isObject ? (given as Readonly<Record<string, unknown>>) : {};
  const values: Record<string, Json> = {};
  for (const [name, { schema, default: otherwise }] of Object.entries(plan.values)) {
    if (!isSafeName(name)) continue;
    const value = lookUp(source, name);
    const read = value === undefined || value === null ? undefined : readData(schema, value);
    const isShown = read?.ok === true && hasColors(schema, read.value);
    if (read !== undefined && !isShown)
      wrong.push(read.ok ? `${name} is no color` : `${name}: ${read.error}`);
    values[name] =
      read?.ok === true && isShown
        ? read.value
        : (otherwise.evaluate((path) => readPath({ config }, path.map(String))) as Json);
  }
  return { values, wrong };
}

/** Every color in a value can be shown; an empty one stands for the brand's own. */
function hasColors(schema: DataSchema, value: Json | undefined): boolean {
  if (schema.format === 'color' && typeof value === 'string') return value === '' || isColor(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return Object.entries(schema.properties ?? {}).every(([name, inner]) =>
    hasColors(inner, lookUp(value as JsonObject, name)),
  );
}
