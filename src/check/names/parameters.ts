/**
 * Checks what a screen says of the parameters of its address, and whether what another screen hands it can be one. It must
 * not know which action hands it on.
 */
import { isEntity } from '../../lib/entities.ts';
import { defaultLength, parameterCheck } from '../../lib/parameters.ts';
import { patternSpan } from '../../lib/pattern-span.ts';
import { textKey, type Part } from '../../lib/template.ts';
import type { Json } from '../../model/json.ts';
import type { Context, Known } from '../context.ts';
import { inside, isList, isObject, nameFrom, own, type Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { typeOfString } from '../parts/strings.ts';
import { checkSchema } from '../parts/tests.ts';
import { purposeOf } from '../types/purpose.ts';
import type { Scope } from '../types/scope.ts';
import { text, type Type } from '../types/type.ts';

/** A parameter as its screen declares it. */
export type Parameter = Readonly<Record<string, unknown>>;

export const parametersOf = (query: unknown): { readonly [name: string]: Parameter } =>
  Object.fromEntries(
    Object.entries(isObject(query) ? query : {}).flatMap(([name, declared]) =>
      name === '$comment' ? [] : [[name, isObject(declared) ? readable(declared) : {}] as const],
    ),
  );

/** Of values that are none, which the structure says, nothing is known. */
function readable({ enum: only, ...rest }: Parameter): Parameter {
  const isSound = isList(only) && only.length > 0 && only.every((value) => typeof value === 'string');
  return isSound ? { ...rest, enum: only } : rest;
}

const textsIn = (list: unknown): readonly string[] =>
  isList(list) ? list.filter((value) => typeof value === 'string') : [];

/** What it is the number of; a kind that nobody knows is said by the structure. */
export const entityOf = ({ kind }: Parameter): string | undefined =>
  typeof kind === 'string' && isEntity(kind) ? kind : undefined;

/** What the screen sees of its parameters. */
export function queryType(query: unknown, known: Known): Type {
  const members = Object.entries(parametersOf(query)).map(([name, declared]): readonly [string, Type] => {
    const { required, default: otherwise, enum: only } = declared;
    const absent = required !== true && otherwise === undefined;
    const values = [...new Set([...textsIn(only), ...textsIn([otherwise])])];
    // An empty value, or one that is too long, counts as missing.
    const most = typeof declared['maxLength'] === 'number' ? declared['maxLength'] : defaultLength;
    const length = { least: otherwise === '' ? 0 : 1, most };
    return [
      name,
      {
        ...text,
        loose: true,
        absent,
        values: isList(only) ? values : undefined,
        length,
        pattern: typeof declared['pattern'] === 'string' ? declared['pattern'] : undefined,
        blank: otherwise === '',
        // One of a few words is the number of nothing.
        ...(isList(only) ? { told: true } : purposeOf(name, known)),
        ...(declared['kind'] !== undefined && { entity: entityOf(declared) }),
      },
    ];
  });
  return { kinds: ['object'], absent: false, members: new Map(members) };
}

/** Patterns that can be tried, and defaults and values that keep to what stands beside them. */
export function checkParameters(query: unknown, place: Place, context: Context): void {
  for (const [name, declared] of Object.entries(parametersOf(query))) {
    const there = inside(place, name);
    const { pattern, default: otherwise, enum: only, ...rest } = declared;
    if (pattern !== undefined) checkSchema({ pattern }, inside(there, 'pattern'), context);
    checkPattern(declared, there, context);
    const check = parameterCheck(declared);
    if (!check.ok) continue;
    const beside = parameterCheck({ ...rest, ...(pattern !== undefined && { pattern }) });
    textsIn(only).forEach((value, index) => {
      if (value === '' || !beside.ok || beside.value(value)) return;
      const wanted = wordsOf({ ...declared, enum: undefined });
      context.report(inside(there, 'enum', index), 'unfit-parameter', {
        name: value,
        of: `"${name}"`,
        detail: wanted,
      });
    });
    if (typeof otherwise === 'string' && otherwise !== '' && !check.value(otherwise)) {
      const wanted = isList(only) ? `one of ${listed(textsIn(only))}` : wordsOf(declared);
      context.report(inside(there, 'default'), 'unfit-default', {
        name: JSON.stringify(otherwise),
        of: `query.${name}`,
        wanted,
      });
    }
  }
}

/** A pattern that nothing of its length or kind is like would make every value count as missing. */
function checkPattern({ pattern, maxLength, kind }: Parameter, place: Place, { report }: Context): void {
  const most = typeof maxLength === 'number' ? maxLength : defaultLength;
  if (typeof pattern !== 'string') return;
  const { least, digits } = patternSpan(pattern);
  // An amount is written in the digits of its minor units.
  const of =
    least > most ? `"maxLength": ${most}` : kind === 'amount' && !digits ? '"kind": "amount"' : undefined;
  if (of !== undefined) report(inside(place, 'pattern'), 'unfit-rule', { name: JSON.stringify(pattern), of });
}

/** What a parameter takes, in words. */
function wordsOf({ enum: only, pattern, format, maxLength }: Parameter): string {
  if (isList(only)) return listed(textsIn(only).map((value) => JSON.stringify(value)));
  const said = [
    ...(typeof pattern === 'string' ? [`what is like ${pattern}`] : []),
    ...(typeof format === 'string' ? [`what is written as ${format}`] : []),
    ...(typeof maxLength === 'number' ? [`at most ${maxLength} characters`] : []),
  ];
  return said.join(', ');
}

export interface Taker {
  /** `the URL parameter "tab" of "/list"` */
  readonly of: string;
  readonly parameter: Parameter;
}

const readAs = (value: unknown, scope: Scope): Type | undefined =>
  typeof value === 'string' ? typeOfString(value, scope) : undefined;

/** What a text can be that is put together of words alone, each behind a test: what its sections hold, or nothing. */
function wordsIn(written: string): readonly string[] | undefined {
  const template = textKey(written) === undefined ? parseTemplate(written) : undefined;
  if (template?.ok !== true || template.value.kind !== 'parts') return undefined;
  const { parts } = template.value;
  const tests = testsIn(parts);
  if (tests === undefined || tests.length > mostTests) return undefined;
  const ways = Array.from({ length: 2 ** tests.length }, (_, way) =>
    wordsWhere(parts, new Set(tests.filter((_test, index) => (way >> index) % 2 === 1))),
  );
  return [...new Set(ways)];
}

/** More of them nobody writes. */
const mostTests = 5;

/** What the sections ask for; nothing is known where anything else is shown in them than words. */
function testsIn(parts: readonly Part[]): readonly string[] | undefined {
  const found: string[] = [];
  for (const part of parts) {
    const inner = part.kind === 'section' ? testsIn(part.parts) : isLikeWords(part) ? [] : undefined;
    if (inner === undefined) return undefined;
    found.push(...(part.kind === 'section' ? [part.path.join('.')] : []), ...inner);
  }
  return [...new Set(found)];
}

/** What these formats make has marks that no value has: whatever it is, it is like this. */
const shown: { readonly [format: string]: string } = { money: '$1.00', masked: '••••1234' };

const isLikeWords = (part: Part): boolean =>
  part.kind === 'text' || (part.kind === 'format' && own(shown, part.format) !== undefined);

/** The words where these hold and no others. */
const wordsWhere = (parts: readonly Part[], held: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'format') return own(shown, part.format) ?? '';
      const isShown = part.kind === 'section' && held.has(part.path.join('.')) !== part.inverted;
      return isShown ? wordsWhere(part.parts, held) : '';
    })
    .join('');

