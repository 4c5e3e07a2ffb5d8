// @vitest-environment node
/** A change is called by what it does first, in each language, until somebody gives it a name. */
import { expect, it } from 'vitest';
import type { Change, ChangeHead } from '../../model/studio.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { busy, openStudio } from './testing.ts';

const label = { 'en-IN': 'New notice', 'es-MX': 'Aviso nuevo' };

quickPasswords();

it.each([
  ['what it does first', 'Aviso nuevo', { done: [{ label }], undone: [] }, label],
  [
    'what it does as a whole',
    'Un aviso',
    { done: [{ label }], undone: [], named: { 'en-IN': 'A notice', 'es-MX': 'Un aviso' } },
    { 'en-IN': 'A notice', 'es-MX': 'Un aviso' },
  ],
  ['a name of one language', 'Un aviso', { done: [{ label }], undone: [], named: 'Un aviso' }, null],
  ['a name that somebody gave it', 'Verano', { done: [{ label }], undone: [] }, null],
  ['what nobody remembers', 'Aviso nuevo', null, null],
  ['what is no label', 'Aviso nuevo', { done: [{ label: { 'en-IN': 1, 'es-MX': 'Aviso nuevo' } }] }, null],
])(
  'by %s',
  async (_name, title, history, called) => {
    const { as } = await openStudio();
    const ana = await as('ana');
    const { id } = (await ana.ask('changes', { body: { title } })).body as Change;
    const saved = await ana.ask(`changes/${id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: { files: {}, history },
    });
    expect(saved.body as Change).toMatchObject({ title, called });
    expect((await ana.ask('changes')).body as ChangeHead[]).toMatchObject([{ title, called }]);
  },
  busy,
);
