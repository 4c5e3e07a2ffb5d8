/** Holds that whoever asks a thread is answered, told, or gets another thread, and nobody waits for one that has ended. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './testing.ts';
import { openThread } from './thread.ts';

const script = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ id, given }) => {
  if (given === 'end') process.exit(1);
  if (given === 'wrong') parentPort.postMessage({ id, error: 'wrong' });
  else parentPort.postMessage({ id, value: [given, threadId] });
});`;

function open(begun: () => void = () => undefined) {
  const file = join(makeFolder({}), 'entry.mjs');
  writeFileSync(file, script);
  const thread = openThread(pathToFileURL(file), { memory: 64, ended: 'It has ended.', onBegin: begun });
  onTestFinished(() => thread.close());
  return thread;
}

it('answers each that asks, of one thread, which may have begun before', async () => {
  let begun = 0;
  const thread = open(() => (begun += 1));
  thread.begin();
  const answers = (await Promise.all(['a', 'b'].map((given) => thread.ask(() => given)))) as [
    string,
    number,
  ][];
  expect(answers.map(([given]) => given)).toEqual(['a', 'b']);
  expect([new Set(answers.map(([, id]) => id)).size, begun]).toEqual([1, 1]);
});

it('tells whoever asked what went wrong, and those who wait when it ends; the next one gets another', async () => {
  const thread = open();
  await expect(thread.ask(() => 'wrong')).rejects.toThrow('wrong');
  const [, first] = (await thread.ask(() => 'a')) as [string, number];
  await expect(thread.ask(() => 'end')).rejects.toThrow('It has ended.');
  const [given, second] = (await thread.ask(() => 'b')) as [string, number];
  expect([given, second === first]).toEqual(['b', false]);
});
