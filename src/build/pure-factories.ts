/**
 * Lets the bundler leave out what the app does not use of react-router: its components are made by React's factories,
 * which have no effects, but nothing in the package says so. It must not change what any of the code does.
 */
import type { ESTree, Plugin } from 'vite';
import { assignmentOf, edited, statementsOf, textOf, type Edit, type Statement } from './module-edits.ts';

const factories: ReadonlySet<string> = new Set(['forwardRef', 'createContext', 'memo']);

/** React as a bundled module calls it: `React`, `React7`. */
const isReact = (value: ESTree.Expression | ESTree.Super): boolean =>
  value.type === 'Identifier' && /^React\d*$/.test(value.name);

const isFactoryCall = (value: ESTree.Expression | null): boolean =>
  value?.type === 'CallExpression' &&
  value.callee.type === 'MemberExpression' &&
  isReact(value.callee.object) &&
  value.callee.property.type === 'Identifier' &&
  factories.has(value.callee.property.name);

/** The member that a statement assigns to, `Link.displayName`, where it is one of this name. */
function memberSet(code: string, statement: Statement | undefined, member: string): string | undefined {
  const left = assignmentOf(statement)?.left;
  if (left?.type !== 'MemberExpression' || left.property.type !== 'Identifier') return undefined;
  return left.property.name === member ? textOf(code, left.object) : undefined;
}

/** A class that is given its context after it was made: the two as one expression, which goes when nobody uses it. */
function withContext(name: string, made: ESTree.Class, next: Statement): readonly Edit[] {
  return [
    { start: made.start, end: made.start, text: `/* @__PURE__ */ (() => {\nconst ${name} = ` },
    { start: made.end, end: next.start, text: ';\n' },
    { start: next.end, end: next.end, text: `\nreturn ${name};\n})();` },
  ];
}

function editsOf(code: string, statement: Statement, next: Statement | undefined): readonly Edit[] {
  // A name for React's developer tools.
  if (memberSet(code, statement, 'displayName') !== undefined)
    return [{ start: statement.start, end: statement.end, text: '' }];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }): readonly Edit[] => {
    if (init === null) return [];
    if (isFactoryCall(init)) return [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }];
    const name = textOf(code, id);
    const isGiven = next !== undefined && memberSet(code, next, 'contextType') === name;
    return init.type === 'ClassExpression' && isGiven ? withContext(name, init, next) : [];
  });
}

export function markPure(code: string): string {
  const statements = statementsOf(code);
  return edited(
    code,
    statements.flatMap((statement, index) => editsOf(code, statement, statements[index + 1])),
  );
}

export function pureFactories(): Plugin {
  return {
    name: 'pure-factories',
    apply: 'build',
    transform: (code, id) =>
      /[\\/]node_modules[\\/]react-router[\\/]/.test(id) ? { code: markPure(code), map: null } : undefined,
  };
}
