/** The states of a screen are told apart by what is there: their names are made of words, which a change may say otherwise. */
import { expect, it } from 'vitest';
import { idOf } from '../../src/check/document/document.ts';
import { openProject } from '../../src/studio/phone/project.ts';
import { situationsOf } from '../../src/studio/phone/setting.ts';
import { files, snapshot } from './testing.tsx';

const base = openProject(snapshot.project, files);
const reworded = openProject(snapshot.project, files);
for (const tongue of ['es', 'en']) {
  const file = `locales/${tongue}.json`;
  const texts = JSON.parse(files[file] ?? '{}') as Record<string, string>;
  const others = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text}.`]));
  reworded.change({ [file]: JSON.stringify(others) });
}
const screens = Object.keys(files)
  .filter((file) => /^screens\/(?:promotion\/)?[^/]+\.json$/.test(file))
  .map(idOf);

it.each(screens)('%s', (id) => {
  const states = situationsOf(base, id);
  expect(new Set(states.map((each) => each.id)).size).toBe(states.length);
  const now = situationsOf(reworded, id);
  expect(now.map((each) => each.id)).toEqual(states.map((each) => each.id));
});

it('some are called otherwise by other words', () => {
  const namesOf = (project: typeof base): readonly string[] =>
    situationsOf(project, 'loan-detail').map(({ name }) => name.es);
  expect(namesOf(reworded)).not.toEqual(namesOf(base));
});

/** Paths, names of code, values that were only made up: "teléfono es 999", "ana@correo.mx", "order.status", `fragment-note`. */
const unspoken =
  /\b999\b|\babc\b|a{5,}|https?:|@|[a-z]\.[a-z]|[a-z][A-Z]|fragment|\[\d+\]|\d{3,}|otro valor|another value/;

it.each(screens)('the names of %s are words of people, and say no value that is only a sample', (id) => {
  const names = situationsOf(base, id).flatMap(({ name, group }) => [name.es, name.en, group.es, group.en]);
  // What stands on the screen is quoted.
  const said = names.map((name) => name.replaceAll(/«[^»]*»|iPhone/g, ''));
  expect(said.filter((name) => unspoken.test(name))).toEqual([]);
});

it.each(['es', 'en'] as const)(
  'what is there is called so, and a status by the words of the contract (%s)',
  (tongue) => {
    const namesOf = (id: string): readonly string[] => situationsOf(base, id).map(({ name }) => name[tongue]);
    const wanted = {
      es: { status: 'Vencido', without: 'sin teléfono', field: 'con teléfono', other: 'otro estado' },
      en: {
        status: 'Overdue',
        without: 'without telephone',
        field: 'with telephone',
        other: 'another status',
      },
    }[tongue];
    expect(namesOf('public-contact')).toContain(wanted.without);
    expect(namesOf('classic').some((name) => name.split(' · ').includes(wanted.field))).toBe(true);
    const first = namesOf('loan-detail').map((name) => name.split(' · ')[0]);
    expect(first).toContain(wanted.status);
    expect(first).toContain(wanted.other);
  },
);
