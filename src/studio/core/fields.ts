/**
 * The fields of a form, from the schema of what is edited: what each is called, what it is for, and of what kind it is. Pure; it
 * must not know any widget or action, nor how a field is drawn.
 */
import type { Json } from '../../model/json.ts';
import type { Told } from '../../release/told.ts';
import { columnWords, optionWords } from './option-words.ts';
import { helpOf, labelOf, type PartSchema } from './part-schema.ts';

export type FieldKind =
  | 'words' // a text that people read, or a template
  | 'choice' // one of `options`, or a name of `from`
  | 'flag'
  | 'number'
  | 'money' // in the smallest unit
  | 'picture'
  | 'colour'
  | 'date'
  | 'binding' // a path, or a fixed value where `fixed` says so
  | 'condition'
  | 'actions'
  | 'route' // a screen; an address too where `address` says so
  | 'call'
  | 'rules'
  | 'fragment'
  | 'rows' // a list: `inner` are its columns, one without a name for a list of single values
  | 'group' // an object: `inner` are its members
  | 'named' // values by names that are not fixed: `inner` is the one field of each
  | 'parts' // widgets: the tree has them
  | 'name' // letters and digits for whoever reads it by that name
  | 'json'; // no kind: counted, and none is to be

/** What the project has, from which one is chosen. */
export type NamesOf =
  | 'dialogs'
  | 'sources'
  | 'fields' // of this screen, by their bind
  | 'parts' // of this screen, by their id
  | 'parameters' // of this screen's address
  | 'messages' // of the app
  | 'documents'
  | 'members'; // of the entries of the list that stands in the prop `of`

export interface Option {
  readonly value: Json;
  readonly label: Told;
}

export interface Field {
  /** Of the member; empty for what has none, as the items of a list. */
  readonly name: string;
  readonly label: Told;
  readonly help: Told;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** What it is where it is not said. */
  readonly default?: Json;
  readonly examples: readonly Json[];
  /** It is shown also while it is not said, though nobody must say it. */
  readonly atOnce?: boolean;
  readonly from?: NamesOf;
  /** The prop beside it whose entries have what is chosen. */
  readonly of?: string;
  /** Several of them: a list. */
  readonly many?: boolean;
  /** It may be exactly one tag instead: a path. */
  readonly bound?: boolean;
  /** Of a number: these will do as well. Of a choice: all there are. */
  readonly options?: readonly Option[];
  /** Of a binding: a value that is written here will do as well; without it, it is a variable that is written into. */
  readonly fixed?: boolean;
  readonly address?: boolean;
  readonly inner?: readonly Field[];
  /** Whole numbers only. */
  readonly whole?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Letters at the narrowest phone: more are a remark of the checker. */
  readonly suggestedLength?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

type Shape = Pick<Field, 'kind'> & Partial<Field>;

/** By the kind that the schema refers to. */
const shapes: Readonly<Record<string, Shape>> = {
  text: { kind: 'words' },
  value: { kind: 'binding', fixed: true },
  number: { kind: 'number', bound: true },
  flag: { kind: 'flag', bound: true },
  test: { kind: 'condition' },
  image: { kind: 'picture', bound: true },
  link: { kind: 'route', address: true, bound: true },
  actions: { kind: 'actions' },
  nodes: { kind: 'parts' },
  node: { kind: 'parts' },
  bind: { kind: 'binding' },
  statePath: { kind: 'binding' },
  matched: { kind: 'binding' },
  rules: { kind: 'rules' },
  route: { kind: 'route' },
  call: { kind: 'call' },
  source: { kind: 'choice', from: 'sources' },
  dialog: { kind: 'choice', from: 'dialogs' },
  fieldName: { kind: 'choice', from: 'fields' },
  fragmentName: { kind: 'fragment' },
  bridgeMessage: { kind: 'choice', from: 'messages' },
  queryName: { kind: 'choice', from: 'parameters' },
  document: { kind: 'choice', from: 'documents' },
  intoName: { kind: 'name' },
  comment: { kind: 'name' },
};

const formats: Readonly<Record<string, Shape>> = {
  minor: { kind: 'money', whole: true },
  color: { kind: 'colour' },
  'uri-reference': { kind: 'picture' },
  date: { kind: 'date' },
};

/** What only says which one is meant. */
const tags: ReadonlySet<string> = new Set(['type', 'do']);

const ofParts: Shape = { kind: 'choice', from: 'parts' };

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

const optionsOf = (values: readonly unknown[]): readonly Option[] =>
  values.map((value) => ({ value: value as Json, label: optionWords(String(value)) }));

/** A list whose entries nobody declares: its columns are those of its examples. */
function columnsOf({ examples = [] }: PartSchema): readonly Field[] {
  const entries = examples.filter(isList).flat();
  const names = [...new Set(entries.filter(isRecord).flatMap(Object.keys))];
  const column = (name: string): Field => ({
    name,
    label: columnWords(name),
    help: columnWords(name),
    kind: 'words',
    required: true,
    examples: [],
  });
  return (names.length === 0 ? [''] : names).map(column);
}

/** Parts of the language that schemas refer to, by name. */
type Definitions = Readonly<Record<string, PartSchema>>;

function shapeOf(schema: PartSchema, definitions: Definitions): Shape {
  const { $ref, items, properties, additionalProperties: others, then } = schema;
  const name = $ref?.replace('#/$defs/', '');
  if (name === 'list') return { kind: 'rows', bound: true, inner: columnsOf(schema) };
  const known =
    name === undefined ? undefined : (shapes[name] ?? ofDefinition(definitions[name], definitions));
  if (name !== undefined) return known ?? { kind: 'json' };
  if (schema.enum !== undefined) return { kind: 'choice', options: optionsOf(schema.enum) };
  const format = formats[schema.format ?? ''];
  if (format !== undefined) return format;
  if (items !== undefined) {
    const item = shapeOf(items, definitions);
    if (item.kind === 'choice') return { ...item, many: true };
    return {
      kind: 'rows',
      inner: item.kind === 'group' ? (item.inner ?? []) : [fieldOf('', items, true, definitions)],
    };
  }
  if (properties !== undefined) return { kind: 'group', inner: fieldsOf(schema, definitions) };
  if (typeof others === 'object') return { kind: 'named', inner: [fieldOf('', others, true, definitions)] };
  if (then !== undefined) return shapeOf(then, definitions);
  return plainOf(schema);
}

/** What people say of a part of the language; what has no label is not theirs to say. */
export const labelledFields = (schema: PartSchema, definitions: Definitions): readonly Field[] =>
  fieldsOf(
    {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(schema.properties ?? {}).filter(([, { label }]) => label !== undefined),
      ),
    },
    definitions,
  );

