/**
 * Says in the author's own words where a place is: `button "Pagar" in dialog "reminder"`, `source "plan"`, `on enter`. It
 * must not know what is wrong there, nor any widget or action by name, except `fragment`, which is part of the language.
 */
import type { Members, Pointer } from '../document/document.ts';
import { isList, isObject } from '../document/document.ts';
import { entryName, waysOf } from '../walk/ways.ts';

export type Words = ReadonlyMap<string, string>;

/** Sections of a screen whose members have names. */
const sections: { readonly [section: string]: string } = {
  dialogs: 'dialog',
  data: 'source',
  query: 'URL parameter',
  state: 'variable',
  params: 'parameter',
  pick: 'pick',
  values: 'value',
};

/** What stands there is declared by its type, and is no widget. */
const declared: ReadonlySet<unknown> = new Set(['params', 'values']);

/** What says best which widget it is, first of all the words that a person sees. */
const labels = ['text', 'label', 'title', 'name', 'alt', 'of', 'id', 'bind', 'each'] as const;
/** What says best which action it is. */
const targets = ['call', 'to', 'dialog', 'message', 'data', 'widget', 'text', 'url'] as const;

const stepInto = (value: unknown, step: string | number): unknown => {
  if (isList(value)) return typeof step === 'number' ? value[step] : undefined;
  return isObject(value) && Object.prototype.hasOwnProperty.call(value, step) ? value[step] : undefined;
};

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);

/** The words of a text; data in it is `…`, and alone it is the path itself. */
function said(text: string, texts: Words): string {
  const written = text.startsWith('@') ? (texts.get(text.slice(1)) ?? text) : text;
  const plain = written
    .replaceAll(/\{\{[#^/][^}]*\}\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = plain.replaceAll(/\{\{[^}]*\}\}/g, '…');
  return cut(/[\p{L}\p{N}]/u.test(words) ? words : plain);
}

function named(what: string, object: Members, names: readonly string[], texts: Words): string {
  const label = names
    .map((name) => object[name])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');
  const words = label === undefined ? '' : said(label, texts);
  return words === '' ? what : `${what} "${words}"`;
}

/** The part of a screen that its first names lead to; the body is the screen itself. */
function sectionAt(value: unknown, [first, second]: Pointer): string | undefined {
  if (first === 'on') return second === undefined ? 'the events' : `on ${second}`;
  if (first === 'routes') {
    const route = isObject(value) ? stepInto(value['routes'], second ?? 0) : undefined;
    if (typeof second === 'string' && second !== '') return `route "${second}"`;
    return typeof route === 'string' && route !== '' ? `route "${route}"` : 'the routes';
  }
  if (first === 'title') return 'the title';
  if (first === 'footer') return 'the footer';
  const section = typeof first === 'string' ? sections[first] : undefined;
  if (section !== undefined && second === '') return section;
  if (section !== undefined && second !== undefined) return `${section} "${second}"`;
  return undefined;
}

interface Found {
  readonly words: string;
  readonly labelled: boolean;
}

/** Widgets, dialog buttons and actions on the way, outermost first. */
function onTheWay(value: unknown, pointer: Pointer, texts: Words): { widgets: Found[]; actions: Found[] } {
  const found = (words: string): Found => ({ words, labelled: words.includes('"') });
  const widgets: Found[] = [];
  const actions: Found[] = [];
  let at = value;
  for (const [index, step] of pointer.entries()) {
    at = stepInto(at, step);
    if (!isObject(at)) continue;
    const isButton = pointer[0] === 'dialogs' && index === 3 && pointer[2] === 'buttons';
    if (isButton) widgets.push(found(named('button', at, labels, texts)));
    else if (typeof at['do'] === 'string') actions.push(found(named(at['do'], at, targets, texts)));
    else if (waysOf(at) !== undefined) actions.push(found(entryName(at)));
    else if (typeof at['type'] === 'string' && !declared.has(pointer[0]))
      widgets.push(found(named(at['type'], at, labels, texts)));
  }
  return { widgets, actions };
}

/** Words for a place of a file; `''` where there are none that say more than the file's name. */
export function whereabouts(file: string, value: unknown, pointer: Pointer, texts: Words): string {
  const [first] = pointer;
  if (/^locales\/[^/]+$/.test(file))
    return first === undefined || first === '' ? '' : `text "${String(first)}" in ${file}`;
  const { widgets, actions } = onTheWay(value, pointer, texts);
  const widget = widgets.at(-1);
  // A divider has no words of its own: those of what it stands in say which one it is.
  const around =
    widget?.labelled === false ? [...widgets].reverse().find(({ labelled }) => labelled) : undefined;
  const section = typeof first === 'number' ? `example ${first + 1}` : sectionAt(value, pointer);
  const [inner, ...outer] = [
    ...(actions.at(-1) === undefined ? [] : [actions.at(-1)?.words]),
    ...(widget === undefined ? [] : [widget.words]),
    ...(around === undefined ? [] : [around.words]),
    ...(section === undefined ? [] : [section]),
  ].filter((words) => words !== undefined);
  return outer.reduce<string>((words, each, index) => {
    if (each.startsWith('on ')) return `${words} ${each}`;
    return `${words} ${index === 0 && actions.length > 0 && widget !== undefined ? 'of' : 'in'} ${each}`;
  }, inner ?? '');
}
