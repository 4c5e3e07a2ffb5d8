/**
 * The ports of the app as the studio's phone uses it: calls go to a sandbox, steps stay in the phone, and what would leave the app is said.
 * Nothing is kept in the browser, where the app itself may be open too. It must not know any screen.
 */
import type { Prepared } from '../../app/states/prepare.ts';
import { createNotices } from '../../app/notices.ts';
import { pageFocus } from '../../app/focus.ts';
import type { Ledger, Ports, TextsPort } from '../../engine/ports.ts';
import { success } from '../../lib/result.ts';
import { readStartUp } from '../../lib/query.ts';
import type { CallSpec } from '../../model/call.ts';
import type { Config } from '../../model/config.ts';
import type { Json } from '../../model/json.ts';
import { phoneIn } from '../../platform/bridge.ts';
import { clock } from '../../platform/clock.ts';
import { createDevice } from '../../platform/device.ts';
import { createHttp } from '../../platform/http.ts';
import { openLedger } from '../../platform/ledger-store.ts';
import { createReporter } from '../../platform/reporter.ts';
import { requestSetting } from '../../platform/request.ts';
import { client } from '../../platform/small-client.ts';
import { createUrls } from '../../platform/urls.ts';
import { onceOperations } from '../../release/once.ts';
import { withCodes } from './codes.ts';
import type { SandboxVisit } from './protocol.ts';

/** What is said where something is not in the studio, in the language of the phone. */
const said = {
  'es-MX': {
    outside: (to: string) => `Aquí se sale de la app: ${to}`,
    host: 'Aquí sigue el resto de la app, que no está en el estudio.',
    call: (phone: string) => `Aquí el teléfono llama al ${phone}.`,
    over: 'Estos datos de prueba ya no están. Empieza de nuevo.',
  },
  'en-IN': {
    outside: (to: string) => `Here one leaves the app: ${to}`,
    host: 'Here the rest of the app goes on, which is not in the studio.',
    call: (phone: string) => `Here the phone calls ${phone}.`,
    over: 'This made-up data is gone. Begin anew.',
  },
} as const;

export interface SandboxSetting {
  readonly visit: SandboxVisit;
  readonly texts: TextsPort;
  readonly config: Config;
  readonly calls: Readonly<Record<string, CallSpec>>;
  /** False where the app has nothing there. */
  readonly go: (
    to: string,
    query: Readonly<Record<string, string>>,
    options: { readonly replace: boolean },
  ) => boolean;
  readonly back: () => void;
  /** Called with each code that the sandbox sends by SMS: six digits. */
  readonly sent: (code: string) => void;
}

const inMemory = <T>() => {
  const kept = new Map<string, T>();
  return {
    read: (name: string) => kept.get(name),
    write: (name: string, value: T) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
  };
};

export function openSandbox(setting: SandboxSetting): Pick<Prepared, 'world' | 'notices'> {
  const { visit, texts, config, calls, go, back, sent } = setting;
  const { session, apiBase } = visit;
  const words = said[texts.language.tag];
  const notices = createNotices();
  const tell = (text: string): void => notices.toast(text, undefined);
  const startUp = readStartUp(`?${new URLSearchParams({ sessionId: session, deviceId: 'studio' })}`);
  const http = createHttp({
    ...requestSetting({ apiBase, appName: config.appName }, startUp, texts.language),
    first: client.create(),
    onExpired: () => tell(words.over),
  });
  let ledger: Promise<Ledger> | undefined;
  const send: Ports['bridge']['send'] = ({ type, payload }) => {
    const phone = type === 'callPhone' ? phoneIn(payload) : '';
    tell(phone === '' ? words.host : words.call(phone));
    return success('delivered');
  };
  const { allowedOrigins, openOrigins, schemeUrl } = config;
  const ports: Ports = {
    http: withCodes(http, visit, sent),
    texts,
    notices,
    ledger: {
      operations: onceOperations(calls),
      any: async () => ((await ledger)?.open() ?? []).length > 0,
      // Without the parts of a browser it holds for as long as this does.
      open: () => (ledger ??= openLedger({})),
    },
    bridge: { send },
    router: {
      navigate: (to, query, options) =>
        void (go(to, query, options) || tell(texts.text('app.notFound.title') ?? to)),
      back,
    },
    urls: {
      ...createUrls({ allowedOrigins, openOrigins, schemeUrl, kept: {}, openOwn: () => false }),
      open(url, options = { replace: false }) {
        const { origin, pathname, search, href } = new URL(url, window.location.href);
        if (origin === window.location.origin && go(pathname + search, {}, options)) return;
        tell(words.outside(origin === window.location.origin ? pathname : href));
      },
    },
    storage: inMemory<Json>(),
    cookies: inMemory<string>(),
    device: createDevice({ bridgeName: '', offersSave: false, send }),
    reporter: createReporter(),
    clock,
    focus: pageFocus,
  };
  return { world: { ports, config, owner: session }, notices };
}
