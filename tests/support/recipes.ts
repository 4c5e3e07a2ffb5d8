/**
 * Reads the recipes of `screens/README.md` as a person does (find this, write that, run this) and follows them in a copy
 * of the project. It must not know what a recipe changes.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { check } from '../../src/build/checked.ts';
import { remembering } from '../../src/check/session/remembering.ts';
import { root } from './project.ts';

type Place = 'instead' | 'above' | 'below';

export type Step =
  | { readonly kind: 'create'; readonly file: string; readonly text: string }
  | {
      readonly kind: 'write';
      readonly file: string;
      readonly find: string;
      readonly place: Place;
      readonly text: string;
    }
  | { readonly kind: 'move'; readonly file: string; readonly cut: string; readonly above: string }
  | { readonly kind: 'run'; readonly command: string };

export interface Recipe {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** Every block of code with the sentence before it. */
function blocksOf(text: string): readonly { readonly before: string; readonly code: string }[] {
  return [...text.matchAll(/([^\n]*)\n\n```\w+\n([\s\S]*?)\n```/g)].map((match) => ({
    before: match[1] ?? '',
    code: match[2] ?? '',
  }));
}

const places: Readonly<Record<string, Place>> = {
  'Write instead:': 'instead',
  'Add above it:': 'above',
  'Add below it:': 'below',
};

/** Throws on a step that nobody could follow: the recipe is to be written differently. */
function stepsOf(title: string, text: string): readonly Step[] {
  const steps: Step[] = [];
  let open: { readonly verb: string; readonly file: string; readonly code: string } | undefined;
  for (const { before, code } of blocksOf(text)) {
    const [, create] = /Make the file `([^`]+)` with:$/.exec(before) ?? [];
    const [, file, verb] = /In `([^`]+)`, (find|cut):$/.exec(before) ?? [];
    const place = places[before];
    if (open !== undefined && open.verb === 'find' && place !== undefined) {
      steps.push({ kind: 'write', file: open.file, find: open.code, place, text: code });
      open = undefined;
    } else if (open !== undefined && open.verb === 'cut' && before === 'Paste it above:') {
      steps.push({ kind: 'move', file: open.file, cut: open.code, above: code });
      open = undefined;
    } else if (open !== undefined) throw new Error(`${title}: nothing is done with "${open.code}"`);
    else if (create !== undefined) steps.push({ kind: 'create', file: create, text: code });
    else if (file !== undefined && verb !== undefined) open = { verb, file, code };
    else if (before === 'Then run:') steps.push({ kind: 'run', command: code });
    else throw new Error(`${title}: what is to be done after "${before}"?`);
  }
  if (open !== undefined) throw new Error(`${title}: nothing is done with "${open.code}"`);
  return steps;
}

/** The sections `## 1. …` in order, and those under a smaller heading in them. */
export function recipesOf(page: string): readonly Recipe[] {
  return page.split(/^## (?=\d+\. )/m).flatMap((from, index) => {
    const [section = ''] = from.split(/^## /m);
    if (index === 0) return [];
    return section.split(/^### /m).map((part) => {
      const [heading = ''] = part.split('\n');
      const title = heading.replace(/^\d+\. /, '');
      return { title, steps: stepsOf(title, part) };
    });
  });
}

/** Where the words stand in the file, whatever the spaces between them; they must stand there exactly once. */
function placeOf(text: string, words: string): { readonly start: number; readonly end: number } {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s*');
  const found = [...text.matchAll(new RegExp(pattern, 'g'))];
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`found ${found.length} times: ${words}`);
  return { start: only.index, end: only.index + only[0].length };
}

function edited(text: string, step: Exclude<Step, { kind: 'create' | 'run' }>): string {
  if (step.kind === 'move') {
    const cut = placeOf(text, step.cut);
    const rest = text.slice(0, cut.start) + text.slice(cut.end);
    const { start } = placeOf(rest, step.above);
    return `${rest.slice(0, start)}${step.cut}\n${rest.slice(start)}`;
  }
  const { start, end } = placeOf(text, step.find);
  if (step.place === 'instead') return text.slice(0, start) + step.text + text.slice(end);
  if (step.place === 'above') return `${text.slice(0, start)}${step.text}\n${text.slice(start)}`;
  return `${text.slice(0, end)}\n${step.text}${text.slice(end)}`;
}

/** What `npm run …` needs of the project, in a folder of its own. */
export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'recipe-')));
  for (const part of ['package.json', 'locales', 'schemas', 'screens', 'src'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Recipes change definitions and words alone; one after the other, in one copy. */
const memory = remembering();

/** What a command printed. Throws when it fails. The check runs in here: a process of its own loads the checker anew. */
function ran(command: string, project: string): string {
  if (command === 'npm run check') {
    const { failed, text } = check(project, false, { memory });
    if (failed) throw new Error(`${command}\n${text}`);
    return text;
  }
  const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}

/** Follows the steps; gives what the commands printed. Throws when a command fails. */
export function follow({ steps }: Recipe, project: string): string {
  let printed = '';
  for (const step of steps) {
    if (step.kind === 'run') {
      printed += ran(step.command, project);
      continue;
    }
    const file = join(project, step.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.kind === 'create' ? step.text : edited(readFileSync(file, 'utf8'), step));
  }
  return printed;
}
