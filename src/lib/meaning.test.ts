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
  ['注册成功', 'zh-CN'],
  ['Charging successful!', 'en'],
  ['Seleccione una calificación', 'es'],
])('%s is %s, whatever the language of the page', (text, language) => {
  expect(quotedLanguage(text)).toBe(language);
});
