/** Operations of releases as a button does them: how each went, and a sign-in of just now where one asks for it. */
import { useState } from 'react';
import { useAsked } from '../api/use-asked.ts';
import { SignAgain } from '../review/SignAgain.tsx';
import { useStudio } from '../shell/studio.ts';
import { shellWords } from '../words/shell.ts';
import { workWords } from '../words/work.ts';
import type { Act } from './Trial.tsx';
import { theDeed } from './for-staff.ts';
import { useNames } from './use-names.ts';

interface Deeds {
  readonly act: Act;
  readonly busy: boolean;
  readonly why: readonly string[];
  /** What was pressed last, where it waits for a sign-in. */
  readonly again: (() => void) | undefined;
}

export function useDeeds(): Deeds {
  const { api, say, tongue } = useStudio();
  const { tell } = useNames();
  const asked = useAsked(shellWords[tongue].failedWhy);
  const [last, setLast] = useState<() => void>();
  const act: Act = (operation, body) => () => {
    const deed = (): void =>
      void asked.run(async () => say(theDeed(tell((await api.release(operation, body)).words))));
    setLast(() => deed);
    deed();
  };
  return { act, busy: asked.busy, why: tell(asked.why), again: asked.asks === undefined ? undefined : last };
}

/** Why it was not done, and what it waits for. */
export function Refused({ why, again }: Deeds) {
  const { tongue } = useStudio();
  return (
    <>
      <p role="alert" className="st-bad">
        {why.join(' ')}
      </p>
      {again !== undefined && <SignAgain title={workWords[tongue].signAgain} onDone={again} />}
    </>
  );
}
