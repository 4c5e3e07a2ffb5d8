/** The studio's phone: a page of another origin than the studio, which speaks with it through one port. */
import '../../ui/base.css';
import './phone.css';
import { createRoot } from 'react-dom/client';
import configSchema from 'virtual:config-schema';
import picture from '../../app/states/sample.svg';
import type { Tongue } from '../../lib/figures.ts';
import type { Config } from '../../model/config.ts';
import { loadConfig } from '../../platform/config.ts';
import { createHands } from './hands.ts';
import { createParts } from './parts.tsx';
import { hello, type FromPhone } from './protocol.ts';
import { connect } from './connect.ts';
import { keepFocusHere } from './own-focus.ts';
import { createRegistry } from './registry.ts';
import { languages } from './setting.ts';
import { createStage } from './stage.tsx';

async function configIn(tongue: Tongue): Promise<Config> {
  const config = await loadConfig(
    window.fetch.bind(window),
    configSchema,
    () => Promise.resolve(''),
    languages[tongue].tag,
  );
  if (!config.ok) throw new Error(config.error.kind);
  return config.value;
}

async function start(container: Element): Promise<void> {
  keepFocusHere(document, HTMLElement.prototype);
  const { port1, port2 } = new MessageChannel();
  const parts = createParts();
  const registry = createRegistry(parts.dress);
  const configs = { es: await configIn('es'), en: await configIn('en') };
  const say = (message: FromPhone): void => port1.postMessage(message);
  const stage = createStage({
    root: createRoot(container, { onCaughtError: () => undefined }),
    say,
    registry,
    configs,
    picture,
    changed: () => hands.refresh(),
  });
  const hands = createHands(stage, parts, say);
  connect(port1, stage, hands, say);
  // The page's policy lets the studio alone frame it; a browser that says who does is told for whom the port is.
  window.parent.postMessage(hello, window.location.ancestorOrigins?.[0] ?? '*', [port2]);
  say({ kind: 'ready' });
}

const container = document.getElementById('app');
if (container !== null && window.parent !== window)
  start(container).catch(() => {
    container.textContent = 'No se pudo cargar. Could not be loaded.';
  });
