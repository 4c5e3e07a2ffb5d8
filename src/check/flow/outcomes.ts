/** What a definition says of the outcomes of a call: those that it can have, in words that are heard. It knows no call by name. */
import type { CallSpec } from '../../model/call.ts';
import { inside, isObject, keyOf, membersOf, own } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { does, objectOf, placeOf, type Known } from '../walk/deeds.ts';
import { entryName } from '../walk/ways.ts';
import { listsAround } from './around.ts';
import { callOf, changes, isLetGo } from './doing.ts';

export function checkOutcomes(subject: Subject): void {
  const { survey, project, facts, report } = subject;
  for (const spot of survey.actions) {
    // What becomes of a file, the widget shows that took it.
    const spec = does('sendsFile', spot.object, facts) ? undefined : callOf(spot.object, project);
    if (spec === undefined) continue;
    checkCodes(spec, spot, subject);
    checkWords(spec, spot, subject);
    if (spec.effect === 'read' && spot.object['into'] === undefined)
      report(placeOf('calls', spot, facts), 'idle-call', { name: spec.name });
    checkCounting(spec, spot, subject);
    if (!isLetGo(spot.object, facts)) continue;
    const at = placeOf('holdsList', spot, facts);
    if (spec.once === undefined && changes(spec, { facts }))
      report(at, 'silent-failure', { name: spec.name, of: 'wait' });
    if (spec.once !== undefined && typeof spec.again !== 'object')
      report(at, 'vain-wait', { name: spec.name });
  }
}

/** What only counts holds nothing up: where it fails, what stands behind it would not be done. */
function checkCounting(spec: CallSpec, spot: Spot, { survey, facts, report }: Subject): void {
  const isCounting = own(facts.calls, spec.name)?.tracking === true;
  if (!isCounting || isLetGo(spot.object, facts)) return;
  const [next] = listsAround(spot, survey).behind;
  if (next !== undefined)
    report(placeOf('calls', spot, facts), 'vain-wait', { name: spec.name, of: entryName(next) });
}

/** Names under which people look for `fail`; a code of the server has digits. */
const failures = ['fail', 'failed', 'failure', 'error', 'errors', 'catch', 'default', 'else', 'otherwise'];
const slips: ReadonlySet<string> = new Set(failures.slice(1));

function checkCodes(spec: CallSpec, spot: Spot, { report, facts }: Subject): void {
  const on = membersOf(objectOf('mayFail', spot.object, facts));
  const there = placeOf('mayFail', spot, facts);
  for (const code of Object.keys(on)) {
    if (code === 'fail' || code === '$comment' || (code === 'look' && spec.once !== undefined)) continue;
    const at = keyOf(there, code);
    const { name: of } = spec;
    if (succeeds(spec, code)) report(at, 'unknown-outcome', { name: code, of, wanted: 'success' });
    else if (!/\d/.test(code)) {
      const { near, sure } = nearTo(code, failures);
      const isSlip = slips.has(code) || near !== undefined;
      const isFree = own(on, 'fail') === undefined;
      report(at, 'unknown-outcome', {
        name: code,
        of,
        ...(isSlip ? { near: 'fail' } : {}),
        sure: isFree && (slips.has(code) || sure),
      });
    } else if (!hasCodes(spec)) report(at, 'unknown-outcome', { name: code, of, wanted: 'fail' });
    else if (own(facts.calls, of)?.codes?.includes(code) === false)
      report(at, 'unknown-outcome', { name: code, of, wanted: 'code', ...codeNear(code, of, facts) });
  }
}

/** The code that was meant, and those there are. */
function codeNear(code: string, call: string, { calls }: Subject['facts']) {
  const codes = own(calls, call)?.codes ?? [];
  return { near: nearTo(code, codes).near, detail: listed(codes) };
}

/** An envelope that has a code (docs/contract.md 4). */
const hasCodes = ({ envelope }: CallSpec): boolean => envelope !== 'B' && envelope !== 'image';

/** What the envelope calls success is no failure. */
const succeeds = (spec: CallSpec, code: string): boolean =>
  code === 'success' ||
  (hasCodes(spec) && (spec.envelope === 'C' ? code === '00' : Number.parseInt(code, 10) === 0));

/** Words under `say` that nobody hears. */
function checkWords(spec: CallSpec, { object, place }: Spot, { report, facts }: Subject): void {
  const { say } = object;
  if (!isObject(say)) return;
  const told = (name: string, detail: string): void =>
    report(keyOf(inside(place, 'say'), name), 'unheard-words', {
      name,
      of: spec.name,
      detail,
      ...(detail === inPlace && { missing: 'fail' }),
    });
  for (const name of Object.keys(say)) {
    const reason = whyUnheard(name, spec, object, facts);
    if (reason !== undefined) told(name, reason);
  }
}

const inPlace = 'what stands in "fail" is done in place of it';

function whyUnheard(
  name: string,
  { effect, once }: CallSpec,
  action: Members,
  known: Known,
): string | undefined {
  if (effect === 'read') return 'it only reads, and nothing becomes of a call that reads';
  if (isLetGo(action, known) && once === undefined) return 'with "wait": false nobody waits for its outcome';
  const on = membersOf(objectOf('mayFail', action, known));
  // The words of an unknown write are those of the question about it as well.
  const isReplaced = on['fail'] !== undefined && (name !== 'unknown' || once === undefined);
  return isReplaced && name !== 'done' ? inPlace : undefined;
}
