/**
 * Words that the backend writes for people may change at any time: which code of the same thing a test asks for better. It must not know
 * how it is offered.
 */
import { membersOf, nameFrom } from '../../check/document/document.ts';
import type { Pointer } from '../../check/document/document.ts';
import type { Known } from '../forms/desk.ts';
import type { Json } from '../../model/json.ts';
import { choicesOf, productAt, schemaOf } from './meaning.ts';
import { pathsAt, type DataPath } from './paths.ts';
import { numberOf } from './products.ts';
import type { Asked } from './rules.ts';

const last = (path: string): string => path.split('.').at(-1) ?? '';
/** `productName` → `product` */
const thing = (path: string): string => last(path).replace(/[A-Z].*$/, '');
const isWords = (value: unknown): boolean => typeof value === 'string' && /\p{L}{3}/u.test(value);

export interface Compared {
  readonly path: string;
  readonly asked: Asked;
}

/**
 * `undefined` where no words are compared. `code`: what says the same by a number or a status, where there is one; `value`: which of it,
 * where it is known what the words are the name of.
 */
export function codeInstead(
  { path, asked }: Compared,
  definition: unknown,
  pointer: Pointer,
  project: Known,
): { readonly code: DataPath | undefined; readonly value: Json | undefined } | undefined {
  if (asked.kind !== 'one-of' && asked.kind !== 'none-of') return undefined;
  const [root = ''] = path.split('.');
  const isTheirs = membersOf(membersOf(definition)['data'])[root] !== undefined;
  const schema = schemaOf(path, definition, project);
  const isProduct = productAt(path, definition, project) === 'name';
  const isWorded =
    [schema?.type].flat().includes('string') &&
    schema?.format === undefined &&
    (isProduct || choicesOf(path, definition, project).length === 0);
  if (!isTheirs || !isWorded || !asked.values.some(isWords)) return undefined;
  const parameters = membersOf(membersOf(definition)['query']);
  const isCode = (other: string): boolean => {
    const [first, name = ''] = other.split('.');
    const kind =
      first === 'query'
        ? nameFrom(membersOf(parameters[name])['kind'])
        : (schemaOf(other, definition, project)?.['x-kind'] ?? '');
    return (
      kind === (isProduct ? 'product' : thing(path)) ||
      (thing(other) === thing(path) && choicesOf(other, definition, project).length > 0)
    );
  };
  return {
    code: pathsAt(definition, pointer, project).find((each) => each.path !== path && isCode(each.path)),
    value: isProduct ? numberOf(asked.values[0], project.products ?? []) : undefined,
  };
}
