/**
 * A part that is there where one thing is, and shows another that stands beside it in the data and may be missing: its test was
 * copied from a part beside it. It must not know what is shown.
 */
import type { Path } from '../../lib/path.ts';
import { templatePaths } from '../../lib/template.ts';
import { inside, isList, isObject, type Place } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { originsOf, templateOf, wordsOf, type Texts } from '../practice/scope.ts';
import type { Members, Read, Spot, Subject } from '../practice/survey.ts';
import type { KnownSchema } from '../types/type.ts';
import { mayLack, schemaAt } from './contract.ts';

/** The paths that must be there, and where the test asks for them. */
function neededIn(test: unknown): readonly string[] {
  if (!isObject(test)) return [];
  const { some, all } = test;
  const mine = (isList(some) ? some : [some]).filter((path) => typeof path === 'string');
  return [...mine, ...(isList(all) ? all.flatMap(neededIn) : [])];
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step);
const isBeside = (one: Path, other: Path): boolean =>
  one.length === other.length &&
  one.length > 1 &&
  one.at(-1) !== other.at(-1) &&
  startsWith(one, other.slice(0, -1));

const shapeOf = ({ type, format, 'x-kind': kind }: KnownSchema): string =>
  JSON.stringify([[type].flat()[0], format, kind]);

/** Two of one kind are taken for one another. */
function areLike(one: Path, other: Path, subject: Subject): boolean {
  const [first, second] = [one, other].map((path) => schemaAt(path, subject));
  return first !== undefined && second !== undefined && shapeOf(first) === shapeOf(second);
}

/** As the definition writes it. */
function writtenBy({ path, use }: Read, texts: Texts): string {
  const [written] =
    typeof use.value === 'string'
      ? wordsOf(use.value, texts).flatMap((words) => {
          const template = templateOf(words);
          return template.kind === 'tag' ? [template.path] : templatePaths(template);
        })
      : [];
  return (written ?? path).join('.');
}

/** What each part reads, and all inside it, besides its own test. */
function readBy(reads: readonly Read[]): ReadonlyMap<Members, readonly Read[]> {
  const found = new Map<Members, Read[]>();
  for (const read of reads) {
    const { use } = read;
    const own = use.prop === 'if' && use.kind === 'test' ? [] : [use.spot];
    const holders = new Set([...use.spot.around.filter(({ object }) => object !== use.spot.object), ...own]);
    for (const { object } of holders) {
      const all = found.get(object);
      if (all === undefined) found.set(object, [read]);
      else all.push(read);
    }
  }
  return found;
}

/** Texts that say something else where something is missing, and where they stand. */
function textsIn(value: unknown, place: Place): readonly (readonly [string, Place])[] {
  if (typeof value === 'string') return value.includes('{{^') ? [[value, place]] : [];
  if (isList(value)) return value.flatMap((each, index) => textsIn(each, inside(place, index)));
  return isObject(value)
    ? Object.entries(value).flatMap(([name, each]) => textsIn(each, inside(place, name)))
    : [];
}

/** What is shown where one is there, and what else where another is not: the two are one choice. */
function checkChoices({ survey, report }: Subject): void {
  for (const [value, place] of survey.uses.flatMap((use) =>
    use.kind === 'test' ? [] : textsIn(use.value, use.place),
  )) {
    const template = templateOf(value);
    const parts = template.kind === 'parts' ? template.parts : [];
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      if (part.kind !== 'section' || part.inverted || next?.kind !== 'section' || !next.inverted) continue;
      const shown = part.parts.flatMap((each) =>
        each.kind === 'tag' || each.kind === 'format' ? [each.path] : [],
      );
      const reads = (path: Path): boolean => shown.some((each) => each.join('.') === path.join('.'));
      if (isBeside(part.path, next.path) && reads(next.path) && !reads(part.path))
        report(place, 'other-guard', { name: part.path.join('.'), detail: next.path.join('.') });
    }
  }
}

export function checkGuards(subject: Subject, reads: readonly Read[]): void {
  checkChoices(subject);
  const { survey, project, report } = subject;
  const within = readBy(reads);
  const asked = (spot: Spot): readonly Path[] =>
    [spot, ...spot.around].flatMap(({ object, scope }) =>
      neededIn(object['if']).flatMap((name) => {
        const path = parsePath(name);
        return path.ok ? originsOf(path.value, scope, project.texts) : [];
      }),
    );
  /** A part of the same definition asks for it and has it: the test may have been copied from there. */
  const isAskedFor = (name: string, { place, object }: Spot): boolean =>
    survey.nodes.some(
      (other) =>
        other.object !== object &&
        other.place.document === place.document &&
        neededIn(other.object['if']).includes(name) &&
        JSON.stringify(other.object).includes(`{{${name}}}`),
    );
  for (const spot of survey.nodes) {
    const needed = neededIn(spot.object['if']);
    if (needed.length === 0) continue;
    const all = within.get(spot.object) ?? [];
    const shown = all.filter(({ use }) => use.kind !== 'test' && use.spot.object['do'] === undefined);
    const sure = asked(spot).map((path) => path.join('.'));
    for (const name of needed) {
      const parsed = parsePath(name);
      const origins = parsed.ok ? originsOf(parsed.value, spot.scope, project.texts) : [];
      const isRead = origins.some((origin) =>
        all.some(({ path }) => startsWith(path, origin) || startsWith(origin, path)),
      );
      if (isRead) continue;
      const other = shown.find(
        ({ path }) =>
          origins.some(
            (origin) => isBeside(path, origin) && (areLike(path, origin, subject) || isAskedFor(name, spot)),
          ) &&
          !sure.includes(path.join('.')) &&
          mayLack(path, subject),
      );
      if (other === undefined) continue;
      report(inside(spot.place, 'if'), 'other-guard', { name, detail: writtenBy(other, project.texts) });
    }
  }
}
