/**
 * The network that a request comes from: so much of its address that a person is one of hundreds, and a client that changes its
 * address within what it was given stays one. It must not know what it is for.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses of machines beside this one, such as a proxy in front. */
const near = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(network, bits);
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(network, bits, 'ipv6');

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');
const isNear = (address: string): boolean => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Of the row of addresses that ends at this server the last that is not beside it: what stands before that, whoever asks could have
 * written. An address that comes directly from far away is not asked whom it speaks for.
 */
function addressOf({ socket, headers }: IncomingMessage): string {
  const peer = plain(socket.remoteAddress ?? '');
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const row = [...told.split(',').map(plain), peer].filter((address) => isIP(address) !== 0).reverse();
  return row.find((address) => !isNear(address)) ?? peer;
}

/** The first three of the eight groups. */
function start(address: string): string {
  const [left = '', right] = address.split('%')[0]?.split('::') ?? [];
  const groups = left.split(':').filter((group) => group !== '');
  const after = right?.split(':').filter((group) => group !== '') ?? [];
  const zeros =
    right === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/** `203.0.113` of 203.0.113.9 (a /24), the first 48 bits of an IPv6 address. */
export function networkOf(request: IncomingMessage): string {
  const address = addressOf(request);
  return isIPv6(address) ? start(address) : address.split('.').slice(0, 3).join('.');
}
