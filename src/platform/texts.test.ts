/** Words of the page: one language, flat keys, texts handed out as they are written. */
import { expect, it, vi } from 'vitest';
import type { Language } from '../model/language.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import verbatim from '../../schemas/verbatim.json' with { type: 'json' };
import { english, spanish } from '../../tests/support/ports.ts';
import { createHome } from './i18next.ts';
import { createTexts } from './texts.ts';

/** The page's texts, and then again in the home that they move to. */
async function inEachHome(
  language: Language,
  create: typeof createTexts,
  hold: (texts: Awaited<ReturnType<typeof createTexts>>) => void,
): Promise<void> {
  const texts = await create(language);
  hold(texts);
  texts.moveTo(await createHome(language));
  hold(texts);
}

it.each([
  ['es-MX', spanish, es],
  ['en-IN', english, en],
])('%s has every key of its file, word for word', async (tag, language, words) => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await inEachHome(language, createTexts, (texts) => {
    expect(texts.language).toBe(language);
    expect(document.documentElement.lang).toBe(tag);
    const read = Object.fromEntries(Object.keys(words).map((key) => [key, texts.text(key)]));
    expect(read).toEqual(words);
  });
  // A library's advertisement has no place on a borrower's phone.
  expect([...info.mock.calls, ...log.mock.calls]).toEqual([]);
});

it.each(['', 'app', 'app.', 'no.such.key', 'constructor', '__proto__', 'toString', 'app.retry.text'])(
  'has no text for "%s"',
  async (key) => {
    await inEachHome(spanish, createTexts, (texts) => expect(texts.text(key)).toBeUndefined());
  },
);

it.each([spanish, english])(
  'tells what prescribed words of another language mean, in $tag',
  async (language) => {
    const texts = await createTexts(language);
    const unexplained = Object.keys(verbatim.texts).filter(
      (key) => texts.text(`${key}_meaning`) === undefined,
    );
    expect(unexplained).toEqual([]);
    expect(texts.meaningOf('注册成功')).toBe('promotion.success_meaning');
    // On an English page these words say it themselves; those of a charge that nobody made do not.
    const said = language === spanish ? 'contact.incomplete_meaning' : undefined;
    expect(texts.meaningOf('Please provide complete information!')).toBe(said);
    expect(texts.meaningOf('Charging successful!')).toBe('complaint.uploaded_meaning');
    texts.add({ late: '晚', late_meaning: 'Late' });
    expect(texts.meaningOf('晚')).toBe('late_meaning');
    texts.moveTo(await createHome(language));
    expect([texts.text('late'), texts.meaningOf('晚')]).toEqual(['晚', 'late_meaning']);
    texts.add({ later: 'x' });
    expect(texts.text('later')).toBe('x');
  },
);

it('hands out tags and nestings as they are written', async () => {
  vi.resetModules();
  const odd = {
    'a.tag': '{{loan.amount}} {{#money}}{{loan.x}}{{/money}} $t(b) __x__',
    b: 'no',
    'a.empty': '',
    'a.list_one': 'one',
  };
  vi.doMock('../../locales/es.json', () => ({ default: odd }));
  const { createTexts: create } = await import('./texts.ts');
  await inEachHome(spanish, create, (texts) => {
    expect(texts.text('a.tag')).toBe(odd['a.tag']);
    expect(texts.text('a.empty')).toBe('');
    expect(texts.text('a.list')).toBeUndefined();
  });
  vi.doUnmock('../../locales/es.json');
});
