/** Messages to the host app: each delivery, each stand-in of a browser, and hosts that misbehave (docs/contract.md 5). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '../lib/result.ts';
import schema from '../../schemas/bridge.schema.json' with { type: 'json' };
import { createBridge } from './bridge.ts';

const goHome = vi.fn<() => void>();
const open = vi.fn<(url: string) => void>();
const bridge = createBridge({ name: 'NativeBridge', offers: [], goHome, open });
const message = { type: 'goToPage', payload: { page: 'order' } } as const;

type Post = (message: unknown, origin?: string) => void;
const receiver = () => ({ postMessage: vi.fn<Post>() });
const throwing = () => ({
  postMessage: () => {
    throw new Error('the host is gone');
  },
});

beforeEach(() => {
  goHome.mockReset();
  open.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

describe('a message is delivered', () => {
  it('to Android as text', () => {
    const host = receiver();
    vi.stubGlobal('NativeBridge', host);
    expect(bridge.send(message)).toEqual(success('delivered'));
    expect(host.postMessage.mock.calls).toEqual([['{"type":"goToPage","payload":{"page":"order"}}']]);
  });

  it('to iOS as an object', () => {
    const host = receiver();
    vi.stubGlobal('webkit', { messageHandlers: { NativeBridge: host } });
    expect(bridge.send(message)).toEqual(success('delivered'));
    expect(host.postMessage.mock.calls).toEqual([[message]]);
  });

  it('to React Native as text', () => {
    const host = receiver();
    vi.stubGlobal('ReactNativeWebView', host);
    expect(bridge.send({ type: 'goMine' })).toEqual(success('delivered'));
    expect(host.postMessage.mock.calls).toEqual([['{"type":"goMine"}']]);
  });

  it('to the preview frame of the same origin, and to that origin only', () => {
    const parent = { location: { origin: window.location.origin }, ...receiver() };
    vi.stubGlobal('parent', parent);
    expect(bridge.send(message)).toEqual(success('delivered'));
    expect(parent.postMessage.mock.calls).toEqual([[message, window.location.origin]]);
  });

  it('to the first of them that exists, and only there', () => {
    const hosts = [receiver(), receiver(), receiver(), receiver()] as const;
    const [android, ios, reactNative, preview] = hosts;
    const counts = (): readonly number[] => hosts.map((host) => host.postMessage.mock.calls.length);
    vi.stubGlobal('parent', { location: { origin: window.location.origin }, ...preview });
    bridge.send(message);
    vi.stubGlobal('ReactNativeWebView', reactNative);
    bridge.send(message);
    expect(counts()).toEqual([0, 0, 1, 1]);
    vi.stubGlobal('webkit', { messageHandlers: { NativeBridge: ios } });
    bridge.send(message);
    vi.stubGlobal('NativeBridge', android);
    bridge.send(message);
    expect(counts()).toEqual([1, 1, 1, 1]);
  });

  it('by the configured name', () => {
    const host = receiver();
    vi.stubGlobal('Lender', host);
    expect(bridge.send(message)).toEqual(failure('absent'));
    expect(createBridge({ name: 'Lender', offers: [], goHome, open }).send(message)).toEqual(
      success('delivered'),
    );
  });
});

describe('nothing takes a message', () => {
  it.each<[string, unknown]>([
    [
      'a parent of another origin',
      { location: { origin: 'https://evil.example' }, postMessage: vi.fn<Post>() },
    ],
    [
      'a parent that may not be read',
      {
        get location(): never {
          throw new DOMException('blocked', 'SecurityError');
        },
        postMessage: vi.fn<Post>(),
      },
    ],
  ])('in %s', (_, parent) => {
    vi.stubGlobal('parent', parent);
    expect(bridge.send(message)).toEqual(failure('absent'));
    expect((parent as ReturnType<typeof receiver>).postMessage).not.toHaveBeenCalled();
  });

  it.each([undefined, null, 'text', 5, {}, { postMessage: 'no function' }])(
    'where the host is %j',
    (host) => {
      vi.stubGlobal('NativeBridge', host);
      vi.stubGlobal('webkit', host);
      vi.stubGlobal('ReactNativeWebView', host);
      expect(bridge.send(message)).toEqual(failure('absent'));
    },
  );

  it.each([
    'goToPage',
    'goToPageList',
    'goMine',
    'logout',
    'goRate',
    'confirmBurialPoint',
    'bankStart',
    'bankEnd',
    'adConversion',
    'constructor',
    '__proto__',
  ])('in a browser that has no stand-in for %s', (type) => {
    expect(bridge.send({ type })).toEqual(failure('absent'));
  });
});

describe('a browser', () => {
  it.each([
    [{ phone: '+52 (55) 1234-5678' }, 'tel:+525512345678'],
    [{ phone: 5512345678 }, 'tel:5512345678'],
    [{ phone: 'javascript:alert(1)' }, 'tel:1'],
  ])('calls %j', (payload, url) => {
    expect(bridge.send({ type: 'callPhone', payload })).toEqual(success('fallback'));
    expect(open.mock.calls).toEqual([[url]]);
  });

  it.each([undefined, null, [], '55', {}, { phone: '' }, { phone: 'ask us' }, { phone: null }])(
    'cannot call %j',
    (payload) => {
      const sent = bridge.send(
        payload === undefined ? { type: 'callPhone' } : { type: 'callPhone', payload },
      );
      expect(sent).toEqual(failure('absent'));
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('goes back for close', () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    expect(bridge.send({ type: 'close' })).toEqual(success('fallback'));
    expect(back).toHaveBeenCalledOnce();
  });

  it('goes to its own home', () => {
    expect(bridge.send({ type: 'goHome' })).toEqual(success('fallback'));
    expect(goHome).toHaveBeenCalledOnce();
  });
});

describe('a host that throws', () => {
  it.each([
    ['goToPage', failure('failed')],
    ['callPhone', failure('failed')],
    ['goHome', failure('failed')],
    ['logout', failure('failed')],
    ['close', success('delivered')],
    ['bankEnd', success('delivered')],
  ])('breaks nothing for %s', (type, expected) => {
    vi.stubGlobal('NativeBridge', throwing());
    expect(bridge.send({ type })).toEqual(expected);
    expect(goHome).not.toHaveBeenCalled();
  });
});

describe('the log', () => {
  const log = (): unknown => JSON.parse(window.sessionStorage.getItem('bridge-log') ?? 'null');

  it('holds nothing until it is switched on', () => {
    bridge.send(message);
    expect(log()).toBeNull();
  });

  it('holds the last fifty, delivered or not', () => {
    window.sessionStorage.setItem('bridge-log-on', '1');
    for (let number = 0; number < 60; number += 1) bridge.send({ type: 'goMine', payload: { number } });
    const messages = log() as { type: string; payload: { number: number }; at: number }[];
    expect(messages.map(({ payload }) => payload.number)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 10),
    );
    expect(messages[0]).toEqual({
      type: 'goMine',
      payload: { number: 10 },
      at: expect.any(Number) as number,
    });
  });

  it.each(['{', '{}', 'null', '5'])('starts again after %s', (broken) => {
    window.sessionStorage.setItem('bridge-log-on', '1');
    window.sessionStorage.setItem('bridge-log', broken);
    bridge.send({ type: 'goMine' });
    bridge.send({ type: 'goMine' });
    expect(log()).toHaveLength(2);
  });

  it('holds no number of a card or an account, though the host gets it', () => {
    const host = receiver();
    vi.stubGlobal('NativeBridge', host);
    window.sessionStorage.setItem('bridge-log-on', '1');
    const numbers = ['4111111111111111', '4111 1111 1111 1111', '5000-0098-7654-3377', '646180000123456789'];
    const payload = { bankName: 'BBVA', numbers, cardNo: 4_111_111_111_111_111, note: 'card 400000123456 x' };
    bridge.send({ type: 'bankStart', payload });
    const [kept] = log() as [{ payload: unknown; at: number }];
    expect(kept.payload).toEqual({
      bankName: 'BBVA',
      numbers: ['••••1111', '••••1111', '••••3377', '••••6789'],
      cardNo: '••••1111',
      note: 'card ••••3456 x',
    });
    expect(kept.at).toBeTypeOf('number');
    expect(host.postMessage.mock.calls).toEqual([[JSON.stringify({ type: 'bankStart', payload })]]);
  });

  // Whoever adds a member with such a name decides what the log keeps of it.
  it('is told of no other number or code that opens something', () => {
    const names = (part: unknown): readonly string[] =>
      typeof part !== 'object' || part === null
        ? []
        : Object.entries(part).flatMap(([name, inner]) => [
            ...(name === 'properties' ? Object.keys(inner as object) : []),
            ...names(inner),
          ]);
    const found = names(schema).filter((name) => /code|otp|pin$|cvv|account|clabe|card/i.test(name));
    expect([...new Set(found)]).toEqual(['cardNo']);
  });

  it('goes with the session', () => {
    window.sessionStorage.setItem('bridge-log-on', '1');
    bridge.send(message);
    bridge.send({ type: 'logout' });
    expect(log()).toMatchObject([{ type: 'logout' }]);
  });

  it('holds phones, order numbers and what else is short as they are', () => {
    window.sessionStorage.setItem('bridge-log-on', '1');
    const payload = { phone: '+52 55 5000 1234', orderNo: '20260131174', page: 'order' };
    bridge.send({ type: 'goToPage', payload });
    expect(log()).toMatchObject([{ payload }]);
  });

  it('does not matter where storage is blocked', () => {
    const host = receiver();
    vi.stubGlobal('NativeBridge', host);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(bridge.send(message)).toEqual(success('delivered'));
  });
});

it('an optional message goes only to a host that is said to know it', () => {
  const postMessage = vi.fn<(text: string) => void>();
  vi.stubGlobal('NativeBridge', { postMessage });
  const message = { type: 'saveFile', payload: { name: 'a.ics', type: 'text/calendar', base64: 'QQ==' } };
  expect(bridge.send(message)).toEqual(failure('absent'));
  expect(postMessage).not.toHaveBeenCalled();
  const knowing = createBridge({ name: 'NativeBridge', offers: ['saveFile'], goHome, open });
  expect(knowing.send(message)).toEqual(success('delivered'));
  expect(postMessage.mock.calls).toEqual([[JSON.stringify(message)]]);
});
