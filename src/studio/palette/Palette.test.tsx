/** New parts by role and name: found by searching, asked for their words, put in beside what is selected in one edit. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { isObject } from '../../check/document/document.ts';
import { widgetSchemas } from '../core/parts.ts';
import type { DeskProps } from '../forms/desk.ts';
import { project, showAt, withFile } from '../forms/testing.tsx';
import { namedToo } from './called.ts';
import css from './palette.module.css';
import { firstValueOf } from './insert.ts';
import { Palette } from './Palette.tsx';
import { startOf } from './starts.ts';
import { paletteWords } from './words.ts';

const file = 'screens/about.json';
const text = { type: 'text', text: '@about.lead' };
const from = withFile(file, { version: 2, routes: ['/About'], title: '@about.title', body: [text, text] });

function Choosing(props: DeskProps & { readonly first: string | null }) {
  const [selected, setSelected] = useState(props.first);
  return (
    <>
      <output>{selected}</output>
      <Palette {...props} selected={selected} onInserted={setSelected} />
    </>
  );
}

const show = (first: string | null, more: object = {}) =>
  showAt(file, (desk) => <Choosing {...desk} first={first} />, { from, ...more });

describe('the palette', () => {
  it.each([
    ['es', /notice-default\.png/],
    ['en', /notice-default-en\.png/],
  ] as const)('shows each part with words of who looks: %s', (tongue, address) => {
    show('/body/0', { tongue });
    const drawn = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(drawn.filter((src) => address.test(src))).toHaveLength(1);
    expect(drawn.every((src) => /-en\.png/.test(src) === (tongue === 'en'))).toBe(true);
  });

  it('asks for the words in both languages, and puts the part in beside the selection', async () => {
    const shown = show('/body/0');
    const user = userEvent.setup();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar una parte' }), 'aviso');
    await user.click(screen.getByRole('button', { name: /^Aviso ?Un mensaje/ }));
    const asked = within(screen.getByRole('form', { name: 'Las palabras de: Aviso' }));
    expect(asked.getByPlaceholderText('p. ej. Tu pago se refleja en 24 horas.')).toBeInTheDocument();
    await user.type(asked.getByRole('textbox', { name: 'Español' }), 'Hay una prórroga');
    await user.type(asked.getByRole('textbox', { name: 'Inglés' }), 'You can extend');
    await user.click(asked.getByRole('button', { name: 'Añadir' }));
    expect(shown.value()).toMatchObject({
      body: [text, { type: 'notice', text: '@about.hayUnaProrroga' }, text],
    });
    expect(shown.value('locales/es.json')).toMatchObject({ 'about.hayUnaProrroga': 'Hay una prórroga' });
    expect(shown.value('locales/en.json')).toMatchObject({ 'about.hayUnaProrroga': 'You can extend' });
    expect(shown.edits.map(({ label }) => label['es-MX'])).toEqual(['Parte nueva: Aviso']);
    expect(screen.getByRole('status')).toHaveTextContent('/body/1');
  });

  it('puts a part without words in at once, and at the end where nothing is selected', async () => {
    const shown = show(null);
    await userEvent.setup().click(screen.getByRole('button', { name: /^Línea ?Una línea/ }));
    expect((shown.value() as { body: unknown[] }).body[2]).toEqual({ type: 'divider' });
  });

  it.each(['es', 'en'] as const)('has parts in the order of their names, in %s', (tongue) => {
    show(null, { tongue });
    for (const list of screen.getAllByRole('list')) {
      const names = within(list)
        .getAllByRole('button')
        .map((button) => button.querySelector('span')?.textContent ?? '');
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, tongue)));
    }
  });

  it('offers no part where it may not stand', () => {
    show('/body/0');
    expect(screen.queryByRole('button', { name: /^Pestaña / })).toBe(null);
    expect(screen.getByRole('button', { name: /^Pestañas/ })).toBeInTheDocument();
  });

  it('declares the variable that a field writes', async () => {
    const shown = show('/body/0');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Estrellas/ }));
    await user.type(screen.getByRole('textbox', { name: 'Español' }), 'Califica');
    await user.type(screen.getByRole('textbox', { name: 'Inglés' }), 'Rate');
    await user.click(screen.getByRole('button', { name: 'Añadir' }));
    expect(shown.value()).toMatchObject({ state: { score: 0 }, body: [text, { bind: 'state.score' }, text] });
  });

  it('says in its own words what is left to write, and puts nothing in', async () => {
    const shown = show('/body/0');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Aviso ?Un mensaje/ }));
    await user.type(screen.getByRole('textbox', { name: 'Español' }), 'Hola');
    await user.click(screen.getByRole('button', { name: 'Añadir' }));
    expect(screen.getByRole('textbox', { name: 'Inglés' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Inglés' })).toHaveAccessibleDescription(/^Escribe aquí/);
    expect(screen.getByRole('textbox', { name: 'Español' })).not.toHaveAccessibleDescription();
    expect(shown.edits).toEqual([]);
  });

  it.each([
    [null, 'Irá al final de la pantalla. Para otro lugar, elige antes una parte.'],
    ['/body/0', /^Irá después de: Párrafo «.+»\.$/],
    ['area:/body', 'Irá al final de: Contenido.'],
  ])('says where it will stand: %s', async (selected, says) => {
    show(selected);
    expect(screen.getByText(says)).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: /^Aviso ?Un mensaje/ }));
    expect(screen.getByText(says)).toBeInTheDocument();
  });

  it('says that a part is pressed, to who drags one', () => {
    show('/body/0');
    expect(screen.getByText(paletteWords.es.press)).toBeVisible();
    fireEvent.dragStart(screen.getByRole('button', { name: /^Aviso ?Un mensaje/ }));
    const note = screen.getByText(paletteWords.es.notDragged('Aviso'));
    expect(note).toBeVisible();
    // Over the others: once they jumped down under the pointer.
    expect(note.parentElement).toHaveClass(css['over'] ?? '');
    fireEvent.focus(screen.getByRole('searchbox'));
    expect(screen.queryByText(paletteWords.es.notDragged('Aviso'))).toBeNull();
  });

  it.each(['FAQ', 'accordion', 'acordeón', 'preguntas'])(
    'has the question that opens for "%s"',
    async (asked) => {
      show(null);
      await userEvent.setup().type(screen.getByRole('searchbox'), asked);
      expect(screen.getByRole('button', { name: /^Pregunta que se abre/ })).toBeInTheDocument();
    },
  );

  it('knows other names of parts that there are', () => {
    expect(namedToo.filter((type) => widgetSchemas[type] === undefined)).toEqual([]);
  });

  it('says so where no part is called so', async () => {
    show(null);
    await userEvent.setup().type(screen.getByRole('searchbox'), 'qwx');
    expect(screen.getByText('Ninguna parte se llama así.')).toBeInTheDocument();
  });
});

describe('what a part begins as', () => {
  it.each(Object.keys(widgetSchemas).filter((type) => type !== 'fragment'))('%s keeps the schema', (type) => {
    const { node, words } = startOf(type, firstValueOf(project));
    expect(isObject(node) && node['type']).toBe(type);
    expect(JSON.stringify(node)).not.toContain('{{');
    for (const { label } of words) expect(label['es-MX']).not.toBe('');
    const body =
      type === 'tab'
        ? { type: 'tabs', label: '', body: node }
        : type === 'timeline-step'
          ? { type: 'timeline', body: node }
          : node;
    const definition = { version: 2, routes: ['/About'], title: '@about.title', body };
    expect(project.validate(definition).map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual(
      [],
    );
  });
});

it('what is put beside a part that screens share says so before it is there', async () => {
  showAt('screens/fragments/due-calendar.json', (desk) => <Choosing {...desk} first="/body" />, {
    tongue: 'es',
  });
  const shared = /Está en una parte compartida: se leerá también en 1 pantalla más\.$/;
  expect(screen.getByText(shared)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Aviso ?Un mensaje/ }));
  expect(within(screen.getByRole('form')).getByText(shared)).toBeInTheDocument();
});

it('what is put on a screen says nothing of others', () => {
  show('/body/0');
  expect(screen.getByText(/^Irá después de: [^:]+\.$/)).toBeInTheDocument();
});

it('an answer is called an answer, and has room for what is written at length', async () => {
  show('/body/0');
  await userEvent.click(screen.getByRole('button', { name: /^Pregunta que se abre/ }));
  const answer = within(screen.getByRole('group', { name: 'Respuesta' }));
  expect(Number(answer.getByRole('textbox', { name: 'Español' }).getAttribute('rows'))).toBeGreaterThan(2);
  const question = within(screen.getByRole('group', { name: 'Pregunta' }));
  expect(question.getByRole('textbox', { name: 'Español' })).toHaveAttribute('rows', '1');
});
