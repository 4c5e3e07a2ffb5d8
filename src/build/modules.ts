/**
 * The code of the virtual modules: screens with exactly what each uses, the catalogue for definitions from a server, and
 * the validators compiled ahead. It must not know the bundler beyond import paths.
 */
import { join } from 'node:path';
import { own } from '../check/document/document.ts';
import { tongues } from '../lib/figures.ts';
import { fallbackLayout as fallback, promotionCalls, templateCall } from '../lib/promotion.ts';
import { routeValues } from '../lib/routes.ts';
import { keptInSettings, reduce } from './calls.ts';
import { firstRequests } from '../release/first-requests.ts';
import type { Library } from '../release/library.ts';
import { mapModule } from './map-module.ts';
import { partsModule } from './parts-module.ts';
import { statesModule } from './states-module.ts';
import { camel, pascal } from './part-names.ts';
import { readJson } from './parts.ts';
import { readFirstSchema, readScreenSchema } from './project.ts';
import type { PartSchema } from './kinds.ts';
import { compileForChecker, compileStandalone } from './standalone.ts';
import { onceOperations } from '../release/once.ts';
import { shipped, withSettling } from '../release/uses.ts';
import { frameOf } from '../release/variants.ts';
import { pickTexts, siteFolder } from '../release/words.ts';

const json = (value: unknown): string => JSON.stringify(value);

function pick<T>(
  record: { readonly [name: string]: T },
  names: readonly string[],
): { readonly [name: string]: T } {
  return Object.fromEntries(
    names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  );
}

/** `import { x as name } …` lines and a record of them. */
function imported(
  kind: 'widget' | 'action',
  names: readonly string[],
): { readonly lines: string; readonly record: string } {
  const local = (name: string): string => `${kind}${pascal(name)}`;
  return {
    lines: names.map((name) => `import ${local(name)} from 'virtual:${kind}/${name}';`).join('\n'),
    record: `{ ${names.map((name) => `${json(name)}: ${local(name)}`).join(', ')} }`,
  };
}

/** What routes give their screens, where they give something. */
const givenByRoutes = (routes: Library['routes'], screens: Library['screens']) =>
  Object.fromEntries(
    Object.entries(routes).flatMap(([path, id]) => {
      const values = routeValues((screens[id] as { readonly routes?: unknown } | null)?.routes)[path] ?? {};
      return Object.keys(values).length === 0 ? [] : [[path, values]];
    }),
  );

/** What each screen asks for as it opens, where it asks for something: a step to it asks before its definition has come. */
const firstOf = ({ screens, calls, facts }: Library, ids: readonly string[]) =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const first = firstRequests(screens[id], calls, facts);
      return first.requests.length === 0 ? [] : [[id, first]];
    }),
  );

function screensModule(library: Library): string {
  const { routes, screens, calls, isPromotion } = library;
  const ids = Object.keys(screens).filter((id) => !isPromotion(id));
  const loaders = ids.map((id) => `${json(id)}: () => import('virtual:screen/${id}')`);
  return [
    `export const firsts = ${json(firstOf(library, ids))};`,
    `export const routes = ${json(routes)};`,
    `export const routeValues = ${json(givenByRoutes(routes, screens))};`,
    `export const writes = ${json(onceOperations(calls))};`,
    `const loaders = { ${loaders.join(', ')} };`,
    'export function load(id) {',
    '  const own = Object.prototype.hasOwnProperty.call(loaders, id) ? loaders[id] : undefined;',
    '  return own === undefined ? Promise.reject(new Error(`no screen ${id}`)) : own();',
    '}',
    ...textLoaders(library, ids),
  ].join('\n');
}

/** What a screen's module asks for once it is there, for whoever asks at the same time. */
function textLoaders({ uses, screens }: Library, ids: readonly string[]): readonly string[] {
  const loaders = ids.flatMap((id) => {
    const names = (tongue: string): readonly string[] => [
      ...uses(id).documents.map((name) => `virtual:document/${tongue}/${name}`),
      ...(frameOf(screens[id]) === 'public' ? [`virtual:site-words/${tongue}`] : []),
    ];
    const loader = ([tongue, tag]: readonly [string, string]): string =>
      `${json(tag)}: () => [${names(tongue)
        .map((name) => `import('${name}')`)
        .join(', ')}]`;
    const each = Object.entries(tongues);
    return names('es').length === 0 ? [] : [`${json(id)}: { ${each.map(loader).join(', ')} }`];
  });
  return [
    `const texts = { ${loaders.join(', ')} };`,
    'export async function loadTexts(id, tag) {',
    '  if (Object.prototype.hasOwnProperty.call(texts, id)) await Promise.all(texts[id][tag]());',
    '}',
  ];
}

