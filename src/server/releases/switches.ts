/** Switching something off for everyone at once, whatever release they have, and on again. */
import { isDeepStrictEqual } from 'node:util';
import { listed, nearest } from '../../check/report/nearest.ts';
import { lookUp } from '../../lib/look-up.ts';
import { fallbackLayout } from '../../lib/promotion.ts';
import { success } from '../../lib/result.ts';
import { because, joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import type { Switch } from '../../model/release-api.generated.ts';
import type { BuildContract, Off, OffWords, Pointer } from '../../model/release.ts';
import { change, refuse, type Desk, type Outcome } from './desk.ts';
import { releasesIn } from './lanes.ts';
import { readOff } from './say.ts';
import type { Person } from './people.ts';
import type { Sql } from './port.ts';
import { findRelease } from './versions.ts';

type What = Exclude<Switch['what'], 'all'>;

const lists = { screen: 'screens', call: 'calls' } as const;
const names = { layout: 'layouts', widget: 'widgets', release: 'releases' } as const;

/** With it off, or on. */
function withSwitch(off: Off, what: Switch['what'], name: string, isOff: boolean, words: OffWords): Off {
  if (what === 'all') return { ...off, all: isOff };
  if (what === 'screen' || what === 'call') {
    const { [name]: _before, ...rest } = off[lists[what]];
    return { ...off, [lists[what]]: isOff ? { ...rest, [name]: words } : rest };
  }
  const rest = off[names[what]].filter((each) => each !== name);
  return { ...off, [names[what]]: isOff ? [...rest, name] : rest };
}

const isOffNow = (off: Off, what: What, name: string): boolean =>
  what === 'screen' || what === 'call'
    ? Object.keys(off[lists[what]]).includes(name)
    : off[names[what]].includes(name);

/** Those that it has already stay in each language, where no others are given. */
const wordsNow = (off: Off, what: Switch['what'], name: string): OffWords =>
  (what === 'screen' || what === 'call' ? lookUp(off[lists[what]], name) : undefined) ?? null;

/** Of all builds that may be seen, and of releases. */
async function known(sql: Sql, what: What): Promise<readonly string[]> {
  if (what === 'release') return (await sql.all('SELECT id FROM releases')).map((row) => String(row['id']));
  const rows = await sql.all('SELECT text FROM builds');
  const contracts = rows.map((row) => JSON.parse(String(row['text'])) as BuildContract);
  if (what === 'widget' || what === 'call')
    return [...new Set(contracts.flatMap((contract) => Object.keys(contract[`${what}s`])))];
  const folder = `${what}s/`;
  const built = contracts.flatMap(({ builtIn }) => Object.keys(builtIn));
  const releases = await sql.all('SELECT parts FROM releases');
  const added = releases.flatMap((row) => Object.keys(JSON.parse(String(row['parts'])) as object));
  const parts = [...built, ...added].filter((part) => part.startsWith(folder));
  return [...new Set(parts.map((part) => part.slice(folder.length)))];
}

/** What was meant; where nobody can tell, what there is. */
function guessed(what: What, name: string, all: readonly string[]): Told | undefined {
  if (all.includes(name)) return undefined;
  if (what === 'release') return say('whereAllStand');
  const near = nearest(name, all);
  return near === undefined ? say('thereAre', { names: listed(all) }) : say('didYouMean', { name: near });
}

async function unknown(sql: Sql, what: What, name: string): Promise<Outcome<never> | undefined> {
  const all = await known(sql, what);
  if (all.includes(name)) return undefined;
  return refuse(404, joined([say('noSuch', { what: say(what), name }), guessed(what, name, all)]));
}

/** Whether a release that is live for some or all has a screen of its own by this name. */
async function isReleased(sql: Sql, name: string, lanes: Pointer['lanes']): Promise<boolean> {
  const releases = await Promise.all(releasesIn(lanes).map((id) => findRelease(sql, id)));
  return releases.some((release) => Object.keys(release?.parts ?? {}).includes(`screens/${name}`));
}

const effects: Readonly<Record<Exclude<Switch['what'], 'screen'>, Told>> = {
  layout: say('effectOfLayout'),
  widget: say('effectOfWidget'),
  call: say('effectOfCall'),
  release: say('effectOfRelease'),
  all: say('effectOfAll'),
};

/** What happens to who uses it, in words. */
async function effectsOf(
  { bench, contract }: Desk,
  sql: Sql,
  what: Switch['what'],
  name: string,
  lanes: Pointer['lanes'],
): Promise<readonly Told[]> {
  if (what === 'screen') {
    const isShown = await isReleased(sql, name, lanes);
    return [say(isShown ? 'effectOfScreen' : 'effectOfScreenClosed'), say('openPagesKeep')];
  }
  if (what === 'widget') {
    const screens = await bench.screensWith(contract, name);
    const all = screens.join(', ');
    return [effects[what], all === '' ? say('noScreenHasIt') : say('screensHaveIt', { names: all })];
  }
  return [what === 'layout' && name === fallbackLayout ? say('effectOfFallback') : effects[what]];
}

function turned(what: Switch['what'], name: string, isOff: boolean): Told {
  if (what === 'all') return say(isOff ? 'everythingOff' : 'everythingOn');
  return say(isOff ? 'off' : 'on', { what: say(what), name });
}

const wasOff = (what: Switch['what'], name: string): Told =>
  what === 'all' ? say('allWasOff') : say('wasOff', { what: say(what), name });

export async function turn(
  desk: Desk,
  person: Person,
  isOff: boolean,
  { what, name, words, note = '' }: Switch,
): Promise<Outcome> {
  if (what === 'all' && name !== undefined) return refuse(400, say('allHasNoName'));
  if (what !== 'all' && name === undefined) return refuse(400, say('sayWhich', { what: say(what) }));
  if (words !== undefined && what !== 'screen' && what !== 'call')
    return refuse(400, say('onlyThoseHaveWords'));
  if (words !== undefined && !isOff) return refuse(400, say('wordsWithOff'));
  return change(desk, {
    person,
    did: isOff ? 'off' : 'on',
    async work(sql, { lanes, off }: Pointer) {
      if (what !== 'all' && isOff) {
        const missing = await unknown(sql, what, name ?? '');
        if (missing !== undefined) return missing;
      }
      if (what !== 'all' && !isOff && !isOffNow(off, what, name ?? '')) {
        const was = say('wasNotOff', { what: say(what), name: name ?? '' });
        return success({
          pointer: { lanes, off },
          words: joined([was, guessed(what, name ?? '', await known(sql, what))]),
        });
      }
      const before = wordsNow(off, what, name ?? '');
      const own = words === undefined ? before : { ...before, ...words };
      if (what === 'all' && !isOff && !off.all)
        return success({ pointer: { lanes, off }, words: say('nothingWasOff') });
      const next = withSwitch(off, what, name ?? '', isOff, own);
      const isSame = isOff && isDeepStrictEqual(next, off);
      const read = isOff ? readOff(what, own) : undefined;
      return success({
        pointer: { lanes, off: isSame ? off : next },
        // The log tells what borrowers read, too.
        words: joined([
          isSame ? wasOff(what, name ?? '') : turned(what, name ?? '', isOff),
          read && say(what === 'screen' ? 'closedReads' : 'borrowersRead', { words: read }),
          because(note),
        ]),
        more: isOff ? await effectsOf(desk, sql, what, name ?? '', lanes) : [],
      });
    },
  });
}
