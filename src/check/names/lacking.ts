/**
 * Says which variables a screen lacks, where they are to be declared and with what first value. It must not know any
 * widget or action by name.
 */
import type { Context, Project } from '../context.ts';
import { isList, isObject, nameFrom, own, type Place } from '../document/document.ts';
import { testEntries } from '../practice/scope.ts';
import { nearTo } from '../report/nearest.ts';
import { does } from '../walk/deeds.ts';
import { groundOf, visit } from '../walk/visit.ts';

/**
 * A variable that is not among `names`. What a fragment uses its screen must have: that is said once, where the screen
 * inserts the fragment, unless the name is one that no screen has, and hardly misspelt.
 */
export function reportLacking(name: string, names: readonly string[], place: Place, context: Context): void {
  const { inserted, lacking, project, fragments, declared, report } = context;
  const near = nearTo(name, names);
  const root = (inserted ?? place).document.value;
  const first = firstValue(name, root, project);
  if (inserted === undefined || (near.sure && !project.variables.has(name)))
    return report(place, 'unknown-state', { name, of: declared.owner, ...near, detail: first });
  if (lacking.has(name)) return;
  lacking.add(name);
  const [, screen = ''] = /([^/]+)\.json$/.exec(declared.file) ?? [];
  const args = {
    name,
    of: declared.owner ?? `the screen "${screen}"`,
    wanted: fragments.at(-1) ?? '',
    detail: first,
  };
  report(inserted, 'unknown-state', args);
}

/** What the variable may begin with, as it is written: told by what is put there and what is asked of it. */
function firstValue(name: string, definition: unknown, project: Project): string {
  const path = `state.${name}`;
  const firsts: (string | undefined)[] = [];
  visit(definition, groundOf(project), {
    part(part) {
      if (!('object' in part)) return;
      const value = does('sets', part.object, project.facts) ? own(part.object, path) : undefined;
      if (value !== undefined) firsts.push(put(value));
      if (nameFrom(part.object['each']).replace(/\s/g, '') === `{{${path}}}`) firsts.push('[]');
    },
    test: (test) => firsts.push(...conditionsIn(test, path).map(asked)),
  });
  return firsts.find((first) => first !== undefined) ?? '""';
}

/** What a test asks of the path, in any of its parts. */
const conditionsIn = (test: unknown, path: string): readonly unknown[] =>
  testEntries(test).flatMap(([at, condition]) => (at.join('.') === path ? [condition] : []));

/** Nothing follows from a text: what is read from data may be of any kind. */
function put(value: unknown): string | undefined {
  if (isList(value)) return '[]';
  if (isObject(value)) return '{}';
  return plain(value);
}

const plain = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? 'false' : typeof value === 'number' ? '0' : undefined;

const byWord: { readonly [word: string]: string } = {
  minItems: '[]',
  maxItems: '[]',
  minimum: '0',
  maximum: '0',
  exclusiveMinimum: '0',
  exclusiveMaximum: '0',
};

/** A list in a test is one of several values. */
function asked(test: unknown): string | undefined {
  if (isList(test)) return asked(test[0]);
  if (!isObject(test)) return plain(test);
  return Object.keys(test).flatMap((word) => own(byWord, word) ?? [])[0];
}
