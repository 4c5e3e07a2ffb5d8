/**
 * What parts, values and actions are called where a change is told, in both languages. No path, key or brace is in any of it. It
 * must not know what changed.
 */
import {
  isList,
  isObject,
  listOf,
  membersOf,
  nameFrom,
  own,
  type Members,
} from '../../../check/document/document.ts';
import { nothingGiven } from '../../../check/map/parameters.ts';
import { widgetWords } from '../../../check/states/labels.ts';
import { tongues, type Tongue } from '../../../lib/figures.ts';
import { told, type Told } from '../../../release/told.ts';
import { meaningIn } from '../../conditions/meaning.ts';
import { whenInWords } from '../../conditions/say.ts';
import type { Known } from '../../forms/desk.ts';
import { saidIn, type View } from '../../forms/view.ts';
import type { Field } from '../fields.ts';
import { optionWords } from '../option-words.ts';
import { labelOf } from '../part-schema.ts';
import { actionSchemas, widgetSchemas } from '../parts.ts';

/** The texts on one side of a change, and what is known of parts and calls. */
export interface Side {
  readonly view: View;
  readonly project: Known;
  /** The definition that is told of. */
  readonly definition: unknown;
}

/** A text for each language of staff, made of texts of that language. */
export const each = (make: (tongue: Tongue, pick: (told: Told) => string) => string): Told =>
  told(
    make('en', (one) => one['en-IN']),
    make('es', (one) => one['es-MX']),
  );

const longest = 90;

/** Words as they are quoted: on one line, not endless, and nothing in braces. */
export const short = (words: string): string => {
  const line = words
    .replaceAll(/\{\{[^}]*\}\}|\{+[^{}\s]*\}*|\}/g, '…')
    .replaceAll(/…{2,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // One word with dots in it is an address or a name for the program.
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(line)) return '…';
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
};

/** The same with the words that it quotes cut short: for a name, and beside others. */
export const brief = (name: Told): Told =>
  each((_tongue, pick) =>
    pick(name).replaceAll(
      /(?<=[‘«])([^‘’«»]{34})[^‘’«»]{3,}(?=[’»])/gu,
      (_whole, begin: string) => `${begin.trimEnd()}…`,
    ),
  );

export const quoted = (words: Told): Told => told(`‘${short(words['en-IN'])}’`, `«${short(words['es-MX'])}»`);

/** What a text of a definition says; a key without words says nothing that anyone could read. */
export function saysOf(value: unknown, { view }: Side): Told {
  return each((tongue) => {
    const said = saidIn(view, value, tongue);
    return said.startsWith('@') ? '…' : said;
  });
}

export const isSilent = (said: Told): boolean => said['en-IN'] === '' && said['es-MX'] === '';

/** What kind of file it is. */
export const kindOfFile = (file: string): Told =>
  file.includes('/fragments/')
    ? told('shared part', 'parte compartida')
    : file.includes('/promotion/')
      ? told('campaign layout', 'plantilla de campaña')
      : file.startsWith('screens/')
        ? told('screen', 'pantalla')
        : told('legal text', 'texto legal');

/** A screen by its title. */
export function nameOfFile(file: string, side: Side): Told {
  const title = saysOf(membersOf(side.view.value(file))['title'], side);
  return isSilent(title) ? kindOfFile(file) : quoted(title);
}

/** What a part says first; nothing where nobody could read it. */
function wordsOf(node: unknown, { view, project }: Side, tongue: Tongue): string | undefined {
  const said = { texts: view.words[tongue], fragments: view.fragments, widgets: project.widgets };
  // What it says goes before the link below it.
  const { linkText: _link, ...spoken } = membersOf(node);
  const words = widgetWords(spoken, nothingGiven, said) ?? widgetWords(node, nothingGiven, said);
  return words === undefined || words.startsWith('@') ? undefined : words;
}

/** A line, a gap, a picture: many are called the same. */
export const isWordless = (node: unknown, side: Side): boolean => wordsOf(node, side, 'es') === undefined;

/** "Button ‘Pay’" */
export function nameOfPart(node: unknown, side: Side): Told {
  const type = nameFrom(membersOf(node)['type']);
  const label = labelOf(own(widgetSchemas, type) ?? {});
  return each((tongue, pick) => {
    const words = wordsOf(node, side, tongue);
    const name = pick(label) === '' ? (tongue === 'es' ? 'Parte' : 'Part') : pick(label);
    if (words === undefined) return name;
    return `${name} ${pick(quoted(told(words, words)))}`;
  });
}

