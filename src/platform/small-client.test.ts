/** The stand-in does what http.ts asks of axios. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from './small-client.ts';

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  readonly headers: Record<string, string>;
  opened: readonly unknown[];
  body: unknown;
}

function stub(end: 'onload' | 'onerror' | 'never'): { readonly sent: Sent } {
  const sent: Sent = { headers: {}, opened: [], body: undefined };
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      response = '{"code":0}';
      responseType = '';
      onload = (): void => undefined;
      onerror = (): void => undefined;
      onabort = (): void => undefined;
      onloadend = (): void => undefined;
      open(...opened: readonly unknown[]): void {
        sent.opened = opened;
      }
      setRequestHeader(name: string, value: string): void {
        sent.headers[name] = value;
      }
      getResponseHeader(name: string): string | null {
        return name === 'x-not-forwarded' ? '1' : null;
      }
      send(body: unknown): void {
        sent.body = body;
        if (end !== 'never') this[end]();
        this.onloadend();
      }
      abort(): void {
        this.onabort();
      }
    },
  );
  return { sent };
}

const { request } = client.create();
const config = { method: 'POST', url: '/gateway/a?b=1+2' };

describe('the small client', () => {
  it('sends what it is given and hands back what came', async () => {
    const { sent } = stub('onload');
    const answer = await request({ ...config, data: 'x=1', headers: { dearest: 'y' }, responseType: 'blob' });
    expect(sent.opened).toEqual(['POST', '/gateway/a?b=1+2', true]);
    expect([sent.body, sent.headers['dearest']]).toEqual(['x=1', 'y']);
    expect([answer.status, answer.data, answer.config.url]).toEqual([200, '{"code":0}', '/gateway/a?b=1+2']);
    expect(answer.headers).toEqual({ date: null, 'x-not-forwarded': '1', 'x-release': null });
  });

  it('rejects with a code when nothing came', async () => {
    stub('onerror');
    await expect(request(config)).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  });

  it('is ended by the signal before it is sent', async () => {
    const { sent } = stub('never');
    const ended = request({ ...config, signal: AbortSignal.abort() });
    await expect(ended).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    expect(sent.body).toBeUndefined();
  });
});
