/** Says in plain words what is wrong with a file of cases, before any of them is run. It must not run anything. */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { compileValidator } from '../../src/release/validator.ts';
import { nearest } from '../../src/check/report/nearest.ts';
import { calls } from './backend.ts';
import { overWords, type Pointer } from './case-words.ts';
import type { Case, CaseFile } from './case.ts';
import { slug } from './cases.ts';
import { keyMistakes } from './check-keys.ts';
import { textsIn } from './keyed-words.ts';
import schema from './cases.schema.json' with { type: 'json' };

const validate = compileValidator(schema);

interface Problem {
  readonly pointer: Pointer;
  readonly words: string;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  object: 'an object in { }',
  array: 'a list in [ ]',
  boolean: 'true or false',
  integer: 'a whole number',
};

const list = (values: unknown): string =>
  (values as readonly unknown[]).map((value) => JSON.stringify(value)).join(', ');

const guess = (name: string, names: readonly string[]): string => {
  const near = nearest(name, names);
  return near === undefined ? `Known are: ${names.join(', ')}.` : `Did you mean "${near}"?`;
};

/** A mistake in the shape of the file, by the word of the schema that it breaks. */
function shapeWords({ keyword, params, parentSchema, message }: ReturnType<typeof validate>[number]): string {
  const given = params as Readonly<Record<string, unknown>>;
  const properties = (parentSchema as { properties?: object } | undefined)?.properties ?? {};
  if (keyword === 'additionalProperties') {
    const name = String(given['additionalProperty']);
    return `"${name}" means nothing here. ${guess(name, Object.keys(properties))}`;
  }
  if (keyword === 'required') return `"${String(given['missingProperty'])}" is missing.`;
  if (keyword === 'type')
    return `This must be ${[given['type']]
      .flat()
      .map((type) => kinds[String(type)] ?? String(type))
      .join(' or ')}.`;
  if (keyword === 'enum') return `This must be one of ${list(given['allowedValues'])}.`;
  if (keyword === 'const') return `This must be ${JSON.stringify(given['allowedValue'])}.`;
  if (keyword === 'minProperties' || keyword === 'maxProperties')
    return `This must say exactly one of ${Object.keys(properties).join(', ')}.`;
  if (keyword === 'minItems' || keyword === 'maxItems')
    return `This must have ${keyword === 'minItems' ? 'at least' : 'at most'} ${String(given['limit'])} in its list.`;
  if (keyword === 'pattern') return `This must look like ${examplesOf(parentSchema)}.`;
  return `This ${message ?? 'is wrong'}.`;
}

const examplesOf = (part: unknown): string => {
  const { examples } = (part ?? {}) as { examples?: readonly unknown[] };
  return examples === undefined ? '/route?query' : list(examples);
};

const deeds = ['press', 'choose', 'tick', 'type', 'attach', 'advance', 'online', 'back', 'reload'];

/** Mistakes that a shape cannot tell: names that mean nothing, things said twice. */
function* meaning(file: CaseFile, routes: readonly string[]): Generator<Problem> {
  yield* unknownCalls(file.answers, ['answers']);
  const names = new Map<string, string>();
  for (const [index, one] of file.cases.entries()) {
    const pointer = ['cases', index];
    // Outlines are kept in files, whose names have letters and digits only.
    const ways = [one.name, ...(one.golden === true ? [slug(one.name)] : [])];
    const before = ways.map((way) => names.get(way)).find((name) => name !== undefined);
    for (const way of ways) names.set(way, one.name);
    if (before !== undefined)
      yield {
        pointer: [...pointer, 'name'],
        words: `There is a case "${before}" already: names must differ, in letters or digits where outlines are kept.`,
      };
    yield* unknownCalls(one.answers, [...pointer, 'answers']);
    yield* unknownCalls(one.change, [...pointer, 'change']);
    for (const call of Object.keys(one.change ?? {})) {
      const known = one.answers?.[call] ?? file.answers?.[call];
      if (known === undefined || !('data' in known))
        yield {
          pointer: [...pointer, 'change', call],
          words: `There is no answer with data of ${call} to change.`,
        };
    }
    if (one.at !== undefined && !routes.includes(one.at))
      yield {
        pointer: [...pointer, 'at'],
        words: `The screen has no route ${one.at}. ${guess(one.at, routes)}`,
      };
    for (const [at, step] of (one.steps ?? []).entries()) {
      const said = deeds.filter((deed) => deed in step);
      if (said.length !== 1)
        yield {
          pointer: [...pointer, 'steps', at],
          words: `A step is exactly one of ${deeds.join(', ')}${said.length === 0 ? '' : `; this is ${said.join(' and ')}`}.`,
        };
    }
    for (const [at, [call]] of (one.expect.calls ?? []).entries())
      if (!(call in calls))
        yield {
          pointer: [...pointer, 'expect', 'calls', at],
          words: `There is no call "${call}". ${guess(call, Object.keys(calls))}`,
        };
    yield* wrongKeys(one, pointer);
  }
}

function wrongKeys(given: Case, pointer: Pointer): readonly Problem[] {
  const texts = textsIn(given.language);
  const found: Problem[] = [];
  overWords(given, (said, at) => {
    found.push(...keyMistakes(said, texts).map((words) => ({ pointer: [...pointer, ...at], words })));
    return said;
  });
  return found;
}

function* unknownCalls(answers: object | undefined, pointer: Pointer): Generator<Problem> {
  for (const call of Object.keys(answers ?? {}))
    if (!(call in calls))
      yield {
        pointer: [...pointer, call],
        words: `There is no call "${call}". ${guess(call, Object.keys(calls))}`,
      };
}

const fromText = (pointer: string, value: unknown): Pointer => {
  let inner = value;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(inner) ? Number(name) : name;
      inner = (inner as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
};

/** `case "no channels", step 2, expect.toasts` */
function placeOf(pointer: Pointer, value: unknown): string {
  const rest = [...pointer];
  const told: string[] = [];
  if (rest[0] === 'cases' && typeof rest[1] === 'number') {
    const { cases } = value as { cases: readonly { name?: unknown }[] };
    const { name } = cases[rest[1]] ?? {};
    told.push(typeof name === 'string' ? `case "${name}"` : `case ${rest[1] + 1}`);
    rest.splice(0, 2);
  }
  if (rest[0] === 'steps' && typeof rest[1] === 'number') {
    told.push(`step ${rest[1] + 1}`);
    rest.splice(0, 2);
  }
  return [...told, ...(rest.length === 0 ? [] : [rest.join('.')])].join(', ');
}

/** Sentences with file, line and place; none when the cases can be run. `routes` are those of the screen. */
export function checkCases(file: string, text: string, routes: readonly string[]): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`${file}: This is no JSON: ${error instanceof Error ? error.message : String(error)}.`];
  }
  const tree = parseTree(text);
  const shape = validate(value)
    // What stands around a mistake only says that there is one inside.
    .filter(({ keyword }) => keyword !== 'if')
    .map((error) => ({ pointer: fromText(error.instancePath, value), words: shapeWords(error) }));
  const found = shape.length > 0 ? shape : [...meaning(value as CaseFile, routes)];
  const told = found.map(({ pointer, words }) => {
    const node = tree === undefined ? undefined : findNodeAtLocation(tree, [...pointer]);
    const line = text.slice(0, node?.offset ?? 0).split('\n').length;
    const place = placeOf(pointer, value);
    return { line, words: `${file}:${line}: ${place === '' ? '' : `${place}: `}${words}` };
  });
  return told.sort((a, b) => a.line - b.line).map(({ words }) => words);
}
