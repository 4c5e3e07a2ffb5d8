/**
 * A step to a screen that has not been shown asks for all of it at once: its definition with its parts, its texts, and the data
 * that it opens with. It must not know any screen.
 */
import { firsts, load, loadTexts } from 'virtual:screens';
import { lookUp } from '../lib/look-up.ts';
import { requestsOf } from './early/ask.ts';
import type { World } from './world.ts';

type AskingWorld = Pick<World, 'plans' | 'early' | 'asking' | 'texts' | 'ports'>;

const nothing = (): void => undefined;

/**
 * The screen before it has been left by then: nothing of it is still to be sent, and no answer is older than a write.
 * @param search the query of the address.
 * @returns what ends the requests that the screen has not come to take.
 */
export function askAhead(id: string, search: string, world: AskingWorld): () => void {
  if (world.plans.has(id)) return nothing;
  // Whoever shows it asks again, and says so where they do not come.
  load(id).catch(nothing);
  loadTexts(id, world.texts.language.tag).catch(nothing);
  const first = lookUp(firsts, id);
  if (first === undefined || world.ports.http.writing()) return nothing;
  return world.early.add(requestsOf(first, search, world.asking));
}
