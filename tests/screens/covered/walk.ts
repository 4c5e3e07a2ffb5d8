/**
 * Walks a plan beside the definition it was made from, so that everything that can be run is known by its place in a
 * file. It must not know what is counted.
 */
import type { Expression } from '../../../src/engine/expression.ts';
import type {
  ActionsPlan,
  FieldPlan,
  NodePlan,
  Plan,
  PropPlan,
  PropPlans,
  StepPlan,
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
  action(spot: Spot, step: StepPlan): void;
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
  for (const source of plan.sources) {
    const spot = at('data', source.name);
    if (source.test !== undefined) visitor.test(child(spot, 'if'), source.test);
    if (source.empty !== undefined) visitor.test(child(spot, 'empty'), source.empty);
    props(source.send, child(spot, 'send'));
    nodes(source.emptyBody, child(spot, 'emptyBody'), `data.${source.name}.emptyBody`);
    if (source.failed !== undefined) actions(source.failed, child(spot, 'failed'));
  }
  for (const [name, dialog] of Object.entries(plan.dialogs)) {
    const spot = at('dialogs', name);
    texts(child(spot, 'title'), dialog.title);
    nodes(dialog.body, child(spot, 'body'), `dialogs.${name}.body`);
    nodes(dialog.buttons, child(spot, 'buttons'), `dialogs.${name}.buttons`);
  }
  for (const field of plan.fields.values()) {
    const spot = spots.get(field.node);
    if (spot !== undefined) rules(field, child(spot, 'rules'));
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
    nodes(children, { file, pointer: ['body'], value: fragments[name]?.body }, `${node.place}.body`);
  }

  function props(plans: PropPlans, spot: Spot, place = ''): void {
    for (const [name, plan] of plans) prop(plan, child(spot, name), `${place}.${name}`);
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
      visitor.action(own, step);
      if (step.test !== undefined) visitor.test(child(own, 'if'), step.test);
      props(step.parameters, own, step.where);
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
