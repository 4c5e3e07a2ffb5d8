/**
 * What follows from another problem because both are about one name: a variable, a text, a figure, a parameter; or because of a
 * name that is misspelt or gone. It must not know how problems are found.
 */
import { problems, type Problem } from '../../lib/problem.ts';
import type { Code, Rule } from './found.ts';
import { parentOf } from './parent.ts';

/** The names that the problems of a code are about. */
type Names = (code: Code, of: (problem: Problem) => string | undefined) => ReadonlySet<string>;

/** What is said of the name again, by its code. @returns whether another problem is about it and says more. */
type Again = (names: Names) => (problem: Problem) => boolean;

const named = ({ facts }: Problem): string => facts.name;
const bare = (tag: string): string => tag.replace(/^\{\{|\}\}$/g, '');

/** Variables to which two fields are bound: of which of them they are is not known. */
const boundTwice = (names: Names): ReadonlySet<string> =>
  names('unknown-field', ({ facts }) => facts.missing && `state.${facts.missing}`);

const again: { readonly [code in Code]?: Again } = {
  // What a variable is taken for that is handed on to the wrong place.
  'private-kept': (names) => {
    const wrong = names('wrong-kind', ({ facts }) => bare(facts.name));
    const double = boundTwice(names);
    return ({ facts }) => wrong.has(facts.name) || double.has(facts.name);
  },
  // A call that changes something tells nothing of another that does.
  'unfit-write': (names) => {
    const asked = names('unasked-write', named);
    return ({ facts }) => asked.has(/^"([^"]+)"/.exec(facts.detail ?? '')?.[1] ?? '');
  },
  // A result that is not kept has no name.
  'unknown-root': (names) => {
    const lost = names('stale-result', named);
    // A source that is not there has no data; a fragment may have meant two things of the screen's.
    const gone = names('unknown-source', ({ file, facts }) =>
      file.startsWith('screens/fragments/') ? undefined : `${file} ${facts.name}`,
    );
    return ({ file, facts }) => lost.has(facts.name) || gone.has(`${file} ${facts.name.split('.')[0] ?? ''}`);
  },
  // A text that does not say the figure of the documents is the wrong one of two.
  'different-figures': (names) => {
    const apart = names('apart-figure', ({ pointer }) => pointer);
    return ({ pointer }) => apart.has(pointer);
  },
  // A figure that cannot be is not what the texts should say.
  'apart-figure': (names) => {
    const bad = names('bad-figure', named);
    return ({ facts }) => bad.has(`The figure "${facts.of ?? ''}"`);
  },
  'same-in-one': (names) => {
    const wrong = names('prescribed-words', named);
    return ({ facts, message }) =>
      [facts.name, ...(message.match(/@[\w.-]+/g) ?? [])].some((key) => wrong.has(key.replace(/^@/, '')));
  },
  // Of the forms of a text the one that differs is said in its own language.
  'different-tags': (names) => {
    const families = names('different-forms', ({ facts }) => facts.of);
    return ({ facts }) => families.has(facts.name.replace(/_[a-z]+$/, ''));
  },
  // What has no name because its text is empty says so where it stands.
  'empty-text': (names) => {
    const nameless = names('missing-name', ({ facts }) => /"([^"]+)"/.exec(facts.detail ?? '')?.[1]);
    return ({ facts }) => facts.of === undefined && nameless.has(facts.name);
  },
  // What one way does not hand on does not arrive.
  'unsent-name': (names) => {
    const unused = names('unused-query', named);
    return ({ facts }) => unused.has(facts.name);
  },
  // A parameter that is not required may be missing wherever it is read.
  unguarded: (names) => {
    const missing = names('maybe-missing', ({ facts }) => bare(facts.name));
    return ({ facts }) => facts.name.startsWith('query.') && missing.has(facts.name);
  },
  // A parameter that is declared wrong is wrong for what it is sent to, and for what leads here.
  'wrong-kind': (names) => {
    const sent = names('wrong-kind', ({ facts }) => parameterOf(facts.name, facts.detail));
    const double = boundTwice(names);
    return ({ facts }) =>
      sent.has(`${taken(facts.of)} ${facts.wanted ?? ''}`) || double.has(bare(facts.name));
  },
  'unfit-parameter': (names) => {
    const sent = names('impossible-value', ({ message }) => /\{\{query\.([\w-]+)\}\}/.exec(message)?.[1]);
    return ({ facts }) => sent.has(taken(facts.of));
  },
  // Entries of another list have none of the members.
  'unknown-data': (names) => {
    const lacked = names('unknown-entry-key', named);
    return ({ facts }) => lacked.has(facts.name);
  },
};

