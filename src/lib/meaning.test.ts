/** Holds how quoted words are told from those of the page. */
import { expect, it } from 'vitest';
import { meaningsIn, quotedLanguage, quotedOf } from './meaning.ts';

it.each([
  ['a.b_meaning', 'a.b'],
  ['a.b', undefined],
  ['a.meaning', undefined],
])('%s gives the meaning of %s', (key, of) => {
  expect(quotedOf(key)).toBe(of);
});

it('finds meanings by the quoted words, but none where the words say it themselves', () => {
  const words = {
    a: '注册成功',
    a_meaning: 'Listo',
    b: 'Successful!',
    b_meaning: 'Successful!',
    c_meaning: 'Nada',
  };
  expect([...meaningsIn(words)]).toEqual([['注册成功', 'a_meaning']]);
});

it.each([
  ['注册成功', 'es-MX', 'zh-CN'],
  ['注册成功', 'en-IN', 'zh-CN'],
  ['Successful!', 'es-MX', 'en'],
  ['Seleccione una calificación', 'en-IN', 'es'],
] as const)('%s on a page in %s is %s', (text, page, language) => {
  expect(quotedLanguage(text, page)).toBe(language);
});
