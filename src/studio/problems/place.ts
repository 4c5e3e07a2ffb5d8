/**
 * Where a problem is, as staff call it: the part by what it says, the step in it, the field of its form. No path, key or name of a
 * file is in any of it. It must not know what is wrong there.
 */
import {
  isList,
  isObject,
  membersOf,
  nameFrom,
  namesIn,
  own,
  type Members,
} from '../../check/document/document.ts';
import type { Problem } from '../../lib/problem.ts';
import { figuresFile, wordsFile } from '../../release/names.ts';
import { told } from '../../release/told.ts';
import type { Pair } from '../conditions/data-nouns.ts';
import { nameOfPath } from '../conditions/data-words.ts';
import type { Field } from '../core/fields.ts';
import { labelOf, type PartSchema } from '../core/part-schema.ts';
import {
  actionFields,
  actionSchemas,
  fieldsOfDefinition,
  widgetFields,
  widgetSchemas,
} from '../core/parts.ts';
import { isSilent, nameOfPart, quoted, saysOf, short, type Side } from '../core/tell/naming.ts';
import { inTongue } from '../forms/tongue.ts';
import { treeWords } from '../tree/words.ts';
import { inLanguage, languageOf } from './languages.ts';
import { hasNoun, sideOf, type Ground } from './the.ts';

type Located = Pick<Problem, 'file' | 'pointer' | 'facts'>;

/** Members of a screen that are no parts. */
const sections: Readonly<Record<string, Pair>> = {
  data: ['Lo que carga', 'What it loads'],
  state: ['Lo que recuerda', 'What it remembers'],
  keep: ['Lo que guarda', 'What it keeps'],
  keepAs: ['Lo que guarda', 'What it keeps'],
  keepFor: ['Lo que guarda', 'What it keeps'],
  keepUntil: ['Lo que guarda', 'What it keeps'],
  query: ['Lo que recibe por su dirección', 'What it receives by its address'],
  params: ['Lo que se le da', 'What it is given'],
  pick: ['Lo que elige de una lista', 'What it picks from a list'],
  values: ['Valores de la campaña', 'Values of the campaign'],
  theme: ['Colores', 'Colors'],
  routes: ['Su dirección', 'Its address'],
  frame: ['Marco', 'Frame'],
  frames: ['Marco', 'Frame'],
  title: ['Título', 'Title'],
  description: ['Descripción', 'Description'],
};

const whole: Readonly<Record<'screen' | 'layout' | 'shared' | 'words' | 'figures' | 'program', Pair>> = {
  screen: ['Toda la pantalla', 'The whole screen'],
  layout: ['Toda la campaña', 'The whole campaign'],
  shared: ['Toda la parte compartida', 'The whole shared part'],
  words: ['Palabras', 'Words'],
  figures: ['Cifras de los textos legales', 'Figures of the legal texts'],
  program: ['El programa', 'The program'],
};

const into = (value: unknown, step: string): unknown =>
  isList(value) ? value[Number(step)] : own(membersOf(value), step);

const labelIn = (fields: readonly Field[], name: string): Field['label'] | undefined =>
  fields.find((field) => field.name === name)?.label;

/** What the form calls a member of a part or of a step. */
function memberOf(
  schema: PartSchema | undefined,
  fields: readonly Field[],
  name: string,
): Field['label'] | undefined {
  const label = labelOf(own(schema?.properties ?? {}, name) ?? {});
  return isSilent(label) ? labelIn(fields, name) : label;
}

/** The part, the step in it and the member of these in which a place is, innermost. */
interface Way {
  part?: unknown;
  around?: unknown;
  button?: Members;
  action?: string;
  member?: Field['label'] | undefined;
}

function wayTo(definition: unknown, pointer: readonly string[]): Way {
  const way: Way = {};
  let at: unknown = definition;
  for (const [index, step] of pointer.entries()) {
    if (isObject(at)) {
      const type = nameFrom(at['type']);
      const name = nameFrom(at['do']);
      const isAction = name !== '';
      const isPart = !isAction && (own(widgetSchemas, type) !== undefined || type !== '') && index > 0;
      if (isAction) way.member = memberOf(own(actionSchemas, name), actionFields, step);
      else if (isPart) way.member = memberOf(own(widgetSchemas, type), widgetFields, step);
      else if (way.button === at) way.member = labelIn(fieldsOfDefinition('dialogButton'), step);
      else if (index === 2 && pointer[0] === 'data')
        way.member = labelIn(fieldsOfDefinition('dataSource'), step);
      else if (index === 2 && pointer[0] === 'dialogs')
        way.member = labelIn(fieldsOfDefinition('dialogDefinition'), step);
    }
    at = into(at, step);
    if (!isObject(at)) continue;
    if (pointer[0] === 'dialogs' && pointer[2] === 'buttons' && index === 3) way.button = at;
    else if (nameFrom(at['do']) !== '') Object.assign(way, { action: nameFrom(at['do']), member: undefined });
    else if (nameFrom(at['type']) !== '' && pointer[0] !== 'values' && pointer[0] !== 'params')
      Object.assign(way, { around: way.part, part: at, action: undefined, member: undefined });
  }
  return way;
}

