/** What a case of a screen is, as data: what the backend answers, what a person does, what must come of it. */
import { compileCalls } from '../../src/build/calls.ts';
import type { CallFailure } from '../../src/engine/ports.ts';
import { readData } from '../../src/lib/reader.ts';
import { success, type Result } from '../../src/lib/result.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import openApi from '../../schemas/backend.openapi.json' with { type: 'json' };
import { failed, type Answers } from '../support/ports.ts';

/** What a call answers: data as the backend sends it, or how it fails. */
type Given =
  | { readonly data: Json }
  | { readonly fail: 'network' | 'timeout' | 'status' | 'shape' }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly never: true };

/** One thing a person does, or time that passes. Names are those that are announced. */
export type Step =
  | { readonly press: string; readonly role?: string; readonly number?: number }
  | { readonly choose: string }
  | { readonly tick: string }
  | { readonly type: readonly [label: string, text: string] }
  | { readonly advance: number };

type Named = readonly [role: string, name: string];

export interface Expected {
  readonly shows?: readonly Named[];
  readonly hides?: readonly Named[];
  readonly disabled?: readonly Named[];
  readonly says?: readonly string[];
  readonly silent?: readonly string[];
  /** Title of the open dialog; without it none may be open. */
  readonly dialog?: string;
  readonly calls?: readonly (readonly [name: string, parameters: Json])[];
  readonly toasts?: readonly string[];
  readonly alerts?: readonly string[];
  readonly bridge?: readonly Json[];
  /** Navigations, `/route?query`, with ` (replace)` behind those that replace. */
  readonly goes?: readonly string[];
  readonly opens?: readonly string[];
  readonly reports?: readonly string[];
}

type GivenAnswers = Readonly<Record<string, Given | readonly Given[]>>;

/** One file of cases: what all of them share, and each with what differs. */
export interface CaseFile {
  readonly query?: Readonly<Record<string, string>>;
  readonly answers?: GivenAnswers;
  readonly cases: readonly Case[];
}

export interface Case {
  readonly name: string;
  readonly $comment?: string;
  readonly language?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** By call, instead of the file's own: one answer for all, or one for each time; the last one stays. */
  readonly answers?: GivenAnswers;
  /** By call: members of the data that differ from the file's own answer. */
  readonly change?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** What the host app makes of messages; `none` is a browser. */
  readonly host?: string;
  readonly steps?: readonly Step[];
  readonly expect: Expected;
  /** Keeps the accessible outline of the end under golden/. */
  readonly golden?: boolean;
}

export const calls = compileCalls(openApi);

/** The answers of a case as the port gives them: read by the declared schema, as in the app. */
export function answersOf(given: Case['answers']): Answers {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([name, answers]) => [
      name,
      (_, count) => {
        const list = Array.isArray(answers) ? (answers as readonly Given[]) : [answers as Given];
        const answer = list[Math.min(count, list.length) - 1];
        return answer === undefined ? failed('network') : resultOf(name, answer);
      },
    ]),
  );
}

function resultOf(
  name: string,
  answer: Given,
): Result<Json, CallFailure> | Promise<Result<Json, CallFailure>> {
  if ('never' in answer) return new Promise(() => undefined);
  if ('fail' in answer) return failed(answer.fail);
  if ('refused' in answer) return failed('refused', answer.refused.code, answer.refused.message);
  const schema = calls[name]?.data ?? null;
  if (schema === null) return success(null);
  const read = readData(schema, answer.data);
  return read.ok ? read : failed('shape');
}

/** A case with everything it takes over from its file. */
export function complete(file: CaseFile, given: Case): Case {
  const answers: Record<string, Given | readonly Given[]> = { ...file.answers, ...given.answers };
  for (const [call, members] of Object.entries(given.change ?? {})) {
    const known = answers[call];
    const data = known !== undefined && 'data' in known ? known.data : {};
    answers[call] = { data: { ...(data as JsonObject), ...members } };
  }
  return { ...given, answers, query: { ...file.query, ...given.query } };
}
