/** What borrowers see, said in words for who publishes. It must not change anything. */
import type { Lane, Next, Off, OffWords, Pointer, Who } from '../../model/release.ts';
import { asIs, joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import type { Switch } from '../../model/release-api.generated.ts';
import type { KnownBuild } from './builds.ts';
import { isEveryone, isOver, trialOf } from './lanes.ts';
import { wordsOfCall } from './off.ts';

/** Of borrowers, by their tags. */
export const languages: Readonly<Record<string, Told>> = { 'es-MX': say('spanish'), 'en-IN': say('english') };

export function whom(who: Who): Told {
  const { language, country, brand, versionFrom, versionTo, promotion } = who;
  const some = [
    language === undefined ? undefined : say('ofLanguage', { language: languages[language] ?? language }),
    country === undefined ? undefined : say('ofCountry', { country }),
    brand === undefined ? undefined : say('ofBrand', { brand }),
    versionFrom === undefined ? undefined : say('fromVersion', { version: versionFrom }),
    versionTo === undefined ? undefined : say('toVersion', { version: versionTo }),
    promotion === undefined ? undefined : say('ofPromotion', { promotion }),
  ];
  return joined(some, '');
}

/** Of ISO 8601 in UTC. */
export const moment = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

export function timesOf({ from, until }: Pick<Next, 'from' | 'until'>, now: Date): Told {
  const begins =
    from !== null && Date.parse(from) > now.getTime() ? say('from', { at: moment(from) }) : undefined;
  return joined([begins, until === null ? undefined : say('until', { at: moment(until) })], '');
}

/** A release, or what there is without one. */
export const shown = (release: string | null): Told => (release === null ? say('buildsOwn') : asIs(release));

/** What those of a build see. */
export function laneWords({ stable, next }: Lane, now: Date): Told {
  if (next === null || next.share === 0 || isOver(next, now))
    return say('everyoneSees', { what: shown(stable) });
  const { release: what, share, who, from } = next;
  const times = timesOf(next, now);
  if (share === 100 && isEveryone(who)) {
    const before = from === null ? undefined : say('untilThen', { what: shown(stable) });
    return joined([say('everyoneSeesThen', { what, times }), before]);
  }
  const some = { whom: whom(who), what, times };
  const see = share === 100 ? say('borrowersSee', some) : say('someSee', { ...some, share });
  return joined([see, say('othersSee', { what: shown(stable) })]);
}

function trialWords(pointer: Pointer, now: Date): readonly Told[] {
  const trial = trialOf(pointer);
  if (trial === undefined) return [];
  const { release } = trial;
  if (isOver(trial, now)) return [say('trialOver', { release, at: moment(String(trial.until)) })];
  if (trial.share === 0) return [say('trialOfNobody', { release })];
  return trial.held ? [say('held', { release })] : [];
}

/** What borrowers read where it is off, in each of their languages; nothing where the program says it in its own words. */
export function readOff(what: Switch['what'], given: OffWords): Told | undefined {
  const own = what === 'call' ? wordsOfCall(null) : null;
  if (given === null && own === null) return undefined;
  const read = Object.entries(languages).map(([tag, language]) => {
    const [words, others] = [given, own].map((each) => each?.[tag as keyof Told]);
    if (words !== undefined) return say('wordsIn', { words, language });
    return others === undefined
      ? say('appsOwnIn', { language })
      : say('ownWordsIn', { words: others, language });
  });
  return joined(read, ', ');
}

const withWords =
  (what: Switch['what']) =>
  ([name, given]: readonly [string, OffWords]): Told => {
    const read = readOff(what, given);
    return read === undefined ? asIs(name) : joined([asIs(`${name} (`), read, asIs(')')], '');
  };

const named = (name: string | Told): Told => (typeof name === 'string' ? asIs(name) : name);

function offWords(off: Off): readonly Told[] {
  const kinds = [
    ['screensOff', Object.entries(off.screens).map(withWords('screen'))],
    ['layoutsOff', off.layouts],
    ['widgetsOff', off.widgets],
    ['callsOff', Object.entries(off.calls).map(withWords('call'))],
    ['releasesOff', off.releases],
  ] as const;
  return kinds.flatMap(([kind, names]) =>
    names.length === 0 ? [] : [say(kind, { names: joined(names.map(named), ', ') })],
  );
}

/** A build by the day from which it was served, and how many of the visits are of it. */
export function buildWords({ firstServed, visits }: KnownBuild): Told {
  const at = moment(firstServed);
  return visits === undefined ? say('build', { at }) : say('buildSeen', { at, visits });
}

/** How many come with each build, where there are several and it is known. */
export function visitWords(builds: readonly KnownBuild[]): readonly Told[] {
  const known = builds.flatMap(({ firstServed, visits }) =>
    visits === undefined ? [] : [say('visitsOf', { visits, at: moment(firstServed) })],
  );
  return known.length < 2 ? [] : [say('visits', { list: joined(known, ', ') })];
}

/** What those see whose page is of another build than this server's, where it differs. */
function otherBuilds(
  pointer: Pointer,
  builds: readonly KnownBuild[],
  own: string,
  now: Date,
): readonly Told[] {
  const mine = pointer.lanes.find(({ contract }) => contract === own);
  const usual = mine === undefined ? undefined : laneWords(mine, now)['en-IN'];
  return pointer.lanes.flatMap((lane) => {
    const build = builds.find(({ contract }) => contract === lane.contract);
    const what = laneWords(lane, now);
    return lane.contract === own || build === undefined || what['en-IN'] === usual
      ? []
      : [say('buildSays', { build: buildWords(build), what })];
  });
}

/** As phones take it: they pass over a release that is off. */
const withoutOff = ({ lanes, ...rest }: Pointer): Pointer => ({
  ...rest,
  lanes: lanes.map((lane) => ({
    ...lane,
    stable: lane.stable !== null && rest.off.releases.includes(lane.stable) ? null : lane.stable,
    next: lane.next !== null && rest.off.releases.includes(lane.next.release) ? null : lane.next,
  })),
});

/** @param own the build of this server. */
export function seen(live: Pointer, builds: readonly KnownBuild[], own: string, now: Date): readonly Told[] {
  const pointer = withoutOff(live);
  const lane = pointer.lanes.find(({ contract }) => contract === own) ?? {
    contract: own,
    stable: null,
    next: null,
  };
  const usual = laneWords(lane, now);
  return [
    // The line that is read at night says what is so now.
    ...(pointer.off.all ? [say('allOff'), say('onceOn', { what: usual })] : [usual]),
    ...trialWords(pointer, now),
    ...otherBuilds(pointer, builds, own, now),
    ...offWords(pointer.off),
  ];
}
