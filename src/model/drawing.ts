/** What a server has drawn ahead of the program: a page as a release shows it. */
import type { Language } from './language.ts';

export interface Drawing {
  readonly route: string;
  /** undefined: the promotion's first layout. */
  readonly screen: string | undefined;
  readonly language: Language['tag'];
  /** The text of the release's own screen or layout; null: the build's. */
  readonly bundle: string | null;
  /** The text of the program's words as the release has them, if it changes some. */
  readonly words: string | null;
  /** Widgets that are switched off. */
  readonly off: readonly string[];
}

/** What the module that draws has (src/app/ahead/page.ts). */
export interface Drawer {
  /** Markup. Rejects where the page cannot be drawn. */
  drawPage(drawing: Drawing): Promise<string>;
}
