/**
 * A schema as a definition writes it: of words that break their own rules nothing is known, for whoever writes them is told
 * of it by the schema of screens. It must not know what is described.
 */
import type { Json } from '../../model/json.ts';
import { isList, isObject } from '../document.ts';
import type { KnownSchema } from './type.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

export function writtenSchema(written: unknown): KnownSchema {
  if (!isObject(written)) return {};
  const { type, format, properties, items, required, enum: values } = written;
  const { minimum, maximum } = written;
  return {
    ...(isText(type) ? { type } : {}),
    ...(isText(format) ? { format } : {}),
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
    ...(isList(values) ? { enum: values as readonly Json[] } : {}),
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
