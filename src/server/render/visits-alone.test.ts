/** Holds what a page is that asks for nothing at first: drawn as its address and the configuration say it, and nobody's. */
import { expect, it } from 'vitest';
import { pageBlock } from '../../lib/page-blocks.ts';
import type { Filling } from '../../model/drawing.ts';
import { ask, builtFiles, listen, makeFolder, makeServer } from '../testing.ts';
import { fakeDrawer } from './testing.ts';

const html = `<!doctype html><html lang="es-MX"><head>${pageBlock('config', '')}${pageBlock('first', '{"query":{},"requests":[]}')}</head><body><div id="app"><p>wait</p></div></body></html>\n`;
const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

it('asks nobody, and sends the screen behind the page', async () => {
  const drawn: Filling[] = [];
  const drawer = fakeDrawer({
    questionsOf: () => Promise.resolve([]),
    drawFilled: (filling) => {
      drawn.push(filling);
      return Promise.resolve('<p>terms</p>');
    },
  });
  const dist = makeFolder({ ...builtFiles, 'pages/loan-detail.html': html });
  // Nobody listens there.
  const origin = await listen(
    await makeServer({ dist, backend: 'http://127.0.0.1:1', render: true, drawer }),
  );
  const { body, headers } = await ask(origin, '/inThe?sessionId=one', { headers: opened });
  expect(body).toContain('<template id="filled"><p>terms</p></template>');
  expect(body).toContain('id="answers">{}</script>');
  expect(drawn.map(({ search, answers }) => [search, answers])).toEqual([['?sessionId=one', {}]]);
  // It holds nothing of a person, so that Back finds it as it was left.
  expect(headers['cache-control']).toBe('no-cache');
});
