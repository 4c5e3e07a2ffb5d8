/**
 * Compiles a normalised screen to its plan: `load → migrate → validate → normalise → plan`, the last arrow. What it
 * does not understand it reports and leaves out; the rest of the screen lives. It must not know any data.
 */
import type { FragmentDefinition } from '../model/definition.ts';
import type { Language } from '../model/language.ts';
import { lookUp } from '../lib/look-up.ts';
import { parameterCheck } from '../lib/parameters.ts';
import type { ProblemCode } from '../lib/problem.ts';
import { compileActions } from './compile-actions.ts';
import { buttonNode, compileNodes } from './compile-nodes.ts';
import { compileSource, failCircles, intoNames, queryNames } from './compile-sources.ts';
import { compileString, compileValue } from './compile-expression.ts';
import { keptPaths, keptUntil } from './kept-paths.ts';
import type { CanonicalScreen } from './normalise.ts';
import { compilePick } from './pick.ts';
import type { DialogPlan, ParameterPlan, Parts, Plan } from './plan.ts';
import type { Report } from './ports.ts';
import { screenScope, withExpressions, withName } from './scope.ts';
import type { Workshop } from './workshop.ts';

export interface PlanInput {
  readonly id: string;
  readonly screen: CanonicalScreen;
  readonly fragments: { readonly [name: string]: FragmentDefinition };
  readonly parts: Parts;
  readonly language: Language;
  readonly features: ReadonlySet<string>;
  /** Names that are no sources and yet to come, as sources are: what is drawn ahead knows no address. */
  readonly awaited?: readonly string[] | undefined;
  /** In place of the compiler's own, for who compiles a definition again and again (reuse.ts). */
  readonly nodes?: Workshop['nodes'] | undefined;
  text(key: string): string | undefined;
  report(report: Report): void;
}

/** Names that every screen has. */
const roots = ['query', 'config', 'state', 'device', 'values', 'route', 'writes'];

export function compilePlan(input: PlanInput): Plan {
  const { id, screen } = input;
  const shop = openWorkshop(input);
  const named = screenScope([...roots, ...shop.sources, ...intoNames(screen)]);
  const scope = withExpressions(
    named,
    screen.pick.map(([name, pick]) => [name, compilePick(pick, named, shop)]),
  );
  const inActions = withName(scope, 'event');
  const own = screen.data.map((source) => compileSource(source, scope, shop));
  const body = shop.nodes(screen.body, scope, shop, 'body');
  const footer = shop.nodes(screen.footer, scope, shop, 'footer');
  const dialogs: Record<string, DialogPlan> = {};
  for (const [name, dialog] of screen.dialogs) {
    const place = `dialogs.${name}`;
    dialogs[name] = {
      name,
      title: compileString(dialog.title, scope, shop),
      body: shop.nodes(dialog.body, scope, shop, `${place}.body`),
      buttons: dialog.buttons.map((button, index) =>
        buttonNode(button, scope, shop, `${place}.buttons.${index}`),
      ),
      dismissible: dialog.dismissible,
    };
  }
  const on: { -readonly [event in keyof Plan['on']]: Plan['on'][event] } = {};
  for (const event of ['enter', 'ready', 'leave', 'refresh'] as const) {
    const actions = screen.on[event];
    if (actions !== undefined) on[event] = compileActions(actions, inActions, shop, `on.${event}`);
  }
  const sources = failCircles([...own, ...shop.homeSources], shop);
  return {
    id,
    routeValues: screen.routeValues,
    frame: screen.frame,
    title: compileString(screen.title, scope, shop),
    description: compileString(screen.description, scope, shop),
    query: compileQuery(screen.query, shop),
    loadedBy: [...new Set([...queryNames(sources), ...screen.keepFor.map(({ name }) => name)])],
    values: compileValues(screen.values, shop),
    theme: Object.fromEntries(
      Object.entries(screen.theme)
        .filter(([name]) => name !== '$comment')
        .map(([name, color]) => [name, compileString(color, scope, shop)]),
    ),
    state: screen.state,
    ...keptPaths(screen),
    keepAs: screen.keepAs ?? id,
    keepFor: screen.keepFor,
    keepUntil: keptUntil(screen),
    sources,
    on,
    body,
    footer,
    dialogs,
    fields: shop.fields,
    homes: shop.homes,
    calls: input.parts.calls,
    writes: shop.writes,
  };
}

function openWorkshop(input: PlanInput): Workshop {
  const { id, report } = input;
  const problem = (code: ProblemCode, where: string, detail: string): void =>
    report({ code, where: where === '' ? id : `${id}:${where}`, detail });
  return {
    screen: id,
    language: input.language,
    text: (key) => input.text(key),
    report: (code, detail) => problem(code, '', detail),
    parts: input.parts,
    fragments: input.fragments,
    features: input.features,
    sources: new Set([...input.screen.data.map(({ name }) => name), ...(input.awaited ?? [])]),
    aside: new Set(
      input.screen.data
        .filter(({ call }) => lookUp(input.parts.calls, call)?.envelope === 'image')
        .map(({ name }) => name),
    ),
    fields: new Map(),
    homes: [],
    homeSources: [],
    writes: [],
    nodes: input.nodes ?? compileNodes,
    actions: compileActions,
    problem,
  };
}

/** A rule that cannot be read lets nothing in: what it was to keep out is not known. */
const compileQuery = (query: CanonicalScreen['query'], shop: Workshop): Plan['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, declared]): [string, ParameterPlan] => {
      const check = parameterCheck({ ...declared });
      if (!check.ok)
        shop.problem('bad-definition', `query.${name}`, `${check.error.code}: ${check.error.text}`);
      const fits = check.ok ? check.value : () => false;
      return [name, { required: declared.required === true, default: declared.default, fits }];
    }),
  );

/** Defaults see the configuration and nothing else: they stand before the screen does. */
function compileValues(values: CanonicalScreen['values'], shop: Workshop): Plan['values'] {
  const scope = screenScope(['config']);
  return Object.fromEntries(
    Object.entries(values).map(([name, { default: otherwise, ...schema }]) => [
      name,
      { schema, default: compileValue(otherwise, scope, shop) },
    ]),
  );
}
