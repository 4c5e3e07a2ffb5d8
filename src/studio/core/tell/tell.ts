/**
 * A change in words, in both languages of staff: what is new, gone, moved, said or done otherwise. Values are compared part by part,
 * not lines. It must not know whether the change is right, nor how it came about.
 */
import { idOf, isList, isObject, membersOf, nameFrom, own } from '../../../check/document/document.ts';
import type { Tongue } from '../../../lib/figures.ts';
import { equal } from '../../../lib/test.ts';
import { bothTongues } from '../tongues.ts';
import { told, type Told } from '../../../release/told.ts';
import { partOf } from '../../../release/names.ts';
import type { Known } from '../../forms/desk.ts';
import { isLayout } from '../../search/screens.ts';
import { viewOf, type View } from '../../forms/view.ts';
import type { Texts } from '../splices.ts';
import { begunFrom } from './begun.ts';
import { each, kindOfFile, nameOfFile, nameOfPart, quoted, type Side } from './naming.ts';
import { definitionChanged } from './parts.ts';
import type { Line } from './lines.ts';

export interface Sentence {
  readonly file: string;
  /** The screen or text it is about. */
  readonly about: Told;
  readonly words: Told;
  /** What it is about in a few words. */
  readonly brief?: Told;
  /** Of words that had some before in each language that changed: their key. */
  readonly reworded?: string;
  /** It only counts lines: nobody could say what they mean. */
  readonly fallback?: true;
}

const tongueNames: Readonly<Record<Tongue, Told>> = {
  es: told('in Spanish', 'en español'),
  en: told('in English', 'en inglés'),
};

/** The part that says these words, where one does. */
function speaker(key: string, { view }: Side): unknown {
  const says = (value: unknown): boolean => value === `@${key}`;
  const find = (value: unknown): unknown => {
    if (isList(value)) return value.map(find).find((found) => found !== undefined);
    if (!isObject(value)) return undefined;
    if (typeof value['type'] === 'string' && Object.values(value).some(says)) return value;
    return Object.values(value)
      .map(find)
      .find((found) => found !== undefined);
  };
  for (const { file } of view.screens) {
    const found = find(view.value(file));
    if (found !== undefined) return found;
  }
  return find(Object.values(view.fragments));
}

/** Words of a key, in the languages in which they changed: one sentence where both did. */
function wordsChanged(key: string, before: Side, now: Side): readonly Told[] {
  const [old, fresh] = [
    (tongue: Tongue) => own(before.view.words[tongue], key),
    (tongue: Tongue) => own(now.view.words[tongue], key),
  ];
  const changed = bothTongues.filter((tongue) => old(tongue) !== fresh(tongue));
  const said = (of: typeof old): Told => told(of('en') ?? '', of('es') ?? '');
  const isKept = changed.every((tongue) => old(tongue) !== undefined && fresh(tongue) !== undefined);
  if (!isKept) {
    // What shows new words, or showed those that go, is told itself.
    if (speaker(key, now) !== undefined || speaker(key, before) !== undefined) return [];
    return old('es') === undefined
      ? [
          each(
            (tongue, pick) =>
              `${tongue === 'es' ? 'Palabras nuevas' : 'New words'}: ${pick(quoted(said(fresh)))}`,
          ),
        ]
      : [
          each(
            (tongue, pick) =>
              `${tongue === 'es' ? 'Se quitan las palabras' : 'Words gone'}: ${pick(quoted(said(old)))}`,
          ),
        ];
  }
  const part = speaker(key, before);
  const kind = part === undefined ? told('The words', 'Las palabras') : told('', '');
  const subject = (words: Told): Told => {
    if (part === undefined) return each((_tongue, pick) => `${pick(kind)} ${pick(quoted(words))}`);
    const type = nameOfPart({ type: nameFrom(membersOf(part)['type']) }, before);
    return each((_tongue, pick) => `${pick(type)} ${pick(quoted(words))}`);
  };
  const isPlural = part === undefined;
  const sentence = (from: Told, to: Told, where: Told): Told =>
    each((tongue, pick) => {
      const end = pick(where) === '' ? '' : ` ${pick(where)}`;
      const verb =
        tongue === 'es' ? (isPlural ? 'ahora dicen' : 'ahora dice') : isPlural ? 'now say' : 'now says';
      return `${pick(subject(from))} ${verb} ${pick(quoted(to))}${end}`;
    });
  if (changed.length === 2) {
    const other = told(fresh('es') ?? '', fresh('en') ?? '');
    const also = told(
      `; ${tongueNames.es['en-IN']}, ${quoted(other)['en-IN']}`,
      `; ${tongueNames.en['es-MX']}, ${quoted(other)['es-MX']}`,
    );
    return [each((_tongue, pick) => `${pick(sentence(said(old), said(fresh), told('', '')))}${pick(also)}`)];
  }
  return changed.map((tongue) =>
    sentence(
      told(old(tongue) ?? '', old(tongue) ?? ''),
      told(fresh(tongue) ?? '', fresh(tongue) ?? ''),
      tongueNames[tongue],
    ),
  );
}

