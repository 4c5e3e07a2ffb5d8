/**
 * Takes out of React what it does with kinds of nodes that no screen has: the cases for their numbers, and the comparisons with
 * them. It must not know which kinds those are, nor change what is done with any other.
 */
import { edited, nodesIn, statementsOf, type Edit, type Node } from './module-edits.ts';

interface Case extends Node {
  readonly test: Node | null;
  readonly consequent: readonly Node[];
}

/** Those that are gone. */
type Kinds = Pick<ReadonlySet<number>, 'has'>;

/** `fiber.tag`, or a variable called so: React keeps the kind of each node under this name. */
function isKind(node: Node): boolean {
  if (node.type === 'Identifier') return node['name'] === 'tag';
  const { property } = node as unknown as { readonly property: Node };
  return node.type === 'MemberExpression' && node['computed'] === false && property['name'] === 'tag';
}

const isOneOf = (node: Node | null, kinds: Kinds): boolean =>
  node?.type === 'Literal' && kinds.has(node['value'] as number);

/** Whether nothing goes on to what stands below. */
function ends(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return ends(last['body'] as readonly Node[]);
  return last !== undefined && /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type);
}

const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** What a statement declares for the whole function around it: other cases use it too. */
function declared(node: Node): readonly string[] {
  if (isFunction(node)) return [];
  const own =
    node.type === 'VariableDeclarator' ? [(node['id'] as { readonly name?: string }).name ?? ''] : [];
  return [...own, ...nodesIn(node).flatMap(declared)];
}

/** The function that something stands in: what is no longer declared there. */
interface Around {
  readonly names: Set<string>;
}

/** The cases of a switch over kinds: one that is gone goes whole, unless the one above it goes on into it. */
function ofCases(cases: readonly Case[], kinds: Kinds, around: Around): readonly Edit[] {
  let entered = false;
  return cases.flatMap((one): readonly Edit[] => {
    const { test, consequent, start, end } = one;
    const isGone = isOneOf(test, kinds);
    if (isGone && !entered) {
      for (const name of consequent.flatMap(declared)) around.names.add(name);
      return [{ start, end, text: '' }];
    }
    entered = !ends(consequent);
    const inside = consequent.flatMap((statement) => editsIn(statement, kinds, around));
    return isGone ? [{ start, end: consequent[0]?.start ?? end, text: '' }, ...inside] : inside;
  });
}

function editsIn(node: Node, kinds: Kinds, around: Around): readonly Edit[] {
  const { type, start, end, operator } = node;
  if (type === 'SwitchStatement' && isKind(node['discriminant'] as Node))
    return ofCases(node['cases'] as readonly Case[], kinds, around);
  if (type === 'BinaryExpression' && (operator === '===' || operator === '!==')) {
    const [left, right] = [node['left'] as Node, node['right'] as Node];
    if ((isKind(left) && isOneOf(right, kinds)) || (isKind(right) && isOneOf(left, kinds)))
      return [{ start, end, text: String(operator === '!==') }];
  }
  if (!isFunction(node)) return nodesIn(node).flatMap((inner) => editsIn(inner, kinds, around));
  const within: Around = { names: new Set() };
  const edits = nodesIn(node).flatMap((inner) => editsIn(inner, kinds, within));
  if (within.names.size === 0) return edits;
  // Before the brace at its end.
  const text = ` var ${[...within.names].join(', ')}; `;
  return [...edits, { start: end - 1, end: end - 1, text }];
}

/** The module without what it does with these kinds; throws where it does nothing with one of them. */
export function withoutKinds(code: string, kinds: readonly number[]): string {
  if (kinds.length === 0) return code;
  const met = new Set<number>();
  const gone: Kinds = {
    has(kind) {
      if (kinds.includes(kind)) met.add(kind);
      return kinds.includes(kind);
    },
  };
  const statements = statementsOf(code) as unknown as readonly Node[];
  const edits = statements.flatMap((statement) => editsIn(statement, gone, { names: new Set() }));
  for (const kind of kinds)
    if (!met.has(kind)) throw new Error(`There is no kind ${kind} to leave out: src/build/lean-react.ts`);
  return edited(code, edits);
}
