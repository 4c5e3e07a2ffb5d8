/** A name that is missing because it is written in another way, or not at all, is one problem and not one for each use. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../../tests/invalid/base.ts';
import { found, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const button = (press: Json) => ({ type: 'button', text: 'x', press });

describe('a required name that is misspelt', () => {
  it('is one problem in what a message carries, and where the message itself is misspelt', () => {
    const sent = (action: Readonly<Record<string, Json>>) =>
      said(screen(button({ do: 'bridge', message: 'callPhone', ...action })));
    expect(sent({ payload: { fone: '1' } })).toEqual([
      'unknown-member: Message "callPhone" has no "fone". Did you mean "phone"?',
    ]);
    expect(sent({ pyload: { phone: '1' } })).toEqual([
      'unknown-parameter: Unknown parameter "pyload" of action "bridge". Did you mean "payload"?',
    ]);
    expect(sent({ payload: { phone: '1', fone: '2' } })).toEqual([
      'unknown-member: Message "callPhone" has no "fone". Did you mean "phone"?',
    ]);
    expect(sent({})).toEqual(['missing-member: Message "callPhone" needs "phone". Add "phone".']);
  });

  it('is one problem in the default of a value', () => {
    const declared: Json = {
      type: 'object',
      description: 'A hero.',
      properties: { title: { type: 'string' }, text: { type: 'string' } },
      required: ['title'],
      default: { titel: '@home.title' },
    };
    const body = { type: 'hero', title: '{{values.hero.title}}' };
    const files = { 'screens/promotion/spring.json': { version: 2, values: { hero: declared }, body } };
    expect(said(files)).toEqual([
      'unknown-member: The default of "values.hero" has no "titel". Did you mean "title"?',
    ]);
  });

  it('is told where it is the kind of a widget or an action', () => {
    expect(said(screen({ typ: 'text', text: 'x' }))).toEqual([
      'missing-prop: Widget needs "type". Write "type" instead of "typ".',
    ]);
    expect(said(screen(button({ action: 'back' })))).toEqual([
      'missing-prop: Action needs "do". Write "do" instead of "action".',
    ]);
  });
});

describe('an entry of a list that has no name', () => {
  const empty = { 'loan.rows': { maxItems: 0 } };
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' }, empty } };
  const texts = (...names: readonly string[]): Json => names.map((text) => ({ type: 'text', text }));
  const rows = (body: Json, more: Readonly<Record<string, Json>> = {}) =>
    screen({ type: 'stack', each: '{{loan.rows}}', ...more, body }, { data });
  const words =
    'unknown-root: "row" is no name here. If it is to be an entry of this list, add "as": "row" beside "each": without it an entry is called "item". Names here: config, device, item, itemNumber, loan, query, route, state, writes.';

  it('is one problem of the widget that repeats, however often it is used', () => {
    const files = rows([
      ...['{{row.text}}', '{{row.number}}'].map((text) => ({ type: 'text', text })),
      { type: 'text', text: '{{#money}}{{row.amount}}{{/money}}', if: { 'row.text': 'x' } },
    ]);
    expect(said(files)).toEqual([words]);
    expect(found(files).map(({ pointer }) => pointer)).toEqual(['/body/each']);
  });

  it('is the same problem for its number, alone, and in a text of the locale file', () => {
    const locale = (file: 'locales/es.json' | 'locales/en.json') => ({
      [file]: { ...baseFiles[file], 'row.title': '{{row.text}} {{rowNumber}}' },
    });
    const files = {
      ...rows(texts('{{rowNumber}}', '{{row}}', '@row.title')),
      ...locale('locales/es.json'),
      ...locale('locales/en.json'),
    };
    expect(said(files)).toEqual([words]);
  });

  it('is no other name that only looks like it', () => {
    const files = screen(
      { type: 'stack', each: '{{state.list}}', body: texts('{{loans.text}}') },
      { data, state: { list: ['x'] } },
    );
    expect(said(files)[0]).toMatch(/^unknown-root: "loans" is no name here\. If it is to be an entry/);
  });

  it('is said of its uses where it has a name, or the name is near to one', () => {
    expect(said(rows(texts('{{row.text}}'), { as: 'entry' }))[0]).toMatch(/^unknown-root: "row.text" reads/);
    expect(said(rows(texts('{{iten.text}}')))).toEqual([
      'unknown-root: "iten.text" reads "iten", which is no name here. Did you mean "item"?',
    ]);
    expect(said(rows(texts('{{item.text}}')))).toEqual([]);
  });

  it('is not looked for in the fragments inside', () => {
    const part = { version: 2, params: { text: {} }, body: { type: 'text', text: '{{row.text}} {{text}}' } };
    const files = {
      ...rows([{ type: 'fragment', of: 'part', with: { text: '{{item.text}}' } }]),
      'screens/fragments/part.json': part,
    };
    expect(found(files).map(({ file, code }) => `${file} ${code}`)).toEqual([
      'screens/fragments/part.json unknown-root',
    ]);
  });
});

describe('a name for the entries of no list', () => {
  const section = { type: 'card', as: 'section', title: '{{section.title}}', body: { type: 'divider' } };
  const data = { session: { call: 'loanDetails', send: { orderId: '1' } } };
  const about = (node: Readonly<Record<string, Json>>) =>
    found(screen(node, { data, state: { agree: true } }))
      .filter(({ code }) => !['unused-source', 'constant-state', 'unused-state'].includes(code))
      .map(({ code, remedy, fix }) => `${code}: ${remedy}${fix === undefined ? '' : ' (fix)'}`);

  it('is one problem that asks for the list where it is used, and no slip', () => {
    const wanted =
      'as-without-each: Add "each": "{{path.of.a.list}}": what is inside reads "section", an entry of it.';
    expect(about(section)).toEqual([wanted]);
    const uses: readonly Json[] = [
      { type: 'text', text: '{{sectionNumber}}' },
      { type: 'text', text: 'x', if: { 'section.text': 'a' } },
      { type: 'text', text: '{{#section}}x{{/section}}' },
      { type: 'fragment', of: 'note', with: { text: '{{section.text}}' } },
    ];
    for (const body of uses) expect(about({ type: 'card', as: 'section', body })).toEqual([wanted]);
    expect(about({ type: 'text', as: 'section', text: 'x', if: { section: 'a' } })).toEqual([wanted]);
  });

  it('is too much where nothing uses it, or where the name is that of something else', () => {
    const removed = 'as-without-each: Add "each": "{{path.of.a.list}}", or remove "as". (fix)';
    expect(about({ type: 'text', as: 'section', text: 'x' })).toEqual([removed]);
    expect(about({ type: 'text', as: 'session', text: '{{session.status}}' })).toContain(removed);
  });

  it('says nothing of its own where "each" is misspelt', () => {
    expect(about({ ...section, eahc: '{{session.rows}}' }).map((line) => line.split(':')[0])).toEqual([
      'unknown-prop',
    ]);
  });

  it('leaves another unknown name inside one', () => {
    const body = { type: 'text', text: '{{sesion.status}}' };
    expect(about({ ...section, body }).map((line) => line.split(':')[0])).toContain('unknown-root');
  });
});

describe('a field bound to a misspelt variable', () => {
  const state = { cardNo: '', bank: { name: '' } };
  const rules = [{ test: { minLength: 4 }, message: '@home.phone' }];
  const codes = (path: string, name: string, more: Json = []) =>
    found(
      screen(
        [
          { type: 'text-field', bind: path, label: '@home.phone', rules },
          more,
          button([
            { do: 'check', fields: [name] },
            { do: 'set', 'state.bank': { name: '' } },
          ]),
        ].flat(),
        { state },
      ),
    )
      .filter(({ severity }) => severity === 'error')
      .map(({ code, fix }) => `${code}${fix === undefined ? '' : ' (fix)'}`);

  it('is that of the variable which is meant', () => {
    expect(codes('state.cardno', 'cardNo')).toEqual(['unknown-state (fix)']);
    expect(codes('{{state.cardno}}', 'cardNo')).not.toContain('unknown-field');
    expect(codes('state.bank.nam', 'bank.name')).toEqual(['unknown-data (fix)']);
    expect(codes('state.cardno', 'cardno')).toEqual(['unknown-state (fix)']);
  });

  it('is none where no variable is near', () => {
    expect(codes('state.zip', 'cardNo')).toEqual(['unknown-state', 'unknown-field']);
  });

  it('leaves what may be in the variable open', () => {
    const more = [
      button({ do: 'set', 'state.cardNo': '' }),
      { type: 'text', text: 'x', if: { 'state.cardNo': '1' } },
    ];
    expect(codes('state.cardno', 'cardNo', more)).toEqual(['unknown-state (fix)']);
  });
});

describe('a prop that is misspelt', () => {
  const field = { type: 'text-field', bind: 'state.name', label: '@home.title' };
  const more = { state: { name: '' } };
  const codes = (body: Json): readonly string[] =>
    found(screen(body, more)).flatMap(({ code }) => (code.startsWith('unknown') ? [code] : []));

  it('still holds the field that an action names, and the value that a variable gets', () => {
    const checks = button({ do: 'check', fields: ['name'] });
    expect(codes([{ type: 'card', bdy: [field] }, checks])).toEqual(['unknown-prop']);
    expect(codes([{ type: 'card', body: [field] }, checks])).toEqual([]);
    expect(codes([{ type: 'card', body: [] }, checks])).toEqual(['unknown-field']);
  });
});
