/** What changed in the parts of a definition, part by part, in sentences. It must not know where the definition is kept. */
import {
  isList,
  isObject,
  listOf,
  membersOf,
  nameFrom,
  own,
  type Members,
} from '../../../check/document/document.ts';
import { equal } from '../../../lib/test.ts';
import { told, type Told } from '../../../release/told.ts';
import { campaignFields } from '../../forms/campaign/values.ts';
import { fieldsOf, type Field } from '../fields.ts';
import { fieldsOfDefinition, widgetFields, widgetSchemas } from '../parts.ts';
import { labelOf } from '../part-schema.ts';
import {
  doesOf,
  each,
  isSilent,
  isWordless,
  nameOfPart,
  quoted,
  saysOf,
  shownWhen,
  valueOf,
  whenOf,
  type Side,
} from './naming.ts';
import { come, gone, movedTo, ofThing, type Item, type Line, type Thing } from './lines.ts';
import { placeIn, standsAt } from './moved.ts';
import { paired } from './pairing.ts';

/** What stands on both sides of a change. */
export interface Both {
  readonly before: Side;
  readonly now: Side;
}

const fieldsFor = (type: string): readonly Field[] => [
  ...fieldsOf(own(widgetSchemas, type) ?? {}),
  ...widgetFields,
];

/** The fields by which a part is called: its name says what it said. */
const naming: ReadonlySet<string> = new Set(['text', 'title', 'label', 'linkText']);

function wordsChanged(thing: Thing, field: Field, before: Told, now: Told): Line {
  const isName = thing.isNamed && naming.has(field.name);
  const label = isName ? told('', '') : field.label;
  const say = (tag: keyof Told, join: string): string =>
    `${label[tag] === '' ? '' : `${label[tag]} `}${join} ${quoted(now)[tag]}`;
  const was = isSilent(before) || isName ? told('', '') : quoted(before);
  const past = (tag: keyof Told, word: string): string => (was[tag] === '' ? '' : ` (${word} ${was[tag]})`);
  return ofThing(
    thing,
    `${say('en-IN', 'now says')}${past('en-IN', 'it was')}`,
    `${say('es-MX', 'ahora dice')}${past('es-MX', 'decía')}`,
  );
}

const changedFrom = (thing: Thing, was: Told, en: string, es: string): Line =>
  ofThing(thing, `${en} (before: ${was['en-IN']})`, `${es} (antes: ${was['es-MX']})`);

function conditionChanged(thing: Thing, field: Field, earlier: unknown, test: unknown, both: Both): Line {
  const when = whenOf(test, both.now);
  if (field.name !== 'if') return ofField(thing, field, isSilent(when) ? undefined : when);
  const [now, was] = [shownWhen(when), shownWhen(whenOf(earlier, both.before))];
  const en = isSilent(when) ? 'always shown' : `shown ${now['en-IN']}`;
  return changedFrom(thing, was, `is now ${en}`, `ahora se muestra ${now['es-MX']}`);
}

function actionsChanged(thing: Thing, { label }: Field, did: Told, does: Told): Line {
  const [en, es] = [label['en-IN'].toLowerCase(), label['es-MX'].toLowerCase()];
  return changedFrom(thing, did, `${en}, now ${does['en-IN']}`, `${es}, ahora ${does['es-MX']}`);
}

/** "Button ‘Pay’: Weight is now ‘Main’ (it was ‘Second’)" */
function ofField(thing: Thing, { label }: Field, now: Told | undefined, before?: Told): Line {
  if (now === undefined)
    return ofThing(thing, `${quoted(label)['en-IN']} changed`, `cambia ${quoted(label)['es-MX']}`);
  const past = (word: string, tag: keyof Told): string =>
    before === undefined ? '' : ` (${word} ${before[tag]})`;
  return ofThing(
    thing,
    `${label['en-IN']} is now ${now['en-IN']}${past('it was', 'en-IN')}`,
    `${label['es-MX']} es ahora ${now['es-MX']}${past('era', 'es-MX')}`,
  );
}

