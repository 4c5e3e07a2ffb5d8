/**
 * Three go through a definition: the walk that the others visit, the check of the types, and the compiler
 * (docs/decisions/0027-three-walks.md). Whatever stands where, they reach the same widgets and actions.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProject } from '../src/build/project.ts';
import { idOf, type Members, type ProjectFile } from '../src/check/document/document.ts';
import { checkProject, type ProjectInput } from '../src/check/project.ts';
import { walkScreen } from '../src/check/walk/walk.ts';
import { loadScreen } from '../src/engine/load.ts';
import type { FragmentDefinition } from '../src/model/definition.ts';
import { changed, sitesIn, type Site } from './support/mutations.ts';
import { createTestPorts } from './support/ports.ts';
import { root } from './support/project.ts';

const input = readProject(root);
const { ports } = createTestPorts();
const valueOf = ({ text }: ProjectFile): Members => JSON.parse(text) as Members;

/** A test that every mark is found by, where tests are checked. */
const asked = 'query.reached';
const sign = '§';

/** A widget or an action, by its looks. */
const isPart = ({ value, pointer }: Site): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (['params', 'values', 'query', 'state'].includes(String(pointer[0]))) return false;
  const { type, do: action } = value as Members;
  return (
    typeof action === 'string' || (typeof type === 'string' && (type === 'fragment' || type in input.widgets))
  );
};

/** The same definition, in which each widget and each action says where it stands: to all three in a member that they look at. */
function marked(definition: Members, name: string): Members {
  const sites = sitesIn(definition).filter(isPart);
  // Those inside first: what is around them keeps them.
  return sites.reverse().reduce<unknown>((all, { pointer }) => {
    const own = pointer.reduce<unknown>((value, step) => (value as Members)[step], all) as Members;
    const mark = `${sign}${name}/${pointer.join('/')}`;
    const test = { [asked]: 'x' };
    const value = {
      ...own,
      ...(own['do'] === undefined ? { id: mark } : { mark }),
      if: own['if'] === undefined ? test : { all: [own['if'], test] },
    };
    return changed(all, pointer, { value });
  }, definition) as Members;
}

interface Definitions {
  readonly name: string;
  readonly screen: Members;
  readonly fragments: Readonly<Record<string, Members>>;
}

const markAll = ({ name, screen, fragments }: Definitions): Definitions => ({
  name,
  screen: marked(screen, ''),
  fragments: Object.fromEntries(Object.entries(fragments).map(([of, part]) => [of, marked(part, of)])),
});

const sorted = (marks: Iterable<string>): readonly string[] => [...new Set(marks)].sort();

/** `fallbacks`: what is drawn in place of an unknown widget is not compiled for those who know it. */
function walked({ screen, fragments }: Definitions, fallbacks: boolean): readonly string[] {
  const marks: string[] = [];
  const ground = { ...input, fragment: (name: string) => fragments[name] };
  walkScreen<true>(screen, true, ground, {
    part(part) {
      if (part.what === 'fallback' && !fallbacks) return undefined;
      if (part.what === 'widget') marks.push(String(part.object['id']));
      if (part.what === 'entry' && part.object['do'] !== undefined) marks.push(String(part.object['mark']));
      return true;
    },
    *ways(ways) {
      for (const way of ways) yield [way, true];
    },
  });
  return sorted(marks);
}

function checked({ name, screen, fragments }: Definitions): readonly string[] {
  const marks: string[] = [];
  const written = (file: string, value: Members): ProjectFile => ({ file, text: JSON.stringify(value) });
  const layouts = name.startsWith('screens/promotion/');
  const given: ProjectInput = {
    ...input,
    // Words are nothing that is reached.
    locales: [],
    documents: [],
    codeTexts: [],
    screens: layouts ? [] : [written(name, screen)],
    layouts: layouts ? [written(name, screen)] : [],
    fragments: Object.entries(fragments).map(([of, part]) => written(`screens/fragments/${of}.json`, part)),
    asked({ document, pointer }) {
      const at = pointer.lastIndexOf('if');
      if (pointer.at(-1) !== asked || at < 0) return;
      const of = document.file === name ? '' : idOf(document.file);
      marks.push(`${sign}${of}/${pointer.slice(0, at).join('/')}`);
    },
  };
  checkProject(given);
  return sorted(marks);
}

