/** What is listed to ask for: no machinery, and no two that are called the same. */
import { expect, it } from 'vitest';
import { project, texts } from '../forms/testing.tsx';
import { isAskedFor } from './asked-for.ts';
import { codeInstead } from './code-instead.ts';
import { exampleInWords, nameOf, pathsAt } from './paths.ts';

const file = 'screens/loan-detail.json';
const definition = JSON.parse(texts.get(file) ?? '') as unknown;
const pointer = ['body', 0, 'if'];
const offered = () => pathsAt(definition, pointer, project).filter(isAskedFor);

it.each(['es', 'en'] as const)('is what people speak of, each under a name of its own, in %s', (tongue) => {
  const names = offered().map((path) => nameOf(path, tongue));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => /api base|offline|marca de la marca|brand of the brand/.test(name))).toEqual(
    [],
  );
  const examples = offered().map((path) => exampleInWords(path, tongue));
  expect(examples.filter((each) => each.includes('^['))).toEqual([]);
});

it('has examples of what an address says', () => {
  const product = offered().find(({ path }) => path === 'query.productId');
  expect(product && exampleInWords(product, 'es')).toBe('1');
});

it('names the code of the same thing where words are compared', () => {
  const compared = (path: string, value: string) =>
    codeInstead({ path, asked: { kind: 'one-of', values: [value] } }, definition, pointer, project);
  expect(compared('loan.productName', 'Lendora Flex')?.code?.path).toBe('query.productId');
  expect(compared('loan.noticeStatusText', 'Vencido')?.code).toBeUndefined();
  expect(compared('loan.orderStatus', '180')).toBeUndefined();
  expect(compared('query.productId', 'uno')).toBeUndefined();
});
