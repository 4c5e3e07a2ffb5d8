/** The same words lead to the same place: one of several that leads nowhere was not finished. It must not know any widget by name. */
import { nameFrom, own, lineOf } from '../document/document.ts';
import { placeOf, type Spot, type Subject } from '../practice/survey.ts';
import { objectOf } from '../walk/deeds.ts';

/** Words of the program itself stand under many things. */
const isOfApp = (key: string): boolean => key.startsWith('@app.');

/** The words that can be pressed, and the prop that has them. */
function wordsOf({ object }: Spot, { facts }: Subject): readonly (readonly [prop: string, key: string])[] {
  const names = Object.keys(own(facts.widgets, nameFrom(object['type']))?.names ?? { text: true });
  return names.flatMap((prop) => {
    const key = nameFrom(object[prop]);
    return key.startsWith('@') && !isOfApp(key) ? [[prop, key] as const] : [];
  });
}

export function checkOtherPress(subject: Subject): void {
  const { survey, facts, report } = subject;
  const ways = new Map<Spot['object'], Set<string>>();
  for (const { object, starter } of survey.actions) {
    const to = nameFrom(objectOf('leadsTo', object, facts));
    if (starter !== undefined && to !== '')
      ways.set(starter.object, (ways.get(starter.object) ?? new Set()).add(to));
  }
  const pressed = [...survey.nodes, ...survey.buttons]
    .filter(({ object }) => object['press'] !== undefined)
    .flatMap((spot) => wordsOf(spot, subject).map(([prop, key]) => ({ spot, prop, key })));
  for (const key of new Set(pressed.map((each) => each.key))) {
    const group = pressed.filter((each) => each.key === key);
    const led = group.filter(({ spot }) => ways.has(spot.object));
    const [first] = led;
    const routes = new Set(led.flatMap(({ spot }) => [...(ways.get(spot.object) ?? [])]));
    const [odd, second] = group.filter(({ spot }) => !ways.has(spot.object));
    // Two that agree make one that does not a slip.
    if (
      first === undefined ||
      odd === undefined ||
      second !== undefined ||
      led.length < 2 ||
      routes.size !== 1
    )
      continue;
    report(placeOf(odd.spot, odd.prop), 'other-press', {
      name: key,
      of: lineOf(first.spot.place),
      detail: [...routes].join(''),
    });
  }
}
