/**
 * Sends a file that a widget hands over, with one declared call, and tells the widget how it goes. A failure shows its
 * message and ends the list; the widget offers to try again, where the server did not refuse this very file. It must
 * not know any widget.
 */
import type { Action } from '../../engine/action.ts';
import { readPath } from '../../lib/path.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';
import type { UploadJob } from '../../model/resolved.ts';

const isJob = (value: unknown): value is UploadJob =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof Blob &&
  'done' in value;

/** HTTP: too large, or of a kind that is not taken. */
const tooMuch: ReadonlySet<string> = new Set(['413', '415']);

export const upload: Action<ActionParameters['upload']> = {
  async run({ call, as, job, gives }, { ports, screen, explain, report }) {
    const spec = screen.call(call);
    if (spec === undefined || !isJob(job)) {
      report('bad-definition', spec === undefined ? `call ${call}` : 'no file');
      if (isJob(job)) job.done(undefined);
      return 'stop';
    }
    const { signal, progress } = job;
    const result = await ports.http.send(spec, { [as]: job.file }, { signal, onProgress: progress });
    if (!result.ok) {
      const { kind, code, detail, message } = result.error;
      if (kind !== 'aborted') report('call-failed', `${call} ${kind} ${code} ${detail}`.trim());
      if (kind === 'refused' || tooMuch.has(code)) job.done(undefined, message);
      else job.done(undefined);
      explain(result.error);
      return 'stop';
    }
    const address = readPath(result.value, [gives]);
    job.done(typeof address === 'string' ? address : undefined);
    return undefined;
  },
};
