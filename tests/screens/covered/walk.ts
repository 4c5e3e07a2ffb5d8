/**
 * Walks a plan beside the definition it was made from, so that everything that can be run is known by its place in a
 * file. It must not know what is counted.
 */
import type { Expression } from '../../../src/engine/expression.ts';
import type {
  ActionsPlan,
  ActionStep,
  BranchStep,
  FieldPlan,
  MatchPlan,
  MatchStep,
  NodePlan,
  Plan,
  PropPlan,
  PropPlans,
  SourcePlan,
  TestExpression,
} from '../../../src/engine/plan.ts';
import { fileOf } from '../screen-of.ts';
import { textKey } from '../../../src/lib/template.ts';
import type { FragmentDefinition, ScreenDefinition } from '../../../src/model/definition.ts';

/** A value of a definition and where it stands. */
export interface Spot {
  readonly file: string;
  readonly pointer: readonly (string | number)[];
  readonly value: unknown;
}

export interface Visitor {
  test(spot: Spot, test: TestExpression): void;
  rule(spot: Spot, rule: FieldPlan['rules'][number]): void;
  action(spot: Spot, step: ActionStep): void;
  /** `expression` yields the text, or something that holds it at `inside`; none for what a fragment is given. */
  text(spot: Spot, key: string, expression: Expression | undefined, inside: Spot['pointer']): void;
}

export interface Source {
  readonly definition: ScreenDefinition;
  readonly fragments: { readonly [name: string]: FragmentDefinition };
}

function child({ file, pointer, value }: Spot, name: string | number): Spot {
  const members =
    typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>) : {};
  return { file, pointer: [...pointer, name], value: members[name] };
}

/** An item of a list; where the definition has one thing instead of a list, that. */
const item = (spot: Spot, index: number): Spot => (Array.isArray(spot.value) ? child(spot, index) : spot);

