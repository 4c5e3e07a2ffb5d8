/**
 * `screens/README.md` keeps its word: each recipe, followed to the letter in a copy of the project, passes `npm run check`
 * and changes what a borrower sees; its tables name what there is; its messages are the checker's.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { readParts } from '../src/build/parts.ts';
import { catalogue } from '../src/lib/problem-catalogue.ts';
import type { Json } from '../src/model/json.ts';
import { refreshNames } from '../src/build/names-file.ts';
import { drawScreen } from './support/draw-screen.tsx';
import { outline } from './screens/outline.ts';
import { settle } from './support/ports.ts';
import { read, root } from './support/project.ts';
import { copyProject, follow, recipesOf } from './support/recipes.ts';

const text = read('screens/README.md');
const recipes = recipesOf(text);
const project = copyProject();
afterAll(() => rmSync(project, { recursive: true }));

const ids = { productId: '1', orderId: '174' };
const loanDetails = (orderStatus: string): Json => ({ orderStatus, noticeStatusText: 'Estado', inside: 1 });
const loanPlan = {
  repayAmount: 123456,
  productName: 'Lendora Plus',
  noticeMsg: 'Paga antes de las 18:00',
  detail: [{ text: 'Plazo', value: '7' }],
  repayList: [
    { reviewer: 'Pago en banco', items: [{ title: 'Banco Norte', payCode: 'norte' }] },
    { reviewer: 'Pago en tienda', items: [{ title: 'Tienda 24', payCode: 'tienda24' }] },
  ],
};

const delayPlan: Json = { ...loanPlan, delayInfo: { delayAmount: 100 }, repayPlan: [] };

type Language = 'es' | 'en';

async function told(id: string, language: Language, answers: Readonly<Record<string, Json>> = {}) {
  cleanup();
  return (await drawScreen({ project, id, language, query: ids, answers })).told;
}

/** Gives as many stars on the screen that was drawn last. */
async function rate(stars: number): Promise<void> {
  const field = page.getAllByRole('radio')[stars - 1];
  if (field === undefined) throw new Error('There is nothing to rate.');
  await act(async () => {
    fireEvent.click(field);
    await settle();
  });
}

/** What a borrower must then see, by the title of the recipe. */
const outcomes: Readonly<Record<string, () => Promise<void>>> = {
  async 'Change a text'() {
    const answers = { loanDetails: loanDetails('174') };
    expect(await told('loan-detail', 'es', answers)).toContain('button "Todos mis préstamos"');
    expect(await told('loan-detail', 'en', answers)).toContain('button "All my loans"');
  },
  async 'Move a row'() {
    const seen = await told('repay', 'es', { loanPlan });
    expect(seen).toContain('Paga antes de las 18:00');
    expect(seen).toContain('$1,234.56');
    expect(seen.indexOf('Paga antes de las 18:00')).toBeLessThan(seen.indexOf('$1,234.56'));
  },
  async 'Add a condition'() {
    const late = { loanDetails: loanDetails('180') };
    expect(await told('loan-detail', 'es', late)).toContain('Paga hoy para evitar más recargos.');
    expect(await told('loan-detail', 'en', late)).toContain('Pay today to avoid further charges.');
    const due = { loanDetails: loanDetails('174') };
    expect(await told('loan-detail', 'es', due)).not.toContain('recargos');
  },
  async 'Only for one entry of a list'() {
    for (const [language, words] of [
      ['es', 'Guarda tu recibo.'],
      ['en', 'Keep your receipt.'],
    ] as const) {
      const [before = '', after = '', ...more] = (await told('repay', language, { loanPlan })).split(words);
      expect(more).toEqual([]);
      expect(before.trimEnd()).toMatch(/heading 2 "Pago en banco"$/);
      expect(after).toContain('Banco Norte');
      expect(await told('repay-delay', language, { delayPlan })).toContain('Tienda 24');
      expect(await told('repay-delay', language, { delayPlan })).not.toContain(words);
    }
  },
  async 'Add a screen'() {
    const seen = await told('pay-help', 'es');
    expect(seen).toContain('heading 1 "Cómo pagar"');
    expect(seen).toContain('Muestra tu código en la caja');
    expect(await told('pay-help', 'en')).toContain('heading 2 "Paying in cash"');
    cleanup();
    const { world } = await drawScreen({ project, id: 'repay-done', language: 'en', query: ids });
    await act(async () => {
      fireEvent.click(page.getByRole('button', { name: 'How to pay' }));
      await settle();
    });
    expect(world.recorded.navigations.map(({ to }) => to)).toEqual(['/payHelp']);
  },
  async 'Add a promotion layout'() {
    const seen = await told('promotion/spring', 'es');
    expect(seen).toContain('heading 2 "Tu préstamo de primavera"');
    expect(await told('promotion/spring', 'en')).toContain('An answer in minutes');
  },
  async 'Choose words by a value'() {
    expect(await told('pay-help', 'es')).toContain('Sube el brillo de la pantalla');
    expect(await told('pay-help', 'en')).toContain('Make the screen brighter');
  },
  async 'A parameter with a few values'() {
    const from = async (value: string): Promise<string> => {
      cleanup();
      return (await drawScreen({ project, id: 'pay-help', language: 'es', query: { from: value } })).told;
    };
    expect(await from('payment')).toContain('no hace falta que pagues otra vez');
    for (const other of ['orders', 'elsewhere'])
      expect(await from(other)).not.toContain('no hace falta que pagues otra vez');
  },
  async 'A part that remembers something'() {
    expect(await told('pay-help', 'es')).not.toContain('Gracias por tu opinión.');
    await rate(4);
    expect(outline(document.body)).toContain('Gracias por tu opinión.');
  },
  async 'Count something'() {
    await told('pay-help', 'es');
    await rate(1);
    expect(outline(document.body)).toContain('Diste una estrella.');
    await told('pay-help', 'en');
    await rate(4);
    expect(outline(document.body)).toContain('You gave 4 stars.');
  },
  async 'Say how sending ended'() {
    cleanup();
    const answers = { loanConfirm: { amount: 500000, periods: '7', termUnit: '1' } };
    const { world } = await drawScreen({ project, id: 'loan-confirm', language: 'es', query: ids, answers });
    await act(async () => {
      fireEvent.click(page.getByRole('button', { name: 'Confirmar préstamo' }));
      for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((done) => setTimeout(done));
    });
    // Nobody answers the call: what became of it is unknown.
    expect(world.recorded.toasts).toEqual(['Mira primero en tus préstamos si ya lo tienes.']);
  },
};

