/**
 * Beside an offer stands no figure that is only an example: a person would take it for what this loan costs. It must not know
 * any call or setting by name.
 */
import type { Path } from '../../lib/path.ts';
import { own } from '../document/document.ts';
import type { KnownSchema } from '../types/type.ts';
import { callsByName } from './private.ts';
import { readsOf, type Subject, type Use } from './survey.ts';

/** The setting, or what it is in, is there to give an idea. */
function isExample([name, ...rest]: Path, schema: KnownSchema | undefined): boolean {
  if (schema?.['x-purpose'] === 'example') return true;
  if (schema === undefined || name === undefined) return false;
  return isExample(rest, schema.items ?? own(schema.properties ?? {}, name));
}

export function checkOffers(subject: Subject): void {
  const { survey, project, facts, report } = subject;
  if (![...callsByName(subject).values()].some((call) => own(facts.calls, call)?.offers === true)) return;
  /** The fragment is right elsewhere: what is wrong is that it is inserted here. */
  const inScreen = ({ spot, place }: Use) =>
    [...spot.around, { place }].filter((each) => each.place.document === survey.place.document).at(-1)?.place;
  const told = new Set<string>();
  for (const { path, use } of readsOf(survey, project)) {
    const [root, ...setting] = path;
    if (use.kind === 'test' || root !== 'config' || !isExample(setting, project.known.config)) continue;
    const place = inScreen(use) ?? use.place;
    const at = JSON.stringify(place.pointer);
    if (!told.has(at)) report(place, 'example-beside-offer', { name: path.join('.') });
    told.add(at);
  }
}
