/** Calls that change something: that they run is seen, and that they failed. It must not know any call by name. */
import { inside, isList, isObject, nameFrom, own } from '../document/document.ts';
import { objectOf } from '../walk/deeds.ts';
import type { Spot, Subject } from './survey.ts';

export function checkWrites(subject: Subject): void {
  const { survey, project, facts } = subject;
  for (const spot of survey.actions) {
    const name = nameFrom(objectOf('calls', spot.object, facts));
    const isWrite = own(project.calls, name)?.effect === 'write';
    if (isWrite && own(facts.calls, name)?.tracking !== true) checkWrite(name, spot, subject);
  }
}

function checkWrite(name: string, { object, place, starter }: Spot, { facts, report }: Subject): void {
  const isShown = object['busy'] !== undefined || own(facts.actions, nameFrom(object['do']))?.busy === true;
  // What an event of the screen starts, nobody can start twice.
  if (starter !== undefined && !isShown) {
    const type = nameFrom(starter.object['type']);
    const of = type === '' ? "a dialog's button" : `this ${type}`;
    if (own(facts.widgets, type)?.busy !== true) report(inside(place, 'call'), 'missing-busy', { name, of });
  }
  const fail = isObject(object['on']) ? object['on']['fail'] : undefined;
  // What is done after every failure may say it.
  const { failed = [] } = object;
  const mute = isList(failed) && failed.length === 0;
  if (isList(fail) && fail.length === 0 && mute)
    report(inside(place, 'on', 'fail'), 'silent-failure', { name });
}
