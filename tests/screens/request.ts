/** An XMLHttpRequest that reaches a case's backend instead of a network. It must not know what is asked or answered. */
import type { CaseBackend } from './backend.ts';

/** Calls that only the app's own time limit will end. */
export interface Network {
  readonly backend: CaseBackend;
  late: number;
}

const pixel = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

/** The part of the interface that the app's client uses. */
export function requestTo(network: Network): unknown {
  return class {
    status = 0;
    statusText = '';
    response: unknown = '';
    responseText = '';
    responseType = '';
    responseURL = '';
    timeout = 0;
    readyState = 0;
    withCredentials = false;
    upload = { addEventListener: (): void => undefined, removeEventListener: (): void => undefined };
    onloadend: (() => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onabort: (() => void) | null = null;
    private method = '';
    private address = '';

    open(method: string, address: string): void {
      this.method = method;
      this.address = new URL(address, window.location.href).href;
    }
    setRequestHeader(): void {}
    addEventListener(): void {}
    removeEventListener(): void {}
    getAllResponseHeaders(): string {
      return this.status === 0 ? '' : `date: ${new Date().toUTCString()}\r\n`;
    }
    abort(): void {
      this.onabort?.();
    }
    send(body: unknown): void {
      const { pathname, hash } = window.location;
      if (!navigator.onLine) return queueMicrotask(() => this.onerror?.({}));
      const answer = network.backend.take(this.method, new URL(this.address), textOf(body), pathname + hash);
      if (answer === undefined || answer.kind === 'broken') queueMicrotask(() => this.onerror?.({}));
      else if (answer.kind === 'late') network.late += 1;
      else if (answer.kind === 'answer') {
        this.status = answer.status;
        this.responseURL = this.address;
        this.readyState = 4;
        this.responseText = answer.body;
        this.response = answer.image ? new Blob([pixel], { type: 'image/png' }) : answer.body;
        queueMicrotask(() => this.onloadend?.());
      }
    }
  };
}

/** A body as it would be sent; of a file its name is enough. */
function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (!(body instanceof FormData)) return '';
  return [...body]
    .map(([name, value]) => {
      const file = typeof value === 'string' ? '' : `; filename="${value.name}"`;
      return `name="${name}"${file}\r\n\r\n${typeof value === 'string' ? value : ''}\r\n--`;
    })
    .join('');
}
