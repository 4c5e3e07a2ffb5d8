/** Who is shown what is wrong sees it: once it stayed folded in its step, or out of sight below the form. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '../../lib/problem.ts';
import { bringTo } from './bring-to.ts';
import { PartForm } from './PartForm.tsx';
import { showAt, withFile } from './testing.tsx';

const file = 'screens/about.json';
const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this);
  };
});

const wrongAt = (pointer: string): Problem => ({
  code: 'unknown-route',
  severity: 'error',
  file,
  pointer,
  line: 1,
  column: 1,
  message: pointer,
  remedy: '',
  facts: { name: '' },
});

function openAt(at: string, problems: readonly Problem[] = []): HTMLElement {
  const press = [
    { do: 'back' },
    { if: { 'query.a': '1' }, then: [{ do: 'stop' }, { do: 'navigate', to: '' }] },
  ];
  const body = { type: 'button', text: '@about.fast', press };
  const from = withFile(file, { version: 2, routes: ['/About'], title: '@about.title', body });
  showAt(file, (desk) => <PartForm {...desk} selected="/body" />, { from, problems });
  const form = screen.getByRole('region', { name: 'Botón' });
  bringTo(form, at);
  return form;
}

it('all that is folded around it opens, and its control has the focus', () => {
  const form = openAt('/body/press/1/then/1/to', [wrongAt('/body/press/1/then/1/to')]);
  const target = within(form).getByRole('combobox', { name: 'Pantalla' });
  expect(target).toHaveFocus();
  for (
    let fold = target.closest('details');
    fold !== null;
    fold = fold.parentElement?.closest('details') ?? null
  )
    expect(fold).toHaveAttribute('open');
  const marked = form.querySelectorAll('[data-brought]');
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContainElement(target);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(marked[0]).toContainElement(scrolled.mock.contexts[0] as HTMLElement);
});

it('a step is opened for what is wrong with the step itself', () => {
  const form = openAt('/body/press/0');
  expect(form.querySelector('[data-brought] > details')).toHaveAttribute('open');
});

it('words are found by their key, those of another place are not marked any more', () => {
  const form = openAt('/body/press/0');
  bringTo(form, '@about.fast');
  expect(form.querySelectorAll('[data-brought]')).toHaveLength(1);
  expect(within(form).getAllByRole('textbox', { name: 'Español' })[0]).toHaveFocus();
});

it('nothing moves for what the form does not have', () => {
  openAt('@home.nothing');
  expect(scrolled).not.toHaveBeenCalled();
});
