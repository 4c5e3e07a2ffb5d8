/** What a problem is called by staff where fixtures do not say it: kinds of values, places, what has no words. */
import { describe, expect, it } from 'vitest';
import { entities } from '../../lib/entities.ts';
import type { Problem } from '../../lib/problem.ts';
import { kinds } from './kinds.ts';
import { standingOf } from './standing.ts';
import { tell } from './tell.ts';
import type { Ground } from './the.ts';

const screen = {
  version: 2,
  routes: ['/home'],
  title: '@home.title',
  body: [
    { type: 'button', text: '@home.pay', press: [{ do: 'navigate', to: '/nowhere' }] },
    { type: 'fragment', of: 'note' },
  ],
};
const texts = new Map(
  Object.entries({
    'screens/home.json': screen,
    'screens/fragments/note.json': { version: 2, params: {}, body: { type: 'text', text: '@note.text' } },
    'locales/es.json': {
      'home.title': 'Inicio',
      'home.pay': 'Pagar {{loan.amount}}',
      'home.cut': 'Paga {{loan.amount y',
      'note.text': 'Nota',
    },
    'locales/en.json': { 'home.title': 'Home', 'home.pay': '', 'note.text': 'Note' },
  }).map(([file, content]) => [file, JSON.stringify(content)]),
);
const ground: Ground = {
  texts,
  project: { widgets: { button: { text: 'text' } }, known: { answers: {} } } as never,
  tongue: 'es',
};
const at = (
  code: Problem['code'],
  file: string,
  pointer: string,
  facts: Problem['facts'] = { name: '' },
): Pick<Problem, 'code' | 'file' | 'pointer' | 'facts'> => ({ code, file, pointer, facts });

describe('a problem for staff', () => {
  it('has words for every kind of value that the checker names', () => {
    const all = Object.values(entities).map(({ words }) => words);
    expect(all.filter((each) => kinds[each] === undefined)).toEqual([]);
  });

  it('stands at the part, the step and the field of its form', () => {
    const there = at('unknown-route', 'screens/home.json', '/body/0/press/0/to');
    expect(tell(there, ground).place).toBe('Botón «Pagar …» › Ir a una pantalla › Pantalla');
  });

  it('says that nothing is said yet, where a step was just added', () => {
    const there = at('wrong-value', 'screens/home.json', '/body/0/press/0/to', { name: '""' });
    expect(tell(there, ground).what).toBe('Aquí todavía no dice nada.');
    expect(tell({ ...there, facts: { name: '"casa"' } }, ground).what).toBe(
      'Lo que dice aquí no es posible.',
    );
  });

  it('says how many more there are, where one stands for all', () => {
    const there = at('unused-text', 'locales/es.json', '/home.pay', { name: 'home.pay', more: '2' });
    expect(tell(there, ground).remedy).toMatch(/ Pasa lo mismo en 2 lugares más\.$/);
    const one = { ...there, facts: { ...there.facts, more: '1' } };
    expect(tell(one, { ...ground, tongue: 'en' }).remedy).toMatch(/ The same goes for 1 more place\.$/);
  });

  it('stands at the field that is not filled', () => {
    const there = at('missing-prop', 'screens/home.json', '/body/0/press/0', { name: 'to' });
    expect(tell(there, ground).place).toBe('Botón «Pagar …» › Ir a una pantalla › Pantalla');
  });

  it('calls data by their noun, and by none where there is only a clause', () => {
    const query = (name: string): string =>
      tell(at('unused-query', 'screens/home.json', `/query/${name}`, { name }), ground).place;
    expect(query('amount')).toBe('Lo que recibe por su dirección: monto');
    expect(query('isNeedPop')).toBe('Lo que recibe por su dirección');
  });

  it('names words by what they say, in the language that lacks them', () => {
    const there = at('empty-text', 'locales/en.json', '/home.pay', { name: '', of: 'locales/es.json' });
    expect(tell(there, ground)).toEqual({
      place: 'Palabras «Pagar …», en inglés',
      what: 'Están vacías aquí, pero no en español.',
      remedy: 'Escríbelas también aquí.',
    });
  });

  it('shows nothing of data that are not complete', () => {
    expect(tell(at('bad-template', 'locales/es.json', '/home.cut'), ground).place).toBe(
      'Palabras «Paga … y», en español',
    );
  });

  it('says of a color what is judged against what, what it has and what it needs', () => {
    const there = (facts: Problem['facts']) =>
      tell(at('low-contrast', 'screens/home.json', '/values/colors/default/primary', facts), ground);
    const edge = there({ name: '#ffee88', of: 'the page', detail: '1.2', wanted: '1.2' });
    expect(edge.what).toBe(
      'Un botón de este color casi no se distingue de la página, que es blanca: el contraste es apenas menos de 1.2 a 1, y hace falta al menos 1.2.',
    );
    expect(edge.remedy).toBe(
      'Elige un color más oscuro. Las palabras encima se leen: la app toma para ellas uno que contraste.',
    );
    const onto = there({ name: '#777777', of: '#888888', detail: '1.3', wanted: '4.5' });
    expect(onto.what).toBe(
      'El color de las palabras casi no se lee sobre el color principal: el contraste es 1.3 a 1, y hace falta al menos 4.5.',
    );
    expect(onto.remedy).toBe(
      'Elige para las palabras un color más oscuro o más claro: mientras tanto, la app toma otro en su lugar.',
    );
  });

  it('joins what Spanish joins', () => {
    const facts = { name: 'minimum', of: 'loan.status' };
    const there = at('idle-word', 'screens/home.json', '/body/0/if', facts);
    expect(tell(there, ground).what).toBe('Lo que se pide aquí del estado del préstamo no decide nada.');
  });
});

