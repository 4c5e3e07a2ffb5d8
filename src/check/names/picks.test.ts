/** Picks as an author meets them: what is said of a wrong one, and of what reads an entry that may not be found. */
import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';
import { checkProject } from '../project.ts';

/** The small project with a screen that picks a row of its loan. */
function problemsOf(pick: Json, more: Readonly<Record<string, Json>> = {}): readonly string[] {
  const screen = {
    version: 2,
    routes: ['/row'],
    title: '@home.title',
    query: { text: { required: true } },
    data: { loan: { call: 'loanDetails', send: { orderId: '1' } } },
    pick: { row: pick },
    body: {
      type: 'text',
      if: { row: { type: 'object' } },
      text: '{{#money}}{{row.amount}}{{/money}} {{row.number}}',
    },
    ...more,
  } as Json;
  const files = { ...baseFiles, 'screens/row.json': screen };
  return checkProject(inputOf(files))
    .filter(({ file, severity }) => file === 'screens/row.json' && severity !== 'info')
    .map(({ code, message }) => `${code} ${message}`);
}

const good: Json = { from: '{{loan.rows}}', where: { text: '{{query.text}}' } };
const shows = (text: string): { readonly body: Json } => ({ body: { type: 'text', text } });

describe('a pick', () => {
  it('is an entry of its list, with the types of its members', () => {
    expect(problemsOf(good)).toEqual([]);
    expect(
      problemsOf(good, { body: { type: 'text', if: { row: { type: 'object' } }, text: '{{row.amount}}' } }),
    ).toEqual([expect.stringMatching(/^raw-money /)]);
    expect(
      problemsOf(good, { body: { type: 'text', if: { row: { type: 'object' } }, text: '{{row.nmber}}' } }),
    ).toEqual([expect.stringMatching(/^unknown-data /)]);
  });

  it('may find nothing: what shows it has to ask first', () => {
    expect(problemsOf(good, { body: { type: 'spinner', text: 'No. {{row.number}}' } })).toEqual([
      expect.stringMatching(/^unguarded /),
    ]);
  });

  it('sees no pick, itself neither', () => {
    expect(problemsOf({ from: '{{row.rows}}', where: { text: 'a' } })).toEqual([
      expect.stringMatching(/^unknown-root .*"row"/),
    ]);
  });

  it('is no list of its own: what is in it cannot be repeated, in a fragment neither', () => {
    const state = { list: [{ text: 'a', rows: [{ text: 'b' }] }] };
    const pick = { from: '{{state.list}}', where: { text: '{{query.text}}' } };
    const each = (list: string): Json => ({
      type: 'text',
      each: list,
      text: '{{item.text}} {{config.appName}}',
    });
    const told = (list: string): readonly string[] =>
      problemsOf(pick, { state, body: each(list) }).filter((one) => one.startsWith('not-repeatable'));
    expect(told('{{row.rows}}')).toEqual([expect.stringMatching(/ what a pick found/)]);
    expect(told('{{state.list}}')).toEqual([]);
  });

  it('looks only for what an entry has', () => {
    expect(problemsOf({ from: '{{loan.rows}}', where: { txt: 'a' } })).toEqual([
      expect.stringMatching(/^unknown-data .*txt/),
    ]);
    expect(problemsOf({ from: '{{loan.rows}}', where: { text: 5 } })).toEqual([
      expect.stringMatching(/^wrong-type .*"text"/),
    ]);
    expect(problemsOf({ from: '{{loan.rows}}', where: { text: '{{query.nothing}}' } })).toEqual([
      expect.stringMatching(/^unknown-query /),
    ]);
    expect(problemsOf({ from: '{{loan.rows}}', where: { constructor: 'a' } })).toEqual([
      expect.stringMatching(/^forbidden-name /),
    ]);
  });

  it('looks in a list, which one tag names', () => {
    expect(problemsOf({ from: '{{loan.name}}', where: { text: 'a' } }, shows('x'))).toEqual([
      expect.stringMatching(/^wrong-type .*"from" of a pick/),
    ]);
    expect(problemsOf({ from: '{{loan.rows}} {{loan.name}}', where: { text: 'a' } }, shows('x'))).toEqual([
      expect.stringMatching(/^not-one-tag /),
    ]);
    expect(problemsOf({ from: '{{lone.rows}}', where: { text: 'a' } }, shows('x'))).toContainEqual(
      expect.stringMatching(/^unknown-root /),
    );
    expect(problemsOf({ from: '{{loan.rows}}', where: {} })).toEqual([
      expect.stringMatching(/^wrong-value /),
    ]);
  });

  it('has a name of its own', () => {
    expect(problemsOf(good, { pick: { loan: good }, ...shows('{{loan.name}}') })).toContainEqual(
      expect.stringMatching(/^reserved-name "loan" cannot be the name of a pick/),
    );
    expect(
      problemsOf(good, { body: { type: 'text', each: '{{loan.rows}}', as: 'row', text: '{{row.number}}' } }),
    ).toContainEqual(expect.stringMatching(/^reserved-name "row" cannot be the name of an entry/));
  });

  it('is waited for by a source that reads it, so a circle is found through it', () => {
    const data = { loan: { call: 'loanDetails', send: { orderId: '{{row.number}}' } } };
    expect(problemsOf(good, { data })).toContainEqual(expect.stringMatching(/^circular-data .*loan/));
  });

  it('may be another one after what it is found by was set', () => {
    const button = (press: Json): { readonly [name: string]: Json } => ({
      state: { text: '' },
      pick: { row: { from: '{{loan.rows}}', where: { text: '{{state.text}}' } } },
      body: { type: 'button', text: 'x', enabled: { row: { type: 'object' } }, press },
    });
    const say: Json = { do: 'toast', text: 'No. {{row.number}}' };
    const change: Json = { do: 'set', 'state.text': 'b' };
    const withText = [expect.stringMatching(/^unused-query /)];
    expect(problemsOf(good, button([say, change]))).toEqual(withText);
    expect(problemsOf(good, button([change, say]))).toEqual([expect.stringMatching(/^unguarded /)]);
  });

  it('of something private is private', () => {
    const told = {
      body: { type: 'button', text: 'x', press: { do: 'toast', text: '{{loan.phone}}' } },
    } as const;
    expect(problemsOf(good, told).filter((each) => each.startsWith('private'))).toHaveLength(1);
    const files = { pick: { row: { from: '{{loan.groups}}', where: { phone: 'x' } } } };
    expect(
      problemsOf(good, {
        ...files,
        body: { type: 'button', text: 'x', press: { do: 'toast', text: '{{row.phone}}' } },
      }).filter((each) => each.startsWith('private')),
    ).toHaveLength(1);
  });
});
