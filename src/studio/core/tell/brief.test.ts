/** What a sentence is about in a few words, by what a part says first, not by the link below it. */
import { expect, it } from 'vitest';
import { project, texts, withFile } from '../../forms/testing.tsx';
import { brief } from './naming.ts';
import { tellChange } from './tell.ts';
import { told } from '../../../release/told.ts';

const file = 'screens/about.json';

it('has neither when it is shown nor what a press does', () => {
  const screen = JSON.parse(texts.get(file) ?? '') as { body: unknown[] };
  const notice = {
    type: 'notice',
    text: 'Your loan is overdue. Write to us and we will help you with it.',
    linkText: 'Customer service',
    press: [{ do: 'go', to: '/serviceCenter' }],
  };
  const now = withFile(file, { ...screen, body: [notice, ...screen.body] });
  const [said] = tellChange(texts, now, project);
  expect(said?.words['en-IN']).toContain(
    'New: Notice ‘Your loan is overdue. Write to us and we will help you with it.’',
  );
  expect(said?.brief).toEqual(
    told(
      'New: Notice ‘Your loan is overdue. Write to us…’',
      'Nuevo: Aviso «Your loan is overdue. Write to us…»',
    ),
  );
});

it('cuts what is quoted, and leaves what is short', () => {
  const long = 'x'.repeat(60);
  expect(brief(told(`Button ‘${long}’`, 'Botón «Pagar»'))).toEqual(
    told(`Button ‘${'x'.repeat(34)}…’`, 'Botón «Pagar»'),
  );
});
