/** The cases of a few screens with other words in the locale: what a case says of a screen holds whatever its texts say. */
import { vi } from 'vitest';
import classic from './classic.cases.json' with { type: 'json' };
import orders from './orders.cases.json' with { type: 'json' };
import repayDone from './repay-done.cases.json' with { type: 'json' };
import type { CaseFile } from './case.ts';
import { runCases } from './harness.tsx';
import type * as keyedWords from './keyed-words.ts';

vi.mock('../../locales/es.json', async (load) => {
  const { otherWords } = await import('./other-words.ts');
  return { default: otherWords((await load<{ default: Readonly<Record<string, string>> }>()).default) };
});
vi.mock('./keyed-words.ts', async (load) => {
  const { otherWords } = await import('./other-words.ts');
  const real = await load<typeof keyedWords>();
  return { ...real, textsIn: () => otherWords(real.textsIn('es')) };
});

const spanish = ({ cases, ...rest }: CaseFile): CaseFile => ({
  ...rest,
  cases: cases.filter(({ language }) => language !== 'en'),
});

for (const [id, file] of Object.entries({ orders, classic, 'repay-done': repayDone }))
  runCases(id, spanish(file as unknown as CaseFile));
