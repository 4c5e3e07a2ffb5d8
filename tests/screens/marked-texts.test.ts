/** Words that carry their keys unseen are those of the page, and are told by the keys they came from. */
import { expect, it } from 'vitest';
import { compileString } from '../../src/engine/compile-expression.ts';
import { screenScope } from '../../src/engine/scope.ts';
import { readPath } from '../../src/lib/path.ts';
import { spanish } from '../support/ports.ts';
import { inWords, type Texts } from './keyed-words.ts';
import { markText, withKeys, withoutMarks } from './marked-texts.ts';

const texts: Texts = {
  copy: 'Copiar',
  name: 'Préstamo {{loan.no}}',
  pay: 'Paga {{#money}}{{loan.amount}}{{/money}}{{#loan.card}} con {{#masked}}{{loan.card}}{{/masked}}{{/loan.card}}.',
  part: '{{#loan.title}}{{loan.title}}{{/loan.title}}{{^loan.title}}Periodo {{number}}{{/loan.title}}',
  hint: '{{#loan.title}}{{loan.desc}}{{/loan.title}}',
  version: '{{#loan.plan}}Versión 1{{/loan.plan}}{{^loan.plan}}Versión 2{{/loan.plan}}',
  value: '{{loan.no}}',
  lost_one: 'Falta una',
  lost_other: 'Faltan {{loan.lost}}',
  empty: '',
};

/** A string as the engine makes it of data: what it says, and whether it says anything. */
function evaluate(source: string, data: object, text: (key: string) => string | undefined) {
  const scope = screenScope(['loan', 'number']);
  const report = (): void => undefined;
  const { evaluate: say, there } = compileString(source, scope, { language: spanish, text, report });
  const read = (path: readonly unknown[]): unknown => readPath(data, path.map(String));
  return { said: say(read), there: there?.(read) !== false };
}

const marked = (key: string): string | undefined =>
  texts[key] === undefined ? undefined : markText(key, texts[key]);

it.each<[source: string, data: object, keyed: string]>([
  ['@copy', {}, '@copy'],
  ['@name', { loan: { no: 'A1' } }, '@name{loan.no=A1}'],
  ['@name', { loan: { no: '{{x}} @copy' } }, '@name{loan.no={{x@}@} @@copy}'],
  ['@name', {}, '@name'],
  ['@pay', { loan: { amount: 120000 } }, '@pay{loan.amount=$1,200.00}'],
  ['@pay', { loan: { amount: 5, card: '12345678' } }, '@pay{loan.amount=$0.05}{loan.card=••••5678}'],
  ['@pay', {}, '@pay{loan.amount=—}'],
  ['@part', { loan: { title: 'Primer pago' } }, 'Primer pago'],
  ['@part', { loan: { title: '@copy' } }, '@@copy'],
  ['@part', { number: 2 }, '@part{number=2}'],
  ['@hint', { loan: { title: 'A' } }, ''],
  ['@hint', { loan: { title: 'A', desc: 'B' } }, 'B'],
  ['@version', { loan: { plan: true } }, '@version{loan.plan}'],
  ['@version', {}, '@version'],
  ['@value', { loan: { no: 'A1' } }, 'A1'],
  ['@lost', { loan: { lost: 1 } }, '@lost_one'],
  ['@lost', { loan: { lost: 2 } }, '@lost_other{loan.lost=2}'],
  ['@empty', {}, ''],
  ['Ana', {}, 'Ana'],
])('%s of %j is told as %s', (source, data, keyed) => {
  const plain = evaluate(source, data, (key) => texts[key]);
  const told = evaluate(source, data, marked);
  expect(withoutMarks(String(told.said))).toBe(plain.said);
  expect(told.there).toBe(plain.there);
  expect(withKeys(String(told.said))).toBe(keyed);
  expect(inWords(keyed, texts)).toBe(plain.said);
});

it('tells texts beside one another, and one that another one shows', () => {
  const [copy, part] = [markText('copy', 'Copiar'), markText('name', 'Préstamo {{x}}')];
  expect(withKeys(`button "${copy} ${copy}"`)).toBe('button "@copy @copy"');
  expect(withKeys(`${copy}r`)).toBe('@copy{}r');
  expect(withKeys(part.replace(/\{\{#x\}\}|\{\{\/x\}\}/g, '').replace('{{x}}', copy))).toBe(
    '@name{x=Copiar}',
  );
});
