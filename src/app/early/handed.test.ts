/** Holds what a page does with what our server writes behind it: shown whole or not at all, and asked for where it is missing. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { First, Received } from '../../model/first.ts';
import { earlyAnswers } from '../../platform/early.ts';
import { openLedger } from '../../platform/ledger-store.ts';
import { database, table } from '../../platform/marks.ts';
import { ask } from './ask.ts';
import { answersOf } from './handed.ts';

const received: Received = {
  status: 200,
  text: '{"code":"0","data":{"x":1}}',
  date: null,
  notForwarded: null,
  release: '0',
  address: '',
};
const first: First = {
  query: {},
  requests: [{ operation: 'loan', method: 'GET', path: '/loan', body: 'query', send: {} }],
};
const question = '["loan"]';

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    if (signal?.aborted === true) return Promise.reject(new Error('aborted'));
    sent.push(url);
    return Promise.resolve(new Response('asked'));
  });
  document.body.innerHTML = '<div id="app"><p>wait</p><div class="ahead">skeleton</div></div>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

const behind = (answers: string, filled = '<p>wait</p><div class="ahead" data-filled>rows</div>'): void =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<template id="filled">${filled}</template><script type="application/json" id="answers">${answers}</script>`,
  );
const seen = (): string | null | undefined => document.getElementById('app')?.textContent;

/** A page for which our server asks; `text` is what the program then reads as its answer. */
function page() {
  const { answers, came } = answersOf(document);
  const early = earlyAnswers(ask('{"apiBase":"/api"}', first, '', answers));
  const text = async (): Promise<string | undefined> => (await early.take(question)?.answer)?.text;
  return { came, text, early };
}

it('takes what was answered and sends nothing, and shows the screen drawn with it', async () => {
  const { came, text } = page();
  expect(seen()).toBe('waitskeleton');
  behind(JSON.stringify({ [question]: received }));
  came();
  expect(seen()).toBe('waitrows');
  expect([await text(), sent]).toEqual([received.text, []]);
});

it('shows it in place of the mark of a page that had nothing drawn', () => {
  document.body.innerHTML = '<div id="app"><div class="starting"></div></div>';
  const { came } = page();
  behind('{}');
  came();
  expect(seen()).toBe('waitrows');
});

it('leaves the screen alone where the program has drawn it already', async () => {
  const { came, text } = page();
  document.body.innerHTML = '<div id="app"><main>program</main></div>';
  behind(JSON.stringify({ [question]: received }));
  came();
  expect(seen()).toBe('program');
  expect(await text()).toBe(received.text);
});

it('leaves a screen that goes on with what the phone keeps to the program, unless that is nothing', () => {
  const { came } = page();
  localStorage.setItem('h5:other', '1');
  localStorage.setItem('h5:keep:one:repay:state.channel', '1 "x"');
  behind('{}', '<div class="ahead" data-filled="unless-kept">rows</div>');
  came();
  expect(seen()).toBe('waitskeleton');
  localStorage.removeItem('h5:keep:one:repay:state.channel');
  came();
  expect(seen()).toBe('rows');
  localStorage.clear();
});

describe('a screen that writes', () => {
  const only = '<div class="ahead" data-filled="unless-kept unless-sent">rows</div>';

  /** The database of a phone that has such a mark; none without one. */
  async function phone(...marks: readonly object[]): Promise<IDBFactory> {
    const factory = new IDBFactory();
    vi.stubGlobal('indexedDB', factory);
    if (marks.length === 0) return factory;
    await openLedger({ indexedDB: factory });
    const opened = factory.open(database);
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const transaction = opened.result.transaction(table, 'readwrite');
    for (const mark of marks) transaction.objectStore(table).put(mark);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    opened.result.close();
    return factory;
  }

  it('is shown on a phone that has sent nothing, and no database is made there for it', async () => {
    const factory = await phone();
    const { came } = page();
    behind('{}', only);
    came();
    await vi.waitFor(() => expect(seen()).toBe('rows'));
    expect(await factory.databases()).toEqual([]);
  });

  it('is shown where there is nothing in the database', async () => {
    await openLedger({ indexedDB: await phone() });
    const { came } = page();
    behind('{}', only);
    came();
    await vi.waitFor(() => expect(seen()).toBe('rows'));
  });

  it.each([
    ['that something was sent', () => phone({ guard: 'loan', state: 'done', sequence: 1 })],
    [
      'nothing that may be asked for',
      () => {
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new Error('SecurityError');
          },
        });
        return Promise.resolve(new IDBFactory());
      },
    ],
  ])('is left to the program where the phone knows %s', async (_what, known) => {
    await known();
    const { came } = page();
    behind('{}', only);
    came();
    await new Promise((done) => setTimeout(done, 60));
    expect(seen()).toBe('waitskeleton');
  });

  it('is not shown over what the program has drawn meanwhile', async () => {
    await phone();
    const { came } = page();
    behind('{}', only);
    came();
    document.body.innerHTML = '<div id="app"><main>program</main></div>';
    await new Promise((done) => setTimeout(done, 60));
    expect(seen()).toBe('program');
  });
});

it.each([
  ['nothing was answered', '{}'],
  ['another question was answered', JSON.stringify({ '["other"]': received })],
  ['it cannot be read', '{"["loan"'],
])('asks itself where %s', async (_what, answers) => {
  const { came, text } = page();
  behind(answers);
  came();
  expect([await text(), sent]).toEqual(['asked', ['/api/loan']]);
});

it('asks itself where the end of the page is lost', async () => {
  const { text } = page();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([await text(), sent, seen()]).toEqual(['asked', ['/api/loan'], 'waitskeleton']);
});

it('what nobody wants any more is not asked for', async () => {
  const { came, early } = page();
  const taken = early.take(question);
  taken?.abort();
  came();
  await expect(taken?.answer).rejects.toThrow('aborted');
  expect(sent).toEqual([]);
});
