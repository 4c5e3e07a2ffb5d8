// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageOf, readStartUp } from '../lib/query.ts';
import { languageIn } from './page-language.ts';

const part = fc.constantFrom(
  'isNeedPop',
  '&isNeedPop=1',
  'isNeedP%6fp',
  'is+NeedPop',
  'isNeedPops',
  'a',
  '=1',
  '=2',
  '=%31',
  '=1%',
  '=',
  '&',
  '?',
  '1',
  '+',
  '%',
);

it('is the one that the page reads, however its address is written', () => {
  let english = 0;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const query = parts.join('');
      const { tag } = languageOf(readStartUp(`?${query}`));
      if (tag === 'en-IN') english += 1;
      expect([query, languageIn(`/inThe?${query}`)]).toEqual([query, tag]);
    }),
    { numRuns: 2000, examples: [[['isNeedPop', '&', 'isNeedPop', '=1']], [['isNeedP%6fp', '=1']]] },
  );
  expect(english).toBeGreaterThan(50);
});

it('is that of an address without a query', () => {
  expect(languageIn('/inThe')).toBe('es-MX');
});
