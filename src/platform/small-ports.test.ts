/** The ports of a few lines: the clock, the reporter, the router and the URL rule on this page. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../tests/support/console.ts';
import { clock } from './clock.ts';
import { createReporter, sendCode } from './reporter.ts';
import { createRouter, locationOf } from './router.ts';
import { createUrls } from './urls.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the clock', () => {
  it('waits as long as it is told', async () => {
    vi.useFakeTimers();
    const done = vi.fn<() => void>();
    void clock.wait(5500, new AbortController().signal).then(done);
    await vi.advanceTimersByTimeAsync(5499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it("tells the phone's time", () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    expect(clock.now()).toBe(1_700_000_000_000);
  });

  it('ends at once with its screen, and leaves no timer', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const waited = clock.wait(5500, controller.signal);
    controller.abort();
    await waited;
    expect(vi.getTimerCount()).toBe(0);
    await clock.wait(5500, controller.signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the reporter', () => {
  const recorded = () => {
    const lines: string[] = [];
    return { lines, reporter: createReporter((line) => lines.push(line)) };
  };

  it('writes once for each code and place', () => {
    const { lines, reporter } = recorded();
    reporter.report({ code: 'refused-url', where: 'repay:body.0', detail: 'image' });
    reporter.report({ code: 'refused-url', where: 'repay:body.0', detail: 'link' });
    reporter.report({ code: 'refused-url', where: 'repay:body.1', detail: '' });
    reporter.report({ code: 'node-threw', where: 'repay:body.0', detail: '' });
    expect(lines).toEqual([
      'refused-url at repay:body.0: image',
      'refused-url at repay:body.1',
      'node-threw at repay:body.0',
    ]);
  });

  it('lets data forge no lines, and none is long', () => {
    const { lines, reporter } = recorded();
    reporter.report({
      code: 'node-threw',
      where: 'a',
      detail: `x\r\nforged at b\u001b[2J\u2028${'y'.repeat(999)}`,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^node-threw at a: x forged at b \[2J y+$/);
    expect(lines[0]).toHaveLength(300);
  });

  it('sends the code alone, and no more than twenty', () => {
    const sent: string[] = [];
    const reporter = createReporter(
      () => undefined,
      (code) => sent.push(code),
    );
    for (let place = 0; place < 25; place += 1)
      reporter.report({
        code: 'refused-url',
        where: `repay:body.${place}`,
        detail: 'https://a.example/?id=7',
      });
    expect(sent).toEqual(Array.from({ length: 20 }, () => 'refused-url'));
  });

  it('sends to the server that filled the page in, and to no other', async () => {
    const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
    vi.stubGlobal('navigator', { sendBeacon });
    vi.stubGlobal('document', { getElementById: () => null });
    sendCode('node-threw');
    expect(sendBeacon).not.toHaveBeenCalled();
    vi.stubGlobal('document', { getElementById: () => ({ textContent: '{}' }) });
    sendCode('refused-url');
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect([url, body?.type, await body?.text()]).toEqual([
      '/reports',
      'application/json',
      '{"code":"refused-url"}',
    ]);
  });

  it('warns on the console', () => {
    createReporter().report({ code: 'node-threw', where: 'a', detail: '' });
    expectConsole('warn: node-threw at a');
  });
});

describe('the router', () => {
  const kept = { sessionId: 's 1', isNeedPop: '1' };

  it.each([
    ['/inThe', {}, '/inThe?sessionId=s%201&isNeedPop=1'],
    [
      '/inThe',
      { orderId: '174', productId: '1' },
      '/inThe?sessionId=s%201&isNeedPop=1&orderId=174&productId=1',
    ],
    ['/inThe', { sessionId: 'other' }, '/inThe?sessionId=other&isNeedPop=1'],
    ['/promotion#/', { id: 'a&b' }, '/promotion?sessionId=s%201&isNeedPop=1&id=a%26b#/'],
  ])('goes to %s with %j', (to, query, expected) => {
    const navigate = vi.fn<(to: string | number, options?: { readonly replace: boolean }) => void>();
    const router = createRouter({ kept, navigate, canGoBack: () => true, close: () => undefined });
    router.navigate(to, query, { replace: true });
    expect(navigate.mock.calls).toEqual([[expected, { replace: true }]]);
  });

  it('adds nothing where there is nothing to add', () => {
    expect(locationOf('/', {}, {})).toBe('/');
  });

  it('goes back within the app, and closes the page at its first screen', () => {
    const navigate = vi.fn<(to: string | number) => void>();
    const close = vi.fn<() => void>();
    createRouter({ kept, navigate, canGoBack: () => true, close }).back();
    expect([navigate.mock.calls, close.mock.calls]).toEqual([[[-1]], []]);
    createRouter({ kept, navigate, canGoBack: () => false, close }).back();
    expect([navigate.mock.calls, close.mock.calls]).toEqual([[[-1]], [[]]]);
  });
});

describe('URLs', () => {
  const made = (openOwn: (url: URL) => boolean) =>
    createUrls({
      openOrigins: [],
      allowedOrigins: ['https://pay.example'],
      schemeUrl: 'lendora://',
      kept: { sessionId: 'me', isNeedPop: '1' },
      openOwn,
    });

  it('are judged against this page', () => {
    const urls = made(() => false);
    expect(urls.check('https://pay.example/x', 'navigate')).toBe('https://pay.example/x');
    expect(urls.check('https://evil.example/x', 'navigate')).toBeUndefined();
    expect(urls.check('tel:1', 'link')).toBe('tel:1');
    expect(urls.check('lendora://x', 'navigate')).toBe('lendora://x');
  });

  it('of the app itself open without a new page', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const openOwn = vi.fn<(url: URL) => boolean>(() => true);
    vi.spyOn(window.location, 'origin', 'get').mockReturnValue('https://app.example');
    made(openOwn).open('https://app.example/inThe?orderId=1');
    expect(openOwn.mock.calls.map(([url]) => url.href)).toEqual(['https://app.example/inThe?orderId=1']);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['https://pay.example/x', 'lendora://product?productId=1', 'tel:123'])(
    '%s opens in place',
    (url) => {
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      const openOwn = vi.fn<(target: URL) => boolean>(() => true);
      made(openOwn).open(url);
      expect(openOwn).not.toHaveBeenCalled();
      expect(assign.mock.calls).toEqual([[url]]);
    },
  );

  it('of this origin that are none of the routes open as a new page', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    vi.spyOn(window.location, 'origin', 'get').mockReturnValue('https://app.example');
    made(() => false).open('https://app.example/help.pdf?sessionId=other');
    // The start-up parameters go along, but what the URL says itself stays.
    expect(assign.mock.calls).toEqual([['https://app.example/help.pdf?sessionId=other&isNeedPop=1']]);
  });

  it('that replace this page leave it out of the history', () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    made(() => false).open('https://pay.example/x', { replace: true });
    expect(replace.mock.calls).toEqual([['https://pay.example/x']]);
  });
});
