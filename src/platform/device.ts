/** The phone: clipboard, position and what the page may use. It must not know who asks. */
import type { BridgePort, DevicePort } from '../engine/ports.ts';
import { clientOf } from '../lib/client.ts';
import { failure, success } from '../lib/result.ts';
import { sha256 } from './hash.ts';
import { findHost } from './host.ts';
import { canSave, saveFile, type SaveSetting } from './save.ts';

/** How long the phone may look for its position once it may; and all in all, the person's answer included. */
const locateTimeout = 10_000;
const answerTimeout = 60_000;

type Located = Awaited<ReturnType<DevicePort['locate']>>;

export interface DeviceSetting {
  /** Name of the host's object, from the configuration. */
  readonly bridgeName: string;
  /** Whether the host app knows the message `saveFile`. */
  readonly offersSave: boolean;
  readonly send: BridgePort['send'];
}

export function createDevice({ bridgeName, offersSave, send }: DeviceSetting): DevicePort {
  const saving: SaveSetting = { offered: offersSave, hasHost: () => hasHost(bridgeName), send };
  return {
    sha256: (text) => sha256(text).catch(() => undefined),
    save: (file) => saveFile(file, saving),
    // Drawn when somebody wants to keep one, loaded not before.
    draw: (slip) => import('./slip.ts').then(({ drawSlip }) => drawSlip(slip)).catch(() => undefined),
    client: clientOf(navigator.userAgent),
    /** Looked up whenever asked: a slow host adds its object late. */
    get features() {
      return features(saving);
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

function features(saving: SaveSetting): ReadonlySet<string> {
  const found = new Set<string>();
  if (saving.hasHost()) found.add('bridge');
  if (canSave(saving)) found.add('save');
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
