/** A configuration in one language: of a text per language, that of the page. It must not know any setting. */
import type { DataSchema } from '../model/call.ts';
import type { Language } from '../model/language.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with one text in place of two where the schema says `x-words`; what has another form stays as it is. */
export function spoken(schema: DataSchema, value: unknown, tag: Language['tag']): unknown {
  if (schema['x-words'] === true) return isValues(value) ? (value[tag.slice(0, 2)] ?? value) : value;
  const { items, properties } = schema;
  if (Array.isArray(value))
    return items === undefined ? value : value.map((item) => spoken(items, item, tag));
  if (!isValues(value) || properties === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const part = Object.prototype.hasOwnProperty.call(properties, name) ? properties[name] : undefined;
      return [name, part === undefined ? member : spoken(part, member, tag)];
    }),
  );
}
