/** A screen and the parts around it, for the tests of its states. */
import { facts } from '../../../tests/support/facts.ts';
import type { StatesInput } from './states.ts';

export const filled = { type: 'string', minLength: 1 };
export const screen = {
  version: 2,
  query: { id: { required: true } },
  state: { code: '', more: false },
  keep: ['state.more'],
  data: { order: { call: 'read', send: { id: '{{query.id}}' } } },
  on: { ready: { do: 'toast', text: 'x' }, refresh: { do: 'reload', data: 'order' } },
  body: [
    { type: 'text', if: { 'order.status': '174' }, text: 'a' },
    { type: 'fragment', of: 'rows', each: '{{order.rows}}', as: 'row', with: { name: '{{row.name}}' } },
    {
      type: 'button',
      press: [
        { do: 'set', 'state.code': '{{order.rows.0.name}}' },
        { do: 'open', dialog: 'scan' },
      ],
    },
  ],
  dialogs: {
    scan: { title: 'Scan', body: { type: 'text', if: { some: 'state.code' }, text: '{{state.code}}' } },
  },
};
export const input: StatesInput = {
  screens: { order: screen },
  fragments: {
    rows: {
      version: 2,
      params: { name: {} },
      body: { type: 'text', if: { name: filled }, text: '{{name}}' },
    },
  },
  widgets: { text: { text: 'text' }, button: { press: 'actions' } },
  facts,
  known: {
    answers: {
      read: {
        type: 'object',
        required: ['status'],
        properties: {
          status: { type: 'string', format: 'id', examples: ['174'] },
          rows: {
            type: ['array', 'null'],
            items: { type: 'object', properties: { name: { type: ['string', 'null'], examples: ['Ana'] } } },
          },
        },
      },
    },
    parameters: { read: { id: { type: 'string', examples: ['7'] } } },
    config: undefined,
  },
  texts: {},
  language: 'en',
};
