/** Changes a module at places that its syntax tree names. It must not know which module it is, nor why it is changed. */
import { parseSync, type ESTree } from 'vite';

export interface Edit {
  /** From `start` up to `end`, counted in characters of the module. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Statement = ESTree.Program['body'][number];

/** What stands at the top of a module. */
export const statementsOf = (code: string): readonly Statement[] => parseSync('module.js', code).program.body;

/** `target = value;` on its own. */
export function assignmentOf(statement: Statement | undefined): ESTree.AssignmentExpression | undefined {
  if (statement?.type !== 'ExpressionStatement') return undefined;
  return statement.expression.type === 'AssignmentExpression' ? statement.expression : undefined;
}

export const textOf = (code: string, { start, end }: Pick<Edit, 'start' | 'end'>): string =>
  code.slice(start, end);

/** The module with edits that do not overlap, in any order. */
export const edited = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);

/** A node of the syntax tree, as far as it is looked at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Those that it is made of. There are a hundred thousand: none is looked at twice. */
export function nodesIn(node: Node): readonly Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node)) {
    if (isNode(value)) found.push(value);
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) found.push(one);
  }
  return found;
}
