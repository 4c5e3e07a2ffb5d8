/** What is drawn of a form while somebody types in one field of it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { told } from '../../release/told.ts';
import type { Problem } from '../../lib/problem.ts';
import { apply, openDraft } from '../core/draft.ts';
import type { Field } from '../core/fields.ts';
import { deskOf, latest, send, setSplices, useDesk, useSet, type DeskProps } from './desk.ts';
import { DeskRoom } from './DeskRoom.tsx';
import { FieldList, FieldViewsProvider, type FieldViews } from './FieldList.tsx';
import type { FieldProps } from './Frame.tsx';
import { project, withFile } from './testing.tsx';

const file = 'screens/about.json';
const field = (name: string): Field => ({
  name,
  kind: 'number',
  label: told(name, name),
  help: told('', ''),
  examples: [],
  required: true,
});
const fields = [field('first'), field('second')];

/** How often each was drawn, and what it drew of the other. */
let drawn: Record<string, number>;
let seen: Record<string, unknown>;
const note = (name: string, value: unknown): void => {
  drawn[name] = (drawn[name] ?? 0) + 1;
  seen[name] = value;
};

function Counted(props: FieldProps) {
  const { pointer, value } = props;
  const { name } = props.field;
  const desk = useDesk();
  const set = useSet(props.field, pointer);
  note(name, desk.view.value(file));
  const both = (): void =>
    send(desk, told('', ''), setSplices(desk, ['both'], Object.values(latest(desk).view.value(file) ?? {})));
  return (
    <>
      <input
        aria-label={name}
        value={String(value)}
        onChange={({ currentTarget }) => set(currentTarget.value, true)}
      />
      <button type="button" aria-label={`join ${name}`} onClick={both} />
      <span>{desk.problems.filter((one) => one.pointer === `/${name}`).map(({ message }) => message)}</span>
    </>
  );
}

const views = { number: Counted } as unknown as FieldViews;

let say: (problems: readonly Problem[]) => void;
let now: () => unknown;

function Board() {
  const [draft, setDraft] = useState(openDraft(withFile(file, { first: 'a', second: 'b' })));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const props: DeskProps = {
    texts: draft.now,
    file,
    tongue: 'en',
    project,
    problems,
    onEdit: (edit) => setDraft((before) => apply(before, edit)),
  };
  const desk = deskOf(props);
  useEffect(() => {
    say = setProblems;
    now = () => desk.view.value(file);
  }, [desk]);
  return (
    <DeskRoom desk={desk}>
      <FieldViewsProvider value={views}>
        <FieldList fields={fields} pointer={[]} value={desk.view.value(file)} />
      </FieldViewsProvider>
    </DeskRoom>
  );
}

const type = (name: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
};

beforeEach(() => {
  vi.useFakeTimers();
  [drawn, seen] = [{}, {}];
  render(<Board />);
  drawn = {};
});
afterEach(() => void vi.useRealTimers());

it('draws the field in which somebody types, and no other one', () => {
  type('first', 'aa');
  type('first', 'aaa');
  expect(screen.getByLabelText('first')).toHaveValue('aaa');
  expect(drawn).toEqual({ first: 2 });
});

it('draws them all once nobody types any more', () => {
  type('first', 'aa');
  act(() => void vi.advanceTimersByTime(1400));
  type('first', 'aaa');
  act(() => void vi.advanceTimersByTime(1400));
  expect(seen['second']).toEqual({ first: 'a', second: 'b' });
  act(() => void vi.advanceTimersByTime(200));
  expect(seen['second']).toEqual({ first: 'aaa', second: 'b' });
  expect(drawn).toEqual({ first: 2, second: 1 });
});

it.each([
  ['comes to it by keys', (other: HTMLElement) => fireEvent.focus(other)],
  ['touches it', (other: HTMLElement) => fireEvent.pointerDown(other)],
])('draws another one as things are when somebody %s', (_, come) => {
  type('first', 'aa');
  come(screen.getByLabelText('second'));
  expect(seen['second']).toEqual({ first: 'aa', second: 'b' });
});

it('says at once what is wrong with another one', () => {
  type('first', 'aa');
  const problem = {
    severity: 'error',
    code: 'c',
    file,
    pointer: '/second',
    message: 'is wrong',
  } as unknown as Problem;
  act(() => say([problem]));
  expect(screen.getByText('is wrong')).toBeVisible();
});

it('edits the texts as they are, also from a field that still stands', () => {
  type('first', 'a longer one');
  fireEvent.click(screen.getByLabelText('join second'));
  expect(now()).toEqual({ first: 'a longer one', second: 'b', both: ['a longer one', 'b'] });
});
