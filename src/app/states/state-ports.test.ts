/** What a person looks at in a state is all that some phone shows: what only some can do is drawn as well. */
import { expect, it } from 'vitest';
import { createNotices } from '../notices.ts';
import { statePorts } from './state-ports.ts';

it('a phone in a state can do what any phone can', () => {
  const config = { allowedOrigins: [], openOrigins: [], schemeUrl: '' } as never;
  const { device } = statePorts({
    http: {} as never,
    texts: {} as never,
    config,
    notices: createNotices(),
  });
  const features = ['bridge', 'clipboard', 'geolocation', 'camera', 'save'];
  expect(features.filter((feature) => !device.features.has(feature))).toEqual([]);
});
