/** What the documentation pages name: files of the project and npm scripts. It must not know whether they exist. */
import { posix } from 'node:path';

const roots = ['src', 'tests', 'docs', 'screens', 'schemas', 'locales', '.ci'];
const code = /`([^`\n]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
/** What the page tells its reader to make is not there before. */
const toBeMade = /\bMake the file `[^`\n]+`/g;
const fence = /^```[\s\S]*?^```/gm;
const script = /\bnpm run ([a-z:-]+)/g;

/** Paths named in backticks that begin with a folder of the project and hold no placeholder. */
function quotedPaths(text: string): readonly string[] {
  return [...text.replace(fence, '').replaceAll(toBeMade, '').matchAll(code)]
    .map((match) => (match[1] ?? '').replace(/[#:].*$/, ''))
    .filter(
      (path) => roots.includes(path.split('/')[0] ?? '') && path.includes('/') && /^[\w./-]+$/.test(path),
    );
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
