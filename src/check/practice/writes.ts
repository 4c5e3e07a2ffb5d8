/** Calls that change something: that they run is seen, and that they failed. It must not know any call by name. */
import { inside, isObject, nameFrom, own } from '../document/document.ts';
import { branchesOf } from '../flow/doing.ts';
import { endingsOf, untold } from '../flow/mute.ts';
import { objectOf, placeOf } from '../walk/deeds.ts';
import type { Spot, Subject } from './survey.ts';

export function checkWrites(subject: Subject): void {
  const { survey, project, facts } = subject;
  for (const spot of survey.actions) {
    const name = nameFrom(objectOf('calls', spot.object, facts));
    const effect = own(project.calls, name)?.effect;
    if (own(facts.calls, name)?.tracking === true || effect === undefined) continue;
    if (effect === 'write') checkBusy(name, spot, subject);
    // Who pressed waits for what is read as well.
    if (effect === 'write' || spot.starter !== undefined) checkFailures(name, spot, subject);
  }
}

/** A server may refuse without words of its own: where what is told hangs on them, something is told without them as well. */
export function checkWordless(subject: Subject): void {
  const { survey, report } = subject;
  for (const { object, place } of survey.sources.values()) {
    const name = nameFrom(object['call']);
    const told = ['', '…'].map(
      (message) => untold([object['failed']], [{ kind: 'refused', code: '', message }], subject).length === 0,
    );
    if (object['failed'] !== undefined && told[1] === true && told[0] === false)
      report(inside(place, 'failed'), 'silent-failure', { name, detail: 'wordless' });
  }
}

function checkBusy(name: string, spot: Spot, subject: Subject): void {
  const { object, starter } = spot;
  const { facts, report } = subject;
  const isShown = object['busy'] !== undefined || own(facts.actions, nameFrom(object['do']))?.busy === true;
  // What an event of the screen starts, nobody can start twice.
  if (starter !== undefined && !isShown) {
    const type = nameFrom(starter.object['type']);
    const of = type === '' ? "a dialog's button" : `this ${type}`;
    if (own(facts.widgets, type)?.busy !== true)
      report(placeOf('calls', spot, facts), 'missing-busy', { name, of });
  }
}

function checkFailures(name: string, { object, place }: Spot, subject: Subject): void {
  const { report } = subject;
  const on = isObject(object['on']) ? object['on'] : {};
  for (const [at, actions] of branchesOf(object)) {
    const [holder, code] = at;
    if (holder !== 'on' || code === undefined || own(on, code) === undefined) continue;
    // What is done after every failure may say it.
    const endings = endingsOf(code);
    const [first, ...more] = untold([actions, object['failed']], endings, subject);
    if (first === undefined) continue;
    const isSome = more.length + 1 < endings.length;
    report(inside(place, ...at), 'silent-failure', {
      name,
      ...(isSome ? { detail: nameFrom(first['kind']) } : {}),
    });
  }
}
