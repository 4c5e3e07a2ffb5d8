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
