/** The search of the studio, on the project's own screens: "Ver más" leads to the very parts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { filesUnder, read } from '../../../tests/support/project.ts';
import { screensWords } from '../words/screens.ts';
import { find, saidWhere, type Found } from './find.ts';
import { programWords, wordsPlaces } from './places.ts';
import { screensIn, wordsIn } from './screens.ts';

const texts = new Map(
  [...filesUnder('screens'), 'locales/es.json', 'locales/en.json']
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, read(file)]),
);
const screens = screensIn(texts);
const program = programWords([{ key: 'app.more', file: 'src/widgets/rows/Rows.tsx' }]);
const search = (asked: string): Found =>
  find(asked, screens, wordsIn(texts), wordsPlaces(texts, program), 500);

describe('the screens of the project', () => {
  it('each have a name of their own in both languages, and none shows a tag', () => {
    for (const tongue of ['es', 'en'] as const) {
      const names = screens.map(({ name }) => name[tongue]);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name === '' || /[{@]/.test(name))).toEqual([]);
    }
  });

  it('say which they are by words where two have one name, and by no id that nobody gave them', () => {
    const named = (id: string) => screens.find((screen) => screen.id === id)?.name.es;
    expect(named('privacy')).toBe('Aviso de privacidad (en la app)');
    expect(named('story')).toBe('Registro «story»');
    const ids = screens
      .filter(({ file }) => !file.includes('/promotion/'))
      .map(({ id }) => id.replaceAll('-', ' '));
    for (const { name } of screens) expect(ids.filter((id) => name.es.endsWith(`(${id})`))).toEqual([]);
  });

  it('end with the page that is for tests', () => {
    expect(screens.at(-1)).toMatchObject({ id: 'test-preview', group: 'test' });
  });

  it('stand in groups: the app, the site, campaigns', () => {
    expect(screens.find(({ id }) => id === 'loan-detail')).toMatchObject({
      group: 'app',
      name: { es: 'Tu préstamo' },
    });
    expect(screens.find(({ id }) => id === 'public-home')).toMatchObject({ group: 'site' });
    expect(screens.find(({ id }) => id === 'classic')).toMatchObject({ group: 'campaign' });
  });
});

describe('searching', () => {
  let more: Found;
  beforeAll(() => {
    more = search('ver mas');
  });

  it('finds words without their accents, and the parts whose program says them', () => {
    expect(more.words.length).toBeGreaterThan(0);
    expect(new Set(more.words.map(({ key }) => key))).toEqual(new Set(['app.more']));
    for (const { part } of more.words) {
      const { file = '', pointer = '' } = part ?? {};
      const steps = pointer.split('/').slice(1);
      const node = steps.reduce<unknown>(
        (value, name) => (value as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
        JSON.parse(texts.get(file) ?? ''),
      );
      expect(node).toMatchObject({ type: 'rows' });
    }
  });

  it('finds by either language, the same words first', () => {
    expect(search('your loan').screens[0]?.id).toBe('loan-detail');
    expect(search('Pagar').words[0]?.words.es).toBe('Pagar');
  });

  it('finds words in what several screens share, on each of them', () => {
    const { 'delay.newDay': days = '' } = JSON.parse(texts.get('locales/es.json') ?? '') as Record<
      string,
      string
    >;
    const found = search(days).words;
    expect(found.map(({ screen, part }) => [screen.id, part?.file])).toContainEqual([
      'loan-detail',
      'screens/fragments/extension-price.json',
    ]);
    expect(found[0]?.screens).toBe(new Set(found.map(({ screen }) => screen.id)).size);
  });

  it.each(['es', 'en'] as const)(
    'finds what the field gives for an example, in its language: %s',
    (tongue) => {
      const [, example = ''] = /[«“](.+)[»”]/.exec(screensWords[tongue].placeholder) ?? [];
      expect(search(example).words.map(({ words }) => words[tongue])).toContain(example);
    },
  );

  it('finds nothing for what nobody says', () => {
    expect(search('qwertyuiop')).toEqual({ screens: [], words: [], also: [] });
  });

  it('says what was meant where it is said in the other language', () => {
    const words = { es: 'Prórroga', en: 'Extension' };
    expect(saidWhere(words, 'prorroga', 'en')).toBe('Prórroga · Extension');
    expect(saidWhere(words, 'extension', 'en')).toBe('Extension');
    expect(saidWhere(words, 'prorroga', 'es')).toBe('Prórroga');
  });
});
