/** Keys of every page, and those that belong to whoever writes in a field. */
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useKeys } from './use-keys.ts';

const undo = vi.fn<() => void>();
const find = vi.fn<() => void>();
const on = vi.fn<() => void>();
const help = vi.fn<() => void>();
const keys = { 'ctrl+z': undo, 'ctrl+k': find, f6: on, '?': help };

function Page() {
  useKeys(keys);
  return (
    <>
      <input aria-label="words" />
      <input type="checkbox" aria-label="flag" />
      <div role="treegrid" tabIndex={0} aria-label="parts" onKeyDown={(event) => event.stopPropagation()} />
    </>
  );
}

beforeEach(() => {
  undo.mockClear();
  find.mockClear();
  on.mockClear();
  help.mockClear();
  render(<Page />);
});

it.each([
  ['words', 0],
  ['flag', 1],
  ['parts', 1],
] as const)('in %s, Ctrl+Z undoes %i steps of the change', (name, steps) => {
  const isLeft = fireEvent.keyDown(screen.getByLabelText(name), { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledTimes(steps);
  // What the field undoes itself it is left to do.
  expect(isLeft).toBe(steps === 0);
});

it('finds from within a field', () => {
  fireEvent.keyDown(screen.getByLabelText('words'), { key: 'k', ctrlKey: true });
  expect(find).toHaveBeenCalledTimes(1);
});

it('goes on from within a field by a key that types nothing, and leaves its letters to it', () => {
  fireEvent.keyDown(screen.getByLabelText('words'), { key: 'F6' });
  expect(on).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('words'), { key: '?' });
  expect(help).not.toHaveBeenCalled();
});

it('leaves letters to a text that stands in a shadow root', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const text = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  text.setAttribute('contenteditable', 'true');
  fireEvent.keyDown(text, { key: '?', composed: true });
  expect(help).not.toHaveBeenCalled();
  fireEvent.keyDown(host, { key: '?' });
  expect(help).toHaveBeenCalledTimes(1);
  host.remove();
});

it('goes before rows that take keys for themselves', () => {
  fireEvent.keyDown(screen.getByLabelText('parts'), { key: 'k', ctrlKey: true });
  expect(find).toHaveBeenCalledTimes(1);
});
