/** No page is framed within the phone: it would be refused there, or ask the network. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { root } from '../../../tests/support/project.ts';
import { framing } from './OtherPage.tsx';
import { createRegistry } from './registry.ts';

const folder = join(root, 'src/widgets');

it('knows each widget that frames a page', () => {
  const frames = (type: string): boolean =>
    readdirSync(join(folder, type))
      .filter((file) => /^[A-Z]\w+\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
      .some((file) => readFileSync(join(folder, type, file), 'utf8').includes('<iframe'));
  const types = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(types.map(({ name }) => name).filter(frames)).toEqual([...framing]);
});

it.each(framing)('says in its place that %s shows another page', async (type) => {
  const registry = createRegistry((_type, widget) => widget);
  await registry.load({ widgets: [type], actions: [] });
  const component = registry.widgets[type]?.component as ComponentType<Record<string, string>>;
  const draw = (src: string) =>
    render(createElement(component, { id: 'page', src, title: 'Aviso de privacidad', linkText: 'Abrir' }))
      .container;
  const drawn = draw('/PrivacyPolicy');
  expect(drawn.querySelector('iframe')).toBeNull();
  expect(drawn).toHaveTextContent('Aquí la app muestra otra página');
  expect(drawn).toHaveTextContent('Aviso de privacidad');
  // Its words are chosen and typed here as anywhere.
  expect(drawn).toHaveTextContent('Abrir');
  expect(draw('')).toBeEmptyDOMElement();
});
