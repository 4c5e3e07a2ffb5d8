/** What the backend of a case answers, as it goes over the wire, and what it was asked. It must not know how it is reached. */
import { compileCalls } from '../../src/build/calls.ts';
import { commonNames } from '../../src/lib/query.ts';
import type { CallSpec } from '../../src/model/call.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import openApi from '../../schemas/backend.openapi.json' with { type: 'json' };
import type { Given, GivenAnswers, Wire } from './case.ts';

export const calls = compileCalls(openApi);

/** The time after which the app itself gives a call up, in ms (docs/product-spec.md 2). */
export const timeLimit = 60_000;

export interface Asked {
  readonly call: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface CaseBackend {
  readonly asked: readonly Asked[];
  /** Calls for which the case has no answer, and the page that made them: its address without the query. */
  readonly unanswered: readonly { readonly call: string; readonly path: string }[];
  /** Takes one request; `undefined` when the address is no call's. */
  take(method: string, url: URL, body: string, path: string): Wire | undefined;
}

/** A value as it is sent. */
export const asSent = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

export function createCaseBackend(base: string, answers: GivenAnswers): CaseBackend {
  const asked: Asked[] = [];
  const unanswered: { call: string; path: string }[] = [];
  return {
    asked,
    unanswered,
    take(method, url, body, path) {
      const spec = callAt(base, method, url.pathname);
      if (spec === undefined) return undefined;
      const count = asked.filter(({ call }) => call === spec.name).length;
      asked.push({ call: spec.name, parameters: parametersOf(spec, url, body) });
      const given = answers[spec.name];
      const list = Array.isArray(given) ? (given as readonly Given[]) : [given as Given | undefined];
      const answer = list[Math.min(count, list.length - 1)];
      if (answer === undefined) unanswered.push({ call: spec.name, path });
      return answer === undefined ? { kind: 'never' } : wireOf(spec, answer);
    },
  };
}

const callAt = (base: string, method: string, path: string): CallSpec | undefined =>
  Object.values(calls).find((spec) => base + spec.path === path && spec.method === method.toUpperCase());

function parametersOf(spec: CallSpec, url: URL, body: string): Readonly<Record<string, string>> {
  if (spec.method === 'GET' || spec.body === 'query') {
    const isCommon = (name: string): boolean =>
      !spec.parameters.includes(name) && [...commonNames, 'appName', ...(spec.stamps ?? [])].includes(name);
    return Object.fromEntries([...url.searchParams].filter(([name]) => !isCommon(name)));
  }
  if (spec.body === 'json')
    return Object.fromEntries(
      Object.entries(JSON.parse(body === '' ? '{}' : body) as JsonObject).map(([name, value]) => [
        name,
        asSent(value),
      ]),
    );
  return spec.body === 'multipart' ? fieldsOf(body) : Object.fromEntries(new URLSearchParams(body));
}

/** The fields of a multipart body; of a file, its name. */
function fieldsOf(body: string): Readonly<Record<string, string>> {
  const parts = body.matchAll(/name="([^"]*)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name = '', file, value = '']) => [name, file ?? value]));
}

/** A screen's own calls without an answer would wait for ever without a word; those of a screen it leads to may. */
export const unlikeAnswers = (backend: CaseBackend, isOwn: (path: string) => boolean): readonly string[] =>
  backend.unanswered
    .filter(({ path }) => isOwn(path))
    .map(({ call }) => `answers: the case does not say what ${call} answers`);

function wireOf(spec: CallSpec, answer: Given): Wire {
  if ('never' in answer) return { kind: 'never' };
  if ('wire' in answer) return answer.wire;
  if ('fail' in answer) {
    if (answer.fail === 'network') return { kind: 'broken' };
    if (answer.fail === 'timeout') return { kind: 'late' };
    const isStatus = answer.fail === 'status';
    return { kind: 'answer', status: isStatus ? 500 : 200, body: '<!doctype html>', image: false };
  }
  const json =
    'refused' in answer
      ? refusal(spec, answer.refused)
      : { ...successOf(spec), message: '', data: answer.data };
  return {
    kind: 'answer',
    status: 200,
    body: JSON.stringify(json),
    image: spec.envelope === 'image' && 'data' in answer,
  };
}

export const successOf = (spec: CallSpec): JsonObject =>
  spec.envelope === 'B' ? { success: true } : { code: spec.envelope === 'C' ? '00' : '0' };

export const refusal = (
  spec: CallSpec,
  { code, message }: { code: string; message: string },
): JsonObject => ({
  ...(spec.envelope === 'B' ? { success: false } : {}),
  ...(code === '' && spec.envelope === 'B' ? {} : { code: code === '' ? '1' : code }),
  message,
  data: null,
});
