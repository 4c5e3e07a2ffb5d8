/**
 * The edits that let parameters go along as they are, in place of being copied: `"query": { "id": "{{query.id}}" }` is
 * `"pass": ["id"]`. It must not know which action has them.
 */
import type { Node } from 'jsonc-parser';
import type { Edit } from '../../lib/problem.ts';

const nameOf = (member: Node): string => String(member.children?.[0]?.value ?? '');
const valueOf = (member: Node): Node | undefined => member.children?.[1];
const endOf = ({ offset, length }: Node): number => offset + length;

const isCopied = (member: Node): boolean => valueOf(member)?.value === `{{query.${nameOf(member)}}}`;

/** Members are taken out, each with its comma; where no member follows, with the comma before. */
function without(members: readonly Node[]): readonly Edit[] {
  const lastKept = members.map(isCopied).lastIndexOf(false);
  const before = members.slice(0, lastKept + 1).flatMap((member, index): readonly Edit[] => {
    const next = members[index + 1];
    return next === undefined || !isCopied(member)
      ? []
      : [{ offset: member.offset, length: next.offset - member.offset, text: '' }];
  });
  const [kept, last] = [members[lastKept], members.at(-1)];
  if (kept === undefined || last === undefined || last === kept) return before;
  return [...before, { offset: endOf(kept), length: endOf(last) - endOf(kept), text: '' }];
}

/** `key`: the name of a parameter that is copied; all beside it that are go along, too. */
export function handedOn(key: Node, text: string): readonly Edit[] {
  const object = key.parent?.parent;
  const query = object?.parent;
  const members = object?.children ?? [];
  // What goes along already stands in a list of its own: an author joins the two.
  if (query?.type !== 'property' || query.parent?.children?.some((each) => nameOf(each) === 'pass') === true)
    return [];
  const names = members.filter(isCopied).map((member) => JSON.stringify(nameOf(member)));
  const pass = `"pass": [${names.join(', ')}]`;
  if (members.every(isCopied)) return [{ offset: query.offset, length: query.length, text: pass }];
  const gap = /\s*$/.exec(text.slice(0, query.offset))?.[0] ?? '';
  return [{ offset: query.offset, length: 0, text: `${pass},${gap}` }, ...without(members)];
}
