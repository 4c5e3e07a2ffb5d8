import { expect, it, vi, type Mock } from 'vitest';
import { createActionContext, specOf } from '../../../tests/support/action-context.ts';
import { answer, failed, type Answer } from '../../../tests/support/ports.ts';
import type { UploadJob } from '../../model/resolved.ts';
import { upload } from './upload.ts';

const file = new File(['x'], 'a.png', { type: 'image/png' });
const parameters = { call: 'score', as: 'picture', gives: 'url' };

function jobOf(): UploadJob & { readonly done: Mock<UploadJob['done']> } {
  return {
    file,
    signal: new AbortController().signal,
    progress: vi.fn(),
    done: vi.fn<UploadJob['done']>(),
  };
}

async function run(given: Answer, job: unknown = jobOf(), call = 'score') {
  const made = createActionContext({ spec: specOf(), answers: { score: () => given } });
  const outcome = await upload.run({ ...parameters, call, job }, made.context);
  return { ...made, outcome };
}

it('sends the file under its name and tells where it is', async () => {
  const job = jobOf();
  const { outcome, recorded } = await run(answer({ url: '/files/1.png' }), job);
  expect(outcome).toBeUndefined();
  expect(recorded.calls[0]).toMatchObject({ parameters: { picture: file }, signal: job.signal });
  expect(job.done.mock.calls).toEqual([['/files/1.png']]);
});

it.each(['network', 'refused'] as const)('a failure %s is told, explained and reported', async (kind) => {
  const job = jobOf();
  const { outcome, explained, reports } = await run(failed(kind), job);
  expect([outcome, explained.length]).toEqual(['stop', 1]);
  expect(job.done.mock.calls).toEqual([kind === 'refused' ? [undefined, ''] : [undefined]]);
  expect(reports).toEqual([{ code: 'call-failed', detail: `score ${kind}` }]);
});

it.each([
  [{ kind: 'refused', code: '1', message: 'Too dark' }, [undefined, 'Too dark']],
  [{ kind: 'status', code: '413', message: '' }, [undefined, '']],
  [{ kind: 'status', code: '500', message: '' }, [undefined]],
] as const)('a file that is not wanted is told from one that did not arrive: %j', async (part, expected) => {
  const job = jobOf();
  const given = failed('status');
  await run(given.ok ? given : { ...given, error: { ...given.error, ...part } }, job);
  expect(job.done.mock.calls).toEqual([expected]);
});

it('one that was taken away is no failure', async () => {
  const job = jobOf();
  expect((await run(failed('aborted'), job)).reports).toEqual([]);
  expect(job.done).toHaveBeenCalledTimes(1);
});

it('an answer without an address is not one', async () => {
  const job = jobOf();
  await run(answer({ url: 5 }), job);
  expect(job.done.mock.calls).toEqual([[undefined]]);
});

it('without a file, or with an unknown call, is reported', async () => {
  expect((await run(answer(null), 'text')).reports).toEqual([{ code: 'bad-definition', detail: 'no file' }]);
  const job = jobOf();
  expect((await run(answer(null), job, 'other')).reports).toEqual([
    { code: 'bad-definition', detail: 'call other' },
  ]);
  expect(job.done).toHaveBeenCalledTimes(1);
});
