/**
 * What a write cannot be without, sent from a variable that begins empty: something on the way to it fills the variable, or asks
 * whether it is filled. It must not know any call by name.
 */
import type { Path } from '../../lib/path.ts';
import { inside, isList, isObject, membersOf, nameFrom, own } from '../document/document.ts';
import { originsOf, tagIn, testEntries } from '../practice/scope.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { does, objectOf, placeOf, setBy } from '../walk/deeds.ts';
import { actionsIn } from '../walk/visit.ts';
import { listsAround } from './around.ts';
import { conditionsAt } from './conditions.ts';
import { callOf, changes, runOf } from './doing.ts';

export function checkBlankSent(subject: Subject): void {
  const { survey, project, facts, report } = subject;
  for (const spot of survey.actions) {
    const spec = does('sendsFile', spot.object, facts) ? undefined : callOf(spot.object, project);
    if (spot.starter === undefined || spec === undefined || !changes(spec, project)) continue;
    const send = membersOf(objectOf('sends', spot.object, facts));
    for (const parameter of spec.required) {
      const path = tagIn(own(send, parameter));
      const [variable, second] = path === undefined ? [] : originsOf(path, spot.scope, project.texts);
      if (variable === undefined || second !== undefined || !beginsBlank(variable, spot, subject)) continue;
      if (!isFilled(variable, spot, subject) && !isAsked(variable, spot, subject))
        report(inside(placeOf('sends', spot, facts), parameter), 'maybe-missing', {
          name: nameFrom(own(send, parameter)),
          of: `"${parameter}" of call "${spec.name}"`,
          detail: 'empty, as it is at the beginning',
        });
    }
  }
}

/** Of a fragment with state of its own the path has its name before that of the variable. */
const nameOf = (variable: Path, { home }: Spot): string =>
  (home === undefined ? variable.length === 2 : variable.length === 3) ? (variable.at(-1) ?? '') : '';

function beginsBlank(variable: Path, spot: Spot, { survey, project }: Subject): boolean {
  const fragment = spot.home === undefined ? undefined : project.fragments.get(spot.home)?.value;
  const state = spot.home === undefined ? survey.screen['state'] : membersOf(fragment)['state'];
  const first = own(membersOf(state), nameOf(variable, spot));
  return variable[0] === 'state' && (first === '' || first === 0);
}

/** It gets a value for sure: before it in the same list, when the screen is opened, or before the dialog that it stands in. */
function isFilled(variable: Path, spot: Spot, { survey, facts }: Subject): boolean {
  const path = `state.${nameOf(variable, spot)}`;
  const fills = (object: Members): boolean =>
    setBy(object, facts).some(([name, value]) => name === path && value !== '' && value !== 0) ||
    // What puts an answer there, it puts there for this.
    (object['state'] === path && object['do'] !== undefined);
  const isSure = ({ object, place, dialog }: Spot): boolean =>
    object['if'] === undefined &&
    // Where a dialog opens, what leads to it is done, under whatever test.
    ((spot.dialog !== undefined && dialog !== spot.dialog) || conditionsAt(place).length === 0);
  return (
    listsAround(spot, survey).before.some((one) => one['if'] === undefined && fills(one)) ||
    survey.actions.some(
      (other) =>
        fills(other.object) &&
        isSure(other) &&
        other.home === spot.home &&
        (other.starter === undefined || (spot.dialog !== undefined && other.dialog !== spot.dialog)),
    )
  );
}

/** A test on the way to it, or the check of a field, asks for it. */
function isAsked(variable: Path, spot: Spot, { survey, project, facts }: Subject): boolean {
  const wanted = variable.join('.');
  const starter = spot.starter;
  const around = new Set([starter?.object, ...(starter?.around ?? []).map(({ object }) => object)]);
  const later = new Set(listsAround(spot, survey).behind.flatMap((one) => actionsIn(one, project.actions)));
  const isOnTheWay = (other: Spot): boolean =>
    around.has(other.object) ||
    (other.starter === undefined && other.event !== undefined && other.object['call'] === undefined) ||
    (other.starter !== undefined && runOf(other) === runOf(spot) && !later.has(other.object));
  const isTested = survey.uses.some(({ kind, prop, value, spot: other }) => {
    if (!isOnTheWay(other)) return false;
    const paths =
      kind === 'test'
        ? testEntries(value).map(([path]) => path)
        : prop === 'match'
          ? [tagIn(value)].filter((path) => path !== undefined)
          : [];
    return paths.some((path) =>
      originsOf(path, other.scope, project.texts).some((origin) => origin.join('.') === wanted),
    );
  });
  const name = nameOf(variable, spot);
  const checking = survey.actions.filter(({ object }) => {
    const fields = objectOf('checks', object, facts);
    return isList(fields) && fields.includes(name);
  });
  const isChecked = checking.some((other) => runOf(other) === runOf(spot));
  // Of rules that nothing checks is said at the field.
  const isUnchecked =
    spot.home === undefined &&
    checking.length === 0 &&
    survey.nodes.some(({ object }) => object['bind'] === `state.${name}` && object['rules'] !== undefined);
  return isTested || isChecked || isUnchecked || isPicked(wanted, spot, survey.screen);
}

/** A pick that is found by it is asked for: where there is none, it is empty. */
function isPicked(wanted: string, { starter }: Spot, screen: Members): boolean {
  const tests = JSON.stringify([starter?.object['if'] ?? null, starter?.object['enabled'] ?? null]);
  return Object.entries(membersOf(screen['pick'])).some(
    ([name, pick]) =>
      isObject(pick) &&
      JSON.stringify(pick['where'] ?? {}).includes(`{{${wanted}}}`) &&
      tests.includes(`"${name}"`),
  );
}
