/**
 * Reads from a widget's or action's `schema.json` how each of its props is resolved (the `$ref` says it).
 * It must not know any widget or action, nor how a kind is resolved.
 */
import type { Kind, KindName, Kinds } from '../model/definition.ts';

/** The part of JSON Schema that a widget's or action's `schema.json` uses. */
export interface PartSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: { readonly [name: string]: PartSchema };
  readonly patternProperties?: { readonly [pattern: string]: PartSchema };
  readonly additionalProperties?: PartSchema | boolean;
  readonly items?: PartSchema;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

export const kindNames: ReadonlySet<string> = new Set<KindName>([
  'text',
  'value',
  'list',
  'number',
  'flag',
  'test',
  'image',
  'link',
  'actions',
  'nodes',
  'bind',
  'rules',
  'route',
  'call',
  'source',
  'dialog',
  'fieldName',
  'fragmentName',
  'bridgeMessage',
  'statePath',
  'queryName',
  'document',
  'intoName',
]);

const isKindName = (name: string): name is KindName => kindNames.has(name);

function kindOf(schema: PartSchema, where: string): Kind {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/$defs/', '');
    if (!isKindName(name)) throw new Error(`${where}: "${schema.$ref}" is not a kind the engine can resolve`);
    return name;
  }
  if (schema.items !== undefined) {
    const items = kindOf(schema.items, `${where}/items`);
    return items === 'literal' ? 'literal' : { items };
  }
  if (schema.properties !== undefined) {
    const object = kindsOfProperties(schema.properties, where);
    return Object.values(object).every((kind) => kind === 'literal') ? 'literal' : { object };
  }
  if (typeof schema.additionalProperties === 'object') {
    const record = kindOf(schema.additionalProperties, `${where}/additionalProperties`);
    return record === 'literal' ? 'literal' : { record };
  }
  return 'literal';
}

function kindsOfProperties(properties: { readonly [name: string]: PartSchema }, where: string): Kinds {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, kindOf(schema, `${where}/${name}`)]),
  );
}

/**
 * The kinds of one widget's props or one action's parameters. Literal props are left out; what `patternProperties`
 * allows (the paths of `set`) has no name and therefore no kind here.
 * Throws when a schema refers to a kind that does not exist: a mistake of the programmer.
 */
export function kindsOf(schema: PartSchema): Kinds {
  const kinds = kindsOfProperties(schema.properties ?? {}, schema.title ?? 'schema');
  return Object.fromEntries(Object.entries(kinds).filter(([, kind]) => kind !== 'literal'));
}

/** The props without which a widget has nothing to show: one of those that a definition gives must have something. */
export const essentialOf = (schema: PartSchema): readonly string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, prop]) =>
    prop['essential'] === true ? [name] : [],
  );
