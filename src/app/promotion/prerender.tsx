/**
 * What the promotion shows before any script has run: its first layout in the language of the page, as the build writes it
 * into promotion.html. It runs in Node, and draws with the app's own parts. It must not know any layout.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { fallback, load, routes } from 'virtual:promotion';
import es from '../../../locales/es.json' with { type: 'json' };
import { defaults } from '../../platform/config.ts';
import type { Ports } from '../../engine/ports.ts';
import type { Config } from '../../model/config.ts';
import { TextProvider } from '../../renderer/text.ts';
import { loadPlan } from '../load-plan.ts';
import type { World } from '../world.ts';
import { Layout } from './Layout.tsx';

/** Enough of the app for a page on which nothing happens: whoever asks for more is wrong. */
function stillWorld(words: Readonly<Record<string, string>>): World {
  const ports: Pick<Ports, 'texts' | 'device' | 'reporter' | 'urls' | 'storage' | 'cookies' | 'clock'> = {
    texts: { language: { tag: 'es-MX', currency: '$' }, text: (key) => words[key] },
    device: {
      client: 'android',
      features: new Set(),
      copy: () => Promise.resolve(false),
      sha256: () => Promise.resolve(undefined),
      save: () => Promise.resolve(false),
      draw: () => Promise.resolve(undefined),
      locate: () => new Promise(() => undefined),
    },
    reporter: {
      report: ({ code, where, detail }) => {
        throw new Error(`${code} at ${where}: ${detail}`);
      },
    },
    urls: { check: () => undefined, open: () => undefined },
    storage: { read: () => undefined, write: () => undefined, remove: () => undefined },
    cookies: { read: () => undefined, write: () => undefined },
    clock: { now: () => 0, wait: () => new Promise(() => undefined) },
  };
  const config: Partial<Config> = { appName: '', phone: defaults.phone };
  return { plans: new Map(), ports, config, owner: '' } as World;
}

export async function prerender(): Promise<string> {
  const words: Readonly<Record<string, string>> = es;
  const world = stillWorld(words);
  const loaded = await loadPlan(fallback, load, world);
  const place = { route: '#/', query: {}, visit: 0, scrolled: 0 };
  return renderToStaticMarkup(
    <TextProvider value={(key) => words[key] ?? key}>
      {/* What the address names is the style sheet's target: no script is there yet that could read it. */}
      {Object.keys(routes).map((route) => (
        <div key={route} id={route.slice(1)} className="starting elsewhere" aria-hidden="true" />
      ))}
      <Layout loaded={loaded} values={undefined} place={place} world={world} still />
    </TextProvider>,
  );
}