/** Figures of any size: an amount, a count. */
const figures = [0, 7, 45, 300, 1500, 20_000, 123_456, 1_000_000, 20_260_203];

/** What a flag or a number comes as: of numbers none can be known, but a form that not one of them has is not theirs. */
function writtenAs({ kinds, range }: Type): readonly Json[] {
  const [kind, another] = kinds ?? [];
  if (another !== undefined) return [];
  if (kind === 'flag') return [true, false];
  const { least, most } = range ?? { least: 0, most: Infinity };
  return kind === 'number' ? figures.filter((each) => each >= least && each <= most) : [];
}

/** Values that are certain, or all that there can be; none where nothing is known. */
function certain(
  value: unknown,
  scope: Scope,
): { readonly values: readonly Json[]; readonly every: boolean } {
  const read = readAs(value, scope);
  // Of values that may grow one that fits is enough: the others nobody can know.
  if (read !== undefined)
    return read.values === undefined
      ? { values: read.known ?? writtenAs(read), every: false }
      : { values: read.values, every: true };
  const words = typeof value === 'string' ? wordsIn(value) : undefined;
  if (words !== undefined) return { values: words, every: true };
  if (typeof value === 'string' && /\{\{|^@/.test(value)) return { values: [], every: false };
  return { values: isObject(value) || isList(value) ? [] : [value as Json], every: true };
}

/** A number that looks like another is another; so is a word that begins otherwise, where it may be one of several. */
function near(value: string, parameter: Parameter): ReturnType<typeof nearTo> | object {
  const words = textsIn(own(parameter, 'enum'));
  if (/\d/.test(value)) return {};
  const found = nearTo(value, words);
  const isLike = found.sure && found.near?.[0]?.toLowerCase() === value[0]?.toLowerCase();
  return isLike || words.length === 1 ? found : {};
}

/** What a day may come as; a format makes one of it. */
const days = ['2026-02-03', '2026-02-03 10:00:00', '1767225600000'];

/** A day as it comes, of which what takes it knows one form alone. */
function isUnsureDay(value: unknown, takes: (text: string) => boolean, scope: Scope): boolean {
  const read = readAs(value, scope);
  const taken = days.filter(takes).length;
  return read?.meaning === 'date' && taken > 0 && taken < days.length;
}

/** A value that is written down, or one of an enumeration, can be what the parameter takes. */
export function checkFits(
  value: unknown,
  { of, parameter }: Taker,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const check = parameterCheck(parameter);
  if (!check.ok) return;
  if (isUnsureDay(value, check.value, scope)) {
    context.report(place, 'unfit-parameter', {
      name: nameFrom(value),
      of,
      missing: 'a day in milliseconds, or with its time,',
      detail: wordsOf(parameter),
    });
    return;
  }
  const { values, every } = certain(value, scope);
  // Nothing is left out of the address.
  const given = values.filter((each) => each !== '' && each !== null).map(String);
  const wrong = given.filter((each) => !check.value(each));
  if (wrong.length === 0 || (!every && wrong.length < given.length)) return;
  const [first = ''] = wrong;
  const isWritten = value === first;
  const isFigure = readAs(value, scope)?.kinds?.join() === 'number';
  context.report(place, 'unfit-parameter', {
    name: isWritten ? first : nameFrom(value),
    of,
    ...(isWritten
      ? near(first, parameter)
      : { missing: isFigure ? 'a number' : listed(wrong.map((each) => JSON.stringify(each))) }),
    detail: wordsOf(parameter),
  });
}
