/** What every widget and every action may say besides its own. It must not know any of them. */
import { fieldsOf, type Field } from './fields.ts';
import type { PartSchema } from './part-schema.ts';

/** What is a path, though the schema says a text of exactly one tag. */
const bindings: ReadonlySet<string> = new Set(['each']);

/** @param members `generalProps` or `generalParameters` of the language's base. */
export const generalFields = (members: PartSchema['properties'] = {}): readonly Field[] =>
  fieldsOf({ properties: members }).map((field) =>
    bindings.has(field.name) ? { ...field, kind: 'binding' } : field,
  );
