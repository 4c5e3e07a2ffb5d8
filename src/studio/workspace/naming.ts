/**
 * What a change is called as long as nobody gives it a name: by its first step, then by what it does as a whole. It must not know
 * who saves it.
 */
import { tongues, type Tongue } from '../../lib/figures.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Change } from '../../model/studio.ts';
import { historyOf, type Draft } from '../core/draft.ts';

export function createNaming(tongue: () => Tongue) {
  /** The name that follows what the change does; nothing once a person gave it one. */
  let named: string | undefined;
  /** What it does as a whole. */
  let whole: string | undefined;

  const historyWith = (draft: Draft, name = named): Json => ({
    ...(historyOf(draft) as JsonObject),
    ...(name !== undefined && { named: name }),
  });
  const ofDraft = ({ done }: Draft): string => whole ?? done[0]?.label[tongues[tongue()]] ?? '';

  return {
    history: historyWith,
    show({ title, history }: Pick<Change, 'title' | 'history'>, { done }: Draft): void {
      const kept = (history as JsonObject | null)?.['named'];
      const names = [kept, ...Object.values(done[0]?.label ?? {})];
      named = names.includes(title) ? title : undefined;
      whole = undefined;
    },
    begin(draft: Draft): string {
      whole = undefined;
      return (named = ofDraft(draft));
    },
    /** What is sent with the texts of a change of this title. */
    toSave(draft: Draft, title: string): { readonly title?: string; readonly history: Json } {
      const name = ofDraft(draft);
      const follows = named !== undefined && named === title && name !== '' && name !== named;
      return follows ? { title: name, history: historyWith(draft, name) } : { history: historyWith(draft) };
    },
    saved(title: string | undefined): void {
      if (named !== undefined) named = title ?? named;
    },
    /** @returns whether the change is to be called so. */
    follows(name: string, title: string): boolean {
      if (named !== title || name === title) return false;
      whole = name;
      return true;
    },
    given(): void {
      named = undefined;
    },
  };
}
