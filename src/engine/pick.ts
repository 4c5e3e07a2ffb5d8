/**
 * Picks: a name for the first entry of a list whose members are equal to given values, found again whenever the list or
 * a value changes. It must not know where the list comes from, nor whether anything was loaded.
 */
import type { Path } from '../lib/path.ts';
import { parsePath, readPath } from '../lib/path.ts';
import { parseTemplate } from '../lib/template.ts';
import { equal } from '../lib/test.ts';
import type { PickDefinition } from '../model/definition.ts';
import { compileString, compileValue, type Compiler } from './compile-expression.ts';
import type { Expression } from './expression.ts';
import type { Scope } from './scope.ts';

interface Condition {
  readonly path: Path;
  readonly wanted: Expression;
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** Without a readable list or condition nothing is ever picked: rather no entry than a wrong one. */
export function compilePick(pick: PickDefinition, scope: Scope, compiler: Compiler): Expression {
  const template = parseTemplate(pick.from);
  const list = compileString(pick.from, scope, compiler);
  const conditions = Object.entries(pick.where).flatMap(([name, value]): readonly Condition[] => {
    const path = parsePath(name);
    return path.ok ? [{ path: path.value, wanted: compileValue(value, scope, compiler) }] : [];
  });
  const complete = conditions.length > 0 && conditions.length === Object.keys(pick.where).length;
  if (!complete || !template.ok || template.value.kind !== 'tag') {
    compiler.report('bad-definition', `pick from ${pick.from}`);
    return { reads: [], evaluate: () => undefined };
  }
  return {
    reads: [...list.reads, ...conditions.flatMap(({ wanted }) => wanted.reads)],
    evaluate(read) {
      const entries = list.evaluate(read);
      if (!Array.isArray(entries)) return undefined;
      const wanted = conditions.map((condition) => condition.wanted.evaluate(read));
      // What is missing equals nothing, as in a test.
      if (!wanted.every(isThere)) return undefined;
      return (entries as readonly unknown[]).find((entry) =>
        conditions.every(({ path }, index) => equal(readPath(entry, path), wanted[index])),
      );
    },
  };
}
