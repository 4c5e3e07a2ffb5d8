/** A change that nobody gave a name is called in the language of who reads it. */
import { expect, it } from 'vitest';
import { createClient } from './client.ts';
import { createApi } from './studio-api.ts';

const called = { 'en-IN': 'Words of ‘Pay’ changed', 'es-MX': 'Cambian las palabras de «Pagar»' };
const answer = [
  { id: 'c1', title: called['es-MX'], called },
  { id: 'c2', title: 'Verano', called: null },
];

it.each([
  ['en-IN', called['en-IN']],
  ['es-MX', called['es-MX']],
  ['fr-FR', called['es-MX']],
])('in %s', async (tag, title) => {
  const client = createClient(() => Promise.resolve(Response.json(answer)));
  client.speak(tag);
  const api = createApi(client);
  expect((await api.changes()).map((each) => each.title)).toEqual([title, 'Verano']);
  expect((await api.history()).map((each) => each.title)).toEqual([title, 'Verano']);
});
