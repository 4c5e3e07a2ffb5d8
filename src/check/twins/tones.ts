/**
 * A color or a sign that says that all is well goes with what the contract and the words call well, and one that says that it is not
 * with what is not; and the same words have the same one everywhere. It must not know any widget or status by name.
 */
import { textKey } from '../../lib/template.ts';
import { membersOf, nameFrom, own, whereIs } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { englishIn, originsOf, testEntries } from '../practice/scope.ts';
import { placeOf, type Spot, type Subject } from '../practice/survey.ts';
import { matchedPath } from '../walk/ways.ts';
import { schemaAt } from './contract.ts';
import { onceEach, valueAt } from './places.ts';
import { polarityOfName, polarityOfWords, type Polarity } from './polarity.ts';

/** A part that says by a prop how something is. */
interface Speaking {
  readonly spot: Spot;
  readonly prop: string;
  readonly word: string;
  readonly says: Polarity;
  readonly subject: Subject;
}

function speakingIn(subject: Subject): readonly Speaking[] {
  const { survey, facts } = subject;
  return survey.nodes.flatMap((spot) =>
    Object.entries(own(facts.widgets, nameFrom(spot.object['type']))?.speaks ?? {}).flatMap(
      ([prop, words]) => {
        const word = nameFrom(spot.object[prop]);
        const says = own(words, word);
        return says === undefined ? [] : [{ spot, prop, word, says, subject }];
      },
    ),
  );
}

/** What the contract calls a value of a path, where it does; a word of a variable is its own name. */
function meaningOf(path: string, value: string, spot: Spot, subject: Subject): string | undefined {
  const parsed = parsePath(path);
  if (!parsed.ok) return undefined;
  if (parsed.value[0] === 'state') return value;
  const [origin] = originsOf(parsed.value, spot.scope, subject.project.texts);
  const meanings = origin === undefined ? undefined : schemaAt(origin, subject)?.['x-meanings'];
  return own(meanings ?? {}, value)?.['en'];
}

/** The value for which this is drawn: of its row, or of the one that its test lets through. */
function meantBy(spot: Spot, subject: Subject): string | undefined {
  const { row } = spot;
  if (row !== undefined) {
    const name = nameFrom(row.place.pointer.at(-1));
    const table = membersOf(valueAt(row.place, -2));
    const path = matchedPath(table['match']);
    return path === undefined || row.place.pointer.at(-2) !== 'is'
      ? undefined
      : meaningOf(path, name, spot, subject);
  }
  for (const [path, asked] of testEntries(spot.object['if'])) {
    if (typeof asked !== 'string') continue;
    const meaning = meaningOf(path.join('.'), asked, spot, subject);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** The keys of its own words, the one that names it first. */
function keysOf({ object }: Spot, { project, facts }: Subject): readonly string[] {
  const type = nameFrom(object['type']);
  const kinds = own(project.widgets, type) ?? {};
  const names = own(facts.widgets, type)?.names ?? {};
  const texts = Object.keys(kinds).filter((prop) => kinds[prop] === 'text');
  const order = (prop: string): number => (prop === 'title' || own(names, prop) !== undefined ? 0 : 1);
  return [...texts]
    .sort((one, other) => order(one) - order(other))
    .flatMap((prop) => textKey(nameFrom(object[prop])) ?? []);
}

function wordsOf(keys: readonly string[], { project }: Subject): readonly string[] {
  const english = englishIn(project.texts);
  return keys.flatMap((key) => english?.get(key) ?? []);
}

const areOpposed = (one: Polarity, other: Polarity): boolean =>
  one !== other && (one === 'good' || other === 'good');

/** Only what says the opposite is told: that something is not well yet may be meant. */
const isAgainst = (says: Polarity, meant: Polarity | undefined): boolean =>
  (says === 'good' && meant === 'bad') || (says === 'bad' && meant === 'good');

function fits(speaking: Speaking): boolean {
  const { spot, prop, word, says, subject } = speaking;
  const name = meantBy(spot, subject);
  const meant = name === undefined ? undefined : polarityOfName(name);
  const words = wordsOf(keysOf(spot, subject), subject);
  const said = meant ?? polarityOfWords(words);
  if (!isAgainst(says, said)) return true;
  subject.report(placeOf(spot, prop), 'other-tone', {
    name: word,
    of: said === 'bad' ? 'bad' : 'good',
    detail: meant === undefined ? (words[0] ?? '') : (name ?? ''),
  });
  return false;
}

/** The key that names a part; of a table, what names all of its rows names none of them. */
function ownKey({ spot, subject }: Speaking): string | undefined {
  const { row } = spot;
  return keysOf(
    row === undefined ? spot : { ...spot, object: { type: spot.object['type'], ...row.props } },
    subject,
  )[0];
}

/** Of two that say the same with opposed signs: the one that stands alone, or that its words speak against, or the later. */
function oddOf(all: readonly Speaking[]): readonly [Speaking, Speaking] | undefined {
  const [first] = all;
  const others = all.filter(({ says }) => first !== undefined && areOpposed(first.says, says));
  const alike = all.filter((each) => !others.includes(each));
  const [one, other] = [alike[0], others[0]];
  if (one === undefined || other === undefined) return undefined;
  if (alike.length !== others.length) return alike.length < others.length ? [one, other] : [other, one];
  if (alike.length > 1) return undefined;
  const said = polarityOfWords(wordsOf(keysOf(one.spot, one.subject), one.subject));
  return said !== undefined && areOpposed(one.says, said) ? [one, other] : [other, one];
}

/** The same words, by the key that names the part, on all screens. */
export function checkTones(subjects: readonly Subject[]): void {
  const all = subjects.flatMap((subject) => speakingIn(subject));
  const apart = onceEach(all, ({ spot, prop }) => placeOf(spot, prop)).filter(fits);
  const groups = new Map<string, Speaking[]>();
  for (const speaking of apart) {
    const key = ownKey(speaking);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), speaking]);
  }
  for (const group of groups.values()) {
    const [odd, other] = oddOf(group) ?? [];
    if (odd === undefined || other === undefined) continue;
    const place = placeOf(odd.spot, odd.prop);
    odd.subject.report(place, 'other-tone', {
      name: odd.word,
      of: 'twin',
      near: other.word,
      detail: whereIs(placeOf(other.spot, other.prop), place),
    });
  }
}