const keysChanged = (before: View, now: View): readonly string[] => {
  const all = bothTongues.flatMap((tongue) => [
    ...Object.keys(before.words[tongue]),
    ...Object.keys(now.words[tongue]),
  ]);
  return [...new Set(all)].filter((key) =>
    bothTongues.some((tongue) => own(before.words[tongue], key) !== own(now.words[tongue], key)),
  );
};

/** Whether each language that changed said something, and does still. */
const isReworded = (key: string, before: View, now: View): boolean =>
  bothTongues.every((tongue) => {
    const [old, fresh] = [own(before.words[tongue], key), own(now.words[tongue], key)];
    return old === fresh || (old !== undefined && fresh !== undefined);
  });

/** A figure as the legal texts write it: with its unit. */
function figureIn(register: unknown, name: string): Told {
  const { units, figures } = membersOf(register);
  const { value, unit } = membersOf(membersOf(figures)[name]);
  return each((tongue) => {
    const forms = membersOf(membersOf(units)[nameFrom(unit)])[tongue];
    const form = isList(forms) ? nameFrom(forms[value === 1 ? 0 : 1]) : '';
    return (form === '' ? '{n}' : form).replace('{n}', String(value));
  });
}

function figuresChanged(before: unknown, now: unknown): readonly Told[] {
  const [old, fresh] = [membersOf(membersOf(before)['figures']), membersOf(membersOf(now)['figures'])];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((name) => !equal(old[name], fresh[name]))
    .map((name) => {
      const [from, to] = [quoted(figureIn(before, name)), quoted(figureIn(now, name))];
      if (old[name] === undefined)
        return told(
          `New figure of the legal texts: ${to['en-IN']}`,
          `Cifra nueva de los textos legales: ${to['es-MX']}`,
        );
      if (fresh[name] === undefined)
        return told(
          `Figure of the legal texts gone: ${from['en-IN']}`,
          `Se quita una cifra de los textos legales: ${from['es-MX']}`,
        );
      return told(
        `The figure ${from['en-IN']} of the legal texts is now ${to['en-IN']}`,
        `La cifra ${from['es-MX']} de los textos legales es ahora ${to['es-MX']}`,
      );
    });
}

/** Every text in a value, in order; what names it for the program is none. */
const textsIn = (value: unknown, name = ''): readonly string[] => {
  if (typeof value === 'string') return name === 'id' || name === 'tag' ? [] : [value];
  if (isList(value)) return value.flatMap((item) => textsIn(item));
  return Object.entries(membersOf(value)).flatMap(([member, item]) => textsIn(item, member));
};

function legalChanged(before: unknown, now: unknown): readonly Told[] {
  const [old, fresh] = [textsIn(before), textsIn(now)];
  const [gone, come] = [
    old.filter((text) => !fresh.includes(text)),
    fresh.filter((text) => !old.includes(text)),
  ];
  const said = (words: string): Told => quoted(told(words, words));
  if (gone.length === 0 && come.length === 0)
    return [told('Its parts stand in another order', 'Sus partes están en otro orden')];
  if (gone.length === come.length)
    return come.map((words, index) => {
      const [from, to] = [said(gone[index] ?? ''), said(words)];
      return told(`${from['en-IN']} now reads ${to['en-IN']}`, `${from['es-MX']} ahora dice ${to['es-MX']}`);
    });
  return [
    ...gone.map((words) => told(`Gone: ${said(words)['en-IN']}`, `Se quita: ${said(words)['es-MX']}`)),
    ...come.map((words) => told(`New: ${said(words)['en-IN']}`, `Nuevo: ${said(words)['es-MX']}`)),
  ];
}

