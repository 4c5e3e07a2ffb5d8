/** The phone: copying, the position and the features of the running app, each also where it is blocked. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '../lib/result.ts';
import { createDevice } from './device.ts';

const device = createDevice({
  bridgeName: 'NativeBridge',
  offersSave: false,
  send: () => failure('absent'),
});
const define = (name: string, value: unknown): void => {
  Object.defineProperty(navigator, name, { configurable: true, value });
};

afterEach(() => {
  for (const name of ['clipboard', 'geolocation', 'mediaDevices']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'execCommand');
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('copy', () => {
  /** Stands in for the copying of browsers before the clipboard; notes what was selected, and where. */
  function selecting(outcome: boolean | Error): { text: string; inDialog: boolean }[] {
    const copied: { text: string; inDialog: boolean }[] = [];
    Object.defineProperty(document, 'execCommand', {
      configurable: true,
      value(command: string) {
        const area = document.querySelector('textarea');
        if (command === 'copy' && area !== null)
          copied.push({ text: area.value, inDialog: area.closest('dialog') !== null });
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    });
    return copied;
  }

  it('uses the clipboard', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    define('clipboard', { writeText });
    expect(await device.copy('1234')).toBe(true);
    expect(writeText.mock.calls).toEqual([['1234']]);
  });

  it.each([
    ['no clipboard', undefined],
    [
      'a clipboard that refuses',
      { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    ],
  ])('selects the text with %s, and gives the focus back', async (_, clipboard) => {
    define('clipboard', clipboard);
    const copied = selecting(true);
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    expect(await device.copy('12\n34')).toBe(true);
    expect(copied).toEqual([{ text: '12\n34', inDialog: false }]);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('selects inside the open dialog, where alone it can', async () => {
    define('clipboard', undefined);
    const copied = selecting(true);
    const dialog = document.createElement('dialog');
    const button = document.createElement('button');
    dialog.append(button);
    document.body.append(dialog);
    dialog.showModal();
    button.focus();
    expect(await device.copy('x')).toBe(true);
    expect(copied).toEqual([{ text: 'x', inDialog: true }]);
  });

  it.each([[false], [new Error('blocked')]])('says that it could not: %s', async (outcome) => {
    define('clipboard', undefined);
    selecting(outcome);
    expect(await device.copy('x')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says that it could not where neither way exists', async () => {
    define('clipboard', undefined);
    expect(await device.copy('x')).toBe(false);
  });
});

describe('locate', () => {
  type Ask = Geolocation['getCurrentPosition'];
  const geolocate = (getCurrentPosition: Ask): void => define('geolocation', { getCurrentPosition });
  const signal = (): AbortSignal => new AbortController().signal;
  const position = { coords: { latitude: 19.43, longitude: -99.13, accuracy: 5 } } as GeolocationPosition;
  const errorOf = (code: number) => ({ code }) as GeolocationPositionError;

  it('gives the position only', async () => {
    const ask = vi.fn<Ask>((done) => done(position));
    geolocate(ask);
    expect(await device.locate(signal())).toEqual(success({ latitude: 19.43, longitude: -99.13 }));
    expect(ask.mock.calls[0]?.[2]?.timeout).toBe(10_000);
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('says why it could not: %i is %s', async (code, reason) => {
    geolocate((_, fail) => fail?.(errorOf(code)));
    expect(await device.locate(signal())).toEqual(failure(reason));
  });

  it('is unavailable on a host without positions, or one that throws', async () => {
    define('geolocation', undefined);
    expect(await device.locate(signal())).toEqual(failure('unavailable'));
    geolocate(() => {
      throw new DOMException('policy', 'SecurityError');
    });
    expect(await device.locate(signal())).toEqual(failure('unavailable'));
  });

  it('ends with its screen', async () => {
    geolocate(() => undefined);
    const controller = new AbortController();
    const located = device.locate(controller.signal);
    controller.abort();
    expect(await located).toEqual(failure('unavailable'));
    const ask = vi.fn<Ask>();
    geolocate(ask);
    expect(await device.locate(controller.signal)).toEqual(failure('unavailable'));
    expect(ask).not.toHaveBeenCalled();
  });

  it('ends when the person answers nothing', async () => {
    vi.useFakeTimers();
    geolocate(() => undefined);
    const located = device.locate(signal());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await located).toEqual(failure('unavailable'));
  });
});

describe('features', () => {
  it('are those of the page', () => {
    define('clipboard', {});
    define('geolocation', {});
    define('mediaDevices', {});
    expect([...device.features]).toEqual(expect.arrayContaining(['clipboard', 'geolocation', 'camera']));
  });

  it('know a host that adds its object late', () => {
    expect(device.features.has('bridge')).toBe(false);
    vi.stubGlobal('NativeBridge', { postMessage: () => undefined });
    expect(device.features.has('bridge')).toBe(true);
  });

  it('do not take anything of that name for a host', () => {
    vi.stubGlobal('NativeBridge', {});
    vi.stubGlobal('webkit', {});
    expect(device.features.has('bridge')).toBe(false);
  });
});
