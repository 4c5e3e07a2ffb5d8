/**
 * Checks what is shown: money and dates by their formats, nothing that may be missing without a word for it, no list
 * where words are expected. It must not know where a text stands.
 */
import { entities, isEntity, wordsOfEntity } from '../../lib/entities.ts';
import type { Format } from '../../lib/template.ts';
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import type { Path } from '../../lib/path.ts';
import { resolvePath, type Scope } from './scope.ts';
import type { Type } from './type.ts';
import { inWords, mayBe } from './type.ts';

/** Where a text goes. */
export interface Sink {
  /** What it is for: `"text" of button`. */
  readonly of: string;
  /** `data`: handed on, not shown. `address`: opened, or drawn from there. */
  readonly use: 'shown' | 'data' | 'address';
  /** Whether a value that is missing is provided for: the schema of the widget says what it shows then. */
  readonly absent: boolean;
  /** A text that misses a value is not drawn: it needs no test, however the value stands in it. */
  readonly essential?: boolean;
  /** It is what those hear who do not see the screen: a number alone is no name. */
  readonly named?: boolean;
  /** It is never to be empty. */
  readonly always?: boolean;
  /** It is one of several lines: it is left out where it is empty, and not where only its value is. */
  readonly line?: boolean;
  /** A person takes it along as it is. */
  readonly copied?: boolean;
  /** Its words are about the amount in it: of one that is not there a dash would be read, of nothing a 0. */
  readonly promised?: boolean;
  /** The member beside it that says what is done without it, where there may be one. */
  readonly failure?: string | undefined;
  /** Of an object only these members go there; without it all. */
  readonly members?: ReadonlySet<string> | undefined;
}

export const handedOn: Sink = { of: 'this', use: 'data', absent: true };

type Found = readonly [code: ProblemCode, args: ProblemArguments];

const moneyFormats: readonly Format[] = ['money'];
const dateFormats: readonly Format[] = ['date', 'datetime'];

const isNumber = ({ kinds }: Type): boolean => kinds?.length === 1 && kinds[0] === 'number';

const wrapped = (path: string, format: Format): string => `{{#${format}}}{{${path}}}{{/${format}}}`;

/** A word or a number by which programs know one of a few things: a status, the state of a payment. */
function isCode({ told, worded, values, known }: Type): boolean {
  const all = values ?? known ?? [];
  return (
    told === true &&
    worded !== true &&
    all.length > 0 &&
    all.every((value) => typeof value === 'string' && /^(?:-?\d+|[a-z][A-Za-z\d_-]*|)$/.test(value))
  );
}

/** What a value is that tells nobody anything: an address, the number of a product, the code of a status. */
function judgeEntity(type: Type, { use, copied }: Sink): string | undefined {
  const { entity = '' } = type;
  if (use === 'shown' && entity === 'uri' && copied !== true) return wordsOfEntity(entity);
  if (use === 'shown' && entity === '' && copied !== true && isCode(type)) return 'a code of the program';
  if (use === 'data' || !isEntity(entity) || (copied === true && entity === 'address')) return undefined;
  return entities[entity].shown === 'never' ? entities[entity].words : undefined;
}

/** What a value is that tells nobody what a widget is for: what no one reads, the number of an order, a code. */
function unfitName(type: Type, sink: Sink): string | undefined {
  const { entity = '', values, known } = type;
  const codes = [...(values ?? []), ...(known ?? [])];
  if (codes.length > 0 && codes.every((value) => typeof value === 'string' && /^\d+$/.test(value)))
    return 'a number of the program';
  const unread = judgeEntity(type, sink);
  if (unread !== undefined) return unread;
  return entity === 'position' || (isEntity(entity) && entities[entity].shown === 'beside')
    ? wordsOfEntity(entity)
    : undefined;
}

/** What is left out of a name leaves other words: without any it is no name. */
const besideWords = { wanted: 'it, beside words that are always there' };

