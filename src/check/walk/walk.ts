/**
 * The one walk through a definition with the fragments it inserts: what stands where, in the order of the file. It must not
 * know what is looked for, nor any widget or action by name, except `fragment`, which is part of the language.
 */
import type { Kind, KindName, Kinds } from '../../model/definition.ts';
import type { Json } from '../../model/json.ts';
import type { Members, Pointer } from '../document/document.ts';
import { isList, isObject, membersOf, nameFrom, own } from '../document/document.ts';
import { hasState } from './home.ts';
import { isTable, rowsOf, waysOf, type Way } from './ways.ts';

/** What a definition may use. */
export interface Ground {
  readonly widgets: { readonly [type: string]: Kinds };
  readonly actions: { readonly [name: string]: Kinds };
  /** The fragment of that name; `undefined`: there is none. */
  readonly fragment: (name: string) => unknown;
}

/** A spot in a definition, or in the fragment `of` that it inserts. */
export interface Where {
  readonly of: string | undefined;
  readonly pointer: Pointer;
}

/** Something that has a meaning of its own, which those who walk may know more of. */
export type Part = { readonly where: Where } & (
  | { readonly what: 'pick' | 'source' | 'dialog'; readonly name: string; readonly object: Members }
  /** A dialog's button, or an entry of a list of actions. */
  | { readonly what: 'button' | 'entry'; readonly object: Members }
  | { readonly what: 'widget'; readonly object: Members; readonly kinds: Kinds }
  /** The props that a row of a widget's table has. */
  | { readonly what: 'row'; readonly object: Members }
  /** What a fragment is made of, and what it is given; `home`: what one with state of its own does by itself. */
  | { readonly what: 'fragment'; readonly name: string; readonly object: Members; readonly given: Members }
  | { readonly what: 'home'; readonly name: string; readonly object: Members }
  /** What is drawn instead: of an unknown widget, or of a source that is empty. */
  | { readonly what: 'fallback' }
  | { readonly what: 'empty'; readonly source: Members }
  /** Actions that nobody asks for, and those in the prop of a widget, a button or an action, under a name. */
  | { readonly what: 'event'; readonly name: string; readonly actions: unknown }
  | { readonly what: 'actions'; readonly prop: string; readonly name: string; readonly actions: unknown }
);

/** `S` is what those who walk know at a spot. */
export interface Visitor<S> {
  /** What is known inside a part; `undefined`: it is not looked into. */
  part(part: Part, outer: S): S | undefined;
  /** The ways of a choice or a table that are walked, each when its turn comes, with what is known inside. */
  ways(ways: readonly Way[], spot: S): Iterable<readonly [Way, S]>;
  /** A value of some kind in a prop. */
  value?(value: unknown, kind: KindName, prop: string, where: Where, spot: S): void;
  /** Widgets or actions that stand in one list, when all have been walked. */
  list?(of: 'widgets' | 'actions', inner: readonly S[]): void;
  /** What stands under a name that nobody knows is walked as well, as what it looks like. */
  readonly strays?: true;
  /** What a row's name stands for. */
  readonly values?: (row: string) => readonly Json[];
}

const screenKinds: Kinds = { title: 'text', description: 'text', theme: 'value' };
const pickKinds: Kinds = { from: 'value', where: 'value' };
const sourceKinds: Kinds = { send: 'value', busy: 'text' };
const dialogKinds: Kinds = { title: 'text', body: 'nodes' };
const buttonKinds: Kinds = { text: 'text', press: 'actions' };

/** Members that hold tests or data, or are walked by themselves: no strays. */
const ofScreen = new Set([
  'on',
  'data',
  'body',
  'footer',
  'dialogs',
  'pick',
  'state',
  'query',
  'routes',
  'params',
]);
const ofSource = new Set(['if', 'empty', 'emptyBody', 'failed']);
const ofDialog = new Set(['buttons']);
const ofWidget = new Set(['if', 'fallback']);
const ofTable = new Set([...ofWidget, 'match', 'is', 'else']);
const ofChoice = new Set(['if', 'then', 'else', 'match', 'is', 'of']);
const tested = new Set(['if']);
const none: ReadonlySet<string> = new Set();

const into = ({ of, pointer }: Where, ...steps: Pointer): Where => ({ of, pointer: [...pointer, ...steps] });

