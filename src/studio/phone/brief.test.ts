/** A state is called by its status and what is different, in three parts at most, and no two of a list alike. */
import { expect, it } from 'vitest';
import { briefly, type Named } from './brief.ts';

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

it('says more where another would be called the same', () => {
  const [one, other] = ['a', 'b'].map((last) => named('Vencido', 'sin monto', 'sin fecha', last));
  expect(one && other && said(one, other)).toBe('sin monto · sin fecha · a');
});
