/** A condition is found by what data can be, in the language of the studio, and is whole once it is chosen. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Tongue } from '../../lib/figures.ts';
import { deskOf } from '../forms/desk.ts';
import { DeskRoom } from '../forms/DeskRoom.tsx';
import { formWords } from '../forms/words.ts';
import { showAt } from '../forms/testing.tsx';
import { nameOfPath } from './data-words.ts';
import { GroupForm } from './GroupForm.tsx';
import { RuleForm } from './RuleForm.tsx';
import type { Group, Rule } from './rules.ts';

/** The form of no conditions yet, and what it makes of what is chosen. */
function openAdding(tongue: Tongue): { readonly groups: readonly Group[]; readonly field: HTMLElement } {
  const groups: Group[] = [];
  showAt(
    'screens/loan-detail.json',
    (desk) => (
      <DeskRoom desk={deskOf(desk)}>
        <GroupForm
          group={{ kind: 'all', rules: [] }}
          pointer={['body', 0, 'if']}
          onChange={(group) => groups.push(group)}
        />
      </DeskRoom>
    ),
    { tongue },
  );
  return { groups, field: screen.getByRole('combobox', { name: formWords[tongue].addRule }) };
}

it.each([
  ['es', 'vencido', 'el estado del préstamo es Vencido'],
  ['en', 'overdue', 'the status of the loan is Overdue'],
] as const)('in %s, "%s" is a value of the status', async (tongue, asked, says) => {
  const { groups, field } = openAdding(tongue);
  const user = userEvent.setup();
  await user.click(field);
  await user.paste(asked);
  await user.click(screen.getByRole('option', { name: says }));
  expect(groups).toEqual([
    {
      kind: 'all',
      rules: [{ kind: 'is', path: 'loan.orderStatus', asked: { kind: 'one-of', values: ['180'] } }],
    },
  ]);
});

it.each(['es', 'en'] as const)(
  'in %s, what the screen asks for stands first, and is asked for a value',
  async (tongue) => {
    const { groups, field } = openAdding(tongue);
    const user = userEvent.setup();
    await user.click(field);
    const [here] = screen.getAllByRole('group', { name: formWords[tongue].dataHere });
    const status = nameOfPath('loan.orderStatus', tongue);
    const [option] = within(here as HTMLElement).getAllByRole('option', { name: new RegExp(`^${status}`) });
    await user.click(option as HTMLElement);
    expect(groups).toMatchObject([{ rules: [{ path: 'loan.orderStatus', asked: { kind: 'one-of' } }] }]);
  },
);

type Single = Extract<Rule, { kind: 'is' }>;

/** A rule about the name of the product, which nobody lists the values of. */
function openTyping(tongue: Tongue): { readonly rule: () => Single; readonly field: HTMLElement } {
  let rule: Single = { kind: 'is', path: 'loan.productName', asked: { kind: 'none-of', values: [''] } };
  function Own() {
    const [now, setNow] = useState(rule);
    rule = now;
    return <RuleForm rule={now} pointer={['body', 0, 'if']} onChange={setNow} />;
  }
  showAt(
    'screens/loan-detail.json',
    (desk) => (
      <DeskRoom desk={deskOf(desk)}>
        <Own />
      </DeskRoom>
    ),
    { tongue },
  );
  return { rule: () => rule, field: screen.getByRole('textbox', { name: formWords[tongue].values }) };
}

it.each(['es', 'en'] as const)(
  'in %s, what is compared is still to be typed, with an example, and a slip of the pen is offered to be mended',
  async (tongue) => {
    const { rule, field } = openTyping(tongue);
    const words = formWords[tongue];
    const user = userEvent.setup();
    const example = field.getAttribute('placeholder') ?? '';
    expect(example).toMatch(/^\p{Lu}/u);
    expect(field).toHaveAccessibleDescription(words.typeValue(example));
    await user.click(field);
    await user.paste('Banco Azul');
    expect(field).toHaveAccessibleDescription(words.asWritten);
    expect(screen.queryByRole('button', { name: words.meant(example) })).toBeNull();
    await user.clear(field);
    await user.paste(example.toUpperCase());
    await user.click(screen.getByRole('button', { name: words.meant(example) }));
    expect(rule().asked).toEqual({ kind: 'none-of', values: [example] });
    expect(field).toHaveValue(example);
  },
);
