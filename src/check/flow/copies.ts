/**
 * Copies of which one differs: ways from one definition to one screen that hand over the same but for one, and what is emptied
 * together but for one. It must not know any screen or variable by name.
 */
import { isList, isObject, lineOf, membersOf, nameFrom, own } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { listed } from '../report/nearest.ts';
import { does, objectOf, setBy } from '../walk/deeds.ts';

/** So many that agree make one that does not a slip. */
const enough = 3;

export function checkOddCopies(subject: Subject): void {
  checkHandedOver(subject);
  for (const list of subject.survey.lists) checkEmptiedTogether(list, subject);
  checkSetTogether(subject);
}

/** A fragment is met at each of its places, and each of its parts is one. */
function onceEach(spots: readonly Spot[]): readonly Spot[] {
  return [
    ...new Map(
      spots.map((spot) => [`${spot.place.document.file} ${spot.place.pointer.join('/')}`, spot]),
    ).values(),
  ];
}

/** What a way hands over, by the parameter: as it is, or what is written for it. */
function handedBy({ object }: Spot): ReadonlyMap<string, string> {
  const { pass, query } = object;
  return new Map([
    ...(isList(pass) ? pass.map((name) => [nameFrom(name), 'pass'] as const) : []),
    ...Object.entries(membersOf(query)).map(([name, value]) => [name, JSON.stringify(value)] as const),
  ]);
}

function checkHandedOver({ survey, facts, report }: Subject): void {
  const ways = onceEach(survey.actions.filter(({ object }) => does('leadsTo', object, facts)));
  const groups = new Map<string, readonly Spot[]>();
  for (const spot of ways) {
    const key = nameFrom(objectOf('leadsTo', spot.object, facts));
    groups.set(key, [...(groups.get(key) ?? []), spot]);
  }
  for (const group of groups.values()) {
    const names = new Set(group.flatMap((spot) => [...handedBy(spot).keys()]));
    for (const name of names) {
      const values = group.map((spot) => handedBy(spot).get(name));
      const odd = group.filter(
        (_spot, index) => values.filter((value) => value === values[index]).length === 1,
      );
      const [spot, second] = odd;
      const [other] = group.filter((each) => each !== spot);
      if (spot === undefined || second !== undefined || other === undefined || group.length <= enough)
        continue;
      const value = handedBy(spot).get(name);
      const isSame =
        new Set(group.filter((each) => each !== spot).map((each) => handedBy(each).get(name))).size === 1;
      // A word that is written for one way alone says which way it was.
      const isWord = value !== undefined && value !== 'pass' && !value.includes('{{');
      if (!isSame || isWord || handedBy(other).get(name) === undefined) continue;
      report(spot.place, 'odd-copy', {
        name,
        of: other.place.document === spot.place.document ? lineOf(other.place) : other.place.document.file,
        detail: value === undefined ? 'lacks' : 'differs',
      });
    }
  }
}

/** Fields that are checked together and then emptied are all emptied. */
function checkEmptiedTogether(list: readonly Spot[], { survey, facts, report }: Subject): void {
  const at = list.findIndex(({ object }) => isList(objectOf('checks', object, facts)));
  const fields =
    at === -1 ? [] : (objectOf('checks', list[at]?.object ?? {}, facts) as readonly unknown[]).map(nameFrom);
  for (const { object, place, home } of list.slice(at + 1)) {
    if (fields.length < enough || home !== undefined || object['if'] !== undefined) continue;
    const first = membersOf(survey.screen['state']);
    const emptied = setBy(object, facts).flatMap(([path, value]) => {
      const name = path.slice('state.'.length);
      return fields.includes(name) && value === own(first, name) ? [name] : [];
    });
    const left = fields.filter((name) => !emptied.includes(name));
    const [only, second] = left;
    if (only !== undefined && second === undefined && emptied.length >= 2)
      report(place, 'odd-copy', { name: `state.${only}`, detail: 'emptied', of: listed(emptied) });
  }
}

/** The variables that are set to written values before the same words, each time the same ones. */
function checkSetTogether({ survey, facts, report }: Subject): void {
  const sets = survey.lists.flatMap((list) =>
    list.flatMap((spot, index) => {
      const next = list[index + 1];
      const set = setBy(spot.object, facts);
      const isWritten = set.length > 0 && set.every(([, value]) => !JSON.stringify(value).includes('{{'));
      return next !== undefined && isWritten && does('says', next.object, facts) && isObject(next.object)
        ? [{ spot, said: JSON.stringify(objectOf('says', next.object, facts)), set: new Map(set) }]
        : [];
    }),
  );
  for (const said of new Set(sets.map((each) => each.said))) {
    const group = sets.filter((each) => each.said === said);
    const all = new Map(group.flatMap(({ set }) => [...set]));
    const [only, second] = group.filter(({ set }) => set.size === all.size - 1);
    if (only === undefined || second !== undefined) continue;
    const whole = group.filter(
      ({ set }) => set.size === all.size && [...only.set].every(([path, value]) => set.get(path) === value),
    );
    const [other] = whole;
    if (other === undefined || whole.length < enough - 1) continue;
    const name = [...all.keys()].find((path) => !only.set.has(path)) ?? '';
    report(only.spot.place, 'odd-copy', { name, of: lineOf(other.spot.place), detail: 'set' });
  }
}
