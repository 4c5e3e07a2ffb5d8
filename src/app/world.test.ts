/** Holds what the end of a session leaves on a page: nothing that was kept, shown or asked for in it. */
import configSchema from 'virtual:config-schema';
import { expect, it, vi } from 'vitest';
import { ownReleases } from '../../tests/support/own-releases.ts';
import { spanish } from '../../tests/support/ports.ts';
import { readStartUp } from '../lib/query.ts';
import { loadConfig } from '../platform/config.ts';
import { createTexts } from '../platform/texts.ts';
import { createNavigation } from './navigation.ts';
import { createWorld } from './world.ts';

async function open() {
  const nothing = (): Promise<Response> => Promise.resolve(new Response('{}'));
  const config = await loadConfig(nothing, configSchema, () => Promise.resolve(''), spanish.tag);
  if (!config.ok) throw new Error(config.error.detail);
  return createWorld({
    config: config.value,
    texts: await createTexts(spanish),
    startUp: readStartUp('?sessionId=s1'),
    routes: {},
    navigate: createNavigation().go,
    writes: {},
    releases: ownReleases(),
  });
}

it('a session that ends takes along what it kept, and what was asked for ahead', async () => {
  const world = await open();
  const { storage, bridge } = world.ports;
  storage.write('keep:s1:draft:text', 'mine');
  const abort = vi.fn<() => void>();
  const headers = { date: null, notForwarded: null, release: null };
  const answer = Promise.resolve({ status: 200, text: '{"code":0}', address: '', ...headers });
  world.early.add([{ question: 'loanDetails', answer, abort }]);
  bridge.send({ type: 'logout' });
  expect(abort).toHaveBeenCalledOnce();
  expect(world.early.take('loanDetails')).toBeUndefined();
  expect(storage.read('keep:s1:draft:text')).toBeUndefined();
  expect(window.localStorage).toHaveLength(0);
});
