/**
 * Reads what the parts, the calls and the languages declare about good practice, and takes those words, and those for people who
 * choose a part, out of the schemas that others read: a phone and an editor need none of them. It must not know what is checked.
 */
import type { ActionFacts, CallFacts, Facts, Speech, WidgetFacts } from '../check/practice/facts.ts';
import { isObject, openDocument, type ProjectFile } from '../check/document/document.ts';
import { languageOf } from '../check/texts/said.ts';
import type { PartSchema } from './kinds.ts';
import { noteNames } from './known.ts';
import type { Part } from './parts.ts';

/** The words of `schema.json` that the checker alone reads. */
const ofWidget = ['busy', 'ends'];
const ofAction = ['does', 'busy'];
const ofProp = [
  'accessibleName',
  'suggestedLength',
  'headingLevel',
  'onlyColor',
  'whenEmpty',
  'asks',
  'speaks',
  'readWithin',
];
/** What those who choose a part read, in each language, with `description` as its help in English; and what alone a part holds. */
const forPeople = ['label', 'help', 'holds'];
const words: ReadonlySet<string> = new Set([...ofWidget, ...ofAction, ...ofProp, ...forPeople, ...noteNames]);
const named: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);
const values: ReadonlySet<string> = new Set(['examples', 'default', 'const', 'enum']);

/** The schema without those words; the members of `properties` are names, those of `examples` are values. */
export function withoutFacts<T>(schema: T, names = false): T {
  if (Array.isArray(schema)) return schema.map((item: unknown) => withoutFacts(item)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([name]) => names || !words.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      !names && values.has(name) ? value : withoutFacts(value as unknown, !names && named.has(name)),
    ]),
  ) as T;
}

type Prop = readonly [name: string, schema: PartSchema];

const declaring = (props: readonly Prop[], word: string): readonly Prop[] =>
  props.filter(([, schema]) => schema[word] !== undefined);

const lengthOf = (schema: PartSchema | undefined): number | undefined => {
  const length = schema?.['suggestedLength'];
  return typeof length === 'number' ? length : undefined;
};

function widgetFacts({ schema }: Part): WidgetFacts {
  const props = Object.entries(schema.properties ?? {});
  const level = (word: unknown, prop: PartSchema): { readonly level: number; readonly own: boolean } => ({
    level: Number(word === 'own' ? (prop['default'] ?? 2) : word),
    own: word === 'own',
  });
  return {
    busy: schema['busy'] === true,
    ends: typeof schema['ends'] === 'string' ? schema['ends'] : undefined,
    names: Object.fromEntries(
      declaring(props, 'accessibleName').map(([name, prop]) => [
        name,
        prop['accessibleName'] === 'ornament' ? 'ornament' : 'always',
      ]),
    ),
    lengths: Object.fromEntries(
      declaring(props, 'suggestedLength').map(([name, prop]) => [name, lengthOf(prop) ?? Infinity]),
    ),
    headings: Object.fromEntries(
      declaring(props, 'headingLevel').map(([name, prop]) => [name, level(prop['headingLevel'], prop)]),
    ),
    colors: declaring(props, 'onlyColor').map(([name]) => name),
    empties: declaring(props, 'whenEmpty').map(([name]) => name),
    asks: Object.fromEntries(
      declaring(props, 'asks').map(([name, prop]) => [name, prop['asks'] as WidgetFacts['asks'][string]]),
    ),
    speaks: Object.fromEntries(
      declaring(props, 'speaks').map(([name, prop]) => [name, prop['speaks'] as Speech]),
    ),
  };
}

function actionFacts({ schema }: Part): ActionFacts {
  const props = Object.entries(schema.properties ?? {});
  return {
    does: schema['does'] ?? {},
    busy: schema['busy'] === true,
    readWithin: Object.fromEntries(
      declaring(props, 'readWithin').map(([name, { readWithin }]) => {
        const prop = String(readWithin);
        return [name, { prop, otherwise: Number(schema.properties?.[prop]?.['default']) }];
      }),
    ),
  };
}

/** Private data in a schema by the path of its field; `resolve` follows a reference. */
function privateFields(
  schema: unknown,
  resolve: (schema: Readonly<Record<string, unknown>>) => unknown,
  path: readonly string[] = [],
): readonly (readonly [string, string | false])[] {
  if (!isObject(schema) || path.length > 20) return [];
  const mark = schema['x-private'];
  const own: readonly (readonly [string, string | false])[] =
    typeof mark === 'string' || mark === false ? [[path.join('.'), mark]] : [];
  const target = schema['$ref'] === undefined ? schema : resolve(schema);
  if (target !== schema) return [...own, ...privateFields(target, resolve, path)];
  const parts = [schema['allOf'], schema['anyOf']].flatMap((all): readonly unknown[] =>
    Array.isArray(all) ? (all as readonly unknown[]) : [],
  );
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [
    ...own,
    ...parts.flatMap((part) => privateFields(part, resolve, path)),
    ...properties.flatMap(([name, part]) => privateFields(part, resolve, [...path, name])),
    ...privateFields(schema['items'], resolve, [...path, '*']),
  ];
}

