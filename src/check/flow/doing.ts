/**
 * What an action does, as far as the ways through a screen are concerned: whether it sends, may fail, waits, leads away. The
 * one place of these checks that knows actions by name.
 */
import type { CallSpec } from '../../model/call.ts';
import type { Project } from '../context.ts';
import { isObject, nameFrom, own } from '../document/document.ts';
import type { Members, Spot } from '../practice/survey.ts';

const named = (...names: readonly string[]): ((action: Members) => boolean) => {
  const all = new Set<unknown>(names);
  return (action) => all.has(action['do']);
};

export const isCall = named('call');
export const isUpload = named('upload');
export const isSet = named('set');
export const isForget = named('forget');
export const isWait = named('wait');
export const opensDialog = named('open');
export const closesDialog = named('close');
export const goesToScreen = named('navigate');
export const opensAddress = named('open-url');

/** The screen is left for another, by the action itself. */
export const leads = named('navigate', 'back', 'open-url');
/** Twice is not the same as once. */
export const takesTwice = named('back', 'wait');

export const sendsMessage = named('bridge');
export const endsList = named('stop');

/** It needs the screen: one that is being left shows none of it. */
export const needsScreen = named(
  'navigate',
  'back',
  'open-url',
  'open',
  'alert',
  'scroll-to',
  'check',
  'focus',
);
/** It changes nothing that a person could notice, or that anything could read. */
export const isIdle = named('stop', 'wait');
/** A person sees, by itself, that something happened. */
export const tells = named(
  'toast',
  'alert',
  'open',
  'navigate',
  'back',
  'open-url',
  'bridge',
  'reload',
  'scroll-to',
  'close',
);

/** The call that an action sends, where the contract knows it. */
export const callOf = (action: Members, { calls }: Pick<Project, 'calls'>): CallSpec | undefined =>
  isCall(action) || isUpload(action) ? own(calls, nameFrom(action['call'])) : undefined;

/** A call that changes something, and does not only count. */
export function changes(spec: CallSpec | undefined, { facts }: Pick<Project, 'facts'>): spec is CallSpec {
  return spec?.effect === 'write' && own(facts.calls, spec.name)?.tracking !== true;
}

const stopsWhereItFails = named('call', 'reload', 'locate', 'upload', 'check');

/** Where it fails, the list does not go on. */
export const mayFail = (action: Members): boolean =>
  stopsWhereItFails(action) && !(isCall(action) && action['wait'] === false);

/** What waits for something lets a screen that is being left go before the next action. */
export const takesTime = (action: Members): boolean =>
  isWait(action) || (mayFail(action) && action['do'] !== 'check');

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
export const isFailureBranch = (action: Members, member: string): boolean =>
  mayFail(action) && ofFailure.has(member);

/** How much of the place of an action is that of the list which a press or an event starts. */
const runLength = ({ starter }: Spot): number =>
  starter === undefined ? 2 : starter.place.pointer.length + 1;

/** The list that a press or an event starts: the same text for every action in it. */
export const runOf = (spot: Spot): string =>
  [spot.place.document.file, ...spot.place.pointer.slice(0, runLength(spot))].join('/');

/** It stands in what is done where another action fails. */
export const isAfterFailure = (spot: Spot): boolean =>
  spot.place.pointer.slice(runLength(spot)).some((step) => ofFailure.has(step));
