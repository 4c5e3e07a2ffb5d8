/** Begins a change of its own with edits over what everyone has. It must not know what they do. */
import type { Told } from '../../release/told.ts';
import type { TakenBack } from '../core/take-back.ts';
import type { Texts } from '../core/splices.ts';
import { go } from '../shell/place.ts';
import { useStudio } from '../shell/studio.ts';
import { historyWords } from '../words/history.ts';

export function useBegin(): (make: (now: Texts) => TakenBack, label: Told) => void {
  const { say, tongue, workspace } = useStudio();
  const words = historyWords[tongue];
  return (make, label) =>
    void (async () => {
      await workspace.close();
      const { change: open, draft } = workspace.now();
      if (open !== null || draft.now !== draft.base) return say(words.notNow);
      const { splices, why } = make(draft.now);
      if (why !== undefined) return say(words.why[why]);
      workspace.edit({ label, splices });
      say(words.said);
      return go({ page: 'change' });
    })();
}
