/** What is offered at the caret: parts, what they can say, and names that only the open change has. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCompleter } from './completion.ts';

const files = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);

const texts = new Map(
  ['locales', 'screens', 'screens/fragments', 'locales/documents']
    .flatMap((folder) => files(folder))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

const at = async (marked: string, tongue: 'es' | 'en' = 'es', now = texts) => {
  const offset = marked.indexOf('|');
  return createCompleter(tongue).offersAt(marked.replace('|', ''), offset, now);
};

test('all parts are offered, each with the name that people give it', async () => {
  const offers = await at('{ "version": 2, "title": "@about.title", "body": [{ "type": "|" }] }');
  expect(offers.length).toBeGreaterThan(25);
  const button = offers.find(({ label }) => label === 'button');
  expect(button).toMatchObject({ detail: 'Botón', insert: '"button"' });
});

test('what a part can say is explained in the language of the studio', async () => {
  const marked = '{ "version": 2, "body": [{ "type": "button", "|" }] }';
  const tone = (offers: Awaited<ReturnType<typeof at>>) => offers.find(({ label }) => label === 'tone')?.info;
  expect(tone(await at(marked, 'es'))).toMatch(/parece un enlace/);
  expect(tone(await at(marked, 'en'))).toMatch(/looks like a link/);
});

test('words and screens that only the change has are offered', async () => {
  const now = new Map(texts)
    .set('locales/es.json', '{ "new.words": "Palabras nuevas" }')
    .set('locales/en.json', '{ "new.words": "New words" }')
    .set('screens/new-one.json', '{ "version": 2, "routes": ["/newOne"] }');
  const words = await at('{ "version": 2, "body": [{ "type": "text", "text": "@|" }] }', 'es', now);
  expect(words.find(({ label }) => label === '@new.words')).toMatchObject({
    insert: '"@new.words"',
    info: expect.stringContaining('New words') as unknown,
  });
  const routes = await at(
    '{ "version": 2, "body": [{ "type": "button", "text": "x", "press": { "do": "navigate", "to": "|" } }] }',
    'es',
    now,
  );
  expect(routes.map(({ label }) => label)).toContain('/newOne');
});

test('while the text does not parse it is completed all the same', async () => {
  const offers = await at('{ "version": 2, "body": [{ "type": "text", "t|');
  expect(offers.map(({ label }) => label)).toContain('text');
});

test('a definition that names its schema, as all of the repository do, is completed', async () => {
  const text = texts.get('screens/customer-service.json') ?? '';
  expect(text).toContain('"$schema"');
  const offers = await at(text.replace('"version": 2,', '"version": 2,\n  "|",'));
  expect(offers.map(({ label }) => label)).toContain('footer');
});
