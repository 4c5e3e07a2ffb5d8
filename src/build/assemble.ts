/**
 * Assembles `schemas/screen.schema.json` from the base and the parts' own schemas, so that one document serves ajv (one
 * error per mistake, by `discriminator`) and editors (all names completed, by `enum` beside it). It must not read files.
 */
import { kindNames, type PartSchema } from './kinds.ts';
import type { Part, Parts } from './parts.ts';
import { withoutFacts } from './practice.ts';

export interface ScreenSchema extends PartSchema {
  readonly $defs: { readonly [name: string]: PartSchema };
}

/** What belongs to a place, not to what stands there: a row of a table cannot say it. */
const notInRows: ReadonlySet<string> = new Set(['type']);
const boundKinds: ReadonlySet<unknown> = new Set(['#/$defs/bind', '#/$defs/rules', '#/$defs/statePath']);

const described = (description: string, example: unknown): PartSchema => ({
  description,
  examples: [example],
});
const matchMember = described('The value that decides which row fits.', '{{order.orderStatus}}');

/** A widget's own props of which a row of its table may say some. */
function rowOf({ name, schema }: Part): PartSchema {
  const own = Object.entries(schema.properties ?? {}).filter(
    ([prop, { $ref }]) => !notInRows.has(prop) && !boundKinds.has($ref),
  );
  return {
    title: 'Row',
    description: `A row of ${name}: what the widget has for this value beside or instead of its own.`,
    type: 'object',
    properties: { ...Object.fromEntries(own), $comment: { $ref: '#/$defs/comment' } },
    additionalProperties: false,
  };
}

/**
 * A widget whose props may differ by a value. What it needs may then stand in the rows: whether each has it, the checker
 * tells (src/check/structure/tables.ts).
 */
function withTable(part: Part, closedPart: PartSchema, row: string): PartSchema {
  const { required = [], ...rest } = closedPart;
  const own = required.filter((name) => name !== 'type');
  const needed = Object.fromEntries(
    own.map((name) => {
      const { $ref, description, examples } = part.schema.properties?.[name] ?? {};
      return [
        name,
        {
          // By this the checker knows that a key of a text is to be written.
          ...($ref === '#/$defs/text' ? { title: 'Text' } : {}),
          ...(description === undefined ? {} : { description }),
          ...(examples === undefined ? {} : { examples }),
        },
      ];
    }),
  );
  const table = {
    match: { $ref: '#/$defs/matched' },
    is: {
      type: 'object',
      additionalProperties: { $ref: row },
      ...described('The props that differ, by the value: a text, a number, true or false.', { '21': {} }),
    },
    else: { $ref: row, ...described('The props for any other value, and where it is missing.', {}) },
  };
  return {
    ...rest,
    properties: { ...rest.properties, ...table },
    ...(required.includes('type') ? { required: ['type'] } : {}),
    if: { properties: { match: matchMember }, required: ['match'] },
    then: {
      properties: {
        is: described('The props that differ, by the value.', { '21': {} }),
        else: described('The props for any other value.', {}),
      },
      required: ['is', 'else'],
    },
    ...(own.length === 0 ? {} : { else: { properties: needed, required: own } }),
  };
}

/** The part's schema with the general props, closed; its own props come first, as an author expects them listed. */
function closed(part: Part, tag: 'type' | 'do', general: PartSchema['properties']): PartSchema {
  const { name, schema } = part;
  const description = schema.description ?? schema.title ?? name;
  const named = { ...schema.properties?.[tag], description, examples: [name] };
  return {
    ...schema,
    properties: { ...schema.properties, [tag]: named, ...general },
    additionalProperties: false,
  };
}

function union(
  tag: 'type' | 'do',
  parts: readonly Part[],
  definition: (name: string) => string,
  description: string,
): PartSchema {
  return {
    type: 'object',
    description,
    required: [tag],
    properties: {
      [tag]: {
        enum: parts.map((part) => part.name),
        description: `Which ${description.toLowerCase()}.`,
        examples: parts.slice(0, 1).map((part) => part.name),
      },
    },
    discriminator: { propertyName: tag },
    oneOf: parts.map((part) => ({ $ref: `#/$defs/${definition(part.name)}` })),
  };
}

/** Throws when a part's schema does not name itself as its folder: a mistake of the programmer. */
function verify(part: Part, tag: 'type' | 'do'): void {
  const named = part.schema.properties?.[tag]?.const;
  if (named !== part.name)
    throw new Error(`schema.json of "${part.name}" says "${tag}": ${JSON.stringify(named)}`);
  for (const [name, prop] of Object.entries(part.schema.properties ?? {})) {
    if (name === tag) continue;
    if (prop.description === undefined || prop.examples === undefined) {
      throw new Error(`"${name}" of "${part.name}" needs a description and examples`);
    }
  }
}

/**
 * Moves the description of each kind to the references that have none of their own: an editor shows only the description
 * of what a reference leads to, and would hide what is said of the prop.
 */
function describedInPlace(schema: ScreenSchema): ScreenSchema {
  const name = ({ $ref = '' }: PartSchema): string => $ref.replace('#/$defs/', '');
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const part = Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, walk(member)]),
    ) as PartSchema;
    const description = kindNames.has(name(part)) ? schema.$defs[name(part)]?.description : undefined;
    return description === undefined ? part : { ...part, description: part.description ?? description };
  };
  const walked = withoutFacts(walk(schema)) as ScreenSchema;
  const bare = Object.entries(walked.$defs).map(([key, { description, ...rest }]) =>
    kindNames.has(key) || description === undefined ? [key, rest] : [key, { ...rest, description }],
  );
  return { ...walked, $defs: Object.fromEntries(bare) as ScreenSchema['$defs'] };
}

export function assemble(base: ScreenSchema, parts: Parts): ScreenSchema {
  const { generalProps, generalParameters, fragmentUse, ...shared } = base.$defs;
  const general = generalProps as PartSchema['properties'];
  const widgetName = (name: string): string => `widget-${name}`;
  const actionName = (name: string): string => `action-${name}`;
  parts.widgets.forEach((part) => verify(part, 'type'));
  parts.actions.forEach((part) => verify(part, 'do'));
  const fragment: Part = { name: 'fragment', schema: fragmentUse ?? {}, kinds: {} };
  const widgets = [...parts.widgets, fragment];
  const widgetWithRows = (part: Part): readonly (readonly [string, PartSchema])[] => {
    const row = `row-${part.name}`;
    const whole = withTable(part, closed(part, 'type', general), `#/$defs/${row}`);
    return [
      [widgetName(part.name), whole],
      [row, rowOf(part)],
    ];
  };
  return describedInPlace({
    ...base,
    $defs: {
      ...shared,
      node: union('type', widgets, widgetName, 'Widget'),
      action: union('do', parts.actions, actionName, 'Action'),
      ...Object.fromEntries(parts.widgets.flatMap((part) => widgetWithRows(part))),
      [widgetName(fragment.name)]: closed(fragment, 'type', general),
      ...Object.fromEntries(
        parts.actions.map((part) => [
          actionName(part.name),
          closed(part, 'do', generalParameters as PartSchema['properties']),
        ]),
      ),
    },
  });
}
