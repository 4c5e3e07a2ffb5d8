/**
 * The small valid project that every fixture of this folder changes in one way, and the input made of it. The widgets and
 * actions are the program's own, so that fixtures cannot drift from them.
 */
import { join } from 'node:path';
import type { ProjectInput } from '../../src/check/project.ts';
import type { Json } from '../../src/model/json.ts';
import type { CallSpec } from '../../src/model/call.ts';
import { readProject } from '../../src/build/project.ts';

/** Contents by path; a string is the text of the file itself, anything else is written as JSON. */
export interface Files {
  readonly [path: string]: Json;
}

export const baseFiles = {
  'screens/home.json': {
    version: 2,
    routes: ['/home'],
    title: '@home.title',
    query: { orderId: { required: true }, from: {} },
    state: { agree: false, phone: '' },
    keep: ['state.agree'],
    data: {
      loan: {
        call: 'loanDetails',
        send: { orderId: '{{query.orderId}}' },
        empty: { 'loan.rows': { maxItems: 0 } },
        emptyBody: { type: 'text', text: '@home.title' },
      },
    },
    on: { enter: { do: 'toast', text: '@app.hello', if: { 'query.from': 'confirm' } } },
    body: [
      { type: 'text', text: '@home.amount' },
      {
        type: 'text',
        id: 'line',
        each: '{{loan.rows}}',
        text: '{{itemNumber}}. {{#money}}{{item.amount}}{{/money}}',
      },
      {
        type: 'text-field',
        bind: 'state.phone',
        label: '@home.phone',
        rules: [{ test: { pattern: '^\\d{10}$' }, message: '@home.phone' }],
      },
      {
        type: 'button',
        text: '{{config.appName}}',
        enabled: { all: [{ 'state.agree': true }, { not: { 'loan.status': ['21', '151'] } }] },
        press: [
          { do: 'check', fields: ['phone'] },
          {
            do: 'call',
            call: 'loanPush',
            send: { amount: 1 },
            into: 'push',
            on: { fail: { do: 'open', dialog: 'sure' } },
          },
          { do: 'set', 'state.agree': '{{push.done}}' },
          {
            do: 'choose',
            of: [
              { if: { 'state.agree': true }, then: { do: 'reload', data: 'loan' } },
              { then: { do: 'stop' } },
            ],
          },
          { do: 'scroll-to', widget: 'line' },
          { do: 'bridge', message: 'callPhone', payload: { phone: '{{state.phone}}' } },
          { do: 'navigate', to: '/list', query: { id: '{{loan.status}}' } },
        ],
      },
      { type: 'fragment', of: 'note', with: { text: '{{loan.note}}' } },
    ],
    dialogs: {
      sure: {
        title: '@home.title',
        buttons: [{ text: '@home.phone', press: { do: 'close', dialog: 'sure' } }],
      },
    },
  },
  'screens/list.json': {
    version: 2,
    routes: ['/list'],
    title: '@home.title',
    query: { id: { required: true } },
    body: { type: 'text', text: '{{query.id}}' },
  },
  'screens/fragments/note.json': {
    version: 2,
    params: { text: { description: 'The words.' }, tone: { default: 'muted' } },
    body: { type: 'text', text: '{{text}}', if: { 'state.agree': true, tone: 'muted' } },
  },
  'locales/es.json': {
    'app.hello': 'Hola',
    'home.title': 'Inicio',
    'home.amount': 'Monto {{#money}}{{loan.amount}}{{/money}}',
    'home.phone': 'Teléfono',
  },
  'locales/en.json': {
    'app.hello': 'Hello',
    'home.title': 'Home',
    'home.amount': 'Amount {{#money}}{{loan.amount}}{{/money}}',
    'home.phone': 'Phone',
  },
} satisfies Files;

const call = (
  name: string,
  effect: CallSpec['effect'],
  parameters: readonly string[],
  required: readonly string[],
): CallSpec => ({
  name,
  method: 'POST',
  path: `/${name}`,
  envelope: 'B',
  effect,
  body: 'form',
  parameters,
  required,
  data: null,
  ...(effect === 'write' ? { again: true as const } : {}),
});

