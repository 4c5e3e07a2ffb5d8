// @vitest-environment happy-dom
/** A fragment with state of its own, of the product's own widgets: labels, names and messages of each use are its own. */
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shell } from '../src/app/chrome.tsx';
import { loadScreen } from '../src/engine/load.ts';
import type { FragmentDefinition } from '../src/model/definition.ts';
import { ScreenView } from '../src/renderer/ScreenView.tsx';
import { TextProvider } from '../src/renderer/text.ts';
import { createTestPorts, settle } from './support/ports.ts';
import { productWidgets } from './support/product-widgets.ts';
import { allActions } from './support/screen.ts';

afterEach(cleanup);

const form: FragmentDefinition = {
  version: 2,
  params: {},
  state: { name: '', kind: '', agree: false },
  body: [
    {
      type: 'text-field',
      id: 'name',
      bind: 'state.name',
      label: 'Name',
      hint: 'As on your card',
      rules: [{ test: { minLength: 1 }, message: 'Write your name' }],
    },
    {
      type: 'choice',
      bind: 'state.kind',
      label: 'Kind',
      options: [
        { title: 'One', value: '1' },
        { title: 'Two', value: '2' },
      ],
    },
    { type: 'button', text: 'Send', press: { do: 'check', fields: ['name'] } },
  ],
};

async function draw(): Promise<void> {
  const { ports } = createTestPorts();
  const loaded = loadScreen({
    id: 'test',
    definition: {
      version: 2,
      title: 'Test',
      state: { rows: [{ id: '1' }, { id: '2' }] },
      body: [
        { type: 'fragment', of: 'form' },
        { type: 'fragment', of: 'form' },
        { type: 'fragment', of: 'form', each: '{{state.rows}}', key: 'id' },
      ],
    },
    fragments: { form },
    parts: { widgets: productWidgets, actions: allActions, calls: {} },
    language: ports.texts.language,
    features: ports.device.features,
    text: () => undefined,
    report: (report) => ports.reporter.report(report),
  });
  if (!loaded.ok) throw new Error(loaded.error);
  render(
    <TextProvider value={(key) => key}>
      <ScreenView
        plan={loaded.value}
        widgets={productWidgets}
        actions={Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action]))}
        ports={ports}
        shell={shell}
        query={{}}
        config={{}}
        owner="me"
      />
    </TextProvider>,
  );
  await act(settle);
}

const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

it('has labels, groups and messages of its own in each use and each entry', async () => {
  await draw();
  const names = page.getAllByLabelText<HTMLInputElement>(/Name/);
  expect(names).toHaveLength(4);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);

  // Radio buttons of one group would take the choice from each other.
  const twos = page.getAllByRole<HTMLInputElement>('radio', { name: 'Two' });
  expect(new Set(twos.map(({ name }) => name)).size).toBe(4);
  for (const two of twos.slice(1, 3)) fireEvent.click(two);
  expect(twos.map(({ checked }) => checked)).toEqual([false, true, true, false]);

  const [, , third] = page.getAllByRole('button', { name: 'Send' });
  fireEvent.click(third ?? document.body);
  await act(settle);
  expect(names.map((name) => described(name).includes('Write your name'))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  fireEvent.change(names[2] ?? document.body, { target: { value: 'Ana' } });
  expect(names.map(({ value }) => value)).toEqual(['', '', 'Ana', '']);
  expect(page.queryByText('Write your name')).toBeNull();
});
