/**
 * Compiles a normalised screen to its plan: `load → migrate → validate → normalise → plan`, the last arrow. What it
 * does not understand it reports and leaves out; the rest of the screen lives. It must not know any data.
 */
import type { FragmentDefinition } from '../model/definition.ts';
import type { Language } from '../model/language.ts';
import type { Path } from '../lib/path.ts';
import { lookUp } from '../lib/look-up.ts';
import { parsePath } from '../lib/path.ts';
import type { ProblemCode } from '../lib/problem.ts';
import { compileActions } from './compile-actions.ts';
import { buttonNode, compileNodes } from './compile-nodes.ts';
import { compileProps } from './compile-props.ts';
import type { DataPath } from './expression.ts';
import { compileString, compileTest, compileValue } from './expression.ts';
import type { CanonicalScreen, CanonicalSource } from './normalise.ts';
import { compilePick } from './pick.ts';
import type { DialogPlan, Parts, Plan, SourcePlan } from './plan.ts';
import type { Report } from './ports.ts';
import type { Scope } from './scope.ts';
import { screenScope, withExpressions, withName } from './scope.ts';
import { sourcesIn, type Workshop } from './workshop.ts';

export interface PlanInput {
  readonly id: string;
  readonly screen: CanonicalScreen;
  readonly fragments: { readonly [name: string]: FragmentDefinition };
  readonly parts: Parts;
  readonly language: Language;
  readonly features: ReadonlySet<string>;
  text(key: string): string | undefined;
  report(report: Report): void;
}

/** Names that every screen has. */
const roots = ['query', 'config', 'state', 'device', 'values'];

export function compilePlan(input: PlanInput): Plan {
  const { id, screen } = input;
  const shop = openWorkshop(input);
  const named = screenScope([...roots, ...shop.sources, ...intoNames(screen)]);
  const scope = withExpressions(
    named,
    screen.pick.map(([name, pick]) => [name, compilePick(pick, named, shop)]),
  );
  const inActions = withName(scope, 'event');
  const sources = failCircles(
    screen.data.map((source) => compileSource(source, scope, shop)),
    shop,
  );
  const body = compileNodes(screen.body, scope, shop, 'body');
  const footer = compileNodes(screen.footer, scope, shop, 'footer');
  const dialogs: Record<string, DialogPlan> = {};
  for (const [name, dialog] of screen.dialogs) {
    const place = `dialogs.${name}`;
    dialogs[name] = {
      name,
      title: compileString(dialog.title, scope, shop),
      body: compileNodes(dialog.body, scope, shop, `${place}.body`),
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
  return {
    id,
    routes: screen.routes,
    frame: screen.frame,
    title: compileString(screen.title, scope, shop),
    description: compileString(screen.description, scope, shop),
    query: screen.query,
    loadedBy: [...new Set([...queryNames(sources), ...screen.keepFor.map(({ name }) => name)])],
    values: compileValues(screen.values, shop),
    theme: Object.fromEntries(
      Object.entries(screen.theme)
        .filter(([name]) => name !== '$comment')
        .map(([name, color]) => [name, compileString(color, scope, shop)]),
    ),
    state: screen.state,
    cookies: Object.entries(screen.cookies).flatMap(([name, text]) =>
      pathOf(text).map((path) => [name, path] as const),
    ),
    keep: screen.keep.flatMap(pathOf),
    keepAs: screen.keepAs ?? id,
    keepFor: screen.keepFor,
    sources,
    on,
    body,
    footer,
    dialogs,
    fields: shop.fields,
    calls: input.parts.calls,
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
    sources: new Set(input.screen.data.map((source) => source.name)),
    aside: new Set(
      input.screen.data
        .filter(({ call }) => lookUp(input.parts.calls, call)?.envelope === 'image')
        .map(({ name }) => name),
    ),
    fields: new Map(),
    nodes: compileNodes,
    actions: compileActions,
    problem,
  };
}

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

const pathOf = (text: string): readonly Path[] => {
  const path = parsePath(text);
  return path.ok ? [path.value] : [];
};

function compileSource(source: CanonicalSource, scope: Scope, shop: Workshop): SourcePlan {
  const send = compileProps(source.send, { object: {} }, scope, shop, `data.${source.name}.send`, 'value');
  const test = source.if === undefined ? undefined : compileTest(source.if, scope, shop);
  const call = lookUp(shop.parts.calls, source.call);
  if (call === undefined) shop.problem('bad-definition', `data.${source.name}`, `call ${source.call}`);
  const reads = [...send.reads, ...(test?.reads ?? [])];
  return {
    name: source.name,
    call,
    send: send.plans,
    test,
    aside: shop.aside.has(source.name),
    empty: source.empty === undefined ? undefined : compileTest(source.empty, scope, shop),
    emptyBody: compileNodes(source.emptyBody, scope, shop, `data.${source.name}.emptyBody`),
    busy: source.busy === undefined ? undefined : compileString(source.busy, scope, shop),
    failed:
      source.failed === undefined
        ? undefined
        : compileActions(source.failed, withName(scope, 'event'), shop, `data.${source.name}.failed`),
    needs: sourcesIn(reads, shop).filter((name) => name !== source.name),
  };
}

/** Sources that need each other would wait for ever: each of them fails instead, without a request. */
function failCircles(sources: readonly SourcePlan[], shop: Workshop): readonly SourcePlan[] {
  const needed = (source: SourcePlan, seen: Set<string>): Set<string> => {
    for (const name of source.needs) {
      const next = sources.find((other) => other.name === name);
      if (next === undefined || seen.has(name)) continue;
      seen.add(name);
      needed(next, seen);
    }
    return seen;
  };
  return sources.map((source) => {
    if (!needed(source, new Set()).has(source.name)) return source;
    shop.problem('bad-definition', `data.${source.name}`, 'needs itself');
    return { ...source, call: undefined, test: undefined, needs: [] };
  });
}

function queryNames(sources: readonly SourcePlan[]): readonly string[] {
  const names = new Set<string>();
  const visit = (reads: readonly DataPath[]): void => {
    for (const [root, name] of reads) if (root === 'query' && typeof name === 'string') names.add(name);
  };
  for (const source of sources) {
    for (const [, plan] of source.send) if (plan.kind === 'value') visit(plan.expression.reads);
    if (source.test !== undefined) visit(source.test.reads);
  }
  return [...names];
}

/** Names that results of calls and positions are put under: every `into` in the screen's actions. */
function intoNames(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(intoNames);
  if (typeof value !== 'object' || value === null) return [];
  const { do: action, into } = value as { do?: unknown; into?: unknown };
  const own = typeof action === 'string' && typeof into === 'string' ? [into] : [];
  return [...own, ...Object.values(value).flatMap(intoNames)];
}
