// @vitest-environment node
/** Holds that those who must know are told by a real receiver, whatever it answers, and that nobody waits for it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDesk } from '../../../tests/releases/desk.ts';
import { folder, host } from '../../../tests/releases/fakes.ts';
import { publish } from './publish.ts';
import { alarmBy } from './webhook.ts';

type Answer = (response: ServerResponse) => void;
const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('whatever');
const cut: Answer = (response) => void response.destroy();
/** Takes what it is told and says nothing. */
const never: Answer = () => undefined;

interface Heard {
  readonly method: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

async function read(request: IncomingMessage): Promise<Heard> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  return { method: request.method, type: request.headers['content-type'], body };
}

/** Answers one after another; the last one again and again. */
async function receiver(...answers: readonly Answer[]) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void read(request).then((one) => {
      heard.push(one);
      (answers[Math.min(heard.length, answers.length) - 1] ?? never)(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = (): void => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(end);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, heard, end };
}

/** The pauses pass at once; a try lasts until it is ended here. */
function clock() {
  const paused: number[] = [];
  const tries: AbortController[] = [];
  const times = {
    pause: async (milliseconds: number) => void paused.push(milliseconds),
    limit: () => {
      tries.push(new AbortController());
      return (tries.at(-1) as AbortController).signal;
    },
  };
  return { paused, tries, times };
}

const text = 'Ana has a key.';

it('is told once, as chat services take it', async () => {
  const { url, heard } = await receiver(status(204));
  const tell = vi.fn<(sentence: string) => void>();
  alarmBy(url, tell)(text);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard).toEqual([{ method: 'POST', type: 'application/json', body: '{"text":"Ana has a key."}' }]);
  expect(tell).not.toHaveBeenCalled();
});

it.each<[string, Answer]>([
  ['answers 500', status(500)],
  ['has too much to do', status(429, { 'retry-after': '1' })],
  ['cuts the connection', cut],
  ['sends elsewhere', status(301, { location: '/login' })],
])('one that %s is told again, and hears it then', async (_name, answer) => {
  const { url, heard } = await receiver(answer, status(200));
  const { paused, times } = clock();
  const tell = vi.fn<(sentence: string) => void>();
  alarmBy(url, tell, times)(text);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard.map(({ method, body }) => [method, body])).toEqual([
    ['POST', '{"text":"Ana has a key."}'],
    ['POST', '{"text":"Ana has a key."}'],
  ]);
  expect([paused, tell.mock.calls]).toEqual([[0, 1000], []]);
});

it('one that never answers is given up, and told again', async () => {
  const { url, heard } = await receiver(never, status(200));
  const { tries, times } = clock();
  const tell = vi.fn<(sentence: string) => void>();
  alarmBy(url, tell, times)(text);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  tries[0]?.abort(new Error('It took too long.'));
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(tell).not.toHaveBeenCalled();
});

it.each<[string, Answer, string]>([
  ['is gone for good', status(404), 'it answered 404'],
  ['cuts every connection', cut, 'other side closed'],
])(
  'one that %s is tried three times; then the server says it itself, with the words',
  async (_name, answer, why) => {
    const { url, heard } = await receiver(answer);
    const { paused, times } = clock();
    const tell = vi.fn<(sentence: string) => void>();
    alarmBy(url, tell, times)(text);
    await vi.waitFor(() => expect(tell).toHaveBeenCalled());
    expect(tell.mock.calls).toEqual([[`RELEASES_WEBHOOK could not be told (${why}): ${text}`]]);
    expect([heard.length, paused]).toEqual([3, [0, 1000, 5000]]);
  },
);

it('one that is not there is said with the reason', async () => {
  const { url, end } = await receiver();
  end();
  const tell = vi.fn<(sentence: string) => void>();
  alarmBy(url, tell, clock().times)(text);
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  expect(tell.mock.calls[0]?.[0]).toMatch(/could not be told \(connect ECONNREFUSED .+\): Ana has a key\.$/);
});

it('a publish does not wait for a receiver that never answers', async () => {
  const { url, heard } = await receiver(never);
  const { tries, times } = clock();
  const tell = vi.fn<(sentence: string) => void>();
  const hook = alarmBy(url, tell, times);
  const { desk, live } = await openDesk({ alarm: (words) => hook(words['en-IN']) });
  const outcome = await publish(desk, host, { files: folder('one'), emergency: 'The screen is blank.' });
  expect([outcome.ok, live.live().pointer.seq]).toEqual([true, 1]);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.body).toContain('EMERGENCY');
  expect(tries.map(({ signal }) => signal.aborted)).toEqual([false]);
  tries[0]?.abort();
});
