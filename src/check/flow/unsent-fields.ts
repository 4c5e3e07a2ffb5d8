/**
 * Fields that are asked for before something is sent, and are not in it; and fields that are checked by no rule. It must not know
 * what a field is for.
 */
import type { Path } from '../../lib/path.ts';
import { inside, isList, membersOf, nameFrom, own, type Place } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { originsOf, templateOf, testEntries } from '../practice/scope.ts';
import type { Spot, Subject, Use } from '../practice/survey.ts';
import { does, objectOf, placeOf } from '../walk/deeds.ts';
import { homeName } from '../walk/home.ts';
import type { Reader } from './asked.ts';
import { callOf, changes, runOf } from './doing.ts';

interface Field {
  readonly spot: Spot;
  /** As its own definition writes it. */
  readonly bind: string;
  /** As the screen knows it, and the fragment with state of its own that it belongs to. */
  readonly path: string;
}

/** A fragment in one with state of its own calls its variables as that one does. */
function variableAt(path: Path, { home }: Spot): string {
  if (home === undefined || path[0] !== 'state') return path.join('.');
  const rest = path.slice(path[1] === homeName(home) ? 2 : 1);
  return ['state', homeName(home), ...rest].join('.');
}

function fieldsIn({ survey, project }: Subject): readonly Field[] {
  return survey.nodes.flatMap((spot) => {
    const bind = nameFrom(spot.object['bind']);
    const parsed = parsePath(bind);
    const [origin] =
      parsed.ok && bind.startsWith('state.') ? originsOf(parsed.value, spot.scope, project.texts) : [];
    return origin === undefined ? [] : [{ spot, bind, path: variableAt(origin, spot) }];
  });
}

const isPartOf = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);

/** What is shown of it, or asked, takes it nowhere. */
const goesOn = ({ kind, spot: { object } }: Use, { facts }: Pick<Subject, 'facts'>): boolean =>
  kind !== 'test' &&
  (object['call'] !== undefined ||
    object['from'] !== undefined ||
    (object['do'] !== undefined && !does('says', object, facts)));

interface Sending {
  readonly spot: Spot;
  readonly at: Place;
}

/** What a write takes along: its parameters, or the message to the app. */
function sendingIn({ survey, project, facts }: Subject): readonly Sending[] {
  return survey.actions.flatMap((spot) => {
    const { object, place } = spot;
    if (changes(callOf(object, project), project)) return [{ spot, at: placeOf('sends', spot, facts) }];
    return does('tellsApp', object, facts) && object['payload'] !== undefined
      ? [{ spot, at: inside(place, 'payload') }]
      : [];
  });
}

/** Whether the list that sends, or the test of what starts it, asks for the field. */
function isAskedBy(write: Spot, field: Field, { survey, facts, project }: Subject): boolean {
  const run = runOf(write);
  const name = field.bind.slice('state.'.length);
  const isChecked = survey.actions.some((spot) => {
    const names = runOf(spot) === run ? objectOf('checks', spot.object, facts) : undefined;
    return isList(names) && names.includes(name) && spot.home === field.spot.home;
  });
  return (
    isChecked ||
    survey.uses.some(
      ({ kind, value, spot }) =>
        kind === 'test' &&
        runOf(spot) === run &&
        spot.starter !== undefined &&
        testEntries(value).some(([path]) =>
          originsOf(path, spot.scope, project.texts).some((origin) =>
            isPartOf(variableAt(origin, spot), field.path),
          ),
        ),
    )
  );
}

function checkUnsent(field: Field, writes: readonly Sending[], subject: Subject): void {
  const { facts, report } = subject;
  const write = writes.find(({ spot }) => isAskedBy(spot, field, subject));
  if (write === undefined) return;
  const { spot, at } = write;
  const given = Object.entries(membersOf(objectOf('sends', spot.object, facts) ?? spot.object['payload']));
  const [word, another] = given.filter(
    ([, value]) =>
      typeof value === 'string' && templateOf(value).kind === 'literal' && !value.startsWith('@'),
  );
  const isIn = word !== undefined && another === undefined;
  report(isIn ? inside(at, word[0]) : at, 'unsent-field', {
    name: field.bind.slice('state.'.length),
    of: nameFrom(objectOf('calls', spot.object, facts) ?? objectOf('tellsApp', spot.object, facts)),
    ...(isIn ? { detail: nameFrom(word[1]) } : {}),
  });
}

/** A box is asked for, and says no more than that. */
const isTicked = ({ spot: { object } }: Field, { project }: Subject): boolean =>
  [project.notes.get(`${nameFrom(object['type'])}.bind`)?.writes?.type].flat().includes('boolean');

/** What is checked has rules. */
function checkRuled(fields: readonly Field[], { survey, facts, report }: Subject): void {
  for (const action of survey.actions) {
    const names = objectOf('checks', action.object, facts);
    for (const name of isList(names) ? names : []) {
      const field = fields.find(
        ({ bind, spot }) => bind === `state.${nameFrom(name)}` && spot.home === action.home,
      );
      if (field === undefined || own(field.spot.object, 'rules') !== undefined) continue;
      report(inside(field.spot.place, 'bind'), 'unruled-field', { name: nameFrom(name) });
    }
  }
}

export function checkFields(readers: readonly Reader[]): void {
  for (const { subject } of readers) {
    const fields = fieldsIn(subject);
    if (fields.length === 0) continue;
    checkRuled(fields, subject);
    const { keepAs } = subject.survey.screen;
    const sharing = readers.filter(
      (each) =>
        each.subject === subject || (keepAs !== undefined && each.subject.survey.screen['keepAs'] === keepAs),
    );
    const taken = sharing.flatMap((each) =>
      each.reads.flatMap(({ path, use }) => (goesOn(use, each.subject) ? [variableAt(path, use.spot)] : [])),
    );
    const writes = sendingIn(subject).filter(({ spot }) => spot.starter !== undefined);
    for (const field of fields.filter((each) => !isTicked(each, subject)))
      if (!taken.some((path) => isPartOf(path, field.path) || isPartOf(field.path, path)))
        checkUnsent(field, writes, subject);
  }
}
