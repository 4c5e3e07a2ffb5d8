/** One request, whose answer comes as it is on the wire: nothing is unpacked. */
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a phone says. */
export const accepted = 'gzip, deflate, br';

export interface Exact {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export async function exactly(origin: string, path: string): Promise<Exact> {
  const sent = request(origin + path, { agent: false, headers: { 'accept-encoding': accepted } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
