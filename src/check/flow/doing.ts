/**
 * What an action does, as far as the ways through a screen are concerned: whether it sends, may fail, waits, leads away. It must
 * not know any action by name.
 */
import type { CallSpec } from '../../model/call.ts';
import type { Project } from '../context.ts';
import { isObject, nameFrom, own } from '../document/document.ts';
import type { Members, Spot } from '../practice/survey.ts';
import { does, objectOf, type Deed, type Known } from '../walk/deeds.ts';

type Question = (action: Members, known: Known) => boolean;

const doesOneOf =
  (...deeds: readonly Deed[]): Question =>
  (action, known) =>
    deeds.some((deed) => does(deed, action, known));

/** The screen is left for another, by the action itself. */
export const leads = doesOneOf('leadsTo', 'leadsBack', 'opensAddress');
/** Twice is not the same as once. */
export const takesTwice = doesOneOf('leadsBack', 'pauses');
/** It changes nothing that a person could notice, or that anything could read. */
export const isIdle = doesOneOf('endsList', 'pauses');

const showsOnScreen = doesOneOf('opens', 'checks', 'scrollsTo');

/** One that is being left shows none of it, nor words that somebody has to close: they hold the list. */
export const needsScreen: Question = (action, known) =>
  leads(action, known) ||
  showsOnScreen(action, known) ||
  (does('says', action, known) && does('holdsList', action, known));

const changesView = doesOneOf('says', 'opens', 'closes', 'reloads', 'scrollsTo', 'tellsApp');

/** A person sees, by itself, that something happened. */
export const tells: Question = (action, known) => leads(action, known) || changesView(action, known);

/** The call that an action sends, where the contract knows it. */
export const callOf = (
  action: Members,
  { calls, facts }: Pick<Project, 'calls' | 'facts'>,
): CallSpec | undefined => own(calls, nameFrom(objectOf('calls', action, facts)));

/** A call that changes something, and does not only count. */
export function changes(spec: CallSpec | undefined, { facts }: Pick<Project, 'facts'>): spec is CallSpec {
  return spec?.effect === 'write' && own(facts.calls, spec.name)?.tracking !== true;
}

/** Its list does not wait for it, whatever becomes of it. */
export const isLetGo: Question = (action, known) => objectOf('holdsList', action, known) === false;

/** Where it fails, the list does not go on. */
export const mayFail: Question = (action, known) => does('mayFail', action, known) && !isLetGo(action, known);

/** What waits for something lets a screen that is being left go before the next action. */
export const takesTime: Question = (action, known) =>
  does('holdsList', action, known) && !isLetGo(action, known);

/** What runs where it failed, by the member that holds it: each of `on`, else `fail`; and `failed` after it. */
export function branchesOf(action: Members): readonly (readonly [at: readonly string[], actions: unknown])[] {
  const on = isObject(action['on']) ? action['on'] : {};
  return [
    ...Object.entries(on).map(([code, actions]) => [['on', code], actions] as const),
    ...(['fail', 'failed'] as const).flatMap((name) =>
      action[name] === undefined ? [] : [[[name], action[name]] as const],
    ),
  ];
}

const ofFailure: ReadonlySet<string | number> = new Set(['on', 'fail', 'failed']);

/** A member that holds what is done only where the action fails, and the list ends with it. */
export const isFailureBranch = (action: Members, member: string, known: Known): boolean =>
  mayFail(action, known) && ofFailure.has(member);

/** How much of the place of an action is that of the list which a press or an event starts. */
const runLength = ({ starter }: Spot): number =>
  starter === undefined ? 2 : starter.place.pointer.length + 1;

/** The list that a press or an event starts: the same text for every action in it. */
export const runOf = (spot: Spot): string =>
  [spot.place.document.file, ...spot.place.pointer.slice(0, runLength(spot))].join('/');

/** It stands in what is done where another action fails. */
export const isAfterFailure = (spot: Spot): boolean =>
  spot.place.pointer.slice(runLength(spot)).some((step) => ofFailure.has(step));

/** Whether a member of `on` is no code of a server: what holds for every other one, and where a person can look for herself. */
export const isNoCode = (name: string | undefined): boolean => name === 'fail' || name === 'look';
