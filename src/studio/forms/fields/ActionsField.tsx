/** What happens, as steps that follow each other; a step may choose between ways, each with steps of its own. */
import { useId } from 'react';
import {
  isList,
  isObject,
  listOf,
  membersOf,
  nameFrom,
  own,
  toPointer,
  type Pointer,
} from '../../../check/document/document.ts';
import type { Json, JsonObject } from '../../../model/json.ts';
import { told } from '../../../release/told.ts';
import { insertAt, removeAt, setAt } from '../../core/edits.ts';
import { actionFields, actionSchemas } from '../../core/parts.ts';
import { fieldsOf, type Field } from '../../core/fields.ts';
import { classes } from '../classes.ts';
import { fileNow, send, useDesk, useSet } from '../desk.ts';
import { EntryTools } from '../EntryTools.tsx';
import { FieldList } from '../FieldList.tsx';
import { Frame, type FieldProps } from '../Frame.tsx';
import { nameOfAction } from '../parts.ts';
import { ProblemsAt } from '../Problems.tsx';
import { inTongue } from '../tongue.ts';
import { formWords, type FormWords } from '../words.ts';
import { branchFields } from './branches.ts';
import { WaysField } from './WaysField.tsx';
import css from '../forms.module.css';

const cls = classes(css);

/** A step as it begins: with what it needs, as its schema shows it; where it leads nobody but the person can choose. */
export function newStep(name: string): JsonObject {
  const schema = own(actionSchemas, name);
  const example = membersOf(schema?.examples?.[0]);
  const needed = fieldsOf(schema ?? {}).filter(({ required }) => required);
  return {
    do: name,
    ...Object.fromEntries(
      needed.map(({ name: member, kind }) => [
        member,
        kind === 'route' ? '' : ((example[member] ?? '') as Json),
      ]),
    ),
  };
}

const starts = (kind: string): JsonObject => {
  if (kind === 'branch') return { if: {}, then: [] };
  return kind === 'table' ? { match: '', is: {}, else: [] } : newStep(kind);
};

function nameOfStep(step: unknown, words: FormWords, tongue: 'es' | 'en'): string {
  const { do: name, match } = membersOf(step);
  if (typeof name === 'string') return nameOfAction(name, tongue);
  return match === undefined ? words.branch : words.table;
}

/** What a step may say, those that every step may behind its own. */
export const fieldsOfStep = (step: unknown): readonly Field[] => {
  const name = nameFrom(membersOf(step)['do']);
  const schema = own(actionSchemas, name);
  return schema === undefined ? branchFields : [...fieldsOf(schema), ...actionFields];
};

interface StepProps {
  readonly step: unknown;
  readonly pointer: Pointer;
  readonly index: number;
  readonly many: number;
  /** Of the list. */
  readonly list: Pointer;
}

function Step({ step, pointer, index, many, list }: StepProps) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const name = nameOfStep(step, words, desk.tongue);
  const label = words.step(index + 1, name);
  const alone = typeof pointer.at(-1) !== 'number';
  const isTable = isObject(step) && step['match'] !== undefined;
  return (
    <li className={cls('step')} data-at={toPointer(pointer)}>
      <details open={many === 1}>
        <summary>{label}</summary>
        <FieldList fields={fieldsOfStep(step)} pointer={pointer} value={step} />
        {isTable && (
          <WaysField
            pointer={pointer}
            value={step}
            empty={[]}
            rest={false}
            draw={(at, row, way) => <Steps pointer={at} value={row} name={way} />}
          />
        )}
        <ProblemsAt pointer={pointer} />
      </details>
      <EntryTools
        label={label}
        pointer={pointer}
        list={list}
        index={index}
        many={many}
        moved={told('Steps in another order', 'Pasos en otro orden')}
        onRemove={() =>
          send(
            desk,
            told(
              `Step removed: ${nameOfStep(step, formWords.en, 'en')}`,
              `Paso quitado: ${nameOfStep(step, formWords.es, 'es')}`,
            ),
            alone ? setAt(fileNow(desk), pointer, []) : removeAt(fileNow(desk), pointer),
          )
        }
      />
    </li>
  );
}

/** Steps without a frame, for those of a way. */
export function Steps({
  pointer,
  value,
  name,
}: {
  readonly pointer: Pointer;
  readonly value: unknown;
  readonly name: string;
}) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const id = useId();
  const steps = listOf(value);
  const kinds = Object.keys(actionSchemas)
    .map((each) => [each, nameOfAction(each, desk.tongue)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, desk.tongue));
  const add = (kind: string): void =>
    send(
      desk,
      told(
        `New step: ${nameOfStep(starts(kind), formWords.en, 'en')}`,
        `Paso nuevo: ${nameOfStep(starts(kind), formWords.es, 'es')}`,
      ),
      insertAt(fileNow(desk), pointer, steps.length, starts(kind)),
    );
  return (
    <>
      {steps.length === 0 && <p className={cls('count')}>{words.noSteps}</p>}
      <ol className={cls('steps')} aria-label={`${words.steps}: ${name}`}>
        {steps.map((step, index) => (
          <Step
            key={index}
            step={step}
            pointer={isList(value) ? [...pointer, index] : pointer}
            index={index}
            many={steps.length}
            list={pointer}
          />
        ))}
      </ol>
      <label className={cls('hidden')} htmlFor={id}>
        {`${words.addStep}: ${name}`}
      </label>
      <select
        id={id}
        className={cls('input')}
        value=""
        onChange={({ currentTarget }) => add(currentTarget.value)}
      >
        <option value="">{words.addStep}</option>
        {kinds.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
        <option value="branch">{words.branch}</option>
        <option value="table">{words.table}</option>
      </select>
    </>
  );
}

export function ActionsField({ field, pointer, value }: FieldProps) {
  const { tongue } = useDesk();
  const set = useSet(field, pointer);
  const name = inTongue(field.label, tongue);
  return (
    <Frame field={field} pointer={pointer} onRemove={value === undefined ? undefined : () => set(undefined)}>
      <Steps pointer={pointer} value={value} name={name === '' ? field.name : name} />
    </Frame>
  );
}
