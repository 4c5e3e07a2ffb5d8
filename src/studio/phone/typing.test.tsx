/** Words typed where they stand, in both languages at once. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { spokenAt, typeOver } from './typing.ts';

afterEach(() => document.body.replaceChildren());

function button(): HTMLElement {
  document.body.innerHTML = '<button><span>Ver más</span><svg></svg></button>';
  return screen.getByRole('button');
}

it('are found by what they say, whoever says them', () => {
  const element = button();
  const texts: Readonly<Record<string, string>> = { 'app.more': 'Ver más', 'app.hide': 'Ocultar' };
  const inside = element.querySelector('span') ?? element;
  expect(spokenAt(inside, ['app.hide', 'app.more'], (key) => texts[key])?.key).toBe('app.more');
  expect(spokenAt(inside, ['app.hide'], (key) => texts[key])).toBeUndefined();
});

it('have a field for each language; leaving both ends it, going from one to the other does not', () => {
  const [typed, ended] = [vi.fn<(tongue: string, text: string) => void>(), vi.fn<() => void>()];
  const fields = [
    { tongue: 'es', label: 'Palabras en español', text: 'Ver más' },
    { tongue: 'en', label: 'Palabras en inglés', text: 'More' },
  ] as const;
  typeOver(button(), fields, typed, ended);
  const [es, en] = fields.map(({ label }) => screen.getByLabelText(label));
  expect(es).toHaveFocus();
  // Which language the other one is, is read beside it, also where it says something already.
  expect(screen.getByText('Palabras en inglés')).toBeVisible();
  expect(screen.queryByText('Palabras en español')).toBeNull();
  if (es === undefined || en === undefined) throw new Error('no fields');
  fireEvent.input(es, { target: { value: 'Ver\ntodo' } });
  en.focus();
  expect(ended).not.toHaveBeenCalled();
  fireEvent.input(en, { target: { value: 'See it all' } });
  expect(typed.mock.calls).toEqual([
    ['es', 'Ver todo'],
    ['en', 'See it all'],
  ]);
  fireEvent.keyDown(en, { key: 'Enter' });
  expect(ended).toHaveBeenCalledTimes(1);
  expect(screen.queryByLabelText('Palabras en inglés')).toBeNull();
});
