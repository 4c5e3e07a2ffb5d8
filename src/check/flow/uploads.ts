/** Files go where a file is taken, and nowhere else. It knows no call by name. */
import { templateOf } from '../practice/scope.ts';
import { inside, nameFrom, own, type Place } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { does, objectOf, placeOf } from '../walk/deeds.ts';
import { callOf } from './doing.ts';

export function checkUploads(subject: Subject): void {
  const { survey, project, facts, report } = subject;
  for (const spot of survey.actions) {
    const spec = callOf(spot.object, project);
    if (spec === undefined) continue;
    const takesFile = spec.body === 'multipart';
    const sendsFile = does('sendsFile', spot.object, facts);
    const at = placeOf('calls', spot, facts);
    if (takesFile && !sendsFile) report(at, 'unfit-upload', { name: spec.name, wanted: 'upload' });
    else if (sendsFile && !takesFile) {
      const takers = Object.values(project.calls).filter(({ body }) => body === 'multipart');
      const detail = listed(takers.map(({ name }) => name));
      report(at, 'unfit-upload', { name: spec.name, wanted: 'call', detail });
    } else if (sendsFile) checkParts(spot, spec.name, spec.parameters, subject);
  }
}

function checkParts(
  { object, place }: Spot,
  call: string,
  parameters: readonly string[],
  subject: Subject,
): void {
  const { project, facts, report } = subject;
  const of = `call "${call}"`;
  const named = (
    value: unknown,
    names: readonly string[],
    at: Place,
    code: 'unknown-call-parameter' | 'unknown-data',
  ): void => {
    const name = nameFrom(value);
    if (name === '' || names.includes(name)) return;
    const args = { name, of: code === 'unknown-data' ? `the answer of ${call}` : of };
    report(at, code, { ...args, ...nearTo(name, names), detail: listed(names) });
  };
  named(object['as'], parameters, inside(place, 'as'), 'unknown-call-parameter');
  const answer = own(project.known.answers, call)?.properties;
  if (answer !== undefined)
    named(object['gives'], Object.keys(answer), inside(place, 'gives'), 'unknown-data');
  const job = templateOf(nameFrom(objectOf('sendsFile', object, facts)));
  if (job.kind !== 'tag' || job.path.join('.') !== 'event')
    report(placeOf('sendsFile', { object, place }, facts), 'unfit-upload', { name: call });
}
