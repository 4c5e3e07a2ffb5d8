/**
 * What is pressed under a main label reaches what the label stands for, by some way, also through a dialog: else whoever presses it
 * no longer gets there. It must not know any label, nor what one stands for.
 */
import { textKey } from '../../lib/template.ts';
import { inside, nameFrom } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { objectOf } from '../walk/deeds.ts';
import { onceEach } from './places.ts';

/** The main labels that stand on a control, each by its key. */
function labelsOn({ object }: Spot, reaches: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (object['press'] === undefined) return [];
  return Object.values(object).flatMap((value) => {
    const key = typeof value === 'string' ? textKey(value) : undefined;
    return key !== undefined && reaches.has(key) ? [key] : [];
  });
}

/** Whether an action does what is named: the call, the screen, the message, or an address made of such data. */
function isDone(name: string, { object }: Spot, { facts }: Subject): boolean {
  const address = nameFrom(objectOf('opensAddress', object, facts));
  const named = (['calls', 'leadsTo', 'tellsApp'] as const).some(
    (deed) => objectOf(deed, object, facts) === name,
  );
  return named || address === name || address.includes(`{{${name}`);
}

/** All that is done after a press: its actions, and what is pressed in the dialogs that they open. */
function doneBy(spot: Spot, { survey, facts }: Subject): readonly Spot[] {
  const done = survey.actions.filter(({ starter }) => starter?.object === spot.object);
  const seen = new Set<string>();
  for (const { object } of done) {
    const dialog = nameFrom(objectOf('opens', object, facts));
    if (dialog === '' || seen.has(dialog)) continue;
    seen.add(dialog);
    done.push(...survey.actions.filter((each) => each.dialog === dialog));
  }
  return done;
}

export function checkMainLabels(subject: Subject): void {
  const { survey, facts, report } = subject;
  const { reaches = new Map<string, readonly string[]>() } = facts.wording;
  if (reaches.size === 0) return;
  const pressed = onceEach([...survey.nodes, ...survey.buttons], ({ place }) => place).flatMap((spot) =>
    labelsOn(spot, reaches).map((key) => ({ spot, key, wanted: reaches.get(key) ?? [] })),
  );
  const lost = pressed.filter(({ spot, wanted }) => {
    const done = doneBy(spot, subject);
    return !done.some((each) => wanted.some((name) => isDone(name, each, subject)));
  });
  for (const { spot, key, wanted } of lost) {
    const done = new Set(doneBy(spot, subject).map(({ starter }) => starter?.object));
    // What it leads to by a label in its dialog is lost there.
    const isInside = lost.some(
      (each) => each.wanted[0] === wanted[0] && done.has(each.spot.object) && each.spot !== spot,
    );
    if (isInside) continue;
    report(inside(spot.place, 'press'), 'lost-deed', { name: `@${key}`, of: wanted[0] });
  }
}
