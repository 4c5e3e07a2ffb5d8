/**
 * The few lines of axios that http.ts uses, on XMLHttpRequest, which every WebView has: they send the reads of a first screen,
 * and all calls of the promotion (src/build/small-parts.ts), whose strangers need not download the rest. They know no call.
 */
import type { AxiosRequestConfig } from 'axios';

interface Answer {
  readonly status: number;
  readonly data: unknown;
  /** Those that http.ts reads. */
  readonly headers: Readonly<Record<string, string | null>>;
  readonly config: AxiosRequestConfig;
  readonly request: XMLHttpRequest;
}

/** Rejects when nothing came back, or when the signal ended it. */
function request(config: AxiosRequestConfig): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const signal = config.signal as AbortSignal | undefined;
    const end = (): void => xhr.abort();
    const fail = (code: string) => (): void => reject(Object.assign(new Error(code), { code }));
    xhr.open(config.method ?? 'GET', config.url ?? '', true);
    for (const [name, value] of Object.entries(config.headers ?? {}))
      xhr.setRequestHeader(name, String(value));
    xhr.responseType = config.responseType === 'blob' ? 'blob' : 'text';
    xhr.onprogress = ({ loaded }) => config.onDownloadProgress?.({ loaded } as never);
    const header = (name: string) => ({ [name]: xhr.getResponseHeader(name) });
    xhr.onload = () => {
      const headers = { ...header('date'), ...header('x-not-forwarded'), ...header('x-release') };
      resolve({ status: xhr.status, data: xhr.response as unknown, headers, config, request: xhr });
    };
    xhr.onerror = fail('ERR_NETWORK');
    xhr.onabort = fail('ERR_CANCELED');
    xhr.onloadend = () => signal?.removeEventListener('abort', end);
    if (signal?.aborted === true) return fail('ERR_CANCELED')();
    signal?.addEventListener('abort', end);
    const { data } = config as { readonly data?: XMLHttpRequestBodyInit };
    xhr.send(data ?? null);
    return undefined;
  });
}

/** As axios exports it. */
export const client = { create: () => ({ request }) };
