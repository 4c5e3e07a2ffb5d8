/**
 * What follows from another problem because both are about one name: a variable, a text, a figure, a parameter. It must not know
 * where either stands.
 */
import type { Problem } from '../../lib/problem.ts';

type Code = Problem['code'];

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

/** @returns whether a problem says again what another one says of the same name. */
export function byName(all: readonly Problem[]): (problem: Problem) => boolean {
  const byCode = new Map<Code, Problem[]>();
  for (const problem of all) {
    const same = byCode.get(problem.code) ?? [];
    byCode.set(problem.code, same);
    same.push(problem);
  }
  const names: Names = (code, of) => new Set((byCode.get(code) ?? []).flatMap((each) => of(each) ?? []));
  const asked = new Map<Code, (problem: Problem) => boolean>();
  for (const [code, of] of Object.entries(again) as [Code, Again][])
    if (byCode.has(code)) asked.set(code, of(names));
  // Of a text that reads other data in one language is said what it reads wrongly.
  const unlike = names('different-tags', named);
  return (problem) => unlike.has(problem.facts.text ?? '') || asked.get(problem.code)?.(problem) === true;
}
