/** What a campaign's layout can be filled with, as fields: from the shapes that the layout declares. It must not know any layout. */
import { isObject, membersOf, nameFrom } from '../../../check/document/document.ts';
import type { DataSchema } from '../../../model/call.ts';
import { told, type Told } from '../../../release/told.ts';
import { nameOfPath } from '../../conditions/data-words.ts';
import type { Field } from '../../core/fields.ts';
import { optionWords } from '../../core/option-words.ts';

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const labelOf = (name: string): Told => told(upper(nameOfPath(name, 'en')), upper(nameOfPath(name, 'es')));

type Shape = Pick<Field, 'kind'> & Partial<Field>;

const formats: Readonly<Record<string, Shape>> = {
  minor: { kind: 'money', whole: true },
  color: { kind: 'colour', atOnce: true },
  'uri-reference': { kind: 'picture' },
  date: { kind: 'date' },
};

function shapeOf(schema: DataSchema): Shape {
  const format = formats[schema.format ?? ''];
  if (format !== undefined) return format;
  if (schema.enum !== undefined)
    return {
      kind: 'choice',
      options: schema.enum.map((value) => ({
        value,
        label: optionWords(typeof value === 'object' ? '' : String(value)),
      })),
    };
  const room = schema.maxLength === undefined ? {} : { suggestedLength: schema.maxLength };
  switch (schema.type) {
    case 'object':
      return { kind: 'group', inner: fieldsIn(schema) };
    case 'array': {
      const { items = {} } = schema;
      return { kind: 'rows', inner: items.type === 'object' ? fieldsIn(items) : [fieldOf('', items, true)] };
    }
    case 'boolean':
      return { kind: 'flag' };
    case 'integer':
      return { kind: 'number', whole: true };
    case 'number':
      return { kind: 'number' };
    default:
      return { kind: 'words', ...room };
  }
}

const fieldsIn = ({ properties = {}, required = [] }: DataSchema): readonly Field[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));

function fieldOf(name: string, schema: DataSchema, required: boolean): Field {
  const { minimum, maximum } = schema;
  return {
    name,
    label: labelOf(name),
    help: told('', ''),
    required,
    examples: [],
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...shapeOf(schema),
  };
}

/** Each value with the name under which the layout has it: what it says without a campaign is what is filled in. */
export const campaignFields = (layout: unknown): readonly Field[] =>
  Object.entries(membersOf(membersOf(layout)['values'])).flatMap(([name, schema]) =>
    isObject(schema) && nameFrom(schema['type']) !== '' ? [fieldOf(name, schema as DataSchema, true)] : [],
  );
