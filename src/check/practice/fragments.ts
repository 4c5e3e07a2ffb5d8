/** Fragments that no screen inserts, and parameters that a fragment does not read. It must not know screens otherwise. */
import type { Project } from '../context.ts';
import type { Report } from '../report/report.ts';
import type { Memory } from '../session/memory.ts';
import type { Document } from '../document/document.ts';
import { isList, isObject, keyOf, nameFrom } from '../document/document.ts';
import { survey } from './walk.ts';
import { readsOf } from './survey.ts';

interface Around {
  readonly project: Project;
  readonly report: Report;
}

/** Names of the fragments that a definition inserts, those inside them included. */
function insertedBy(value: unknown, project: Project, found: Set<string>): void {
  if (isList(value)) value.forEach((item) => insertedBy(item, project, found));
  if (!isObject(value)) return;
  Object.values(value).forEach((item) => insertedBy(item, project, found));
  const name = value['type'] === 'fragment' ? nameFrom(value['of']) : '';
  if (name === '' || found.has(name)) return;
  found.add(name);
  insertedBy(project.fragments.get(name)?.value, project, found);
}

export function insertedIn(screens: readonly Document[], project: Project): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { value } of screens) insertedBy(value, project, used);
  return used;
}

export function checkFragments(used: ReadonlySet<string>, around: Around, memory: Memory): void {
  const { project, report } = around;
  for (const [name, document] of project.fragments) {
    if (!isObject(document.value)) continue;
    if (!used.has(name)) report({ document, pointer: [] }, 'unused-fragment', { name });
    else memory(`parameters ${name}`, [document], around, (here) => checkParameters(name, document, here));
  }
}

function checkParameters(fragment: string, document: Document, { project, report }: Around): void {
  const params = isObject(document.value) ? document.value['params'] : undefined;
  // Walked as a screen of its own, the parameters are names that nobody has given: what it reads begins with them.
  const reads = readsOf(survey(document, project), project);
  for (const name of isObject(params) ? Object.keys(params) : []) {
    if (!reads.some(({ path: [root] }) => root === name))
      report(keyOf({ document, pointer: ['params'] }, name), 'unused-parameter', { name, of: fragment });
  }
}
