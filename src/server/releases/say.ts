/** What borrowers see, said in words for who publishes. It must not change anything. */
import type { Lane, Next, Off, Pointer, Who } from '../../model/release.ts';
import type { KnownBuild } from './builds.ts';
import { isEveryone, isOver, trialOf } from './lanes.ts';

const languages: Readonly<Record<string, string>> = { 'es-MX': 'Spanish', 'en-IN': 'English' };

function whom(who: Who): string {
  const { language, country, brand, versionFrom, versionTo, promotion } = who;
  return [
    language === undefined ? '' : ` with the language ${languages[language] ?? language}`,
    country === undefined ? '' : ` in ${country}`,
    brand === undefined ? '' : ` of the brand ${brand}`,
    versionFrom === undefined ? '' : ` with the app from version ${versionFrom}`,
    versionTo === undefined ? '' : ` with the app up to version ${versionTo}`,
    promotion === undefined ? '' : ` of the promotion ${promotion}`,
  ].join('');
}

const moment = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

function timesOf({ from, until }: Pick<Next, 'from' | 'until'>, now: Date): string {
  const begins = from !== null && Date.parse(from) > now.getTime() ? ` from ${moment(from)}` : '';
  return `${begins}${until === null ? '' : ` until ${moment(until)}`}`;
}

const shown = (release: string | null): string => release ?? "the build's own definitions";

function laneWords({ stable, next }: Lane, now: Date): string {
  if (next === null || next.share === 0 || isOver(next, now)) return `Everyone sees ${shown(stable)}.`;
  const { release, share, who, from } = next;
  const some = share === 100 ? 'Borrowers' : `${share} % of borrowers`;
  const all = share === 100 && isEveryone(who);
  const see = all ? `Everyone sees ${release}` : `${some}${whom(who)} see ${release}`;
  const others = all ? 'Until then' : 'All others';
  const rest = all && from === null ? '' : ` ${others} see ${shown(stable)}.`;
  return `${see}${timesOf(next, now)}.${all ? rest.replace(' see ', ' everyone sees ') : rest}`;
}

function trialWords(pointer: Pointer, now: Date): readonly string[] {
  const trial = trialOf(pointer);
  if (trial === undefined) return [];
  if (isOver(trial, now))
    return [`The trial of ${trial.release} is over since ${moment(String(trial.until))}.`];
  if (trial.share === 0) return [`${trial.release} is on trial for nobody (share 0).`];
  return trial.held ? [`The share of ${trial.release} is held: only a person raises it.`] : [];
}

const quoted = (names: readonly string[]): string => names.join(', ');

function offWords(off: Off): readonly string[] {
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ['Screens', Object.keys(off.screens)],
    ['Layouts', off.layouts],
    ['Widgets', off.widgets],
    ['Calls', Object.keys(off.calls)],
    ['Releases', off.releases],
  ];
  const some = kinds.flatMap(([kind, names]) =>
    names.length === 0 ? [] : [`${kind} off: ${quoted(names)}.`],
  );
  return off.all
    ? ["Releases are off altogether: everyone sees the build's own definitions.", ...some]
    : some;
}

const dated = ({ firstServed }: KnownBuild): string => `The build first served ${moment(firstServed)}`;

/** What those see whose page is of another build than this server's, where it differs. */
function otherBuilds(
  pointer: Pointer,
  builds: readonly KnownBuild[],
  own: string,
  now: Date,
): readonly string[] {
  const mine = pointer.lanes.find(({ contract }) => contract === own);
  const usual = mine === undefined ? '' : laneWords(mine, now);
  return pointer.lanes.flatMap((lane) => {
    const build = builds.find(({ contract }) => contract === lane.contract);
    const words = laneWords(lane, now);
    return lane.contract === own || build === undefined || words === usual
      ? []
      : [`${dated(build)}: ${words}`];
  });
}

/** @param own the build of this server. */
export function seen(
  pointer: Pointer,
  builds: readonly KnownBuild[],
  own: string,
  now: Date,
): readonly string[] {
  const lane = pointer.lanes.find(({ contract }) => contract === own) ?? {
    contract: own,
    stable: null,
    next: null,
  };
  return [
    laneWords(lane, now),
    ...trialWords(pointer, now),
    ...otherBuilds(pointer, builds, own, now),
    ...offWords(pointer.off),
  ];
}
