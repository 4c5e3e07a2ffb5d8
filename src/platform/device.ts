/** The phone: clipboard, position and what the page may use. It must not know who asks. */
import type { DevicePort } from '../engine/ports.ts';
import { failure, success } from '../lib/result.ts';

const locateTimeout = 10_000;

export function createDevice(bridgeName: string): DevicePort {
  return {
    features: features(bridgeName),
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
        // Old hosts have no geolocation at all.
        const geolocation = navigator.geolocation as Geolocation | undefined;
        if (geolocation === undefined) {
          resolve(failure('unavailable'));
          return;
        }
        signal.addEventListener('abort', () => resolve(failure('unavailable')));
        geolocation.getCurrentPosition(
          ({ coords }) => resolve(success({ latitude: coords.latitude, longitude: coords.longitude })),
          ({ code }) => resolve(failure(code === 1 ? 'denied' : 'unavailable')),
          { timeout: locateTimeout, maximumAge: 60_000 },
        );
      }),
  };
}

function features(bridgeName: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (bridgeName in window || 'webkit' in window || 'ReactNativeWebView' in window) found.add('bridge');
  if ('clipboard' in navigator) found.add('clipboard');
  if ('geolocation' in navigator) found.add('geolocation');
  if ('mediaDevices' in navigator) found.add('camera');
  return found;
}

/** Where the clipboard is closed to the page: select and copy, as browsers did before. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
