// @vitest-environment node
/** Holds what becomes of a visitor of a promotion in the sandbox: captcha, SMS code, registration, and what is shown of it. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readProject } from '../../build/project.ts';
import { checkProject } from '../../check/project.ts';
import { captchaText, drawCaptcha } from './captcha.ts';
import { promotions } from './promotions.ts';
import { call, deed, newSession, sandbox, startSandbox, type Answer } from './testing.ts';

startSandbox();

const phone = '13812345678';

interface Shown {
  readonly sid: string;
  readonly captcha: string | null;
  readonly codes: readonly { readonly phone: string; readonly code: string }[];
}

const visitors = async (session: string): Promise<readonly Shown[]> =>
  JSON.parse((await sandbox.inject(`/sandbox/api/${session}/visitors`)).body) as readonly Shown[];

/** A visitor who sees a captcha. */
async function visitor(session = newSession()) {
  const sid = String((await call('getSid', session, {})).body.data['sid']);
  const look = async (): Promise<string> => {
    await call('getCaptcha', session, { sid, a: '1' });
    return (await visitors(session)).find((each) => each.sid === sid)?.captcha ?? '';
  };
  const who = (given: string, capcode: string) => ({ phone: given, capcode, sid, deviceId: sid });
  const sms = async (capcode: string, given = phone): Promise<Answer> =>
    (await call('getSms', session, { ...who(given, capcode), appName: 'Lendora' })).body;
  const join = async (capcode: string, smsCode: string, given = phone): Promise<Answer> =>
    (
      await call('register', session, {
        ...who(given, capcode),
        merchantNumber: '0',
        userName: given,
        smsCode,
      })
    ).body;
  const codes = async () => (await visitors(session)).find((each) => each.sid === sid)?.codes ?? [];
  return { session, sid, look, sms, join, codes };
}

describe('the captcha of a visitor', () => {
  it('is a picture that no cache keeps, another one each time', async () => {
    const { session, sid } = await visitor();
    const url = `/gateway/promotion/get-captcha?sid=${sid}&a=1&sessionId=${session}`;
    const [first, second] = [await sandbox.inject(url), await sandbox.inject(url)];
    expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
      'image/png',
      'no-store',
    ]);
    expect(first.rawPayload.equals(drawCaptcha(sid, 1))).toBe(true);
    expect(second.rawPayload.equals(drawCaptcha(sid, 2))).toBe(true);
    expect((await visitors(session))[0]).toEqual({ sid, captcha: captchaText(sid, 2), codes: [] });
  });

  it('counts in either case, until it was read wrongly or another was drawn', async () => {
    const { look, sms } = await visitor();
    const first = await look();
    expect((await sms(first.toLowerCase())).code).toBe('0');
    expect((await sms(first)).code).toBe('0');
    const second = await look();
    expect((await sms(first)).code).toBe('101');
    expect((await sms(second)).code).toBe('101');
    expect((await sms(await look())).code).toBe('0');
  });

  it('is asked for before anything is accepted', async () => {
    const { sms, session, sid } = await visitor();
    expect(await sms('AAAA')).toEqual({
      code: '101',
      message: 'El código de la imagen no coincide.',
      data: null,
    });
    expect((await visitors(session))[0]).toMatchObject({ sid, captcha: null });
  });

  it('is drawn for a sid that outlived its world', async () => {
    const { session, sid, look, sms } = await visitor();
    await deed(session, 'reset');
    const text = await look();
    expect([text, (await sms(text)).code]).toEqual([captchaText(sid, 1), '0']);
  });
});

describe('an SMS code', () => {
  it('has six digits and is shown; a second one takes its place', async () => {
    const { look, sms, join, codes } = await visitor();
    const text = await look();
    await sms(text);
    await sms(text);
    const [second, first] = await codes();
    expect([second?.phone, second?.code]).toEqual([phone, expect.stringMatching(/^\d{6}$/)]);
    if (first?.code !== second?.code) expect((await join(text, first?.code ?? '')).code).toBe('102');
    expect((await join(text, second?.code ?? '')).code).toBe('0');
  });

  it.each(['2381234567', '12812345678', '138123456789', ''])('is not sent to %j', async (wrong) => {
    const { look, sms, codes } = await visitor();
    expect(await sms(await look(), wrong)).toMatchObject({
      code: '1',
      message: 'El número de celular no es válido.',
    });
    expect(await codes()).toEqual([]);
  });

  it('counts for its own phone only', async () => {
    const { look, sms, join, codes } = await visitor();
    const text = await look();
    await sms(text);
    const [sent] = await codes();
    expect(await join(text, sent?.code ?? '', '13987654321')).toMatchObject({
      code: '102',
      message: 'El código del SMS no coincide.',
    });
  });
});

