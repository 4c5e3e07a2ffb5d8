/**
 * Words that name one screen and lead to another: all others with the same words lead elsewhere, or they are what another screen is
 * called. It must not know any screen, nor what words mean.
 */
import { textKey } from '../../lib/template.ts';
import { inside, nameFrom, own, whereIs, type Place } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { objectOf, propOf } from '../walk/deeds.ts';
import { partsOf } from '../flow/crossed.ts';
import { onceEach } from './places.ts';

interface Way {
  readonly key: string;
  /** The file of the screen that it leads to, and where it says so. */
  readonly file: string;
  readonly route: string;
  readonly place: Place;
  readonly subject: Subject;
}

/** The words that are pressed. */
function keysOf({ object }: Spot, { facts }: Subject): readonly string[] {
  const names = Object.keys(own(facts.widgets, nameFrom(object['type']))?.names ?? { text: true });
  return names.flatMap((prop) => {
    const key = textKey(nameFrom(object[prop]));
    return key === undefined || key.startsWith('app.') ? [] : [key];
  });
}

/** What is pressed and leads to one screen alone, whatever is asked on the way. */
function waysOf(subject: Subject): readonly Way[] {
  const { survey, facts, project } = subject;
  const led = new Map<Spot['object'], Spot[]>();
  for (const spot of survey.actions) {
    const { object, starter } = spot;
    if (starter === undefined || objectOf('leadsTo', object, facts) === undefined) continue;
    led.set(starter.object, [...(led.get(starter.object) ?? []), spot]);
  }
  return [...survey.nodes, ...survey.buttons].flatMap((spot) => {
    const [only, another] = led.get(spot.object) ?? [];
    const route = nameFrom(objectOf('leadsTo', only?.object ?? {}, facts));
    const file = project.routes.get(route)?.file;
    if (only === undefined || another !== undefined || file === undefined) return [];
    const place = inside(only.place, propOf('leadsTo', only.object, facts) ?? 'do');
    return keysOf(spot, subject).map((key) => ({ key, file, route, place, subject }));
  });
}

/** So many that agree make one that does not a slip. */
const enough = 2;

/** The same words lead to the same screen wherever they are pressed. */
function checkSame(ways: readonly Way[]): ReadonlySet<Way> {
  const told = new Set<Way>();
  const groups = new Map<string, Way[]>();
  for (const way of ways) groups.set(way.key, [...(groups.get(way.key) ?? []), way]);
  for (const group of groups.values())
    for (const way of group) {
      const others = group.filter((each) => each !== way);
      const [first] = others;
      if (first === undefined || others.length < enough) continue;
      if (way.file === first.file || others.some(({ file }) => file !== first.file)) continue;
      told.add(way);
      way.subject.report(way.place, 'other-press', {
        name: `@${way.key}`,
        of: whereIs(first.place, way.place),
        detail: first.route,
        near: way.route,
      });
    }
  return told;
}

/** What a screen is called, in each language; none where its title reads data. */
function titleOf({ survey, project }: Subject): readonly string[] {
  const key = textKey(nameFrom(survey.screen['title']));
  const words = [...project.texts.values()].map((texts) => texts.get(key ?? '') ?? '');
  return words.some((each) => each === '' || each.includes('{{')) ? [] : words;
}

/** So short are the words between words, in every language. */
const little = 3;
const wordsOf = (text: string): readonly string[] => partsOf(text).filter((word) => word.length > little);

const holds = (title: string, words: string): boolean => {
  const [all, some] = [wordsOf(title), wordsOf(words)];
  return title === words || (some.length > 1 && some.every((word) => all.includes(word)));
};
const shares = (title: string, words: string): boolean =>
  wordsOf(words).some((word) => wordsOf(title).includes(word));

/** Words that are what one other screen is called, in every language, and nothing of what this one is. */
function checkTitles(ways: readonly Way[], subjects: readonly Subject[]): void {
  const titles = subjects.flatMap((subject) => {
    const words = titleOf(subject);
    return words.length === 0 ? [] : [{ file: subject.survey.place.document.file, words }];
  });
  for (const way of ways) {
    const said = [...way.subject.project.texts.values()].map((texts) => texts.get(way.key) ?? '');
    const named = titles.filter(({ words }) => words.every((title, at) => holds(title, said[at] ?? '')));
    const mine = titles.find(({ file }) => file === way.file);
    const [only] = named;
    if (only === undefined || mine === undefined || named.some(({ file }) => file === way.file)) continue;
    // What leads to the screen itself, or to one that shares a word of it, may well be meant.
    if (mine.words.some((title, at) => shares(title, said[at] ?? ''))) continue;
    const [route = only.file] = [...way.subject.project.routes].flatMap(([name, { file }]) =>
      file === only.file ? [name] : [],
    );
    way.subject.report(way.place, 'other-press', { name: `@${way.key}`, detail: route, near: way.route });
  }
}

export function checkTargets(subjects: readonly Subject[]): void {
  const ways = onceEach(subjects.flatMap(waysOf), ({ place }) => place);
  const told = checkSame(ways);
  checkTitles(
    ways.filter((way) => !told.has(way)),
    subjects,
  );
}