export function walkPlan(plan: Plan, { definition, fragments }: Source, visitor: Visitor): void {
  const root: Spot = { file: fileOf(plan.id), pointer: [], value: definition };
  const spots = new Map<NodePlan, Spot>();
  const at = (...names: readonly (string | number)[]): Spot => names.reduce(child, root);

  texts(at('title'), plan.title);
  texts(at('description'), plan.description);
  nodes(plan.body, at('body'), 'body');
  nodes(plan.footer, at('footer'), 'footer');
  for (const [event, list] of Object.entries(plan.on)) actions(list, at('on', event));
  const inFragments = new Set(plan.homes.flatMap((home) => [...home.sources.values()]));
  for (const plain of plan.sources) if (!inFragments.has(plain.name)) source(plain, at('data', plain.name));
  for (const [name, dialog] of Object.entries(plan.dialogs)) {
    const spot = at('dialogs', name);
    texts(child(spot, 'title'), dialog.title);
    nodes(dialog.body, child(spot, 'body'), `dialogs.${name}.body`);
    nodes(dialog.buttons, child(spot, 'buttons'), `dialogs.${name}.buttons`);
  }
  for (const { fields } of [plan, ...plan.homes]) for (const field of fields.values()) checked(field);

  function checked(field: FieldPlan): void {
    const spot = spots.get(field.node);
    if (spot !== undefined) rules(field, child(spot, 'rules'));
  }

  function source(plain: SourcePlan, spot: Spot): void {
    if (plain.test !== undefined) visitor.test(child(spot, 'if'), plain.test);
    if (plain.empty !== undefined) visitor.test(child(spot, 'empty'), plain.empty);
    props(plain.send, child(spot, 'send'));
    nodes(plain.emptyBody, child(spot, 'emptyBody'), `data.${plain.name}.emptyBody`);
    if (plain.failed !== undefined) actions(plain.failed, child(spot, 'failed'));
  }

  function rules(field: FieldPlan, spot: Spot): void {
    for (const [index, rule] of field.rules.entries()) {
      const own = item(spot, index);
      visitor.rule(child(own, 'test'), rule);
      texts(child(own, 'message'), rule.message);
    }
  }

  /** `base` is the place of the list; a node's own place tells which of its items it was made from. */
  function nodes(plans: readonly NodePlan[], list: Spot, base: string): void {
    for (const node of plans) {
      const [index, ...fallbacks] = node.place.slice(base.length + 1).split('.');
      const spot = fallbacks.reduce((inner) => child(inner, 'fallback'), item(list, Number(index)));
      spots.set(node, spot);
      if (node.test !== undefined) visitor.test(child(spot, 'if'), node.test);
      props(node.props, spot, node.place);
      if (node.children !== undefined) fragment(node, node.children, spot);
    }
  }

  function fragment(node: NodePlan, children: readonly NodePlan[], spot: Spot): void {
    texts(child(spot, 'with'), undefined);
    const name = String(child(spot, 'of').value);
    const file = `screens/fragments/${name}.json`;
    const whole: Spot = { file, pointer: [], value: fragments[name] };
    const home = plan.homes.find(({ place }) => place === node.place);
    for (const [event, list] of Object.entries(home?.on ?? {}))
      actions(list, child(child(whole, 'on'), event));
    for (const [own, named] of home?.sources ?? []) {
      const loaded = plan.sources.find((one) => one.name === named);
      if (loaded !== undefined) source(loaded, child(child(whole, 'data'), own));
    }
    nodes(children, child(whole, 'body'), `${node.place}.body`);
  }

  function props(plans: PropPlans, spot: Spot, place = ''): void {
    for (const [name, plan] of plans) {
      if (plan.kind === 'match') rows(plan, name, spot, place);
      else prop(plan, child(spot, name), `${place}.${name}`);
    }
  }

  /** What a row does not say stands beside the table, and is walked once. */
  function rows(plan: MatchPlan, name: string, spot: Spot, place: string): void {
    const seen = new Set<PropPlan>();
    const tables: readonly (readonly [readonly string[], PropPlan | undefined])[] = [
      ...[...plan.rows].map(([row, inner]) => [['is', row], inner] as const),
      [['else'], plan.otherwise],
    ];
    for (const [way, inner] of tables) {
      if (inner === undefined || seen.has(inner)) continue;
      seen.add(inner);
      const row = way.reduce(child, spot);
      const isOwn = typeof row.value === 'object' && row.value !== null && name in row.value;
      prop(inner, child(isOwn ? row : spot, name), [place, ...(isOwn ? way : []), name].join('.'));
    }
  }

  function prop(plan: PropPlan, spot: Spot, place: string): void {
    if (plan.kind === 'actions') actions(plan.actions, spot);
    else if (plan.kind === 'nodes') nodes(plan.nodes, spot, place);
    else if (plan.kind === 'object') props(plan.props, spot, place);
    else if (plan.kind === 'items')
      for (const [index, inner] of plan.items.entries()) prop(inner, item(spot, index), `${place}.${index}`);
    else if (plan.kind === 'value' && plan.as === 'test')
      visitor.test(spot, plan.expression as TestExpression);
    else if (plan.kind === 'value') texts(spot, plan.expression);
  }

  function actions(list: ActionsPlan, spot: Spot): void {
    for (const [index, step] of list.actions.entries()) {
      const own = item(spot, index);
      if (!('action' in step)) {
        taken(step, own);
        continue;
      }
      visitor.action(own, step);
      if (step.test !== undefined) visitor.test(child(own, 'if'), step.test);
      props(step.parameters, own, step.where);
    }
  }

  function taken(step: BranchStep | MatchStep, own: Spot): void {
    if ('value' in step) {
      for (const [row, list] of step.rows) actions(list, child(child(own, 'is'), row));
      actions(step.otherwise, child(own, 'else'));
    } else {
      visitor.test(child(own, 'if'), step.test);
      actions(step.then, child(own, 'then'));
      if (step.otherwise !== undefined) actions(step.otherwise, child(own, 'else'));
    }
  }

  /** Every text of the app inside a value. */
  function texts(spot: Spot, expression: Expression | undefined, inside: Spot['pointer'] = []): void {
    const { value } = spot;
    const key = typeof value === 'string' ? textKey(value) : undefined;
    if (key !== undefined) visitor.text(spot, key, expression, inside);
    if (typeof value !== 'object' || value === null) return;
    for (const name of Array.isArray(value) ? value.keys() : Object.keys(value))
      texts(child(spot, name), expression, [...inside, name]);
  }
}
