/** Puts right in the project's files what can be put right in exactly one way. It must not know how fixes are found. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyFixes } from '../check/report/fix.ts';
import { checkAll } from '../check/project.ts';
import type { Memory } from '../check/session/memory.ts';
import type { Fix, Problem } from '../lib/problem.ts';
import { readProject } from './project.ts';

/** One fix may make room for another; more rounds than this would go in a circle. */
const mostRounds = 10;

type Fixable = Problem & { readonly fix: Fix };
const isFixable = (problem: Problem): problem is Fixable => problem.fix !== undefined;

const quoted = (text: string): string => (text === '' ? 'nothing' : `"${text}"`);

function said({ file, line, column, code, fix }: Fixable, text: string): string {
  const edits = fix.edits.map(
    ({ offset, length, text: put }) => `${quoted(text.slice(offset, offset + length))} → ${quoted(put)}`,
  );
  return `fixed ${file}:${line}:${column} ${code}  ${edits.join(', ')}`;
}

/**
 * Fixes the named files, or all; a line for each fix that was made.
 * @param memory of checks of this project: each round goes only through what the one before it changed.
 */
export function fixFiles(root: string, files: readonly string[], memory: Memory): readonly string[] {
  const done: string[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const fixable = checkAll(readProject(root), { memory })
      .problems.filter(isFixable)
      .filter(({ file }) => files.length === 0 || files.includes(file));
    const changed = [...new Set(fixable.map(({ file }) => file))].filter((file) => {
      const before = readFileSync(join(root, file), 'utf8');
      seen.add(`${file}\n${before}`);
      const here = fixable.filter((problem) => problem.file === file);
      const { text, applied } = applyFixes(
        before,
        here.map(({ fix }) => fix),
      );
      // What it has been before it would become again, without an end.
      if (text === before || seen.has(`${file}\n${text}`)) return false;
      writeFileSync(join(root, file), text);
      done.push(...here.filter(({ fix }) => applied.includes(fix)).map((problem) => said(problem, before)));
      return true;
    });
    if (changed.length === 0) break;
  }
  return done;
}
