// @vitest-environment node
/** Who took a change over from whom stands among what everyone did. */
import { expect, it } from 'vitest';
import type { Log } from '../../model/release-api.generated.ts';
import type { Change } from '../../model/studio.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { readChain } from '../releases/log.ts';
import { busy, openStudio } from './testing.ts';

quickPasswords();

it(
  'a change that another person takes over is in the log, and one that stays where it is is not',
  async () => {
    const { as, store } = await openStudio();
    const [ana, luis] = [await as('ana'), await as('luis')];
    const { id } = (await ana.ask('changes', { body: { title: 'Aviso' } })).body as Change;
    const lines = async (language: string): Promise<Log['lines']> =>
      (
        (await ana.ask('releases/log', { method: 'GET', headers: { 'accept-language': language } }))
          .body as Log
      ).lines.filter(({ did }) => did === 'take');
    await ana.ask(`changes/${id}/take`, { body: {} });
    expect(await lines('en')).toEqual([]);
    expect((await luis.ask(`changes/${id}/take`, { body: {} })).body).toMatchObject({ writer: 'Luis' });
    await luis.ask(`changes/${id}/take`, { body: {} });
    const [line, ...others] = await lines('en');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ who: 'Luis', words: 'The change “Aviso” went from Ana to Luis.' });
    expect((await lines('es'))[0]?.words).toBe('El cambio «Aviso» pasó de Ana a Luis.');
    expect((await readChain(store)).faults).toEqual([]);
    await ana.ask(`changes/${id}/throw-away`, { body: {} });
    expect((await ana.ask(`changes/${id}/take`, { body: {} })).status).toBe(409);
    expect(await lines('en')).toHaveLength(1);
  },
  busy,
);
