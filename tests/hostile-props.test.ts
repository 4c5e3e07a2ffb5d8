/** What JSON cannot put into an element: names of React and of the document, addresses that are not declared as such. */
import { describe, expect, it } from 'vitest';
import type { Kind } from '../src/model/definition.ts';
import { readParts } from '../src/build/parts.ts';
import { readScreenSchema } from '../src/build/project.ts';
import { compileStandalone } from '../src/build/standalone.ts';
import { read, filesUnder, root } from './support/project.ts';

const code = compileStandalone(readScreenSchema(root));
const { default: validate } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  readonly default: (definition: unknown) => boolean;
};
const { widgets, actions } = readParts(root);

/** Each would be more than a value if it reached an element. */
const names: Readonly<Record<string, unknown>> = {
  dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' },
  innerHTML: '<b>x</b>',
  srcDoc: '<script>alert(1)</script>',
  ref: 'x',
  is: 'x-a',
  style: { position: 'fixed' },
  className: 'x',
  onClick: 'alert(1)',
  onerror: 'alert(1)',
  children: 'x',
  href: 'javascript:alert(1)',
  formAction: 'javascript:alert(1)',
  constructor: 'x',
};

const hosts = widgets.flatMap(({ name }) => {
  const examples = JSON.parse(read(`src/widgets/${name}/examples.json`)) as readonly {
    readonly node: object;
  }[];
  const body = examples.map(({ node }) => node).find((node) => validate({ version: 2, body: [node] }));
  return body === undefined ? [] : [[name, body] as const];
});

describe('a member that no widget declares', () => {
  it('is tried on every widget', () => {
    expect(hosts.map(([name]) => name)).toEqual(widgets.map(({ name }) => name));
  });

  it.each(hosts)('is refused in %s', (_name, node) => {
    const taken = Object.entries(names).filter(([name, value]) =>
      validate({ version: 2, body: [{ ...node, [name]: value }] }),
    );
    expect(taken).toEqual([]);
    // As JSON has it, `__proto__` is a member like any other.
    const text = JSON.stringify({ version: 2, body: [node] }).replace(
      '{"type"',
      '{"__proto__":{"a":1},"type"',
    );
    expect(text).toContain('__proto__');
    expect(validate(JSON.parse(text))).toBe(false);
  });
});

it('no file of the phone makes HTML of a text', () => {
  const program = filesUnder('src').filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|\/testing\.tsx?$/.test(file) &&
      !/^src\/(?:build|server|studio|check)\//.test(file),
  );
  const makes =
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|srcDoc|document\.write|createContextualFragment|DOMParser|\bnew Function\b|\beval\(/;
  expect(program.length).toBeGreaterThan(200);
  expect(program.filter((file) => makes.test(read(file)))).toEqual([]);
});

/** Names that say that an address is meant. */
const isAddress = /(?:^|[a-z])(?:url|src|href|link|logo|poster|redirect|location)$/i;

/** Every prop that has a kind of its own, and those within. */
const kindsIn = (kind: Kind, name: string): readonly (readonly [name: string, kind: string])[] => {
  if (typeof kind === 'string') return [[name, kind]];
  if ('items' in kind) return kindsIn(kind.items, name);
  if ('record' in kind) return kindsIn(kind.record, name);
  return Object.entries(kind.object).flatMap(([inner, each]) => kindsIn(each, inner));
};

describe('a prop that is called like an address', () => {
  const props = [...widgets, ...actions].flatMap(({ name: part, kinds, schema }) => {
    const declared = Object.entries(kinds).flatMap(([name, kind]) => kindsIn(kind, name));
    const literal = Object.keys(schema.properties ?? {}).filter((name) => !(name in kinds));
    return [...declared, ...literal.map((name) => [name, 'literal'] as const)].map(
      ([name, kind]) => [part, name, kind] as const,
    );
  });

  it('is of a kind that goes by the rule for addresses', () => {
    const found = props.filter(([, name]) => isAddress.test(name));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(([, , kind]) => !['image', 'link', 'route'].includes(kind))).toEqual([]);
  });
});