function fieldChanged(
  thing: Thing,
  field: Field,
  before: unknown,
  now: unknown,
  both: Both,
): readonly Item[] {
  switch (field.kind) {
    case 'parts':
      return partsChanged(before, now, both);
    case 'condition':
      return [conditionChanged(thing, field, before, now, both)];
    case 'actions':
      return [actionsChanged(thing, field, doesOf(before, both.before), doesOf(now, both.now))];
    case 'words': {
      const said = saysOf(now, both.now);
      if (now === undefined || isSilent(said)) return [ofField(thing, field, valueOf(now, field, both.now))];
      return [wordsChanged(thing, field, saysOf(before, both.before), said)];
    }
    case 'group':
      return membersChanged({ ...thing, fields: field.inner ?? [] }, before, now, both);
    case 'named':
    case 'rows':
      return field.inner?.[0]?.kind === 'group' || field.name === 'buttons'
        ? listChanged(thing, field, before, now, both)
        : [ofField(thing, field, undefined)];
    default: {
      const was = before === undefined ? undefined : valueOf(before, field, both.before);
      return [ofField(thing, field, valueOf(now, field, both.now), was)];
    }
  }
}

const plain = (name: string): Field => ({
  name,
  label: told('something that is not seen', 'algo que no se ve'),
  help: told('', ''),
  kind: 'name',
  required: false,
  examples: [],
});

/** Every member of an object that says something else. */
function membersChanged(thing: Thing, before: unknown, now: unknown, both: Both): readonly Item[] {
  const [old, fresh] = [membersOf(before), membersOf(now)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  const changed = names.filter((name) => !equal(old[name], fresh[name]));
  const found = changed.flatMap((name): readonly Item[] => {
    const field = thing.fields.find((one) => one.name === name);
    return field === undefined
      ? [ofField(thing, plain(name), undefined)]
      : fieldChanged(thing, field, old[name], fresh[name], both);
  });
  const once = new Map(found.map((one) => [one['en-IN'], one]));
  return [...once.values()];
}

const theScreen = told('The screen', 'La pantalla');
const theCampaign = told('The campaign', 'La campaña');
/** What holds all else. */
const wholes: ReadonlySet<Told> = new Set([theScreen, theCampaign]);

/** What one of several is called. */
const singular: Readonly<Record<string, Told>> = {
  dialogs: told('Dialog', 'Diálogo'),
  buttons: told('Button', 'Botón'),
};

/** A thing of a thing; of the screen itself, without saying so. */
const within = ({ name }: Thing, what: Told): Told =>
  wholes.has(name)
    ? what
    : told(
        `${name['en-IN']}, ${what['en-IN'].toLowerCase()}`,
        `${name['es-MX']}, ${what['es-MX'].toLowerCase()}`,
      );

/** Dialogs, buttons of dialogs, sources: things with fields of their own, by name or in a list. */
function listChanged(thing: Thing, field: Field, before: unknown, now: unknown, both: Both): readonly Item[] {
  const fields = field.inner?.[0]?.kind === 'group' ? (field.inner[0].inner ?? []) : (field.inner ?? []);
  const nameOf = (value: unknown, side: Side): Told => {
    const { title, text } = membersOf(value);
    const said = saysOf(title ?? text, side);
    const what = within(thing, own(singular, field.name) ?? field.label);
    return isSilent(said) ? what : each((_tongue, pick) => `${pick(what)} ${pick(quoted(said))}`);
  };
  const inner = (old: unknown, fresh: unknown): readonly Item[] =>
    membersChanged({ name: nameOf(old, both.before), isNamed: true, fields }, old, fresh, both);
  if (isObject(before) || isObject(now)) {
    const [old, fresh] = [membersOf(before), membersOf(now)];
    return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name) => {
      if (equal(old[name], fresh[name])) return [];
      if (fresh[name] === undefined) return [gone(nameOf(old[name], both.before))];
      if (old[name] === undefined) return [come(nameOf(fresh[name], both.now), told('', ''))];
      return inner(old[name], fresh[name]);
    });
  }
  const { pairs, ...others } = paired(listOf(before), listOf(now));
  const place = (one: unknown, side: Side, all: unknown): Told | undefined =>
    placeIn(listOf(all), one, (other) => nameOf(other, side));
  return [
    ...others.gone.map((one) => gone(nameOf(one, both.before))),
    ...others.come.map((one) => come(nameOf(one, both.now), whenOf(membersOf(one)['if'], both.now))),
    ...others.moved.map((pair) =>
      movedTo(
        nameOf(pair.now, both.now),
        place(pair.now, both.now, now),
        place(pair.before, both.before, before),
      ),
    ),
    ...pairs.flatMap((pair) => inner(pair.before, pair.now)),
  ];
}

