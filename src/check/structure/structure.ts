/**
 * Turns ajv's errors into problems: one for each mistake, in the words of an author. It must not know ajv itself, only
 * the shape of its errors, which must have been made with `verbose` and `allErrors`.
 */
import type { Document, Pointer } from '../document/document.ts';
import { fromPointer, inside, isList, isObject, keyOf } from '../document/document.ts';
import type { Report } from '../report/report.ts';
import { withoutMixed } from './entries.ts';
import { formOf, short } from '../report/example.ts';
import { belongs } from './belongs.ts';
import { expected } from './expected.ts';
import { sameSpot, type Located, type SchemaError } from './located.ts';
import { listed, nearTo, nearest, pairNames, surePair } from '../report/nearest.ts';

/** Says the same as another error: `if` repeats its branch, `discriminator` without a tag repeats `required`. */
function isEcho({ error, params }: Located): boolean {
  return (
    error.keyword === 'if' || (error.keyword === 'discriminator' && typeof params['tagValue'] !== 'string')
  );
}

/** Reports each mistake of `errors` once. `move` maps a pointer of what was validated to one of the document. */
export function reportStructure(
  errors: readonly SchemaError[],
  document: Document,
  report: Report,
  subject: Document = document,
  move: (pointer: Pointer) => Pointer = (pointer) => pointer,
): void {
  const located = withoutMixed(
    errors
      .map((error): Located => {
        const pointer = move(fromPointer(subject, error.instancePath));
        return { error, place: { document, pointer }, params: { ...error.params } };
      })
      .filter((each) => !isEcho(each)),
    report,
  );
  const tagged = located.filter(({ error }) => error.keyword === 'discriminator');
  for (const each of located) {
    const tag = each.place.pointer.at(-1);
    const inTag =
      each.error.keyword === 'enum' &&
      tagged.some(
        ({ place, params }) =>
          params['tag'] === tag && sameSpot(place.pointer, each.place.pointer.slice(0, -1)),
      );
    if (!inTag) reportError(each, located, report);
  }
}

function reportError(each: Located, all: readonly Located[], report: Report): void {
  const { error, place, params } = each;
  if (error.keyword === 'discriminator') reportTag(each, report);
  else if (error.keyword === 'additionalProperties') reportUnknown(each, all, report);
  else if (error.keyword === 'required') {
    const name = String(params['missingProperty']);
    const { data } = error;
    const is = isObject(data) && name === 'else' ? data['is'] : undefined;
    if (isObject(is) && 'else' in is)
      report(keyOf(inside(place, 'is'), 'else'), 'misplaced-else', { name, of: 'is' });
    else if (![...meant(each, all).values()].includes(name)) {
      report(place, 'missing-prop', { name, of: subjectOf(error), ...hintFor(error, name) });
    }
  } else reportValue(each, report);
}

function reportTag({ error, place, params }: Located, report: Report): void {
  const tag = String(params['tag']);
  const name = String(params['tagValue']);
  const known = propertiesOf(error)[tag];
  const names = isObject(known) && Array.isArray(known['enum']) ? known['enum'].map(String) : [];
  const args = { name, ...nearTo(name, names), detail: listed(names) };
  report(inside(place, tag), tag === 'do' ? 'unknown-action' : 'unknown-widget', args);
}

/** Names written in the same object that its schema does not know. */
function unknownBeside(each: Located, all: readonly Located[]): readonly string[] {
  return all
    .filter(
      ({ error, place }) =>
        error.keyword === 'additionalProperties' && sameSpot(place.pointer, each.place.pointer),
    )
    .map(({ params }) => String(params['additionalProperty']));
}

/** The name that each unknown one of the same object stands for. */
function meant(each: Located, all: readonly Located[]): ReadonlyMap<string, string> {
  const { missing, free } = openNames(each, all);
  return pairNames(unknownBeside(each, all), missing, free);
}

