/**
 * What the documentation pages name: files of the project and npm scripts; and what comments cite: pages, by their file. It
 * must not know whether they exist.
 */
import { posix } from 'node:path';

const roots = ['src', 'tests', 'docs', 'screens', 'schemas', 'locales', '.ci'];
const code = /`([^`\n]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
/** What the page tells its reader to make is not there before. */
const toBeMade = /\bMake the file `([^`\n]+)`/g;
const fence = /^```[\s\S]*?^```/gm;
const script = /\bnpm run ([a-z:-]+)/g;

/** Paths named in backticks that begin with a folder of the project and hold no placeholder. */
function quotedPaths(text: string): readonly string[] {
  const made = new Set([...text.matchAll(toBeMade)].map((match) => match[1]));
  return [...text.replace(fence, '').matchAll(code)]
    .map((match) => (match[1] ?? '').replace(/[#:].*$/, ''))
    .filter((path) => !made.has(path) && roots.includes(path.split('/')[0] ?? ''))
    .filter((path) => path.includes('/') && /^[\w./-]+$/.test(path));
}

/** Targets of relative links, from the project's root. */
function linkedPaths(page: string, text: string): readonly string[] {
  return [...text.matchAll(link)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(page), target));
}

export function namedPaths(page: string, text: string): readonly string[] {
  return [...new Set([...quotedPaths(text), ...linkedPaths(page, text)])];
}

export function namedScripts(text: string): readonly string[] {
  return [...new Set([...text.matchAll(script)].map((match) => match[1] ?? ''))];
}

/** Comments of code that stand on lines of their own or behind two blanks, and the notes in JSON. */
function commentsOf(file: string, text: string): string {
  const comment = file.endsWith('.json')
    ? /"(?:\$comment|description)": "(?:[^"\\\n]|\\.)*"/g
    : file.endsWith('.yml')
      ? /#.*$/gm
      : /\/\*[^]*?\*\/|<!--[^]*?-->|(?:^|\s)\/\/ .*$/gm;
  return [...text.matchAll(comment)].map(([found]) => found).join('\n');
}

/** A page that a comment cites, and the section of it where there is a number behind: `docs/contract.md 4`. */
export interface Citation {
  readonly page: string;
  readonly section: string | undefined;
}

export const citationsIn = (file: string, text: string): readonly Citation[] =>
  [...commentsOf(file, text).matchAll(/([\w./-]*\w\.md)\b(?: (\d+)\b)?/g)].map(([, page = '', section]) => ({
    page,
    section,
  }));

/** Citations of a page by what it is: nobody finds the file. Written in pieces, as this file is code as well. */
const unnamed = new RegExp(
  `\\b(?:${['contract', 'specification', 'design'].join('|')})(?:'s)? section \\d`,
  'i',
);

export const citesUnnamed = (text: string): boolean => unnamed.test(text);
