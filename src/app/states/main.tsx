/**
 * The developers' page with the states of a screen, built apart from the app: whatever it needs, no borrower's phone loads.
 * The same page draws one state alone, which is what stands in its frames.
 */
import '../../ui/base.css';
import './states.css';
import { createRoot, type Root } from 'react-dom/client';
import configSchema from 'virtual:config-schema';
import { inputs } from 'virtual:states';
import { statesOf } from '../../check/states/states.ts';
import { loadConfig } from '../../platform/config.ts';
import { createTexts } from '../../platform/texts.ts';
import { applyTheme } from '../theme.ts';
import { readAddress, type Asked } from './address.ts';
import picture from './sample.svg';
import { load, screens } from './screens.ts';
import { StatesPage } from './StatesPage.tsx';
import { StateView } from './StateView.tsx';
import { pageWords } from './words.ts';

const languages = {
  es: { tag: 'es-MX', currency: '$' },
  en: { tag: 'en-IN', currency: '₹' },
} as const;

async function drawAlone(root: Root, asked: Asked, number: number): Promise<void> {
  const { screen: id, language } = asked;
  const state = statesOf(id, inputs[language]).states[number - 1];
  if (state === undefined) return root.render(<p role="alert">{pageWords[language].noState}</p>);
  const [module, config, texts] = await Promise.all([
    load(id),
    loadConfig(window.fetch.bind(window), configSchema, () => Promise.resolve(''), languages[language].tag),
    createTexts(languages[language]),
  ]);
  if (!config.ok) throw new Error(config.error.kind);
  const documents = await module.documents?.(texts.language.tag);
  applyTheme(config.value.brand);
  root.render(
    <StateView
      id={id}
      module={module}
      documents={documents}
      state={state}
      texts={texts}
      config={config.value}
      picture={picture}
    />,
  );
}

function draw(root: Root, asked: Asked): void {
  const { language, screen } = asked;
  document.documentElement.lang = languages[language].tag;
  document.title = `${pageWords[language].title}: ${screen}`;
  if (asked.alone === undefined)
    root.render(<StatesPage asked={asked} screens={screens} found={statesOf(screen, inputs[language])} />);
  else
    drawAlone(root, asked, asked.alone).catch(() =>
      root.render(<p role="alert">{pageWords[language].failed}</p>),
    );
}

const container = document.getElementById('app');
if (container !== null)
  draw(
    createRoot(container, { onCaughtError: () => undefined }),
    readAddress(window.location.search, screens),
  );
