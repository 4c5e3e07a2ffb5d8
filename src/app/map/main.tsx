/**
 * The developers' page with the map of screens, a page of its own: whatever it needs, no borrower's phone loads. It
 * must not know the app.
 */
import { createRoot } from 'react-dom/client';
import { shown } from 'virtual:map';
import type { MapLanguage } from '../../check/map/graph.ts';
import { legendWords } from '../../check/map/legend.ts';
import { MapPage } from './MapPage.tsx';

const { search } = window.location;
/** As in the app: the parameter that the test page hands on (docs/contract.md 2). */
const language: MapLanguage = new URLSearchParams(search).get('isNeedPop') === '1' ? 'en' : 'es';

document.documentElement.lang = language === 'en' ? 'en-IN' : 'es-MX';
document.title = legendWords[language].title;
const container = document.getElementById('app');
if (container !== null) createRoot(container).render(<MapPage shown={shown[language]} search={search} />);
