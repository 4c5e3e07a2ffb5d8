/** Holds that the publisher's interface answers in the language of whoever asks. */
import { describe, expect, it } from 'vitest';
import { openApi, type Answer } from './api-server.ts';
import { folder } from './fakes.ts';

describe('who asks in Spanish', () => {
  it('is answered in Spanish, whoever did it in which language, and so is the log', async () => {
    const { ask, origin } = await openApi();
    const inSpanish = (path: string, body?: unknown, key = 'rk_ana'): Promise<Answer> =>
      ask(path, body, key, 'es-MX,es;q=0.9,en;q=0.5');
    const said = async (path: string, body?: unknown, key?: string): Promise<readonly string[] | undefined> =>
      (await inSpanish(path, body, key)).body.words;
    expect(await said('/check', { files: folder('one') })).toContain('Se puede publicar.');
    await ask('/publish', { files: folder('one'), share: 10, who: { language: 'es-MX' }, note: 'Cambio' });
    expect(await said('/share', { share: 20 })).toEqual([
      'El porcentaje de r1 pasó de 10 % a 20 %.',
      'El 20 % de los clientes con el idioma español ve r1. Los demás ven la versión original.',
    ]);
    expect((await inSpanish('/log?most=2')).body['lines']).toMatchObject([
      { words: 'El porcentaje de r1 pasó de 10 % a 20 %.' },
      {
        words:
          'Se publicó r1. Motivo: Cambio\nEl 10 % de los clientes con el idioma español ve r1. Los demás ven la versión original.',
      },
    ]);
    expect(await said('/off', { what: 'screen', name: 'repay' })).toContain('Se apagó: pantalla "repay".');
    expect((await said('/status'))?.join(' ')).toContain('Pantallas apagadas: repay.');
    expect((await said('/list'))?.[0]).toMatch(
      /^r1 \(a prueba para el 20 % con el idioma español\), hecha el .+ UTC por Ana\. Cambio$/,
    );
    expect((await said('/verify'))?.[0]).toMatch(
      /^Nada fue alterado \(líneas del registro: \d+, filas: \d+\)\.$/,
    );
    expect(await said('/keys', { person: 'Eva', roles: ['oncall'] }, 'rk_host')).toContain(
      'Se dice una sola vez. Quien la tenga pasa por esta persona.',
    );
    const answer = await fetch(`${origin}/release/api/status`, {
      headers: { authorization: 'Bearer rk_ana', 'accept-language': 'es' },
    });
    expect([answer.headers.get('content-language'), answer.headers.get('vary')]).toEqual([
      'es-MX',
      'Accept-Language',
    ]);
  });

  it.each([
    ['/share', { share: 50 }, 'rk_ana', 409, 'Ninguna versión está a prueba.'],
    ['/share', { share: '10' }, 'rk_ana', 400, 'El porcentaje debe ser un número.'],
    ['/share', {}, 'rk_ana', 400, 'El cuerpo: falta "share".'],
    ['/share', '{', 'rk_ana', 400, 'El cuerpo no es JSON: '],
    [
      '/keys',
      { person: 'Eva', roles: ['oncall'] },
      'rk_ana',
      403,
      'Ana no puede: hace falta acceso al servidor',
    ],
    ['/off', { what: 'screen', name: 'repya' }, 'rk_ana', 404, '¿Quisiste decir "repay"?'],
    ['/status', undefined, 'rk_none', 401, 'Este servidor no conoce esa llave.'],
  ])('%s with %j of %s is refused in Spanish', async (path, body, key, status, words) => {
    const { ask } = await openApi();
    const answer = await ask(path, body, key, 'es');
    expect([answer.status, answer.body['message']]).toEqual([status, expect.stringContaining(words)]);
  });
});