const isWidget = (value: unknown): boolean => typeof membersOf(value)['type'] === 'string';
const isEntry = (value: unknown): boolean =>
  membersOf(value)['do'] !== undefined || waysOf(value) !== undefined;

type Standing = readonly [unknown, Where];

/** Each of a list, or the one that stands alone. Most of a walk goes through here. */
function eachOf(value: unknown, where: Where, all: Standing[] = []): readonly Standing[] {
  if (isList(value)) for (const [index, item] of value.entries()) eachOf(item, into(where, index), all);
  else all.push([value, where]);
  return all;
}

const named = (value: unknown): readonly (readonly [string, unknown])[] =>
  Object.entries(membersOf(value)).filter(([name]) => name !== '$comment');

const root: Where = { of: undefined, pointer: [] };

export const walkScreen = <S>(screen: Members, top: S, ground: Ground, visitor: Visitor<S>): void =>
  walker(ground, visitor).screen(screen, top);

/** One list of actions, or the one that stands in its place. */
export const walkActions = <S>(list: unknown, top: S, ground: Ground, visitor: Visitor<S>): void =>
  walker(ground, visitor).actions(list, root, top);

function walker<S>(ground: Ground, visitor: Visitor<S>) {
  /** Fragments around the spot. */
  const around: string[] = [];

  const inPart = (part: Part, outer: S, walk: (inner: S) => void): readonly S[] => {
    const inner = visitor.part(part, outer);
    if (inner === undefined) return [];
    walk(inner);
    return [inner];
  };

  /** `beside`: members without a kind that are no strays. */
  const props = (object: Members, kinds: Kinds, where: Where, spot: S, beside = none): void => {
    for (const [prop, value] of Object.entries(object)) {
      const kind = prop.startsWith('state.') ? 'value' : own(kinds, prop);
      if (kind !== undefined) member(value, kind, prop, prop, into(where, prop), spot);
      else if (visitor.strays === true && !beside.has(prop)) stray(value, into(where, prop), spot);
    }
  };

  const stray = (value: unknown, where: Where, spot: S): void => {
    const items = isList(value) ? value : [value];
    if (items.some(isWidget)) widgets(value, where, spot);
    else if (items.some(isEntry)) actions(value, where, spot);
    else if (isList(value)) value.forEach((item, index) => stray(item, into(where, index), spot));
    else for (const [name, item] of Object.entries(membersOf(value))) stray(item, into(where, name), spot);
  };

  /** `prop` is what it is, or is in; `name` is its own. */
  const member = (value: unknown, kind: Kind, prop: string, name: string, where: Where, spot: S): void => {
    if (kind === 'nodes') widgets(value, where, spot);
    else if (kind === 'actions')
      inPart({ what: 'actions', prop, name, actions: value, where }, spot, (inner) =>
        actions(value, where, inner),
      );
    else if (typeof kind === 'string') visitor.value?.(value, kind, prop, where, spot);
    else if ('items' in kind)
      for (const [item, there] of eachOf(value, where)) member(item, kind.items, prop, name, there, spot);
    else
      for (const [key, item] of Object.entries(membersOf(value))) {
        const inner = 'record' in kind ? kind.record : own(kind.object, key);
        if (inner !== undefined) member(item, inner, prop, key, into(where, key), spot);
      }
  };

  const widgets = (value: unknown, where: Where, spot: S): void => {
    const inner: S[] = [];
    for (const [item, there] of eachOf(value, where)) inner.push(...widget(item, there, spot));
    visitor.list?.('widgets', inner);
  };

  const widget = (object: unknown, where: Where, outer: S): readonly S[] => {
    if (!isObject(object)) return [];
    if (object['fallback'] !== undefined) {
      const there = into(where, 'fallback');
      inPart({ what: 'fallback', where: there }, outer, (inner) => widgets(object['fallback'], there, inner));
    }
    const kinds = own(ground.widgets, nameFrom(object['type'])) ?? {};
    const inner = visitor.part({ what: 'widget', object, kinds, where }, outer);
    if (inner === undefined) return [];
    if (object['type'] === 'fragment') {
      fragment(object, inner);
      if (visitor.strays === true) props(object, {}, where, inner, ofWidget);
    } else props(object, kinds, where, inner, isTable(object) ? ofTable : ofWidget);
    return isTable(object) ? rows(object, kinds, where, inner) : [inner];
  };

  /** A widget with a table is each of its rows in turn. */
  const rows = (table: Members, kinds: Kinds, where: Where, spot: S): readonly S[] => {
    const drawn: S[] = [];
    for (const [{ taken, at }, within] of visitor.ways(rowsOf(table, visitor.values), spot)) {
      const there = into(where, ...at);
      const object = membersOf(taken);
      drawn.push(
        ...inPart({ what: 'row', object, where: there }, within, (inner) =>
          props(object, kinds, there, inner),
        ),
      );
    }
    return drawn;
  };

  const fragment = (node: Members, spot: S): void => {
    const name = nameFrom(node['of']);
    const object = ground.fragment(name);
    if (!isObject(object) || around.includes(name)) return;
    const where: Where = { of: name, pointer: [] };
    around.push(name);
    inPart({ what: 'fragment', name, object, given: membersOf(node['with']), where }, spot, (inner) => {
      if (hasState(object))
        inPart({ what: 'home', name, object, where }, inner, (alone) => byItself(object, where, alone));
      widgets(object['body'], into(where, 'body'), inner);
    });
    around.pop();
  };

  /** What a screen, or a fragment with state of its own, does by itself. */
  const byItself = (definition: Members, where: Where, spot: S): void => {
    for (const [name, list] of named(definition['on'])) event(name, list, into(where, 'on', name), spot);
    for (const [name, source] of named(definition['data'])) {
      const there = into(where, 'data', name);
      const object = membersOf(source);
      inPart({ what: 'source', name, object, where: there }, spot, (inner) => {
        props(object, sourceKinds, there, inner, ofSource);
        const empty = into(there, 'emptyBody');
        inPart({ what: 'empty', source: object, where: empty }, inner, (within) =>
          widgets(object['emptyBody'], empty, within),
        );
        if (object['failed'] !== undefined) event('failed', object['failed'], into(there, 'failed'), spot);
      });
    }
  };

  const event = (name: string, list: unknown, where: Where, spot: S): void => {
    inPart({ what: 'event', name, actions: list, where }, spot, (inner) => actions(list, where, inner));
  };

  const actions = (value: unknown, where: Where, spot: S): void => {
    const inner: S[] = [];
    for (const [item, there] of eachOf(value, where)) inner.push(...entry(item, there, spot));
    visitor.list?.('actions', inner);
  };

  const entry = (object: unknown, where: Where, outer: S): readonly S[] => {
    if (!isObject(object)) return [];
    return inPart({ what: 'entry', object, where }, outer, (inner) => {
      const ways = waysOf(object, visitor.values);
      if (ways === undefined)
        props(object, own(ground.actions, nameFrom(object['do'])) ?? {}, where, inner, tested);
      else {
        if (visitor.strays === true) props(object, {}, where, inner, ofChoice);
        for (const [{ taken, at }, within] of visitor.ways(ways, inner))
          if (taken !== undefined) actions(taken, into(where, ...at), within);
      }
    });
  };

  const screen = (definition: Members, top: S): void => {
    props(definition, screenKinds, root, top, ofScreen);
    for (const [name, pick] of named(definition['pick'])) {
      const where = into(root, 'pick', name);
      const object = membersOf(pick);
      inPart({ what: 'pick', name, object, where }, top, (inner) => props(object, pickKinds, where, inner));
    }
    byItself(definition, root, top);
    widgets(definition['body'], into(root, 'body'), top);
    widgets(definition['footer'], into(root, 'footer'), top);
    for (const [name, dialog] of named(definition['dialogs'])) {
      const where = into(root, 'dialogs', name);
      const object = membersOf(dialog);
      inPart({ what: 'dialog', name, object, where }, top, (inner) => {
        props(object, dialogKinds, where, inner, ofDialog);
        for (const [button, there] of eachOf(object['buttons'], into(where, 'buttons')))
          if (isObject(button))
            inPart({ what: 'button', object: button, where: there }, inner, (within) =>
              props(button, buttonKinds, there, within, tested),
            );
      });
    }
  };

  return { screen, actions };
}
