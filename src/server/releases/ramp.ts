/** Operations on what is live: how many get it, whether that may be raised, and taking it back. */
import { success } from '../../lib/result.ts';
import type { Back, Hold, Share } from '../../model/release-api.generated.ts';
import type { Pointer } from '../../model/release.ts';
import { change, refuse, type Desk, type Outcome } from './desk.ts';
import { isOver, trialOf, withHold, withoutStable, withoutTrial, withShare } from './lanes.ts';
import { neverShared } from './marks.ts';
import { may, type Person } from './people.ts';
import { ancestorsOf, findRelease, shownPairs } from './versions.ts';

const because = (note = ''): string => (note === '' ? '' : ` Why: ${note}`);

const notOnTrial = ({ lanes }: Pointer, asked?: string): Outcome<never> => {
  const live = [...new Set(lanes.map(({ stable }) => stable).filter((id) => id !== null))];
  const what = asked === undefined ? 'No release is on trial.' : `${asked} is not on trial.`;
  const everyone = live.length === 0 ? '' : ` Everyone has ${live.join(', ')}: \`back\` takes it back.`;
  return refuse(409, `${what}${everyone}`);
};

export const isStep = (percent: number): boolean =>
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;

export function share(desk: Desk, person: Person, asked: Share): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'share',
    expected: asked.expected,
    async work(sql, pointer) {
      const trial = trialOf(pointer);
      if (trial === undefined || (asked.release ?? trial.release) !== trial.release)
        return notOnTrial(pointer, asked.release);
      if (asked.share > 0 && !may(person, 'publisher'))
        return refuse(
          403,
          `${person.name} may set the share to 0 only: for any other a publisher is needed.`,
        );
      if (!isStep(asked.share)) return refuse(400, 'The share goes in steps of 0.01.');
      if (asked.share > 0 && isOver(trial, desk.now()))
        return refuse(409, `The trial of ${trial.release} is over. Publish it again with another end.`);
      const release = await findRelease(sql, trial.release);
      const all = release === undefined ? '' : neverShared(release.marks);
      if (all !== '' && asked.share !== 0 && asked.share !== 100)
        return refuse(422, `${trial.release} changes ${all}: that goes to all or to none.`);
      const words =
        trial.share === asked.share
          ? `The share of ${trial.release} was ${asked.share} % already.`
          : `The share of ${trial.release} went from ${trial.share} % to ${asked.share} %.${because(asked.note)}`;
      return success({ pointer: { lanes: withShare(pointer.lanes, asked.share), off: pointer.off }, words });
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
      if (!held && !may(person, 'publisher'))
        return refuse(
          403,
          `${person.name} may hold a share; to let it be raised again a publisher is needed.`,
        );
      const now = held ? 'is held: only a person raises it' : 'may be raised by the guard again';
      const words = `The share of ${trial.release} ${now}.${because(note)}`;
      return success({ pointer: { lanes: withHold(pointer.lanes, held), off: pointer.off }, words });
    },
  });
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
          words: "There is nothing to take back: everyone sees the build's own definitions already.",
        });
      if (trial !== undefined && asked === trial.release)
        return success({
          pointer: { lanes: withoutTrial(lanes), off },
          words: `${asked} was taken back: nobody gets it any more.${because(note)}`,
        });
      if (!lanes.some((lane) => lane.stable === asked))
        return refuse(409, `${asked} is not live: there is nothing to take back.`);
      const older = await ancestorsOf(sql, asked);
      const shows = await shownPairs(sql);
      // What is on trial was made over it, and holds it.
      const rest = withoutStable(withoutTrial(lanes), asked, older, shows);
      const also = trial === undefined ? '' : ` ${trial.release}, which was on trial over it, ended too.`;
      return success({
        pointer: { lanes: rest, off },
        words: `${asked} was taken back from everyone.${also}${because(note)}`,
      });
    },
  });
}
