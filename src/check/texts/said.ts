/** A text as a file says it. It must not know what is looked for. */
import type { Place } from '../document/document.ts';

/** One text of a file, with its place. */
export interface Said {
  readonly key: string;
  readonly text: string;
  readonly place: Place;
}

/** `locales/es.json`, `locales/documents/privacy.es.json` → `es` */
export const languageOf = (file: string): string => /(\w+)\.json$/.exec(file)?.[1] ?? '';
