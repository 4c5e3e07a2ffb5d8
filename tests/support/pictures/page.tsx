/** Runs in the page of the examples: draws one example of a widget with the engine and the product's own widgets. */
import { createRoot, type Root } from 'react-dom/client';
import '../../../src/ui/base.css';
import './page.css';
import { shell } from '../../../src/app/chrome.tsx';
import { loadScreen } from '../../../src/engine/load.ts';
import type { NodeDefinition } from '../../../src/model/definition.ts';
import type { Json } from '../../../src/model/json.ts';
import { checkUrl } from '../../../src/lib/url.ts';
import { ScreenView } from '../../../src/renderer/ScreenView.tsx';
import { TextProvider } from '../../../src/renderer/text.ts';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { createTestPorts, english, spanish } from '../ports.ts';
import { productWidgets } from '../product-widgets.ts';
import { allActions } from '../screen.ts';

export interface Drawn {
  readonly node: NodeDefinition;
  readonly data?: Readonly<Record<string, Json>>;
}

const rule = { base: location.href, allowedOrigins: ['https://cdn.example'], openOrigins: [], schemeUrl: '' };
const languages = { es: { texts: es, language: spanish }, en: { texts: en, language: english } };

export type Tongue = keyof typeof languages;
const actions = Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action]));

/** The example as a screen: its data as the parameters of a fragment, its state as the screen's. */
function planOf({ node, data = {} }: Drawn, tongue: Tongue) {
  const { texts, language } = languages[tongue];
  const words = (key: string): string => texts[key as keyof typeof texts];
  const { state = {}, ...given } = data;
  const { ports } = createTestPorts({ texts, language, checkUrl: (url, use) => checkUrl(url, use, rule) });
  const loaded = loadScreen({
    id: 'example',
    definition: { version: 2, state, body: { type: 'fragment', of: 'example', with: given } },
    fragments: {
      example: {
        version: 2,
        params: Object.fromEntries(Object.keys(given).map((name) => [name, {}])),
        body: node,
      },
    },
    parts: { widgets: productWidgets, actions: allActions, calls: {} },
    language: ports.texts.language,
    features: ports.device.features,
    text: words,
    report: ({ code, detail }) => {
      throw new Error(`${code}: ${detail}`);
    },
  });
  if (!loaded.ok) throw new Error(loaded.error);
  return { plan: loaded.value, ports, words };
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let root: Root | undefined;

/** Draws one example and resolves when its pictures have come, or have failed to. */
async function draw(example: Drawn, tongue: Tongue): Promise<void> {
  root?.unmount();
  document.documentElement.lang = languages[tongue].language.tag;
  document.body.replaceChildren();
  const place = document.createElement('div');
  place.className = 'example';
  document.body.append(place);
  root = createRoot(place);
  const { plan, ports, words } = planOf(example, tongue);
  root.render(
    <TextProvider value={words}>
      <ScreenView
        plan={plan}
        widgets={productWidgets}
        actions={actions}
        ports={ports}
        shell={{ ...shell, Frame: ({ children }) => children }}
        query={{}}
        config={{}}
        owner=""
      />
    </TextProvider>,
  );
  for (let turn = 0; turn < 20; turn += 1) {
    await later(10);
    if ([...document.images].every((image) => image.complete)) break;
  }
  const floats = [...place.querySelectorAll('*')].some((part) => getComputedStyle(part).position === 'fixed');
  place.toggleAttribute('data-floats', floats);
  await later(50);
}

declare global {
  interface Window {
    draw: typeof draw;
  }
}

window.draw = draw;