/** What the calls, the configuration and the messages of the small project are. */
const known: ProjectInput['known'] = {
  answers: {
    loanDetails: {
      type: 'object',
      properties: {
        status: { type: 'string', format: 'id', 'x-known-values': ['21', '151', '200'] },
        stage: { type: 'string', format: 'id', 'x-known-values': ['sent', 'read', 'done', 'lost'] },
        daysLeft: { type: 'integer' },
        amount: { type: 'integer', format: 'minor' },
        day: { type: ['string', 'null'], format: 'date' },
        note: { type: ['string', 'null'] },
        stageText: { type: 'string', examples: ['Por pagar'] },
        orderNo: { type: 'string', 'x-kind': 'order' },
        name: { type: 'string' },
        url: { type: 'string', format: 'uri-reference' },
        bankNo: { type: 'string' },
        phone: { type: 'string', 'x-kind': 'phone' },
        groups: {
          type: 'array',
          items: { type: 'object', properties: { items: { type: 'array', items: {} } } },
        },
        told: { type: 'array', items: {} },
        details: { type: 'array', items: {} },
        open: { type: 'boolean', format: 'flag' },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              amount: { type: 'integer', format: 'minor' },
              text: { type: 'string' },
              number: { type: 'string' },
            },
            required: ['amount', 'text', 'number'],
          },
        },
      },
      required: ['status', 'amount', 'name', 'url', 'bankNo', 'phone', 'rows', 'open'],
    },
    quote: { type: 'object', properties: { rate: { type: 'string' } }, required: ['rate'] },
    loanPush: { type: 'object', properties: { done: { type: 'boolean' } }, required: ['done'] },
  },
  parameters: {
    loanDetails: {
      orderId: { type: 'string', 'x-kind': 'order' },
      productId: { type: 'string', 'x-kind': 'product' },
    },
    loanPush: { amount: { type: 'integer' } },
    accept: { terms: { type: 'string', 'x-kind': 'document' } },
    seal: {
      terms: { type: 'string', 'x-kind': 'document' },
      edition: { type: 'string', 'x-kind': 'edition' },
    },
    rate: { words: { type: 'string', maxLength: 10 }, stars: { type: 'string', pattern: '^[1-5]$' } },
  },
  config: {
    type: 'object',
    properties: {
      appName: { type: 'string' },
      brand: { type: 'object' },
      rate: { type: 'object', 'x-purpose': 'example', properties: { value: { type: 'string' } } },
    },
    required: ['appName', 'brand'],
  },
  opens: [],
  payloads: {
    goHome: undefined,
    callPhone: {
      type: 'object',
      properties: { phone: { type: 'string', 'x-kind': 'phone' } },
      required: ['phone'],
    },
  },
};

const program = readProject(join(import.meta.dirname, '../..'));

export function inputOf(files: Files): ProjectInput {
  const inFolder = (folder: string) =>
    Object.entries(files)
      .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === folder)
      .map(([file, content]) => ({
        file,
        text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      }));
  return {
    screens: inFolder('screens'),
    fragments: inFolder('screens/fragments'),
    layouts: inFolder('screens/promotion'),
    examples: inFolder('src/widgets/text'),
    locales: inFolder('locales').reverse(),
    documents: inFolder('locales/documents'),
    codeTexts: [],
    validate: program.validate,
    older: program.older,
    widgets: program.widgets,
    actions: program.actions,
    calls: {
      loanDetails: call('loanDetails', 'read', ['orderId', 'productId'], ['orderId']),
      loanPush: call('loanPush', 'write', ['amount'], ['amount']),
      accept: call('accept', 'write', ['terms'], []),
      seal: call('seal', 'write', ['terms', 'edition'], []),
      quote: call('quote', 'read', [], []),
      count: call('count', 'write', ['page', 'phone'], []),
      rate: { ...call('rate', 'write', ['words', 'stars'], []), envelope: 'A' },
      pay: {
        ...call('pay', 'write', ['orderId', 'amount'], ['orderId']),
        once: { guard: ['orderId'], intent: ['amount'] },
        settled: { by: 'loanDetails', done: { status: '200', 'rows.*.text': '{{sent.amount}}' } },
      },
      repay: {
        ...call('repay', 'write', ['orderId', 'again'], ['orderId']),
        once: { guard: ['orderId'], intent: [] },
        again: { again: '1' },
        settled: { by: 'loanDetails', done: { status: '200' } },
      },
      // Only to be found wrong.
      undeclared: { ...call('undeclared', 'write', [], []), again: undefined } as unknown as CallSpec,
      unfit: {
        ...call('unfit', 'write', ['amount'], []),
        once: { guard: ['order'], intent: ['amount'] },
        settled: { by: 'loanDetails', done: { 'rows.*.paid': '{{sent.sum}}' } },
      },
      untold: {
        ...call('untold', 'write', ['amount'], []),
        once: { guard: ['amount'], intent: [] },
        settled: { by: 'loanPush', done: { done: true } },
      },
      lost: {
        ...call('lost', 'write', ['amount'], []),
        once: { guard: ['amount'], intent: [] },
        settled: { by: 'loanDetails', done: { 'rows.*.text': '{{sent.amount}}' }, not: 'otherwise' },
      },
    },
    messages: ['goHome', 'close', 'callPhone'],
    notes: program.notes,
    known,
    facts: {
      ...program.facts,
      calls: {
        count: { tracking: true, carries: { phone: 'phone' }, answers: {} },
        // Of the small project, only what `quote` answers is an offer.
        quote: { tracking: false, offers: true, carries: {}, answers: {} },
        rate: { tracking: false, codes: ['7', '9'], carries: {}, answers: {} },
      },
    },
  };
}

const text = { type: 'text', text: 'x' };

/** A screen with too much of something. */
export function generate(what: 'bytes' | 'widgets' | 'levels'): Json {
  if (what === 'bytes') return { version: 2, $comment: 'x'.repeat(270_000), body: [] };
  if (what === 'widgets')
    return { version: 2, body: Array.from({ length: 1001 }, (_, index) => ({ ...text, text: `x${index}` })) };
  let body: Json = text;
  for (let level = 0; level < 40; level += 1) body = { type: 'stack', body: [body] };
  return { version: 2, body };
}
