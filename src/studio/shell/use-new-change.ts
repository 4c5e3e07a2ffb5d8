/** Puts the open change aside, saved, so that the next edit begins another. It must not know where it is asked for. */
import { useCallback } from 'react';
import { beginWords } from '../words/begin.ts';
import { go } from './place.ts';
import { useStudio } from './studio.ts';

/** What is not saved yet stays open. */
export function useNewChange(): () => void {
  const { say, tongue, workspace } = useStudio();
  return useCallback(() => {
    const words = beginWords[tongue];
    const title = workspace.now().change?.title ?? '';
    void workspace
      .close()
      .then(() => {
        if (workspace.now().change !== null) return;
        say(title === '' ? words.begun : words.aside(title));
        go({ page: 'screens' });
      })
      .catch(() => undefined);
  }, [say, tongue, workspace]);
}