describe('a registration', () => {
  it('succeeds once; the phone is known the second time, by both calls and to other visitors', async () => {
    const { session, look, sms, join, codes } = await visitor();
    const text = await look();
    await sms(text);
    const code = (await codes())[0]?.code ?? '';
    expect((await join('AAAA', code)).code).toBe('-1');
    expect((await join(text, code)).code).toBe('-1');
    const again = await look();
    expect((await join(again, code)).code).toBe('0');
    expect((await join(again, code)).code).toBe('11');
    const other = await visitor(session);
    expect(await other.sms(await other.look())).toMatchObject({
      code: '11',
      message: 'Este número ya está registrado.',
    });
    const elsewhere = await visitor();
    expect((await elsewhere.sms(await elsewhere.look())).code).toBe('0');
  });

  it('of a stranger without a session happens in the world of all strangers', async () => {
    const get = await sandbox.inject('/gateway/api/v2/youmi/promotion/get-sid');
    const { sid } = (JSON.parse(get.body) as Answer).data;
    expect((await visitors('anonymous'))[0]).toMatchObject({ sid });
  });

  it('that leaves out what is declared is answered with the reason', async () => {
    const { status, body } = await call('register', newSession(), { phone, capcode: 'AAAA' });
    expect([status, body.message]).toEqual([400, "register: must have required property 'sid'"]);
  });
});

describe('the promotions', () => {
  it('that nobody made are refused in words', async () => {
    for (const [language, message] of [
      ['es', 'No encontramos esta promoción.'],
      ['en', 'We could not find this promotion.'],
    ] as const)
      expect((await call('channelTemplate', newSession(), { templateId: '99' }, language)).body).toEqual({
        code: '1',
        message,
        data: null,
      });
  });

  it.each(['es', 'en'] as const)('hold sound, forbidden and broken screens: %s', (tongue) => {
    const project = readProject(fileURLToPath(new URL('../../..', import.meta.url)));
    const verdicts = promotions.flatMap(({ id, template }) => {
      const { screen } = template({ tongue, files: '/gateway/files' }) as { readonly screen?: unknown };
      if (screen === undefined) return [];
      const layout = { file: `screens/promotion/of-server-${id}.json`, text: JSON.stringify(screen) };
      const found = checkProject({ ...project, layouts: [...project.layouts, layout] });
      // A screen of the server brings its own words, in the language that was asked for.
      const its = found.filter(({ file, code }) => file === layout.file && code !== 'literal-text');
      return [[id, its.map(({ code }) => code)]];
    });
    expect(verdicts).toEqual([
      ['screen', []],
      ['broken', expect.arrayContaining(['unknown-widget'])],
      ['forbidden', ['not-for-promotion', 'not-for-promotion']],
    ]);
  });

  it('show pictures that exist', async () => {
    const told = JSON.stringify(
      promotions.map(({ template }) => template({ tongue: 'en', files: '/gateway/files' })),
    );
    const pictures = new Set(told.match(/\/gateway\/files\/[\w.-]+/g));
    expect(pictures.size).toBeGreaterThan(1);
    for (const url of pictures) expect([url, (await sandbox.inject(url)).statusCode]).toEqual([url, 200]);
  });

  it('are linked from the pages, which show what a visitor has to type', async () => {
    const { session, sid, look, sms, codes } = await visitor();
    const text = await look();
    await sms(text);
    const page = (await sandbox.inject(`/sandbox/session/${session}?isNeedPop=1`)).body;
    for (const { id } of promotions)
      expect(page).toContain(
        `href="/promotion?id=${id}&amp;app_from=h5&amp;user_from=sandbox&amp;utm_tag=prueba&amp;links_id=1&amp;sessionId=${session}#/"`,
      );
    expect(page).toContain(sid);
    expect(page).toContain(text);
    expect(page).toContain(`${(await codes())[0]?.code ?? '-'} to ${phone}`);
    const start = (await sandbox.inject('/sandbox')).body;
    expect(start).toContain('links_id=1&amp;isNeedPop=1&amp;language=en#/"');
    expect(start).toContain('href="/sandbox/session/anonymous?isNeedPop=2"');
  });

  it('of a sid that is markup are shown as text', async () => {
    const session = newSession();
    await call('getCaptcha', session, { sid: '<b>x</b>', a: '1' });
    expect((await sandbox.inject(`/sandbox/session/${session}`)).body).not.toContain('<b>x');
  });
});
