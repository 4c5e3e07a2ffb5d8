/**
 * Checks what the contract says of a write where a screen sends it: whether it may happen twice, and whether what is named in
 * that is there. It must not know any call by name.
 */
import type { CallSpec, Evidence } from '../../model/call.ts';
import { toText } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { isList, own } from '../document/document.ts';
import type { KnownSchema } from '../types/type.ts';

const sentTag = /^\{\{sent\.([\w-]+)\}\}$/;

export function checkWriteRules(call: unknown, place: Place, { project, report }: Context): void {
  const spec = typeof call === 'string' ? own(project.calls, call) : undefined;
  if (spec?.effect !== 'write') return;
  const { name, once, again, settled, parameters } = spec;
  if (once === undefined && again === undefined) {
    report(place, 'undeclared-write', { name });
    return;
  }
  const unfit = (detail: string): void => report(place, 'unfit-write', { name, detail });
  const named = [...(once?.guard ?? []), ...(once?.intent ?? []), ...(once?.same ?? []), ...kindOf(again)];
  for (const each of new Set(named)) if (!parameters.includes(each)) unfit(`it has no parameter "${each}"`);
  if (once?.guard.length === 0) unfit('"x-once" protects nothing');
  if (once === undefined) return;
  const reply = own(project.known.answers, name);
  for (const member of Object.keys(once.unless ?? {}))
    if (reply === undefined || !has(reply, [member])) unfit(`it answers no "${member}"`);
  if (settled === undefined) unfit('it lacks "x-settled"');
  if (settled === undefined || settled === 'person') return;
  if (own(project.calls, settled.by)?.effect !== 'read') {
    unfit(`"${settled.by}", which should tell what became of it, is no call that reads`);
    return;
  }
  const answer = own(project.known.answers, settled.by);
  for (const [path, wanted] of [...proofsIn(settled.done), ...proofsIn(settled.not)]) {
    const sent = sentTag.exec(toText(wanted))?.[1];
    if (sent !== undefined && !parameters.includes(sent)) unfit(`it has no parameter "${sent}"`);
    const never = answer && neverAnswered(answer, path.split('.'), wanted);
    if (answer === undefined || !has(answer, path.split('.'))) unfit(`"${settled.by}" answers no "${path}"`);
    else if (never !== undefined) unfit(`"${settled.by}" answers no "${path}" of ${never}`);
    else if (settled.not !== undefined && mayLose(answer, path.split('.')))
      unfit(`"${settled.by}" may lose "${path}", whose absence counts: it needs "x-wrong": "fail" all along`);
  }
}

const proofsIn = (evidence: Evidence | 'otherwise' | undefined): readonly (readonly [string, unknown])[] =>
  typeof evidence === 'object' ? Object.entries(evidence) : [];

const kindOf = (again: CallSpec['again']): readonly string[] =>
  typeof again === 'object' ? Object.keys(again) : [];

/** Whether an answer may have something at a path; `*` stands for the entries of a list. */
function has(schema: KnownSchema, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  const next = name === '*' ? schema.items : own(schema.properties ?? {}, name);
  return next !== undefined && has(next, rest);
}

/** A value that is waited for and is not among those that the contract knows; one that is sent may be any. */
function neverAnswered(
  schema: KnownSchema,
  [name, ...rest]: readonly string[],
  wanted: unknown,
): string | undefined {
  if (name !== undefined) {
    const next = name === '*' ? schema.items : own(schema.properties ?? {}, name);
    return next === undefined ? undefined : neverAnswered(next, rest, wanted);
  }
  const values = schema.enum ?? schema['x-known-values'];
  const other = (isList(wanted) ? wanted : [wanted]).find(
    (each) =>
      (typeof each === 'string' || typeof each === 'number') &&
      !toText(each).includes('{{') &&
      values?.map(String).includes(String(each)) === false,
  );
  return other === undefined ? undefined : JSON.stringify(other);
}

/** Whether the reader may leave out something along a path that is wrong: what is not there then was there all the same. */
function mayLose(schema: KnownSchema, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return false;
  const next = name === '*' ? schema.items : own(schema.properties ?? {}, name);
  if (next === undefined) return false;
  const isNeeded = next['x-wrong'] === 'fail' || schema.required?.includes(name) === true;
  return !isNeeded || mayLose(next, rest);
}
