/** A promotion's own parts as an author meets them: values with their defaults, colors, cookies, pages behind the `#`. */
import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';
import type { Problem } from '../../lib/problem.ts';
import { checkProject } from '../project.ts';

const text: Json = { type: 'string', description: 'A promise.', default: '@home.title' };
const amount: Json = { type: 'integer', format: 'minor', description: 'An amount.', default: 100 };

function problemsIn(
  layout: Readonly<Record<string, Json>>,
  values: Json = { promise: text, amount },
): readonly Problem[] {
  const file = 'screens/promotion/spring.json';
  const body: Json = { type: 'text', text: '{{values.promise}} {{#money}}{{values.amount}}{{/money}}' };
  const screen: Json = { version: 2, title: '@home.title', values, body, ...layout };
  const page: Json = {
    version: 2,
    routes: ['#/thanks'],
    title: '@home.title',
    body: { type: 'text', text: '@home.title' },
  };
  return checkProject(inputOf({ ...baseFiles, [file]: screen, 'screens/thanks.json': page })).filter(
    (problem) => problem.file === file && problem.severity !== 'info',
  );
}

const problemsOf = (...args: Parameters<typeof problemsIn>): readonly string[] =>
  problemsIn(...args).map(({ code, pointer }) => `${code} ${pointer}`);

const press = (action: Json): Readonly<Record<string, Json>> => ({
  footer: { type: 'button', text: '@home.title', press: action },
});

describe('values', () => {
  const worded = (declared: Readonly<Record<string, Json>>): readonly string[] =>
    problemsOf(
      { body: { type: 'text', text: '{{values.promise}}' } },
      { promise: { description: 'A promise.', ...declared } },
    );

  it('have no words of one language for their default', () => {
    const literal = ['literal-text /values/promise/default'];
    expect(worded({ type: 'string', default: 'Tu préstamo al instante' })).toEqual(literal);
    expect(worded({ type: 'string', default: 'Solicitar' })).toEqual(literal);
    expect(worded({ type: 'string', default: '@home.title' })).toEqual([]);
    expect(worded({ type: 'string', default: '' })).toEqual([]);
    expect(worded({ type: 'string', default: '{{config.appName}}' })).toEqual([]);
    expect(worded({ type: 'string', default: 'spring-look' })).toEqual([]);
    expect(worded({ type: 'string', default: 'Spring', enum: ['Spring', 'Summer'] })).toEqual([]);
    expect(worded({ type: 'string', format: 'uri-reference', default: '/files/Spring' })).toEqual([
      'not-words /body/text',
    ]);
  });

  it('are known with their types', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ body: { type: 'text', text: '{{values.amount}} {{values.promise}}' } })).toEqual([
      'raw-money /body/text',
    ]);
    expect(problemsOf({ body: { type: 'text', text: '{{values.promis}}' } })).toEqual([
      'unknown-data /body/text',
    ]);
  });

  it('are to be declared as money where they are shown as money', () => {
    const plain: Json = { type: 'integer', description: 'An amount.', default: 100 };
    const money = (
      path: string,
      more: Readonly<Record<string, Json>> = {},
    ): Readonly<Record<string, Json>> => ({
      body: { type: 'text', text: `{{#money}}{{${path}}}{{/money}}`, ...more },
    });
    const remedies = (...args: Parameters<typeof problemsIn>): readonly string[] =>
      problemsIn(...args).flatMap(({ code, remedy }) => (code === 'not-money' ? [remedy] : []));
    const declare = (name: string): readonly string[] => [
      `Declare "format": "minor" at the value "${name}", if it is in centavos or paise; else take the money format away.`,
    ];
    expect(remedies(money('values.amount'), { amount: plain })).toEqual(declare('amount'));
    const offer: Json = {
      type: 'object',
      description: 'An offer.',
      properties: { amount: plain },
      default: {},
    };
    expect(remedies(money('values.offer.amount'), { offer })).toEqual(declare('offer.amount'));
    const offers: Json = { type: 'array', description: 'Offers.', items: offer, default: [] };
    expect(remedies(money('item.amount', { each: '{{values.offers}}' }), { offers })).toEqual(
      declare('offers.amount'),
    );
    expect(remedies(money('values.promise'), { promise: text })).toEqual([
      'Take the format away, or read an amount in minor units.',
    ]);
  });

  it('whose format is none are that one problem', () => {
    const found = problemsIn(
      {},
      { promise: text, amount: { ...(amount as object), format: 'money' } as Json },
    );
    expect(found.map(({ code, pointer, remedy }) => `${code} ${pointer} ${remedy}`)).toEqual([
      'wrong-value /values/amount/format Did you mean "minor"?',
    ]);
  });

  it('are to be declared where a name is far from those there are', () => {
    const found = problemsIn({ body: { type: 'text', text: '{{values.heroTitle}}' } }, { formTitle: text });
    expect(found.filter(({ code }) => code === 'unknown-data')).toEqual([
      expect.objectContaining({
        remedy: 'Declare "heroTitle" under "values", or read one of those there: formTitle.',
      }),
    ]);
    expect(found.every(({ fix }) => fix === undefined)).toBe(true);
  });

  it('need a default of their type, with texts that exist', () => {
    expect(
      problemsOf({}, { promise: text, amount: { ...(amount as object), default: 'many' } as Json }),
    ).toEqual(['wrong-type /values/amount/default']);
    expect(
      problemsOf({}, { amount, promise: { ...(text as object), default: '@home.titel' } as Json }),
    ).toContain('missing-text /values/promise/default');
    expect(problemsOf({}, { amount, promise: { type: 'string', default: '' } })).toContain(
      'missing-prop /values/promise',
    );
  });
});

describe('colors and cookies', () => {
  it('are texts', () => {
    expect(problemsOf({ theme: { primary: '{{values.promise}}' } })).toEqual(['wrong-kind /theme/primary']);
    expect(problemsOf({ theme: { primary: '{{values.nothing}}' } })).toEqual(['unknown-data /theme/primary']);
    const state: Json = { sid: '', tries: 0 };
    const both = {
      state,
      ...press({ do: 'set', 'state.sid': '{{state.sid}}', 'state.tries': '{{state.tries}}' }),
    };
    expect(problemsOf({ ...both, cookies: { sid: 'state.sid' } })).toEqual([]);
    expect(problemsOf({ ...both, cookies: { sid: 'state.tries' } })).toEqual(['wrong-type /cookies/sid']);
    expect(problemsOf({ ...both, cookies: { sid: 'state.sd' } })).toEqual(['unknown-state /cookies/sid']);
  });
});

describe('the phone and the pages of the promotion', () => {
  it('are known by name', () => {
    expect(problemsOf(press({ do: 'navigate', to: '#/thanks' }))).toEqual([]);
    expect(problemsOf(press({ do: 'navigate', to: '#/' }))).toEqual([]);
    expect(problemsOf(press({ do: 'navigate', to: '#/thank' }))).toEqual(['unknown-route /footer/press/to']);
    expect(problemsOf(press({ do: 'back', if: { 'device.client': 'ios' } }))).toEqual([]);
    expect(problemsOf(press({ do: 'back', if: { 'device.client': 'windows' } }))).not.toEqual([]);
  });
});
