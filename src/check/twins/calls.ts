/**
 * One call at several places: on two ways of one press it is made in the same manner, and wherever it is made it is sent the same
 * parameters. It must not know any call by name.
 */
import { inside, isObject, membersOf, own, whereIs } from '../document/document.ts';
import { tagIn, templateOf } from '../practice/scope.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { objectOf, placeOf } from '../walk/deeds.ts';
import { callOf, changes, runOf } from '../flow/doing.ts';
import { keyAt, onceEach } from './places.ts';

interface Made {
  readonly spot: Spot;
  readonly call: string;
  readonly sent: { readonly [parameter: string]: unknown };
  readonly subject: Subject;
}

/** What a call is told beside what it sends: how it is waited for, and what is done when it ends. */
const mannerOf = ({ spot: { object }, subject }: Made): readonly string[] =>
  Object.keys(object).filter(
    (name) =>
      !['do', 'if', '$comment'].includes(name) &&
      object[name] !== objectOf('calls', object, subject.facts) &&
      object[name] !== objectOf('sends', object, subject.facts),
  );

/** On two ways of one press: what one does with the call, the other does as well. */
function checkManner(one: Made, other: Made): void {
  if (one.spot.starter === undefined || runOf(one.spot) !== runOf(other.spot)) return;
  const [mine, theirs] = [mannerOf(one), mannerOf(other)];
  const lacking = theirs.filter((name) => !mine.includes(name));
  const [name, another] = lacking;
  const isAlike = mine.every(
    (each) => JSON.stringify(one.spot.object[each]) === JSON.stringify(other.spot.object[each]),
  );
  if (name === undefined || another !== undefined || mine.length === 0 || !isAlike) return;
  one.subject.report(placeOf('calls', one.spot, one.subject.facts), 'odd-copy', {
    name,
    of: whereIs(other.spot.place, one.spot.place),
    detail: 'manner',
  });
}

/** Whether what is sent there can be sent here: something of the same data is. */
function isAtHand(name: string, here: Made, there: Made): boolean {
  const root = tagIn(there.sent[name])?.[0];
  return Object.keys(here.sent).some((each) => {
    const [mine, theirs] = [tagIn(here.sent[each]), tagIn(there.sent[each])];
    return mine !== undefined && mine.at(-1) === theirs?.at(-1) && theirs?.[0] === root;
  });
}

const isData = (value: unknown): boolean => typeof value === 'string' && templateOf(value).kind !== 'literal';
const isWord = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && templateOf(value).kind === 'literal' && !value.startsWith('@'));

/** So many of the same make a parameter that one lacks a slip. */
const enough = 3;

/** What all others send of this call, and this one does not, or as a word that is written down. */
function checkSent(one: Made, others: readonly Made[]): void {
  const { subject, spot, sent } = one;
  const [other] = others;
  if (other === undefined) return;
  const of = whereIs(other.spot.place, spot.place);
  const place = placeOf('sends', spot, subject.facts);
  const lacking = Object.keys(other.sent).filter(
    (name) => own(sent, name) === undefined && isAtHand(name, one, other),
  );
  const [name, another] = lacking.filter((each) =>
    others.every((made) => own(made.sent, each) !== undefined),
  );
  const shared = Object.keys(sent).filter((each) => own(other.sent, each) !== undefined);
  if (name !== undefined && another === undefined && shared.length >= enough)
    subject.report(place, 'odd-copy', { name, of, detail: 'sent' });
  // On other screens there may be nobody to give it.
  const beside = others.filter((made) => made.subject === subject);
  for (const each of shared)
    if (beside.length > 0 && isWord(sent[each]) && beside.every((made) => isData(made.sent[each])))
      subject.report(inside(place, each), 'odd-copy', { name: each, of, detail: 'word' });
}

/** Whether a write of this screen must not happen twice, as it is sent here. */
function isOnce({ spot, sent, subject }: Made): boolean {
  const spec = callOf(spot.object, subject.project);
  const { again } = spec ?? {};
  const isAgain =
    typeof again === 'object' && Object.entries(again).every(([name, value]) => own(sent, name) === value);
  return spec?.once !== undefined && !isAgain && spot.starter !== undefined;
}

/** While all others say in words that they are under way, one does not. */
function checkBusy(made: readonly Made[]): void {
  const once = made.filter(isOnce);
  const busy = once.filter(({ spot }) => spot.object['busy'] !== undefined);
  const [odd, another] = once.filter((each) => !busy.includes(each));
  const [other] = busy;
  if (odd === undefined || another !== undefined || other === undefined) return;
  odd.subject.report(placeOf('calls', odd.spot, odd.subject.facts), 'odd-copy', {
    name: 'busy',
    of: whereIs(other.spot.place, odd.spot.place),
    detail: 'busy',
  });
}

export function checkCalls(subjects: readonly Subject[]): void {
  const all = subjects.flatMap((subject) =>
    subject.survey.actions.flatMap((spot): readonly Made[] => {
      const spec = callOf(spot.object, subject.project);
      const sent = objectOf('sends', spot.object, subject.facts);
      return changes(spec, subject.project)
        ? [{ spot, call: spec.name, sent: isObject(sent) ? membersOf(sent) : {}, subject }]
        : [];
    }),
  );
  for (const subject of subjects)
    checkBusy(
      onceEach(
        all.filter((made) => made.subject === subject),
        ({ spot }) => spot.place,
      ),
    );
  const groups = new Map<string, Made[]>();
  for (const made of onceEach(all, ({ spot }) => spot.place))
    groups.set(made.call, [...(groups.get(made.call) ?? []), made]);
  for (const group of groups.values())
    for (const one of group) {
      const others = group.filter((each) => keyAt(each.spot.place) !== keyAt(one.spot.place));
      checkSent(one, others);
      for (const other of others) checkManner(one, other);
    }
}