/** What the promotion falls back to comes with its program; every other layout and page is a chunk. */
function promotionModule({ promotion, screens, calls, fragments, uses }: Library): string {
  const { layouts, routes } = promotion;
  const ids = [...layouts, ...Object.values(routes)].filter((id) => id !== fallback);
  const loaders = ids.map((id) => `${json(id)}: () => import('virtual:screen/${id}')`);
  const shared = [...new Set(layouts.flatMap((id) => uses(id).fragments))];
  return [
    own(screens, fallback) === undefined
      ? 'const first = undefined;'
      : `import * as first from 'virtual:screen/${fallback}';`,
    `const loaders = { ${loaders.join(', ')} };`,
    `export const fallback = ${json(fallback)};`,
    `export const layouts = ${json(layouts)};`,
    `export const routes = ${json(routes)};`,
    `export const writes = ${json(onceOperations(pick(calls, promotionCalls)))};`,
    `export const template = ${json(calls[templateCall])};`,
    `export const calls = ${json(pick(calls, promotionCalls))};`,
    `export const fragments = ${json(shipped(pick(fragments, shared)))};`,
    'export function load(id) {',
    '  if (id === fallback) return Promise.resolve(first);',
    '  const own = Object.prototype.hasOwnProperty.call(loaders, id) ? loaders[id] : undefined;',
    '  return own === undefined ? Promise.reject(new Error(`no screen ${id}`)) : own();',
    '}',
  ].join('\n');
}

function screenModule(root: string, library: Library, id: string): string {
  const uses = library.uses(id);
  const widgets = imported('widget', uses.widgets);
  const actions = imported('action', uses.actions);
  return [
    widgets.lines,
    actions.lines,
    `export const definition = ${json(shipped(library.screens[id]))};`,
    `export const fragments = ${json(shipped(pick(library.fragments, uses.fragments)))};`,
    `export const widgets = ${widgets.record};`,
    `export const actions = ${actions.record};`,
    `export const calls = ${json(pick(library.calls, withSettling(uses.calls, library.calls)))};`,
    // What a stranger sees first does not wait for it: it is fetched when the page is opened.
    ...(id === fallback ? [] : guardParts(root, pick(library.calls, uses.calls))),
    ...documentLoaders(uses.documents),
    ...(frameOf(library.screens[id]) === 'public' ? siteParts(root) : ownWords(library, id)),
  ].join('\n');
}

/** In both languages: they are alike, and a file of each would be a request more. */
function ownWords({ locales, texts }: Library, id: string): readonly string[] {
  const words = Object.entries(tongues).map(([tongue, tag]) => {
    const text = pickTexts(locales[`locales/${tongue}.json`] ?? '{}', (key) => texts.screen(id, key));
    return { text, member: `${json(tag)}: ${text}` };
  });
  if (words.every(({ text }) => text === '{}')) return [];
  return [`export const words = { ${words.map(({ member }) => member).join(', ')} };`];
}

/** What keeps a write from happening twice comes with the screen: offline it could not be fetched at the press. */
function guardParts(root: string, calls: Library['calls']): readonly string[] {
  if (Object.values(calls).every(({ once }) => once === undefined)) return [];
  const file = (name: string): string => json(join(root, 'src', name).replaceAll('\\', '/'));
  return [
    `import { createWrites } from ${file('engine/writes.ts')};`,
    `import { openLedger } from ${file('platform/ledger-store.ts')};`,
    'export const guard = [createWrites, openLedger];',
  ];
}

/** The screen's documents, each a chunk of its language: only the page's is loaded. */
function documentLoaders(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const loader = (tongue: string): string => {
    const loads = ids.map(
      (id) => `import('virtual:document/${tongue}/${id}').then(({ default: text }) => [${json(id)}, text])`,
    );
    return `() => Promise.all([${loads.join(', ')}])`;
  };
  const loaders = Object.entries(tongues).map(([tongue, tag]) => `${json(tag)}: ${loader(tongue)}`);
  return [
    `const texts = { ${loaders.join(', ')} };`,
    'export const documents = (tag) => texts[tag]().then(Object.fromEntries);',
  ];
}

