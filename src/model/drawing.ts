/** What a server has drawn ahead of the program: a page as a release shows it, or as one visit finds it. */
import type { First, Received } from './first.ts';
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

/** A visit to a page: what it asks for first, and by what. */
export interface Visit {
  /** As the page has it. */
  readonly first: First;
  /** The query of the address, with its question mark. */
  readonly search: string;
  /** The text of the configuration. */
  readonly config: string;
}

/** A request that the page would send before the program has come, as it would send it. */
export interface Question {
  /** `questionOf` in src/platform/request.ts. */
  readonly question: string;
  readonly method: 'GET' | 'POST';
  /** From the root of this origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers by their questions. */
export type Answers = Readonly<Record<string, Received>>;

/** What is drawn with the answers that a visit got. */
export interface Filling extends Visit {
  readonly drawing: Drawing;
  readonly answers: Answers;
  readonly userAgent: string;
  /** Under which the page was asked for. */
  readonly origin: string;
}

/** What the module that knows requests has (src/app/ahead/questions.ts). */
export interface Asker {
  questionsOf(visit: Visit): readonly Question[];
}

/** What the module that draws has (src/app/ahead/page.ts). */
export interface Drawer {
  /** Markup. Rejects where the page cannot be drawn. */
  drawPage(drawing: Drawing): Promise<string>;
  /** Markup with the data. Rejects where nobody but the phone can know what it will show. */
  drawFilled(filling: Filling): Promise<string>;
}