/** The member of the screen in which it is, with what it is called there. */
function sectionOf([first = '', second]: readonly string[], ground: Ground, side: Side): string {
  const { tongue } = ground;
  const words = treeWords[tongue];
  if (first === 'body') return words.body;
  if (first === 'footer') return words.footer;
  if (first === 'on') return own(words.event, second ?? '') ?? words.events;
  if (first === 'dialogs') {
    const dialog = membersOf(own(membersOf(membersOf(side.definition)['dialogs']), second ?? ''));
    const title = saysOf(dialog['title'], side);
    return isSilent(title) ? words.dialog : `${words.dialog} ${inTongue(quoted(title), tongue)}`;
  }
  const section = own(sections, first);
  if (section === undefined) return '';
  const name = section[tongue === 'es' ? 0 : 1];
  const isOne = second !== undefined && first !== 'routes' && !first.startsWith('keep') && hasNoun(second);
  return isOne ? `${name}: ${nameOfPath(second, tongue)}` : name;
}

function inDefinition(located: Located, ground: Ground): readonly string[] {
  const { tongue } = ground;
  const pointer = namesIn(located.pointer);
  const side = sideOf(ground, located.file);
  const { part, around, button, action, member } = wayTo(side.definition, pointer);
  const nameOf = (value: unknown): string => inTongue(nameOfPart(value, side), tongue);
  const section = sectionOf(pointer, ground, side);
  const text = button === undefined ? undefined : saysOf(button['text'], side);
  const isWordless = part !== undefined && !/[«‘]/.test(nameOf(part));
  return [
    // What has no words of its own is found by what is around it.
    part === undefined || pointer[0] === 'dialogs' || (isWordless && around === undefined) ? section : '',
    isWordless && around !== undefined ? nameOf(around) : '',
    part === undefined ? '' : nameOf(part),
    text === undefined
      ? ''
      : `${treeWords[tongue].button}${isSilent(text) ? '' : ` ${inTongue(quoted(text), tongue)}`}`,
    action === undefined ? '' : inTongue(labelOf(own(actionSchemas, action) ?? {}), tongue),
    member === undefined ? '' : inTongue(member, tongue),
  ].filter((crumb, index, all) => crumb !== '' && all.indexOf(crumb) === index);
}

const quotedIn = (words: string, { tongue }: Ground): string => inTongue(quoted(told(words, words)), tongue);

/** Words by what they say, in the language in which they are wrong; in the other one where they say nothing. */
function inWords(key: string, ground: Ground, file: string): string {
  const pair = whole.words[ground.tongue === 'es' ? 0 : 1];
  const { words } = sideOf(ground, file).view;
  const here = languageOf(file);
  const said = [words[here ?? ground.tongue], words.es, words.en]
    .map((each) => short(nameFrom(own(each, key))))
    .find((each) => /[\p{L}\d]/u.test(each));
  const shown = said === undefined ? pair : `${pair} ${quotedIn(said, ground)}`;
  return here === undefined ? shown : `${shown}, ${inLanguage(here, ground.tongue)}`;
}

/** From what is around to what is within: "Botón «Pagar»", "Ir a una pantalla", "Pantalla". */
export function placeOf(problem: Located, ground: Ground): readonly string[] {
  const { file, facts } = problem;
  const name = (kind: keyof typeof whole): string => whole[kind][ground.tongue === 'es' ? 0 : 1];
  const language = languageOf(file);
  if (file === figuresFile) return [name('figures')];
  if (language !== undefined && file === wordsFile(language)) {
    const [key = ''] = namesIn(problem.pointer);
    return [inWords(key, ground, file)];
  }
  if (language !== undefined) {
    const title = nameFrom(membersOf(sideOf(ground, file).definition)['title']);
    const [kind] = [ground.tongue === 'es' ? 'Texto legal' : 'Legal text'];
    const shown = title.trim() === '' ? kind : `${kind} ${quotedIn(title, ground)}`;
    return [`${shown}, ${inLanguage(language, ground.tongue)}`];
  }
  if (!file.startsWith('screens/')) return [name('program')];
  const all = file.includes('/fragments/') ? 'shared' : file.includes('/promotion/') ? 'layout' : 'screen';
  const found = inDefinition(problem, ground);
  const said = facts.text === undefined ? [] : [inWords(facts.text, ground, '')];
  return found.length === 0 && said.length === 0 ? [name(all)] : [...found, ...said];
}
