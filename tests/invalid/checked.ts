/**
 * What the checker says of the small valid project with other files: for tests of the checker, each of which writes the
 * screen it is about. It must not know any mistake.
 */
import { checkAll, checkProject } from '../../src/check/project.ts';
import { remembering } from '../../src/check/session/remembering.ts';
import type { Problem } from '../../src/lib/problem.ts';
import type { Json } from '../../src/model/json.ts';
import { baseFiles, inputOf, type Files } from './base.ts';

type Input = ReturnType<typeof inputOf>;

export const found = (files: Files, change: (input: Input) => object = () => ({})) => {
  const input = inputOf({ ...baseFiles, ...files });
  return checkProject({ ...input, ...change(input) });
};

/** One small project with hundreds of faults in turn: what the rest of it says is gone through once (tests/studio/session.test.ts). */
const memory = remembering();

/** With these files and no others. */
export const problemsOf = (files: Files): readonly Problem[] => checkAll(inputOf(files), { memory }).problems;

/** Each problem as its author reads it. */
export const said = (files: Files): readonly string[] =>
  found(files).map(({ code, message, remedy }) => `${code}: ${message} ${remedy}`);

/** Each problem as its place and its code. */
export const placed = (files: Files, change?: (input: Input) => object): readonly string[] =>
  found(files, change).map(({ file, pointer, code }) => `${file}${pointer} ${code}`);

/** What a screen with an address is called. */
export const called = { title: '@home.title' };

/** And a page of the web site. */
const described = { ...called, description: '@home.title' };

const isPublic = ({ frame, frames }: Readonly<Record<string, Json>>): boolean =>
  frame === 'public' || JSON.stringify(frames ?? {}).includes('"public"');

/** A screen beside those of the project. */
export const screen = (body: Json, more: Readonly<Record<string, Json>> = {}): Files => ({
  'screens/other.json': {
    version: 2,
    ...('routes' in more ? (isPublic(more) ? described : called) : {}),
    ...more,
    body,
  },
});

/** Members of a screen or of a part. */
export type More = Readonly<Record<string, Json>>;

/** Where one code is told, without the file of that screen. */
export const told = (code: string, files: Files, change?: (input: Input) => object): readonly string[] =>
  placed(files, change)
    .filter((line) => line.endsWith(` ${code}`))
    .map((line) => line.replace(/^screens\/other\.json/, '').replace(` ${code}`, ''));

/** Words of its own, in both languages. */
export const worded = (words: Readonly<Record<string, readonly [en: string, es: string]>>): Files => {
  const of = (at: 0 | 1): More =>
    Object.fromEntries(Object.entries(words).map(([key, said]) => [key, said[at]]));
  return {
    'locales/en.json': { ...baseFiles['locales/en.json'], ...of(0) },
    'locales/es.json': { ...baseFiles['locales/es.json'], ...of(1) },
  };
};
