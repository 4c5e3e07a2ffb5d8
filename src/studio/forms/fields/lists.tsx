/** Fields that hold fields: a list of entries, an object, values by name. */
import { useState } from 'react';
import {
  isList,
  membersOf,
  nameFrom,
  own,
  toPointer,
  type Pointer,
} from '../../../check/document/document.ts';
import { readPath } from '../../../lib/path.ts';
import type { Json } from '../../../model/json.ts';
import { told } from '../../../release/told.ts';
import { nameOfPath } from '../../conditions/data-words.ts';
import { insertAt, removeAt, setAt } from '../../core/edits.ts';
import type { Field } from '../../core/fields.ts';
import { classes } from '../classes.ts';
import { fileNow, send, useDesk, useSet, type Desk } from '../desk.ts';
import { EntryTools } from '../EntryTools.tsx';
import { FieldList, FieldView } from '../FieldList.tsx';
import { Frame, type FieldProps } from '../Frame.tsx';
import { NewName } from '../NameChoice.tsx';
import { PathPicker } from '../PathPicker.tsx';
import { inTongue } from '../tongue.ts';
import { formWords } from '../words.ts';
import css from '../forms.module.css';

const cls = classes(css);

const emptyOf = ({ kind }: Field): Json => {
  if (kind === 'actions' || kind === 'rows') return [];
  if (kind === 'condition' || kind === 'group' || kind === 'named') return {};
  return kind === 'flag' ? false : kind === 'number' || kind === 'money' ? 0 : '';
};

function Entry({
  field,
  pointer,
  value,
  index,
  many,
}: FieldProps & { readonly index: number; readonly many: number }) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const { inner = [] } = field;
  const [only] = inner;
  const label = words.entry(index + 1);
  return (
    <fieldset className={cls('inner')} data-at={toPointer(pointer)}>
      <legend>{label}</legend>
      {only !== undefined && only.name === '' ? (
        <FieldView
          field={{ ...only, label: told(formWords.en.value, formWords.es.value) }}
          pointer={pointer}
          value={value}
        />
      ) : (
        <FieldList fields={inner} pointer={pointer} value={value} />
      )}
      <EntryTools
        label={label}
        pointer={pointer}
        list={pointer.slice(0, -1)}
        index={index}
        many={many}
        moved={told('Entries in another order', 'Entradas en otro orden')}
        onRemove={() =>
          send(desk, told('Entry removed', 'Entrada quitada'), removeAt(fileNow(desk), pointer))
        }
      />
    </fieldset>
  );
}

export function RowsField({ field, pointer, value }: FieldProps) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const set = useSet(field, pointer);
  const [wanted, setWanted] = useState(false);
  const isBound = field.bound === true && (typeof value === 'string' || wanted);
  const entries = isList(value) ? value : [];
  const { inner = [] } = field;
  const [only] = inner;
  const add = (): void => {
    const fresh: Json =
      only !== undefined && only.name === ''
        ? emptyOf(only)
        : Object.fromEntries(
            inner.filter(({ required }) => required).map((each) => [each.name, emptyOf(each)]),
          );
    send(desk, told('New entry', 'Entrada nueva'), insertAt(fileNow(desk), pointer, entries.length, fresh));
  };
  return (
    <Frame field={field} pointer={pointer} onRemove={value === undefined ? undefined : () => set(undefined)}>
      {isBound ? (
        <PathPicker
          label={words.data}
          pointer={pointer}
          tag={nameFrom(value)}
          kinds={['list']}
          onPick={({ path }) => set(`{{${path}}}`)}
        />
      ) : (
        <>
          {entries.map((entry, index) => (
            <Entry
              key={index}
              field={field}
              pointer={[...pointer, index]}
              value={entry}
              index={index}
              many={entries.length}
            />
          ))}
          <button type="button" className={cls('button')} onClick={add}>
            {words.add}
          </button>
        </>
      )}
      {field.bound === true && (
        <button
          type="button"
          className={cls('plain')}
          onClick={() => {
            setWanted(!isBound);
            if (isBound && value !== undefined) set([]);
          }}
        >
          {isBound ? words.fixed : words.asData}
        </button>
      )}
    </Frame>
  );
}

export const GroupField = ({ field, pointer, value }: FieldProps) => (
  <Frame field={field} pointer={pointer}>
    <div className={cls('inner')}>
      <FieldList fields={field.inner ?? []} pointer={pointer} value={value} />
    </div>
  </Frame>
);

/** The names that what stands around gives meaning to: of what a call is sent, a shared part is given, a screen takes. */
function namesFor(pointer: Pointer, { view, file, project }: Desk): readonly string[] {
  const holder = membersOf(readPath(view.value(file), pointer.slice(0, -1).map(String)));
  const call = nameFrom(holder['call']);
  if (call !== '') return Object.keys(own(project.known.parameters, call) ?? {});
  const fragment = nameFrom(holder['of']);
  if (fragment !== '') return Object.keys(membersOf(membersOf(own(view.fragments, fragment))['params']));
  const target = view.screens.find(({ routes }) => routes.includes(nameFrom(holder['to'])));
  return target === undefined ? [] : Object.keys(target.query);
}

export function NamedField({ field, pointer, value }: FieldProps) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const entries = Object.entries(membersOf(value)).filter(([name]) => name !== '$comment');
  const [inner] = field.inner ?? [];
  const left = namesFor(pointer, desk).filter((name) => !entries.some(([each]) => each === name));
  const add = (name: string): void => {
    if (inner === undefined) return;
    send(
      desk,
      told(`Added: ${nameOfPath(name, 'en')}`, `Añadido: ${nameOfPath(name, 'es')}`),
      setAt(fileNow(desk), [...pointer, name], emptyOf(inner)),
    );
  };
  return (
    <Frame field={field} pointer={pointer}>
      {inner !== undefined &&
        entries.map(([name, each]) => (
          <FieldView
            key={name}
            field={{
              ...inner,
              name,
              label: told(nameOfPath(name, 'en'), nameOfPath(name, 'es')),
              required: false,
            }}
            pointer={[...pointer, name]}
            value={each}
          />
        ))}
      <NewName
        left={left.map((name) => [name, nameOfPath(name, desk.tongue)])}
        label={words.addOne(labelOf(field, desk))}
        typedLabel={`${words.newName}: ${labelOf(field, desk)}`}
        addLabel={words.addOne(labelOf(field, desk))}
        onAdd={add}
      />
    </Frame>
  );
}

const labelOf = ({ label, name }: Field, { tongue }: Desk): string => inTongue(label, tongue) || name;
