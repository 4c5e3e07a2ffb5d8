/** Holds the choice of a campaign's page: whatever its template answers, there is a page, and one report says why. */
import { expect, it, vi } from 'vitest';
import { ownReleases } from '../../../tests/support/own-releases.ts';
import { createTestPorts, failed, answer, type Answer } from '../../../tests/support/ports.ts';
import es from '../../../locales/es.json' with { type: 'json' };
import type { Json } from '../../model/json.ts';
import { createNotices } from '../notices.ts';
import type { World } from '../world.ts';
import { findCampaign } from './template.ts';

async function find(given: () => Answer, id = '7') {
  const { ports, recorded } = createTestPorts({ answers: { channelTemplate: given }, texts: es });
  const notices = createNotices();
  const toast = vi.spyOn(notices, 'toast');
  const releases = ownReleases();
  const world = { plans: new Map(), ports, notices, texts: ports.texts, config: {}, owner: '', releases };
  const { loaded, values } = await findCampaign(id, world as Partial<World> as World);
  return { id: loaded.plan?.id, values, reports: recorded.reports, toasts: toast.mock.calls };
}

const template = (given: Json): Answer => answer({ id: '7', template: given });
const screen = (given: Json): Answer =>
  template({ screen: { version: 1, title: 'x', ...(given as object) } });

it('is the layout that it names, with its values', async () => {
  const found = await find(() => template({ layout: 'coupon', values: { amount: 5 } }));
  expect(found).toEqual({ id: 'coupon', values: { amount: 5 }, reports: [], toasts: [] });
});

it('is a whole definition within the subset', async () => {
  const found = await find(() => screen({ body: { type: 'text', text: 'Hola' } }));
  expect([found.id, found.reports]).toEqual(['given', []]);
});

it("may insert a fragment of the house's layouts, if nothing of that leaves the promotion", async () => {
  const found = await find(() => screen({ body: { type: 'fragment', of: 'promotion-trust' } }));
  expect([found.id, found.reports]).toEqual(['given', []]);
});

const form = { agreement: 'x' };

it('may insert the captcha of the house beside a field and a source of its own', async () => {
  const found = await find(() =>
    screen({
      state: { sid: '', phone: '', lost: false },
      cookies: { sid: 'state.sid' },
      data: { captcha: { call: 'getCaptcha', send: { sid: '{{state.sid}}' } } },
      body: { type: 'fragment', of: 'promotion-captcha', with: { picture: '{{captcha}}', session: '' } },
    }),
  );
  expect([found.id, found.reports]).toEqual(['given', []]);
});

it.each<[string, () => Answer]>([
  ['status 500', () => failed('status', '500')],
  ['network', () => failed('network')],
  ['timeout', () => failed('timeout')],
  // Not JSON, JSON that ends in the middle, another envelope.
  ['shape', () => failed('shape')],
  ['refused 31', () => failed('refused', '31')],
  ['no template', () => template('classic')],
  ['no template', () => template(['classic'])],
  ['no layout', () => template({ layout: 5 })],
  ['unknown layout', () => template({ layout: '__proto__' })],
  ['breaks the schema of version 1', () => screen({ body: { type: 'buton' } })],
  // It tells the host app what the advertisement brought.
  ['the action bridge', () => screen({ body: { type: 'fragment', of: 'promotion-form', with: form } })],
  ['the action bridge', () => screen({ on: { enter: { do: 'bridge', message: 'logout' } }, body: [] })],
  ['the call loanDetails', () => screen({ data: { loan: { call: 'loanDetails' } }, body: [] })],
  ['the cookie sessionId', () => screen({ state: { a: '' }, cookies: { sessionId: 'state.a' }, body: [] })],
  ['a way out of the promotion', () => screen({ body: { do: 'navigate', to: '/inThe' } })],
])('falls back to the common page, reported once: %s', async (detail, given) => {
  const found = await find(given);
  expect(found).toEqual({
    id: 'classic',
    values: undefined,
    reports: [{ code: 'template-refused', where: 'promotion', detail }],
    toasts: [],
  });
});

it('does not ask for a campaign without an id', async () => {
  const given = vi.fn(() => template({ layout: 'story' }));
  const found = await find(given, '');
  expect([found.id, given.mock.calls.length, found.reports.length]).toEqual(['classic', 0, 1]);
});

it('is the layout of its id, as that was filled in, where the server does not know it', async () => {
  const found = await find(() => failed('refused', '31', 'No existe'), 'story');
  expect(found).toEqual({ id: 'story', values: undefined, reports: [], toasts: [] });
  const known = await find(() => template({ layout: 'coupon' }), 'story');
  expect(known.id).toBe('coupon');
  const broken = await find(() => failed('status', '500'), 'story');
  expect([broken.id, broken.reports.length]).toEqual(['classic', 1]);
});

it('shows what the server says when it refuses', async () => {
  const found = await find(() => failed('refused', '31', 'La campaña terminó'));
  expect([found.id, found.toasts, found.reports.length]).toEqual([
    'classic',
    [['La campaña terminó', undefined]],
    1,
  ]);
});

it('is waited for 8 s, not longer', async () => {
  vi.useFakeTimers();
  const { ports, recorded } = createTestPorts({ texts: es });
  const send = vi
    .spyOn(ports.http, 'send')
    .mockImplementation(
      (_call, _parameters, { signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve(failed('aborted')))),
    );
  const world = {
    plans: new Map(),
    ports,
    notices: createNotices(),
    texts: ports.texts,
    config: {},
    releases: ownReleases(),
    owner: '',
  };
  const found = findCampaign('7', world as Partial<World> as World);
  await vi.advanceTimersByTimeAsync(7999);
  const signal = send.mock.calls[0]?.[2].signal;
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect([(await found).loaded.plan?.id, signal?.aborted]).toEqual(['classic', true]);
  expect(recorded.reports).toMatchObject([{ detail: 'no answer in time' }]);
});
