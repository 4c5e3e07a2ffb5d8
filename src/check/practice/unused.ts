/** Dialogs, sources, variables and values that a screen declares for nothing. It must not know fragments' own parameters. */
import { filledBy } from '../types/assigned.ts';
import { objectOf, setBy, type Known } from '../walk/deeds.ts';
import type { Project } from '../context.ts';
import { inside, isList, isObject, keyOf, membersOf, nameFrom } from '../document/document.ts';
import type { Place } from '../document/document.ts';
import type { Members, Read, Spot, Subject, Survey } from './survey.ts';
import { readsOf } from './survey.ts';

const namesIn = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : []);

/** What one screen, or a fragment with state of its own, reads, and the paths that it writes: gathered once, as several screens may share a variable. */
export interface Ledger {
  readonly survey: Survey;
  readonly reads: readonly Read[];
  readonly written: readonly string[];
}

export const ledgerOf = (survey: Survey, project: Project): Ledger => ({
  survey,
  reads: readsOf(survey, project),
  // What a fragment with state of its own writes is its own.
  written: [...survey.nodes, ...survey.actions]
    .filter(isOutside)
    .flatMap(({ object }) => writtenBy(object, project)),
});

const isOutside = ({ home }: Spot): boolean => home === undefined;

/** `others`: those of screens that keep their state under the same name; `all`: of the whole project. */
export function checkUnused(
  subject: Subject,
  own: Ledger,
  others: readonly Ledger[],
  all: readonly Ledger[],
): void {
  const { reads } = own;
  const { screen, place } = subject.survey;
  for (const name of namesIn(screen['dialogs']))
    checkDialog(name, keyOf(inside(place, 'dialogs'), name), subject);
  for (const name of namesIn(screen['data'])) checkSource(name, inside(place, 'data'), reads, subject);
  for (const name of namesIn(screen['state']))
    checkState(name, inside(place, 'state'), own, { others, all }, subject);
  checkRules(subject);
  for (const name of namesIn(screen['values']))
    if (!reads.some((read) => isRead(read, 'values', name)))
      subject.report(keyOf(inside(place, 'values'), name), 'unused-value', { name });
  checkUnmade(own, all, subject);
}

/** How a write went is asked, and no button of any screen makes it. */
function checkUnmade({ reads }: Ledger, all: readonly Ledger[], { facts, report }: Subject): void {
  const asked = new Map(
    reads.flatMap(({ path: [root, name], use }) =>
      root === 'writes' && name !== undefined ? [[name, use.place] as const] : [],
    ),
  );
  for (const [name, place] of asked)
    if (
      !all.some(({ survey }) =>
        survey.actions.some(({ object }) => objectOf('calls', object, facts) === name),
      )
    )
      report(place, 'unmade-write', { name });
}

/** The actions of the screen, or of a fragment in it without state of its own, ask for the field by its name. */
const isChecked = (name: string, { actions }: Survey, known: Known): boolean =>
  actions.some(({ object, home }) => {
    const fields = home === undefined ? objectOf('checks', object, known) : undefined;
    return isList(fields) && fields.includes(name);
  });

const hasRules = ({ rules }: Members): boolean => isList(rules) && rules.length > 0;

/** What a person typed is judged only where an action asks for it. */
function checkRules({ survey, facts, report }: Subject): void {
  for (const { object, place } of survey.nodes.filter(isOutside)) {
    const name = hasRules(object) ? fieldOf(object) : undefined;
    if (name !== undefined && !isChecked(name, survey, facts))
      report(inside(place, 'rules'), 'unchecked-rules', { name });
  }
}

const fieldOf = ({ bind }: Members): string | undefined =>
  typeof bind === 'string' && bind.startsWith('state.') ? bind.slice('state.'.length) : undefined;

/** `state.a.b` reads the variable `a`, and `state` all of them. */
const isRead = ({ path: [root, member] }: Read, holder: string, name: string): boolean =>
  root === holder && (member === undefined || member === name);

/** A dialog that only its own buttons open is never seen. */
export const isOpened = (name: string, { survey, facts }: Subject): boolean =>
  survey.actions.some(({ object, dialog }) => objectOf('opens', object, facts) === name && dialog !== name);

function checkDialog(name: string, place: Place, subject: Subject): void {
  if (!isOpened(name, subject)) subject.report(place, 'unused-dialog', { name });
}

/** The test that tells whether a source is empty does not show it. */
function checkSource(name: string, place: Place, reads: readonly Read[], { report }: Subject): void {
  const isOwn = ({ use }: Read): boolean =>
    use.prop === 'empty' && use.spot.place.pointer[0] === 'data' && use.spot.place.pointer[1] === name;
  const read = reads.some((each) => each.path[0] === name && !isOwn(each));
  if (!read) report(keyOf(place, name), 'unused-source', { name });
}

/** `state.a` and `state.a.b` both concern the variable `a`. */
const isOf = (path: string, name: string): boolean =>
  path === `state.${name}` || path.startsWith(`state.${name}.`);

const writtenBy = (object: Members, project: Project): readonly string[] => [
  ...filledBy(object, project),
  ...setBy(object, project.facts).map(([path]) => path),
];

const isKept = (name: string, { keep }: Members): boolean =>
  isList(keep) && keep.some((path) => typeof path === 'string' && isOf(path, name));

/** A cookie is read here that this page, or another, writes: one that none writes is empty for ever. */
const isCookie = (name: string, { cookies }: Members, all: readonly Ledger[]): boolean =>
  Object.entries(membersOf(cookies)).some(
    ([cookie, path]) =>
      isOf(nameFrom(path), name) &&
      all.some((each) => {
        const given = nameFrom(membersOf(each.survey.screen['cookies'])[cookie]);
        return each.written.some((written) => written === given || given.startsWith(`${written}.`));
      }),
  );

/** When it is over, what the screen keeps goes with it. */
const isEnd = (name: string, { keepUntil }: Members): boolean =>
  typeof keepUntil === 'string' && isOf(keepUntil, name);

/** What is typed decides whether the actions go on; of rules that nothing asks for is said at the rules. */
const isUsed = (name: string, { survey, reads }: Ledger, known: Known): boolean =>
  reads.some((each) => isRead(each, 'state', name)) ||
  survey.nodes.some((spot) => isOutside(spot) && fieldOf(spot.object) === name && hasRules(spot.object)) ||
  isEnd(name, survey.screen) ||
  isChecked(name, survey, known);

const isWritten = (name: string, { written }: Ledger): boolean => written.some((path) => isOf(path, name));

/**
 * Read by any text, test, value or parameter, also one of a fragment; the field that shows it and `keep` alone make
 * nothing of it, unless an action that checks asks for it. Written by a field or an action. What several screens keep under one
 * name is read or written by any of them.
 */
function checkState(
  name: string,
  place: Place,
  own: Ledger,
  { others, all: project }: { readonly others: readonly Ledger[]; readonly all: readonly Ledger[] },
  { survey: { screen }, facts, report }: Subject,
): void {
  const sharing = isKept(name, screen) ? others.filter(({ survey }) => isKept(name, survey.screen)) : [];
  const all = [own, ...sharing];
  if (!all.some((each) => isUsed(name, each, facts))) report(keyOf(place, name), 'unused-state', { name });
  else if (!all.some((each) => isWritten(name, each)) && !isCookie(name, screen, project))
    report(keyOf(place, name), 'constant-state', { name });
}
