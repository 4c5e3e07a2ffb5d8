/** What can be wrong with the phone or the host app while a screen is opened. It must not know any screen. */
import { vi } from 'vitest';

export interface Weather {
  readonly ids: readonly string[];
  readonly name: string;
  /** Makes it so, once the phone of the case is there; nothing to make is fair weather. */
  begin(): void;
  readonly reports?: readonly string[];
}

const refuse = (name: string) => (): never => {
  throw new DOMException('not here', name);
};

export const weather: readonly Weather[] = [
  {
    ids: ['E01'],
    name: 'without a network',
    begin: () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    reports: ['call-failed', 'template-refused'],
  },
  {
    ids: ['E02'],
    name: 'with a full storage',
    begin: () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
  },
  {
    ids: ['E03'],
    name: 'with a storage that is blocked',
    begin() {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
    },
  },
  {
    ids: ['E03'],
    name: 'without a database',
    begin: () => void vi.stubGlobal('indexedDB', undefined),
  },
  {
    ids: ['E04'],
    name: 'without cookies',
    begin() {
      vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
      vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    },
  },
  { ids: ['B01'], name: 'without a host app', begin: () => void vi.stubGlobal('NativeBridge', undefined) },
  {
    ids: ['B02'],
    name: 'with a host app that throws',
    begin() {
      const postMessage = (): never => {
        throw new Error('The host is out of order.');
      };
      vi.stubGlobal('NativeBridge', { postMessage });
    },
    reports: ['bridge-failed'],
  },
];
