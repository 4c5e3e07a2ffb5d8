/**
 * What the checker passes, the compiler takes: a definition that is told to be right is refused nowhere on the phone. The
 * definition here uses each form that can go wrong; chance puts what stands at one place at another.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadScreen } from '../src/engine/load.ts';
import { checkProject } from '../src/check/project.ts';
import type { FragmentDefinition } from '../src/model/definition.ts';
import type { Json } from '../src/model/json.ts';
import { baseFiles, inputOf, type Files } from './invalid/base.ts';
import { changed, sitesIn, type Edit, type Site } from './support/mutations.ts';
import { createTestPorts } from './support/ports.ts';
import { allActions } from './support/screen.ts';

const { ports } = createTestPorts();

const words: Json = { type: 'text', text: '{{config.appName}}' };
const screen: Json = {
  version: 2,
  query: { orderId: { required: true } },
  state: { count: 0, list: [{ text: 'a', rows: [{ text: 'b' }] }], flag: false, note: '' },
  data: { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
  pick: { offer: { from: '{{state.list}}', where: { text: '{{query.orderId}}' } } },
  on: { enter: { do: 'set', 'state.count': 1 } },
  body: [
    words,
    {
      type: 'card',
      each: '{{loan.rows}}',
      as: 'row',
      key: 'number',
      body: [
        {
          type: 'notice',
          match: '{{row.number}}',
          is: { '1': { tone: 'info' } },
          else: { tone: 'warning' },
          text: '{{row.text}}',
        },
        { type: 'fragment', of: 'part', with: { rows: '{{loan.rows}}', text: '{{row.text}}' } },
      ],
    },
    { type: 'text', if: { not: { some: 'loan.rows' } }, text: '{{config.appName}}' },
    { type: 'fragment', of: 'part', with: { rows: '{{state.list}}', text: '{{state.note}}' } },
    {
      type: 'button',
      text: '{{config.appName}}',
      press: {
        match: '{{state.count}}',
        is: { '1': { do: 'back' } },
        else: { do: 'set', 'state.flag': true },
      },
    },
    { type: 'text', if: { some: 'offer', 'state.flag': true }, text: '{{offer.text}}' },
  ],
};
const fragment: Json = {
  version: 2,
  params: { rows: { description: 'What is repeated.' }, text: { description: 'The words.' } },
  body: { type: 'text', each: '{{rows}}', as: 'one', text: '{{oneNumber}}. {{one.text}} {{text}}' },
};

interface Definitions {
  readonly screen: unknown;
  readonly fragment: unknown;
}

/** What the compiler says of it. */
function refused({ screen: definition, fragment: part }: Definitions): readonly string[] {
  const reports: string[] = [];
  const input = inputOf({});
  const kinds = Object.entries(input.widgets).map(([type, own]) => [type, { kinds: own }] as const);
  const loaded = loadScreen({
    id: 'other',
    definition,
    fragments: { part: part as FragmentDefinition },
    parts: { widgets: Object.fromEntries(kinds), actions: allActions, calls: input.calls },
    language: ports.texts.language,
    features: new Set(),
    text: () => undefined,
    report: ({ code, where, detail }) => void reports.push(`${code} ${where} ${detail}`),
  });
  return loaded.ok ? reports : [loaded.error];
}

const isPassed = ({ screen: definition, fragment: part }: Definitions): boolean =>
  !checkProject(
    inputOf({ ...baseFiles, 'screens/other.json': definition, 'screens/fragments/part.json': part } as Files),
  ).some(({ severity, code }) => severity === 'error' && code !== 'literal-text');

/** Tags, and what may stand in place of one. */
const paths =
  'loan.rows row rowNumber row.text state.list state.count offer offer.rows query.orderId rows text one one.rows oneNumber';
const values: readonly unknown[] = paths.split(' ').map((path) => `{{${path}}}`);
const others: readonly unknown[] = [[{ text: 'a' }], { text: '{{row.text}}' }, 1, true, '', 'words', []];

const isRead = ({ value }: Site): boolean => typeof value === 'string' && value.includes('{{');
const isMember = ({ pointer }: Site): boolean => typeof pointer.at(-1) === 'string';

/** A change at one of the sites: another value in place of a tag, or a member that is not there any more. */
const editAt = (definition: unknown) => {
  const sites = sitesIn(definition);
  const put = fc
    .tuple(fc.constantFrom(...sites.filter(isRead)), fc.constantFrom(...values, ...values, ...others))
    .map(([{ pointer }, value]) => ({ pointer, edit: { value } as Edit }));
  const lost = fc.constantFrom(...sites.filter(isMember)).map(({ pointer }) => ({
    pointer: pointer.slice(0, -1),
    edit: { without: String(pointer.at(-1)) } as Edit,
  }));
  return fc.oneof({ weight: 3, arbitrary: put }, { weight: 1, arbitrary: lost });
};

describe('a definition that the checker passes', () => {
  it('is compiled, as it is', () => {
    expect(isPassed({ screen, fragment })).toBe(true);
    expect(refused({ screen, fragment })).toEqual([]);
  });

  it('is compiled, whatever stands where', () => {
    const mutated = fc.oneof(
      editAt(screen).map(({ pointer, edit }) => ({ screen: changed(screen, pointer, edit), fragment })),
      editAt(fragment).map(({ pointer, edit }) => ({ screen, fragment: changed(fragment, pointer, edit) })),
    );
    fc.assert(
      fc.property(mutated, (definitions) => {
        if (isPassed(definitions)) expect(refused(definitions)).toEqual([]);
      }),
      { numRuns: Number(process.env['MUTANTS'] ?? 60) },
    );
  });
});
