/** What was drawn of pages as releases show them, in memory for as long as some phone may show it. It must not know who does. */
import type { Drawing } from '../../model/drawing.ts';
import type { Named } from './outcomes.ts';

export interface Drawings {
  /** Markup; undefined: there is none, or not yet. */
  of(name: string): string | undefined;
  /** Draws those that are missing, and forgets all others. Resolves with whether there is more than before. */
  follow(wanted: readonly Named[]): Promise<boolean>;
}

/**
 * @param draw rejects where a page cannot be drawn.
 * @param tell hears of it, once for each list.
 */
export function createDrawings(
  draw: (drawing: Drawing) => Promise<string>,
  tell: (sentence: string) => void,
): Drawings {
  let markup = new Map<string, string>();
  return {
    of: (name) => markup.get(name),
    async follow(wanted) {
      const mine = new Map<string, string>();
      for (const { name } of wanted) {
        const before = markup.get(name);
        if (before !== undefined) mine.set(name, before);
      }
      markup = mine;
      const missing = wanted.filter(({ name }) => !mine.has(name));
      const failed: string[] = [];
      for (const { name, drawing } of missing) {
        // Another list has come meanwhile, which draws what it wants itself.
        if (markup !== mine) return false;
        try {
          mine.set(name, await draw(drawing));
        } catch (error) {
          failed.push(`${drawing.route} (${error instanceof Error ? error.message : String(error)})`);
        }
      }
      if (failed.length > 0)
        tell(`Not drawn ahead, and shown when the program has come: ${failed.join(', ')}`);
      return markup === mine && missing.length > failed.length;
    },
  };
}
