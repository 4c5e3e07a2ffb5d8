/** Staff call things otherwise than borrowers read them: both lead to the same place. */
import { describe, expect, it } from 'vitest';
import { filesUnder, read } from '../../../tests/support/project.ts';
import { bothTongues } from '../core/tongues.ts';
import { synonyms } from '../words/synonyms.ts';
import { find, type Found } from './find.ts';
import { meantBy, plain, rankOf } from './meant.ts';
import { wordsPlaces } from './places.ts';
import { screensIn, wordsIn } from './screens.ts';

const texts = new Map(
  [...filesUnder('screens'), 'locales/es.json', 'locales/en.json']
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, read(file)]),
);
const search = (asked: string, from = texts, most?: number): Found =>
  find(asked, screensIn(from), wordsIn(from), wordsPlaces(from, new Map()), most);
const idsOf = ({ screens }: Found): readonly string[] => screens.map(({ id }) => id);

describe('what staff type', () => {
  it.each([
    ['ampliar', 'repay-delay'],
    ['AMPLIACION', 'repay-delay'],
    ['exten', 'repay-delay'],
    ['aplazar el pago', 'repay-delay'],
    ['postpone', 'repay-delay'],
    ['atención al cliente', 'customer-service'],
    ['atencion al', 'customer-service'],
    ['customer service', 'customer-service'],
    ['cobrar', 'repay'],
    ['login', 'login-failed'],
    ['entrar', 'login-failed'],
    ['reclamo', 'complaint'],
    ['grievance', 'complaint'],
    ['portada', 'public-home'],
    ['crédito', 'loan-detail'],
    ['promocion', 'story'],
    ['serv lin', 'customer-service'],
    ['loan det', 'loan-detail'],
  ])('%s leads to %s', (asked, id) => {
    expect(idsOf(search(asked))).toContain(id);
  });

  it('finds the words that borrowers read in its place, and says which', () => {
    const found = search('ampliar');
    expect(found.also).toContain('prórroga');
    expect(found.words.length).toBeGreaterThan(0);
    expect(found.words.some(({ words, by }) => by === 'prorroga' && /prórroga/i.test(words.es))).toBe(true);
  });

  it('is what is looked for where borrowers read it so: what is meant adds no words to it', () => {
    const found = search('Pagar');
    expect(found.words[0]?.words.es).toBe('Pagar');
    for (const { by } of found.words) expect(by).toBe('pagar');
    expect(idsOf(found)).toEqual(expect.arrayContaining(['repay-choose', 'repay']));
    expect(idsOf(found).indexOf('repay-choose')).toBeLessThan(idsOf(found).indexOf('repay'));
  });

  it('is found under another name that a screen was given, and by what a campaign promises', () => {
    const words = JSON.parse(texts.get('locales/es.json') ?? '') as Record<string, string>;
    const renamed = new Map([
      ...texts,
      ['locales/es.json', JSON.stringify({ ...words, 'service.title': 'Estamos contigo' })],
    ]);
    expect(idsOf(search('atención al cliente', renamed))).toContain('customer-service');
    const promise = words['promotion.storyTitle'] ?? '';
    expect(idsOf(search(promise))).toContain('story');
  });

  it('of fewer than three letters is nothing but what it says', () => {
    expect(meantBy('am').terms).toEqual([]);
    expect(meantBy('qwertyuiop')).toEqual({ terms: [], screens: [] });
    expect(rankOf('Servicio en línea', 'linea serv')).toBe(3);
    expect(rankOf('Servicio en línea', 'nea vic')).toBeUndefined();
  });
});

it('each list says something for every word, and leads somewhere', () => {
  const studio = ['salir', 'personas', 'versiones', 'sign out', 'leave', 'people', 'releases'];
  const said = [
    ...screensIn(texts).flatMap(({ name, id }) => [name.es, name.en, id]),
    ...bothTongues.flatMap((tongue) => Object.values(wordsIn(texts)[tongue]).map(String)),
    ...studio,
  ].map(plain);
  const ids = screensIn(texts).map(({ id }) => id);
  for (const { typed, found, screens = [] } of bothTongues.flatMap((tongue) => synonyms[tongue])) {
    expect(new Set(typed.map(plain)).size).toBe(typed.length);
    expect(found.length + screens.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining([...screens]));
    for (const term of found)
      expect([term, said.some((text) => text.includes(plain(term)))]).toEqual([term, true]);
  }
});

it('a text has all of its places, also where it is the last that is shown', () => {
  const all = search('Ver más', texts, 500);
  const few = search('Ver más', texts, 1);
  expect(few.words).toHaveLength(all.words.filter(({ key }) => key === few.words[0]?.key).length);
  for (const { key, screens } of all.words)
    expect(new Set(all.words.filter((each) => each.key === key).map(({ screen }) => screen.id)).size).toBe(
      screens,
    );
});
