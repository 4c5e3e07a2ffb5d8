/**
 * Checks that a screen shows something whatever its data is: where each part of its body is left out at once, a person looks at
 * nothing. It must not know any widget by name, except `fragment`, which is part of the language.
 */
import { presence } from '../../lib/presence.ts';
import type { Context } from '../context.ts';
import {
  inside,
  isList,
  isObject,
  lineOf,
  listOf,
  nameFrom,
  own,
  type Members,
  type Place,
} from '../document/document.ts';
import { listed } from '../report/nearest.ts';
import { opposite, pathsOf, type Formula } from '../types/formula.ts';
import { formulaOf } from '../types/judge.ts';
import type { Scope } from '../types/scope.ts';
import { canHold } from '../types/solve.ts';
import { fragmentScope } from './fragment-scope.ts';
import { acts, askedFor, mentions } from './needless.ts';

/** When something is not drawn; `undefined`: it always is, or nobody can say. */
type Absence = Formula | undefined;

const failed = (test: unknown, scope: Scope): Absence => {
  const formula = formulaOf(test, scope);
  return formula && opposite(formula);
};

/** All of them are not drawn. */
function allAbsent(nodes: unknown, scope: Scope, context: Context): Absence {
  const parts = listOf(nodes).map((node) => absenceOf(node, scope, context));
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length && known.length > 0 ? { kind: 'all', parts: known } : undefined;
}

/** What is inside of a fragment, or of a widget that is there for what it holds. */
function hollow(node: Members, scope: Scope, context: Context): Absence {
  const { project } = context;
  const type = nameFrom(node['type']);
  const name = type === 'fragment' ? nameFrom(node['of']) : '';
  const fragment = project.fragments.get(name)?.value;
  if (isObject(fragment) && fragment['state'] === undefined && !context.fragments.includes(name)) {
    const given = isObject(node['with']) ? node['with'] : {};
    const inner = fragmentScope(fragment, scope, name, (parameter) => own(given, parameter));
    return allAbsent(fragment['body'], inner, { ...context, fragments: [...context.fragments, name] });
  }
  const essential = Object.entries(own(project.widgets, type) ?? {}).filter(
    ([prop]) => own(node, prop) !== undefined && project.notes.get(`${type}.${prop}`)?.essential === true,
  );
  const [only, second] = essential;
  if (only === undefined || second !== undefined || only[1] !== 'nodes' || acts(node, type, project))
    return undefined;
  return allAbsent(node[only[0]], scope, context);
}

function absenceOf(node: unknown, scope: Scope, context: Context): Absence {
  if (!isObject(node)) return undefined;
  // An empty list is told as that.
  if (node['each'] !== undefined) return undefined;
  const parts = [failed(node['if'], scope), hollow(node, scope, context)].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? undefined : { kind: 'any', parts };
}

/** What a person does, and what is sent, is at its first value when the screen is opened: only data is nobody's choice. */
const isData = (path: string): boolean => !/^(?:state|writes|event)(?:\.|$)/.test(path);

/** It asks only whether data is there: of values that nobody asks for it is said with the tests. */
const isOfData = (formula: Formula): boolean =>
  formula.kind === 'condition'
    ? formula.condition === presence && pathsOf(formula).every(isData)
    : formula.parts.every(isOfData);

/** The body of a screen, once its data has come. `sources` are the names of those that it waits for. */
export function checkBlank(
  body: unknown,
  place: Place,
  sources: readonly string[],
  scope: Scope,
  context: Context,
): void {
  const loaded = sources.flatMap((name) => formulaOf({ some: name }, scope) ?? []);
  const certain = [...loaded, ...(scope.held ?? []).map(({ formula }) => formula)];
  const blankWith = (nodes: unknown): Absence => {
    const absence = allAbsent(nodes, scope, context);
    return absence !== undefined && isOfData(absence) && canHold([...certain, absence]) ? absence : undefined;
  };
  const absence = blankWith(body);
  if (absence === undefined) return;
  const paths = [...new Set(pathsOf(absence))];
  const parts = listOf(body);
  const candidates = parts.flatMap((node, index) => {
    const turned = turnedIn(node, context);
    const isMended =
      turned !== undefined &&
      blankWith(parts.map((each) => (each === node ? turned.node : each))) === undefined;
    const at = isList(body) ? inside(place, 'body', index) : inside(place, 'body');
    return isMended ? [{ ...turned, at: inside(at, 'if') }] : [];
  });
  // What is said where there is nothing stands behind what there is.
  const likely = candidates.at(-1);
  if (likely !== undefined) {
    const others = candidates.slice(0, -1).map(({ at }) => lineOf(at));
    const of = others.length === 0 ? {} : { of: others.join(', ') };
    const wanted = JSON.stringify(likely.node['if']);
    return context.report(likely.at, 'blank-screen', { name: likely.path, wanted, ...of });
  }
  context.report(inside(place, 'body'), 'blank-screen', {
    name: [...paths].sort((one, other) => one.length - other.length)[0] ?? '',
    detail: listed(paths.map((path) => `"${path}"`)),
  });
}

/**
 * A part whose test is the wrong way around, with the right one: it asks for what it shows nothing of, or is there only without
 * what it shows.
 */
function turnedIn(node: unknown, { project }: Context): { path: string; node: Members } | undefined {
  if (!isObject(node)) return undefined;
  const { if: test, ...rest } = node;
  const isLost = isObject(test) && test['not'] !== undefined;
  const path = askedFor(isLost ? test['not'] : test);
  if (path === undefined || mentions(rest, path, project) !== isLost) return undefined;
  return { path, node: { ...rest, if: isLost ? test['not'] : { not: { some: path } } } };
}