/** Names that the object lacks, and all that it could still have. */
function openNames(
  each: Located,
  all: readonly Located[],
): { readonly missing: readonly string[]; readonly free: readonly string[] } {
  const missing = all
    .filter(({ error, place }) => error.keyword === 'required' && sameSpot(place.pointer, each.place.pointer))
    .map(({ params }) => String(params['missingProperty']));
  const data = isObject(each.error.data) ? each.error.data : {};
  // What a widget needs stands in a part of its schema.
  const here = all.filter(({ place }) => sameSpot(place.pointer, each.place.pointer));
  const names = new Set(here.flatMap(({ error }) => Object.keys(propertiesOf(error))));
  const free = [...names].filter((name) => !(name in data) && name !== '$comment');
  return { missing, free };
}

function reportUnknown(each: Located, all: readonly Located[], report: Report): void {
  const { error, place, params } = each;
  const name = String(params['additionalProperty']);
  const properties = propertiesOf(error);
  const isRow = isRowSchema(error.parentSchema);
  if (isRow && besideTable.has(name))
    return report(keyOf(place, name), 'not-in-row', { name, of: subjectOf(error) });
  const code =
    isRow || ('type' in properties && hasConst(properties['type']))
      ? 'unknown-prop'
      : 'do' in properties
        ? 'unknown-parameter'
        : 'unknown-key';
  const general = new Set(['type', 'do', '$comment', '$schema']);
  const known = Object.keys(properties).filter((property) => !general.has(property));
  const wanted = belongs(name, error.data, placeOf[code]);
  if (wanted !== undefined) return report(keyOf(place, name), code, { name, of: subjectOf(error), wanted });
  const paired = meant(each, all).get(name);
  const near = paired ?? stateOf(error.parentSchema, name);
  const open = openNames(each, all);
  // One that looks like nothing stands for the only required name that is not there.
  const missing = paired !== undefined && nearest(name, [paired]) === undefined ? paired : undefined;
  report(keyOf(place, name), code, {
    name,
    of: subjectOf(error),
    near,
    missing,
    sure: surePair(name, near, open.missing, open.free),
    detail: listed(known),
  });
}

const placeOf = { 'unknown-prop': 'widget', 'unknown-parameter': 'action', 'unknown-key': 'other' } as const;

const isRowSchema = (schema: unknown): boolean => isObject(schema) && schema['title'] === 'Row';

/** What belongs to the widget whatever its rows say. */
const besideTable: ReadonlySet<string> = new Set(
  'type id if each as key fallback skeleton requires bind rules match is else sort show'.split(' '),
);

/** `state.sent` for `sent` or `{{state.sent}}`, where paths into the state are expected. */
function stateOf(schema: unknown, name: string): string | undefined {
  const patterns =
    isObject(schema) && isObject(schema['patternProperties']) ? schema['patternProperties'] : {};
  if ('^#?/' in patterns && !/[/.]/.test(name)) return `/${name}`;
  return '^state\\.' in patterns ? statePath(name) : undefined;
}

function statePath(name: string): string | undefined {
  const path = /^(?:\{\{\s*)?(?:state\.)?(\w+(?:\.\w+)*)(?:\s*\}\})?$/.exec(name)?.[1];
  return path === undefined ? undefined : `state.${path}`;
}

const hasConst = (schema: unknown): boolean => isObject(schema) && 'const' in schema;

function propertiesOf(error: SchemaError): Readonly<Record<string, unknown>> {
  const schema = error.parentSchema;
  return isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
}

