/** An XMLHttpRequest that reaches a case's backend instead of a network. It must not know what is asked or answered. */
import type { Wire } from './case.ts';
import type { CaseBackend } from './backend.ts';

/** Calls that only the app's own time limit will end. */
export interface Network {
  readonly backend: CaseBackend;
  late: number;
}

const pixel = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

/** The part of the interface that the app's client uses. */
export function requestTo(network: Network) {
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
    /** Axios takes the one, the small client the other. */
    onload: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onabort: ((event: object) => void) | null = null;
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
    getResponseHeader(name: string): string | null {
      return name === 'date' && this.status !== 0 ? new Date().toUTCString() : null;
    }
    abort(): void {
      this.onabort?.({});
      this.onloadend?.();
    }
    private fail(): void {
      queueMicrotask(() => {
        this.onerror?.({});
        this.onloadend?.();
      });
    }
    send(body: unknown): void {
      const { pathname, hash } = window.location;
      if (!navigator.onLine) return this.fail();
      const answer = network.backend.take(this.method, new URL(this.address), textOf(body), pathname + hash);
      if (answer === undefined || answer.kind === 'broken') this.fail();
      else if (answer.kind === 'late') network.late += 1;
      else if (answer.kind === 'answer') {
        if (answer.after === undefined) this.receive(answer);
        else setTimeout(() => this.receive(answer), answer.after);
      }
    }
    private receive({ status, body, image, from = this.address }: Wire & { readonly kind: 'answer' }): void {
      this.status = status;
      this.responseURL = from;
      this.readyState = 4;
      this.responseText = body;
      this.response = image ? new Blob([pixel], { type: 'image/png' }) : body;
      queueMicrotask(() => {
        this.onload?.();
        this.onloadend?.();
      });
    }
  };
}

/** The same for what a page asks for before the program has come (src/app/early). */
export function fetchTo(network: Network) {
  const Request = requestTo(network);
  return (address: string, { method = 'GET', body, signal }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const request = new Request();
      request.open(method, address);
      request.onload = () => {
        const headers = { get: (name: string) => request.getResponseHeader(name) };
        const { status, responseURL: url } = request;
        resolve({ status, url, headers, text: () => Promise.resolve(request.responseText) } as Response);
      };
      const fail = (): void => reject(new TypeError('Failed to fetch'));
      [request.onerror, request.onabort] = [fail, fail];
      signal?.addEventListener('abort', () => request.abort());
      request.send(body);
    });
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