function compiled({ screen, fragments }: Definitions): readonly string[] {
  const marks: string[] = [];
  const kinds = (all: ProjectInput['widgets']) =>
    Object.fromEntries(Object.entries(all).map(([name, own]) => [name, { kinds: own }]));
  const loaded = loadScreen({
    id: 'any',
    definition: screen,
    fragments: fragments as unknown as Readonly<Record<string, FragmentDefinition>>,
    parts: { widgets: kinds(input.widgets), actions: kinds(input.actions), calls: input.calls },
    language: ports.texts.language,
    // What it requires is there: nothing is drawn instead.
    features: Object.assign(new Set<string>(), { has: () => true }),
    text: () => undefined,
    report: () => undefined,
  });
  const seen = new Set<unknown>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && value.includes(sign)) marks.push(value.slice(value.indexOf(sign)));
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const isAction = 'action' in value && 'parameters' in value;
    if (isAction)
      for (const [name, plan] of value.parameters as readonly (readonly [string, Evaluated])[])
        if (name === 'mark') look(plan.expression.evaluate(() => undefined));
    if (value instanceof Map) for (const each of value.values()) look(each);
    else for (const each of Object.values(value)) look(each);
  };
  look(loaded.ok ? loaded.value : loaded.error);
  return sorted(marks);
}

interface Evaluated {
  readonly expression: { evaluate(read: () => unknown): unknown };
}

const fragments = new Map(input.fragments.map((file) => [idOf(file.file), file]));

/** Those that a definition names, and those that these do: the others each reach nothing from it. */
function namedIn(text: string, found = new Map<string, Members>()): ReadonlyMap<string, Members> {
  for (const [name, file] of fragments)
    if (!found.has(name) && text.includes(`"${name}"`)) namedIn(file.text, found.set(name, valueOf(file)));
  return found;
}

const definitions: readonly Definitions[] = [...input.screens, ...input.layouts].map((file) => ({
  name: file.file,
  screen: valueOf(file),
  fragments: Object.fromEntries(namedIn(file.text)),
}));

const test = { 'query.other': 'y' };
const reshaped: readonly ((value: unknown, other: unknown) => unknown)[] = [
  (value, other) => ({ if: test, then: value, else: other }),
  (value, other) => ({ if: test, then: other, else: { if: test, then: value } }),
  (value, other) => ({ match: '{{query.other}}', is: { a: value, b: other }, else: value }),
  (value, other) => ({ do: 'choose', of: [{ if: test, then: value }, { then: other }] }),
  (value, other) => [other, value].flat(),
];
const redrawn: readonly ((value: unknown, other: unknown) => unknown)[] = [
  (value, other) => ({ type: 'card', body: [value, other] }),
  (value) => [value].flat(),
  (value, other) => ({
    type: 'card',
    match: '{{query.other}}',
    is: { a: { body: value } },
    else: { body: other },
  }),
  (value, other) => ({ ...(value as Members), fallback: other }),
  (_value, other) => other,
];

/** Another definition, in which one part stands in another form, with another part of the same definition. */
function mutant({ screen, ...rest }: Definitions, at: number, with_: number, how: number): Definitions {
  const parts = sitesIn(screen).filter(isPart);
  const one = parts[at % parts.length];
  const isAction = (site: Site): boolean => (site.value as Members)['do'] !== undefined;
  const others = parts.filter((site) => one !== undefined && isAction(site) === isAction(one));
  const other = others[with_ % others.length];
  if (one === undefined || other === undefined) return { screen, ...rest };
  const forms = isAction(one) ? reshaped : redrawn;
  const made = forms[how % forms.length]?.(one.value, other.value);
  // A list in a list is none.
  const value =
    Array.isArray(made) && typeof one.pointer.at(-1) === 'number' ? (made as readonly unknown[])[0] : made;
  return { screen: changed(screen, one.pointer, { value }) as Members, ...rest };
}

function expectSame(given: Definitions): void {
  const all = markAll(given);
  expect(checked(all)).toEqual(walked(all, true));
  expect(compiled(all)).toEqual(walked(all, false));
}

describe('the walk, the check of the types and the compiler', () => {
  it.each(definitions.map((each) => [each.name, each] as const))('reach the same in %s', (_name, each) => {
    expectSame(each);
    expect(walked(markAll(each), false).length).toBeGreaterThan(0);
  });

  it('reach the same in any other definition', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(9), (which, at, with_, how) => {
        const each = definitions[which % definitions.length];
        if (each !== undefined) expectSame(mutant(each, at, with_, how));
      }),
      { numRuns: Number(process.env['MUTANTS'] ?? 12) },
    );
  });
});
