/** Operations on what is live: how many get it, whether that may be raised, and taking it back. */
import { success } from '../../lib/result.ts';
import { because, joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import type { Back, Hold, Share } from '../../model/release-api.generated.ts';
import type { Pointer } from '../../model/release.ts';
import { change, refuse, type Desk, type Outcome } from './desk.ts';
import { readLog } from './log.ts';
import { isOver, trialOf, withHold, withoutStable, withoutTrial, withShare } from './lanes.ts';
import { neverShared } from './marks.ts';
import { may, type Person } from './people.ts';
import { moment } from './say.ts';
import type { Sql } from './port.ts';
import { allReleases, ancestorsIn, findRelease, shownPairs } from './versions.ts';

/** So long after one `back` another may be the same one, of a second person or pressed twice (ms). */
const soon = 5 * 60_000;
/** Lines of the log that are looked at: what changed nothing for borrowers stands in it too. */
const recent = 20;

const notOnTrial = ({ lanes }: Pointer, asked?: string): Outcome<never> => {
  const live = [...new Set(lanes.map(({ stable }) => stable).filter((id) => id !== null))];
  const what = asked === undefined ? say('noTrial') : say('notOnTrial', { release: asked });
  const everyone = live.length === 0 ? undefined : say('backTakes', { releases: live.join(', ') });
  return refuse(409, joined([what, everyone, asked === undefined ? undefined : say('whereAllStand')]));
};

export const isStep = (percent: number): boolean =>
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;

/** By a person, with a note as they wrote it, or by the guard. */
export interface SharedBy extends Omit<Share, 'note'> {
  readonly note?: string | Told;
}

export function share(desk: Desk, person: Person, asked: SharedBy): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'share',
    expected: asked.expected,
    async work(sql, pointer) {
      const trial = trialOf(pointer);
      if (trial === undefined || (asked.release ?? trial.release) !== trial.release)
        return notOnTrial(pointer, asked.release);
      if (asked.share > 0 && !may(person, 'publisher'))
        return refuse(403, say('zeroOnly', { person: person.name }));
      if (!isStep(asked.share)) return refuse(400, say('shareSteps'));
      if (asked.share > 0 && isOver(trial, desk.now()))
        return refuse(409, say('trialIsOver', { release: trial.release }));
      const release = await findRelease(sql, trial.release);
      const all = release && neverShared(release.marks);
      if (all !== undefined && asked.share !== 0 && asked.share !== 100)
        return refuse(422, say('releaseAllOrNone', { release: trial.release, what: all }));
      const words =
        trial.share === asked.share
          ? joined([
              say('shareWas', { release: trial.release, share: asked.share }),
              asked.share === 100 ? say('endsByPublish', { release: trial.release }) : undefined,
            ])
          : joined([
              say('shareWent', { release: trial.release, before: trial.share, share: asked.share }),
              because(asked.note),
            ]);
      return success({
        pointer: { lanes: withShare(pointer.lanes, asked.share, desk.now()), off: pointer.off },
        words,
      });
    },
  });
}

export function hold(desk: Desk, person: Person, { held, note }: Hold): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'hold',
    async work(_sql, pointer) {
      const trial = trialOf(pointer);
      if (trial === undefined) return notOnTrial(pointer);
      if (!held && !may(person, 'publisher')) return refuse(403, say('holdOnly', { person: person.name }));
      const { release } = trial;
      const words =
        trial.held === held
          ? say(held ? 'heldBefore' : 'notHeld', { release })
          : joined([say(held ? 'holds' : 'heldNoMore', { release }), because(note)]);
      return success({ pointer: { lanes: withHold(pointer.lanes, held), off: pointer.off }, words });
    },
  });
}

/** Where the last that was done is a `back`: what it took is not what the next one would take, so that is to be named. */
async function justTaken(sql: Sql, asked: string, now: Date): Promise<Outcome<never> | undefined> {
  const last = (await readLog(sql, recent)).find(({ before, after }) => before !== after);
  if (last?.did !== 'back' || now.getTime() - Date.parse(last.at) > soon) return undefined;
  const done = say('lineOf', { who: last.who, at: moment(last.at), what: last.words });
  return refuse(409, joined([say('justTaken'), done, say('takeToo', { release: asked })], '\n'));
}

export function back(desk: Desk, person: Person, { release, note, expected }: Back): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'back',
    expected,
    async work(sql, pointer) {
      const { lanes, off } = pointer;
      const trial = trialOf(pointer);
      const own = lanes.find(({ contract }) => contract === desk.contract)?.stable;
      const stable = own ?? lanes.find((lane) => lane.stable !== null)?.stable ?? undefined;
      const asked = release ?? trial?.release ?? stable;
      if (asked === undefined)
        return success({
          pointer: { lanes, off },
          words: say('nothingToTake'),
        });
      if (release === undefined && expected === undefined) {
        const taken = await justTaken(sql, asked, desk.now());
        if (taken !== undefined) return taken;
      }
      const more = [say('begunKeep'), say('endBegun', { release: asked })];
      if (trial !== undefined && asked === trial.release)
        return success({
          more,
          pointer: { lanes: withoutTrial(lanes), off },
          words: joined([say('takenFromTrial', { release: asked }), because(note)]),
        });
      if (!lanes.some((lane) => lane.stable === asked))
        return refuse(409, joined([say('notLive', { release: asked }), say('whereAllStand')]));
      const older = ancestorsIn(await allReleases(sql), asked);
      const shows = await shownPairs(sql);
      // What is on trial was made over it, and holds it.
      const rest = withoutStable(withoutTrial(lanes), asked, older, shows);
      const also = trial && say('trialEndedToo', { release: trial.release });
      return success({
        more,
        pointer: { lanes: rest, off },
        words: joined([say('takenFromAll', { release: asked }), also, because(note)]),
      });
    },
  });
}
