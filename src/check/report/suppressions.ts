/**
 * Problems that a definition takes upon itself: `"$comment": "check-off <code>: reason"` in the object in which the problem
 * stands, or in the one around it. It must not know any code.
 */
import { suppressible } from '../../lib/problem-catalogue.ts';
import { problems as catalogue, type ProblemCode } from '../../lib/problem.ts';
import type { Report } from './report.ts';
import type { Document, Place } from '../document/document.ts';
import { inside, isList, isObject, positionOf, toPointer } from '../document/document.ts';
import { nearest } from './nearest.ts';

export interface Suppression {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly reason: string;
}

/** One as it is written, wherever it is needed. */
export interface Comment extends Suppression {
  readonly place: Place;
  /** The object that says so. */
  readonly object: string;
}

interface Noted extends Comment {
  used: boolean;
}

const form = /^check-off\b\s*([\w-]*)\s*:?\s*(.*)$/s;

export interface Suppressions {
  /** Takes those of a document. */
  readonly add: (comments: readonly Comment[]) => void;
  /** Whether a problem is switched off; the suppression has then done something. */
  readonly covers: (place: Place, code: ProblemCode) => boolean;
  /** Those without a reason, and, where `idle`, those that suppress nothing. */
  readonly report: (report: Report, idle: boolean) => void;
  readonly all: () => readonly Suppression[];
}

/** The objects that may speak for a place: the nearest and the one around it. */
function objectsAround({ document, pointer }: Place): readonly string[] {
  const objects: string[] = [];
  let at = document.value;
  for (let index = 0; ; index += 1) {
    if (isObject(at)) objects.push(toPointer(pointer.slice(0, index)));
    const step = pointer[index];
    if (step === undefined) break;
    at = isList(at) && typeof step === 'number' ? at[step] : isObject(at) ? at[step] : undefined;
  }
  return objects.slice(-2);
}

const canBeOff = (code: string): boolean => (suppressible as ReadonlySet<string>).has(code);

export function commentsIn(document: Document): readonly Comment[] {
  const found: Comment[] = [];
  const visit = (value: unknown, place: Place): void => {
    if (isList(value)) value.forEach((item, index) => visit(item, inside(place, index)));
    if (!isObject(value)) return;
    const comment = value['$comment'];
    const match = typeof comment === 'string' ? form.exec(comment) : null;
    if (match !== null) {
      const [, code = '', reason = ''] = match;
      const spot = inside(place, '$comment');
      const object = toPointer(place.pointer);
      const { file } = place.document;
      found.push({ file, ...positionOf(spot), code, reason: reason.trim(), place: spot, object });
    }
    for (const [name, member] of Object.entries(value)) visit(member, inside(place, name));
  };
  visit(document.value, { document, pointer: [] });
  return found;
}

export function collectSuppressions(): Suppressions {
  const noted: Noted[] = [];
  return {
    add: (comments) => void noted.push(...comments.map((comment) => ({ ...comment, used: false }))),
    covers(place, code) {
      if (noted.length === 0 || !canBeOff(code)) return false;
      const { file } = place.document;
      const near = noted.filter((each) => each.code === code && each.file === file);
      if (near.length === 0) return false;
      const around = objectsAround(place);
      const found = near.find(({ object }) => around.includes(object));
      if (found !== undefined) found.used = true;
      return found !== undefined;
    },
    report(report, idle) {
      for (const { place, code, reason, used } of noted) {
        if (reason === '') report(place, 'bare-suppression', { name: code });
        else if (!used && (idle || !canBeOff(code))) {
          const exists = code in catalogue;
          const detail = exists && !canBeOff(code) ? 'this problem cannot be switched off' : undefined;
          const near = exists ? undefined : nearest(code, suppressible);
          report(place, 'idle-suppression', {
            name: code,
            near,
            ...(detail === undefined ? {} : { detail }),
          });
        }
      }
    },
    all: () => noted.map(({ file, line, column, code, reason }) => ({ file, line, column, code, reason })),
  };
}