function ofDefinition(schema: PartSchema | undefined, definitions: Definitions): Shape | undefined {
  if (schema?.properties === undefined) return undefined;
  return { kind: 'group', inner: labelledFields(schema, definitions) };
}

function plainOf({ type, pattern }: PartSchema): Shape {
  const types = isList(type) ? type : [type];
  if (types.includes('boolean') && types.includes('integer'))
    return { kind: 'number', whole: true, options: optionsOf([true, false]) };
  if (types.includes('boolean')) return { kind: 'flag' };
  if (types.includes('integer')) return { kind: 'number', whole: true };
  if (types.includes('number')) return { kind: 'number' };
  return types.includes('string')
    ? { kind: 'name', ...(pattern === undefined ? {} : { pattern }) }
    : { kind: 'json' };
}

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'suggestedLength'] as const;

/** One field, whatever its schema says. */
export function fieldOf(
  name: string,
  schema: PartSchema,
  required: boolean,
  definitions: Definitions = {},
): Field {
  const said = limits.flatMap((limit) => (schema[limit] === undefined ? [] : [[limit, schema[limit]]]));
  return {
    name,
    label: labelOf(schema),
    help: helpOf(schema),
    required,
    examples: (schema.examples ?? []) as readonly Json[],
    ...(schema.default === undefined ? {} : { default: schema.default as Json }),
    ...(Object.fromEntries(said) as Partial<Field>),
    ...shapeOf(schema, definitions),
  };
}

/** The fields of a widget, an action, or anything else whose members a schema declares, in their order. */
export function fieldsOf(schema: PartSchema, definitions: Definitions = {}): readonly Field[] {
  const { properties = {}, patternProperties = {}, required = [] } = schema;
  const lists = Object.entries(properties).flatMap(([of, { shownBy }]) =>
    isList(shownBy) ? shownBy.map((name) => [String(name), of] as const) : [],
  );
  const listOf = new Map(lists);
  const ofEntries = (field: Field): Field => {
    const of = listOf.get(field.name);
    return of === undefined ? field : { ...field, kind: 'choice', from: 'members', of };
  };
  const own = Object.entries(properties)
    .filter(([name, { const: only }]) => !(tags.has(name) && only !== undefined))
    .map(([name, member]) => ofEntries(fieldOf(name, member, required.includes(name), definitions)))
    .map((field) => (field.name === schema.does?.['scrollsTo'] ? { ...field, ...ofParts } : field));
  // What `set` writes has the paths of variables for names.
  const free = Object.values(patternProperties).map((member) => fieldOf('', member, false, definitions));
  return [...own, ...free];
}
