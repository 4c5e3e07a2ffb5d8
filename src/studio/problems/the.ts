/** The facts of a problem in words of staff. It must not know any problem. */
import { membersOf, nameFrom, own } from '../../check/document/document.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Json } from '../../model/json.ts';
import { told, type Told } from '../../release/told.ts';
import { nouns, type Pair } from '../conditions/data-nouns.ts';
import { articled, clauseOf, isNamed, nameOfPath } from '../conditions/data-words.ts';
import { meaningIn } from '../conditions/meaning.ts';
import type { Texts } from '../core/draft.ts';
import { hasWords, optionWords } from '../core/option-words.ts';
import { labelOf, type PartSchema } from '../core/part-schema.ts';
import { actionSchemas, widgetSchemas } from '../core/parts.ts';
import { isSilent, nameOfFile, quoted, saysOf, short, type Side } from '../core/tell/naming.ts';
import type { Known } from '../forms/desk.ts';
import { callWords, isNamedCall } from '../forms/fields/names.ts';
import { inTongue } from '../forms/tongue.ts';
import { viewOf } from '../forms/view.ts';
import { kinds } from './kinds.ts';
import { languages } from './languages.ts';
import type { Fact, Kind, The } from './said.ts';

/** What a problem is told over. */
export interface Ground {
  readonly texts: Texts;
  readonly project: Known;
  readonly tongue: Tongue;
}

export const sideOf = ({ texts, project }: Ground, file: string): Side => {
  const view = viewOf(texts);
  return { view, project, definition: view.value(file) };
};

/** What is said where a fact has no words. */
const general: Readonly<Record<Kind, Pair>> = {
  data: ['un dato', 'a value'],
  call: ['una operación', 'an operation'],
  screen: ['otra pantalla', 'another screen'],
  dialog: ['un diálogo', 'a dialog'],
  document: ['un texto legal', 'a legal text'],
  action: ['otra acción', 'another action'],
  part: ['otra parte', 'another part'],
  kind: ['otra cosa', 'something else'],
  said: ['estas palabras', 'these words'],
  values: ['cierto valor', 'a certain value'],
};

/** The path in a fact: that of its tag, what stands in quotation marks, or all of it. */
function pathIn(text: string): string | undefined {
  const [, tag] = /\{\{\s*([\w.-]+)\s*\}\}/.exec(text) ?? [];
  const [, marked] = /"([\w.-]+)"/.exec(text) ?? [];
  return tag ?? marked ?? (/^[\w.-]+$/.test(text) ? text : undefined);
}

/** Whether the vocabulary has a noun for it, and not only a clause for when it is true. */
export function hasNoun(path: string): boolean {
  const last = path.split('.').at(-1) ?? '';
  if (!isNamed(path)) return false;
  return own(nouns, last) !== undefined || (path === last && clauseOf(path, true, 'es') === undefined);
}

/** "el monto del préstamo"; what is only true or false has a clause, and no name. */
function dataIn(text: string, tongue: Tongue): { readonly said: string; readonly many: boolean } | undefined {
  const path = pathIn(text);
  if (path === undefined || !hasNoun(path)) return undefined;
  const last = path.split('.').at(-1) ?? '';
  // What a screen receives belongs to nobody.
  return articled(nameOfPath(path.startsWith('query.') ? last : path, tongue), tongue);
}

/** What a name stands for, by its words in the schema. */
function labelled(schemas: Readonly<Record<string, PartSchema>>, text: string): Told | undefined {
  const label = labelOf(own(schemas, pathIn(text) ?? '') ?? {});
  return isSilent(label) ? undefined : label;
}

/** Screens are named by their file, their address or their id. */
function screenIn(text: string, side: Side): Told | undefined {
  const [file] = /screens\/[\w/-]+\.json/.exec(text) ?? [];
  const [route] = /#?\/[\w/-]*/.exec(text) ?? [];
  const found = side.view.screens.find(
    (screen) =>
      screen.file === file ||
      (file === undefined && route !== undefined && screen.routes.includes(route)) ||
      (file === undefined && screen.id === pathIn(text)),
  );
  if (found === undefined) return undefined;
  const title = saysOf(membersOf(side.view.value(found.file))['title'], side);
  return isSilent(title) ? undefined : nameOfFile(found.file, side);
}

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
};