describe('the recipes', () => {
  it('are these, in this order', () => {
    expect(recipes.map(({ title }) => title)).toEqual(Object.keys(outcomes));
  });

  // One after the other in the same copy, as a reader does who does not throw each away.
  it.each(recipes)(
    '$title',
    async (recipe) => {
      expect(follow(recipe, project)).toMatch(/^0 errors in \d+ files\.$/m);
      await outcomes[recipe.title]?.();
    },
    60_000,
  );

  it('leave the new names for the editor to complete', async () => {
    await refreshNames(project);
    const names = readFileSync(join(project, 'schemas/names.schema.json'), 'utf8');
    for (const name of ['@order.late', '@repay.receipt', '/payHelp']) expect(names).toContain(`"${name}"`);
  });
});

describe('a recipe that cannot be followed', () => {
  const recipe = (body: string) => () => recipesOf(`# Page\n\n## 1. Try\n\n${body}`);

  it('is one that says neither where nor what', () => {
    expect(recipe('Do this:\n\n```json\n{}\n```\n')).toThrow('what is to be done');
    expect(recipe('In `a.json`, find:\n\n```json\n{}\n```\n')).toThrow('nothing is done');
  });

  it('is one whose words stand nowhere, or twice', () => {
    const [one] = recipe(
      'In `package.json`, find:\n\n```json\n"\n```\n\nWrite instead:\n\n```json\n{}\n```\n',
    )();
    expect(() => one && follow(one, project)).toThrow('times');
  });

  it('is one whose command fails', () => {
    const [one] = recipe('Then run:\n\n```sh\nnpm run no-such-script\n```\n')();
    expect(() => one && follow(one, project)).toThrow('no-such-script');
  });
});

describe('the tables', () => {
  const { widgets, actions } = readParts(root);

  it.each(widgets)('name the props of $name', ({ name, schema }) => {
    const row = new RegExp(`^\\| \\[\`${name}\`\\]\\(\\.\\./docs/reference/${name}\\.md\\) .*\\|$`, 'm').exec(
      text,
    );
    const cell = row?.[0].split('|').at(-2) ?? '';
    const named = [...cell.matchAll(/(\*\*)?`([^`]+)`/g)].map(([, needed, prop]) => [
      prop,
      needed !== undefined,
    ]);
    const props = Object.keys(schema.properties ?? {}).filter((prop) => prop !== 'type');
    expect(named).toEqual(props.map((prop) => [prop, schema.required?.includes(prop) ?? false]));
  });

  it('name every action', () => {
    const [, table = ''] = /^## The actions\n([\s\S]*?)^## /m.exec(text) ?? [];
    const named = [...table.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
    expect(actions.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  });
});

describe('the common problems', () => {
  const rows = [...text.matchAll(/^\| `([a-z]+-[a-z-]+)` (.+?) +\| .+\|$/gm)].map(
    ([, code = '', message = '']) => ({ code, message }),
  );

  it('are there', () => {
    expect(rows.length).toBeGreaterThan(8);
  });

  it.each(rows)('$code says what the checker says', ({ code, message }) => {
    const entry = Object.entries(catalogue).find(([name]) => name === code)?.[1];
    // A mark for each word that the sentence is filled with, all different: some sentences compare them.
    const [name, of, near, detail, filled] = ['\u0001', '\u0002', '\u0003', '\u0004', '\u0005'];
    const sentence = entry?.message({ name, of, near, detail, text: filled }) ?? '';
    const parts = sentence
      .split(/[\u0001-\u0005]/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(message).toMatch(new RegExp(`^${parts.join('.+')}$`));
  });
});
