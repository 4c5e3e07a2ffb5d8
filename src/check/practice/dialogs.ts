/** Dialogs that a person cannot leave. It must not know what dialogs say. */
import { inside, isList, isObject, keyOf, nameFrom } from '../document/document.ts';
import type { Place } from '../document/document.ts';
import type { Members, Spot, Subject } from './survey.ts';

const exits: ReadonlySet<unknown> = new Set(['close', 'navigate', 'back', 'bridge', 'open-url']);

export function checkDialogs(subject: Subject): void {
  const { survey, report } = subject;
  const dialogs = isObject(survey.screen['dialogs']) ? survey.screen['dialogs'] : {};
  for (const [name, dialog] of Object.entries(dialogs)) {
    if (!isObject(dialog) || dialog['dismissible'] !== false || hasExit(name, dialog, subject)) continue;
    const place = inside(survey.place, 'dialogs', name);
    const lists = survey.lists.filter((list) => list.some((spot) => opens(spot, name)));
    const stuck = lists.flatMap((list) => trapsIn(list, name));
    const [first] = stuck;
    if (first !== undefined) report(first.place, 'trapped-dialog', { name, of: first.of });
    else if (lists.some((list) => !closesLater(list, name)) && !closedElsewhere(name, subject)) {
      report(keyOf({ ...place, pointer: ['dialogs'] }, name), 'trapped-dialog', { name });
    }
  }
}

/** Every button closes its dialog; something in its body may lead away. */
function hasExit(name: string, dialog: Members, { survey }: Subject): boolean {
  const buttons = isList(dialog['buttons']) ? dialog['buttons'] : [];
  return (
    buttons.length > 0 || survey.actions.some((spot) => spot.dialog === name && exits.has(spot.object['do']))
  );
}

const opens = ({ object }: Spot, name: string): boolean =>
  object['do'] === 'open' && object['dialog'] === name;

const closes = (action: Members, name: string): boolean =>
  action['do'] === 'close' && (action['dialog'] === undefined || action['dialog'] === name);

/** Whether something in these actions closes the dialog, or leaves the screen. */
function frees(value: unknown, name: string): boolean {
  if (isList(value)) return value.some((item) => frees(item, name));
  if (!isObject(value)) return false;
  const leaves = closes(value, name) || ['navigate', 'back', 'open-url'].includes(nameFrom(value['do']));
  return leaves || Object.values(value).some((item) => frees(item, name));
}

const closesLater = (list: readonly Spot[], name: string): boolean => {
  const start = list.findIndex((spot) => opens(spot, name));
  return list.slice(start + 1).some(({ object }) => frees(object, name));
};

const closedElsewhere = (name: string, { survey }: Subject): boolean =>
  survey.actions.some(({ object }) => object['do'] === 'close' && object['dialog'] === name);

interface Trap {
  readonly place: Place;
  readonly of: string;
}

/** Actions between opening and closing that end the list when they fail, and then leave the dialog open. */
function trapsIn(list: readonly Spot[], name: string): readonly Trap[] {
  const start = list.findIndex((spot) => opens(spot, name));
  const end = list.findIndex(({ object }, index) => index > start && closes(object, name));
  if (end === -1) return [];
  return list.slice(start + 1, end).flatMap(({ object, place }): readonly Trap[] => {
    const kind = nameFrom(object['do']);
    const on = isObject(object['on']) ? object['on'] : {};
    const branches =
      kind === 'call'
        ? [on['fail'], ...Object.values(on)]
        : kind === 'reload' || kind === 'locate'
          ? [object['fail']]
          : kind === 'check'
            ? [undefined]
            : [];
    return frees(object['failed'], name) || branches.every((branch) => frees(branch, name))
      ? []
      : [{ place, of: kind }];
  });
}
