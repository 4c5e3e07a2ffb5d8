/**
 * Hears the calls of promotions go by, whoever answers them: a visit when its page says so, a code and a registration once the
 * answer says that it is done. It must not know what is counted of them.
 */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import contract from '../../../schemas/backend.openapi.json' with { type: 'json' };
import { campaignOf } from '../../lib/campaign.ts';
import type { CampaignDeed } from '../../model/studio-live.ts';
import { pathOf } from '../path-of.ts';
import { networkOf } from '../releases/guard/network.ts';
import type { Campaigns } from './campaigns.ts';

const operations: Readonly<Record<string, CampaignDeed>> = {
  trackVisit: 'visits',
  getSms: 'codes',
  register: 'registrations',
};

/** By method and path below the base path. */
const heard: ReadonlyMap<string, CampaignDeed> = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => {
      const deed = operations[operationId as string];
      return deed === undefined ? [] : [[`${method.toUpperCase()} ${path}`, deed] as const];
    }),
  ),
);

/** No answer of these calls is longer. */
const longest = 16 * 1024;

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: longest }),
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: longest }),
  deflate: (bytes) => inflateSync(bytes, { maxOutputLength: longest }),
};

/** Envelopes A and D of the contract: a code whose number is 0. */
export function isDone(bytes: Buffer | string, encoding = ''): boolean {
  try {
    const plain = typeof bytes === 'string' ? bytes : (unpack[encoding]?.(bytes) ?? bytes).toString();
    const { code } = JSON.parse(plain) as { readonly code?: unknown };
    return Number.parseInt(String(code), 10) === 0;
  } catch {
    return false;
  }
}

export interface Hearing {
  /** Of an answer that is sent as a whole. */
  whole(request: IncomingMessage, payload: unknown): void;
  /** Of one that goes by. */
  stream(request: IncomingMessage, answer: Readable, encoding: string | undefined): void;
}

export function hearing(apiBase: string, campaigns: Pick<Campaigns, 'hear'>): Hearing {
  const deedOf = ({ method = '', url = '' }: IncomingMessage): CampaignDeed | undefined =>
    url.startsWith(`${apiBase}/`) ? heard.get(`${method} ${pathOf(url.slice(apiBase.length))}`) : undefined;
  function end(
    request: IncomingMessage,
    deed: CampaignDeed,
    bytes: Buffer | string,
    encoding?: string,
  ): void {
    const shown = campaignOf(request.headers.cookie);
    if (shown !== undefined && isDone(bytes, encoding)) campaigns.hear(shown, deed, networkOf(request));
  }
  return {
    whole(request, payload) {
      const deed = deedOf(request);
      if (deed !== undefined && (typeof payload === 'string' || Buffer.isBuffer(payload)))
        end(request, deed, payload);
    },
    stream(request, answer, encoding) {
      const deed = deedOf(request);
      if (deed === undefined) return;
      const parts: Buffer[] = [];
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= longest) parts.push(part);
      });
      answer.once('end', () => {
        if (size <= longest) end(request, deed, Buffer.concat(parts), encoding);
      });
    },
  };
}
