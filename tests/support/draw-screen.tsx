/** Draws a screen of any copy of the project with the real engine, renderer, widgets and shell. It must not know any screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { expect } from 'vitest';
import { shell } from '../../src/app/chrome.tsx';
import { readCalls } from '../../src/build/project.ts';
// There before a screen asks for it, which waits for it no longer than a moment of a clock that stands here.
import '../../src/engine/writes.ts';
import { loadScreen } from '../../src/engine/load.ts';
import { fillValues } from '../../src/engine/values.ts';
import { declaredQuery, missingQuery } from '../../src/engine/query.ts';
import { readData } from '../../src/lib/reader.ts';
import type { FragmentDefinition } from '../../src/model/definition.ts';
import type { Json } from '../../src/model/json.ts';
import { ScreenView } from '../../src/renderer/ScreenView.tsx';
import { TextProvider } from '../../src/renderer/text.ts';
import { outline } from '../screens/outline.ts';
import { createTestPorts, english, failed, spanish, type Answers, type TestPorts } from './ports.ts';
import { productWidgets } from './product-widgets.ts';
import { allActions } from './screen.ts';

export interface Visit {
  /** Where the project is. */
  readonly project: string;
  /** The screen's file without `screens/` and `.json`. */
  readonly id: string;
  readonly language: 'es' | 'en';
  readonly query?: Readonly<Record<string, string>>;
  /** By call, what the backend answers. */
  readonly answers?: Readonly<Record<string, Json>>;
}

const actions = Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action]));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8')) as unknown;

function fragmentsOf(project: string): Readonly<Record<string, FragmentDefinition>> {
  const folder = join(project, 'screens/fragments');
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      readJson(join(folder, file)) as FragmentDefinition,
    ]),
  );
}

/** What the backend answers, read by the declared schema as in the app. */
function answersOf(project: string, given: NonNullable<Visit['answers']>): Answers {
  const calls = readCalls(project);
  return Object.fromEntries(
    Object.entries(given).map(([name, data]) => {
      const read = readData(calls[name]?.data ?? {}, data);
      return [name, () => (read.ok ? read : failed('shape'))];
    }),
  );
}

/** Draws it and gives what a screen reader would tell, and the world in which it happened. */
export async function drawScreen(
  visit: Visit,
): Promise<{ readonly told: string; readonly world: TestPorts }> {
  const { project, id, language, query = {}, answers = {} } = visit;
  const texts = readJson(join(project, `locales/${language}.json`)) as Readonly<Record<string, string>>;
  const world = createTestPorts({
    answers: answersOf(project, answers),
    texts,
    language: language === 'en' ? english : spanish,
  });
  const loaded = loadScreen({
    id,
    definition: readJson(join(project, `screens/${id}.json`)),
    fragments: fragmentsOf(project),
    parts: { widgets: productWidgets, actions: allActions, calls: readCalls(project) },
    language: world.ports.texts.language,
    features: world.ports.device.features,
    text: (key) => texts[key],
    report: (report) => world.ports.reporter.report(report),
  });
  if (!loaded.ok) throw new Error(loaded.error);
  const declared = declaredQuery(loaded.value, query);
  expect(missingQuery(loaded.value, declared)).toEqual([]);
  const { values } = fillValues({ plan: loaded.value, given: undefined, config: {} });
  await act(async () => {
    render(
      <TextProvider value={(key) => texts[key] ?? key}>
        <ScreenView
          plan={loaded.value}
          widgets={productWidgets}
          actions={actions}
          ports={world.ports}
          shell={shell}
          query={declared}
          config={{}}
          values={values}
          owner=""
        />
      </TextProvider>,
    );
    for (let turn = 0; turn < 12; turn += 1) await new Promise<void>((done) => setImmediate(() => done()));
  });
  // The screen that was drawn at the end of that asks for its data now, once it knows of writes that are open.
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(world.recorded.reports).toEqual([]);
  return { told: outline(document.body), world };
}
