/** A status is found by its name in either language, with the screens that show it. */
import { expect, it } from 'vitest';
import { project, texts } from '../forms/testing.tsx';
import { screensIn } from './screens.ts';
import { statusesIn } from './statuses.ts';

it('a loan that is overdue leads to the screen of the loan', () => {
  const found = statusesIn(texts, screensIn(texts), project);
  const overdue = found.filter(({ name }) => name.en === 'Overdue');
  expect(overdue.map(({ screen, name }) => [screen.id, name.es])).toContainEqual(['loan-detail', 'Vencido']);
  const keys = found.map(({ screen, name }) => `${screen.id} ${name.es}`);
  expect(new Set(keys).size).toBe(keys.length);
});
