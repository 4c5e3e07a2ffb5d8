/** The coverage of the project's own screens: one recorder for a run of all their cases. It must not know any screen. */
import type { Loaded } from '../../../src/app/world.ts';
import { loadScreen } from '../../../src/engine/load.ts';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { builtScreens, load } from '../places.ts';
import { screenOf } from '../screen-of.ts';
import { read } from '../../support/project.ts';
import { spanish } from '../../support/ports.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { report, type FileCoverage } from './report.ts';

const spanishTexts: Readonly<Record<string, string>> = es;
const englishTexts: Readonly<Record<string, string>> = en;

/** A text counts as shown in either language. */
export const recorder: Recorder = createRecorder((key) =>
  [spanishTexts[key], englishTexts[key]].filter((text) => text !== undefined),
);

/** The plans of one case: that of the case's own screen is watched, those of screens it leads to are not. */
export class WatchedPlans extends Map<string, Loaded> {
  constructor(private readonly screen: string) {
    super();
  }

  override set(id: string, loaded: Loaded): this {
    if (screenOf(id) === this.screen && loaded.plan !== undefined) recorder.watch(loaded.plan, loaded.module);
    return super.set(id, loaded);
  }
}

/** Everything that any screen holds, met or not. */
export async function coverage(): Promise<readonly FileCoverage[]> {
  for (const id of builtScreens) {
    const module = await load(id);
    const loaded = loadScreen({
      id,
      definition: module.definition,
      fragments: module.fragments,
      parts: { ...module, documents: await module.documents?.(spanish.tag) },
      language: spanish,
      features: new Set(),
      text: (key) => spanishTexts[key],
      report: () => undefined,
    });
    if (loaded.ok) recorder.register(loaded.value, module);
  }
  return report(recorder.met.values(), read);
}
