import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

const from = (remoteAddress: string | undefined, forwarded?: string): string =>
  networkOf({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as IncomingMessage);

it.each([
  ['203.0.113.9', undefined, '203.0.113'],
  ['::ffff:203.0.113.9', undefined, '203.0.113'],
  ['2001:db8:7:8:9::1', undefined, '8193:3512:7'],
  ['2001:db8::1', undefined, '8193:3512:0'],
  // A proxy beside this server says whom it speaks for; what stands before that, the client itself may have written.
  ['127.0.0.1', '203.0.113.9', '203.0.113'],
  ['::1', '2001:db8:7::5', '8193:3512:7'],
  ['10.0.0.2', '198.51.100.1, 203.0.113.9, 10.0.0.7', '203.0.113'],
  ['::ffff:192.168.1.4', '8.8.8.8,203.0.113.9', '203.0.113'],
  ['127.0.0.1', 'unknown, nobody', '127.0.0'],
  ['127.0.0.1', undefined, '127.0.0'],
  // Whoever comes from far away speaks for itself alone.
  ['203.0.113.9', '198.51.100.1', '203.0.113'],
  [undefined, undefined, ''],
])('of %s, which speaks for %s, is %s', (peer, forwarded, network) => {
  expect(from(peer, forwarded)).toBe(network);
});
