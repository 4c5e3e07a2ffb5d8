/** Fields of one value that is chosen: one or several of a list, yes or no; and what no kind covers. */
import { useId, useState } from 'react';
import type { Json } from '../../../model/json.ts';
import {
  isList,
  isObject,
  listOf,
  membersOf,
  nameFrom,
  type Pointer,
} from '../../../check/document/document.ts';
import { readPath } from '../../../lib/path.ts';
import { membersOfEntries, pathIn } from '../../conditions/paths.ts';
import type { Field, NamesOf, Option } from '../../core/fields.ts';
import { told, type Told } from '../../../release/told.ts';
import { classes } from '../classes.ts';
import { useDesk, useSet, type Desk } from '../desk.ts';
import { inTongue } from '../tongue.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { saidIn } from '../view.ts';
import { formWords } from '../words.ts';
import { messageWords, namedPart } from './names.ts';
import css from '../forms.module.css';

const cls = classes(css);

const same = (words: string): Told => told(words, words);

/** Everything in a definition that has a member of this name. */
function valuesOf(value: unknown, name: string): readonly string[] {
  if (isList(value)) return value.flatMap((each) => valuesOf(each, name));
  if (!isObject(value)) return [];
  const own = value[name];
  return [
    ...(typeof own === 'string' && typeof value['type'] === 'string' ? [own] : []),
    ...Object.values(value).flatMap((each) => valuesOf(each, name)),
  ];
}

/** What the entries of a list have, of those that are written out and of those that come. */
function membersAt(
  pointer: Pointer,
  { view, file, project }: Pick<Desk, 'view' | 'file' | 'project'>,
): readonly string[] {
  const definition = view.value(file);
  const list = readPath(definition, pointer.map(String));
  if (isList(list)) return list.flatMap((entry) => Object.keys(membersOf(entry)));
  const path = pathIn(textOf(list));
  return path === undefined ? [] : membersOfEntries(path, definition, pointer, project);
}

/** What there is to choose from in this project and this definition. @param list where the list stands whose entries are meant. */
export function namesOf(
  from: NamesOf,
  { view, file, project, tongue }: Desk,
  list: Pointer = [],
): readonly Option[] {
  const definition = membersOf(view.value(file));
  const named = (
    names: readonly string[],
    wordsFor = (name: string): string => namedPart(name, tongue),
  ): readonly Option[] => [...new Set(names)].map((value) => ({ value, label: same(wordsFor(value)) }));
  switch (from) {
    case 'dialogs':
      return named(Object.keys(membersOf(definition['dialogs'])), (name) => {
        const dialog = membersOf(membersOf(definition['dialogs'])[name]);
        return saidIn(view, dialog['title'], tongue) || name;
      });
    case 'sources':
      return named(Object.keys(membersOf(definition['data'])));
    case 'fields':
      return named(valuesOf(definition, 'bind').map((bind) => bind.replace(/^state\./, '')));
    case 'parts':
      return named(valuesOf(definition, 'id'));
    case 'parameters':
      return named(Object.keys(membersOf(definition['query'])));
    case 'messages':
      return named(project.messages, (name) => messageWords(name, tongue));
    case 'members':
      return named(membersAt(list, { view, file, project }));
    case 'documents':
      return named(
        [...view.texts.keys()].flatMap(
          (path) => /^locales\/documents\/([\w-]+)\.es\.json$/.exec(path)?.[1] ?? [],
        ),
        (id) => nameFrom(membersOf(view.value(`locales/documents/${id}.${tongue}.json`))['title']) || id,
      );
  }
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** A shared part does not know what the entries it is given have. */
const nameOfOther = (value: string, { from }: Field, { tongue }: Desk): string =>
  from === 'members' ? namedPart(value, tongue) : value;

/** What it is where nothing is said. */
export const usual = (field: Field, options: readonly Option[], desk: Desk): string => {
  const { tongue } = desk;
  const words = formWords[tongue];
  if (field.default === undefined) return field.required ? words.choose : words.notSaid;
  const found = options.find(({ value }) => value === field.default);
  return words.usual(
    found === undefined ? nameOfOther(textOf(field.default), field, desk) : inTongue(found.label, tongue),
  );
};

export function ChoiceField({ field, pointer, value }: FieldProps) {
  const desk = useDesk();
  const set = useSet(field, pointer);
  const id = useId();
  const list = field.of === undefined ? undefined : [...pointer.slice(0, -1), field.of];
  const options = field.options ?? (field.from === undefined ? [] : namesOf(field.from, desk, list));
  const known = options.some((option) => option.value === value) || value === undefined;
  const all: readonly Option[] = known
    ? options
    : [...options, { value: textOf(value), label: same(nameOfOther(textOf(value), field, desk)) }];
  if (field.many === true) return <ManyField field={field} pointer={pointer} value={value} />;
  return (
    <Frame field={field} pointer={pointer} control={id}>
      <select
        id={id}
        className={cls('input')}
        value={textOf(value)}
        onChange={({ currentTarget }) => {
          const found = all.find((option) => textOf(option.value) === currentTarget.value);
          set(found?.value);
        }}
      >
        {(!field.required || value === undefined) && <option value="">{usual(field, options, desk)}</option>}
        {all.map((option) => (
          <option key={textOf(option.value)} value={textOf(option.value)}>
            {inTongue(option.label, desk.tongue)}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Several of a list. */
function ManyField({ field, pointer, value }: FieldProps) {
  const desk = useDesk();
  const set = useSet(field, pointer);
  const chosen = listOf(value);
  const options = field.options ?? (field.from === undefined ? [] : namesOf(field.from, desk));
  const toggle = (of: Json): void => {
    const next = chosen.includes(of) ? chosen.filter((each) => each !== of) : [...chosen, of];
    set(next.length === 0 ? undefined : (next as readonly Json[]));
  };
  return (
    <Frame field={field} pointer={pointer}>
      <div className={cls('ticks')}>
        {options.map((option) => (
          <label key={textOf(option.value)}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {inTongue(option.label, desk.tongue)}
          </label>
        ))}
      </div>
    </Frame>
  );
}

export function FlagField({ field, pointer, value }: FieldProps) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const set = useSet(field, pointer);
  const id = useId();
  const yesNo = [
    { value: true, label: told('Yes', 'Sí') },
    { value: false, label: told('No', 'No') },
  ];
  return (
    <Frame field={field} pointer={pointer} control={id}>
      <select
        id={id}
        className={cls('input')}
        value={typeof value === 'boolean' ? String(value) : ''}
        onChange={({ currentTarget }) =>
          set(currentTarget.value === '' ? undefined : currentTarget.value === 'true')
        }
      >
        <option value="">{usual(field, yesNo, desk)}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </select>
    </Frame>
  );
}

/** What no other kind covers: as it is written. No part has such a field; a test counts them. */
export function JsonField({ field, pointer, value }: FieldProps) {
  const { tongue } = useDesk();
  const set = useSet(field, pointer);
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isBad, setBad] = useState(false);
  const words = formWords[tongue];
  return (
    <Frame field={field} pointer={pointer} control={id}>
      <textarea
        id={id}
        className={cls('raw')}
        spellCheck={false}
        aria-invalid={isBad}
        value={typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
        onChange={({ currentTarget }) => {
          const now = currentTarget.value;
          setTyped(now);
          try {
            set(JSON.parse(now) as Json, true);
            setBad(false);
          } catch {
            setBad(true);
          }
        }}
        onBlur={() => !isBad && setTyped(undefined)}
      />
      {isBad && <p className={cls('over')}>{words.badRaw}</p>}
    </Frame>
  );
}
