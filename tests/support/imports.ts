/**
 * Reads the imports of a TypeScript file and finds cycles among files. A scanner over lines, not a parser: it relies
 * on the formatter, which puts every import at the start of a line. It must not know which imports are allowed.
 */
import { sorted } from './project.ts';

export interface Import {
  readonly specifier: string;
  /** `import type …` and `export type … from`: erased before anything runs. */
  readonly typeOnly: boolean;
}

const declaration = /^(?:import|export)\s+(type\s+(?!from\b))?[^'";]*?\bfrom\s*['"]([^'"]+)['"]/gm;
const sideEffect = /^import\s*['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"`]([^'"`]+)['"`]/g;
const comment = /^\s*(?:\/\/|\/?\*).*$/gm;

export function scanImports(source: string): readonly Import[] {
  const code = source.replace(comment, '');
  return [
    ...[...code.matchAll(declaration)].map((match) => ({
      specifier: match[2] ?? '',
      typeOnly: match[1] !== undefined,
    })),
    ...[...code.matchAll(sideEffect)].map((match) => ({ specifier: match[1] ?? '', typeOnly: false })),
    ...[...code.matchAll(dynamic)].map((match) => ({ specifier: match[1] ?? '', typeOnly: false })),
  ];
}

/** Groups of files that reach each other (Tarjan's strongly connected components of more than one file, or a loop). */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: (readonly string[])[] = [];

  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    let lowest = index;
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    if (lowest === index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(sorted(group));
    }
    return lowest;
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