const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function callFacts(document: unknown, operation: Readonly<Record<string, unknown>>): CallFacts {
  const resolve = (schema: Readonly<Record<string, unknown>>): unknown =>
    at(document, ...String(schema['$ref']).split('/').slice(1));
  const query = Array.isArray(operation['parameters']) ? operation['parameters'].filter(isObject) : [];
  const content = at(operation, 'requestBody', 'content');
  const [media] = isObject(content) ? Object.values(content) : [];
  const fields = at(media, 'schema', 'properties');
  const parameters: readonly (readonly [string, unknown])[] = [
    ...query.map((each) => [String(each['name']), each['x-private']] as const),
    ...Object.entries(isObject(fields) ? fields : {}).map(
      ([name, each]) => [name, at(each, 'x-private')] as const,
    ),
  ];
  const answer = at(operation, 'responses', '200', 'content', 'application/json', 'schema');
  const answers = privateFields(answer, resolve).flatMap(([path, kind]) =>
    path.startsWith('data.') ? [[path.slice('data.'.length), kind] as const] : [],
  );
  return {
    tracking: operation['x-purpose'] === 'tracking',
    ...(operation['x-purpose'] === 'offer' ? { offers: true } : {}),
    ...(isTexts(operation['x-codes']) ? { codes: operation['x-codes'] } : {}),
    carries: Object.fromEntries(
      parameters.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'),
    ),
    answers: Object.fromEntries(answers),
  };
}

function callsFacts(document: unknown): Facts['calls'] {
  const paths = at(document, 'paths');
  const operations = Object.values(isObject(paths) ? paths : {})
    .filter(isObject)
    .flatMap((methods) => Object.values(methods).filter(isObject));
  return Object.fromEntries(
    operations.map((operation) => [String(operation['operationId']), callFacts(document, operation)]),
  );
}

/** `locales/es.json` → the categories of Spanish, where the platform knows the language. */
export const pluralsOf = (files: readonly string[]): Facts['plurals'] =>
  Object.fromEntries(
    files.map((file) => {
      const language = (file.split('/').at(-1) ?? '').replace(/\.json$/, '');
      return [file, new Intl.PluralRules(language).resolvedOptions().pluralCategories];
    }),
  );

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : [];

/** Main labels, each with its words by language. */
function labelsIn(labels: unknown): readonly { readonly [language: string]: unknown }[] {
  const listed = at(labels, 'labels');
  return Array.isArray(listed) ? listed.filter(isObject) : [];
}

/** The keys whose words are a main label in each language, and those that say one beside data. */
function labelKeys(labels: unknown, locales: readonly ProjectFile[]): ReadonlySet<string> {
  const pairs = labelsIn(labels);
  const all = locales.map((each) => [languageOf(each.file), openDocument(each).document.value] as const);
  const [[, texts] = []] = all;
  const keys = Object.keys(isObject(texts) ? texts : {}).filter((key) =>
    pairs.some((label) => all.every(([language, said]) => at(said, key) === label[language])),
  );
  return new Set([...keys, ...textsIn(at(labels, 'within'))]);
}

const mainLabelsIn = (labels: unknown): NonNullable<Facts['wording']['mainLabels']> =>
  labelsIn(labels).map(({ key, ...label }) => ({
    key: typeof key === 'string' ? key : undefined,
    words: Object.entries(label).filter((said): said is [string, string] => typeof said[1] === 'string'),
  }));

/** The words that the specification prescribes, by their keys. */
function prescribedIn(verbatim: unknown): ReadonlyMap<string, string> {
  const texts = at(verbatim, 'texts');
  const pairs = Object.entries(isObject(texts) ? texts : {});
  return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** What the words of the app may not say, by the examples of its configuration; what is prescribed, and the main labels. */
export const wordingOf = (
  config: unknown,
  verbatim: unknown,
  labels: unknown,
  locales: readonly ProjectFile[],
): Facts['wording'] => ({
  brands: [
    ...textsIn(at(config, 'properties', 'company', 'properties', 'name', 'examples')),
    ...textsIn(at(config, 'properties', 'appName', 'examples')),
  ],
  verbatim: new Set(prescribedIn(verbatim).keys()),
  prescribed: prescribedIn(verbatim),
  labels: labelKeys(labels, locales),
  mainLabels: mainLabelsIn(labels),
  reaches: new Map(
    Object.entries(at(labels, 'reaches') ?? {}).map(([key, reached]) => [key, textsIn(reached)] as const),
  ),
});

export function readFacts(
  { widgets, actions }: { readonly widgets: readonly Part[]; readonly actions: readonly Part[] },
  base: unknown,
  calls: unknown,
  locales: readonly ProjectFile[],
  { config, verbatim, labels }: Partial<Readonly<Record<'config' | 'verbatim' | 'labels', unknown>>> = {},
): Facts {
  const length = (definition: string, prop: string): number | undefined =>
    lengthOf(at(base, '$defs', definition, 'properties', prop) as PartSchema | undefined);
  return {
    widgets: Object.fromEntries(widgets.map((part) => [part.name, widgetFacts(part)])),
    actions: Object.fromEntries(actions.map((part) => [part.name, actionFacts(part)])),
    calls: callsFacts(calls),
    lengths: {
      screenTitle: length('screen', 'title'),
      screenDescription: length('screen', 'description'),
      dialogTitle: length('dialogDefinition', 'title'),
      dialogButton: length('dialogButton', 'text'),
    },
    plurals: pluralsOf(locales.map(({ file }) => file)),
    wording: wordingOf(config, verbatim, labels, locales),
  };
}
