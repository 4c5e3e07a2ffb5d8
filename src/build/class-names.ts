/**
 * Short names for the classes and animations of CSS modules: they stand in style sheets and scripts alike, and a phone reads neither. The
 * same project always gives the same names. It must not know what a class looks like.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** 0 → a, 25 → z, 26 → ba: never a digit first. */
function nameOf(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest === 0 ? '' : nameOf(rest)) + (letters[number % letters.length] ?? '');
}

/** Names no short name may be: the global classes that the program sets by hand. */
const globalClass = /\.([a-z-]+)/gi;

/** Gives each class and animation of each `*.module.css` under `src` its short name. */
export function shortClassNames(root: string): (className: string, file: string) => string {
  const source = join(root, 'src');
  const files = existsSync(source)
    ? readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
        .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
        .sort()
    : [];
  const taken = new Set<string>();
  for (const file of files.filter((each) => !each.endsWith('.module.css'))) {
    for (const match of readFileSync(file, 'utf8').matchAll(globalClass)) taken.add(match[1] ?? '');
  }
  const names = new Map<string, string>();
  let next = 0;
  const add = (key: string): string => {
    let name = nameOf(next++);
    while (taken.has(name)) name = nameOf(next++);
    names.set(key, name);
    return name;
  };
  for (const file of files.filter((each) => each.endsWith('.module.css'))) {
    const found = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g);
    for (const name of new Set(Array.from(found, ([, each = '']) => each))) add(`${file}|${name}`);
  }
  return (className, file) => {
    const key = `${(file.split('?')[0] ?? file).replaceAll('\\', '/')}|${className}`;
    return names.get(key) ?? add(key);
  };
}
