/** Words that a change says otherwise, language by language: what they said and what they say. It must not know who reads them. */
import type { Tongue } from '../../lib/figures.ts';
import { bothTongues } from '../core/tongues.ts';
import { own } from '../../check/document/document.ts';
import type { Draft } from '../core/draft.ts';
import { viewOf } from '../forms/view.ts';

export interface Reworded {
  readonly key: string;
  readonly tongue: Tongue;
  readonly before: string;
  readonly now: string;
  /** What the other language goes on saying, where nobody changed it. */
  readonly other?: string;
}

export function rewordedOf({ base, now }: Pick<Draft, 'base' | 'now'>): readonly Reworded[] {
  const [before, after] = [viewOf(base).words, viewOf(now).words];
  const keys = new Set(bothTongues.flatMap((tongue) => Object.keys(before[tongue])));
  return [...keys].flatMap((key) => {
    const changed = bothTongues.flatMap((tongue) => {
      const [old, fresh] = [own(before[tongue], key), own(after[tongue], key)];
      return old === undefined || fresh === undefined || old === fresh
        ? []
        : [{ key, tongue, before: old, now: fresh }];
    });
    const still = bothTongues.find((tongue) => changed.every((each) => each.tongue !== tongue));
    const other = still && own(after[still], key);
    return changed.map((each) => (other === undefined ? each : { ...each, other }));
  });
}

/** Words that are new, in each language in which there are some: who reviews reads both. */
export interface NewWords {
  readonly key: string;
  readonly words: Readonly<Partial<Record<Tongue, string>>>;
}

export function newWordsOf({ base, now }: Pick<Draft, 'base' | 'now'>): readonly NewWords[] {
  const [before, after] = [viewOf(base).words, viewOf(now).words];
  const keys = new Set(bothTongues.flatMap((tongue) => Object.keys(after[tongue])));
  return [...keys]
    .filter((key) => bothTongues.every((tongue) => own(before[tongue], key) === undefined))
    .map((key) => ({
      key,
      words: Object.fromEntries(
        bothTongues.flatMap((tongue) => {
          const said = own(after[tongue], key);
          return said === undefined ? [] : [[tongue, said]];
        }),
      ),
    }));
}
