// @vitest-environment node
/** What was approved, and what others published since: nothing goes live that nobody looked at. */
import { describe, expect, it } from 'vitest';
import type { Change, ChangeHead, Judged, StudioProject } from '../../model/studio.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { busy, openStudio, type Browser } from './testing.ts';

async function begin(by: Browser, title: string, edit: (files: StudioProject['files']) => Change['files']) {
  const { files } = (await by.ask('project')).body as StudioProject;
  const { id, version } = (await by.ask('changes', { body: { title } })).body as Change;
  const answer = await by.ask(`changes/${id}`, {
    method: 'PUT',
    headers: { 'if-match': `"${version}"` },
    body: { files: edit(files), history: [] },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Change;
}

const words =
  (key: string, en: string, es: string) =>
  (files: StudioProject['files']): Change['files'] =>
    Object.fromEntries(
      Object.entries({ en, es }).map(([tongue, said]) => {
        const name = `locales/${tongue}.json`;
        const texts = JSON.parse(files[name] ?? '') as object;
        return [name, `${JSON.stringify({ ...texts, [key]: said }, null, 2)}\n`];
      }),
    );

const structure =
  (screen: string) =>
  (files: StudioProject['files']): Change['files'] => {
    const name = `screens/${screen}.json`;
    const definition = JSON.parse(files[name] ?? '') as { body: unknown[] };
    const body = [...definition.body, { type: 'text', text: '@app.back' }];
    return { [name]: JSON.stringify({ ...definition, body }, null, 2) };
  };

quickPasswords();

/** Ana's change is approved by Luis, who then publishes words. */
async function approved(edit: Parameters<typeof begin>[2], later: Parameters<typeof begin>[2]) {
  const { as } = await openStudio();
  const [ana, luis] = [await as('ana'), await as('luis')];
  const giveTo = async (by: Browser, { id, version }: Change): Promise<Change> => {
    const body = { version, verdict: 'approved', note: '', notes: {} };
    const answer = await by.ask(`changes/${id}/review`, { body });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };
  const publish = (by: Browser, { id, version }: Change) =>
    by.ask(`changes/${id}/publish`, { body: { version } });
  const change = await begin(ana, 'Hers', edit);
  await ana.ask(`changes/${change.id}/ask`, { body: {} });
  const before = await giveTo(luis, change);
  const other = await begin(luis, 'His', later);
  expect(await publish(luis, other)).toMatchObject({ status: 200 });
  const now = async (): Promise<Change> => (await ana.ask(`changes/${change.id}`)).body;
  const listed = async (): Promise<ChangeHead | undefined> =>
    ((await ana.ask('changes')).body as readonly ChangeHead[]).find(({ id }) => id === change.id);
  const judged = async () => (await ana.ask(`changes/${change.id}/lane`)).body;
  return { ana, luis, before, now, listed, judged, giveTo, publish };
}

describe('an approval, where others published since', () => {
  it(
    'elsewhere, is looked at again, and is then good again',
    async () => {
      const { ana, luis, before, now, listed, judged, giveTo, publish } = await approved(
        structure('repay'),
        words('app.back', 'Once more', 'Otra vez'),
      );
      expect(before).not.toHaveProperty('behind');
      expect(await now()).toMatchObject({ state: 'approved', behind: 'apart' });
      expect(await listed()).toMatchObject({ state: 'approved', behind: 'apart' });
      const { lane, reasons } = (await judged()) as Judged;
      expect([lane, reasons.length]).toEqual(['review', 1]);
      expect(reasons[0]?.['en-IN']).toContain('Another person looks at it again');
      const refused = await publish(ana, before);
      expect(refused).toMatchObject({ status: 409 });
      expect(JSON.stringify(refused.body)).not.toMatch(/npm run|\br\d/);
      // What was refused has made nothing of it.
      expect(await now()).toMatchObject({ release: before.release, overtaken: [], behind: 'apart' });
      const again = await giveTo(luis, await now());
      expect(again).toMatchObject({ state: 'approved', overtaken: [before.release] });
      expect(again).not.toHaveProperty('behind');
      expect(await publish(ana, again)).toMatchObject({ status: 200 });
    },
    // It proves five times.
    3 * busy,
  );

  it(
    'in the same place, does not go live before it is brought up to date and looked at again',
    async () => {
      const { ana, luis, before, now, listed, judged, publish } = await approved(
        (files) => ({ ...structure('repay')(files), ...words('app.back', 'Again', 'De nuevo')(files) }),
        words('app.back', 'Once more', 'Otra vez'),
      );
      expect(await now()).toMatchObject({ state: 'approved', behind: 'same' });
      expect(await listed()).toMatchObject({ behind: 'same' });
      expect(await judged()).toMatchObject({ lane: 'wrong' });
      expect(await publish(ana, before)).toMatchObject({ status: 409 });
      const body = { version: before.version, verdict: 'approved', note: '', notes: {} };
      expect(await luis.ask(`changes/${before.id}/review`, { body })).toMatchObject({ status: 409 });
      const renewed = await ana.ask(`changes/${before.id}/renew`, { body: {} });
      expect(renewed).toMatchObject({ status: 200, body: { state: 'open', release: null } });
      expect(renewed.body).not.toHaveProperty('behind');
      expect(await publish(ana, renewed.body)).toMatchObject({ status: 409 });
    },
    busy,
  );

  it(
    'is told of what was not approved too, where it is the same place, and of nothing that is over',
    async () => {
      const { as } = await openStudio();
      const ana = await as('ana');
      const [one, other] = [
        await begin(ana, 'One', words('app.back', 'One', 'Uno')),
        await begin(ana, 'Other', words('app.back', 'Other', 'Otro')),
      ];
      expect(await ana.ask(`changes/${one.id}/publish`, { body: { version: one.version } })).toMatchObject({
        status: 200,
      });
      const heads = (await ana.ask('changes')).body as readonly ChangeHead[];
      expect(heads.map(({ title, behind }) => [title, behind])).toEqual([
        ['Other', 'same'],
        ['One', undefined],
      ]);
      expect(
        await ana.ask(`changes/${other.id}/publish`, { body: { version: other.version } }),
      ).toMatchObject({ status: 409 });
    },
    busy,
  );
});
