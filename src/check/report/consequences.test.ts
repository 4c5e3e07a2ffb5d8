/** A name that is misspelt or gone is told once, whatever lacks it. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../../tests/invalid/base.ts';
import { found, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const codes = (files: Parameters<typeof found>[0]): readonly string[] =>
  found(files)
    .filter(({ code }) => code !== 'literal-text')
    .map(({ code, file, pointer }) => `${file}${pointer} ${code}`);
const words = { type: 'text', text: '{{config.appName}}' };

describe('a name that is misspelt', () => {
  it('where it is declared is one problem, which mends all places of its file', () => {
    const field = { type: 'text-field', bind: 'state.phone', label: '@home.phone' };
    const [only, ...others] = found(
      screen(
        [field, { type: 'text', text: '{{state.phone}} {{config.appName}}', if: { 'state.phone': '1' } }],
        {
          state: { pohne: '' },
        },
      ),
    ).filter(({ code }) => code === 'unknown-state');
    expect(others).toEqual([]);
    expect(only?.remedy).toBe(
      'Did you mean "pohne"? The same name stands in 2 more places: if it is right, declare it so.',
    );
    expect(only?.fix?.edits).toHaveLength(3);
  });

  it('or gone with all that its screen declares is one problem, which names the others', () => {
    const reads = ['a', 'b', 'c'].map((name) => ({ ...words, if: { some: `query.${name}` } }));
    const [only, ...others] = found(screen([words, ...reads])).filter(({ code }) => code === 'unknown-query');
    expect(others).toEqual([]);
    expect(only?.remedy).toMatch(/ The same is true of "b", "c"\.$/);
    expect(only?.facts.more).toBe('2');
  });

  it('of a parameter that a fragment reads and does not declare is told in the fragment', () => {
    const files = {
      ...screen([words, { type: 'fragment', of: 'part', with: { text: '@home.title' } }]),
      'screens/fragments/part.json': {
        version: 2,
        params: { txet: { description: 'The words.', default: '' } },
        body: [
          { type: 'text', text: '{{text}}' },
          { type: 'text', text: '{{txet}}' },
        ],
      },
    };
    expect(codes(files)).toEqual(['screens/fragments/part.json/body/0/text unknown-root']);
  });

  it('and holds what others need is one problem', () => {
    const files = (of: Json) => ({
      ...screen([words, of]),
      'screens/fragments/part.json': {
        version: 2,
        params: { text: { description: 'The words.' } },
        body: { type: 'text', text: '{{text}}' },
      },
    });
    expect(codes(files({ type: 'fragment', of: 'part', wiht: { text: '@home.title' } }))).toEqual([
      'screens/other.json/body/1/wiht unknown-prop',
    ]);
  });

  it('and stands for a word of a condition is one problem', () => {
    expect(
      codes(screen([words, { ...words, if: { nto: { some: 'query.id' } } }], { query: { id: {} } })),
    ).toEqual(['screens/other.json/body/1/if/nto unknown-key']);
  });

  it('and guards what is set is one problem', () => {
    const press = { do: 'set', if: { some: 'loan.nt' }, 'state.note': '{{loan.note}}' };
    const button = { type: 'button', text: '@home.title', press };
    const noted = { type: 'text', text: '{{state.note}}' };
    expect(
      codes(
        screen([words, noted, button], {
          state: { note: '' },
          data: { loan: { call: 'loanDetails', send: { orderId: '1' } } },
        }),
      ),
    ).toEqual(['screens/other.json/body/2/press/if/some unknown-data']);
  });

  it('is told in the language that misspells it', () => {
    const wrong = (file: 'locales/es.json' | 'locales/en.json'): readonly string[] => {
      const { 'home.phone': text, ...others } = baseFiles[file];
      return codes({ [file]: { ...others, 'home.pohne': text } });
    };
    for (const file of ['locales/es.json', 'locales/en.json'] as const)
      expect(wrong(file)).toEqual([`${file}/home.pohne missing-text`]);
  });

  it('is told with the key that was meant where that is in both languages, and a new key of its own is not', () => {
    const remedies = (key: string): readonly string[] =>
      found({ 'locales/es.json': { ...baseFiles['locales/es.json'], [key]: 'Teléfono' } })
        .filter(({ code }) => code === 'missing-text')
        .map(({ remedy }) => remedy);
    expect(remedies('home.pohne')).toEqual(['Did you mean "home.phone"?']);
    expect(remedies('home.telegram')).toEqual(['Add "home.telegram" to locales/en.json.']);
  });
});

describe('a fragment without its parameters', () => {
  it('is told alone, with the name that was meant', () => {
    const note = baseFiles['screens/fragments/note.json'];
    const { params, ...rest } = note;
    const [only, ...others] = found({ 'screens/fragments/note.json': { ...rest, parmas: params } });
    expect(others).toEqual([]);
    expect(only?.message).toBe('A fragment needs "params".');
    expect(only?.remedy).toBe('Write "params" instead of "parmas".');
  });
});

it('a parameter that is not given is one problem, whatever the fragment asks of it', () => {
  const part = {
    version: 2,
    params: { name: { type: 'text', description: 'The name.' } },
    body: { ...words, if: { some: 'name', 'device.client': 'ios' } },
  };
  const files = screen([words, { type: 'fragment', of: 'part' }]);
  expect(codes({ ...files, 'screens/fragments/part.json': part })).toEqual([
    'screens/other.json/body/1/of missing-fragment-parameter',
  ]);
});

it('the name of a button that may be missing is not mended into an empty one', () => {
  const button = { type: 'button', text: '{{loan.note}}', press: { do: 'back' } };
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  expect(said(screen([words, button], { data }))).toEqual([
    expect.stringContaining('beside words that are always there.'),
  ]);
});
