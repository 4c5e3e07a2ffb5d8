/**
 * The checker against mistakes made by chance in the project's own definitions: each family of mistakes is told at its
 * place, each family of correct edits leaves it silent. A run tries some of them; fast-check names the seed of one that fails.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, openDocument, type ProjectFile } from '../src/check/document/document.ts';
import type { Problem } from '../src/lib/problem.ts';
import { openProject } from '../src/check/session/session.ts';
import { readParts } from '../src/build/parts.ts';
import { readProject } from '../src/build/project.ts';
import { root } from './support/project.ts';
import { changed, sitesIn, type Edit, type Site } from './support/mutations.ts';

/** Of each family; `MUTANTS=30` tries more. */
const runs = Number(process.env['MUTANTS'] ?? 2);
const input = readProject(root);
const parts = readParts(root);
const definitions = [...input.screens, ...input.fragments, ...input.layouts];

const required = new Map(
  [...parts.widgets, ...parts.actions].map(({ name, schema }) => [name, schema.required ?? []] as const),
);

const misspelt = (name: string): string => `${name}qz`;
const isNamed =
  (...names: readonly string[]) =>
  (site: Site): site is Site & { readonly value: string } =>
    typeof site.value === 'string' && names.includes(String(site.pointer.at(-1))) && site.owner !== undefined;

/** The one path that a test asks to be there. */
function askedAlone(test: unknown): string | undefined {
  const members = typeof test === 'object' && test !== null ? Object.entries(test) : [];
  const [name, path] = members.length === 1 ? (members[0] ?? []) : [];
  return name === 'some' && typeof path === 'string' ? path : undefined;
}

/** What a mistake makes of the value at a site; `undefined` where it cannot be made there. */
type Family = (site: Site) => Edit | undefined;

const renamed =
  (...names: readonly string[]): Family =>
  (site) =>
    isNamed(...names)(site) && !site.value.includes('{{') && !site.value.startsWith('@')
      ? { value: misspelt(site.value) }
      : undefined;

const inText =
  (pattern: RegExp, by: string): Family =>
  ({ value }) =>
    typeof value === 'string' && pattern.test(value) ? { value: value.replace(pattern, by) } : undefined;

