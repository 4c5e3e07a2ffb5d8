/** The phone: clipboard, position and what the page may use. It must not know who asks. */
import type { DevicePort } from '../engine/ports.ts';
import { failure, success } from '../lib/result.ts';
import { findHost } from './host.ts';

/** How long the phone may look for its position once it may; and all in all, the person's answer included. */
const locateTimeout = 10_000;
const answerTimeout = 60_000;

type Located = Awaited<ReturnType<DevicePort['locate']>>;

export function createDevice(bridgeName: string): DevicePort {
  return {
    client: /iP(?:hone|ad|od)/.test(navigator.userAgent) ? 'ios' : 'android',
    /** Looked up whenever asked: a slow host adds its object late. */
    get features() {
      return features(bridgeName);
    },
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return copyBySelection(text);
      }
    },
    locate: (signal) =>
      new Promise((resolve) => {
        // A question of permission that nobody answers has no time-out of its own.
        const timer = setTimeout(giveUp, answerTimeout);
        signal.addEventListener('abort', giveUp);
        if (signal.aborted) giveUp();
        else ask(done);

        function giveUp(): void {
          done(failure('unavailable'));
        }
        function done(located: Located): void {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          resolve(located);
        }
      }),
  };
}

function ask(done: (located: Located) => void): void {
  try {
    // Old hosts have no geolocation at all: then this throws too.
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => done(success({ latitude, longitude })),
      ({ code }) => done(failure(code === 1 ? 'denied' : 'unavailable')),
      { timeout: locateTimeout, maximumAge: 60_000 },
    );
  } catch {
    done(failure('unavailable'));
  }
}

function features(bridgeName: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (hasHost(bridgeName)) found.add('bridge');
  if ('clipboard' in navigator) found.add('clipboard');
  if ('geolocation' in navigator) found.add('geolocation');
  if ('mediaDevices' in navigator) found.add('camera');
  return found;
}

function hasHost(bridgeName: string): boolean {
  try {
    return findHost(bridgeName) !== undefined;
  } catch {
    return false;
  }
}

/** Where the clipboard is closed to the page: select and copy, as browsers did before. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  try {
    // Outside an open dialog nothing can be selected.
    (focused?.closest('dialog') ?? document.body).append(area);
    area.select();
    area.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