/** `button`, `action "navigate"`, `a dialog`: what the object is, in an author's words. */
function subjectOf(error: SchemaError): string {
  const { data, parentSchema: schema } = error;
  const properties = propertiesOf(error);
  const isPart = isObject(schema) && schema['description'] === undefined && schema['then'] === undefined;
  if (isObject(data) && typeof data['type'] === 'string' && (hasConst(properties['type']) || isPart))
    return data['type'];
  if (isObject(data) && typeof data['do'] === 'string' && 'do' in properties) return `action "${data['do']}"`;
  const description =
    isObject(schema) && typeof schema['description'] === 'string' ? schema['description'] : 'this object';
  const [words = description] = description.split(/[.:;]/);
  return words === '' ? 'this object' : words.charAt(0).toLowerCase() + words.slice(1);
}

const entryForms = '"do", for an action, or { "if", "then", "else" }, or { "match", "is", "else" }';

/** The name under which the kind of widget or action stands in its place: `typ`, `action`. */
function writtenFor({ data }: SchemaError, schema: unknown): string | undefined {
  const kinds: readonly unknown[] = isObject(schema) && isList(schema['enum']) ? schema['enum'] : [];
  return Object.entries(isObject(data) ? data : {}).find(
    ([, value]) => typeof value === 'string' && kinds.includes(value),
  )?.[0];
}

function hintFor(error: SchemaError, name: string): { readonly detail?: string; readonly near?: string } {
  const schema = propertiesOf(error)[name];
  const near = name === 'type' || name === 'do' ? writtenFor(error, schema) : undefined;
  if (near !== undefined) return { near };
  if (name === 'do') return { detail: entryForms };
  const row = name === 'else' ? rowOf(error.data) : undefined;
  if (row !== undefined) return { detail: `"else": ${row}` };
  if (name === 'type') return { detail: 'the kind of widget, such as { "type": "text" }' };
  const example: unknown =
    isObject(schema) && Array.isArray(schema['examples']) ? schema['examples'][0] : undefined;
  if (isObject(schema) && (schema['title'] === 'Text' || schema['$ref'] === '#/$defs/text'))
    return { detail: `"${name}": "@your.key"` };
  // Only the form of it: what an example does is hardly what is meant here.
  return example === undefined ? {} : { detail: `"${name}", for example "${name}": ${formOf(example)}` };
}

/** What the rest of a table has to say: the props of its first row. */
function rowOf(table: unknown): string | undefined {
  const [row] = isObject(table) && isObject(table['is']) ? Object.values(table['is']) : [];
  const names = isObject(row) && row['do'] === undefined ? Object.keys(row) : [];
  return names.length === 0 ? undefined : `{ ${names.map((name) => `"${name}": …`).join(', ')} }`;
}

function spotOf(pointer: Pointer): string {
  const [last, before] = [pointer.at(-1), pointer.at(-2)];
  if (last === undefined) return 'the file';
  return typeof last === 'number'
    ? `an entry of "${String(before ?? 'the file')}"`
    : last === ''
      ? 'what has no name'
      : `"${last}"`;
}

function reportValue({ error, place, params }: Located, report: Report): void {
  const of = spotOf(place.pointer);
  const args = { name: short(error.data), of };
  if (error.keyword === 'enum' && Array.isArray(params['allowedValues'])) {
    const allowed = params['allowedValues'].map(String);
    const near = typeof error.data === 'string' ? nearTo(error.data, allowed) : {};
    report(place, 'wrong-value', { ...args, ...near, detail: `one of: ${listed(allowed)}` });
  } else {
    const near = whole(error);
    report(place, 'wrong-value', {
      ...args,
      near,
      sure: near !== undefined,
      detail: expected(error, params),
    });
  }
}

/** A route without its slash, or a variable without its `state`, as it should be. */
function whole({ keyword, data, parentSchema }: SchemaError): string | undefined {
  const pattern = keyword === 'pattern' && isObject(parentSchema) ? parentSchema['pattern'] : undefined;
  if (typeof data !== 'string' || data === '') return undefined;
  if (typeof pattern === 'string' && pattern.startsWith('^state\\.')) return statePath(data);
  return pattern === '^#?/' && !/[/.]/.test(data) ? `/${data}` : undefined;
}
