/** The tree by its roles and names, with a keyboard alone. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showAt, withFile } from '../forms/testing.tsx';
import { deskOf, fileAt, send, type DeskProps } from '../forms/desk.ts';
import { told } from '../../release/told.ts';
import { setAt } from '../core/edits.ts';
import { PartTree } from './PartTree.tsx';

const file = 'screens/about.json';
const text = (said: string): object => ({ type: 'text', text: said });
const from = withFile(file, {
  version: 2,
  routes: ['/About'],
  title: '@about.title',
  body: [text('Uno'), { type: 'card', body: text('Dos') }, text('Tres')],
});

const typed = (desk: DeskProps) => setAt(fileAt(desk), ['body', 0, 'text'], 'Una palabra');

function Selecting(props: DeskProps & { readonly first: string }) {
  const [selected, setSelected] = useState<string>(props.first);
  return <PartTree {...props} selected={selected} onSelect={setSelected} />;
}

const show = (first = '/body/0', more: object = {}) =>
  showAt(file, (desk) => <Selecting {...desk} first={first} />, { from, ...more });

const rowNamed = (name: RegExp) => screen.getByRole('row', { name });

describe('the tree', () => {
  it('shows each part with its words, and which one is chosen', () => {
    show();
    expect(screen.getByRole('treegrid', { name: 'Partes de la pantalla' })).toBeInTheDocument();
    expect(rowNamed(/^Párrafo, Uno/)).toHaveAttribute('aria-selected', 'true');
    expect(rowNamed(/^Tarjeta, Dos/)).toHaveAttribute('aria-selected', 'false');
  });

  it('shows in a row what is typed, letter by letter, and is drawn anew when nobody types any more', async () => {
    showAt(
      file,
      (desk) => (
        <>
          <PartTree {...desk} selected="/body/0" onSelect={() => undefined} />
          <button type="button" onClick={() => send(deskOf(desk), told('', ''), typed(desk))}>
            type
          </button>
        </>
      ),
      { from },
    );
    const row = rowNamed(/^Párrafo, Uno/);
    await userEvent.click(screen.getByRole('button', { name: 'type' }));
    expect(await within(row).findByText('Una palabra')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /^Párrafo, Una palabra/ }, { timeout: 5_000 })).toBe(row);
  });

  it('brings the chosen row into sight when the page is opened anew', async () => {
    const seen: Element[] = [];
    const before = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function look(this: Element) {
      seen.push(this);
    };
    try {
      show('/body/2');
      await vi.waitFor(() => expect(seen).toEqual([rowNamed(/^Párrafo, Tres/)]));
    } finally {
      Element.prototype.scrollIntoView = before;
    }
  });

  it('moves a part by keys, says so, and keeps it chosen', async () => {
    const shown = show();
    const user = userEvent.setup();
    await user.click(within(rowNamed(/^Párrafo, Uno/)).getByText('Uno'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(shown.value()).toMatchObject({ body: [{ type: 'card' }, { text: 'Uno' }, { text: 'Tres' }] });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Párrafo «Uno»: ahora en el lugar 2 de 3, dentro de «Contenido».',
    );
    expect(rowNamed(/^Párrafo, Uno/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(shown.value()).toMatchObject({ body: [{ text: 'Uno' }, { type: 'card' }, { text: 'Tres' }] });
    expect(screen.getByRole('status')).toHaveTextContent('no se puede mover más');
  });

  it('keeps the keys with the part that was moved', async () => {
    show();
    const user = userEvent.setup();
    await user.click(within(rowNamed(/^Párrafo, Uno/)).getByText('Uno'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(rowNamed(/^Párrafo, Uno/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(rowNamed(/^Párrafo, Tres/)).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps the keys with a part that was moved from its menu', async () => {
    show();
    const user = userEvent.setup();
    await user.click(within(rowNamed(/^Párrafo, Uno/)).getByRole('button', { name: /^Acciones/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Bajar' }));
    await vi.waitFor(() => expect(rowNamed(/^Párrafo, Uno/)).toHaveFocus());
    // What the menu does when it has closed changes nothing about it.
    await new Promise((done) => setTimeout(done, 300));
    expect(rowNamed(/^Párrafo, Uno/)).toHaveFocus();
    expect(rowNamed(/^Párrafo, Uno/)).toHaveAttribute('aria-selected', 'true');
  });

  it('tells how deep a row stands, and in what', () => {
    show();
    expect(rowNamed(/^Tarjeta, Dos/)).toHaveAttribute('data-inside', 'dentro de Tarjeta «Dos»');
    expect(rowNamed(/^Contenido/)).toHaveAttribute('data-inside', 'dentro de «Contenido»');
  });

  it('duplicates, wraps and removes from the menu of a row', async () => {
    const shown = show();
    const user = userEvent.setup();
    const choose = async (row: RegExp, item: string): Promise<void> => {
      await user.click(within(rowNamed(row)).getByRole('button', { name: /^Acciones/ }));
      await user.click(screen.getByRole('menuitem', { name: item }));
    };
    await choose(/^Párrafo, Tres/, 'Duplicar');
    expect(shown.value()).toMatchObject({ body: [{}, {}, { text: 'Tres' }, { text: 'Tres' }] });
    await choose(/^Párrafo, Uno/, 'Poner dentro de: Tarjeta');
    expect(shown.value()).toMatchObject({ body: [{ type: 'card', body: { text: 'Uno' } }, {}, {}, {}] });
    await choose(/^Párrafo, Dos/, 'Quitar');
    expect(shown.value()).toMatchObject({ body: [{}, { type: 'card', body: [] }, {}, {}] });
    expect(shown.edits.map(({ label }) => label['es-MX'])).toEqual([
      'Duplicado: Párrafo «Tres»',
      'Puesto dentro de otra parte: Párrafo «Uno»',
      'Quitado: Párrafo «Dos»',
    ]);
  });

  it('is only looked at while another person writes', async () => {
    const shown = show('/body/0', { isReadOnly: true });
    const user = userEvent.setup();
    await user.click(within(rowNamed(/^Párrafo, Uno/)).getByText('Uno'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Delete}');
    expect(screen.queryByRole('button', { name: /^Acciones/ })).toBe(null);
    await user.click(within(rowNamed(/^Párrafo, Tres/)).getByText('Tres'));
    expect(rowNamed(/^Párrafo, Tres/)).toHaveAttribute('aria-selected', 'true');
    expect(shown.edits).toEqual([]);
  });

  it('says which parts have problems', () => {
    const problem = {
      code: 'missing-text',
      severity: 'error',
      file,
      pointer: '/body/1/body/text',
      line: 1,
      column: 1,
      message: '',
      remedy: '',
    };
    show('/body/0', { problems: [problem] });
    expect(within(rowNamed(/^Párrafo, Dos/)).getByRole('img', { name: 'tiene errores' })).toBeInTheDocument();
    expect(within(rowNamed(/^Párrafo, Uno/)).queryByRole('img')).toBe(null);
  });

  it('speaks English to who reads English', () => {
    show('/body/0', { tongue: 'en' });
    expect(screen.getByRole('treegrid', { name: 'Parts of the screen' })).toBeInTheDocument();
  });

  it('says so where the text cannot be read', () => {
    showAt(file, (desk) => <PartTree {...desk} selected={null} onSelect={() => undefined} />, {
      from: withFile(file, '{ "body": ['),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('no se puede leer');
  });
});
