/** Holds that nobody waits for a backend longer than a page may. */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Question } from '../../model/drawing.ts';
import { answersTo, within } from './questions.ts';

const question = (name: string): Question => ({
  question: name,
  method: 'GET',
  url: `/${name}`,
  headers: {},
  body: '',
});

it('takes the answers that came in time', async () => {
  const app = Fastify();
  app.get('/quick', () => 'quick');
  app.get('/never', () => new Promise(() => undefined));
  let asking: ReturnType<typeof answersTo> | undefined;
  app.get('/', (request) => {
    asking = answersTo(app, request, [question('quick'), question('never')], { time: 50, size: 100 });
    return 'page';
  });
  await app.inject('/');
  expect(Object.keys((await asking) ?? {})).toEqual(['quick']);
});

it('what comes in time is taken, what fails in time is a failure, what is late is not waited for', async () => {
  expect(await within(10_000, Promise.resolve('in time'), 'late')).toBe('in time');
  expect(await within(0, new Promise<string>(() => undefined), 'late')).toBe('late');
  expect(await within(10_000, Promise.reject(new Error('failed')), 'late').catch(String)).toBe(
    'Error: failed',
  );
});
