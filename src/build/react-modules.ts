/**
 * Gives the bundler React as modules. Its files are written for Node's `require`: each would stand in a function of its own, run with
 * helpers that are a file to ask for, and each use of a hook would be a look into an object. It must not change what any of them does.
 */
import type { Plugin } from 'vite';
import { assignmentOf, edited, nodesIn, statementsOf, textOf, type Edit, type Node } from './module-edits.ts';

/** What the files at the top of its packages choose among: as modules they cannot choose. */
export const entries: { readonly [file: string]: string } = {
  'react/index.js': './cjs/react.production.js',
  'react/jsx-runtime.js': './cjs/react-jsx-runtime.production.js',
  'react-dom/index.js': './cjs/react-dom.production.js',
  'react-dom/client.js': './cjs/react-dom-client.production.js',
  'scheduler/index.js': './cjs/scheduler.production.js',
};

export const packageFile = (id: string): string | undefined =>
  /[\\/]node_modules[\\/]((?:react|react-dom|scheduler)[\\/][^?]*)$/.exec(id)?.[1]?.replaceAll('\\', '/');

/** `exports.name`, wherever it stands. */
function exportsIn(node: Node): readonly Node[] {
  const object = node['object'] as Node | undefined;
  const is = node.type === 'MemberExpression' && object?.['name'] === 'exports';
  return [...(is ? [node] : []), ...nodesIn(node).flatMap(exportsIn)];
}

/** The variable in place of a member; no name of React's own has a dollar within it. */
const variable = (code: string, member: Node): string => textOf(code, member).replace('.', '$');

/** `Name = require('package')` in a list of variables, as an import. */
function importOf(code: string, { id, init }: { readonly id: unknown; readonly init: unknown }): string {
  const [, from] = /^require\((.+)\)$/.exec(textOf(code, init as Node)) ?? [];
  if (from === undefined)
    throw new Error('A variable beside one that is required: src/build/react-modules.ts');
  return `import * as ${textOf(code, id as Node)} from ${from};`;
}

/** A file that says `require` and `exports` at its top, with `import` and `export` in their place. */
export function asModule(code: string): string {
  const statements = statementsOf(code);
  const members = exportsIn({ type: 'Program', start: 0, end: code.length, statements });
  const declared = new Set(statements.map((statement) => assignmentOf(statement)?.left.start));
  const names = new Set(
    members.filter(({ start }) => declared.has(start)).map((each) => variable(code, each)),
  );
  const other = members.find((member) => !names.has(variable(code, member)));
  if (other !== undefined)
    throw new Error(`${textOf(code, other)} is set within something: src/build/react-modules.ts`);
  const edits: Edit[] = members.map((member) => ({
    start: member.start,
    end: member.end,
    text: `${declared.has(member.start) ? 'var ' : ''}${variable(code, member)}`,
  }));
  for (const statement of statements)
    if (statement.type === 'VariableDeclaration' && /^\w+ \w+ = require\(/.test(textOf(code, statement)))
      edits.push({
        start: statement.start,
        end: statement.end,
        text: statement.declarations.map((each) => importOf(code, each)).join('\n'),
      });
  const list = [...names].map((name) => `${name} as ${name.replace('exports$', '')}`).join(', ');
  return `${edited(code, edits)}\nexport { ${list} };\n`;
}

export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const file = entries[packageFile(id) ?? ''];
      // The whole as one is what the router asks for, in a part of it that nobody uses.
      return file && `export * from '${file}';\nexport * as default from '${file}';\n`;
    },
    transform(code, id) {
      return /^[\w-]+\/cjs\//.test(packageFile(id) ?? '') ? { code: asModule(code), map: null } : undefined;
    },
  };
}
