import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileValidator } from '../release/validator.ts';
import { readProject, readScreenSchema } from './project.ts';
import { compileForChecker } from './standalone.ts';

const root = join(import.meta.dirname, '../..');

interface Compiled {
  readonly default: { (value: unknown): boolean; readonly errors?: unknown };
}

it('compiled for a worker says what ajv says, word for word, of every definition and of what is broken in it', async () => {
  const schema = readScreenSchema(root);
  const code = compileForChecker(schema);
  expect(code).not.toMatch(/require\(|new Function|\beval\(/);
  const compiled = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Compiled;
  const validate = compileValidator(schema);
  const { screens, layouts, fragments } = readProject(root);
  const texts = [...screens, ...layouts, ...fragments].map(({ text }) => text);
  const broken = texts.flatMap((text) => [
    text.replaceAll('"type": "button"', '"type": "buton"'),
    text.replaceAll('"text":', '"texts":'),
    text.replaceAll('"if": {', '"if": { "some": [], "any": {},'),
  ]);
  let count = 0;
  for (const text of [...texts, ...broken]) {
    const value = JSON.parse(text) as unknown;
    const said = JSON.stringify(compiled.default(value) ? [] : (compiled.default.errors ?? []));
    // Looked at member by member only where they differ: an error brings along its schema and its value.
    const asAjv = JSON.stringify(validate(value));
    if (said !== asAjv) expect(JSON.parse(said)).toEqual(JSON.parse(asAjv));
    if (said !== '[]') count += 1;
  }
  expect(count).toBeGreaterThan(texts.length);
});