/** What only the web site needs comes with its screens: the frame, and the words of the page's language. */
const siteParts = (root: string): readonly string[] => [
  `export { shell } from ${json(join(root, siteFolder, 'shell.ts').replaceAll('\\', '/'))};`,
  `const words = { 'es-MX': () => import('virtual:site-words/es'), 'en-IN': () => import('virtual:site-words/en') };`,
  // Kept: a page that is visited again waits for nothing.
  'const come = {};',
  'export const prepare = async (texts) => {',
  '  const tag = texts.language.tag;',
  '  come[tag] ??= await words[tag]();',
  '  texts.add(come[tag].default);',
  '};',
];

function catalogModule({ widgets, actions }: Library): string {
  const loaders = (kind: 'widget' | 'action', names: readonly string[]): string =>
    names.map((name) => `${json(name)}: () => import('virtual:${kind}/${name}')`).join(', ');
  const loader = (kind: 'widget' | 'action'): string =>
    `(name) => Object.prototype.hasOwnProperty.call(${kind}s, name) ? ${kind}s[name]().then((part) => part.default) : Promise.resolve(undefined)`;
  return [
    `const widgets = { ${loaders('widget', Object.keys(widgets))} };`,
    `const actions = { ${loaders('action', Object.keys(actions))} };`,
    `export const loadWidget = ${loader('widget')};`,
    `export const loadAction = ${loader('action')};`,
    `export const loadCalls = () => import('virtual:calls').then(({ calls }) => calls);`,
  ].join('\n');
}

function partModule(root: string, library: Library, kind: 'widget' | 'action', name: string): string {
  const [file, part, member] =
    kind === 'widget'
      ? [`src/widgets/${name}/${pascal(name)}.tsx`, pascal(name), 'component']
      : [`src/actions/${name}/${name}.ts`, camel(name), 'action'];
  const kinds = (kind === 'widget' ? library.widgets : library.actions)[name];
  const essential = kind === 'widget' ? library.essential(name) : [];
  const words = essential.length === 0 ? '' : `, essential: ${json(essential)}`;
  return [
    `import { ${part} } from ${json(join(root, file).replaceAll('\\', '/'))};`,
    `export default { ${member}: ${part}, kinds: ${json(kinds)}${words} };`,
  ].join('\n');
}

const schemas: { readonly [name: string]: (root: string) => PartSchema } = {
  'virtual:validate-config': (root) => readJson(join(root, 'schemas/config.schema.json')) as PartSchema,
  'virtual:validate-screen': readScreenSchema,
  'virtual:validate-screen-1': readFirstSchema,
};

/** The code of a virtual module, or `undefined` when it is none of ours. */
export function moduleCode(root: string, library: Library, id: string): string | undefined {
  if (id === 'virtual:screens') return screensModule(library);
  if (id === 'virtual:promotion') return promotionModule(library);
  if (id === 'virtual:catalog') return catalogModule(library);
  if (id === 'virtual:parts') return partsModule(library);
  if (id === 'virtual:calls') return `export const calls = ${json(library.calls)};`;
  if (id === 'virtual:map') return mapModule(root, library);
  if (id === 'virtual:states') return statesModule(root, library);
  if (id === 'virtual:config-schema') {
    const schema = readJson(join(root, 'schemas/config.schema.json')) as PartSchema;
    return `export default ${json(reduce(schema, schema, 0, keptInSettings))};`;
  }
  const schema = schemas[id];
  if (schema !== undefined) return compileStandalone(schema(root));
  const whole = schemas[id.replace('virtual:check-', 'virtual:validate-')];
  if (whole !== undefined) return compileForChecker(whole(root));
  const [, tongue, document] = /^virtual:document\/(es|en)\/([\w-]+)$/.exec(id) ?? [];
  if (document !== undefined && tongue !== undefined) {
    const text = own(library.documents, document)?.[tongue];
    return text === undefined ? undefined : `export default ${json(text)};`;
  }
  const [, kind, name] = /^virtual:(screen|widget|action|site-words)\/([\w-]+)$/.exec(id) ?? [];
  if (kind === undefined || name === undefined) return undefined;
  if (kind === 'site-words') {
    const texts = own(library.locales, `locales/${name}.json`);
    return texts === undefined
      ? undefined
      : `export default ${pickTexts(texts, (key) => library.texts.site(key))};`;
  }
  if (kind === 'screen')
    return own(library.screens, name) !== undefined ? screenModule(root, library, name) : undefined;
  return partModule(root, library, kind === 'widget' ? 'widget' : 'action', name);
}
