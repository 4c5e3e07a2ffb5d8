/**
 * Says of a value that is the number of one thing that another thing's is wanted: of each that a text can be, where it is
 * nothing but tags. A value of no kind, or put together with words, is taken for whatever is wanted; one that the contract
 * knows to have no kind is not. It must not know where the value goes.
 */
import { entities, isEntity, isSame, wordsOfEntity } from '../../lib/entities.ts';
import type { Path } from '../../lib/path.ts';
import type { Json } from '../../model/json.ts';
import { textKey, type Format, type Part, type Template } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import { nameFrom, own, type Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { listed } from '../report/nearest.ts';
import { resolvePath, type Scope } from './scope.ts';
import { entityIn, inWords, type Type } from './type.ts';

/** What takes the value. */
export interface EntityTarget {
  readonly of: string;
  readonly wanted: string | undefined;
  /** It takes nothing else, and without a kind no number of anything. */
  readonly closed?: boolean | undefined;
  /** Its only values. */
  readonly values?: readonly Json[] | undefined;
  /** What else it could be compared with, by the kind of each. */
  readonly beside?: ReadonlyMap<string, Type> | undefined;
  /** What makes of a value of a kind what is taken: `mailto:` of an e-mail. */
  readonly before?: { readonly [kind: string]: string } | undefined;
  /** A person reads it as it is handed on: a telephone may be written in groups. */
  readonly read?: boolean | undefined;
}

/** What a text is: each path that may be its value; a single one in a format; words around data; or what says nothing. */
type Given =
  | { readonly kind: 'paths'; readonly paths: readonly Path[] }
  | { readonly kind: 'formatted'; readonly path: Path; readonly format: Format }
  | { readonly kind: 'words' };

const nothing: Given = { kind: 'paths', paths: [] };

/** The paths of which one is shown; none where something else stands beside them. */
function choices(parts: readonly Part[]): readonly Path[] {
  return parts.flatMap((part): readonly Path[] => {
    if (part.kind === 'tag') return [part.path];
    return part.kind === 'section' ? choices(part.parts) : [];
  });
}

function givenBy(template: Template): Given {
  if (template.kind === 'tag') return { kind: 'paths', paths: [template.path] };
  if (template.kind === 'literal') return nothing;
  const { parts } = template;
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'format')
    return { kind: 'formatted', path: only.path, format: only.format };
  const beside = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  if (beside.some((text) => /\p{L}/u.test(text))) return { kind: 'words' };
  return beside.some((text) => text.trim() !== '') ? nothing : { kind: 'paths', paths: choices(parts) };
}

const typeAt = (path: Path, scope: Scope): Type | undefined => {
  const found = resolvePath(path, scope);
  return found.kind === 'found' ? found.type : undefined;
};

/** Members of what a path leads to that are of the kind, as tags. */
function membersOf(path: Path, kind: string, scope: Scope): readonly string[] {
  const members = [...(typeAt(path, scope)?.members ?? [])];
  return members.flatMap(([name, type]) =>
    entityIn(type) === kind ? [`{{${[...path, name].join('.')}}}`] : [],
  );
}

/** The one value of the kind that was meant: beside what is read, or of this screen's address. */
function meantBy(path: Path, wanted: string, scope: Scope): string | undefined {
  const holder = path.length > 1 ? path.slice(0, -1) : [path[0]?.replace(/Number$/, '') ?? ''];
  const [mine, ...others] = membersOf(holder, wanted, scope);
  const [parameter, ...further] = membersOf(['query'], wanted, scope);
  if (mine !== undefined && others.length === 0) return mine;
  return further.length === 0 ? parameter : undefined;
}

/** What the value is instead of what is wanted, in words. */
function otherThan(type: Type, { wanted, closed }: EntityTarget): string | undefined {
  const given = entityIn(type);
  if (given === 'any' || wanted === 'any') return undefined;
  if (wanted === undefined)
    return closed === true && type.entity !== undefined && isEntity(type.entity)
      ? wordsOfEntity(type.entity)
      : undefined;
  if (given !== undefined) return isSame(given, wanted) ? undefined : wordsOfEntity(given);
  return type.told === true && type.kinds !== undefined ? `just ${inWords(type)}` : undefined;
}

/** What it takes, in words. */
function wordsOf({ wanted, values }: EntityTarget): string {
  if (wanted !== undefined) return wordsOfEntity(wanted);
  return values === undefined
    ? 'a plain value, which is no number of anything'
    : listed(values.map((value) => JSON.stringify(value)));
}

const asRead: ReadonlySet<Format> = new Set(['phone', 'card']);

/** Whether the value was another, and has been said. */
export function checkEntity(
  value: unknown,
  target: EntityTarget,
  place: Place,
  scope: Scope,
  { report }: Context,
): boolean {
  const { of, wanted } = target;
  if (typeof value !== 'string') return false;
  const args = { name: nameFrom(value), of };
  const takes = wordsOf(target);
  const template = textKey(value) === undefined ? parseTemplate(value) : undefined;
  if (template?.ok === false) return false;
  const given: Given = template === undefined ? { kind: 'words' } : givenBy(template.value);
  if (given.kind === 'words') {
    if (wanted === undefined || !takesOnlyItself(wanted)) return false;
    report(place, 'wrong-kind', { ...args, detail: 'words to be read', wanted: takes });
    return true;
  }
  for (const path of given.kind === 'formatted' ? [given.path] : given.paths) {
    const type = typeAt(path, scope);
    const other = type === undefined ? undefined : otherThan(type, target);
    if (other === undefined) continue;
    const prefix = own(target.before ?? {}, (type && entityIn(type)) ?? '');
    const whole = prefix === undefined ? undefined : `${prefix}{{${path.join('.')}}}`;
    const near = whole ?? (wanted === undefined ? undefined : meantBy(path, wanted, scope));
    const [fellow, another] = [...(target.beside ?? [])].filter(
      ([, each]) => type !== undefined && entityIn(each) === entityIn(type),
    );
    report(place, 'wrong-kind', {
      name: `{{${path.join('.')}}}`,
      of,
      detail: other,
      wanted: takes,
      near,
      ...(fellow === undefined || another !== undefined ? {} : { missing: fellow[0] }),
    });
    return true;
  }
  if (given.kind !== 'formatted' || (target.read === true && asRead.has(given.format))) return false;
  if (wanted === undefined && target.closed !== true && target.read === true) return false;
  report(place, 'formatted-value', { ...args, near: `{{${given.path.join('.')}}}`, sure: true });
  return true;
}

/** An address or a telephone may have more around it; the number of something is that and nothing else. */
const takesOnlyItself = (wanted: string): boolean =>
  isEntity(wanted) && wanted !== 'any' && entities[wanted].shown !== 'alone';
