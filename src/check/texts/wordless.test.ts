/** Texts that say nothing, and those that say it with a sign or with data. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../../tests/invalid/base.ts';
import { found, screen } from '../../../tests/invalid/checked.ts';
import { wordlessIn } from './wordless.ts';

const other = { text: 'Gracias por tu pago', file: 'locales/es.json' };

describe('a text without words', () => {
  it.each(['—', '???', '...', ' - ', '¡!'])('is one of marks alone: %j', (text) => {
    expect(wordlessIn(text)?.[0]).toBe('unfinished-text');
  });

  it.each(['123', '{{config.appName}}', '!! {{config.appName}} !!', '×'])(
    'is one of figures or data where the other language speaks: %j',
    (text) => {
      expect(wordlessIn(text)).toBeUndefined();
      expect(wordlessIn(text, other)?.[0]).toBe('unfinished-text');
    },
  );

  it.each(['', ' ', '________', 'Sí', '18 %', '7 días'])('is none of these: %j', (text) => {
    expect(wordlessIn(text, { ...other, text: '18 %' })).toBeUndefined();
  });
});

describe('marks in place of words', () => {
  const texts = (es: string, en: string) => ({
    ...screen({ type: 'text', text: '@more' }),
    'locales/es.json': { ...baseFiles['locales/es.json'], more: es },
    'locales/en.json': { ...baseFiles['locales/en.json'], more: en },
  });

  it('are told where they stand, in a language or a screen', () => {
    expect(found(texts('Listo', '…')).map(({ file, code }) => `${file} ${code}`)).toEqual([
      'locales/en.json unfinished-text',
    ]);
    expect(found(screen({ type: 'text', text: '—' })).map(({ file, code }) => `${file} ${code}`)).toEqual([
      'screens/other.json unfinished-text',
    ]);
  });

  it('are told once of a name', () => {
    const button = { type: 'button', text: '—', press: { do: 'back' } };
    expect(found(screen(button)).map(({ code }) => code)).toEqual(['unfit-name']);
  });
});

describe('a dialog', () => {
  it('has a title, and words on its buttons', () => {
    const dialog = { title: '', body: [], buttons: [{ text: ' ', press: { do: 'close' } }] };
    const open = { type: 'button', text: '@home.title', press: { do: 'open', dialog: 'more' } };
    const problems = found(screen(open, { dialogs: { more: dialog } }));
    expect(problems.filter(({ code }) => code === 'missing-name').map(({ pointer }) => pointer)).toEqual([
      '/dialogs/more/title',
      '/dialogs/more/buttons/0/text',
    ]);
  });
});
