/** What each part is and takes can be read beside its form, in the language of the studio. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import notice from '../../widgets/notice/schema.json';
import { widgetSchemas } from '../core/parts.ts';
import { referenceWords } from '../words/reference.ts';
import { Reference } from './Reference.tsx';

afterEach(cleanup);

test.each([
  ['es', 'Un mensaje dentro de la pantalla'],
  ['en', 'A message in the flow of the screen.'],
] as const)('of a notice in %s', (tongue, help) => {
  render(<Reference type="notice" tongue={tongue} />);
  expect(screen.getByText(new RegExp(help))).toBeInTheDocument();
  expect(screen.getByText(notice.properties.tone.label[tongue])).toBeInTheDocument();
  expect(screen.getAllByRole('img', { hidden: true }).length).toBeGreaterThan(0);
});

test('a button says what can happen when it is pressed', () => {
  render(<Reference type="button" tongue="es" />);
  const acts = screen.getByText(referenceWords.es.acts).closest('details');
  expect(acts).not.toBeNull();
  if (acts !== null) expect(within(acts).getByText('Ir a una pantalla')).toBeInTheDocument();
});

test.each(Object.keys(widgetSchemas))('%s has nothing without a name', (type) => {
  for (const tongue of ['es', 'en'] as const) {
    render(<Reference type={type} tongue={tongue} />);
    const names = screen.queryAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
    expect(names.filter((name) => name === '')).toEqual([]);
    expect(document.body.textContent).not.toMatch(/undefined|\[object/);
    cleanup();
  }
});
