/**
 * Facts of an answer that go together, as its schema declares them (`x-together`): where a loan is overdue, days are late and
 * there is a late fee. It must not know any answer, nor how choices are combined.
 */
import type { Json, JsonObject } from '../../model/json.ts';
import { readPath, writePath, type Path } from '../../lib/path.ts';
import { evaluateTest, parseTest, testPaths, type ParsedTest } from '../../lib/test.ts';
import { isList, isObject } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import type { KnownSchema } from '../types/type.ts';
import { checkOf, classesOf, type Value } from './classes.ts';
import type { Row } from './pairs.ts';

/** What varies, as far as facts go. */
interface Varying {
  readonly name: string;
  readonly path: Path;
  readonly values: readonly Value[];
}

interface Rule {
  readonly holds: ParsedTest;
  readonly facts: readonly Fact[];
}

interface Fact {
  /** From the object that has the rule. */
  readonly path: Path;
  /** `null`: it is not there. */
  readonly condition: unknown;
}

const rules = new WeakMap<KnownSchema, readonly Rule[]>();

function rulesOf(schema: KnownSchema): readonly Rule[] {
  const known = rules.get(schema);
  if (known !== undefined) return known;
  const read = (schema['x-together'] ?? []).flatMap((rule): readonly Rule[] => {
    const test = parseTest(rule.if);
    if (!test.ok) return [];
    const facts = Object.entries(rule.then).flatMap(([name, condition]): readonly Fact[] => {
      const path = parsePath(name);
      return path.ok ? [{ path: path.value, condition }] : [];
    });
    return [{ holds: test.value, facts }];
  });
  rules.set(schema, read);
  return read;
}

/** What may be missing contradicts nothing by being so. */
const meets = (condition: unknown, value: Value): boolean =>
  value === undefined || (condition !== null && checkOf(condition)(value));

/** What the choices of a row do to each other. */
export interface Together {
  /** The same choices, those that cannot stand beside the others replaced by the first that can. */
  agree(row: Row): Row;
  /** Whether it is what is chosen beside the others where nothing is said of it. */
  isUsual(factor: number, row: Row): boolean;
  /** The factors on which it depends what can be chosen. */
  needs(factor: number): readonly number[];
}

interface Tie {
  readonly factor: number;
  readonly holds: ParsedTest;
  /** The object that has the rule. */
  readonly base: Path;
  readonly choices: ReadonlySet<number>;
}

/** @param schemaAt of the answers, by path. */
export function togetherOf(
  list: readonly Varying[],
  schemaAt: (path: Path) => KnownSchema | undefined,
  usual: JsonObject,
): Together {
  const numbers = new Map(list.map(({ name }, index) => [name, index]));
  const ties = list.flatMap(({ path, values }, factor) =>
    path.slice(1).flatMap((_step, index): readonly Tie[] => {
      const base = path.slice(0, index + 1);
      const own = path.slice(index + 1).join('.');
      const schema = schemaAt(base);
      return (schema === undefined ? [] : rulesOf(schema)).flatMap(({ holds, facts }) =>
        facts.flatMap((fact): readonly Tie[] => {
          if (fact.path.join('.') !== own) return [];
          const choices = values.flatMap((value, choice) => (meets(fact.condition, value) ? [choice] : []));
          // A value that no test tells from the usual one is put right in the data alone.
          const isTold = fact.condition === null || choices.some((choice) => values[choice] !== undefined);
          return choices.length === 0 || !isTold ? [] : [{ factor, holds, base, choices: new Set(choices) }];
        }),
      );
    }),
  );
  const isOn = ({ holds, base }: Tie, row: Row): boolean =>
    evaluateTest(holds, (path) => {
      const number = numbers.get([...base, ...path].join('.'));
      return number === undefined
        ? readPath(usual, [...base, ...path])
        : list[number]?.values[row[number] ?? 0];
    });
  const agree = (row: Row): Row => {
    let agreed = row;
    for (const tie of ties) {
      const choice = agreed[tie.factor] ?? 0;
      if (tie.choices.has(choice) || !isOn(tie, agreed)) continue;
      const [first = 0] = tie.choices;
      agreed = agreed.map((old, factor) => (factor === tie.factor ? first : old));
    }
    return agreed;
  };
  return {
    agree,
    isUsual: (factor, row) =>
      agree(row.map((choice, each) => (each === factor ? 0 : choice)))[factor] === (row[factor] ?? 0),
    needs: (factor) =>
      ties
        .filter((tie) => tie.factor === factor)
        .flatMap(({ holds, base }) =>
          testPaths(holds).flatMap((path) => numbers.get([...base, ...path].join('.')) ?? []),
        ),
  };
}

/** The same answer, with whatever contradicts the rest of it as its schema says it is then. */
export function inAgreement(schema: KnownSchema, data: Json): Json {
  if (isList(data)) {
    const { items } = schema;
    return items === undefined ? data : data.map((entry) => inAgreement(items, entry));
  }
  if (!isObject(data)) return data;
  const agreed = rulesOf(schema).reduce<JsonObject>((object, { holds, facts }) => {
    if (!evaluateTest(holds, (path) => readPath(object, path))) return object;
    return facts.reduce((now, fact) => withFact(now, fact, schema), object);
  }, data);
  return Object.fromEntries(
    Object.entries(agreed).map(([name, value]) => {
      const inner = schema.properties?.[name];
      return [name, inner === undefined ? value : inAgreement(inner, value)];
    }),
  );
}

function withFact(object: JsonObject, { path, condition }: Fact, schema: KnownSchema): JsonObject {
  const name = path.at(-1) ?? '';
  const outer = path.slice(0, -1);
  const holder = readPath(object, outer);
  const isThere = isList(holder) ? Number(name) < holder.length : isObject(holder);
  if (!isThere || meets(condition, readPath(object, path) as Value)) return object;
  if (condition === null) {
    const left = Object.entries(holder as JsonObject).filter(([member]) => member !== name);
    return outer.length === 0
      ? Object.fromEntries(left)
      : (writePath(object, outer, Object.fromEntries(left)) as JsonObject);
  }
  const inner = path.reduce<KnownSchema | undefined>(
    (at, step) => (/^\d+$/.test(step) ? at?.items : at?.properties?.[step]),
    schema,
  );
  const fitting = classesOf({ schema: inner ?? {}, absent: false }, [condition]).find((value) =>
    meets(condition, value),
  );
  return fitting === undefined ? object : (writePath(object, path, fitting) as JsonObject);
}
