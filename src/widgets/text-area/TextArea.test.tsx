/** Holds the area: what it writes, its limit by every way in, the caret, the counter, and the text for reading only. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Bound, draw, standing } from '../testing.tsx';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

const seen = vi.fn();
const area = (): HTMLTextAreaElement => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' });

function show(start: unknown, maxLength?: number): void {
  seen.mockClear();
  draw(
    <Bound
      start={start}
      seen={seen}
      draw={(bind) => (
        <TextArea
          {...standing}
          bind={bind}
          label="Texto"
          {...(maxLength === undefined ? {} : { maxLength })}
        />
      )}
    />,
  );
}

it('writes what is typed and counts it as people do', async () => {
  show('', 5);
  await userEvent.type(area(), 'a😀');
  expect(seen).toHaveBeenLastCalledWith('a😀');
  expect(screen.getByText('2/5')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('ignores what is typed beyond its limit, in the middle too, and keeps the caret', async () => {
  show('abcde', 5);
  area().setSelectionRange(2, 2);
  await userEvent.type(area(), 'X', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([area().value, area().selectionEnd]).toEqual(['abcde', 2]);
  expect(seen).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('textFull');
});

it('takes of a paste what there is room for', async () => {
  show('ab', 5);
  area().setSelectionRange(1, 1);
  area().focus();
  await userEvent.paste('😀😀😀😀');
  expect([area().value, area().selectionEnd]).toEqual(['a😀😀😀b', 7]);
  expect(screen.getByText('textFull').closest('.visually-hidden')).toBeNull();
});

it('leaves the text of an input method alone until it is composed', () => {
  show('abc', 4);
  fireEvent.compositionStart(area());
  fireEvent.change(area(), { target: { value: 'abcxyz' } });
  expect(area().value).toBe('abcxyz');
  expect(seen).toHaveBeenLastCalledWith('abcx');
  fireEvent.compositionEnd(area());
  expect(area().value).toBe('abcx');
});

it('shows what comes from elsewhere', () => {
  const { rerender } = draw(<TextArea {...standing} label="Texto" value={'a\r\nb'} maxLength={200} />);
  expect([area().value, area().readOnly]).toEqual(['a\nb', true]);
  expect(screen.getByText('3/200')).toBeTruthy();
  rerender(<TextArea {...standing} label="Texto" value="c" />);
  expect(area().value).toBe('c');
  expect(screen.queryByText(/200/)).toBeNull();
});

it('is described by hint, counter and message', () => {
  draw(
    <Bound
      start="x"
      error="Falta"
      draw={(bind) => <TextArea {...standing} bind={bind} label="Texto" hint="Ayuda" maxLength={9} />}
    />,
  );
  expect(screen.getByRole('textbox', { description: 'Ayuda 1/9 Falta' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});