/** A tag by itself or between other words (`joined`); at most one problem, the gravest. */
export function judgeTag(path: string, type: Type, sink: Sink, joined: boolean): Found | undefined {
  if (sink.use === 'address') return judgeAddress(path, type, sink);
  if (sink.use === 'data' && !joined) return undefined;
  const unfit = sink.named === true && !joined ? unfitName(type, sink) : undefined;
  if (unfit !== undefined) return ['unfit-name', { name: `{{${path}}}`, of: sink.of, detail: unfit }];
  const unread = judgeEntity(type, sink);
  if (unread !== undefined) return ['not-words', { name: path, detail: unread }];
  if (type.meaning === 'money' || type.entity === 'amount')
    return ['raw-money', { name: path, detail: wrapped(path, 'money') }];
  if (type.meaning === 'date') return ['raw-date', { name: path, detail: wrapped(path, 'date') }];
  if (!mayBe(type, 'text', 'number'))
    return ['wrong-type', { name: `{{${path}}}`, of: sink.of, detail: inWords(type), wanted: 'a text' }];
  if (type.absent && sink.use === 'shown' && sink.essential !== true && (joined || !sink.absent))
    return ['unguarded', { name: path, of: sink.of, ...(sink.named === true ? besideWords : {}) }];
  if (type.blank === true && sink.line === true && joined)
    return ['unguarded', { name: path, of: sink.of, detail: 'empty' }];
  return undefined;
}

/** An address is a text, and what is opened without one fails. */
function judgeAddress(path: string, type: Type, { of, absent, failure }: Sink): Found | undefined {
  const name = `{{${path}}}`;
  if (!mayBe(type, 'text', 'number'))
    return ['wrong-type', { name, of, detail: inWords(type), wanted: 'a text' }];
  if (absent) return undefined;
  const args = { name, of, missing: failure };
  if (type.absent) return ['maybe-missing', args];
  return type.blank === true ? ['maybe-missing', { ...args, detail: 'empty' }] : undefined;
}

/** Shown as money, but none. Of a number that a layout declares, `values.offers[item].amount`, it is said where. */
function notMoney(path: string, type: Type, stands: string): Found {
  const args = { name: path, detail: inWords(type) };
  const [, value] = /^values\.(.+)$/.exec(stands) ?? [];
  return value === undefined || !isNumber(type)
    ? ['not-money', args]
    : ['not-money', { ...args, wanted: value.replace(/\[\w+\]|\.\d+/g, '') }];
}

/**
 * A format around a tag. A value that is missing is shown as a dash by every format. `stands` is the path of the
 * screen that the path in the tag stands for.
 */
export function judgeFormat(path: string, type: Type, format: Format, stands: string): Found | undefined {
  const isAmount = type.entity === 'amount' && !moneyFormats.includes(format);
  if (isAmount) return ['raw-money', { name: path, detail: wrapped(path, 'money') }];
  if (type.kinds === undefined || type.loose === true) return undefined;
  if (moneyFormats.includes(format) !== (type.meaning === 'money'))
    return type.meaning === 'money'
      ? ['raw-money', { name: path, detail: wrapped(path, 'money') }]
      : notMoney(path, type, stands);
  if (dateFormats.includes(format) !== (type.meaning === 'date'))
    return type.meaning === 'date'
      ? ['raw-date', { name: path, detail: wrapped(path, 'date') }]
      : ['not-date', { name: path, detail: inWords(type) }];
  if (!mayBe(type, 'text', 'number'))
    return [
      'wrong-type',
      { name: `{{${path}}}`, of: `the format "${format}"`, detail: inWords(type), wanted: 'a text' },
    ];
  return undefined;
}

/** An amount that the words around it promise, where it may be missing, or 0 because nobody gave one. */
export function judgePromise(name: string, type: Type, sink: Sink, joined: boolean): Found | undefined {
  if (type.meaning !== 'money' || sink.use !== 'shown' || sink.essential === true) return undefined;
  if (sink.promised !== true && (!joined || sink.absent)) return undefined;
  if (type.absent) return ['unguarded', { name, of: sink.of }];
  return type.blank === true ? ['unguarded', { name, of: sink.of, detail: '0' }] : undefined;
}

/**
 * A parameter of the address inside a format: the dash of a missing value is for answers of the backend; an address that lacks
 * it has no such value to speak of.
 */
export function judgeParameter(name: string, type: Type, stands: string, sink: Sink): Found | undefined {
  const isOwn = stands.startsWith('query.') && sink.use === 'shown' && sink.essential !== true;
  return isOwn && type.absent ? ['unguarded', { name, of: sink.of }] : undefined;
}

/** The name of what a path is a number of, where there is one beside it. */
export function nameBeside(path: Path, scope: Scope): string | undefined {
  const holder = path.slice(0, -1);
  const found = holder.length === 0 ? undefined : resolvePath(holder, scope);
  const members = found?.kind === 'found' ? [...(found.type.members?.keys() ?? [])] : [];
  const [name, ...others] = members.filter((member) => /name$/i.test(member));
  return name === undefined || others.length > 0 ? undefined : `{{${[...holder, name].join('.')}}}`;
}
