/** The form of a part by its roles and names: what is chosen and typed is an edit of the text, and nothing else. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../lib/problem.ts';
import { fieldsOf } from '../core/fields.ts';
import { actionSchemas, widgetSchemas } from '../core/parts.ts';
import type { DeskProps } from './desk.ts';
import { PartForm } from './PartForm.tsx';
import { showAt, texts, withFile, type Shown } from './testing.tsx';

const file = 'screens/about.json';
const es = 'locales/es.json';

const open = (
  body: unknown,
  selected = '/body',
  more: Partial<DeskProps> & object = {},
  rest: object = {},
): Shown =>
  showAt(file, (desk) => <PartForm {...desk} {...more} selected={selected} />, {
    from: withFile(file, { version: 2, routes: ['/About'], title: '@about.title', ...rest, body }),
  });

const group = (name: string): HTMLElement => screen.getByRole('group', { name });
const loan = { data: { loan: { call: 'loanDetails' } }, query: { orderId: {}, productId: {} } };

describe('a field', () => {
  it('is not behind "more" while a problem of its part asks for it', () => {
    const idle: Problem = {
      severity: 'error',
      code: 'idle-link',
      file,
      pointer: '/body',
      line: 1,
      column: 1,
      message: 'it leads nowhere',
      remedy: '',
      facts: { name: 'link', detail: '"press" nor "url"' },
    };
    open({ type: 'link', text: '@about.fast' }, '/body', { problems: [idle] });
    expect(group('Al oprimirlo')).toBeInTheDocument();
    expect(screen.getByLabelText('Dirección')).toBeInTheDocument();
    expect(screen.queryByLabelText('Icono')).toBeNull();
  });

  it('is behind it while none does', () => {
    open({ type: 'link', text: '@about.fast' });
    expect(screen.queryByLabelText('Al oprimirlo')).toBeNull();
    expect(screen.queryByLabelText('Dirección')).toBeNull();
  });
});

describe('words', () => {
  it('are changed in both languages, each in its file', async () => {
    const shown = open({ type: 'button', text: '@about.fast', press: [] });
    const user = userEvent.setup();
    const words = within(group('Texto del botón'));
    await user.type(words.getByRole('textbox', { name: 'Español' }), ' ya');
    await user.type(words.getByRole('textbox', { name: 'Inglés' }), '!');
    expect(shown.value(es)).toMatchObject({ 'about.fast': 'Rápido ya' });
    expect(shown.value('locales/en.json')).toMatchObject({ 'about.fast': 'Fast!' });
    expect(shown.value()).toMatchObject({ body: { text: '@about.fast' } });
    expect(shown.edits.every(({ group: of }) => of?.startsWith('words about.fast'))).toBe(true);
  });

  it('say how many letters have room', () => {
    open({ type: 'button', text: '@about.description', press: [] });
    expect(within(group('Texto del botón')).getAllByText(/de 28 letras: puede no caber/).length).toBe(2);
  });

  it('are changed only here by a name of their own', async () => {
    const shown = open({ type: 'button', text: '@order.agreement', press: [] });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Solo aquí' }));
    await user.type(within(group('Texto del botón')).getByRole('textbox', { name: 'Español' }), '!');
    const before = shown.value(es) as Record<string, string>;
    expect(before['order.agreement']).toBe('Contrato de préstamo');
    const { body } = shown.value() as { body: { text: string } };
    expect(body.text).not.toBe('@order.agreement');
    expect(before[body.text.slice(1)]).toBe('Contrato de préstamo!');
    expect((shown.value('locales/en.json') as Record<string, string>)[body.text.slice(1)]).toBe(
      'Loan agreement',
    );
  });

  it('are typed on where they stand while they get a name of their own', async () => {
    const shown = open({ type: 'button', text: '@order.agreement', press: [] });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Solo aquí' }));
    const box = within(group('Texto del botón')).getByRole('textbox', { name: 'Español' });
    await user.type(box, ' ya listo');
    expect(box).toHaveFocus();
    const { body } = shown.value() as { body: { text: string } };
    expect((shown.value(es) as Record<string, string>)[body.text.slice(1)]).toBe(
      'Contrato de préstamo ya listo',
    );
  });

  it("of a copy that is not anybody's yet are its own from the first letter", async () => {
    const shown = open({ type: 'button', text: '@order.agreement', press: [] }, '/body', {
      base: new Map([...texts].filter(([name]) => name !== file)),
    });
    const user = userEvent.setup();
    expect(screen.getByRole('button', { name: 'Solo aquí' })).toHaveAttribute('aria-pressed', 'true');
    await user.type(within(group('Texto del botón')).getByRole('textbox', { name: 'Español' }), '!');
    expect(shown.value(es)).toMatchObject({ 'order.agreement': 'Contrato de préstamo' });
    expect(shown.value()).not.toMatchObject({ body: { text: '@order.agreement' } });
  });

  it('that are prescribed are closed, and say so', () => {
    open({ type: 'text', text: '@complaint.empty' });
    expect(screen.getByText(/prescritas a la letra/)).toBeInTheDocument();
    expect(within(group('Palabras')).getByRole('textbox', { name: 'Español' })).toHaveAttribute('readonly');
  });

  it('that are a main label are closed, here too, and stay at their place', () => {
    open({ type: 'button', text: '@order.repay', press: [] });
    expect(screen.getByText(/El producto fija este nombre/)).toBeInTheDocument();
    const words = within(group('Texto del botón'));
    expect(words.getByRole('textbox', { name: 'Español' })).toHaveAttribute('readonly');
    expect(words.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Solo aquí' })).toBeNull();
  });

  it('that are a main label are written anew where everyone has no such part', async () => {
    const shown = open({ type: 'button', text: '@order.repay', press: [] }, '/body', { base: texts });
    const user = userEvent.setup();
    await user.type(within(group('Texto del botón')).getByRole('textbox', { name: 'Español' }), '!');
    const { body } = shown.value() as { body: { text: string } };
    expect(body.text).not.toBe('@order.repay');
    expect(shown.value(es)).toMatchObject({ 'order.repay': 'Pagar', [body.text.slice(1)]: 'Pagar!' });
  });

  it('that were never written get a name and both languages', async () => {
    const shown = open({ type: 'card', body: [] });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Más ajustes' }));
    const title = within(group('Título'));
    await user.type(title.getByRole('textbox', { name: 'Español' }), 'Hola a todos');
    await user.type(title.getByRole('textbox', { name: 'Inglés' }), 'Hello all');
    expect(shown.edits).toEqual([]);
    await user.click(screen.getByRole('heading', { name: 'Tarjeta' }));
    const { body } = shown.value() as { body: { title: string } };
    expect(body.title).toBe('@about.holaATodos');
    expect(shown.value(es)).toMatchObject({ 'about.holaATodos': 'Hola a todos' });
    expect(shown.value('locales/en.json')).toMatchObject({ 'about.holaATodos': 'Hello all' });
    expect(shown.edits.length).toBe(1);
  });

  it('show data as a chip, and take it in from a list with examples', async () => {
    const shown = open({ type: 'text', text: '@order.lateFee' }, '/body', {}, loan);
    const user = userEvent.setup();
    const words = within(group('Palabras'));
    expect(words.getByRole('textbox', { name: 'Español' })).toHaveValue(
      (shown.value(es) as Record<string, string>)['order.lateFee']?.replace(
        /\{\{.*\}\}/,
        '‹recargo del préstamo›',
      ),
    );
    await user.click(words.getByRole('button', { name: 'Insertar un dato: Español' }));
    await user.click(screen.getByRole('combobox', { name: 'Buscar un dato' }));
    await user.click(screen.getByRole('option', { name: /^monto a pagar del préstamo/ }));
    expect((shown.value(es) as Record<string, string>)['order.lateFee']).toContain(
      '{{#money}}{{loan.repayAmount}}{{/money}}',
    );
  });
});

describe('a condition', () => {
  it('is built by choosing, and says in how many states it holds', async () => {
    const shown = showAt('screens/loan-detail.json', (desk) => <PartForm {...desk} selected="/body/6" />);
    const user = userEvent.setup();
    const condition = within(group('Cuándo se muestra'));
    expect(condition.getByText('Siempre')).toBeInTheDocument();
    await user.click(condition.getByRole('combobox', { name: 'Añadir condición' }));
    await user.click(screen.getByRole('option', { name: /^estado del préstamo/ }));
    await user.selectOptions(condition.getByRole('combobox', { name: 'Qué se pide' }), 'es');
    const written = (): unknown => (shown.value() as { body: { if?: unknown }[] }).body[6]?.if;
    expect(written()).toEqual({ 'loan.orderStatus': [] });
    expect(condition.getByText(/^Falta elegir: /)).toBeInTheDocument();
    await user.click(condition.getByRole('checkbox', { name: 'Vencido' }));
    expect(written()).toEqual({ 'loan.orderStatus': '180' });
    expect(condition.getByText(/^cuando el estado del préstamo es Vencido$/)).toBeInTheDocument();
    expect(condition.getByText(/^Se cumple en [1-9]\d* de \d+ situaciones$/)).toBeInTheDocument();
  });

  it('joins several by any or all, and loses one at a press', async () => {
    const test = { 'loan.isDelay': true, 'loan.orderStatus': '180' };
    const shown = open({ type: 'divider', if: test }, '/body', {}, loan);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Se muestra si' }), 'se cumple alguna');
    expect(shown.value()).toMatchObject({
      body: { if: { any: [{ 'loan.isDelay': true }, { 'loan.orderStatus': '180' }] } },
    });
    await user.click(screen.getByRole('button', { name: 'Quitar condición: se puede prorrogar' }));
    expect(shown.value()).toMatchObject({ body: { if: { 'loan.orderStatus': '180' } } });
  });
});

describe('steps', () => {
  it('are added by what they do, and lead to a screen by its name with what it needs', async () => {
    const shown = open({ type: 'button', text: '@about.fast', press: [] }, '/body', {}, loan);
    const user = userEvent.setup();
    const press = within(group('Al oprimirlo'));
    expect(press.getByText('No pasa nada.')).toBeInTheDocument();
    await user.selectOptions(press.getByRole('combobox', { name: /^Añadir un paso/ }), 'Ir a una pantalla');
    const target = press.getByRole('combobox', { name: 'Pantalla' });
    const namesIn = (around: HTMLElement): string[] =>
      within(around)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    // Each once, as the list of screens calls it, in its groups, in the order of the names.
    expect(namesIn(target)).toEqual([...new Set(namesIn(target))]);
    for (const each of within(target).getAllByRole('group').map(namesIn))
      expect(each).toEqual([...each].sort((one, other) => one.localeCompare(other, 'es')));
    expect(namesIn(target)).toContain('Aviso de privacidad (en la app)');
    await user.selectOptions(target, '/inThe');
    expect(shown.value()).toMatchObject({
      body: { press: [{ do: 'navigate', to: '/inThe', pass: ['productId', 'orderId'] }] },
    });
    expect(press.getByText(/^Necesita: producto del préstamo \(de la/)).toBeInTheDocument();
    expect(shown.edits.at(-1)?.label['es-MX']).toMatch(/^Ahora lleva a /);
  });

  it('are put in another order, and taken away', async () => {
    const press = [{ do: 'back' }, { do: 'stop' }];
    const shown = open({ type: 'button', text: '@about.fast', press });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Bajar: Paso 1/ }));
    expect(shown.value()).toMatchObject({ body: { press: [{ do: 'stop' }, { do: 'back' }] } });
    await user.click(screen.getByRole('button', { name: /^Quitar: Paso 1/ }));
    expect((shown.value() as { body: { press: unknown } }).body.press).toEqual([{ do: 'back' }]);
  });
});

describe('what is chosen', () => {
  it('is said in words, and what is not said is the usual', async () => {
    const shown = open({ type: 'notice', text: '@about.fast' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Más ajustes' }));
    const tone = screen.getByRole('combobox', { name: 'Significado' });
    expect(within(tone).getByRole('option', { name: /^Si no se dice/ })).toBeInTheDocument();
    await user.selectOptions(tone, 'warning');
    expect(shown.value()).toMatchObject({ body: { tone: 'warning' } });
  });

  it('is taken away again, and its place with it', async () => {
    const shown = open({ type: 'notice', text: '@about.fast', tone: 'warning' });
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Significado' }), '');
    expect((shown.value() as { body: object }).body).not.toHaveProperty('tone');
  });
});

describe('a problem', () => {
  it('stands beside its field, and is put right at a press', async () => {
    const body = { type: 'text', text: '@about.fats' };
    const text = `${JSON.stringify({ version: 2, routes: ['/About'], title: '@about.title', body }, null, 2)}\n`;
    const offset = text.indexOf('fats');
    const problem: Problem = {
      code: 'missing-text',
      severity: 'error',
      file,
      pointer: '/body/text',
      line: 1,
      column: 1,
      message: 'Nobody knows these words.',
      remedy: 'Did you mean the others?',
      facts: { name: 'home.nothing' },
      fix: { edits: [{ offset, length: 4, text: 'fast' }] },
    };
    const shown = open(body, '/body', { problems: [problem] });
    const user = userEvent.setup();
    expect(
      within(group('Palabras')).getByText('Estas palabras no están escritas en el otro idioma.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Corregirlo' }));
    expect(shown.value()).toMatchObject({ body: { text: '@about.fast' } });
  });
});

describe('every part and action', () => {
  it.each(Object.keys(widgetSchemas))('%s has a form of which nothing is raw', (type) => {
    const schema = widgetSchemas[type];
    const members = Object.entries(schema?.properties ?? {}).flatMap(([name, { examples }]) =>
      name === 'type' || examples?.[0] === undefined ? [] : [[name, examples[0]]],
    );
    open({ type, ...Object.fromEntries(members) });
    expect(screen.getByRole('region')).toBeInTheDocument();
    expect(fieldsOf(schema ?? {}).filter(({ kind }) => kind === 'json')).toEqual([]);
  });

  it.each(Object.keys(actionSchemas))('%s is a step with a form of which nothing is raw', (name) => {
    const schema = actionSchemas[name];
    open({ type: 'button', text: '@about.fast', press: schema?.examples?.[0] });
    expect(screen.getByRole('list', { name: 'Pasos: Al oprimirlo' })).toBeInTheDocument();
    expect(fieldsOf(schema ?? {}).filter(({ kind }) => kind === 'json')).toEqual([]);
  });
});
