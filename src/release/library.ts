/**
 * The definitions of a project, parsed: what a build is made from, and what a release shows. It must not know what is right or
 * wrong with them, nor where the files are.
 */
import type { ProjectInput } from '../check/project.ts';
import { idOf, isObject, own, type ProjectFile } from '../check/document/document.ts';
import { migrations } from '../check/document/lift.ts';
import { migrate } from '../lib/migrate.ts';
import { fillDocument, type Register } from '../lib/figures.ts';
import { routePaths } from '../lib/routes.ts';
import { usesOf, type Uses } from './uses.ts';
import { frameOf, variantsOf } from './variants.ts';
import { textOwners, type TextOwners } from './words.ts';

export interface Library {
  readonly screens: { readonly [id: string]: unknown };
  readonly fragments: { readonly [name: string]: unknown };
  /** Texts of locale files by path, as they are written. */
  readonly locales: { readonly [file: string]: string };
  /** Of the app and the web site. */
  readonly routes: { readonly [path: string]: string };
  /** The promotion's pages by what stands behind the `#`, and its layouts. */
  readonly promotion: {
    readonly routes: { readonly [hash: string]: string };
    readonly layouts: readonly string[];
  };
  /** Whether a screen is the promotion's, which is loaded apart. */
  isPromotion(id: string): boolean;
  /** Documents by id and language, figures written in. */
  readonly documents: { readonly [id: string]: { readonly [tongue: string]: unknown } };
  readonly widgets: ProjectInput['widgets'];
  readonly actions: ProjectInput['actions'];
  readonly facts: ProjectInput['facts'];
  /** Props of a widget of which one must have something to show. */
  essential(type: string): readonly string[];
  readonly calls: ProjectInput['calls'];
  uses(id: string): Uses;
  /** Which texts come with which part of the product. */
  readonly texts: TextOwners;
  /** The share of the app's own screens that use `widget/<type>` or `action/<name>`, and how many they are. */
  users(part: string): { readonly count: number; readonly share: number };
}

/** Parsed by file name; what is not JSON is left out, the checker has said so. */
function parsed(files: readonly ProjectFile[]): { readonly [name: string]: unknown } {
  const values: Record<string, unknown> = {};
  for (const { file, text } of files) {
    try {
      values[idOf(file)] = current(JSON.parse(text));
    } catch {
      continue;
    }
  }
  return values;
}

/** A definition as the current version has it, so that no phone has to lift what was built with its app. */
function current(value: unknown): unknown {
  if (!isObject(value) || typeof value['version'] !== 'number') return value;
  const lifted = migrate(value, migrations);
  return lifted.ok ? lifted.value : value;
}

const isRegister = (value: unknown): value is Register =>
  isObject(value) && isObject(value['units']) && isObject(value['figures']);

/** `privacy.es` and `privacy.en` under `privacy`; one without its figures stays as it is written. */
function filledDocuments(files: { readonly [name: string]: unknown }): Library['documents'] {
  const register = isRegister(files['constants']) ? files['constants'] : undefined;
  const documents: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(files)) {
    const [, id, tongue] = /^([\w-]+)\.(es|en)$/.exec(name) ?? [];
    if (id === undefined || register === undefined) continue;
    (documents[id] ??= {})[tongue ?? ''] = fillDocument(value, register, tongue === 'en' ? 'en' : 'es');
  }
  return documents;
}

/** What of a project its definitions are made from. */
export type Source = Omit<ProjectInput, 'validate' | 'older'>;

export function libraryOf({
  screens: files,
  fragments: fragmentFiles,
  widgets,
  actions,
  calls,
  layouts,
  codeTexts,
  notes,
  facts,
  ...rest
}: Source): Library {
  const documents = filledDocuments(parsed(rest.documents));
  const screens = variantsOf(parsed([...files, ...layouts]));
  const fragments = parsed(fragmentFiles);
  const routes: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const [id, screen] of Object.entries(screens)) {
    const paths = routePaths((screen as { routes?: unknown } | null)?.routes);
    for (const path of paths) (path.startsWith('#') ? hashes : routes)[path] ??= id;
  }
  const promotion = { routes: hashes, layouts: layouts.map(({ file }) => idOf(file)) };
  const promoted = new Set([...Object.values(hashes), ...promotion.layouts]);
  const counts = new Map<string, number>();
  const inApp = Object.entries(screens)
    .filter(([id, screen]) => frameOf(screen) !== 'public' && !promoted.has(id))
    .map(([, screen]) => screen);
  for (const screen of inApp) {
    const used = usesOf(screen, fragments);
    const parts = [
      ...used.widgets.map((name) => `widget/${name}`),
      ...used.actions.map((name) => `action/${name}`),
    ];
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return {
    users: (part) => {
      const count = counts.get(part) ?? 0;
      return { count, share: count / Math.max(1, inApp.length) };
    },
    promotion,
    isPromotion: (id) => promoted.has(id),
    texts: textOwners({ screens, fragments, codeTexts, isPromotion: (id) => promoted.has(id) }),
    screens,
    fragments,
    locales: Object.fromEntries(rest.locales.map(({ file, text }) => [file, text])),
    routes,
    widgets,
    actions,
    facts,
    calls,
    documents,
    essential: (type) =>
      Object.keys(own(widgets, type) ?? {}).filter(
        (prop) => notes.get(`${type}.${prop}`)?.essential === true,
      ),
    uses: (id) => {
      const used = usesOf(screens[id], fragments);
      return {
        ...used,
        widgets: used.widgets.filter((type) => own(widgets, type) !== undefined),
        actions: used.actions.filter((name) => own(actions, name) !== undefined),
        calls: used.calls.filter((name) => own(calls, name) !== undefined),
        documents: used.documents.filter((name) => own(documents, name) !== undefined),
      };
    },
  };
}