/** A widget that stays one. */
function partChanged(before: unknown, now: unknown, both: Both): readonly Item[] {
  if (equal(before, now)) return [];
  const type = nameFrom(membersOf(before)['type']);
  const name = nameOfPart(before, both.before);
  const table: readonly Field[] = ['match', 'is', 'else'].map((one) => ({
    ...plain(one),
    label: told('What differs by a value', 'Lo que cambia según un valor'),
  }));
  return membersChanged({ name, isNamed: true, fields: [...fieldsFor(type), ...table] }, before, now, both);
}

/** The widgets of a list, or the one in its place. */
function partsChanged(before: unknown, now: unknown, both: Both): readonly Item[] {
  const [earlier, parts] = [listOf(before), listOf(now)];
  const { pairs, ...others } = paired(earlier, parts, (part) => isWordless(part, both.now));
  return [
    ...others.gone.map((part): Item => {
      const name = nameOfPart(part, both.before);
      return { ...gone(name), gone: part, name, at: standsAt(part, earlier, both.before) };
    }),
    ...others.come.map((part): Item => {
      const name = nameOfPart(part, both.now);
      const { if: test, press } = membersOf(part);
      const does = press === undefined ? undefined : doesOf(press, both.now);
      const at = standsAt(part, parts, both.now);
      return { ...come(name, whenOf(test, both.now), does), come: part, name, at };
    }),
    ...others.moved.map((pair) =>
      movedTo(
        nameOfPart(pair.now, both.now),
        standsAt(pair.now, parts, both.now),
        standsAt(pair.before, earlier, both.before),
      ),
    ),
    ...pairs.flatMap((pair) => partChanged(pair.before, pair.now, both)),
  ];
}

const holds = (value: unknown, part: unknown): boolean =>
  equal(value, part) ||
  ((isObject(value) || isList(value)) && Object.values(value).some((one) => holds(one, part)));

/** What is gone from one list and stands in another has moved; what stands in something new is in it now. */
function settled(items: readonly Item[]): readonly Line[] {
  const used = new Set<Item>();
  const said = items.map((item): Item => {
    if (item.gone === undefined || item.name === undefined) return item;
    const target = items.find(
      (one) => one.come !== undefined && !used.has(one) && holds(one.come, item.gone),
    );
    if (target === undefined) return item;
    used.add(target);
    if (equal(target.come, item.gone)) return movedTo(item.name, target.at, item.at);
    const around = labelOf(own(widgetSchemas, nameFrom(membersOf(target.come)['type'])) ?? {});
    return ofThing(
      { name: item.name, isNamed: true, fields: [] },
      `now stands in a new part, ${quoted(around)['en-IN']}`,
      `ahora está dentro de una parte nueva, ${quoted(around)['es-MX']}`,
    );
  });
  return said
    .filter((one) => !used.has(one))
    .map((one) => ({ ...told(one['en-IN'], one['es-MX']), ...(one.brief && { brief: one.brief }) }));
}

/** The definition itself, and everything in it. */
export function definitionChanged(before: unknown, now: unknown, both: Both): readonly Line[] {
  const valuesOf = (screen: unknown): Members => membersOf(membersOf(screen)['values']);
  const values = { ...valuesOf(before), ...valuesOf(now) };
  const thing: Thing = {
    name: Object.keys(values).length === 0 ? theScreen : theCampaign,
    isNamed: false,
    fields: [
      ...fieldsOfDefinition('screen'),
      { ...plain('values'), kind: 'group', inner: campaignFields({ values }).map(asValue) },
    ],
  };
  return settled(membersChanged(thing, before, now, both));
}

/** Of a value of a campaign its default is what one sees. */
const asValue = (field: Field): Field => ({
  ...plain(field.name),
  kind: 'group',
  inner: [{ ...field, name: 'default' }],
});