/** No name for the program, address or path: a person would not know it. */
const isPlain = (text: string): boolean =>
  !/[{}@\\"`<>]|\/\w|\w[._]\w*[a-z]|[a-z][A-Z]/.test(text) && /[\p{L}\d]/u.test(text);

export function theOf({ facts, file }: Pick<Problem, 'facts' | 'file'>, ground: Ground): The {
  const { tongue, project } = ground;
  const side = sideOf(ground, file);
  const pick = ([es, en]: Pair): string => (tongue === 'es' ? es : en);
  const textOf = (fact: Fact): string => facts[fact] ?? '';
  /** "el diálogo «¿Confirmas?»" */
  const after = (what: Pair, name: Told | undefined): string | undefined =>
    name === undefined || isSilent(name)
      ? undefined
      : `${pick(what)} ${inTongue(quoted(name), tongue)}`.trim();
  /** Each of the values of a fact, by what it means for the data it is of. */
  const valuesIn = (fact: Fact): readonly string[] => {
    const path = pathIn(textOf(fact === 'detail' ? 'name' : 'of')) ?? '';
    const all = parsed(textOf(fact));
    const values = typeof all === 'string' ? all.split(', ').map(parsed) : [all];
    return values.flatMap((value) => {
      if (typeof value === 'object') return [];
      const plain = String(value);
      const meaning = meaningIn(side.definition, project)(path, value, tongue);
      if (meaning !== undefined) return [inTongue(quoted(told(meaning, meaning)), tongue)];
      if (hasWords(plain)) return [inTongue(quoted(optionWords(plain)), tongue)];
      return isPlain(plain) ? [inTongue(quoted(told(plain, plain)), tongue)] : [];
    });
  };
  const words: Readonly<Record<Kind, (fact: string, name: Fact) => string | undefined>> = {
    data: (fact) => dataIn(fact, tongue)?.said,
    call: (fact) =>
      isNamedCall(fact)
        ? after(['la operación', 'the operation'], told(callWords(fact, 'en'), callWords(fact, 'es')))
        : undefined,
    screen: (fact) => {
      const name = screenIn(fact, side);
      return name && `${pick(['la pantalla', 'the screen'])} ${inTongue(name, tongue)}`;
    },
    dialog: (fact) => {
      const dialogs = membersOf(membersOf(side.definition)['dialogs']);
      return after(['el diálogo', 'the dialog'], saysOf(membersOf(own(dialogs, fact))['title'], side));
    },
    document: (fact) => {
      const text = side.view.value(`locales/documents/${fact}.${tongue}.json`);
      const title = nameFrom(membersOf(text)['title']);
      return after(['el texto legal', 'the legal text'], told(title, title));
    },
    action: (fact) => after(['', ''], labelled(actionSchemas, fact)),
    part: (fact) => after(['', ''], labelled(widgetSchemas, fact)),
    kind: (fact) => {
      const all = fact.split(' or ').map((each) => own(kinds, each));
      return all.includes(undefined)
        ? undefined
        : all.flatMap((each) => (each === undefined ? [] : [pick(each)])).join(pick([' o ', ' or ']));
    },
    said: (fact) => {
      const text = inTongue(saysOf(fact, side), tongue);
      return /[\p{L}\d]/u.test(short(text)) ? after(['', ''], told(text, text)) : undefined;
    },
    values: (_fact, name) => valuesIn(name).join(pick([' o ', ' or '])) || undefined,
  };
  const known: The['known'] = (kind, fact) => {
    const text = facts[fact];
    return text === undefined || text === '' ? undefined : words[kind](text, fact);
  };
  const named =
    (kind: Kind) =>
    (fact: Fact): string =>
      known(kind, fact) ?? pick(general[kind]);
  return {
    facts,
    known,
    data: named('data'),
    be: (fact) => (dataIn(textOf(fact), tongue)?.many === true ? pick(['son', 'are']) : pick(['es', 'is'])),
    call: named('call'),
    screen: named('screen'),
    dialog: named('dialog'),
    document: named('document'),
    action: named('action'),
    part: named('part'),
    kind: named('kind'),
    said: named('said'),
    values: named('values'),
    number: (fact) => /\d+(?:\.\d+)?/.exec(textOf(fact))?.[0] ?? '…',
    language: (fact) => languages(textOf(fact), file, tongue),
    otherLanguage: languages('', file, tongue),
  };
}