describe('the way to a problem', () => {
  const met = {
    texts,
    screens: [
      { id: 'home', file: 'screens/home.json', group: 'app', name: { es: 'Inicio', en: 'Home' } } as const,
    ],
    places: new Map([
      ['note.text', [{ screen: 'home', part: { file: 'screens/fragments/note.json', pointer: '/body' } }]],
    ]),
    tongue: 'es',
  } as const;

  it('leads to the part in whose form it is put right', () => {
    const there = at('unknown-route', 'screens/home.json', '/body/0/press/0/to');
    expect(standingOf(there, met)).toEqual({
      title: 'Inicio',
      screen: 'home',
      way: {
        page: 'editor',
        screen: 'home',
        file: 'screens/home.json',
        pointer: '/body/0',
        at: '/body/0/press/0/to',
      },
    });
  });

  it('leads to the field of what is not there', () => {
    const there = at('missing-prop', 'screens/home.json', '/body/0', { name: 'button', missing: 'press' });
    expect(standingOf(there, met).way).toMatchObject({ pointer: '/body/0', at: '/body/0/press' });
  });

  it('leads to the screen itself for what is in no part', () => {
    const there = at('missing-title', 'screens/home.json', '/title');
    expect(standingOf(there, met).way).toMatchObject({ screen: 'home', pointer: '' });
  });

  it('leads to a shared part by a screen that has it', () => {
    const there = at('bad-template', 'screens/fragments/note.json', '/body/text');
    expect(standingOf(there, met)).toEqual({
      title: 'Parte compartida, vista en Inicio',
      screen: 'home',
      way: {
        page: 'editor',
        screen: 'home',
        file: 'screens/fragments/note.json',
        pointer: '/body',
        at: '/body/text',
      },
    });
  });

  it('leads to words where they are read, and where nobody reads them to the words alone', () => {
    expect(standingOf(at('same-text', 'locales/en.json', '/note.text'), met)).toMatchObject({
      title: 'Inicio',
      way: { words: 'note.text', at: '@note.text', file: 'screens/fragments/note.json', pointer: '/body' },
    });
    expect(standingOf(at('unused-text', 'locales/en.json', '/old'), met)).toEqual({
      title: 'Palabras que ninguna pantalla dice',
      screen: undefined,
      way: { page: 'editor', screen: 'home', words: 'old', at: '@old' },
    });
  });

  it('leads nowhere from what the studio does not edit', () => {
    expect(standingOf(at('bad-document', 'locales/documents/terms.es.json', ''), met).way).toBeUndefined();
    expect(standingOf(at('missing-text', 'src/widgets/text/Text.tsx', ''), met).way).toBeUndefined();
  });
});
