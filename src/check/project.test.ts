import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf, type Files } from '../../tests/invalid/base.ts';
import type { Json } from '../model/json.ts';
import { checkProject } from './project.ts';

const check = (files: Files, more: Partial<ReturnType<typeof inputOf>> = {}) =>
  checkProject({ ...inputOf({ ...baseFiles, ...files }), ...more }).map(
    ({ code, file, pointer }) => `${file}${pointer} ${code}`,
  );
const screen = (body: Json, more: Readonly<Record<string, Json>> = {}): Files => ({
  'screens/other.json': { version: 2, ...more, body },
});
const texts = (...strings: readonly string[]) => strings.map((text) => ({ type: 'text', text }));

describe('a countdown', () => {
  const counting = (until: string): Json => ({
    type: 'countdown-button',
    text: 'x',
    until: '{{state.until}}',
    press: [
      { do: 'countdown', until },
      { do: 'toast', text: 'x', if: { 'state.until': 0 } },
    ],
  });
  it('writes its variable: a test of it may hold or fail', () => {
    expect(check(screen(counting('state.until'), { state: { until: 0 } }))).toEqual([]);
  });

  it('writes a number, into a variable that there is', () => {
    expect(check(screen(counting('state.until'), { state: { until: '' } }))).toContain(
      'screens/other.json/body/press/0/until wrong-type',
    );
    expect(check(screen(counting('state.untill'), { state: { until: 0 } }))).toContain(
      'screens/other.json/body/press/0/until unknown-state',
    );
  });
});

describe('names', () => {
  it('of an entry and its number are seen inside the repeat only', () => {
    const body = [
      { type: 'stack', each: '{{loan.rows}}', as: 'group', body: texts('{{group.text}} {{groupNumber}}') },
      ...texts('{{group.a}}'),
    ];
    const empty = { 'loan.rows': { maxItems: 0 } };
    const data = { loan: { call: 'loanDetails', send: { orderId: '1' }, empty } };
    expect(check(screen(body, { data }))).toEqual(['screens/other.json/body/1/text unknown-root']);
  });

  it('of the entry are not known in the list it comes from, nor in the fallback', () => {
    const body = {
      type: 'text',
      each: '{{item.rows}}',
      text: '{{item.a}}',
      fallback: { type: 'text', text: '{{item.b}}' },
    };
    expect(check(screen(body))).toEqual([
      'screens/other.json/body/each unknown-root',
      'screens/other.json/body/fallback/text unknown-root',
    ]);
  });

  it('of results are seen on the whole screen, and event in actions only', () => {
    const body = [
      { type: 'button', text: 'x', enabled: { 'push.done': true }, press: { do: 'back' } },
      ...texts('{{event}}'),
      {
        type: 'rating',
        label: 'x',
        bind: 'state.stars',
        change: [{ do: 'call', call: 'loanPush', send: { amount: '{{event}}' }, into: 'push', busy: 'x' }],
      },
      {
        type: 'button',
        text: 'x',
        press: [{ do: 'call', call: 'loanPush', send: { amount: '{{event}}' } }],
      },
    ];
    expect(check(screen(body, { state: { stars: 0 } }))).toEqual([
      'screens/other.json/body/1/text unknown-root',
      'screens/other.json/body/3/press/0/send/amount unknown-root',
    ]);
  });

  it('in a fragment are its parameters and the variables of each screen that uses it', () => {
    const fragments = {
      'screens/fragments/note.json': {
        version: 2,
        params: { text: {} },
        body: [
          { type: 'text', text: '{{text}}', if: { 'state.agree': true, 'query.from': 'x' } },
          ...texts('{{loan.amount}}'),
        ],
      },
    };
    expect(check(fragments)).toEqual(['screens/fragments/note.json/body/1/text unknown-root']);
    const user = screen({ type: 'fragment', of: 'note', with: { text: 'x' } }, { state: { agree: true } });
    expect(check({ ...fragments, ...user })).toEqual([
      'screens/fragments/note.json/body/0/if/query.from unknown-query',
      'screens/fragments/note.json/body/1/text unknown-root',
    ]);
  });

  it('that state is kept for are parameters of the address, and its parts are state', () => {
    const found = (keepFor: Json): readonly string[] =>
      check(
        screen([], {
          query: { id: {} },
          state: { agree: true, count: 0, form: { name: '' } },
          keep: ['state.agree', 'state.form'],
          keepFor,
        }),
      )
        .filter((problem) => problem.includes('/keepFor/'))
        .map((problem) => problem.replace(/^.*keepFor/, ''));
    expect(found(['id', { name: 'id', only: ['state.agree'] }])).toEqual([]);
    expect(found(['order', { name: 'amount', only: ['state.agre'] }])).toEqual([
      '/0 unknown-query',
      '/1/name unknown-query',
      '/1/only/0 unknown-state',
    ]);
    expect(found([{ name: 'id', only: ['state.agree', 'state.count', 'state.form'] }])).toEqual([
      '/0/only/1 not-kept',
    ]);
    expect(found([{ nam: 'id', only: ['state.agree'] }])).toEqual(['/0/nam unknown-key']);
  });

  it('of fields count those in fragments', () => {
    const files = {
      'screens/fragments/note.json': {
        version: 2,
        params: { text: {} },
        body: {
          type: 'text-field',
          bind: 'state.code',
          label: '@home.phone',
          hint: '{{text}}',
          rules: [{ test: { minLength: 4 }, message: '@home.phone' }],
        },
      },
      ...screen(
        [
          { type: 'fragment', of: 'note', with: { text: 'x' } },
          { type: 'button', text: 'x', press: { do: 'check', fields: ['code', 'agree'] } },
        ],
        { state: { code: '' } },
      ),
    };
    expect(check(files)).toEqual([
      'screens/home.json/body/4/of unknown-state',
      'screens/other.json/body/1/press/fields/1 unknown-field',
    ]);
  });

  it('in a text of a language are looked for where the text is used', () => {
    const locales = (key: string) => ({
      'locales/es.json': { ...baseFiles['locales/es.json'], 'other.a': `{{${key}}} en español` },
      'locales/en.json': { ...baseFiles['locales/en.json'], 'other.a': `{{${key}}} in English` },
    });
    const files = screen(texts('@other.a'), {
      state: { name: '' },
      on: { enter: { do: 'set', 'state.name': 'x' } },
    });
    expect(check({ ...files, ...locales('state.name') })).toEqual([]);
    expect(check({ ...files, ...locales('state.nome') })).toEqual([
      'screens/other.json/body/0/text unknown-state',
    ]);
  });
});