const linesOf = (before: string, now: string): number => {
  const known = new Set(before.split('\n'));
  return Math.max(1, now.split('\n').filter((line) => !known.has(line)).length);
};

function ofFile(file: string, base: Texts, texts: Texts, project: Known): readonly Sentence[] {
  const [view, viewed] = [viewOf(base), viewOf(texts)];
  const [old, fresh] = [view.value(file), viewed.value(file)];
  const before: Side = { view, project, definition: old };
  const now: Side = { view: viewed, project, definition: fresh };
  const campaign = quoted(told(idOf(file), idOf(file)));
  const about = isLayout(file)
    ? told(`Campaign ${campaign['en-IN']}`, `Campaña ${campaign['es-MX']}`)
    : nameOfFile(file, base.has(file) ? before : now);
  const say = (words: readonly Line[], of = about): readonly Sentence[] =>
    words.map(({ brief, ...one }) => ({ file, about: of, words: one, ...(brief && { brief }) }));
  const part = partOf(file);
  if (part === undefined || typeof part !== 'string') return [];
  const legal = told('Legal texts', 'Textos legales');
  const whole = (en: string, es: string): readonly Sentence[] => {
    const kind = kindOfFile(file);
    const called = each((_tongue, pick) => (pick(about) === pick(kind) ? '' : ` ${pick(about)}`));
    return say([
      told(`${en} ${kind['en-IN']}${called['en-IN']}`, `${es}: ${kind['es-MX']}${called['es-MX']}`),
    ]);
  };
  if (!texts.has(file)) return whole('Gone:', 'Se quita');
  if (!base.has(file)) {
    const from = begunFrom(file, base, texts);
    if (from === undefined) return whole('New', 'Nuevo');
    const model = view.value(from);
    const differs = definitionChanged(model, fresh, { before: { ...before, definition: model }, now });
    const other = quoted(told(idOf(from), idOf(from)));
    const same = differs.length === 0;
    return say([
      told(
        `New campaign ${campaign['en-IN']}, begun like ${other['en-IN']}${same ? ', and the same so far' : ''}`,
        `Campaña nueva ${campaign['es-MX']}, hecha como ${other['es-MX']}${same ? ' e igual por ahora' : ''}`,
      ),
      ...differs,
    ]);
  }
  if (fresh === undefined || old === undefined) {
    const count = linesOf(base.get(file) ?? '', texts.get(file) ?? '');
    const words = told(
      `${count} ${count === 1 ? 'line' : 'lines'} in ${about['en-IN']}`,
      `${count} ${count === 1 ? 'línea' : 'líneas'} en ${about['es-MX']}`,
    );
    return [{ file, about, words, fallback: true }];
  }
  if (equal(old, fresh)) return [];
  if (part === 'figures') return say(figuresChanged(old, fresh), legal);
  if (part.startsWith('documents/')) {
    const title = nameFrom(membersOf(fresh)['title']);
    return say(legalChanged(old, fresh), title === '' ? legal : quoted(told(title, title)));
  }
  return say(definitionChanged(old, fresh, { before, now }));
}

/** What a change changes, file by file; words first. */
export function tellChange(base: Texts, now: Texts, project: Known): readonly Sentence[] {
  const [view, viewed] = [viewOf(base), viewOf(now)];
  const [before, after] = [
    { view, project, definition: undefined },
    { view: viewed, project, definition: undefined },
  ];
  const about = told('Words', 'Palabras');
  const words = keysChanged(view, viewed).flatMap((key) =>
    wordsChanged(key, before, after).map((said) => ({
      file: 'locales/es.json',
      about,
      words: said,
      ...(isReworded(key, view, viewed) && { reworded: key }),
    })),
  );
  const files = [...new Set([...base.keys(), ...now.keys()])].sort();
  const changed = files.filter((file) => base.get(file) !== now.get(file));
  return [...words, ...changed.flatMap((file) => ofFile(file, base, now, project))];
}
