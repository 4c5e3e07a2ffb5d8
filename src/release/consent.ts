/**
 * What a person agrees to on a screen, as its definition says it: a box that is ticked beside a way to what is agreed to, a way to
 * a legal text from where something is sent that must not happen twice, and what is shown or hashed of a document. It must not
 * know any screen, document or words.
 */
import { isList, isObject, membersOf, nameFrom, own, type Members } from '../check/document/document.ts';
import { leads } from '../check/flow/doing.ts';
import { objectOf } from '../check/walk/deeds.ts';
import type { Path } from '../lib/path.ts';
import { parseTemplate, templatePaths } from '../lib/template.ts';
import type { Kinds } from '../model/definition.ts';
import type { Library } from './library.ts';
import { textOfPart } from './text.ts';
import { usesOf } from './uses.ts';
import { keysIn } from './words.ts';

/** What is agreed to on one screen. */
export interface Consent {
  /** Everything of the definition that is part of it, to be compared. */
  readonly said: string;
  /** Text keys. */
  readonly keys: ReadonlySet<string>;
}

/** A library, with what it knows of fields that are ticked. */
export type Known = Library & { isTicked(type: string): boolean };

interface Node {
  readonly node: Members;
  /** The node before it in its list. */
  readonly before: unknown;
}

/** Actions of a definition with the widget that holds each; what shows or hashes a document. */
interface Walked {
  readonly actions: (Node & { readonly action: Members })[];
  readonly documents: Members[];
}

const hasDocument = (kinds: Kinds | undefined, object: Members): boolean =>
  Object.entries(kinds ?? {}).some(([prop, kind]) => kind === 'document' && object[prop] !== undefined);

function walk(value: unknown, holder: Node | undefined, library: Known, found: Walked): void {
  if (isList(value))
    for (const [index, item] of value.entries()) {
      const isNode = isObject(item) && typeof item['type'] === 'string';
      walk(item, isNode ? { node: item, before: value[index - 1] } : holder, library, found);
    }
  if (!isObject(value)) return;
  const { type, do: action } = value;
  const inside =
    typeof type === 'string' && holder?.node !== value ? { node: value, before: undefined } : holder;
  if (typeof action === 'string' && inside !== undefined) found.actions.push({ ...inside, action: value });
  if (
    hasDocument(own(library.widgets, nameFrom(type)), value) ||
    hasDocument(own(library.actions, nameFrom(action)), value)
  )
    found.documents.push(value);
  for (const member of Object.values(value)) walk(member, inside, library, found);
}

const isBox = ({ node }: Node, library: Known): boolean =>
  node['bind'] !== undefined && library.isTicked(nameFrom(node['type']));

/** It leads to a screen that shows a document. */
function leadsToText(action: Members, library: Known): boolean {
  const route = nameFrom(objectOf('leadsTo', action, library.facts));
  const id = own(library.routes, route) ?? own(library.promotion.routes, route);
  return id !== undefined && usesOf(library.screens[id], library.fragments).documents.length > 0;
}

/** Paths that a string reads, `{{agreement}}`. */
function pathsIn(value: unknown): readonly Path[] {
  const template = typeof value === 'string' ? parseTemplate(value) : undefined;
  return template?.ok === true ? templatePaths(template.value) : [];
}

/** What uses of fragments give under these names. */
function givenAs(value: unknown, names: ReadonlySet<string>): readonly unknown[] {
  if (isList(value)) return value.flatMap((item) => givenAs(item, names));
  if (!isObject(value)) return [];
  const given = value['type'] === 'fragment' ? Object.entries(membersOf(value['with'])) : [];
  return [
    ...given.flatMap(([name, each]) => (names.has(name) ? [each] : [])),
    ...Object.values(value).flatMap((member) => givenAs(member, names)),
  ];
}

/** The words of a node, those that it is given under a name and the defaults of a campaign's values included. */
function wordsOfNode(node: Members, screen: unknown, roots: readonly unknown[], keys: Set<string>): void {
  keysIn(node, keys);
  const paths = Object.values(node).flatMap(pathsIn);
  const given = givenAs(roots, new Set(paths.map(([root = '']) => root)));
  keysIn(given, keys);
  const values = membersOf(membersOf(screen)['values']);
  for (const [root, name = ''] of [...paths, ...given.flatMap(pathsIn)])
    if (root === 'values') keysIn(own(values, name), keys);
}

export function consentOn(id: string, library: Known): Consent {
  const screen = library.screens[id];
  const uses = usesOf(screen, library.fragments);
  const roots = [screen, ...uses.fragments.map((name) => library.fragments[name])];
  const found: Walked = { actions: [], documents: [] };
  walk(roots, undefined, library, found);
  const sends = uses.calls.some((name) => own(library.calls, name)?.once !== undefined);
  const nodes = found.actions.filter(
    (each) =>
      (isBox(each, library) && leads(each.action, library.facts)) ||
      (sends && leadsToText(each.action, library)),
  );
  const keys = new Set<string>();
  for (const { node, before } of nodes) {
    wordsOfNode(node, screen, roots, keys);
    // "By registering you accept:" stands alone before the link; what says more is not about it.
    const lead = new Set<string>();
    keysIn(before, lead);
    if (lead.size === 1) for (const key of lead) keys.add(key);
  }
  return { said: textOfPart([nodes.map(({ node }) => node), found.documents, [...keys]]), keys };
}
