/**
 * What follows from another problem by more than the places of the two: by the names they share, or by where each stands in its part.
 * It must not know how problems are found.
 */
import type { Problem } from '../../lib/problem.ts';
import { idOf } from '../document/document.ts';
import type { Code, Rule } from './found.ts';
import { parentOf } from './parent.ts';

/** A test that is decided before it is asked. */
const decided: ReadonlySet<Code> = new Set(['test-never', 'test-always', 'idle-member']);

/** What only a test that is read would have kept back, and what leaves a test unread. */
const absences: ReadonlySet<Code> = new Set(['unguarded', 'maybe-missing', 'lost-value']);
const untested: ReadonlySet<Code> = new Set([
  'wrong-value',
  'bad-path',
  'unknown-key',
  'unknown-root',
  'unknown-data',
  'unknown-config',
]);

/** What is wrong by what is declared. */
const declaredOdd: ReadonlySet<Code> = new Set([
  'impossible-value',
  'unsent-word',
  'unfit-parameter',
  'idle-member',
  'uncovered-values',
  'wrong-kind',
  'not-money',
]);

/** What is asked of the data of a source. */
const ofSources: ReadonlySet<Code> = new Set(['only-waits', 'unguarded', 'maybe-missing', 'lost-value']);

/** What hangs on more than a place. @returns whether a problem follows from another. */
export const others: Rule = (found) => {
  const { all } = found;
  // What a text reads is not asked where its words are another's: they would be written anew.
  const reworded = new Set(
    all
      .filter(({ code }) => code === 'brand-words' || code === 'key-as-text' || code === 'unfinished-text')
      .map(({ pointer }) => pointer),
  );
  // A screen that took another's route has lost its own, which is no mistake of those that lead there.
  const taken = all.some(
    ({ code, pointer }) => code === 'duplicate-route' || (code === 'wrong-value' && pointer === '/routes'),
  );
  // A word that never comes is none that anything else would have to be called.
  const unsent = new Set(all.flatMap(({ code, facts }) => (code === 'unsent-word' ? [facts.name] : [])));
  // A parameter that the fragment reads and does not declare is not unknown to those who give it.
  const undeclared = new Set(
    all.flatMap(({ code, file, message }) =>
      code === 'unknown-root'
        ? [`${idOf(file)} ${/^(?:".*" reads )?"([^"]+)"/.exec(message)?.[1] ?? ''}`]
        : [],
    ),
  );
  const apart = [...found.at('other-side')].map((at) => at.replace(/[^/]*$/, ''));
  // What is done instead of an action that lacks a value is not asked for the same one.
  const instead = [...found.at('maybe-missing')].map((at) => `${parentOf(at)}/fail/`);
  // What each entry of a list would be called cannot be read, or is the name of something else.
  const unnamed = [...found.at('wrong-value'), ...found.at('reserved-name')].flatMap((at) =>
    /\/(?:as|each)$/.test(at) ? [`${parentOf(at)}/`] : [],
  );
  // What is wrong in a test says better why it never holds.
  const wrong = all.flatMap(({ code, file, pointer, severity }) =>
    severity === 'error' && !decided.has(code) ? [file + pointer] : [],
  );
  // A condition that cannot be read guards nothing.
  const unguarded = all.flatMap(({ code, file, pointer }) => {
    if (code === 'unknown-prop' || code === 'unknown-member') return [`${file}${parentOf(pointer)}/`];
    const [, part] = /^(.*)\/if(?:\/.*)?$/.exec(pointer) ?? [];
    return part === undefined || !untested.has(code) ? [] : [`${file}${part}/`];
  });
  // A source that waits for itself never comes: nothing of it is there.
  const circular = all.flatMap(({ code, file, facts }) =>
    code === 'circular-data' ? [`${file} ${facts.name}.`] : [],
  );
  // A source that lacks what it sends is not loaded, whatever asks for it.
  const lacking = new Set(
    all.flatMap(({ code, file, pointer }) => {
      const [, name] = /^\/data\/([^/]+)\//.exec(pointer) ?? [];
      return absences.has(code) && name !== undefined ? [`${file} ${name}`] : [];
    }),
  );
  // What a table says of one value leaves nothing of it to the rest.
  const rests = all.flatMap(({ code, file, pointer }) => {
    const [, table] = /^(.*?)\/is\//.exec(pointer) ?? [];
    return code === 'never-there' && table !== undefined ? [`${file}${table}/else/`] : [];
  });
  // What a test asks in vain is known inside of what it stands at, and asked for in vain there as well.
  const impossible = all.flatMap(({ code, file, pointer, facts }) => {
    const [, part] = /^(.*)\/if\/.*$/.exec(pointer) ?? [];
    return code === 'impossible-value' && part !== undefined
      ? [{ around: `${file}${part}/`, of: facts.of }]
      : [];
  });
  // What a test that never holds stands at is never there, whatever is asked inside of it.
  const parts = [...found.at('test-never')].flatMap((at) => {
    const [, part] = /^(.*)\/if(?:\/.*)?$/.exec(at) ?? [];
    return part === undefined ? [] : [part];
  });
  const isInNever = (at: string): boolean =>
    parts.some((part) => at.startsWith(`${part}/`) && !at.startsWith(`${part}/if/`));
  const unread = found.of('impossible-value').filter(({ file, pointer }) => !isInNever(file + pointer));
  const isAsked = ({ file }: Problem): boolean =>
    unread.some((other) => other.file === file || other.file.startsWith('screens/fragments/'));
  // What is declared otherwise than everywhere else is asked for, shown and handed on in vain.
  const odd = found.of('odd-copy').flatMap(({ file, pointer }) => {
    const [, holder, name] = /^\/(query|values|params)\/(.+?)(?:\/enum\/\d+)?$/.exec(pointer) ?? [];
    return name === undefined
      ? []
      : [{ file, name: `${holder ?? ''}.${name.replaceAll('/properties/', '.')}` }];
  });
  const isOfOdd = ({ file, facts }: Problem): boolean => {
    const speaksOf = (words: string): boolean =>
      facts.name.includes(words) || facts.of?.includes(words) === true;
    return odd.some(
      (each) =>
        (each.file === file && speaksOf(each.name)) ||
        speaksOf(`URL parameter "${each.name.replace('query.', '')}"`) ||
        (each.name.startsWith('params.') &&
          speaksOf(`"${each.name.slice('params.'.length)}" of fragment "${idOf(each.file)}"`)),
    );
  };
  const isGivenTwice = found.of('same-value').some((other) => other.pointer.includes('/with/'));
  // Of what comes twice into a fragment something else does not come at all.
  const isTwice = all.some(({ code }) => code === 'repeated-part' || code === 'shown-twice');
  return (problem) => {
    const { code, file, pointer, facts } = problem;
    const at = file + pointer;
    if (ofSources.has(code) && circular.some((name) => `${file} ${facts.name}`.startsWith(name))) return true;
    if (code === 'idle-member' && rests.some((around) => at.startsWith(around))) return true;
    if (absences.has(code) && unguarded.some((around) => at.startsWith(around))) return true;
    if (code === 'test-never' && isAsked(problem)) return true;
    if (decided.has(code)) return wrong.some((place) => place.startsWith(`${at}/`));
    if (declaredOdd.has(code) && isOfOdd(problem)) return true;
    switch (code) {
      case 'unknown-root':
      case 'missing-empty-state':
        return unnamed.some((around) => at.startsWith(around));
      case 'impossible-value':
        return (
          isInNever(at) ||
          (facts.near !== undefined && unsent.has(facts.near)) ||
          (isTwice && file.startsWith('screens/fragments/') && pointer.includes('/is/')) ||
          impossible.some(
            ({ around, of }) => of === facts.of && at.startsWith(around) && !at.startsWith(`${around}if/`),
          )
        );
      case 'unknown-fragment-parameter':
        return undeclared.has(`${/"([^"]+)"/.exec(facts.of ?? '')?.[1] ?? ''} ${facts.name}`);
      case 'maybe-missing':
        return instead.some((around) => at.startsWith(around));
      case 'other-press':
        return found.at('idle-press').has(`${file}${parentOf(pointer)}/press`);
      case 'different-tags':
        return reworded.has(pointer);
      // What is given to the wrong parameter is wrong wherever the fragment shows it.
      case 'unfit-name':
        return file.startsWith('screens/fragments/') && isGivenTwice;
      case 'undeclared-query':
        return apart.some((around) => at.startsWith(around));
      case 'never-loaded':
        return lacking.has(`${file} ${facts.name}`);
      case 'unknown-route':
        return taken;
      default:
        return false;
    }
  };
};
