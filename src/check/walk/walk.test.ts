/** What the walk meets, where, and in which order: all who go through a definition rely on it. */
import { expect, it } from 'vitest';
import type { Members } from '../document/document.ts';
import { walkScreen, type Part, type Visitor } from './walk.ts';

const to = { do: 'navigate', to: '/a' };
const screen = {
  title: 'Title',
  pick: { one: { from: '{{loan.rows}}', where: { id: '1' } } },
  on: { $comment: 'not met', enter: to },
  data: {
    loan: { call: 'loan', send: {}, empty: {}, emptyBody: { type: 'text', text: 'none' }, failed: to },
  },
  body: [
    { type: 'button', text: 'Go', press: [{ if: {}, then: to, else: [{ do: 'call', on: { fail: to } }] }] },
    { type: 'text', match: '{{loan.state}}', is: { '1': { text: 'one' } }, else: { text: 'other' } },
    { type: 'fragment', of: 'note', with: { text: 'given' } },
    { type: 'unknown', fallback: { type: 'text', text: 'instead' } },
  ],
  dialogs: { sure: { title: 'Sure?', buttons: [{ text: 'Yes', press: to }] } },
};
const note = {
  state: {},
  on: { enter: to },
  body: [
    { type: 'text', text: '{{text}}' },
    { type: 'fragment', of: 'note' },
  ],
};

/** Everything is looked into, but for `left`. */
const met = (left?: Part['what']): readonly string[] => metIn(screen, left);

function metIn(definition: Members, left?: Part['what'], strays?: true): readonly string[] {
  const found: string[] = [];
  const visitor: Visitor<string> = {
    part({ what, where: { of = '', pointer } }, outer) {
      found.push(`${outer}${what} ${of}/${pointer.join('/')}`);
      return what === left ? undefined : `${outer}  `;
    },
    *ways(ways, spot) {
      for (const way of ways) yield [way, spot];
    },
    value: (value, kind, _prop, _where, spot) => found.push(`${spot}${kind} ${JSON.stringify(value)}`),
  };
  const ground = {
    widgets: { button: { text: 'text', press: 'actions' }, text: { text: 'text' } },
    actions: { navigate: { to: 'route' }, call: { on: { record: 'actions' } } },
    fragment: (name: string) => (name === 'note' ? note : undefined),
  } as const;
  walkScreen(definition, '', ground, strays === undefined ? visitor : { ...visitor, strays });
  return found;
}

it('meets every part with what is in it', () => {
  expect(met()).toEqual([
    'text "Title"',
    'pick /pick/one',
    '  value "{{loan.rows}}"',
    '  value {"id":"1"}',
    'event /on/enter',
    '  entry /on/enter',
    '    route "/a"',
    'source /data/loan',
    '  value {}',
    '  empty /data/loan/emptyBody',
    '    widget /data/loan/emptyBody',
    '      text "none"',
    'event /data/loan/failed',
    '  entry /data/loan/failed',
    '    route "/a"',
    'widget /body/0',
    '  text "Go"',
    '  actions /body/0/press',
    '    entry /body/0/press/0',
    '      entry /body/0/press/0/then',
    '        route "/a"',
    '      entry /body/0/press/0/else/0',
    '        actions /body/0/press/0/else/0/on/fail',
    '          entry /body/0/press/0/else/0/on/fail',
    '            route "/a"',
    'widget /body/1',
    '  row /body/1/is/1',
    '    text "one"',
    '  row /body/1/else',
    '    text "other"',
    'widget /body/2',
    '  fragment note/',
    '    home note/',
    '      event note/on/enter',
    '        entry note/on/enter',
    '          route "/a"',
    '    widget note/body/0',
    '      text "{{text}}"',
    '    widget note/body/1',
    'fallback /body/3/fallback',
    '  widget /body/3/fallback',
    '    text "instead"',
    'widget /body/3',
    'dialog /dialogs/sure',
    '  text "Sure?"',
    '  button /dialogs/sure/buttons/0',
    '    text "Yes"',
    '    actions /dialogs/sure/buttons/0/press',
    '      entry /dialogs/sure/buttons/0/press',
    '        route "/a"',
  ]);
});

it('goes into nothing that is left out', () => {
  expect(met('fragment').filter((line) => line.includes('note/'))).toEqual(['  fragment note/']);
  expect(met('event').filter((line) => line.includes('/on/enter'))).toEqual([
    'event /on/enter',
    '      event note/on/enter',
  ]);
});

const stray = {
  foter: [{ type: 'button', text: 'Go', pres: [to, to] }],
  on: { enter: { if: {}, then: to, els: [{ do: 'cal', on: { fail: to } }] } },
  body: [
    { type: 'fragment', of: 'none', with: { inner: { type: 'text', text: 'given' } } },
    { type: 'text', if: { a: { type: 'array' } }, text: 'x', notes: { press: to } },
  ],
};

it('goes into what a misspelt name holds for those who ask for it, a list as one', () => {
  const asked = metIn(stray, undefined, true);
  expect(asked.filter((line) => !line.includes('"'))).toEqual([
    'widget /foter/0',
    '  entry /foter/0/pres/0',
    '  entry /foter/0/pres/1',
    'event /on/enter',
    '  entry /on/enter',
    '    entry /on/enter/els/0',
    '      entry /on/enter/els/0/on/fail',
    '    entry /on/enter/then',
    'widget /body/0',
    '  widget /body/0/with/inner',
    'widget /body/1',
    '  entry /body/1/notes/press',
  ]);
  expect(metIn(stray).some((line) => /foter|els|with|notes/.test(line))).toBe(false);
});
