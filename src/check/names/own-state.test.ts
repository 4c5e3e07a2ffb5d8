/** Fragments with state of their own: what they declare is theirs, and what is wrong with it is said in them. */
import { describe, expect, it } from 'vitest';
import { placed, said, screen } from '../../../tests/invalid/checked.ts';
import type { Files } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';

const fragment = (body: Json, more: Readonly<Record<string, Json>> = {}): Files => ({
  'screens/fragments/own.json': { version: 2, params: {}, state: {}, ...more, body },
});

const use = { type: 'fragment', of: 'own' };
/** In a screen with a variable and a source of its own. */
const inScreen = (body: Json, more: Readonly<Record<string, Json>> = {}): Files => ({
  ...screen([use]),
  ...fragment(body, more),
});

const loan = { call: 'loanDetails', send: { orderId: '1' } };
const at = 'screens/fragments/own.json';

describe('a fragment with state of its own', () => {
  it('is silent where everything is its own, used once, twice and in a repeat', () => {
    const folding = [
      { type: 'text', text: '@home.title', if: { 'state.open': true } },
      { type: 'button', text: '@home.title', press: { do: 'set', 'state.open': true } },
    ];
    const repeated = {
      data: { loan: { ...loan, empty: { 'loan.rows': { maxItems: 0 } } } },
      body: [
        use,
        { type: 'text', text: '@home.title' },
        use,
        { ...use, each: '{{loan.rows}}', key: 'amount' },
      ],
    };
    expect(
      said({
        'screens/other.json': { version: 2, ...repeated },
        ...fragment(folding, { state: { open: false } }),
      }),
    ).toEqual([]);
  });

  it('is silent with a source, what is kept, a cookie and events', () => {
    const files = inScreen(
      [
        { type: 'text-field', bind: 'state.name', label: '@home.phone', rules: [] },
        { type: 'text', text: '{{loan.name}}' },
        {
          type: 'button',
          text: '@home.title',
          press: [
            { do: 'check', fields: ['name'] },
            { do: 'reload', data: 'loan' },
            { do: 'scroll-to', widget: 'end' },
            { do: 'forget' },
          ],
        },
        { type: 'text', id: 'end', text: '{{state.name}}{{state.seen}}' },
      ],
      {
        state: { name: '', seen: '' },
        keep: ['state.name'],
        keepAs: 'own-name',
        cookies: { seen: 'state.seen' },
        data: { loan },
        on: { ready: { do: 'set', 'state.seen': '{{loan.name}}' } },
      },
    );
    expect(said(files)).toEqual([]);
  });

  it('never asks its screen for a variable: what it lacks is its own', () => {
    const files = inScreen({ type: 'text', text: '@home.title', if: { 'state.agree': true } });
    expect(said(files)).toEqual([
      'unknown-state: The fragment "own" has no variable "agree" under "state". Declare it with its first value: "state": { "agree": false }.',
    ]);
    expect(placed(files)).toEqual([`${at}/body/if/state.agree unknown-state`]);
  });

  it('is asked for what a fragment in it uses that has no state', () => {
    const files: Files = {
      ...inScreen({ type: 'fragment', of: 'plain' }),
      'screens/fragments/plain.json': {
        version: 2,
        params: {},
        body: { type: 'text', text: '@home.title', if: { 'state.on': true } },
      },
    };
    expect(said(files)).toEqual([
      'unknown-state: The fragment "own" has no variable "on" under "state", which the fragment "plain" uses. Declare it with its first value: "state": { "on": false }.',
    ]);
    expect(placed(files)).toEqual([`${at}/body/of unknown-state`]);
  });

  it("sees no source, result, field or id of the screen's", () => {
    const files: Files = {
      'screens/other.json': {
        version: 2,
        state: { phone: '' },
        data: { loan },
        body: [
          { type: 'text', id: 'line', text: '{{loan.name}}{{state.phone}}' },
          {
            type: 'text-field',
            bind: 'state.phone',
            label: '@home.phone',
            rules: [{ test: { minLength: 4 }, message: '@home.phone' }],
          },
          { type: 'button', text: '@home.title', press: { do: 'check', fields: ['phone'] } },
          use,
        ],
      },
      ...fragment([
        { type: 'text', text: '{{loan.name}}' },
        {
          type: 'button',
          text: '@home.title',
          press: [
            { do: 'check', fields: ['phone'] },
            { do: 'reload', data: 'loan' },
            { do: 'scroll-to', widget: 'line' },
          ],
        },
      ]),
    };
    expect(placed(files)).toEqual([
      `${at}/body/0/text unknown-root`,
      `${at}/body/1/press/0/fields/0 unknown-field`,
      `${at}/body/1/press/1/data unknown-source`,
      `${at}/body/1/press/2/widget unknown-id`,
    ]);
  });

  it('opens the dialogs of its screen', () => {
    const press = { do: 'open', dialog: 'sure' };
    const dialogs = {
      sure: { title: '@home.title', buttons: [{ text: '@home.title', press: { do: 'close' } }] },
    };
    const body = { type: 'button', text: '@home.title', press };
    expect(said({ ...screen([use], { dialogs }), ...fragment(body) })).toEqual([]);
    expect(placed({ ...screen([use]), ...fragment(body) })).toEqual([
      `${at}/body/press/dialog unknown-dialog`,
    ]);
  });

  it('has fields of its own, which are not those of the screen', () => {
    const field = { type: 'text-field', bind: 'state.name', label: '@home.phone' };
    const files: Files = {
      ...screen([use, { type: 'button', text: '@home.title', press: { do: 'check', fields: ['name'] } }]),
      ...fragment([field, { type: 'text', text: '{{state.name}}' }], { state: { name: '' } }),
    };
    expect(placed(files)).toEqual(['screens/other.json/body/1/press/fields/0 unknown-field']);
  });

  it('says in it what it declares for nothing', () => {
    const files = inScreen({ type: 'text', text: '@home.title' }, { state: { idle: 0 }, data: { loan } });
    expect(placed(files)).toEqual([`${at}/state/idle unused-state`, `${at}/data/loan unused-source`]);
  });

  it('uses no variable of the screen of the same name', () => {
    const files: Files = {
      ...screen([use], { state: { open: false } }),
      ...fragment(
        [
          { type: 'text', text: '@home.title', if: { 'state.open': true } },
          { type: 'button', text: '@home.title', press: { do: 'set', 'state.open': true } },
        ],
        { state: { open: false } },
      ),
    };
    expect(placed(files)).toEqual(['screens/other.json/state/open unused-state']);
  });

  it('uses what the screen gives it', () => {
    const files: Files = {
      ...screen(
        [
          { ...use, with: { text: '{{state.text}}' } },
          { type: 'button', text: '@home.title', press: { do: 'set', 'state.text': '{{query.a}}' } },
        ],
        { state: { text: '' }, query: { a: { required: true } } },
      ),
      ...fragment({ type: 'text', text: '{{text}}' }, { params: { text: {} } }),
    };
    expect(said(files)).toEqual([]);
  });

  it('knows the kinds of its own variables apart from those of the screen', () => {
    const set = { type: 'button', text: '@home.title', press: { do: 'set', 'state.open': 'yes' } };
    const files: Files = {
      ...screen(
        [
          use,
          { type: 'text', text: '{{state.open}}' },
          { type: 'button', text: '@home.title', press: { do: 'set', 'state.open': 'yes' } },
        ],
        { state: { open: '' } },
      ),
      ...fragment([set, { type: 'text', text: '@home.title', if: { 'state.open': true } }], {
        state: { open: false },
      }),
    };
    expect(placed(files)).toEqual([`${at}/body/0/press/state.open wrong-type`]);
  });

  it('knows what a test around it says of what it is given, and nothing of the same name', () => {
    const files: Files = {
      ...screen(
        [
          { ...use, if: { 'state.text': 'a' }, with: { text: '{{state.text}}' } },
          { type: 'button', text: '@home.title', press: { do: 'set', 'state.text': '{{query.a}}' } },
        ],
        { state: { text: '' }, query: { a: { required: true } } },
      ),
      ...fragment(
        [
          { type: 'text', text: '{{text}}', if: { 'state.text': 'b' } },
          { type: 'button', text: '@home.title', press: { do: 'set', 'state.text': 'b' } },
        ],
        { params: { text: {} }, state: { text: '' } },
      ),
    };
    expect(said(files)).toEqual([]);
  });

  it('has sources that do not wait for themselves', () => {
    const data = {
      one: { call: 'loanDetails', send: { orderId: '{{two.status}}' } },
      two: { call: 'loanDetails', send: { orderId: '{{one.status}}' } },
    };
    const files = inScreen({ type: 'text', text: '{{one.status}}{{two.status}}' }, { data });
    expect(placed(files).filter((line) => line.includes('circular'))).toEqual([
      `${at}/data/one circular-data`,
      `${at}/data/two circular-data`,
    ]);
  });

  it('keeps nothing that is never kept', () => {
    const files = inScreen(
      [
        { type: 'text-field', bind: 'state.cardNo', label: '@home.phone' },
        { type: 'text', text: '{{#masked}}{{state.cardNo}}{{/masked}}' },
      ],
      { state: { cardNo: '' }, keep: ['state.cardNo'] },
    );
    expect(placed(files)).toEqual([`${at}/keep/0 private-kept`]);
  });

  it('is what alone may keep something', () => {
    const files: Files = {
      ...screen([use]),
      'screens/fragments/own.json': {
        version: 2,
        params: {},
        keep: ['state.a'],
        keepAs: 'a',
        body: { type: 'divider' },
      },
    };
    expect(said(files)).toEqual([
      'missing-prop: A fragment with something of its own needs "state". Add "state", for example "state": {}.',
    ]);
  });

  it('has no parameter with the name of its source', () => {
    const files: Files = {
      ...screen([{ ...use, with: { loan: '1' } }]),
      ...fragment({ type: 'text', text: '{{loan.name}}' }, { params: { loan: {} }, data: { loan } }),
    };
    expect(placed(files)).toContain(`${at}/params/loan reserved-name`);
  });
});
