/** A condition is found by what data can be, in the language of the studio, and is whole once it is chosen. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Tongue } from '../../lib/figures.ts';
import { deskOf } from '../forms/desk.ts';
import { DeskRoom } from '../forms/DeskRoom.tsx';
import { formWords } from '../forms/words.ts';
import { project, showAt } from '../forms/testing.tsx';
import { nameOfPath, nounOfPath } from './data-words.ts';
import { choicesOf } from './meaning.ts';
import { GroupForm } from './GroupForm.tsx';
import { RuleForm } from './RuleForm.tsx';
import { productsIn, type Product } from './products.ts';
import type { Asked, Group, Rule } from './rules.ts';

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
  const rule = openRule(tongue, 'loan.productName', { kind: 'none-of', values: [] });
  return { rule, field: screen.getByRole('textbox', { name: formWords[tongue].values }) };
}

/** A rule that is changed, in a project with these products. */
function openRule(tongue: Tongue, path: string, asked: Asked, products?: readonly Product[]): () => Single {
  let rule: Single = { kind: 'is', path, asked };
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
    { tongue, project: products === undefined ? project : { ...project, products } },
  );
  return () => rule;
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
    expect(field).toHaveAccessibleDescription(words.asWritten(example));
    expect(screen.queryByRole('button', { name: words.meant(example, 'Banco Azul') })).toBeNull();
    await user.clear(field);
    expect(rule().asked).toEqual({ kind: 'none-of', values: [] });
    await user.paste(example.toUpperCase());
    // It says what would stand there, in place of what.
    await user.click(screen.getByRole('button', { name: words.meant(example, example.toUpperCase()) }));
    expect(rule().asked).toEqual({ kind: 'none-of', values: [example] });
    expect(field).toHaveValue(example);
  },
);

const products = productsIn({
  products: [
    { productId: '1', name: { es: 'Lendora Efectivo', en: 'Lendora Cash' } },
    { productId: '2', name: 'Lendora Flex' },
  ],
});
const tick = (name: string): HTMLElement => screen.getByRole('checkbox', { name });

it.each(['es', 'en'] as const)(
  'in %s, a value is chosen by who asks: none is to begin with',
  async (tongue) => {
    const { groups, field } = openAdding(tongue);
    const user = userEvent.setup();
    await user.click(field);
    const status = nameOfPath('loan.orderStatus', tongue);
    const [option] = screen.getAllByRole('option', { name: new RegExp(`^${status}`) });
    await user.click(option as HTMLElement);
    expect(groups).toMatchObject([{ rules: [{ asked: { kind: 'one-of', values: [] } }] }]);
  },
);

it.each(['es', 'en'] as const)(
  'in %s, a condition without a value says what is missing, until one is chosen',
  async (tongue) => {
    const rule = openRule(tongue, 'loan.orderStatus', { kind: 'one-of', values: [] });
    const missing = formWords[tongue].chooseValue(nounOfPath('loan.orderStatus', tongue));
    expect(screen.getByText(missing)).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await userEvent.setup().click(tick(tongue === 'es' ? 'Vencido' : 'Overdue'));
    expect(rule().asked).toEqual({ kind: 'one-of', values: ['180'] });
    expect(screen.queryByText(missing)).toBeNull();
  },
);

it.each([
  ['es', 'Lendora Efectivo'],
  ['en', 'Lendora Cash'],
] as const)(
  'in %s, products are chosen by name, whether their number or their name is compared',
  async (tongue, cash) => {
    const user = userEvent.setup();
    const byNumber = openRule(tongue, 'query.productId', { kind: 'one-of', values: [] }, products);
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      cash,
      'Lendora Flex',
    ]);
    await user.click(tick(cash));
    expect(byNumber().asked).toEqual({ kind: 'one-of', values: ['1'] });
    cleanup();
    const byName = openRule(tongue, 'loan.productName', { kind: 'one-of', values: [] }, products);
    await user.click(tick('Lendora Flex'));
    expect(byName().asked).toEqual({ kind: 'one-of', values: ['Lendora Flex'] });
    // A product is one choice, which holds for who reads its name in either language.
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      cash,
      'Lendora Flex',
    ]);
    await user.click(tick(cash));
    expect(byName().asked).toEqual({
      kind: 'one-of',
      values: ['Lendora Flex', 'Lendora Efectivo', 'Lendora Cash'],
    });
    await user.click(tick('Lendora Flex'));
    expect(tick(cash)).toBeDisabled();
  },
);

it.each(['es', 'en'] as const)(
  'in %s, a name is compared as a number only under its own name',
  async (tongue) => {
    const words = formWords[tongue];
    const name = nameOfPath('query.productId', tongue);
    const cash = tongue === 'es' ? 'Lendora Efectivo' : 'Lendora Cash';
    const known = openRule(
      tongue,
      'loan.productName',
      { kind: 'one-of', values: ['Lendora Efectivo'] },
      products,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: words.askCodeOf(name, cash) }));
    expect(known()).toMatchObject({ path: 'query.productId', asked: { kind: 'one-of', values: ['1'] } });
    cleanup();
    // Which number it would be is not known: nobody guesses.
    const unknown = openRule(tongue, 'loan.productName', { kind: 'one-of', values: ['Lendora Cupón'] });
    await userEvent.setup().click(screen.getByRole('button', { name: words.askCode(name) }));
    expect(unknown()).toMatchObject({ path: 'query.productId', asked: { kind: 'one-of', values: [] } });
  },
);

it('what a screen alone writes into its variable is chosen, too', () => {
  const press = [{ do: 'set', 'state.step': 'code' }];
  const definition = {
    state: { step: 'form', typed: 'x', told: '' },
    body: [
      { type: 'button', press },
      { type: 'text-field', bind: 'state.typed' },
      {
        type: 'button',
        press: [
          { do: 'set', 'state.told': '{{loan.name}}' },
          { do: 'set', 'state.typed': 'y' },
        ],
      },
    ],
  };
  const of = (path: string) => choicesOf(path, definition, project);
  expect([of('state.step'), of('state.typed'), of('state.told')]).toEqual([['form', 'code'], [], []]);
});
