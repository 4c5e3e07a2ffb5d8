// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ShownCampaign } from '../../lib/campaign.ts';
import { ask, listen, makeServer, startBackend } from '../testing.ts';
import { isDone } from './hear.ts';

const cookie = 'sid=a; campaign=verano.verano';
const sms = '/gateway/api/v2/youmi/promotion/get-sms';
const visit =
  '/gateway/api/v2/youmi/promotion/track-visit?page_id=verano&user_from=&client_type=ios&page_type=1&utm_tag=&app_from=';

function box() {
  const heard: string[] = [];
  const hear = ({ layout, id }: ShownCampaign, deed: string): boolean =>
    heard.push(`${deed} ${layout} ${id}`) > 0;
  return { heard, campaigns: { hear } };
}

it.each([
  ['{"code":"00","message":"","data":null}', true],
  ['{"code":0}', true],
  ['{"code":"101"}', false],
  ['{"code":"off"}', false],
  ['<html>', false],
])('%s is done: %s', (body, done) => {
  expect(isDone(body)).toBe(done);
});

it('what the sandbox answers is heard once it is done, of the campaign that the page shows', async () => {
  const { heard, campaigns } = box();
  const app = await makeServer({ campaigns, backend: undefined });
  await app.inject({ url: visit, headers: { cookie } });
  await app.inject({ url: visit });
  await app.inject({
    method: 'POST',
    url: sms,
    headers: { cookie },
    payload: { phone: '1', capcode: 'x', sid: 'none' },
  });
  expect(heard).toEqual(['visits verano verano']);
});

it('what a backend answers is heard too, packed or not, and it never learns of the campaign', async () => {
  const { heard, campaigns } = box();
  const cookies: unknown[] = [];
  const backend = await startBackend((incoming, response) => {
    cookies.push(incoming.headers.cookie);
    const isPacked = incoming.headers['x-packed'] === '1';
    const body = Buffer.from('{"code":"0","message":"","data":null}');
    if (isPacked) response.setHeader('content-encoding', 'gzip');
    response.end(isPacked ? gzipSync(body) : body);
  });
  const origin = await listen(await makeServer({ campaigns, backend }));
  const plain = await ask(origin, sms, { method: 'POST', headers: { cookie }, body: '{}' });
  await ask(origin, sms, { method: 'POST', headers: { cookie, 'x-packed': '1' }, body: '{}' });
  await ask(origin, '/gateway/api/v2/youmi/promotion/get-sid', { headers: { cookie } });
  expect(plain.body).toBe('{"code":"0","message":"","data":null}');
  expect(heard).toEqual(['codes verano verano', 'codes verano verano']);
  expect(cookies).toEqual(['sid=a', 'sid=a', 'sid=a']);
});
