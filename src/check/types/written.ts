/**
 * A schema as a definition writes it: of words that break their own rules nothing is known, for whoever writes them is told
 * of it by the schema of screens. It must not know what is described.
 */
import type { Json } from '../../model/json.ts';
import { isList, isObject } from '../document/document.ts';
import type { KnownSchema } from './type.ts';

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'maxItems'] as const;
type Limit = (typeof limits)[number];

/** What a value may be written as; with any other word there it is not known what the value is. */
const formats: ReadonlySet<unknown> = new Set(['minor', 'date', 'uri-reference', 'color']);

const isText = (value: unknown): value is string => typeof value === 'string';

function numberAt(
  written: Readonly<Record<string, unknown>>,
  word: Limit,
): readonly (readonly [Limit, number])[] {
  const value = written[word];
  return typeof value === 'number' ? [[word, value]] : [];
}

export function writtenSchema(written: unknown): KnownSchema {
  if (!isObject(written)) return {};
  const { type, format, properties, items, required, enum: values, default: otherwise } = written;
  return {
    ...(isText(type) && (format === undefined || formats.has(format)) ? { type } : {}),
    ...(isText(format) && formats.has(format) ? { format } : {}),
    ...Object.fromEntries(limits.flatMap((word) => numberAt(written, word))),
    ...(isList(values) ? { enum: values as readonly Json[] } : {}),
    ...(otherwise === '' || otherwise === 0 ? { default: otherwise } : {}),
    ...(isList(required) ? { required: required.filter(isText) } : {}),
    ...(items === undefined ? {} : { items: writtenSchema(items) }),
    ...(isObject(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, writtenSchema(inner)]),
          ),
        }
      : {}),
  };
}
