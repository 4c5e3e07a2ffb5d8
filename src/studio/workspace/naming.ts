/**
 * What a change is called as long as nobody gives it a name: by its first step, then by what it does as a whole, in both languages of
 * staff. It must not know who saves it.
 */
import { tongues, type Tongue } from '../../lib/figures.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Change, SaveChange } from '../../model/studio.ts';
import { told, type Told } from '../../release/told.ts';
import { historyOf, touched, type Draft } from '../core/draft.ts';

/** One in which everything was undone. */
const empty = told('Empty change', 'Cambio vacío');

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && Object.values(tongues).every((tag) => tag in value);

/** As it was kept: in both languages, or in that of who wrote it. */
function keptIn(history: Json): Told | undefined {
  const named: unknown = (history as JsonObject | null)?.['named'];
  if (typeof named === 'string') return told(named, named);
  return isTold(named) ? named : undefined;
}

const says = (name: Told | undefined, title: string): name is Told =>
  name !== undefined && Object.values(name).includes(title);

const areSame = (one: Told, other: Told): boolean =>
  Object.values(tongues).every((tag) => one[tag] === other[tag]);

export function createNaming(tongue: () => Tongue) {
  /** The name that follows what the change does; nothing once a person gave it one. */
  let named: Told | undefined;
  /** What it does as a whole. */
  let whole: Told | undefined;

  const historyWith = (draft: Draft, name = named): Json => ({
    ...(historyOf(draft) as JsonObject),
    ...(name !== undefined && { named: name }),
  });
  const ofDraft = (draft: Draft): Told | undefined =>
    Object.keys(touched(draft)).length === 0 ? empty : (whole ?? draft.done[0]?.label);

  return {
    history: (draft: Draft): Json => historyWith(draft),
    show({ title, history }: Pick<Change, 'title' | 'history'>, { done }: Draft): void {
      named = [keptIn(history), done[0]?.label].find((name) => says(name, title));
      whole = undefined;
    },
    begin(draft: Draft): string {
      whole = undefined;
      named = ofDraft(draft);
      return named?.[tongues[tongue()]] ?? '';
    },
    /** What is sent with the texts of a change of this title. */
    toSave(draft: Draft, title: string): Pick<SaveChange, 'title' | 'history'> {
      const name = ofDraft(draft);
      const follows = says(named, title) && name !== undefined && !areSame(name, named);
      return follows
        ? { title: name[tongues[tongue()]], history: historyWith(draft, name) }
        : { history: historyWith(draft) };
    },
    saved({ title, history }: Pick<SaveChange, 'title' | 'history'>): void {
      if (named !== undefined && title !== undefined) named = keptIn(history) ?? named;
    },
    /** @returns whether the change is to be called so. */
    follows(name: Told, title: string): boolean {
      if (!says(named, title) || areSame(name, named)) return false;
      whole = name;
      return true;
    },
    given(): void {
      named = undefined;
    },
  };
}
