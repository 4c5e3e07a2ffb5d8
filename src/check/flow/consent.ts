/**
 * What a person agrees to: the box beside which it can be read is asked for before something is sent, and what is hashed for it
 * is what its link shows. It must not know any document, nor what is agreed to.
 */
import type { Path } from '../../lib/path.ts';
import { inside, membersOf, nameFrom, own } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { originsOf, testEntries, valueOrigins } from '../practice/scope.ts';
import type { Spot, Subject, Use } from '../practice/survey.ts';
import { listed } from '../report/nearest.ts';
import { objectOf, placeOf } from '../walk/deeds.ts';
import { objectsIn } from '../walk/visit.ts';
import { agree, conditionsAt, type Condition } from './conditions.ts';
import { callOf, leads, runOf } from './doing.ts';
import { checkSealed } from './sealed.ts';

export function checkConsent(subject: Subject, all: readonly Subject[]): void {
  const boxes = subject.survey.nodes.filter((node) => isConsent(node, subject));
  for (const box of boxes) checkAsked(box, subject);
  if (boxes.length === 0) checkBoxed(subject);
  checkHashed(subject, all);
  checkSealed(subject, boxes[0]);
  checkWhole(subject);
}

/** What a legal text is called by, and which of its editions it is. */
const agreed: ReadonlySet<string | undefined> = new Set(['document', 'edition']);

/** Where it is told what a person agreed to, there is a box to agree with. */
function checkBoxed({ survey, project, facts, report }: Subject): void {
  for (const spot of survey.actions) {
    const spec = callOf(spot.object, project);
    if (spec === undefined || spot.starter === undefined) continue;
    const parameters = own(project.known.parameters, spec.name) ?? {};
    const sent = Object.keys(membersOf(objectOf('sends', spot.object, facts)));
    if (!sent.some((name) => agreed.has(own(parameters, name)?.['x-kind']))) continue;
    report(placeOf('calls', spot, facts), 'no-consent', { name: spec.name });
    return;
  }
}

/** What is called by its name alone, or by its edition alone, is not told apart from other texts. */
function checkWhole({ survey, project, facts, report }: Subject): void {
  for (const spot of survey.actions) {
    const spec = callOf(spot.object, project);
    if (spec === undefined) continue;
    const taken = Object.entries(own(project.known.parameters, spec.name) ?? {});
    const sent = membersOf(objectOf('sends', spot.object, facts));
    const ofText = taken.filter(([, schema]) => agreed.has(schema['x-kind']));
    const lacked = ofText.map(([name]) => name).filter((name) => !(name in sent));
    if (lacked.length === 0 || lacked.length === ofText.length) continue;
    const told = ofText.map(([name]) => name).filter((name) => name in sent);
    report(placeOf('calls', spot, facts), 'half-consent', {
      name: listed(lacked),
      of: listed(told),
      detail: spec.name,
    });
  }
}

/** A field that is ticked, with a way to what is agreed to. */
function isConsent(spot: Spot, { survey, project, facts }: Subject): boolean {
  const writes = project.notes.get(`${nameFrom(spot.object['type'])}.bind`)?.writes;
  return (
    spot.object['bind'] !== undefined &&
    writes?.type?.includes('boolean') === true &&
    survey.actions.some(({ object, starter }) => starter?.object === spot.object && leads(object, facts))
  );
}

/** The variable that a path is in; of a fragment with state of its own it is one name further down. */
const variableOf = (path: Path, { home }: Spot): string =>
  path.slice(0, home === undefined ? 2 : 3).join('.');

/** Where a write is sent that must not happen twice, something on the way to it asks for the box. */
function checkAsked(box: Spot, subject: Subject): void {
  const { survey, project, facts, report } = subject;
  const bind = nameFrom(box.object['bind']);
  const parsed = parsePath(bind);
  const [written = []] = parsed.ok ? originsOf(parsed.value, box.scope, project.texts) : [];
  const variable = variableOf(written, box);
  const isAsked = (paths: readonly Path[], spot: Spot): boolean =>
    paths.some((path) => variableOf(path, spot) === variable);
  for (const spot of survey.actions) {
    const { object, starter, scope } = spot;
    const spec = callOf(object, project);
    if (spec?.once === undefined || starter === undefined) continue;
    const onTheWay = ({ kind, spot: other }: Use): boolean =>
      kind === 'test' && (other.object === starter.object || runOf(other) === runOf(spot));
    const tests = survey.uses.filter(onTheWay);
    const asks = tests.some((use) =>
      isAsked(
        testEntries(use.value).flatMap(([path]) => originsOf(path, use.spot.scope, project.texts)),
        use.spot,
      ),
    );
    const sent = valueOrigins(objectOf('sends', object, facts), [], scope, project.texts);
    const checked = survey.actions.some(
      (other) =>
        runOf(other) === runOf(spot) &&
        JSON.stringify(objectOf('checks', other.object, facts) ?? '').includes(`"${bind.slice(6)}"`),
    );
    if (asks || checked || isAsked(sent, spot)) continue;
    const at =
      tests.find((use) => use.spot.object === starter.object)?.place ?? placeOf('calls', spot, facts);
    report(at, 'unasked-consent', { name: spec.name, of: bind });
  }
}

/** A document that a person can read from here, and when the way to it is taken. */
interface Readable {
  readonly document: string;
  readonly conditions: readonly Condition[];
}

const isApart = (one: readonly Condition[], other: readonly Condition[]): boolean =>
  one.some((each) => other.some((another) => !agree(each, another)));

function checkHashed(subject: Subject, all: readonly Subject[]): void {
  const { survey, project, report } = subject;
  for (const { object, place } of survey.actions) {
    const kinds = own(project.actions, nameFrom(object['do'])) ?? {};
    for (const prop of Object.keys(kinds).filter((name) => kinds[name] === 'document')) {
      const name = nameFrom(object[prop]);
      if (project.documents.get(name) === undefined) continue;
      const conditions = conditionsAt(place);
      const shown = documentsIn(subject);
      const readable = [
        ...shown.map((each) => ({ document: each, conditions: [] })),
        ...readableFrom(subject, all),
      ];
      const possible = readable.filter((each) => !isApart(each.conditions, conditions));
      if (readable.length === 0 || possible.some(({ document }) => document === name)) continue;
      const detail = listed(
        new Set((possible.length > 0 ? possible : readable).map((each) => each.document)),
      );
      report(inside(place, prop), 'unread-document', {
        name,
        detail,
        ...(shown.length > 0 ? { of: 'shown' } : {}),
      });
    }
  }
}

function readableFrom({ survey, project, facts }: Subject, all: readonly Subject[]): readonly Readable[] {
  return survey.actions.flatMap(({ object, place }) => {
    const route = nameFrom(objectOf('leadsTo', object, facts));
    const file = project.routes.get(route)?.file;
    const target = all.find((each) => each.survey.place.document.file === file);
    const conditions = conditionsAt(place);
    return target === undefined
      ? []
      : documentsIn(target).map((document): Readable => ({ document, conditions }));
  });
}

/** The documents that a screen shows. */
function documentsIn({ survey, project }: Subject): readonly string[] {
  const shown = new Set<string>();
  for (const object of objectsIn(survey.screen, project)) {
    const kinds = membersOf(own(project.widgets, nameFrom(object['type'])));
    for (const [prop, kind] of Object.entries(kinds))
      if (kind === 'document') shown.add(nameFrom(object[prop]));
  }
  return [...shown];
}