const parameterOf = (tag: string, kind: string | undefined): string | undefined =>
  tag.startsWith('{{query.') ? `${bare(tag).slice('query.'.length)} ${kind ?? ''}` : undefined;
const taken = (of: string | undefined): string => /URL parameter "([^"]+)"/.exec(of ?? '')?.[1] ?? '';

/** What another one says of the same name. */
export const sameName: Rule = (found) => {
  const names: Names = (code, of) => new Set(found.of(code).flatMap((each) => of(each) ?? []));
  const asked = new Map<Code, (problem: Problem) => boolean>();
  for (const [code, of] of Object.entries(again) as [Code, Again][])
    if (found.of(code).length > 0) asked.set(code, of(names));
  // Of a text that reads other data in one language is said what it reads wrongly.
  const unlike = names('different-tags', named);
  return (problem) => unlike.has(problem.facts.text ?? '') || asked.get(problem.code)?.(problem) === true;
};

/** The members in which it is lacking: one of them stands there misspelt. */
const lackedIn: { readonly [code in Code]?: readonly string[] } = {
  'missing-call-parameter': ['send'],
  'missing-fragment-parameter': ['with'],
  'missing-query': ['query', 'pass'],
};

/** The part of a file in which the name is declared: it stands there misspelt. */
const declaredIn: { readonly [code in Code]?: readonly string[] } = {
  'unknown-state': ['state'],
  'unknown-query': ['query'],
  'unknown-source': ['data'],
  'unknown-dialog': ['dialogs'],
  'unknown-root': ['data', 'pick', 'params', 'values'],
};

const misspelt: readonly Code[] = ['unknown-prop', 'unknown-key', 'unknown-parameter'];

/** Without its routes nobody knows which of these a screen has, or what they would have given it. */
const ofRoutes: ReadonlySet<Code> = new Set<Code>(['unknown-route', 'unreachable-screen', 'unread-document']);
const ofOwnRoutes: ReadonlySet<Code> = new Set<Code>([
  'foreign-route',
  'unknown-route-value',
  'other-side',
  'promotion-only',
]);
const ofParameters: ReadonlySet<Code> = new Set<Code>(['undeclared-query', 'missing-query']);
const opening = (sentence: string): string => /^[^"]*/.exec(sentence)?.[0] ?? '';
const unknownRoute = opening(problems['unknown-route'].message({ name: '' }));

/** The name that an unknown one was meant to be. */
const meantBy = ({ remedy }: Problem): string | undefined =>
  /^(?:Did you mean|Write) "([^"]+)"/.exec(remedy)?.[1];

/** The last name in the message, which is what it is about. */
const lastName = ({ message }: Problem): string => [...message.matchAll(/"([^"]+)"/g)].at(-1)?.[1] ?? '';
const firstName = ({ message }: Problem): string => /"([^"]+)"/.exec(message)?.[1] ?? '';

/** What only follows from a name that is misspelt or gone: what nobody can know without it. */
export const misnamed: Rule = (found) => {
  const meant = new Set(
    misspelt
      .flatMap((code) => found.of(code))
      .map((each) => `${each.file}${parentOf(each.pointer)}/${meantBy(each) ?? ''}`),
  );
  const texts = new Set(found.of('missing-text').map((each) => `${each.file} ${meantBy(each) ?? ''}`));
  const parameters = new Set(
    found.of('unknown-query').flatMap((each) => [firstName(each), meantBy(each) ?? '']),
  );
  const routeless = new Set(
    found.all.flatMap(({ code, file, pointer }) => {
      const isLost =
        code === 'missing-route' || (code === 'wrong-value' && /^\/routes(?:\/|$)/.test(pointer));
      return isLost || meant.has(`${file}/routes`) ? [file] : [];
    }),
  );
  return (problem) => {
    const { code, file, pointer } = problem;
    return (
      lackedIn[code]?.some((member) => meant.has(`${file}${parentOf(pointer)}/${member}`)) === true ||
      (routeless.size > 0 && (ofRoutes.has(code) || problem.message.includes(unknownRoute))) ||
      (routeless.has(file) && ofOwnRoutes.has(code)) ||
      declaredIn[code]?.some((section) => meant.has(`${file}/${section}`)) === true ||
      (ofParameters.has(code) && parameters.has(lastName(problem))) ||
      (code === 'missing-text' && pointer === '' && texts.has(`${file} ${firstName(problem)}`))
    );
  };
};
