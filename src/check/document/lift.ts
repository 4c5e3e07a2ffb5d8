/**
 * A definition of an older version is checked as its own version has it, lifted in memory, and then checked like any other
 * (docs/language.md, "Versions"): what is found stands at the deepest part of its place that the file has. It must not know
 * what a version changed.
 */
import { liftFrom1 } from '../../lib/lift-1.ts';
import { currentVersion, migrate, type Migrations } from '../../lib/migrate.ts';
import type { Report } from '../report/report.ts';
import type { Document, Place } from './document.ts';
import { inside, isObject } from './document.ts';
import type { Validate } from '../structure/located.ts';
import { reportStructure } from '../structure/structure.ts';

export const migrations: Migrations = { 1: { lift: liftFrom1 } };

interface Older {
  readonly older: { readonly [version: number]: Validate };
}

/** The document in the current version; as it is where it is of that, or of one that nobody knows. */
export function liftDocument(document: Document, { older }: Older, report: Report): Document {
  const { value } = document;
  const version = isObject(value) ? value['version'] : undefined;
  if (!isObject(value) || typeof version !== 'number') return document;
  const validate = version < currentVersion ? older[version] : undefined;
  if (validate === undefined) return document;
  const place: Place = inside({ document, pointer: [] }, 'version');
  const lifted = migrate(value, migrations);
  if (!lifted.ok) {
    report(place, 'not-lifted', { name: String(version), detail: lifted.error.replace(/^[^:]*: /, '') });
    // What it says nobody knows: every further problem would be a guess.
    return { ...document, value: undefined };
  }
  report(place, 'old-version', { name: String(version), wanted: String(currentVersion) });
  const before = validate(value);
  reportStructure(before, document, report);
  return { ...document, value: lifted.value, lifted: { sound: before.length === 0 } };
}
