/** The code of the module that finds a part of the app by its name. It must not know who asks. */
import type { Library } from '../release/library.ts';
import { frameOf } from '../release/variants.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** By name, the smallest of these screens that uses it. */
function placesOf(ids: readonly string[], namesOf: (id: string) => readonly string[]) {
  const places: Record<string, string> = {};
  for (const id of ids) for (const name of namesOf(id)) places[name] ??= id;
  return places;
}

/**
 * Every part of the app by name, for a release that uses one on a screen which had not: with a screen that has it, so that no
 * part becomes a file of its own for the sake of a release.
 */
export function partsModule(library: Library): string {
  const { screens, widgets, actions, calls, isPromotion } = library;
  const size = (id: string): number => library.uses(id).widgets.length + library.uses(id).actions.length;
  const ids = Object.keys(screens)
    .filter((id) => !isPromotion(id))
    .sort((a, b) => size(a) - size(b) || (a < b ? -1 : 1));
  const places = {
    widgets: placesOf(ids, (id) => library.uses(id).widgets),
    actions: placesOf(ids, (id) => library.uses(id).actions),
    calls: placesOf(ids, (id) => library.uses(id).calls),
    documents: placesOf(ids, (id) => library.uses(id).documents),
  };
  const loaders = (kind: 'widget' | 'action', names: readonly string[], known: object): string =>
    names
      .filter((name) => !(name in known))
      .map((name) => `${json(name)}: () => import('virtual:${kind}/${name}')`)
      .join(', ');
  const unused = Object.keys(calls).filter((name) => !(name in places.calls));
  const site = ids.find((id) => frameOf(screens[id]) === 'public');
  return [
    "import { load } from 'virtual:screens';",
    `const places = ${json(places)};`,
    `const widgets = { ${loaders('widget', Object.keys(widgets), places.widgets)} };`,
    `const actions = { ${loaders('action', Object.keys(actions), places.actions)} };`,
    `const calls = ${json(Object.fromEntries(unused.map((name) => [name, calls[name]])))};`,
    'const own = (record, name) => (Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined);',
    'async function from(kind, name) {',
    '  const id = own(places[kind], name);',
    '  return id === undefined ? undefined : (await load(id))[kind][name];',
    '}',
    'const part = async (kind, loaders, name) => (await own(loaders, name)?.())?.default ?? from(kind, name);',
    "export const loadWidget = (type) => part('widgets', widgets, type);",
    "export const loadAction = (name) => part('actions', actions, name);",
    "export const loadCall = async (name) => own(calls, name) ?? from('calls', name);",
    'export async function loadDocument(id, tag) {',
    '  const screen = own(places.documents, id);',
    '  return screen === undefined ? undefined : (await (await load(screen)).documents(tag))[id];',
    '}',
    'export async function loadSite() {',
    `  const { shell, prepare } = ${site === undefined ? '{}' : `await load(${json(site)})`};`,
    '  return { shell, prepare };',
    '}',
  ].join('\n');
}
