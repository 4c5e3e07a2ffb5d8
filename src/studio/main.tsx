/** The studio begins here. It must not know any page. */
import './shell/tokens.css';
import './shell/base.css';
import './shell/frame.css';
import './pages/pages.css';
import './shell/narrow.css';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { createApi } from './api/studio-api.ts';
import { App } from './App.tsx';
import { createWaiting } from './workspace/waiting.ts';

const container = document.getElementById('app');
const client = createClient(window.fetch.bind(window));
if (container !== null)
  createRoot(container).render(
    <App
      api={createApi(client)}
      speak={client.speak}
      waiting={createWaiting(window.indexedDB, { storage: localStorage, page: window })}
    />,
  );
