/** Sentences about a release, in both languages of those who publish. It must not know who reads them. */
import type { Language } from '../model/language.ts';
import type { PartName } from '../model/release.ts';

export type Told = Readonly<Record<Language['tag'], string>>;

export const told = (en: string, es: string): Told => ({ 'en-IN': en, 'es-MX': es });

/** One that staff read in other words: they know words by what they say, not by the key under which they are kept. */
export interface Sentence extends Told {
  readonly staff?: Told;
}

export const forStaff = (each: Sentence): Told => each.staff ?? each;

/** As it was kept: what was written before sentences had two languages is the same in both. */
export const toldOf = (kept: string | Told): Told => (typeof kept === 'string' ? told(kept, kept) : kept);

/** Why a release may not be what it is, where no problem of the checker says it. */
export interface Refusal {
  readonly code:
    | 'no-part'
    | 'twice'
    | 'quoted-words'
    | 'fixed-label'
    | 'taken-away'
    | 'taken-id'
    | 'taken-route'
    | 'lost-route'
    | 'reserved-route'
    | 'other-frame'
    | 'web-page'
    | 'other-language'
    | 'no-plan';
  /** What it is about; a file for one that is no part; empty for all of it. */
  readonly part: PartName;
  readonly words: Sentence;
}

/** @param staff the same to those who know neither names of files nor addresses. */
export const refusal = (
  code: Refusal['code'],
  part: PartName,
  en: string,
  es: string,
  staff?: Told,
): Refusal => ({
  code,
  part,
  words: staff === undefined ? told(en, es) : { ...told(en, es), staff },
});
