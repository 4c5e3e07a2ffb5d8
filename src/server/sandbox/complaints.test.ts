// @vitest-environment node
/** Holds what becomes of a complaint in the sandbox: its pictures, its answer, the request for a score. */
import { describe, expect, it } from 'vitest';
import { call, deed, newSession, operations, pathOf, sandbox, startSandbox, type Answer } from './testing.ts';

startSandbox();

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(
  session: string,
  bytes: Buffer,
  field = 'problemImage',
): Promise<{ status: number; body: Answer }> {
  const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const response = await sandbox.inject({
    method: 'POST',
    url: `/gateway${pathOf('uploadProblemImage')}?sessionId=${session}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x', language: 'en' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  });
  return { status: response.statusCode, body: JSON.parse(response.body) as Answer };
}

const urlOf = async (session: string): Promise<string> =>
  String((await upload(session, png)).body.data['url']);
const detail = async (session: string): Promise<Answer['data']> =>
  (await call('problemDetail', session, { problemId: '1' })).body.data;
const save = (session: string, more: Record<string, string> = {}): ReturnType<typeof call> =>
  call('problemSave', session, {
    problemType: '1',
    problemSonType: '12',
    problemDetail: 'Me gritaron',
    ...more,
  });

describe('an upload', () => {
  it('keeps the picture and serves it', async () => {
    const session = newSession();
    const { body } = await upload(session, png);
    expect(operations.find(({ id }) => id === 'uploadProblemImage')?.refuseAnswer(body)).toBeUndefined();
    const picture = await sandbox.inject(String(body.data['url']));
    expect([picture.headers['content-type'], picture.rawPayload.equals(png)]).toEqual(['image/png', true]);
    await deed(session, 'reset');
    expect((await sandbox.inject(String(body.data['url']))).statusCode).toBe(404);
  });

  it('of another kind of file is refused in words, whatever it calls itself', async () => {
    const { body } = await upload(newSession(), Buffer.from('<svg/>'));
    expect(body.message).toContain('Only JPG, PNG or WebP');
  });

  it('under another field is answered with the reason', async () => {
    expect((await upload(newSession(), png, 'picture')).status).toBe(400);
  });
});

describe('a complaint', () => {
  it('appears in the list and in its detail with its pictures', async () => {
    const session = newSession();
    const [one, two] = [await urlOf(session), await urlOf(session)];
    await save(session, { problemImage: `${one},${two}`, orderNo: '174' });
    const { tabs } = (await call('problemList', session, {})).body.data as {
      tabs: readonly { readonly items: readonly object[] }[];
    };
    expect(tabs.map(({ items }) => items.length)).toEqual([1, 0]);
    expect(tabs[0]?.items[0]).toMatchObject({ id: '1', type: 'Cobranza', content: 'Me gritaron' });
    expect(await detail(session)).toMatchObject({
      type: 'Cobranza',
      sonType: 'Trato irrespetuoso',
      images: [one, two],
      disposeDetail: '',
      isNeedScore: 0,
    });
    const page = await sandbox.inject(`/sandbox/session/${session}?isNeedPop=1`);
    expect(page.body).toContain(`<img src="${one}" alt="Picture 1 of complaint 1"`);
    expect(page.body).toContain(`<a href="${two}"`);
  });

  it('sent twice within moments is one', async () => {
    const session = newSession();
    await Promise.all([save(session), save(session)]);
    expect((await call('problemDetail', session, { problemId: '2' })).body.message).toContain(
      'No encontramos',
    );
  });

  it('of an unknown type, without a text, or with a picture that is not there is refused', async () => {
    const session = newSession();
    for (const more of [{ problemType: '9' }, { problemDetail: ' ' }, { problemImage: '/elsewhere.png' }])
      expect((await save(session, more)).body).toMatchObject({ code: '1' });
  });

  it('is answered from the page with words, a picture and the request for a score, which ends with the score', async () => {
    const session = newSession();
    await save(session);
    expect(
      await deed(session, 'answer', {
        complaint: '1',
        text: 'Lo sentimos',
        picture: 'step-1.svg',
        score: '1',
      }),
    ).toBe(200);
    expect(await detail(session)).toMatchObject({
      disposeDetail: 'Lo sentimos',
      disposeImages: ['/gateway/files/step-1.svg'],
      isNeedScore: 1,
    });
    await call('score', session, { score: '4', problemId: '1' });
    expect((await detail(session))['isNeedScore']).toBe(0);
    expect((await call('score', session, { score: '4', problemId: '7' })).body.success).toBe(false);
    expect(await deed(session, 'answer', { complaint: '7', text: 'No' })).toBe(400);
    const page = await sandbox.inject(`/sandbox/session/${session}?isNeedPop=1`);
    expect(page.body).toContain('Answer complaint 1');
    expect(page.body).toContain('(score 4)');
    expect(page.body).toContain('alt="Picture 1 of the answer to 1"');
  });

  it('says how far it is and until when it is answered, unless the order is one of an older backend', async () => {
    const session = newSession();
    await save(session, { orderNo: '174' });
    await save(session, { orderNo: '174-old' });
    const { tabs } = (await call('problemList', session, {})).body.data as {
      tabs: readonly { readonly items: readonly Record<string, string>[] }[];
    };
    const [old, item] = tabs[0]?.items ?? [];
    const days = Date.parse(item?.['replyBy'] ?? '') - Date.parse((item?.['time'] ?? '').slice(0, 10));
    expect([item?.['state'], days / 86_400_000]).toEqual(['received', 5]);
    expect([old?.['state'], old?.['replyBy']]).toEqual([undefined, undefined]);
    const states = [];
    for (const [name, payload] of [
      ['review', {}],
      ['answer', { text: 'Listo', score: '1' }],
    ] as const) {
      expect(await deed(session, name, { complaint: '1', ...payload })).toBe(200);
      states.push((await detail(session))['state']);
    }
    expect(await deed(session, 'review', { complaint: '1' })).toBe(400);
    await call('score', session, { score: '4', problemId: '1' });
    expect([...states, (await detail(session))['state']]).toEqual(['review', 'answered', 'closed']);
  });

  it('is answered by the form of the page with a picture of its own', async () => {
    const session = newSession();
    await save(session);
    const field = (name: string, value: string): string =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const response = await sandbox.inject({
      method: 'POST',
      url: `/sandbox/session/${session}/answer`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([
        Buffer.from(
          `${field('complaint', '1')}${field('text', 'Listo')}${field('score', '0')}--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
        ),
        png,
        Buffer.from('\r\n--x--\r\n'),
      ]),
    });
    expect(response.statusCode).toBe(303);
    const { disposeImages } = (await detail(session)) as { disposeImages: readonly string[] };
    expect((await sandbox.inject(disposeImages[0] ?? '')).rawPayload.equals(png)).toBe(true);
  });
});

it('the order asked for is the one shown, and collection can be complained about where it is to be repaid', async () => {
  const init = async (orderId: string): Promise<unknown> =>
    (await call('problemInit', newSession(), { orderId })).body.data['orderDetail'];
  expect(await init('180')).toMatchObject({ orderNo: '180', isShow: 1 });
  expect(await init('200')).toMatchObject({ orderNo: '200', isShow: 0 });
  expect(await init('')).toMatchObject({ orderNo: '174' });
});
