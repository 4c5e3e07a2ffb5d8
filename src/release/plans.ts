/**
 * Whether the engine makes a plan of each screen that a release changes, as a phone will: in both languages, on a phone that can
 * do nothing and on one that can do all. It must not know a phone.
 */
import { Everything } from '../lib/everything.ts';
import { tongues, type Tongue } from '../lib/figures.ts';
import { own } from '../check/document/document.ts';
import { loadScreen, type LoadInput } from '../engine/load.ts';
import type { Report } from '../engine/ports.ts';
import type { Language } from '../model/language.ts';
import type { ScreenBundle } from '../model/release.ts';
import { wordsOf } from './bundles.ts';
import type { Library } from './library.ts';
import { partOfScreen } from './names.ts';
import { refusal, type Refusal } from './told.ts';

const mapped = <T, U>(
  record: Readonly<Record<string, T>>,
  make: (value: T, name: string) => U,
): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]));

const signs: Readonly<Record<Tongue, Language['currency']>> = { es: '$', en: '₹' };

/** What a plan is made with in one language, by one phone. */
type Phone = Pick<LoadInput, 'parts' | 'language' | 'features' | 'text'>;

function phonesOf(library: Library, tongue: Tongue): readonly Phone[] {
  const words = wordsOf(library, tongue);
  const { widgets, actions, calls } = library;
  const parts: LoadInput['parts'] = {
    widgets: mapped(widgets, (kinds, type) => ({ kinds, essential: library.essential(type) })),
    actions: mapped(actions, (kinds) => ({ kinds })),
    calls,
    documents: mapped(library.documents, (written) => written[tongue]),
  };
  const language = { tag: tongues[tongue], currency: signs[tongue] };
  const text = (key: string): string | undefined => own(words, key);
  return [new Set<string>(), new Everything()].map((features) => ({ parts, language, features, text }));
}

/** What the engine says of it; empty where there is a plan and nothing was left out of it. */
function failuresOf({ id, definition, fragments }: ScreenBundle, phone: Phone): readonly string[] {
  const reports: Report[] = [];
  const plan = loadScreen({
    id,
    definition,
    fragments: fragments as unknown as LoadInput['fragments'],
    ...phone,
    report: (report) => void reports.push(report),
  });
  return plan.ok ? reports.map(({ code, where, detail }) => `${code}, ${where}: ${detail}`) : [plan.error];
}

/** @param library the build's, with the release in it. */
export function refusedPlans(bundles: readonly ScreenBundle[], library: Library): readonly Refusal[] {
  const phones = (Object.keys(tongues) as Tongue[]).flatMap((tongue) => phonesOf(library, tongue));
  return bundles.flatMap((bundle) => {
    const failures = new Set(phones.flatMap((phone) => failuresOf(bundle, phone)));
    return [...failures].map((failure) =>
      refusal(
        'no-plan',
        partOfScreen(bundle.id, bundle.kind),
        `A phone could not draw all of ${bundle.id} (${failure}).`,
        `Un teléfono no podría mostrar todo de ${bundle.id} (${failure}).`,
      ),
    );
  });
}
