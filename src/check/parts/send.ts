/**
 * Checks what a call is sent: each parameter is declared, and those that must be sent are there. It must not know who sends it.
 */
import type { Context } from '../context.ts';
import { inside, isObject, keyOf, own, type Place } from '../document/document.ts';
import { listed, nearest, pairNames, surePair } from '../report/nearest.ts';
import type { Scope } from '../types/scope.ts';
import { checkTarget } from '../types/target.ts';
import { typeOfSchema } from '../types/type.ts';
import { reportMissing } from './missing-parameters.ts';

/** The parameters sent with a call: each is declared, and those that must be sent are there. */
export function checkSend(
  call: unknown,
  send: unknown,
  place: Place,
  scope: Scope,
  context: Context,
  options: { readonly all: boolean },
): void {
  const spec = typeof call === 'string' ? own(context.project.calls, call) : undefined;
  if (spec === undefined) return;
  const of = `call "${spec.name}"`;
  const sent = isObject(send) ? Object.keys(send) : [];
  const unknown = sent.filter((name) => !spec.parameters.includes(name));
  const free = spec.parameters.filter((name) => !sent.includes(name));
  const missing = options.all ? spec.required.filter((name) => !sent.includes(name)) : [];
  const pairs = pairNames(unknown, missing, free);
  for (const name of unknown) {
    const near = pairs.get(name) ?? nearest(name, spec.parameters);
    context.report(keyOf(inside(place, 'send'), name), 'unknown-call-parameter', {
      name,
      of,
      near,
      sure: surePair(name, near, missing, spec.parameters),
      detail: listed(spec.parameters),
    });
  }
  for (const name of sent) {
    const schema = own(own(context.project.known.parameters, spec.name) ?? {}, name);
    if (schema === undefined || !isObject(send)) continue;
    const required = options.all && spec.required.includes(name);
    const target = {
      of: `"${name}" of ${of}`,
      type: typeOfSchema(schema),
      written: spec.body !== 'json',
      required,
      closed: true,
    };
    checkTarget(send[name], target, inside(place, 'send', name), scope, context);
  }
  const meant = new Set(pairs.values());
  const lacking = missing.filter((name) => !meant.has(name));
  const there: Place = isObject(send) ? { ...inside(place, 'send'), key: true } : inside(place, 'call');
  reportMissing(lacking, of, there, 'missing-call-parameter', context);
}