const mistakes: Readonly<Record<string, Family>> = {
  'the root of a path': inText(/\{\{(loan|query|state|config|item|init|plan|way)\./, '{{$1qz.'),
  'a parameter of the address': inText(/\{\{query\.(\w+)\}\}/, '{{query.$1qz}}'),
  // What comes from an address or a person may be an amount, or a number.
  // What a phone has kept is of no known kind.
  'a format that does not fit': inText(
    /\{\{#(?:money|date)\}\}(\{\{(?!query|state|voucher).*?\}\})\{\{\/(?:money|date)\}\}/,
    '{{#number}}$1{{/number}}',
  ),
  'a format that is not closed': inText(/\{\{\/(?:money|date|masked)\}\}/, ''),
  'a text key': inText(/^@(?!@)(.+)$/, '@$1qz'),
  'a text key without its @': inText(/^@(?!@)(.+)$/, '$1'),
  'the type of a widget': (site) => (site.owner === 'widget' ? renamed('type')(site) : undefined),
  'the name of an action': renamed('do'),
  'a call': renamed('call'),
  'a route': (site) => (site.owner === 'action' ? renamed('to')(site) : undefined),
  'a dialog': (site) => (site.owner === 'action' ? renamed('dialog')(site) : undefined),
  'a variable that a field writes': renamed('bind'),
  'a fragment': renamed('of'),
  'a prop that is needed': ({ value, owner }) => {
    if (owner !== undefined || typeof value !== 'object' || value === null || Array.isArray(value))
      return undefined;
    const members = value as Readonly<Record<string, unknown>>;
    const name = String(members['do'] ?? members['type']);
    const prop = required.get(name)?.find((each) => each in members && each !== 'type' && each !== 'do');
    return prop === undefined || 'match' in members ? undefined : { without: prop };
  },
  // It hides what it asks for, and lets through what shows nothing then.
  'a test that is the wrong way around': ({ value }) => {
    if (typeof value !== 'object' || value === null || !('if' in value)) return undefined;
    const { if: test, ...guarded } = value;
    const path = askedAlone(test);
    return path === undefined || !JSON.stringify(guarded).includes(`{{${path}}}`)
      ? undefined
      : { with: ['if', { not: test }] };
  },
  'a prop that does not exist': ({ value, owner }) => {
    if (owner !== undefined || typeof value !== 'object' || value === null || !('type' in value))
      return undefined;
    return required.has(String(value.type)) ? { with: ['colour_qz', 'red'] } : undefined;
  },
};

const written = (file: ProjectFile, value: unknown): ProjectFile => ({
  ...file,
  text: JSON.stringify(value, null, 2),
});

/** One project for all: of what a mutant does not touch nothing is gone through again. It says what a check says. */
const session = openProject(input);
const texts = new Map([...definitions, ...input.locales].map(({ file, text }) => [file, text]));

/** The project with this in place of a file. */
function checkWith({ file, text }: ProjectFile): readonly Problem[] {
  session.update(file, text);
  const { problems } = session.all();
  session.update(file, texts.get(file) ?? null);
  return problems;
}

const isAt = (pointer: string, place: string): boolean =>
  place === pointer || place.startsWith(`${pointer}/`) || pointer.startsWith(`${place}/`);

/** A site of a definition, chosen by chance among those where the family has something to do. */
function chosen(
  family: Family,
  at: number,
): { readonly file: ProjectFile; readonly site: Site; readonly edit: Edit } | undefined {
  for (let index = 0; index < definitions.length; index += 1) {
    const file = definitions[(at + index) % definitions.length];
    if (file === undefined) continue;
    const sites = sitesIn(JSON.parse(file.text)).flatMap((site) => {
      const edit = family(site);
      return edit === undefined ? [] : [{ file, site, edit }];
    });
    if (sites.length > 0) return sites[Math.floor(at / definitions.length) % sites.length];
  }
  return undefined;
}

describe('a mistake made by chance', () => {
  it.each(Object.entries(mistakes))('in %s is told at its place', (_name, family) => {
    fc.assert(
      fc.property(fc.nat(100_000), (at) => {
        const found = chosen(family, at);
        expect(found).toBeDefined();
        if (found === undefined) return;
        const { file, site, edit } = found;
        const mutant = written(file, changed(JSON.parse(file.text), site.pointer, edit));
        const all = checkWith(mutant);
        const told = all.filter((each) => each.file === file.file);
        const pointer = site.pointer.map((step) => `/${String(step).replaceAll('/', '~1')}`).join('');
        const places = told.map((each) => each.pointer);
        // What a fragment is handed whole has its members at its use alone: there it is said, with the name of the fragment.
        const used = `"${idOf(file.file)}"`;
        const isHanded = all.some(({ code, message }) => code === 'unfit-argument' && message.includes(used));
        expect(
          places.some((place) => isAt(pointer, place)) || (file.file.includes('/fragments/') && isHanded),
          `${file.file}${pointer}: ${places.join()}`,
        ).toBe(true);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
});

describe('a bracket, comma, colon or quote that is lost', () => {
  it('is told in its line or the next', () => {
    const files = [...definitions, ...input.locales];
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(1_000_000), (index, from) => {
        const file = files[index] ?? { file: '', text: '' };
        // Commas and colons of texts are no structure.
        const marks = [...file.text.matchAll(/"(?:\\.|[^"\\])*"|[[\]{},:]/g)].flatMap(
          ({ 0: piece, index: at }) => (piece.length === 1 ? [at] : [at, at + piece.length - 1]),
        );
        const at = marks[from % marks.length] ?? 0;
        const { problems } = openDocument({
          ...file,
          text: file.text.slice(0, at) + file.text.slice(at + 1),
        });
        const line = file.text.slice(0, at).split('\n').length;
        expect(Math.abs((problems[0]?.line ?? 0) - line), `${file.file}:${line}`).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });
});

describe('a correct edit made by chance', () => {
  const silent = (file: ProjectFile): void => {
    expect(checkWith(file).map((each) => `${each.file}${each.pointer} ${each.code}`)).toEqual([]);
  };
  const anyDefinition = fc.constantFrom(...definitions);
  const few = { numRuns: runs + 1, endOnFailure: true };

  it('may put the members of objects in another order', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, item]) => [name, turned(item)]),
      );
    };
    fc.assert(
      fc.property(anyDefinition, (file) => silent(written(file, turned(JSON.parse(file.text))))),
      few,
    );
  });

  it('may add a comment', () => {
    const edit: Edit = { with: ['$comment', 'TODO: ask Lendora about {name}.'] };
    // One of its own may switch a problem off, with the reason.
    const bare = definitions.filter(({ text }) => !('$comment' in (JSON.parse(text) as object)));
    fc.assert(
      fc.property(fc.constantFrom(...bare), (file) =>
        silent(written(file, changed(JSON.parse(file.text), [], edit))),
      ),
      few,
    );
  });

  it('may put texts in another order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...input.locales), (file) => {
        silent(written(file, Object.fromEntries(Object.entries(JSON.parse(file.text) as object).reverse())));
      }),
      few,
    );
  });

  it('may say it in other words', () => {
    const words = { 'locales/es.json': 'Ya está listo', 'locales/en.json': 'It is ready now' };
    const all = input.locales.map(({ text }) => JSON.parse(text) as Readonly<Record<string, string>>);
    const { labels = new Set() } = input.facts.wording;
    fc.assert(
      fc.property(fc.constantFrom(...input.locales), fc.nat(10_000), (file, at) => {
        const texts = JSON.parse(file.text) as Readonly<Record<string, string>>;
        // Prescribed words are the same in both languages, and nobody's to change; nor are main labels. A figure stays one in other words.
        const isFree = (key: string): boolean =>
          all.some((other) => other[key] !== texts[key]) &&
          !labels.has(key) &&
          !/\{\{|\d/.test(texts[key] ?? '');
        const keys = Object.keys(texts).filter(isFree);
        const key = keys[at % keys.length] ?? '';
        silent(written(file, { ...texts, [key]: words[file.file as keyof typeof words] }));
      }),
      few,
    );
  });
});
