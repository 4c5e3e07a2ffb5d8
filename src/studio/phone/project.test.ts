/** The texts of the project as the phone has them: one cannot be read, words, places of parts, documents. */
import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../../src/build/snapshot.ts';
import { root } from '../../../tests/support/project.ts';
import { statesOf } from '../../check/states/states.ts';
import { filesOfProject, openSnapshot } from '../../release/snapshot.ts';
import { openProject, type PhoneProject } from './project.ts';

const snapshot = readSnapshot(root);
const files = Object.fromEntries(
  filesOfProject(openSnapshot(snapshot).input).map(({ file, text }) => [file, text]),
);
const open = (): PhoneProject => openProject(snapshot.project, files);
const detail = 'screens/loan-detail.json';

describe('the project in the phone', () => {
  it('keeps what was said before a text that cannot be read, and says where it breaks', () => {
    const project = open();
    const before = project.screen('loan-detail')?.definition;
    const broken = files[detail]?.replace('"version": 2,', '"version": 2,,') ?? '';
    expect(project.change({ [detail]: broken })).toEqual([
      { file: detail, reason: 'PropertyNameExpected', line: 2 },
    ]);
    // A comma is missing where the line before ends, as the checker says too.
    const lacking = files[detail]?.replace('"version": 2,', '"version": 2') ?? '';
    expect(project.change({ [detail]: lacking })).toEqual([
      { file: detail, reason: 'CommaExpected', line: 2 },
    ]);
    expect(project.screen('loan-detail')?.definition).toBe(before);
    expect(project.change({ [detail]: files[detail] ?? '' })).toEqual([]);
  });

  it('says words as they are now, and tells those of the program apart', () => {
    const project = open();
    const says = (changes: Readonly<Record<string, string>>): void => {
      const words = JSON.parse(files['locales/es.json'] ?? '') as Record<string, string>;
      project.change({ 'locales/es.json': JSON.stringify({ ...words, ...changes }) });
    };
    expect(project.words('es')['order.lateFee']).toBeDefined();
    const program = project.programWords();
    says({ 'order.lateFee': 'Otra' });
    expect(project.words('es')['order.lateFee']).toBe('Otra');
    expect(project.programWords()).toBe(program);
    says({ 'order.lateFee': 'Otra', 'app.retry': 'De nuevo' });
    expect(project.programWords()).toBe(program + 1);
  });

  it('knows where each part was written, in fragments too', () => {
    const project = open();
    const screen = project.screen('loan-detail');
    const [first] = [screen?.definition.body].flat();
    expect(project.placeOf(first as object)?.file).toBe(detail);
    expect(project.placeOf(first as object)?.pointer).toMatch(/^\/body/);
    const [name, fragment] = Object.entries(screen?.fragments ?? {})[0] ?? ['', undefined];
    expect(project.placeOf(fragment as object)).toEqual({
      file: `screens/fragments/${name}.json`,
      pointer: '',
    });
  });

  it('knows layouts, screens of two frames, new files and those that were taken away', () => {
    const project = open();
    expect(project.screen('classic')?.isPromoted).toBe(true);
    expect(project.screen('about_public')?.definition.frame).toBe('public');
    expect(project.screen('new')).toBeUndefined();
    project.change({ 'screens/new.json': files[detail] ?? '' });
    expect(project.screen('new')?.isPromoted).toBe(false);
    project.change({ 'screens/new.json': null });
    expect(project.screen('new')).toBeUndefined();
  });

  it('names no state of any screen by a path, in either language', () => {
    const project = open();
    const screens = Object.keys(files).flatMap((file) => {
      const id = /^screens\/(?:[\w-]+\/)?([\w-]+)\.json$/u.exec(file)?.[1];
      return id === undefined || project.screen(id) === undefined ? [] : [id];
    });
    expect(screens).toEqual(expect.arrayContaining(['loan-detail', 'classic', 'story']));
    const sources = screens.flatMap((id) => Object.keys(project.screen(id)?.definition.data ?? {}));
    const roots = [...sources, 'state', 'query', 'config', 'values', 'route', 'session'].join('|');
    const path = new RegExp(`\\b(?:${roots})\\.[A-Za-z]|fragment-|productId|orderId|problemId`, 'v');
    for (const tongue of ['es', 'en'] as const) {
      const named = screens.map((id) => statesOf(id, project.statesInput(id, tongue)).states);
      const told = named.flatMap((states) => states.flatMap(({ name, group }) => [name, group]));
      expect(told.filter((name) => path.test(name))).toEqual([]);
      // A value of the contract is said by what it means, there too where it only tells two states apart.
      expect(told.filter((name) => /\b(?:received|told)\b/.test(name) && tongue === 'es')).toEqual([]);
      for (const states of named) expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    }
  });
});
