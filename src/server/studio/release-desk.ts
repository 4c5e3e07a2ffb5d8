/** What is live, for who looks after it: the releases' own operations, as the person who asks. It must not know a change. */
import { fewPercent } from '../../release/few.ts';
import type { Back, Hold, Ramp, Share, Switch } from '../../model/release-api.generated.ts';
import type { StudioStatus } from '../../model/studio-live.ts';
import { say } from '../../release/operations/say.ts';
import { forStaff } from '../../release/told.ts';
import { complaint } from '../releases/complaint.ts';
import type { Desk, Outcome } from '../releases/desk.ts';
import { raises, ramp } from '../releases/guard/steps.ts';
import { list, log, status } from '../releases/look.ts';
import { may, type Person } from '../releases/people.ts';
import { back, hold, share } from '../releases/ramp.ts';
import { turn } from '../releases/switches.ts';
import { declined } from './asked.ts';
import { releasePerson } from './release-person.ts';
import { operation, type Operation, type Replied } from './studio.ts';

const onCall = ['publisher', 'admin'] as const;

/** How many a wish would reach beyond which a sign-in of just now is asked for. */
const doing = <Body>(
  name: string,
  schema: string,
  role: 'oncall' | 'publisher',
  work: (desk: Desk, person: Person, body: Body) => Promise<Outcome>,
  reach: (body: Body) => number = () => 0,
): Operation =>
  operation<Body>(
    `POST releases/${name}`,
    role === 'oncall' ? onCall : ['publisher'],
    async ({ desk }, { body, signed, language }): Promise<Replied> => {
      const wrong = complaint(schema, body);
      if (wrong !== undefined) return declined(400, wrong);
      const person = releasePerson(signed.person);
      if (!may(person, role)) return declined(403, say('mayNot', { person: person.name, role: say(role) }));
      if (reach(body) > fewPercent && !signed.fresh) return declined(403, say('signInAgain'), 'sign-in');
      const outcome = await work(desk, person, body);
      if (!outcome.ok) return declined(outcome.error.status, outcome.error.words);
      return { body: { words: outcome.value.words.map((each) => forStaff(each)[language]) } };
    },
    'object',
  );

const most = (given: unknown): number => {
  const number = Number(given ?? 20);
  return Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 20;
};

export const releaseOperations: readonly Operation[] = [
  operation('GET releases/status', 'signed', async ({ desk }, { language }) => ({
    body: {
      ...(await status(desk, language, forStaff)),
      raises: await raises(desk.store, desk.live.live().pointer),
    } satisfies StudioStatus,
  })),
  operation('GET releases/list', 'signed', async ({ desk }, { language }) => ({
    body: await list(desk, language, forStaff),
  })),
  operation('GET releases/log', 'signed', async ({ desk }, { language, query }) => ({
    body: await log(desk, most(query['most']), language),
  })),
  doing<Share>('share', 'Share', 'oncall', share, (body) => body.share),
  doing<Hold>('hold', 'Hold', 'oncall', hold),
  doing<Ramp>('ramp', 'Ramp', 'publisher', ramp, ({ steps }) =>
    Math.max(0, ...steps.map((step) => step.share)),
  ),
  doing<Back>('back', 'Back', 'oncall', back),
  doing<Switch>('off', 'Switch', 'oncall', (desk, person, body) => turn(desk, person, true, body)),
  doing<Switch>('on', 'Switch', 'oncall', (desk, person, body) => turn(desk, person, false, body)),
];
