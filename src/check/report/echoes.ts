/** Leaves out what follows from another problem: a mistake is told once. It must not know how problems are found. */
import type { Problem } from '../../lib/problem.ts';

/** A condition with one of these is none. */
const unreadable: ReadonlySet<Problem['code']> = new Set([
  'wrong-value',
  'bad-path',
  'unknown-key',
  'unknown-root',
  'unknown-data',
]);

/** What only a test that is read would have kept back. */
const absences: ReadonlySet<Problem['code']> = new Set(['unguarded', 'maybe-missing', 'lost-value']);

/** A test that is decided before it is asked. */
const decided: ReadonlySet<Problem['code']> = new Set(['test-never', 'test-always', 'idle-member']);

/**
 * Without what follows from another problem: a screen that took another's route has lost its own, which is no mistake of
 * those that lead there; what is no list has no empty state; a condition that cannot be read guards nothing; a
 * parameter in the wrong place is no prop; a path without its braces is no word, no wrong choice and no second mistake; a
 * way that leaves a promotion needs no other route; a screen that opens itself forever leads to itself; what is read too
 * early is missing; a step that is forgotten is not told again by what stays without it; what is done instead of an action that lacks a value is not asked for the same one; what is another value altogether need not be there; a way that finds nothing takes nothing along; of an
 * argument of another kind no more is said; a dialog whose button opens it again, or does nothing, has no other way out, and
 * leads nowhere.
 */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const taken = problems.some(
    ({ code, pointer }) => code === 'duplicate-route' || (code === 'wrong-value' && pointer === '/routes'),
  );
  const places = new Set(
    problems
      .filter(({ code }) => code === 'not-repeatable' || code === 'wrong-type')
      .map(({ file, pointer }) => `${file}${pointer}`),
  );
  const placesOf = (wanted: Problem['code']): ReadonlySet<string> =>
    new Set(problems.filter(({ code }) => code === wanted).map(({ file, pointer }) => `${file}${pointer}`));
  const led = placesOf('unknown-route');
  const unfit = placesOf('wrong-value');
  const misplaced = placesOf('misplaced-parameter');
  const bare = placesOf('missing-braces');
  const mistyped = placesOf('wrong-type');
  const otherKind = placesOf('wrong-kind');
  // What a text reads is not asked where its words are another's: they would be written anew.
  const reworded = new Set(
    problems
      .filter(({ code }) => code === 'brand-words' || code === 'key-as-text' || code === 'unfinished-text')
      .map(({ pointer }) => pointer),
  );
  const outside = placesOf('not-for-promotion');
  const apart = [...placesOf('other-side')].map((at) => at.replace(/[^/]*$/, ''));
  const endless = placesOf('endless-timer');
  const early = placesOf('early-result');
  const kept = [...placesOf('kept-after')];
  const needing = [...placesOf('maybe-missing')].map((at) => at.replace(/[^/]*$/, 'fail'));
  const reopened = [...placesOf('reopened-dialog')];
  const idle = [...placesOf('idle-press')];
  // What is wrong in a test says better why it never holds.
  const within = problems.flatMap(({ code, file, pointer, severity }) =>
    severity === 'error' && !decided.has(code) ? [`${file}${pointer}`] : [],
  );
  // A word that never comes is none that anything else would have to be called.
  const unsent = new Set(problems.flatMap(({ code, facts }) => (code === 'unsent-word' ? [facts.name] : [])));
  const lacking = placesOf('missing-prop');
  const unread = problems.flatMap(({ code, file, pointer }) => {
    const [, widget] = /^(.*)\/if(?:\/.*)?$/.exec(pointer) ?? [];
    if (code === 'unknown-prop' || code === 'unknown-member')
      return [`${file}${pointer.replace(/[^/]*$/, '')}`];
    return widget === undefined || !unreadable.has(code) ? [] : [`${file}${widget}/`];
  });
  return problems.filter(
    ({ code, file, pointer, facts }) =>
      !(absences.has(code) && unread.some((at) => `${file}${pointer}`.startsWith(at))) &&
      !(decided.has(code) && within.some((at) => at.startsWith(`${file}${pointer}/`))) &&
      !(code === 'impossible-value' && facts.near !== undefined && unsent.has(facts.near)) &&
      !(code === 'uncovered-values' && lacking.has(`${file}${pointer}`)) &&
      !(code === 'wrong-kind' && mistyped.has(`${file}${pointer}`)) &&
      !(code === 'maybe-missing' && otherKind.has(`${file}${pointer}`)) &&
      !(code === 'missing-braces' && mistyped.has(`${file}${pointer}`)) &&
      !((code === 'literal-text' || code === 'impossible-value') && bare.has(`${file}${pointer}`)) &&
      !(code === 'unknown-route' && outside.has(`${file}${pointer}`)) &&
      !((code === 'unguarded' || code === 'maybe-missing') && early.has(`${file}${pointer}`)) &&
      !(code === 'maybe-missing' && needing.some((at) => `${file}${pointer}`.startsWith(`${at}/`))) &&
      !(code === 'forgotten-step' && kept.some((at) => at.startsWith(`${file}${pointer}/`))) &&
      !(code === 'same-place' && endless.has(`${file}${pointer}`)) &&
      !(code === 'brief-wait' && reopened.includes(`${file}${pointer}`)) &&
      !(code === 'trapped-dialog' && reopened.some((at) => at.startsWith(`${file}${pointer}/`))) &&
      !(code === 'trapped-dialog' && idle.some((at) => at.startsWith(`${file}${pointer}/`))) &&
      !(code === 'other-press' && idle.includes(`${file}${pointer.replace(/[^/]*$/, 'press')}`)) &&
      !(code === 'different-tags' && reworded.has(pointer)) &&
      !(code === 'unmasked' && unfit.has(`${file}${pointer}`)) &&
      !(code === 'wrong-value' && led.has(`${file}${pointer}`)) &&
      !(code === 'unknown-prop' && misplaced.has(`${file}${pointer}`)) &&
      !(
        code === 'unfit-argument' &&
        (mistyped.has(`${file}${pointer}`) || otherKind.has(`${file}${pointer}`))
      ) &&
      !(code === 'other-side' && outside.has(`${file}${pointer}`)) &&
      !(code === 'undeclared-query' && apart.some((at) => `${file}${pointer}`.startsWith(at))) &&
      !(taken && code === 'unknown-route') &&
      !(code === 'missing-empty-state' && places.has(`${file}${pointer}`)),
  );
}
