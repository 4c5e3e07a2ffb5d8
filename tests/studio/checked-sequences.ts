/** Edits of a project's files, checked after each: by a session as by the whole check. Of the test and of the script. */
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { checkAll, type ProjectInput } from '../../src/check/project.ts';
import { openProject } from '../../src/check/session/session.ts';
import type { Json } from '../../src/model/json.ts';
import { filesOfProject } from '../../src/release/snapshot.ts';
import { after, opFor, places } from './values.ts';

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** Values that mean something somewhere in the project: put at another place they are mistakes of every kind. */
const poolOf = (input: ProjectInput): readonly Json[] =>
  filesOfProject(input)
    .flatMap(({ text }) => places(parsed(text) ?? null).map(([, value]) => value))
    .filter((value) => JSON.stringify(value).length < 400);

const step = fc.tuple(fc.nat(), fc.tuple(fc.nat(), fc.nat(), fc.nat()), fc.nat(), fc.nat(9));

/** The text of a file after one edit: nearly always of its values, seldom typed letters, or the file gone. */
function edited(
  text: string,
  pick: readonly [number, number, number],
  given: Json,
  how: number,
): string | null {
  const value = parsed(text);
  if (how === 0)
    return pick[0] % 4 === 0
      ? null
      : `${text.slice(0, pick[0] % text.length)}"${text.slice(pick[1] % text.length)}`;
  if (value === undefined) return text;
  const names = places(value).flatMap(([at]) =>
    at.filter((name): name is string => typeof name === 'string'),
  );
  const name = names[pick[2] % Math.max(1, names.length)] ?? 'text';
  return `${JSON.stringify(after(value, opFor(value, pick, given, name)), null, 2)}\n`;
}

/** After any edits the session says what the whole check says, file by file and in the same order. */
export function sessions(
  input: ProjectInput,
): fc.IProperty<[(typeof step extends fc.Arbitrary<infer T> ? T : never)[]]> {
  const pool = poolOf(input);
  return fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
    const session = openProject(input);
    session.all();
    for (const [file, pick, which, how] of steps) {
      const files = filesOfProject(session.input());
      const one = files[file % files.length];
      if (one === undefined) return;
      const now = edited(one.text, pick, pool[which % pool.length] ?? null, how);
      session.update(one.file, now);
      session.first(one.file);
      const whole = checkAll(session.input());
      if (!isDeepStrictEqual(session.all(), whole)) {
        const said = session.all().problems.map((problem) => JSON.stringify(problem));
        const meant = whole.problems.map((problem) => JSON.stringify(problem));
        const lost = meant.filter((problem) => !said.includes(problem)).slice(0, 3);
        const more = said.filter((problem) => !meant.includes(problem)).slice(0, 3);
        throw new Error([one.file, now, 'lost:', ...lost, 'more:', ...more].join('\n'));
      }
      // Back again: most people take back most of what they do.
      if (pick[0] % 3 === 0) session.update(one.file, one.text);
    }
  });
}

/** A few files of the project: the routes of all other screens are unknown then, which is a mistake like any other. */
export function partOf(input: ProjectInput, names: readonly string[]): ProjectInput {
  const isKept = ({ file }: { readonly file: string }): boolean =>
    names.some((name) => file.endsWith(`/${name}.json`));
  return {
    ...input,
    screens: input.screens.filter(isKept),
    layouts: input.layouts.filter(isKept),
    fragments: input.fragments.filter(isKept),
    documents: input.documents.filter((each) => isKept(each) || each.file.endsWith('/constants.json')),
    examples: input.examples.slice(0, 2),
  };
}
