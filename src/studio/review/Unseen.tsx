/** In plain words why a change shows on no example of its screen. It must not know how it was found out that it does not. */
import { useMemo } from 'react';
import type { Draft } from '../core/draft.ts';
import { viewOf } from '../forms/view.ts';
import type { ScreenName } from '../search/screens.ts';
import { useIndexOf } from '../search/use-search.ts';
import { useStudio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { changedPart } from './changed-part.ts';
import { ledOn, standsWhen } from './unseen.ts';

interface UnseenProps {
  readonly draft: Pick<Draft, 'base' | 'now'>;
  readonly screen: ScreenName;
  /** Among what nothing was found as the part asks; nothing where that is not known. */
  readonly of: 'situations' | 'loans' | undefined;
  /** Said where nothing else can be. */
  readonly otherwise?: string;
}

export function Unseen({ draft, screen, of, otherwise }: UnseenProps) {
  const { tongue, source } = useStudio();
  const words = reviewWords[tongue];
  const index = useIndexOf(draft);
  const said = useMemo(() => {
    const speech = [tongue, source] as const;
    const nameOf = (file: string | undefined): string | undefined =>
      index.screens.find((each) => each.file === file)?.name[tongue];
    const led = ledOn(draft, screen, viewOf(draft.now), speech);
    if (led.length > 0) return led.map(({ to, when }) => words.ledOn(nameOf(to), when));
    const when = of === undefined ? '' : standsWhen(draft, changedPart(draft, screen, index).now, speech);
    if (when !== '') return [of === 'loans' ? words.noLoanSuch(when) : words.noneSuch(when)];
    return otherwise === undefined ? [] : [otherwise];
  }, [draft, screen, of, otherwise, tongue, source, index, words]);
  return said.map((each) => (
    <p key={each} className="st-muted">
      {each}
    </p>
  ));
}
