/** What a variable can be, as an author meets it: a value that nothing puts there is asked for in vain. */
import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf, type Files } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';
import { checkProject } from '../project.ts';

const said = (files: Files): readonly string[] =>
  checkProject(inputOf({ ...baseFiles, ...files }))
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, message, remedy }) => `${code}: ${message} ${remedy}`);
const codes = (files: Files): readonly string[] => said(files).map((line) => line.split(':')[0] ?? '');

const shownIf = (test: Json): Json => ({ type: 'text', text: '@home.title', if: test });
const button = (...press: readonly Json[]): Json => ({ type: 'button', text: '@home.title', press });
/** Each with a name of its own. */
const to = (value: Json): Json => ({
  type: 'button',
  text: value === 'finish' ? '@home.phone' : '@app.hello',
  press: { do: 'set', 'state.step': value },
});
const screen = (body: readonly Json[], more: Readonly<Record<string, Json>> = {}): Files => ({
  'screens/other.json': { version: 2, state: { step: '' }, ...more, body },
});
const asked = shownIf({ 'state.step': 'finsh' });

describe('a value that a test asks of a variable', () => {
  it('is one that the variable begins with, or that an action sets', () => {
    expect(
      said(screen([shownIf({ 'state.step': 'done' }), shownIf({ 'state.step': '' }), to('done')])),
    ).toEqual([]);
    expect(said(screen([asked, to('code'), to('finish')]))).toEqual([
      'impossible-value: "state.step" is never "finsh". Did you mean "finish"?',
    ]);
    expect(said(screen([shownIf({ 'state.step': 'other' }), to('code')]))).toEqual([
      'impossible-value: "state.step" is never "other". It is what it begins with, or what "set" gives it: "", "code".',
    ]);
    expect(
      said(
        screen([shownIf({ 'state.sent': true }), button({ do: 'set', 'state.sent': false })], {
          state: { sent: false },
        }),
      ),
    ).toEqual([
      'impossible-value: "state.sent" is never true. It is what it begins with, or what "set" gives it: false.',
    ]);
  });

  it('may be any where a value comes from data, a text, a field or an action', () => {
    const field = { type: 'text-field', bind: 'state.step', label: '@home.phone' };
    const lookUp = { do: 'look-up', in: '{{config.brand}}', name: 'x', state: 'state.step' };
    const counted = { do: 'countdown', until: 'state.step' };
    expect(codes(screen([asked, to('{{config.appName}}')]))).toEqual([]);
    expect(codes(screen([asked, to('@home.title')]))).toEqual([]);
    expect(codes(screen([asked, to('code'), field]))).toEqual([]);
    expect(codes(screen([asked, to('code'), button(lookUp)]))).toEqual([]);
    expect(
      codes(screen([shownIf({ 'state.step': 7 }), to(1), button(counted)], { state: { step: 0 } })),
    ).toEqual([]);
  });

  it('may be any where another page writes the variable', () => {
    const kept = { keep: ['state.step'] };
    expect(codes(screen([asked, to('code')], kept))).toEqual(['impossible-value']);
    const shared = screen([asked, to('code')], { ...kept, keepAs: 'loan' });
    expect(codes({ ...shared, 'screens/twin.json': shared['screens/other.json'] ?? null })).toEqual([]);
    expect(codes(screen([asked, to('code')], { cookies: { step: 'state.step' } }))).toEqual([]);
  });

  it('may be set by a fragment, by a deeper path or in a branch', () => {
    const part: Json = {
      version: 2,
      params: { step: {} },
      body: button({ do: 'set', 'state.step': '{{step}}' }),
    };
    const insert = { type: 'fragment', of: 'part', with: { step: 'finsh' } };
    expect(codes({ ...screen([asked, insert]), 'screens/fragments/part.json': part })).toEqual([]);
    const branches = button({ do: 'choose', of: [{ then: { do: 'set', 'state.step': 'finsh' } }] });
    expect(codes(screen([asked, branches]))).toEqual([]);
    const deeper = button({ do: 'set', 'state.step.name': 'x' });
    const inner = shownIf({ 'state.step.name': 'y' });
    expect(codes(screen([inner, deeper], { state: { step: { name: '' } } }))).toEqual([]);
  });
});

describe('a variable that only an action fills', () => {
  const lookUp = { do: 'look-up', in: '{{config.brand}}', name: 'x', state: 'state.step' };

  it('is no constant', () => {
    expect(codes(screen([{ type: 'text', text: '{{state.step}}' }, button(lookUp)]))).toEqual([]);
  });

  it('may be anything after it', () => {
    const press = button({ do: 'stop', if: { not: { 'state.step': '' } } }, lookUp, {
      do: 'toast',
      text: '@home.title',
      if: { 'state.step': 'x' },
    });
    expect(codes(screen([press]))).toEqual([]);
  });

  it('is no constant where it comes from a cookie that some page writes', () => {
    const text = { type: 'text', text: '{{state.step}}' };
    const cookies = { cookies: { step: 'state.step' } };
    expect(codes(screen([text]))).toEqual(['constant-state']);
    expect(codes(screen([text], cookies))).toEqual(['constant-state']);
    const press = { do: 'set', 'state.step': '2' };
    expect(codes(screen([text, { type: 'button', text: '@home.title', press }], cookies))).toEqual([]);
  });
});
