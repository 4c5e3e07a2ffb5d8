/**
 * What the page asked for before the program had come (src/app/early): the client takes each answer once, in the place of a
 * request of its own. It must not know what is asked, nor read an answer.
 */

import type { PageBlock } from '../lib/page-blocks.ts';
import type { Received } from '../model/first.ts';

export interface EarlyRequest {
  /** `questionOf` in request.ts. */
  readonly question: string;
  /** Rejects where nothing came, or it was ended. */
  readonly answer: Promise<Received>;
  abort(): void;
}

/** What the script of the page leaves for the program. */
export interface Early {
  /** The text of the configuration, where the page had to ask for it. */
  readonly config?: Promise<string> | undefined;
  /** Those that were sent; more may come while the configuration is on its way. */
  readonly requests: EarlyRequest[];
  /** Called by what our server writes behind the page, where it asks in place of the page (src/app/early/handed.ts). */
  came?: (() => void) | undefined;
}

declare global {
  /** Set by the script of the page; a page without one has none. */
  var early: Early | undefined;
}

export interface EarlyAnswers {
  /** Gives a request to whoever asks the same; nobody else gets it. */
  take(question: string): EarlyRequest | undefined;
  /** In place of the last ones: what a step asks for ahead; what is returned ends those that nobody took. */
  add(more: readonly EarlyRequest[]): () => void;
  /** Ends those that nobody took: what is asked from now on may be answered otherwise. */
  end(): void;
}

/** From ten seconds on nothing that a first screen asked is asked for the first time. */
const patience = 10_000;

export function earlyAnswers(early: Early | undefined = globalThis.early): EarlyAnswers {
  const ofPage = early?.requests ?? [];
  const ofSteps: EarlyRequest[] = [];
  const take = (question: string, requests: EarlyRequest[]): EarlyRequest | undefined => {
    const at = requests.findIndex((request) => request.question === question);
    return at < 0 ? undefined : requests.splice(at, 1)[0];
  };
  const endThose = (requests: EarlyRequest[]): void => requests.splice(0).forEach((one) => one.abort());
  const end = (): void => [ofPage, ofSteps].forEach(endThose);
  // What nobody took is not waited for.
  if (early !== undefined) setTimeout(() => endThose(ofPage), patience);
  return {
    take: (question) => take(question, ofSteps) ?? take(question, ofPage),
    add(more) {
      end();
      ofSteps.push(...more);
      return () => endThose(ofSteps);
    },
    end,
  };
}

/** The configuration that our server wrote into the page; empty behind any other. */
export const writtenConfig = (): string =>
  document.getElementById('config' satisfies PageBlock)?.textContent ?? '';

/** The text of the configuration that the server wrote into the page, or that the page has asked for. */
export function earlyConfig(): Promise<string> | undefined {
  const written = writtenConfig();
  return written === '' ? globalThis.early?.config : Promise.resolve(written);
}
