/** Which members of the entries a list shows is chosen by what they are called. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PartForm } from './PartForm.tsx';
import { showAt, withFile, type Shown } from './testing.tsx';

const file = 'screens/about.json';

const open = (body: unknown, rest: object = {}): Shown =>
  showAt(file, (desk) => <PartForm {...desk} selected="/body" />, {
    from: withFile(file, { version: 2, routes: ['/About'], title: '@about.title', ...rest, body }),
  });

describe('what a list shows of its entries', () => {
  const choices = (name: string): readonly string[] =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('is chosen from what they have', async () => {
    const shown = open(
      { type: 'rows', rows: '{{plan.detail}}', labelKey: 'text' },
      { data: { plan: { call: 'loanPlan' } } },
    );
    expect(choices('Qué dice el nombre')).toEqual(expect.arrayContaining(['texto', 'valor']));
    await userEvent.selectOptions(screen.getByLabelText('Qué dice el nombre'), 'valor');
    expect(shown.value()).toMatchObject({ body: { labelKey: 'value' } });
  });

  it('is chosen from what those have that are written here, and is named where nobody knows them', () => {
    open({ type: 'rows', rows: [{ text: 'a', value: 'b' }], labelKey: 'text' });
    expect(choices('Qué dice el nombre')).toEqual(expect.arrayContaining(['texto', 'valor']));
    cleanup();
    open({ type: 'rows', rows: '{{order.list}}', labelKey: 'title' });
    expect(screen.getByLabelText('Qué dice el nombre')).toHaveDisplayValue('título');
    expect(choices('Qué dice el nombre')).toContain('Si no se dice: texto');
  });
});