describe('a file that cannot be read', () => {
  it('is the only problem there is: what depends on it would be a guess', () => {
    const broken = { file: 'screens/broken.json', text: '{ "version": 2, "routes": ["/gone"], }' };
    const input = inputOf({ ...baseFiles, ...screen(texts('@nowhere', '{{nobody}}')) });
    const found = checkProject({ ...input, screens: [...input.screens, broken] });
    expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual(['screens/broken.json bad-json']);
  });
});

describe('structure', () => {
  it('takes one misspelt required prop for one mistake', () => {
    expect(check(screen({ type: 'button', text: 'x', pres: { do: 'back' } }))).toEqual([
      'screens/other.json/body/pres unknown-prop',
    ]);
  });

  it('takes two different mistakes in one widget for two', () => {
    expect(check(screen({ type: 'button', text: 'x', sparkle: 1, zigzag: 1 }))).toEqual([
      'screens/other.json/body missing-prop',
      'screens/other.json/body/sparkle unknown-prop',
      'screens/other.json/body/zigzag unknown-prop',
    ]);
  });

  it('looks into a misspelt widget with the eyes of the one that was meant', () => {
    const body = { type: 'crad', body: [{ type: 'text', text: '@nowhere.at.all' }] };
    expect(check(screen(body))).toEqual([
      'screens/other.json/body/type unknown-widget',
      'screens/other.json/body/body/0/text missing-text',
    ]);
  });

  it('leaves $comment alone everywhere', () => {
    const body = {
      type: 'button',
      $comment: 'a {{b',
      text: 'x',
      if: { $comment: 'why', 'config.appName': 'x' },
      press: { do: 'back', $comment: '@nothing' },
    };
    expect(check(screen(body, { $comment: 'c', on: { $comment: 'd' } }))).toEqual([]);
  });
});

describe('routes', () => {
  it('may pass what the app keeps anyway, or what has a default', () => {
    const files = {
      'screens/list.json': {
        ...baseFiles['screens/list.json'],
        query: { id: { required: true, default: '1' }, sessionId: { required: true } },
      },
      ...screen({ type: 'button', text: 'x', press: { do: 'navigate', to: '/list' } }),
    };
    expect(check(files)).toEqual(['screens/list.json/query/sessionId unused-query']);
  });

  it('lead to the screen itself with all that it needs', () => {
    const way = (more: object) => ({
      type: 'button',
      text: 'x',
      press: { do: 'navigate', to: '/other', query: { tab: '1' }, replace: true, ...more },
    });
    const query = { id: { required: true }, tab: {} };
    const data = { loan: { call: 'loanDetails', send: { orderId: '{{query.id}}{{query.tab}}' } } };
    const text = { type: 'text', text: '{{loan.name}}' };
    const more = { routes: ['/other'], title: '@home.title', query, data };
    expect(check(screen([text, way({ pass: ['id'] })], more))).toEqual([]);
    expect(check(screen([text, way({})], more))).toEqual([
      'screens/other.json/body/1/press/to missing-query',
    ]);
  });
});

describe('texts of the code', () => {
  const text = (key: string) => ({ key, file: 'src/app/a.ts', line: 3, column: 7 });

  it('are used, one by one or as a family, and must exist', () => {
    const locales = Object.fromEntries(
      (['locales/es.json', 'locales/en.json'] as const).map((file) => [
        file,
        { ...baseFiles[file], 'app.kind.a': 'A', 'app.b': 'B' },
      ]),
    );
    expect(check(locales, { codeTexts: [text('app.kind.'), text('app.b')] })).toEqual([]);
    expect(check(locales, { codeTexts: [text('app.b')] })).toEqual([
      'locales/en.json/app.kind.a unused-text',
    ]);
    expect(check({}, { codeTexts: [text('app.nothing')] })).toEqual(['src/app/a.ts missing-text']);
  });
});

describe('examples', () => {
  it('are checked with the data they are shown with, at their own place', () => {
    const examples = [
      { name: 'default', node: { type: 'text', text: '{{order.name}}' }, data: { order: { name: 'x' } } },
      { name: 'broken', node: { type: 'text', text: '{{order.name}}', tonne: 1 } },
    ];
    expect(check({ 'src/widgets/text/examples.json': examples })).toEqual([
      'src/widgets/text/examples.json/1/node/text unknown-root',
      'src/widgets/text/examples.json/1/node/tonne unknown-prop',
    ]);
  });
});
