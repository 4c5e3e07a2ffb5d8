/** A state is called by its status and what is different, in three parts at most, and no two of a list alike. */
import { expect, it } from 'vitest';
import { bothTongues } from '../core/tongues.ts';
import { files, snapshot } from '../../../tests/studio/testing.tsx';
import { briefly, everydayFirst, type Named } from './brief.ts';
import { openProject } from './project.ts';
import { situationsOf } from './setting.ts';

const named = (group: string, ...more: readonly string[]): Named => ({
  group,
  name: [group, ...more].join(' · '),
});
const said = (state: Named, ...others: readonly Named[]): string => {
  const { first, rest } = briefly(state, [state, ...others]);
  return [first, rest].filter((each) => each !== '').join(' · ');
};

it('says what is different before how many there are of something', () => {
  const late = named(
    'Vencido',
    'detalle: 3',
    '«Pago …», solo una vez',
    'sin «Monto a pagar»',
    'sin «Prórroga»',
    'sin «Ver»',
  );
  expect(said(late)).toBe('sin «Monto a pagar» · sin «Prórroga»');
  expect(briefly(late, []).isCut).toBe(true);
});

it('is the group where it says nothing more', () => {
  expect(said({ name: 'Por pagar', group: 'Por pagar' })).toBe('Por pagar');
});

it('says more where another would be called the same, the telling first', () => {
  const [one, other] = ['a', 'b'].map((last) => named('Vencido', 'sin monto', 'sin fecha', last));
  expect(one && other && said(one, other)).toBe('a · sin monto · sin fecha');
});

it('says what is there before what is not, and of many what no other has', () => {
  const one = named(
    'Vencido',
    'sin «Prórroga»',
    'sin detalle',
    'sin fecha',
    'sin tienda',
    '«Recibimos tu pago»',
  );
  const other = named(
    'Vencido',
    'sin «Prórroga»',
    'sin fecha',
    'sin tienda',
    'sin monto',
    '«Recibimos tu pago»',
  );
  expect(said(one, other)).toBe('«Recibimos tu pago» · sin detalle');
  expect(said(other, one)).toBe('«Recibimos tu pago» · sin monto');
});

it('says nothing again that its group says', () => {
  const state = { group: '«Plan» · no es la de tasas', name: 'todo está · no es la de tasas' };
  expect(said(state)).toBe('todo está');
});

it('puts the everyday one first, in its group', () => {
  const states = [
    named('Por pagar', 'sin monto', 'sin fecha'),
    named('Vencido', 'hoy', 'sin fecha'),
    named('Por pagar'),
    named('Por pagar', 'sin fecha'),
    named('Vencido', 'hoy'),
  ];
  expect(everydayFirst(states, (state) => state).map(({ name }) => name)).toEqual([
    'Por pagar',
    'Por pagar · sin fecha',
    'Por pagar · sin monto · sin fecha',
    'Vencido · hoy',
    'Vencido · hoy · sin fecha',
  ]);
});

it.each(['loan-detail', 'repay', 'loan-confirm'])(
  'no two situations of %s are called alike, and each in three parts at most',
  (id) => {
    const project = openProject(snapshot.project, files);
    for (const tongue of bothTongues) {
      const states = situationsOf(project, id).map(({ name, group }) => ({
        name: name[tongue],
        group: group[tongue],
      }));
      const called = states.map((state) => {
        const { first, rest } = briefly(state, states);
        expect([first, ...rest.split(' · ')].length).toBeLessThanOrEqual(3);
        return `${state.group}: ${first} · ${rest}`;
      });
      expect(new Set(called).size).toBe(called.length);
    }
  },
  60_000,
);
