/** What no case met is found: in tests, rules, choices, actions and texts, of a screen and of its fragments. */
import { describe, expect, it } from 'vitest';
import type { FragmentDefinition, ScreenDefinition } from '../../../src/model/definition.ts';
import { enter, press, view, type TestScreen } from '../../support/screen.ts';
import { createRecorder } from './recorder.ts';
import { report, tell } from './report.ts';

const texts: Readonly<Record<string, string>> = {
  hello: 'Hello {{query.name}}',
  sure: 'Are you sure?',
  given: 'Given',
};

const fragments: Readonly<Record<string, FragmentDefinition>> = {
  part: {
    version: 2,
    params: { words: {} },
    body: [{ type: 'text', if: { 'query.name': 'Ana' }, text: '{{words}}' }],
  },
};

const definition: ScreenDefinition = {
  version: 2,
  query: { name: {} },
  state: { phone: '' },
  body: [
    {
      type: 'button',
      text: '@hello',
      press: [
        { do: 'check', fields: ['phone'] },
        {
          do: 'choose',
          of: [
            { if: { 'query.name': 'Ana' }, then: { do: 'open', dialog: 'sure' } },
            { then: [{ do: 'toast', text: '@sure' }] },
          ],
        },
      ],
    },
    { type: 'field', bind: 'state.phone', rules: [{ test: { minLength: 3 }, message: '@sure' }] },
    { type: 'fragment', of: 'part', with: { words: '@given' } },
  ],
  dialogs: { sure: { title: '@sure' } },
};

async function visit(
  name: string,
): Promise<{ readonly made: TestScreen; readonly rec: ReturnType<typeof createRecorder> }> {
  const rec = createRecorder((key) => [texts[key] ?? '']);
  const made = await enter({ definition: { ...definition }, fragments, texts, query: { name } });
  rec.watch(made.plan, { definition, fragments });
  return { made, rec };
}

const read = (file: string): string =>
  JSON.stringify(file === 'screens/test.json' ? definition : fragments['part'], null, 1);
const missing = (rec: ReturnType<typeof createRecorder>): readonly string[] =>
  report(rec.met.values(), read)
    .flatMap((file) => file.missing)
    .map((line) => line.replace(/:\d+:/, ':'));

describe('coverage', () => {
  it('misses everything before anything has happened, each with its line', async () => {
    const { rec } = await visit('Ana');
    const [fragment, screen] = report(rec.met.values(), read);
    expect(fragment?.counts).toEqual({
      test: { met: 0, all: 2 },
      action: { met: 0, all: 0 },
      text: { met: 0, all: 0 },
    });
    expect(screen?.counts).toEqual({
      test: { met: 0, all: 4 },
      action: { met: 0, all: 4 },
      text: { met: 0, all: 5 },
    });
    const at = read('screens/test.json')
      .split('\n')
      .findIndex((line) => line.includes('"fields"'));
    expect(screen?.missing).toContain(`screens/test.json:${at - 1}: never ran: check {"fields":["phone"]}`);
  });

  it('finds the branches that were never true and never false', async () => {
    const { made, rec } = await visit('Ana');
    made.screen.writeField(['state', 'phone'], 'phone', '12345');
    await press(made);
    view(made, 0);
    expect(missing(rec)).toEqual([
      'screens/fragments/part.json: never true: if {"query.name":"Ana"}',
      'screens/fragments/part.json: never false: if {"query.name":"Ana"}',
      'screens/test.json: never shown: @hello',
      'screens/test.json: never false: if {"query.name":"Ana"}',
      'screens/test.json: never ran: toast {"text":"@sure"}',
      'screens/test.json: never shown: @sure',
      'screens/test.json: never false: test {"minLength":3}',
      'screens/test.json: never shown: @sure',
      'screens/test.json: never shown: @given',
      'screens/test.json: never shown: @sure',
    ]);
  });

  it('sees that a rule refused, and that what follows never ran', async () => {
    const { made, rec } = await visit('Ben');
    await press(made);
    const found = missing(rec);
    expect(found).toContain('screens/test.json: never true: test {"minLength":3}');
    expect(found).not.toContain('screens/test.json: never false: test {"minLength":3}');
    expect(found).toContain('screens/test.json: never ran: open {"dialog":"sure"}');
  });

  it('takes a text for shown only when a person was told its words', async () => {
    const { made, rec } = await visit('Ana');
    expect(view(made, 0).props['text']).toBe('Hello Ana');
    rec.told('button "Hello Ben"');
    expect(missing(rec)).toContain('screens/test.json: never shown: @hello');
    rec.told('button "Hello Ana" Given');
    expect(missing(rec)).not.toContain('screens/test.json: never shown: @hello');
    expect(missing(rec)).not.toContain('screens/test.json: never shown: @given');
  });

  it('tells numbers, places and a last line', async () => {
    const { rec } = await visit('Ana');
    const told = tell(report(rec.met.values(), read)).split('\n');
    expect(told[2]).toMatch(/^screens\/test\.json +0\/4 +0\/4 +0\/5$/);
    expect(told.at(-1)).toBe('0.0 %: 15 places were not met');
    expect(tell([])).toContain('100.0 %: everything was met');
  });
});
