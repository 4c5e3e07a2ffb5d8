/**
 * What an answer of the backend means, by the rule of its envelope (docs/contract.md 4): data in its declared shape, or
 * one of the failures of docs/contract.md 9. It must not know how the answer was fetched.
 */
import type { CallFailure } from '../engine/ports.ts';
import type { CallSpec } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import { readData, type WrongMember } from '../lib/reader.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';

/** No answer of this backend is larger (bytes); reading more would only freeze a small phone. */
export const largest = 5 * 1024 * 1024;
const longestMessage = 500;

type Failed = { readonly ok: false; readonly error: CallFailure };
type Envelope = Readonly<Record<string, unknown>>;

/** A failure without an answer of the server: `detail` is for the report only. */
export const fail = (kind: CallFailure['kind'], detail = ''): Failed =>
  failure({ kind, code: '', message: '', detail });

/**
 * `body` is text, or a `Blob` for an image; in place of one a refusal may come in words. A failure with the code `"401"` means
 * that the session has expired.
 * For an image the value says nothing: its bytes are the answer. `before`: what an earlier answer was read as. `onWrong` is told of
 * what is wrong in the data and counts as missing.
 */
export function readAnswer(
  call: CallSpec,
  status: number,
  body: unknown,
  before?: unknown,
  onWrong: (member: WrongMember) => void = () => undefined,
): Result<Json, CallFailure> {
  if (status < 200 || status > 299)
    return failure({ kind: 'status', code: String(status), message: '', detail: '' });
  if (call.envelope === 'image' && isImage(body)) return success(null);
  if (typeof body !== 'string') return fail('shape', call.envelope);
  if (body.length > largest) return fail('shape', 'too large');
  const envelope = parse(body);
  if (envelope === undefined) return fail('shape', 'no JSON');
  if (envelope['code'] === '401' || envelope['code'] === 401) return refused(envelope);
  // In place of a picture only a refusal can be said in words.
  if (call.envelope === 'image')
    return Number(envelope['code']) === 0 ? fail('shape', 'image') : refused(envelope);
  const succeeded = succeeds(call, envelope);
  if (succeeded === undefined) return fail('shape', call.envelope);
  if (!succeeded) return refused(envelope);
  if (call.data === null) return success(null);
  const data = readData(call.data, envelope['data'], before, onWrong);
  return data.ok ? data : fail('shape', data.error);
}

const isImage = (body: unknown): boolean =>
  body instanceof Blob && body.size > 0 && body.size <= largest && body.type.startsWith('image/');

function parse(body: string): Envelope | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
    return isObject ? (answer as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined`: the envelope is not the declared one. */
function succeeds(call: CallSpec, { success: flag, code }: Envelope): boolean | undefined {
  if (call.envelope === 'B') return typeof flag === 'boolean' ? flag : undefined;
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  if (call.envelope === 'C') return code === '00';
  const number = Number.parseInt(String(code), 10);
  // As the contract puts it: success is what `parseInt` takes for 0.
  return code === '' ? undefined : number === 0;
}

/** The server's own refusal, in its words. */
function refused({ code, message }: Envelope): Failed {
  return failure({
    kind: 'refused',
    code: typeof code === 'number' || typeof code === 'string' ? String(code).slice(0, 32) : '',
    message: typeof message === 'string' ? message.slice(0, longestMessage) : '',
    detail: '',
  });
}
