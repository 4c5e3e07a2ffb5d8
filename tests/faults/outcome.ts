/**
 * What a page is handed of an answer: the app's own reader says it. Faults that come to the same are one to any page, so a screen is
 * opened in the first of them, and what was seen is true of the others. It must not know any screen, nor any call by name.
 */
import { readAnswer } from '../../src/platform/answer.ts';
import type { Wire } from '../screens/case.ts';
import { filesUnder, read } from '../support/project.ts';
import type { Asked } from './faults.ts';

/** Statuses that somebody tells apart, the app or a screen: all others are one. */
const named: ReadonlySet<string> = new Set(
  ['src/engine', 'src/platform', 'src/actions', 'src/app', 'screens']
    .flatMap(filesUnder)
    .filter((file) => /(?<!\.test)\.(?:tsx?|json)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/['"]([45]\d\d)['"]/g)].map(([, code = '']) => code)),
);

const picture = new Blob(['x'], { type: 'image/png' });

export function outcomeOf({ spec }: Asked, wire: Wire): string {
  if (wire.kind !== 'answer') return wire.kind;
  const { status, body, image, from = '', after = 0 } = wire;
  const wrong: unknown[] = [];
  const answer = readAnswer(spec, status, image ? picture : body, undefined, (member) => wrong.push(member));
  if (answer.ok) return JSON.stringify([answer.value, wrong, from, after]);
  // What is wrong with its form is for the report alone.
  const { kind, code, message } = answer.error;
  const isOne = kind === 'status' && !named.has(code);
  return [kind, isOne ? '' : code, message, from, after].join('|');
}
