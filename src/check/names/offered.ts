/**
 * The names that a project's texts give (keys of words, routes, their parameters, fragments, documents), each with the sentence that is
 * shown beside it where a person completes one. It must not know what a screen does with a name.
 */
import { formOf } from '../../lib/plural.ts';
import { routePaths } from '../../lib/routes.ts';
import { idOf, isObject, membersOf, nameFrom, type Members, type ProjectFile } from '../document/document.ts';

/** Names of one kind, each with the sentence an editor shows beside it. */
export type Described = Readonly<Record<string, string>>;

export interface OfferedNames {
  readonly textKey: Described;
  readonly route: Described;
  readonly queryName: Described;
  readonly fragmentName: Described;
  readonly document: Described;
}

/** The files that name something, by what they are. */
export interface Naming {
  readonly locales: readonly ProjectFile[];
  readonly screens: readonly ProjectFile[];
  readonly fragments: readonly ProjectFile[];
  readonly documents: readonly ProjectFile[];
}

/** A file in the middle of being written names nothing; the checker tells why. */
export function opened({ file, text }: ProjectFile): readonly [id: string, value: Members] {
  try {
    const value: unknown = JSON.parse(text);
    return [idOf(file), membersOf(value)];
  } catch {
    return [idOf(file), {}];
  }
}

/** `@order.repay` → "es: Pagar · en: Repay" */
function textKeys(locales: readonly ProjectFile[]): Described {
  const keys: Record<string, string[]> = {};
  for (const [language, texts] of locales.map(opened)) {
    for (const [key, words] of Object.entries(texts)) {
      // Forms of a plural are offered as the one text they are.
      const form = formOf(key);
      const isForm = form !== undefined && `${form.of}_other` in texts;
      if (isForm && form.category !== 'other') continue;
      (keys[`@${isForm ? form.of : key}`] ??= []).push(`${language}: ${nameFrom(words)}`);
    }
  }
  return Object.fromEntries(Object.entries(keys).map(([key, words]) => [key, words.join(' · ')]));
}

function routes(screens: readonly ProjectFile[]): Described {
  const pairs = screens
    .map(opened)
    .flatMap(([id, screen]) =>
      routePaths(screen['routes']).map((route) => [route, `The screen ${id}.`] as const),
    );
  return Object.fromEntries(pairs.filter(([route]) => route !== ''));
}

/** A parameter with the screens that take it. */
function parameters(screens: readonly ProjectFile[]): Described {
  const takers: Record<string, string[]> = {};
  for (const [id, screen] of screens.map(opened))
    for (const name of Object.keys(membersOf(screen['query'])))
      if (name !== '$comment') (takers[name] ??= []).push(id);
  return Object.fromEntries(
    Object.entries(takers).map(([name, ids]) => [name, `Taken by ${ids.join(', ')}.`]),
  );
}

/** What a fragment needs around it, and what it is given. */
function fragments(files: readonly ProjectFile[]): Described {
  return Object.fromEntries(
    files.map(opened).map(([name, fragment]) => {
      const params = Object.entries(membersOf(fragment['params']));
      const given = params.map(([param, of]) => `${param}: ${nameFrom(membersOf(of)['description'])}`);
      const alone = isObject(fragment['state']) ? 'It has a state of its own.' : '';
      return [
        name,
        [nameFrom(fragment['$comment']), alone, ...given].filter((words) => words !== '').join(' '),
      ];
    }),
  );
}

/** A document with its titles: "es: Aviso de privacidad · en: Privacy notice" */
function documents(files: readonly ProjectFile[]): Described {
  const ids: Record<string, string[]> = {};
  for (const [name, document] of files.map(opened)) {
    const [, id, language] = /^(.+)\.(\w+)$/.exec(name) ?? [];
    if (id !== undefined) (ids[id] ??= []).push(`${language ?? ''}: ${nameFrom(document['title'])}`);
  }
  return Object.fromEntries(Object.entries(ids).map(([id, words]) => [id, words.join(' · ')]));
}

export const offeredNames = ({
  locales,
  screens,
  fragments: shared,
  documents: legal,
}: Naming): OfferedNames => ({
  textKey: textKeys(locales),
  route: routes(screens),
  queryName: parameters(screens),
  fragmentName: fragments(shared),
  document: documents(legal),
});

/** As JSON Schema offers them. */
export const enumeration = (
  names: Described,
): { readonly enum: readonly string[]; readonly enumDescriptions: readonly string[] } => {
  const sorted = Object.keys(names).sort();
  return { enum: sorted, enumDescriptions: sorted.map((name) => names[name] ?? '') };
};
