/** Runs in the page before the app: a host app, and a record of navigations and notices. It must not know any screen. */

export interface TracedWindow {
  readonly trace: { readonly goes: string[]; readonly toasts: string[] };
  readonly readOut: (root: Element) => string;
}

/** Notices that pass: over the whole page, or inside the open dialog. What stands deeper is a screen's own. */
export const noticeSelector = '#app > [role=status] > p, dialog > [role=status] > p';

interface Setting {
  readonly host: 'takes' | 'throws' | 'none';
  readonly notices: string;
}

/** Sent to the page as text: it can use nothing from outside itself. */
export function startTrace({ host, notices }: Setting): void {
  if (window !== window.top) return;
  // As in memory, where a hash that is made beside the page would come at no moment that a case could name.
  const digest = (): Promise<never> => Promise.reject(new DOMException('insecure', 'NotSupportedError'));
  Object.defineProperty(crypto.subtle, 'digest', { value: digest });
  const trace: TracedWindow['trace'] = { goes: [], toasts: [] };
  Object.assign(window, { trace });
  // The platform keeps what would be sent to a host app that is not there.
  window.sessionStorage.setItem('bridge-log-on', '1');
  if (host !== 'none') {
    const postMessage = (text: string): void => {
      const taken = JSON.parse(window.sessionStorage.getItem('host-log') ?? '[]') as readonly unknown[];
      window.sessionStorage.setItem('host-log', JSON.stringify([...taken, JSON.parse(text)]));
      if (host === 'throws') throw new Error('The host is out of order.');
    };
    Object.assign(window, { NativeBridge: { postMessage } });
  }

  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const go = history.go.bind(history);
  Object.assign(history, {
    pushState(state: unknown, title: string, url?: string) {
      // Without an address it is an entry of the same page, for a dialog or the router's numbers.
      if (url !== undefined && url !== '') trace.goes.push(url);
      push(state, title, url);
    },
    replaceState(state: unknown, title: string, url?: string) {
      if (url !== undefined && url !== '') trace.goes.push(`${url} (replace)`);
      replace(state, title, url);
    },
    go(steps: number) {
      if (steps < 0) trace.goes.push('back');
      go(steps);
    },
  });

  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll(notices)) {
      if (seen.has(notice)) continue;
      seen.add(notice);
      // Under words in another language stands what they mean, which is no notice of its own.
      trace.toasts.push((notice.querySelector('[lang]') ?? notice).textContent ?? '');
    }
  }).observe(document, { childList: true, subtree: true });
}

/** As the phone does; from the first page it would leave the app, which is only written down. */
export function goBack(): void {
  const state = window.history.state as { readonly idx?: unknown; readonly spare?: unknown } | null;
  if ((typeof state?.idx === 'number' && state.idx > 0) || state?.spare === true) window.history.back();
  else (window as unknown as TracedWindow).trace.goes.push('out');
}
