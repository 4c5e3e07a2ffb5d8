// @vitest-environment node
import { expect, it } from 'vitest';
import { letters } from './captcha-letters.ts';
import { soundOf } from './captcha-sound.ts';
import { call, deed, newSession, sandbox, startSandbox } from './testing.ts';

startSandbox();

it('is a WAV file as long as it says, the same for the same letters, and another for each', () => {
  const sounds = [...letters.keys()].map((letter) => soundOf(letter));
  for (const sound of sounds) {
    expect([sound.toString('latin1', 0, 4), sound.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE']);
    expect([sound.readUInt32LE(4) + 8, sound.readUInt32LE(40) + 44]).toEqual([sound.length, sound.length]);
  }
  expect(new Set(sounds.map((sound) => sound.toString('base64'))).size).toBe(letters.size);
  expect(soundOf('A2F').equals(soundOf('A2F'))).toBe(true);
});

it('is where the session says, for the captcha that was drawn last and no other', async () => {
  const session = newSession();
  const { sid, audio } = (await call('getSid', session, {})).body.data;
  const sound = () => sandbox.inject(String(audio));
  expect((await sound()).statusCode).toBe(404);
  const seen = async (): Promise<string> => {
    await call('getCaptcha', session, { sid: String(sid), a: '1' });
    const { body } = await sandbox.inject(`/sandbox/api/${session}/visitors`);
    return (JSON.parse(body) as readonly { captcha: string }[])[0]?.captcha ?? '';
  };
  for (const letters of [await seen(), await seen()]) expect(letters).toHaveLength(4);
  const last = await seen();
  const answer = await sound();
  expect([answer.headers['content-type'], answer.rawPayload.equals(soundOf(last))]).toEqual([
    'audio/wav',
    true,
  ]);
  await deed(session, 'reset');
  expect((await sound()).statusCode).toBe(404);
});
