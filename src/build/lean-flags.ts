/**
 * Takes out of React a state in which no screen is: where its flag is read stands `false`, and the minifier takes what depends on it.
 * It must not know which flag that is.
 */
import { edited, nodesIn, statementsOf, type Edit, type Node } from './module-edits.ts';

/** What a node gives a name to, or takes one of: there the flag is not read. */
const isTarget = (node: Node, inner: Node): boolean =>
  (node.type === 'AssignmentExpression' && node['left'] === inner) ||
  (node.type === 'VariableDeclarator' && node['id'] === inner) ||
  (node.type === 'MemberExpression' && node['property'] === inner && node['computed'] === false) ||
  (node.type === 'Property' && node['key'] === inner);

/** A parameter of the same name is not the flag. */
const hasParameter = ({ params = [] }: Node, flag: string): boolean =>
  (params as readonly Node[]).some(({ type, name }) => type === 'Identifier' && name === flag);

function readsIn(node: Node, flag: string): readonly Node[] {
  if (hasParameter(node, flag)) return [];
  return nodesIn(node).flatMap((inner) => {
    if (inner.type !== 'Identifier') return readsIn(inner, flag);
    return inner['name'] === flag && !isTarget(node, inner) ? [inner] : [];
  });
}

/** The module as it is while none of these flags is ever set; throws where it asks for one nowhere. */
export function withoutFlags(code: string, flags: readonly string[]): string {
  if (flags.length === 0) return code;
  const statements = statementsOf(code) as unknown as readonly Node[];
  const edits = flags.flatMap((flag): readonly Edit[] => {
    const reads = statements.flatMap((statement) => readsIn(statement, flag));
    if (reads.length === 0) throw new Error(`There is no ${flag} to leave out: src/build/lean-react.ts`);
    return reads.map(({ start, end }) => ({ start, end, text: 'false' }));
  });
  return edited(code, edits);
}