/** "when the loan is overdue"; empty where nothing is asked. */
export const whenOf = (test: unknown, { definition, project }: Side): Told =>
  each((tongue) => {
    const said = test === undefined ? '' : whenInWords(test, tongue, meaningIn(definition, project));
    // What is no test cannot be said.
    return said.toLowerCase().includes('[object') ? '' : said.replaceAll(/[{}]/g, '');
  });

const screenAt = (route: string, view: View): string | undefined =>
  view.screens.find(({ routes }) => routes.includes(route))?.file;

/** What one action does: "goes to ‘Customer service’". */
function actionOf(action: unknown, side: Side): Told {
  const members = membersOf(action);
  if (members['then'] !== undefined || members['match'] !== undefined) return branchOf(members, side);
  const schema = own(actionSchemas, nameFrom(members['do'])) ?? {};
  const { leadsTo, says } = schema.does ?? {};
  const when = whenOf(members['if'], side);
  const route = nameFrom(members[nameFrom(leadsTo)]);
  const file = screenAt(route.replace(/(?<=.)[?#].*$/, ''), side.view);
  const words = saysOf(members[nameFrom(says)], side);
  return each((tongue, pick) => {
    const end = pick(when) === '' ? '' : ` ${pick(when)}`;
    if (route !== '') {
      const target =
        file === undefined ? pick(told('another screen', 'otra pantalla')) : pick(nameOfFile(file, side));
      return `${tongue === 'es' ? 'lleva a' : 'leads to'} ${target}${end}`;
    }
    const name = pick(labelOf(schema)).toLowerCase();
    return pick(words) === '' ? `${name}${end}` : `${name} ${pick(quoted(words))}${end}`;
  });
}

const isBranch = (members: Members): boolean => members['then'] !== undefined;

function branchOf(members: Members, side: Side): Told {
  const then = isBranch(members) ? actionsOf(members['then'], side) : undefined;
  const when = whenOf(members['if'], side);
  if (then === undefined)
    return told('one of several things, by a value', 'una de varias cosas, según un valor');
  const other = members['else'] === undefined ? undefined : actionsOf(members['else'], side);
  return each((tongue, pick) => {
    const rest = other === undefined ? '' : `${tongue === 'es' ? '; si no, ' : '; otherwise '}${pick(other)}`;
    return `${pick(when)}: ${pick(then)}${rest}`;
  });
}

/** "pay, then leads to ‘My loan’" */
export function actionsOf(actions: unknown, side: Side): Told {
  const all = listOf(actions).map((action) => actionOf(action, side));
  if (all.length === 0) return told('nothing happens', 'no pasa nada');
  return each((tongue, pick) => all.map(pick).join(tongue === 'es' ? ', luego ' : ', then '));
}

/** A value of a field as people call it; `undefined` for what is too much for a sentence. */
export function valueOf(value: unknown, field: Field | undefined, side: Side): Told | undefined {
  if (value === undefined) return told('the usual', 'lo normal');
  if (typeof value === 'boolean') return optionWords(String(value));
  if (typeof value === 'number') {
    const isMoney = field?.kind === 'money';
    const number = (tag: string): string => (isMoney ? value / 100 : value).toLocaleString(tag);
    return each((tongue) => number(tongues[tongue]));
  }
  const option = field?.options?.find((one) => one.value === value);
  if (option !== undefined) return quoted(option.label);
  if (field?.kind === 'call' || field?.from !== undefined) return undefined;
  if (field?.kind === 'route' && typeof value === 'string') {
    const file = screenAt(value, side.view);
    return file === undefined ? undefined : nameOfFile(file, side);
  }
  const isPlain = typeof value === 'string' && (field?.kind === 'words' || field?.kind === 'colour');
  if (!isPlain || isList(value) || isObject(value)) return undefined;
  const said = saysOf(value, side);
  return isSilent(said) ? undefined : quoted(said);
}

/** How often something is shown. */
export const shownWhen = (when: Told): Told =>
  isSilent(when) ? told('always', 'siempre') : told(`only ${when['en-IN']}`, `solo ${when['es-MX']}`);

/** What happens, or that nothing does. */
export const doesOf = (actions: unknown, side: Side): Told =>
  actions === undefined ? told('nothing happens', 'no pasa nada') : actionsOf(actions, side);
