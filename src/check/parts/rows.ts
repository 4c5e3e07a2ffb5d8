/**
 * Checks the rows of a table: each is for a value that there is, each value that is known has one, and no two say the same
 * words. It must not know what the rows hold.
 */
import { textKey } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Members, Place } from '../document/document.ts';
import { inside, isList, isObject, keyOf, membersOf, nameFrom } from '../document/document.ts';
import { listed } from '../report/nearest.ts';
import { matchedType, namedIn } from '../types/rows.ts';
import type { Scope } from '../types/scope.ts';
import type { Type } from '../types/type.ts';
import { matchedPath, rowNames, valuesNamed } from '../walk/ways.ts';
import { inWords, says } from './branches.ts';
import { checkWorded, isNeverThere } from './worded.ts';

const isEmpty = (value: unknown): boolean =>
  isList(value)
    ? value.length === 0
    : isObject(value) && Object.keys(value).every((name) => name === '$comment');

/** So many rows tell values apart: who writes them means each value, and "else" is for what nobody knows yet. */
const many = 3;

export function checkRows(table: Members, place: Place, scope: Scope, context: Context): void {
  const path = matchedPath(table['match']);
  if (path === undefined) return;
  const type = matchedType(table['match'], scope);
  const named = namedIn(table['match'], scope);
  const names = rowNames(table['is']);
  for (const name of names) {
    const [value = name] = named(name);
    const at = keyOf(inside(place, 'is'), name);
    context.project.verdicts.literal(at, { path, value }, type);
    if (!isNeverThere(value, type)) checkWorded(path, value, type, at, scope, context);
  }
  // What is compared is the mistake, and not each row.
  const code = names.flatMap((name) => named(name)).find((value) => isNeverThere(value, type));
  checkWorded(path, code, type, inside(place, 'match'), scope, context);
  sayAlike(table, names, path, place, context);
  readAlike(table, path, place, context);
  const left = (type.values ?? type.known ?? []).filter(
    (value) => !names.some((name) => valuesNamed(name).includes(value)),
  );
  const whole = matchedType(table['match'], { ...scope, facts: new Map() });
  const lost = (whole.values ?? whole.known ?? []).filter(
    (value) =>
      type.values?.includes(value) !== true && !names.some((name) => valuesNamed(name).includes(value)),
  );
  const isForNobody = left.length === 0 && isNarrowed(table['match'], type, scope);
  if (!isEmpty(table['else']))
    context.project.verdicts.note('idle-member', keyOf(place, 'else'), isForNobody, () => ({
      name: `What stands in "else"`,
      of: 'never',
      detail: `the test around it leaves only ${inWords(type.values ?? [])}, and each has a row`,
      ...(lost.length > 0 && { missing: inWords(lost) }),
    }));
  if (left.length === 0 || says(table)) return;
  const detail = inWords(left);
  if (isEmpty(table['else']))
    context.report(keyOf(place, 'else'), 'uncovered-values', { name: path, of: 'match', detail });
  // What is left of values that are all known, "else" is for.
  else if (type.values === undefined && names.length >= many && names.length >= left.length * many)
    context.report(keyOf(place, 'is'), 'forgotten-row', { name: path, detail });
}

/** A test around it leaves less than there is: what is written for the rest is for nobody. */
function isNarrowed(match: unknown, { values, absent }: Type, scope: Scope): boolean {
  const whole = matchedType(match, { ...scope, facts: new Map() });
  const all = whole.values ?? whole.known ?? [];
  // Where nothing is left at all, the test around it is the mistake.
  return values !== undefined && values.length > 0 && !absent && all.some((value) => !values.includes(value));
}

/** The keys of a row's words, by their props. */
const wordsOf = (row: unknown): readonly string[] =>
  Object.entries(membersOf(row)).flatMap(([prop, value]) =>
    nameFrom(value).startsWith('@') ? [`${prop} ${nameFrom(value)}`] : [],
  );

/** Words that tell values apart, and are the same for two of them. */
function sayAlike(
  table: Members,
  names: readonly string[],
  path: string,
  place: Place,
  { report }: Context,
): void {
  const words = names.map((name) => wordsOf(membersOf(table['is'])[name]).join());
  if (names.length < many || words.includes('') || new Set(words).size !== words.length - 1) return;
  const later = words.findIndex((word, index) => words.indexOf(word) < index);
  const name = names[later] ?? '';
  const pair = names.filter((_name, index) => words[index] === words[later]);
  const [prop = '', key = ''] = wordsOf(membersOf(table['is'])[name])[0]?.split(' ') ?? [];
  report(inside(place, 'is', name, prop), 'same-words', { name: path, of: listed(pair), detail: key });
}

/** A row, or the rest, with a prop whose words it takes from the locales. */
interface Said {
  readonly row: string;
  readonly prop: string;
  readonly key: string;
  readonly at: Place;
}

/** Two texts that tell values apart in one language, and are the same words in another: said where the words stand. */
function readAlike(table: Members, path: string, place: Place, { project, report }: Context): void {
  const rows = [
    ...rowNames(table['is']).map(
      (row) => [row, membersOf(membersOf(table['is'])[row]), inside(place, 'is', row)] as const,
    ),
    ['else', membersOf(table['else']), inside(place, 'else')] as const,
  ];
  const said = rows.flatMap(([row, props, at]) =>
    Object.entries(props).flatMap(([prop, value]): readonly Said[] => {
      const key = textKey(nameFrom(value));
      return key === undefined ? [] : [{ row, prop, key, at: inside(at, prop) }];
    }),
  );
  for (const [index, one] of said.entries()) {
    for (const other of said.slice(0, index)) {
      if (other.prop !== one.prop || other.key === one.key) continue;
      const languages = [...project.texts].map(([file, texts]) => ({
        file,
        words: texts.get(one.key),
        isSame: texts.get(one.key) === texts.get(other.key),
      }));
      const same = languages.find(({ words, isSame }) => words !== undefined && isSame);
      // Words that are the same in every language may be meant so.
      if (same === undefined || languages.every(({ isSame }) => isSame)) continue;
      report(one.at, 'same-words', {
        name: path,
        of: [other, one].map(({ row }) => (row === 'else' ? 'all others' : row)).join(' and '),
        detail: same.words ?? '',
        missing: same.file,
      });
    }
  }
}
