/**
 * What a fragment lacks of the screen that inserts it is said of that screen, where others that insert it have it. It must not know
 * how problems are found.
 */
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import { isList, isObject, nameFrom, type Document, type Place } from '../document/document.ts';
import { listed } from './nearest.ts';
import type { Report } from './report.ts';

/** What the screen has to declare. */
const ofScreens: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unknown-query',
  'unknown-dialog',
  'unknown-source',
  'unknown-field',
  'unknown-member',
  'unknown-data',
  'unknown-id',
]);

interface Held {
  readonly place: Place;
  readonly code: ProblemCode;
  readonly args: ProblemArguments;
  readonly screens: Set<string>;
}

export interface ByScreen {
  /** Reports what is found while one screen is gone through. */
  readonly of: (screen: Document) => Report;
  /** Says what was held back, when these screens have been gone through. */
  readonly report: (screens: readonly Document[], fragments: ReadonlyMap<string, Document>) => void;
}

/** The fragments that a definition inserts, by their names. */
function namesIn(value: unknown, found: Set<string>, fragments: ReadonlyMap<string, Document>): void {
  if (isList(value)) return value.forEach((each) => namesIn(each, found, fragments));
  if (!isObject(value)) return;
  const name = value['type'] === 'fragment' ? nameFrom(value['of']) : '';
  if (name !== '' && !found.has(name)) {
    found.add(name);
    namesIn(fragments.get(name)?.value, found, fragments);
  }
  Object.values(value).forEach((each) => namesIn(each, found, fragments));
}

export function collectByScreen(report: Report): ByScreen {
  const held = new Map<string, Held>();
  return {
    of: (screen) => (place, code, args) => {
      if (!ofScreens.has(code) || !place.document.file.startsWith('screens/fragments/'))
        return report(place, code, args);
      const key = [place.document.file, ...place.pointer, code, JSON.stringify(args)].join('/');
      const before = held.get(key) ?? { place, code, args, screens: new Set<string>() };
      before.screens.add(screen.file);
      held.set(key, before);
    },
    report(screens, fragments) {
      if (held.size === 0) return;
      const users = screens.map(({ file, value }) => {
        const found = new Set<string>();
        namesIn(value, found, fragments);
        return { file, found };
      });
      for (const { place, code, args, screens: told } of held.values()) {
        const [name] = [...fragments].find(([, document]) => document === place.document) ?? [];
        const all = users.filter(({ found }) => name !== undefined && found.has(name));
        const isOfSome = told.size < all.length;
        report(place, code, isOfSome ? { ...args, screens: listed(told) } : args);
      }
    },
  };
}
