/**
 * Where the studio is: under which host name it answers, and on which other origin its phone stands, so that what a definition does
 * never runs beside who may publish. It must not know what is served there.
 */
import type { Result } from '../../lib/result.ts';
import { failure, success } from '../../lib/result.ts';

export type StudioPlace =
  /** On this machine alone: the studio on `localhost`, the phone on the address, whatever the port. */
  | { readonly kind: 'machine'; readonly publicUrl: string | null; readonly demo: boolean }
  /** Under a name of its own, by https; the phone is where the product is. */
  | { readonly kind: 'host'; readonly host: string; readonly publicUrl: string };

export const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`);

const isSecureOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return protocol === 'https:' && href === `${origin}/`;
};

export interface Asked {
  readonly studioHost: string | undefined;
  readonly publicUrl: string | undefined;
  readonly host: string;
  readonly backend: string | undefined;
}

/** Undefined: there is none. */
export function placeOf({
  studioHost,
  publicUrl,
  host,
  backend,
}: Asked): Result<StudioPlace | undefined, string> {
  if (publicUrl !== undefined && !isSecureOrigin(publicUrl))
    return failure(`PUBLIC_URL must be an origin like https://app.example.com, not "${publicUrl}".`);
  const open = publicUrl === undefined ? null : new URL(publicUrl).origin;
  if (studioHost === undefined) {
    const isHere = backend === undefined && isLoopback(host);
    return success(isHere ? { kind: 'machine', publicUrl: open, demo: true } : undefined);
  }
  const name = studioHost.toLowerCase();
  if (!hostName.test(name))
    return failure(
      `STUDIO_HOST must be a host name like studio.example.com, without https:// and port, not "${studioHost}".`,
    );
  if (open === null)
    return failure('STUDIO_HOST needs PUBLIC_URL too: the origin of the product, where its phone stands.');
  if (new URL(open).hostname === name)
    return failure('STUDIO_HOST must be another host than that of PUBLIC_URL.');
  return success({ kind: 'host', host: name, publicUrl: open });
}

/** By https the browser keeps the name for this host alone, which it does not take over plain HTTP. */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-studio' : 'studio');
export const isStudioCookie = (pair: string): boolean => /^(?:__Host-)?studio(?:\.\w+)?=/.test(pair);

export interface Origins {
  readonly studio: string;
  readonly phone: string;
}

/** Whom a request asks, by its `Host`. */
export type Addressed = 'studio' | 'phone' | 'other';

const splitHost = (header: string): { readonly name: string; readonly port: string } => {
  const [, name = '', port = ''] = /^(.*?)(:\d{1,5})?$/.exec(header.toLowerCase()) ?? [];
  return { name, port };
};

export function addressed(place: StudioPlace, header = ''): Addressed {
  const { name, port } = splitHost(header);
  if (place.kind === 'machine')
    return name === 'localhost' ? 'studio' : ['127.0.0.1', '[::1]'].includes(name) ? 'phone' : 'other';
  if (name === place.host && (port === '' || port === ':443')) return 'studio';
  return header.toLowerCase() === new URL(place.publicUrl).host ? 'phone' : 'other';
}

/** @param header of the request: on this machine the port is whatever leads here. */
export function originsOf(place: StudioPlace, header = ''): Origins {
  if (place.kind === 'host') return { studio: `https://${place.host}`, phone: place.publicUrl };
  const { name, port } = splitHost(header);
  const phone = name === '[::1]' ? name : '127.0.0.1';
  return { studio: `http://localhost${port}`, phone: `http://${phone}${port}` };
}
